"""Portraits of the players: a bust in a medallion, in several moods.

`draw_table.py` writes them to assets/faces/. `bust` and `features` have the drawing functions; `regulars`,
`neighbours`, `northerners`, `osakans`, `parisians` and `guests` have the persons.
"""
