"""Writing scenarios by hand: a deal that is being laid, what is wrong with it, and the file it becomes.

Begin with `draft.py`.
"""
