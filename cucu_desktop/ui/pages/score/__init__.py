"""The score of a game with real cards.

Begin with score_page.py.
"""
