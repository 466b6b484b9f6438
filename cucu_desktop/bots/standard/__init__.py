"""Bots of the games with ordinary cards, in which all players are dealt a card first.

Each game has one module; begin with `cuckoo_bot`. `bet_decisions` is for Ace Chasing.
"""
