"""The viewport of the table view, with handlers of events that concern the view and no item.

A view with event handlers in Python gets each frame's events, too, and passing one event to Python costs a
twentieth of a frame. Events here are those that the view has not used.
"""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget


class Viewport(QWidget):
    """The viewport of the table view."""

    refined = Signal()
    """Emitted when the table is on a screen with another device pixel ratio."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.refined.emit()
        return super().event(event)
