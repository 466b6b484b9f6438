"""The inn: all activities besides a match.

Begin with people_page.py.
"""
