"""The numbers of the played deals: to copy them, or to play a deal again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QLabel

    from cucu_desktop.match.deal_numbers import DealRecord
    from cucu_desktop.ui.widgets.theme import Theme


_BUTTONS: Final = 4
"""The number of buttons of a deal."""


class DealsPage(Page):
    """Shows the numbers of the finished deals; the number of the current deal is not shown."""

    again = Signal(object)
    """Play this `DealRecord` again."""
    compared = Signal(object)
    """Compare this `DealRecord` with other players."""
    seen = Signal(object)
    """Replay this `DealRecord`."""
    WIDTH = 820

    def __init__(self, theme: Theme, deals: Sequence[DealRecord]) -> None:
        """Build the page; the last deal is at the top."""
        super().__init__(theme)
        self._tell(deals)
        self._lines: list[tuple[DealRecord, QLabel, QLabel, Button, Button, Button, Button]] = []
        self._grid = QGridLayout()
        self._arranged = (False, 0)
        self._lines.extend(self._line(deal) for deal in reversed(deals))
        self._arrange(beside=True, across=_BUTTONS)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._copied = written("", "body", "second", wrap=True)
        self.foot.addWidget(self._copied, 1)
        self._back = self.button(tr("Deals", "Back"), loud=True)
        self._back.clicked.connect(self.closed)

    def _tell(self, deals: Sequence[DealRecord]) -> None:
        self.title.setText(tr("Deals", "Deals in this game"))
        told = tr(
            "Deals",
            "Every deal has a number. Enter it when setting up a game for the same number of players "
            "and you get the same cards. The number stays hidden while the deal is being played, "
            "because it would reveal every card. Deals played by number don’t count in the statistics.",
        )
        self.body.addWidget(written(told, "body", "second", wrap=True))
        if any(deal.is_rest for deal in deals):
            rest = tr(
                "Deals",
                "When one pack lasts several deals, only the first of them has a number you can enter. "
                "Use “Play again” for the others.",
            )
            self.body.addWidget(written(rest, "body", "second", wrap=True))
        if not deals:
            self.body.addWidget(written(tr("Deals", "No deal of this game is over yet."), "body", wrap=True))

    def _line(self, deal: DealRecord) -> tuple[DealRecord, QLabel, QLabel, Button, Button, Button, Button]:
        """Return the widgets of the line of a deal."""
        name = tr("Deals", "Deal {number}").format(number=deal.ordinal)
        number = written(_number_told(deal), "name")
        number.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        look, copy = Button(tr("Deals", "Replay")), Button(tr("Deals", "Copy"))
        again, others = Button(tr("Deals", "Play again")), Button(tr("Duplicate", "Compare"))
        for button in (look, copy, again, others):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.setAccessibleName(tr("Deals", "{deal}: replay").format(deal=name))
        copy.setAccessibleName(tr("Deals", "{deal}: copy the number").format(deal=name))
        again.setAccessibleName(tr("Deals", "{deal}: play again").format(deal=name))
        others.setAccessibleName(f"{name}: {others.text()}")
        copy.setEnabled(deal.number is not None and not deal.is_rest)
        for button in (again, others):
            button.setEnabled(deal.number is not None)
        look.clicked.connect(lambda: self.seen.emit(deal))
        copy.clicked.connect(lambda: self._copy(deal))
        again.clicked.connect(lambda: self.again.emit(deal))
        others.clicked.connect(lambda: self.compared.emit(deal))
        return deal, written(name, "heading"), number, look, copy, again, others

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the buttons are below the numbers, as many in a row as fit."""
        bar = self._scroll.verticalScrollBar().sizeHint().width() + self.theme.space(4)
        line = self._line_width(min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))) - bar
        gap = max(0, self._grid.horizontalSpacing())
        named = max(
            (
                ordinal.sizeHint().width() + number.sizeHint().width()
                for _, ordinal, number, *_ in self._lines
            ),
            default=0,
        )
        rows = [[button.sizeHint().width() for button in buttons] for _, _, _, *buttons in self._lines]
        columns = [max(widths) for widths in zip(*rows, strict=True)] or [0] * _BUTTONS
        whole, wide = sum(columns) + (_BUTTONS - 1) * gap, max(columns)
        across = _BUTTONS if whole <= line else 2 if 2 * wide + gap <= line else 1
        self._arrange(beside=named + 2 * gap + whole <= line, across=across)
        super().fit_into(area)

    def _arrange(self, *, beside: bool, across: int) -> None:
        """Put the buttons of a deal beside its number, or beneath it, `across` in a row."""
        if self._arranged == (beside, across):
            return
        self._arranged = (beside, across)
        one_line = beside or across > 1
        named = 1 if one_line else 2
        high = 1 if beside else named + -(-_BUTTONS // across)
        for row, (_, ordinal, number, *buttons) in enumerate(self._lines):
            top = row * high
            self._grid.addWidget(ordinal, top, 0)
            self._grid.addWidget(
                number, top + named - 1, int(one_line), 1, 1 if beside else max(1, across - 1)
            )
            for at, button in enumerate(buttons):
                down, column = (0, 2 + at) if beside else (named + at // across, at % across)
                self._grid.addWidget(button, top + down, column)
        for column in range(2 + _BUTTONS):
            self._grid.setColumnStretch(column, int(column == (1 if beside else across)))

    def _copy(self, deal: DealRecord) -> None:
        assert deal.number is not None
        QGuiApplication.clipboard().setText(f"{deal.number:09}")
        self._copied.setText(tr("Deals", "Copied: {number}.").format(number=spaced(deal.number)))
        announce(self._copied, self._copied.text())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus()


def _number_told(deal: DealRecord) -> str:
    if deal.number is None:
        return tr("Deals", "no number")
    return tr("Deals", "from the rest of the pack") if deal.is_rest else spaced(deal.number)
