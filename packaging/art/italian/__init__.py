"""The Italian pack: suits, number cards, and the court with its heads, hats and clothes.

`draw_italian.py` makes its forty cards. Begin with `court`, which draws Fante, Cavallo and Re.
"""
