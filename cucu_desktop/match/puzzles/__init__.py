"""Puzzles: decisions from random deals, each with one best answer by a clear margin.

Begin with `puzzle`: what the files in `assets/puzzles/` say. `position` plays a puzzle's cards up to its
decision, and hands out what the seat sees there and nothing else. `solved` keeps which were solved. How they
were found is told in `analysis/puzzles`.
"""
