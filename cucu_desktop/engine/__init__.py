"""What a card game is: cards, actions, events, phases.

Standard library only; no clock, no screen, no chance of its own.
"""
