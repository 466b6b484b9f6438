"""The table of the trick games: fanned hands, the trick in the middle, taken tricks beside their owners.

`TrickScene` owns the items. Begin with `scene`, then `hands` and `layout`.
"""
