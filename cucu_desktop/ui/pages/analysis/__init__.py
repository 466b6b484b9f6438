"""Pages of the analysis: luck and skill in finished games.

Begin with `analyst`, which runs the analysis in a separate process.
"""
