"""At the inn: what there is to do besides a match.

Begin with inn_page.py.
"""
