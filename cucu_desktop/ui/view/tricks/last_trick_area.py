"""The place of the last trick for mouse, finger and keyboard."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.access import Spot
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.tricks.last import KEY


class LastSpot(Spot):
    """The last trick, for mouse and keyboard: under the mouse, clicked or by L it is held up."""

    wanted = Signal(bool)
    """Whether it is to be held up."""
    turned = Signal()
    """It is to be held up if it lies there, and to be laid down if it does not."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self.clicked.connect(self._take_click)
        QShortcut(QKeySequence(KEY), self).activated.connect(self.turned)

    def _take_click(self) -> None:
        """With a finger, a click is all there is; with the mouse it was held up before."""
        if self.underMouse():
            self.wanted.emit(True)
        else:
            self.turned.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Hold it up while the mouse is there."""
        super().enterEvent(event)
        self.wanted.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Lay it down again."""
        super().leaveEvent(event)
        self.wanted.emit(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lay it down when the keyboard goes on."""
        super().focusOutEvent(event)
        self.wanted.emit(False)
