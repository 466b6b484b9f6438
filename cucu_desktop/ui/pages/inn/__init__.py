"""The inn: all activities besides a match.

Begin with inn_page.py.
"""
