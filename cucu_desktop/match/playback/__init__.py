"""Playback of matches, deal by deal and step by step.

Begin with `playback`, the visible contents of a match; `play_on` begins a new match at any of its positions.
"""
