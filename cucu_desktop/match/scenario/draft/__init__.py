"""Writing scenarios in the window: a draft, its faults, and its file.

Begin with `draft.py`.
"""
