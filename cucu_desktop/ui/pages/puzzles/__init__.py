"""Puzzles in the window, and mistakes that are asked again. Begin with `puzzle_page`."""
