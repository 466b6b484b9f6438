"""Scenarios: deals written down in TOML with their results; read, checked, run, and played in the window.

Begin with `runner`. `reader` and `trick_reader` check what is written, `schema` says what each game may
write.
"""
