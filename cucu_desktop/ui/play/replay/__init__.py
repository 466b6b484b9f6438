"""Replay of a match at a separate table, during or after the match that is played.

Begin with `replay_widget`, which connects the parts; `replay_steps` moves from position to position.
"""
