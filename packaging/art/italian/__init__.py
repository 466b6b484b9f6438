"""The Italian pack: suits, number cards, and the court with its heads, hats and clothes.

`draw_italian.py` makes the forty cards of it. Begin with `court`, which puts Fante, Cavallo and Re together.
"""
