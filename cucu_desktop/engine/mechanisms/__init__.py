"""Mechanisms shared by some exchange games: phases with their states, and effects of special cards.

Each module has one: the agreement of the last two, bargains, bets, re-entry, the reverse run, rounds of ties.
Begin with `reentry`, or with `dealt_first` for the games with ordinary cards.
"""
