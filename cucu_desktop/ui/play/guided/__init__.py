"""Deals with explanations: the lessons, and scenarios of the collection that are shown or played.

Each puts a panel beside the table of a `MatchWidget` and follows its session. Begin with `scripted_game`.
"""
