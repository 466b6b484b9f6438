"""The table with something beside it: the running account, or somebody who explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.view import TableView

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cucu_desktop.ui.account import Account
    from cucu_desktop.ui.families import Family
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording


class Floor(QWidget):
    """Where the table stands, and at its right whatever is put beside it.

    Attributes:
        family: the family of the games that are played here.
        view: the table.
    """

    rules_wanted = Signal(str)
    """A section of the rules is to be read."""
    account_closed = Signal()
    """The person wants the account out of the way."""

    def __init__(self, theme: Theme, wording: Wording, family: Family, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._wording = theme, wording
        self._side: QWidget | None = None
        self._account: Account | None = None
        self.family = family
        self.view = TableView(theme.as_wished(), self, family)

    def put_beside(self, side: QWidget | None) -> None:
        """Let this stand at the right of the table, or nothing."""
        if self._side is not None:
            self._side.hide()
        self._side = side
        if side is not None:
            side.setParent(self)
            side.show()
        self._place_table()

    @property
    def account(self) -> Account | None:
        """The running account, if it is open."""
        return self._account

    def show_account(self, *, wanted: bool) -> None:
        """Let the running account stand beside the table, or not."""
        if wanted and self._side is None:
            from cucu_desktop.ui.account import Account  # noqa: PLC0415 - many never open it

            self._account = Account(self._theme, self._wording, self)
            self._account.closed.connect(self.account_closed)
            self._account.rules_wanted.connect(self.rules_wanted)
            self._open_account()
            self.put_beside(self._account)
        elif not wanted and self._account is not None:
            self._account.deleteLater()
            self._account = None
            self.put_beside(None)

    def _open_account(self) -> None:
        """Begin the account with what has been seen."""

    def _place_table(self) -> None:
        table = self.rect()
        if self._side is not None:
            margin, wide = self._theme.space(2), self._side.width()
            table.setRight(table.right() - wide - 2 * margin)
            self._side.setGeometry(table.right() + 1 + margin, margin, wide, self.height() - 2 * margin)
        self.view.setGeometry(table)
        self._place()

    def _place(self) -> None:
        """Put in its place what lies on the table."""

    def changeEvent(self, event: QEvent) -> None:
        """In another language what stands beside the table has another width, as soon as it has its words."""
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._place_table)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills what the account leaves."""
        super().resizeEvent(event)
        self._place_table()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The floor beside the table."""
        QPainter(self).fillRect(event.rect(), self._theme.color("room"))
