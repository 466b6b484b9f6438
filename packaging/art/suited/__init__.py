"""Packs with suits: index and pip layout, French suits, the Bordeaux court, and the backs of both such packs.

`draw_standard.py` makes the fifty-two cards of it; `draw_italian.py` uses layout and backs. Begin with `pip_layout`.
"""
