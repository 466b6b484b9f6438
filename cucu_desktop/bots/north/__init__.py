"""Bots of the northern games, whose matadors take effect automatically: Gnav, Slabberjan, Kille.

Begin with `strategies`. The last two are solved in `north_last_two`; for it `north_playout` plays a deal out,
and `north_rules` has the differences between the games.
"""
