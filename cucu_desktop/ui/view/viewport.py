"""The ground on which Qt shows the table: where what concerns the view and no item of it is heard.

A view that hears its own events hears of each frame, too, and to hand over one event to Python costs a
twentieth of a frame. What comes here the view has had before and has not used.
"""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget


class Viewport(QWidget):
    """The viewport of the table's view."""

    refined = Signal()
    """The table is shown on a screen with other pixels now."""

    def event(self, event: QEvent) -> bool:
        """Tell of another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.refined.emit()
        return super().event(event)
