"""Bots that know a game by its engine alone.

Nothing here names a game, a card or a rule. Begin with `rules_judge`, which plays each option out; `worlds`
deals the hidden cards as they may lie, and `others` has what sensible players do, as it was learnt by the
rules. The games that are begun here have cards of their own: of the game at the table there is only an
observation.
"""
