"""The table in a window: `TableView`, a QGraphicsView, with mouse input and the accessibility interface.

The view owns scene, director and background picture; `TableAccessibility` owns buttons over its viewport.
Begin with `view`; `families` has the scene, cues and gestures of each game.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
