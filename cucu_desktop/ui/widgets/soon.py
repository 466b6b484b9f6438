"""What is to be done as soon as Qt has done what is due now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject


def soon(owner: QObject, do: Callable[[], object]) -> None:
    """Do something in a moment, unless `owner` is gone by then.

    `QTimer.singleShot` with an owner never lets go of what it was to call for one that is gone: a method of a
    widget, and with it the whole window.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
