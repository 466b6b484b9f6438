"""Puzzles: decisions from random deals, each with one best answer by a clear margin.

Begin with `puzzle`, the format of the files in `assets/puzzles/`. `position` plays a puzzle's cards up to its
decision, and returns the seat's observation there and nothing else. `solved` stores the solved ones.
`analysis/puzzles` finds new ones.
"""
