"""Search for puzzles in random deals, run by hand: `python -m cucu_desktop.analysis.puzzles campli --seed 1`.

`puzzle_search` plays deals between bots, estimates the worths of a decision's answers by many samples, keeps
decisions with one best answer by a clear margin, and selects from them. The same seed gives the same puzzles.
The results are in `assets/puzzles/`.
"""
