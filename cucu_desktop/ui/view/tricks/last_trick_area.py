"""The area of the last trick for mouse, finger and keyboard."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.scene.tricks.last_trick import KEY
from cucu_desktop.ui.view.accessibility import TableButton
from cucu_desktop.ui.widgets.theme import Theme


class LastTrickArea(TableButton):
    """The last trick, for mouse and keyboard: under the mouse, clicked or by L it is held up."""

    wanted = Signal(bool)
    """Whether the last trick is to be shown large."""
    turned = Signal()
    """The last trick is to be shown large if it is small, and small if it is large."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self.clicked.connect(self._take_click)
        self._shortcut = QShortcut(QKeySequence(theme.key(KEY)), self)
        self._shortcut.activated.connect(self.turned)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setEnabled(False)
        self._escape.activated.connect(lambda: self.wanted.emit(False))

    def restyle(self) -> None:
        """Listen to the key that is preferred."""
        super().restyle()
        self._shortcut.setKey(QKeySequence(self.theme.key(KEY)))

    def know_large(self, *, large: bool) -> None:
        """Listen to Escape while the trick is held up, and no longer."""
        self._escape.setEnabled(large)

    def _take_click(self) -> None:
        """With a finger, a click is all there is; with the mouse it was held up before."""
        if self.underMouse():
            self.wanted.emit(True)
        else:
            self.turned.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the last trick large while the mouse is over it."""
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
