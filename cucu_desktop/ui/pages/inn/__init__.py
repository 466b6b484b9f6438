"""The inn: all activities besides a match.

Begin with slips_page.py.
"""
