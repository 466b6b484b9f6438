"""Drawing kit: plane geometry, SVG layers, the woodcut strokes, and the parts common to all cards.

Begin with `woodcut.Art`, a drawing that is written as SVG. `curves` and `layers` do not import the rest.
"""
