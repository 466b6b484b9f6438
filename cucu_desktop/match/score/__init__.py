"""The score of a game that is played with real cards.

Begin with `score`: it takes down what was told and returns the result, which `cucu-desktop score` prints.
`told_game` has the state of a game whose deals are told, not dealt; `score_reader` reads a written-down game.
"""
