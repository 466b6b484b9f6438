"""The score of a game that is played with real cards.

Begin with `score`: it takes texts about each deal and computes the result, which `cucu-desktop score` prints.
`told_game` has the state of a game whose deals are told, not dealt; `score_reader` reads a game's file.
"""
