"""The numbers of the deals that have been played: to be copied, and to play one of them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from cucu_desktop.match.deal_numbers import written as spaced
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QLabel

    from cucu_desktop.match.deal_numbers import DealRecord
    from cucu_desktop.ui.widgets.theme import Theme


class DealsPage(Page):
    """Tells the numbers of the deals that are over; the one that is being played has to wait."""

    again = Signal(object)
    """This `DealRecord` is to be played again."""
    compared = Signal(object)
    """Others are to play this `DealRecord`."""
    seen = Signal(object)
    """This `DealRecord` is to be looked at again."""
    WIDTH = 820

    def __init__(self, theme: Theme, deals: Sequence[DealRecord]) -> None:
        """Write the page; of the deals the last one stands at the top."""
        super().__init__(theme)
        self._told = written("", "body", "second", wrap=True)
        self.body.addWidget(self._told)
        self._none = written("", "body", wrap=True)
        self.body.addWidget(self._none)
        self._none.setVisible(not deals)
        self._lines: list[tuple[DealRecord, QLabel, QLabel, Button, Button, Button, Button]] = []
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for row, deal in enumerate(reversed(deals)):
            line = self._line(deal)
            self._lines.append(line)
            for column, widget in enumerate(line[1:]):
                grid.addWidget(widget, row, column)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self._copied = written("", "body", "second", wrap=True)
        self.foot.addWidget(self._copied, 1)
        self._back = self.button(loud=True)
        self._back.clicked.connect(self.closed)
        self.retranslate()

    def _line(self, deal: DealRecord) -> tuple[DealRecord, QLabel, QLabel, Button, Button, Button, Button]:
        """Return what stands in the line of a deal."""
        number = written("" if deal.number is None else spaced(deal.number), "name")
        number.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        look, copy, again, others = (Button() for _ in range(4))
        for button in (look, copy, again, others):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for button in (copy, again, others):
            button.setEnabled(deal.number is not None)
        look.clicked.connect(lambda: self.seen.emit(deal))
        copy.clicked.connect(lambda: self._copy(deal))
        again.clicked.connect(lambda: self.again.emit(deal))
        others.clicked.connect(lambda: self.compared.emit(deal))
        return deal, written("", "heading"), number, look, copy, again, others

    def _copy(self, deal: DealRecord) -> None:
        assert deal.number is not None
        QGuiApplication.clipboard().setText(f"{deal.number:09}")
        self._copied.setText(tr("Deals", "{number} is copied.").format(number=spaced(deal.number)))
        announce(self._copied, self._copied.text())

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(tr("Deals", "The deals of this game"))
        self._told.setText(
            tr(
                "Deals",
                "Every deal follows from its number: the same number, typed in when a game is laid for as "
                "many players, brings the same cards. While a deal is being played its number is not "
                "told, for it would tell every card. What is played by its number does not count in the "
                "statistics.",
            )
        )
        self._none.setText(tr("Deals", "No deal of this game is over yet."))
        for deal, ordinal, number, look, copy, again, others in self._lines:
            name = tr("Deals", "Deal {number}").format(number=deal.ordinal)
            ordinal.setText(name)
            if deal.number is None:
                number.setText(tr("Deals", "without a number"))
            look.setText(tr("Deals", "Look at it"))
            look.setAccessibleName(tr("Deals", "{deal}: look at it again").format(deal=name))
            copy.setText(tr("Deals", "Copy"))
            copy.setAccessibleName(tr("Deals", "{deal}: copy the number").format(deal=name))
            again.setText(tr("Deals", "Play again"))
            again.setAccessibleName(tr("Deals", "{deal}: play it again").format(deal=name))
            others.setText(tr("Duplicate", "And the others?"))
            others.setAccessibleName(f"{name}: {others.text()}")
        self._copied.setText("")
        self.label(self._back, tr("Deals", "Back"))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the way back."""
        super().showEvent(event)
        self._back.setFocus()
