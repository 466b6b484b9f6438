"""Portraits of the players: a bust in a medallion, in several moods.

`draw_table.py` writes them to assets/faces/. `bust` and `features` draw; `regulars`, `neighbours` and `guests` are who
is drawn.
"""
