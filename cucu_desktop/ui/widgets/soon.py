"""Deferred calls and deletions, after the events that Qt has queued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget


def soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call a function soon, unless `owner` is deleted by then.

    `QTimer.singleShot` with an owner never releases the function of a deleted owner: a method of a
    widget, and with it the whole window.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start()


def delete_soon(part: QWidget) -> None:
    """Remove a part from its page now, and delete it soon.

    `deleteLater` alone leaves it on the page, where `page_state` counts it among the widgets of its type.
    """
    part.hide()
    part.setParent(part.window())
    part.deleteLater()
