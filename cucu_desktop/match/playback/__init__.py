"""Matches that were played, to be looked through deal by deal and step by step.

Begin with `playback`, which is what may be seen of one; `play_on` begins a match of its own where one looks.
"""
