"""Bots of the games with ordinary cards, in which all players are dealt a card first.

Each game has one module; begin with `cuckoo_last_two`. `bet_decisions` is for Ace Chasing.
"""
