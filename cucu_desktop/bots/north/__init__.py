"""Bots of the northern games, whose matadors take effect automatically: Gnav, Slabberjan, Kille.

Begin with `turn`; `playout` plays a deal out, `rules` has the differences between the games.
"""
