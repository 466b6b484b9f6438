"""Pages that look back: what was luck and what was skill.

Begin with `analysis_page`; `analyst` has everything reckoned away from the window.
"""
