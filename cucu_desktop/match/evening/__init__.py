"""Evenings: several games in a row with one company, and seasons of them.

Begin with `programme`, the agreement; `evening` is one under way, `standings` ranks the players.
"""
