"""The deal of the day: what is played, what came of it, and the calendar of the days.

Begin with `daily_page.py`.
"""
