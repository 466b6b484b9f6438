"""The deal of the day: the same three deals for all players by the date, without any network.

Begin with `programme.py`, the deals of each day; `diary.py` keeps the results.
"""
