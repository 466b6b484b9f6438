"""The area of the last trick for mouse, touch and keyboard."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.view.accessibility import TableButton
from cucu_desktop.ui.widgets.focus import LAST_TRICK
from cucu_desktop.ui.widgets.theme import Theme


class LastTrickArea(TableButton):
    """The last trick: shown large under the mouse, by a click or by L."""

    wanted = Signal(bool)
    """Emitted with whether the last trick is to be shown large."""
    turned = Signal()
    """Emitted to toggle the size of the last trick."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self.clicked.connect(self._take_click)
        self._shortcut = QShortcut(QKeySequence(theme.key(LAST_TRICK)), self)
        self._shortcut.activated.connect(self.turned)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setEnabled(False)
        self._escape.activated.connect(lambda: self.wanted.emit(False))

    def restyle(self) -> None:
        super().restyle()
        self._shortcut.setKey(QKeySequence(self.theme.key(LAST_TRICK)))

    def know_large(self, *, large: bool) -> None:
        self._escape.setEnabled(large)

    def _take_click(self) -> None:
        """Toggle by a touch; with the mouse it is large already."""
        if self.underMouse():
            self.wanted.emit(True)
        else:
            self.turned.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.wanted.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.wanted.emit(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.wanted.emit(False)
