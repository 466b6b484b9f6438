"""A match: a series of games, logged to disk and resumed from the log. Holds the only true state.

Begin with `match`, then `log` and `undo`. `advice`, `records` and `scenario` are packages beside it;
`commands` and `simulate` are the command line without a window.
"""
