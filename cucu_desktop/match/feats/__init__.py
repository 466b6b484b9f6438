"""Feats: what people at the screen have done that one remembers, found in the matches that are kept.

Begin with `feat`: which there are. `exchange_feats` and `trick_feats` find them in what happened, `stories`
reads that off the logs, `shelf` keeps what was found, so that no log is gone through twice.
"""
