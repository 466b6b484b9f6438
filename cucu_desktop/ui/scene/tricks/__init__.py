"""The table of the trick games: hands in fans, the trick in the middle, tricks taken beside who took them.

`TrickScene` owns the items. Begin with `scene`, then `hands` and `layout`.
"""
