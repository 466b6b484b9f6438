"""The score of a game that is played with real cards.

`told_game` has the state of a game whose deals are told, not dealt; `score_reader` reads a written-down game;
`score` plays it and returns its result, which `cucu-desktop score` prints.
"""
