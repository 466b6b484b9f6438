"""Extra features beside a match, on the page of the inn and in its menu, and the controllers that open them.

Begin with `rows.py`: a `Row` is an entry of the menu and a slip on the page.
"""
