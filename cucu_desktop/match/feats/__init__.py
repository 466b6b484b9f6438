"""Feats: memorable deeds of people at the screen, found in the stored matches.

Begin with `shelf`, which lists them and stores the found ones, so that no log is read twice. `exchange_feats`
and `trick_feats` find them in events, `stories` reads these from the logs.
"""
