"""The score of a game that is played with real cards.

Begin with `score_run`: it computes the result of a written-down game, which `cucu-desktop score` prints.
`game_score` and `trick_score` take texts about each deal; `entered_game` has the state of a game whose deals
are entered, not dealt; `score_reader` reads a game's file.
"""
