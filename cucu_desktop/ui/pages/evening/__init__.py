"""Pages of an evening: the proposals, the plan, the standings between games, and the end.

Begin with tonight_page.py.
"""
