"""The forty cards of the Cucù pack, one module for each design, and its two backs.

`draw_cards.py` lists the designs in the order of the pack. Each is a function without arguments that returns an `Art`.
"""
