"""What a screen reader finds of a combo box; imported when it first looks at one (`read_choices_once`)."""

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox


class ChoiceReader(QAccessibleWidget):
    """A combo box with its name, what is chosen as its value, its list as child, and as action to open it.

    It holds no widget: PySide keeps each of these for good.
    """

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box, QAccessible.Role.ComboBox)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name, which Qt gives on Windows and macOS only, or the value."""
        box = self._box()
        if kind == QAccessible.Text.Value:
            return box.currentText()
        return (kind == QAccessible.Text.Name and box.accessibleName()) or super().text(kind)

    def state(self) -> QAccessible.State:
        """Return whether the list is open, too."""
        state = super().state()
        state.expandable, state.expanded = True, self._box().view().isVisible()
        return state

    def childCount(self) -> int:
        """Return how many children there are: the list."""
        return 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the list, in which what is chosen is selected."""
        return QAccessible.queryAccessibleInterface(self._box().view()) if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a child, or -1."""
        return 0 if child.object() is self._box().view() else -1

    def actionNames(self) -> list[str]:
        """Return the names of what can be done to the box."""
        return [self.showMenuAction(), self.pressAction()]

    def doAction(self, name: str) -> None:
        """Open or close the list."""
        box = self._box()
        if name in self.actionNames():
            box.hidePopup() if box.view().isVisible() else box.showPopup()

    def _box(self) -> QComboBox:
        box = self.object()
        assert isinstance(box, QComboBox)
        return box
