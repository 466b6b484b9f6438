"""Evenings: several games after each other with a company that stays, and seasons of them.

Begin with `programme`, what is agreed; `evening` is one under way, `standings` tells who is ahead.
"""
