"""The items on the table and their positions: `TableScene`, a QGraphicsScene; nothing is animated here.

The scene owns its QGraphicsItems; `layout` computes their positions and uses no Qt objects but points and
rectangles. Begin with `scene`, then `layout.layout`; the scene of the trick games is in `tricks`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
