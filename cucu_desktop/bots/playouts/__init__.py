"""Bots that know a game by its engine alone: for options and variants that no faster bots reckon with.

Nothing here names a game, a card or a rule. Begin with `rules_judge`, which plays each option out; `worlds`
deals the hidden cards as they may lie, `habits` learns by self-play what sensible players do, and `situation`
has what a seat knows of a deal under way. The games that are begun here have cards of their own: of the game
at the table there is only an observation.
"""
