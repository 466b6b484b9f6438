"""The cues of the cards that arrest: one module a card, `stage` for their common frame.

They own no Qt objects but sprites that are removed at the end of the cue. Begin with `ARRESTS` of `turns`,
then `stage`; the inn is in `bargain`.
"""
