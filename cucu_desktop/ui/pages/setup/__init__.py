"""The page on which a match is set up: its players and rules.

`SetupPage` owns the rows of seats and rules. Begin with `seating`, which defines plans and their faults
without Qt; then `setup_page`.
"""
