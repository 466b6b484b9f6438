"""The cues of the trick games, which the table `TRICKS` in `cue_table` joins.

They own no Qt objects but items that are removed with the count. Begin with `playing`, then `counting`.
"""
