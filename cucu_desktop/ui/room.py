"""What fills the window, and where in it everything lies: the table, and papers on it.

One thing fills the room: the page of the start, or the table. Over it lie the choices, at most one sheet,
the cover of a hand-over, and slips that tell of some trouble. While a sheet or the cover lies there the
table is out of the keyboard's reach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.notices import Notice, announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.ui.sheet import Sheet
    from cucu_desktop.ui.theme import Theme


class Room(QWidget):
    """Everything below the menu."""

    sheet_gone = Signal()
    """The sheet was taken away and nothing was laid instead."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._floor: QWidget | None = None
        self._sheet: Sheet | None = None
        self._staying: Sheet | None = None
        self._over: QWidget | None = None
        self._notices: list[Notice] = []

    # What lies where

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies on the table, if any."""
        return self._sheet

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheet that lies on the table, and the one that is to be laid again, if any."""
        return tuple({sheet for sheet in (self._sheet, self._staying) if sheet is not None})

    @property
    def notices(self) -> tuple[Notice, ...]:
        """The slips that nobody has laid aside yet."""
        return tuple(self._notices)

    def fill(self, floor: QWidget) -> None:
        """Fill the room with this, in place of what filled it."""
        old, self._floor = self._floor, floor
        floor.setParent(self)
        floor.lower()
        if old is not None and old is not floor:
            old.hide()
            old.deleteLater()
        floor.setEnabled(self._sheet is None and self._over is None)
        self.arrange()
        floor.show()

    def lay(self, sheet: Sheet, *, stays: bool = False) -> None:
        """Lay a sheet on the table, in place of the one that lies there.

        One that `stays` is only put under the next, as it is, to be laid again, until `forget`.
        """
        self._drop_sheet()
        self._sheet = sheet
        if stays:
            self.forget()
            self._staying = sheet
        sheet.setParent(self)
        sheet.closed.connect(self.take_away)
        self._reach()
        self.arrange()
        sheet.show()
        sheet.raise_()
        self._raise_notices()

    def lay_again(self) -> None:
        """Lay the sheet that stays."""
        if self._staying is not None:
            self.lay(self._staying)

    def forget(self) -> None:
        """Keep no sheet any longer than it lies there."""
        old, self._staying = self._staying, None
        if old is not None and old is not self._sheet:
            old.deleteLater()

    def take_away(self) -> None:
        """Take the sheet away."""
        if self._sheet is not None:
            self._drop_sheet()
            self._reach()
            self.sheet_gone.emit()

    def cover_with(self, over: QWidget | None) -> None:
        """Cover everything but the sheet with this, or uncover it."""
        if self._over is not None and self._over is not over:
            self._over.hide()
            self._over.deleteLater()
        self._over = over
        if over is not None:
            over.setParent(self)
            over.setGeometry(self.rect())
            over.show()
            over.raise_()
            if self._sheet is not None:
                self._sheet.raise_()
            self._raise_notices()
        self._reach()

    def tell(self, tell: Callable[[], str]) -> None:
        """Tell something on a slip, unless it is being told already."""
        if any(notice.text == tell() for notice in self._notices):
            return
        notice = Notice(self.theme, tell, self)
        notice.dismissed.connect(lambda: self._dismiss(notice))
        self._notices.append(notice)
        notice.show()
        self.arrange()
        self._raise_notices()
        announce(notice, notice.text)

    def set_theme(self, theme: Theme) -> None:
        """Take another look, with all that lies in the room."""
        self.theme = theme
        for part in {self._floor, self._over, self._sheet, self._staying, *self._notices}:
            take = getattr(part, "set_theme", None)
            if take:
                take(theme)
        self.arrange()
        self.update()

    def take_focus(self) -> None:
        """Give the keyboard to what lies on top."""
        top = self._over or self._floor
        if top is not None and self._sheet is None:
            take = getattr(top, "take_focus", top.setFocus)
            take()

    def arrange(self) -> None:
        """Put everything where it belongs in a room of this size."""
        if self._floor is not None:
            self._floor.setGeometry(self.rect())
        if self._over is not None:
            self._over.setGeometry(self.rect())
        if self._sheet is not None:
            self._sheet.lie_in(self.rect())
        taken = 0
        for notice in self._notices:
            notice.lie_in(self.rect().adjusted(0, 0, 0, -taken))
            taken += notice.height()

    # Inside

    def _drop_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.closed.disconnect(self.take_away)
            self._sheet.hide()
            if self._sheet is not self._staying:
                self._sheet.deleteLater()
            self._sheet = None

    def _dismiss(self, notice: Notice) -> None:
        self._notices.remove(notice)
        notice.hide()
        notice.deleteLater()
        self.arrange()

    def _raise_notices(self) -> None:
        for notice in self._notices:
            notice.raise_()

    def _reach(self) -> None:
        """Keep the keyboard from what lies underneath."""
        if self._over is not None:
            self._over.setEnabled(self._sheet is None)
        if self._floor is not None:
            self._floor.setEnabled(self._sheet is None and self._over is None)

    def changeEvent(self, event: QEvent) -> None:
        """In another language everything has another size; the papers have written it when this is done."""
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self.arrange)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything where it belongs."""
        super().resizeEvent(event)
        self.arrange()
