"""The field in which a name is typed."""

from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from cucu_desktop.names import LONGEST_NAME, cut

_UNITS: Final = 32
"""UTF-16 units that one letter may take; Qt counts those, and cuts what is pasted in the midst of one."""


class NameField(QLineEdit):
    """A field that takes so many letters as a reader counts them, an emoji of several characters as one."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, most: int = LONGEST_NAME) -> None:
        super().__init__(parent)
        self._most = most
        self.setMaxLength(_UNITS * most)
        self.setText(text)
        self.textEdited.connect(self._limit)

    def _limit(self, text: str) -> None:
        """Take back the letters at the end that are too many."""
        if (kept := cut(text, self._most)) != text:
            place = self.cursorPosition()
            self.setText(kept)
            self.setCursorPosition(min(place, len(kept.encode("utf-16-le", "surrogatepass")) // 2))
