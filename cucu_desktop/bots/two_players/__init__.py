"""The last two players of a game, solved: best play and the chance to win at every score.

Begin with `deal`: a deal between two, and how it ends. `equilibrium` finds how both play it, `series` the
chances of all scores, which follow from each other.
"""
