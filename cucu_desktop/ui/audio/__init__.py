"""Sounds and spoken calls; both are made in processes of their own, so that a stalled device stalls nothing.

It owns the QProcess of the voice and that of the sounds; what is heard is told by signals of the scene.
Begin with `table_audio`, then `sound` and `voice`; `soundboard` and `speaker` run in those processes.
"""

import cucu_desktop.ui.widgets  # noqa: F401 - before any of PySide
