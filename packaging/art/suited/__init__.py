"""Packs with suits: index and pip layout, French suits, the Bordeaux court, and the backs of both packs.

`draw_standard.py` makes fifty-two cards; `draw_italian.py` uses layout and backs. Begin with `pip_layout`.
"""
