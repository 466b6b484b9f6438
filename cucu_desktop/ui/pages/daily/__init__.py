"""The deal of the day: its deals, their results, and a calendar of the days.

Begin with `daily_page.py`.
"""
