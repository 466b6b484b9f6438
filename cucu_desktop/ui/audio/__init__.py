"""Sounds and spoken calls, made in child processes, so that a stalled device does not stall the window.

This package owns both QProcesses; signals of the scene trigger what they play.
Begin with `TableAudio` of `voice`, then `sound`; `soundboard` and `speaker` run in those processes.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
