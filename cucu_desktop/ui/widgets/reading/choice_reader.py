"""The accessibility interface of a combo box; imported at its first use (`read_choices_once`)."""

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox


class ChoiceReader(QAccessibleWidget):
    """A combo box with its name, its value, its list as child, and the action of opening it.

    It holds no widget: PySide keeps each of these forever.
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
        state = super().state()
        state.expandable, state.expanded = True, self._box().view().isVisible()
        return state

    def childCount(self) -> int:
        return 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the list, in which the value is selected."""
        return QAccessible.queryAccessibleInterface(self._box().view()) if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._box().view() else -1

    def actionNames(self) -> list[str]:
        return [self.showMenuAction(), self.pressAction()]

    def doAction(self, name: str) -> None:
        box = self._box()
        if name in self.actionNames():
            box.hidePopup() if box.view().isVisible() else box.showPopup()

    def _box(self) -> QComboBox:
        box = self.object()
        assert isinstance(box, QComboBox)
        return box
