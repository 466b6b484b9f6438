"""Deals in which somebody explains: the tutorial, and deals of the collection that are watched or played.

Each puts a panel beside the table of a `MatchWidget` and follows its session. Begin with `scripted_game`.
"""
