"""Pages of the analysis: luck and skill in finished games.

Begin with `analysis_page`; `analyst` runs the analysis in a separate process.
"""
