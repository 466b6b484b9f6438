"""The cues of the cards that arrest: one module a card, `stage` for what all have in common.

They own no Qt objects but sprites that are gone when the cue is over. Begin with `arrest`, then `stage`.
"""
