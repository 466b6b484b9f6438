"""A match looked through at a table of its own, beside or after the one that is played.

Begin with `replay_widget`, which puts the parts together; `replay_steps` moves from position to position.
"""
