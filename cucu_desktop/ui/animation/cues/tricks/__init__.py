"""The cues of the trick games, which the table `TRICKS` in `cue_table` puts together.

They own no Qt objects but items that are gone with the count. Begin with `playing`, then `counting`.
"""
