"""Bots of the northern games, whose matadors take effect automatically: Gnav, Slabberjan, Kille.

Begin with `north_turn`; `north_playout` plays a deal out, `north_rules` has the differences between the
games.
"""
