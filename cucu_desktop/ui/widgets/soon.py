"""Deferred calls, after the events that Qt has queued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject


def soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call a function soon, unless `owner` is deleted by then.

    `QTimer.singleShot` with an owner never releases the function of a deleted owner: a method of a
    widget, and with it the whole window.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
