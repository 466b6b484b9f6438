"""Puzzles in the window.

Begin with `puzzles_page`: all of them, by game and difficulty, with the solved ones ticked.
`puzzle_page` shows one on the table, `puzzle_slips` are the numbered slips of a game.
"""
