"""The table in a window: `TableView`, a QGraphicsView, the mouse on it, and what a screen reader finds there.

The view owns scene, director and background picture; `TableAccessibility` owns buttons over its viewport.
Begin with `view`; which scene, cues and gestures a game has is in `families`.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
