"""Bots of the northern games, whose matadors answer of themselves: Gnav, Slabberjan, Kille.

Begin with `turn`; `playout` plays a deal out, `rules` says what is special about each game in it.
"""
