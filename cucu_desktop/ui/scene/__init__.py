"""What lies on the table and where: `TableScene`, a QGraphicsScene, and the items on it; nothing moves here.

The scene owns its QGraphicsItems; `layout` computes where they lie, without Qt objects but rectangles.
Begin with `scene`, then `layout.layout`; trick games have their own in `tricks`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
