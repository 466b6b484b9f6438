"""Puzzles in the window.

Begin with `puzzles_page`: all of them, by game and difficulty, with those ticked that are solved.
`puzzle_page` lays one on the table, `puzzle_slips` are the numbered slips of a game.
"""
