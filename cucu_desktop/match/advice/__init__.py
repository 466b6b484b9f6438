"""Advice: the action of a good player at a decision, and the reason.

Begin with `advice.advise`. A `Reason` is the key of a sentence with its numbers, found by one module for each
family of games.
"""
