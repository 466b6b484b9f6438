"""The deal of the day: the same three deals for everybody by the date, without any network.

Begin with `programme.py`, which tells what is played on a day; `diary.py` keeps what came of it.
"""
