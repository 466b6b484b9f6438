"""Drawing kit: plane geometry, SVG layers, the woodcut strokes, and what every card has.

`woodcut.Art` is a drawing that writes itself as SVG; begin there. `curves` and `layers` know nothing else of the kit.
"""
