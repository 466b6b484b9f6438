"""The last two players of a game, solved: best play and the chance to win at every score.

Begin with `deal`: a deal between two, and its ends. `equilibrium` finds the plans of both, `solved_series`
the chances at all scores, which depend on each other.
"""
