"""The animation of events: a queue, timelines, and one cue for each type of event.

It owns one QAbstractAnimation, the clock of the `Director`, and changes the items of a scene.
Begin with `timeline`, then `cue` and `cue_table`; `director` plays them, `durations` has their lengths.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
