"""Search for puzzles in random deals, by hand: `python -m cucu_desktop.analysis.puzzles campli --seed 1`.

`measuring` tells what the answers of a decision are worth, by many samples, and how many would miss the best;
`search` plays deals between bots, keeps decisions with one best answer by a clear margin, and chooses among
them. The same seed brings the same puzzles. What is found lies in `assets/puzzles/`.
"""
