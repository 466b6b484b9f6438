"""What there is to do at the inn besides a match, and who opens it.

Begin with `rows.py`: a row of it is an entry of the menu and a slip on the page.
"""
