"""Scenarios: deals in TOML with their expected results; read, checked, run, and played in the window.

Begin with `runner`. `reader` and `trick_reader` check the keys, `schema` has the keys of each game.
"""
