"""The page on which a table is set up: who sits there, and by which rules.

`SetupPage` owns the rows of seats and rules. Begin with `seating`, which says without Qt what a plan is and
what may be wrong with it; then `setup_page`.
"""
