"""Bots of the games with ordinary cards, in which everybody is dealt a card first.

One module a game; begin with `cuckoo`. `bets` is for Ace Chasing.
"""
