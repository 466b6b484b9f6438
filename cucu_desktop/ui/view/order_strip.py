"""The order of the cards, from low to high, on a strip of paper above the table; in a small window over it.

It has public information only: the rules, and the cards that have publicly fallen in this
deal. Below each card is a pip for every copy, filled as long as the copy is still out. For keyboard and
screen reader each row is a list.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cucu_desktop.games.game import APART
from cucu_desktop.ui.text.card_order import fallen
from cucu_desktop.ui.view.tooltips import in_lines
from cucu_desktop.ui.widgets.focus import ORDER, paint_ring_in, read_current
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import PaperPanel, written
from cucu_desktop.ui.widgets.round_button import RoundButton
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.scrolling.scroll_fade import viewport_of
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.themed import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPixmap

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.cards import Card
    from cucu_desktop.ui.scene.scene import TableScene
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

RANK: Final = Qt.ItemDataRole.UserRole + 1
"""The item role of the rank's number in its row."""
_LARGEST: Final = 60
"""The largest width of a card, at the usual text size."""
_LEGIBLE: Final = 38
"""The width from which cards are legible at a glance; if need be in more lines."""
_SMALLEST: Final = 18
_TOLD: Final = 32
"""The smallest width of a card at the usual text size, so that the strip covers nothing else."""
_SPARED: Final = 0.26
_MOST_SPARED: Final = 0.33
"""The fraction of a table's height that it can spare for a strip, with usual letters and with large ones."""
_STEP: Final = 1.1
"""The distance of the cards, in their widths."""
_PIPS: Final = 0.24
"""The height of the line of pips under a card, in its widths."""
_LINES: Final = (1, 2, 3)
_FAINT: Final = 0.28
_WALKING: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
)
_EDGE: Final = 2
"""The width of a list's border; a pixel less than its cells need would wrap the last one."""


class _CardDelegate(QStyledItemDelegate):
    """Draws a card with its pips."""

    def __init__(self, row: CardRow) -> None:
        super().__init__(row)
        self._row = row

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option, index
        return self._row.gridSize()

    @safe_paint
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the card, faint if all its copies have fallen; a ring round it if it has the focus."""
        row, rank = self._row, int(index.data(RANK))
        area = QRectF(option.rect)
        width = row.card_width
        card = QRectF(area.left() + (area.width() - width) / 2, area.top(), width, width * CARD_HEIGHT)
        out, copies = row.copies_of(rank)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        picture = row.picture(rank)
        painter.setOpacity(1.0 if out else _FAINT)
        painter.drawPixmap(card, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)
        self._paint_pips(painter, card, out, copies)
        has_keyboard = option.state & QStyle.StateFlag.State_HasFocus and row.hasFocus()
        if has_keyboard or rank in row.ringed:
            paint_ring_in(painter, row.theme, card.toAlignedRect(), 5)
        painter.restore()

    def _paint_pips(self, painter: QPainter, card: QRectF, out: int, copies: int) -> None:
        """Paint a pip for each copy, those that are still out filled."""
        ink = self._row.theme.color("ink")
        radius = max(card.width() * 0.06, 2.0)
        step = radius * 3
        left = card.center().x() - step * (copies - 1) / 2
        middle = card.bottom() + card.width() * _PIPS / 2
        painter.setPen(QPen(ink, max(1.0, radius * 0.4)))
        for copy in range(copies):
            painter.setBrush(ink if copy < out else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + copy * step, middle), radius, radius)


class CardRow(QListWidget):
    """One row of cards, from low to high; it may take several lines.

    Attributes:
        theme: the theme.
        card_width: the width of its cards.
        ringed: the ranks with a ring round them.
    """

    def __init__(
        self, theme: Theme, ranks: Sequence[Sequence[Card]], table: TableScene, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.theme, self._ranks, self._table = theme, ranks, table
        self._fallen: Counter[Card] = Counter()
        self.card_width = 40.0
        self.ringed: frozenset[int] = frozenset()
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("plain", True)
        self.setItemDelegate(_CardDelegate(self))
        for rank in range(len(ranks)):
            item = QListWidgetItem(self)
            item.setData(RANK, rank)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        read_current(self)

    def ring(self, cards: Sequence[Card]) -> None:
        self.ringed = frozenset(number for number, rank in enumerate(self._ranks) if set(rank) & set(cards))
        viewport_of(self).update()

    def know(self, gone: Counter[Card], wording: Wording) -> None:
        self._fallen = gone
        for rank, cards in enumerate(self._ranks):
            item, order = self.item(rank), wording.order
            out, copies = self.copies_of(rank)
            told = order.told(cards, copies - out, copies)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
            item.setToolTip(in_lines(f"{told}\n{order.power(cards)}"))
        viewport_of(self).update()

    def copies_of(self, rank: int) -> tuple[int, int]:
        """Return the number of copies of a rank still out, and the number of all."""
        cards = self._ranks[rank]
        copies = sum(self._table.full_pack.cards.count(card) for card in cards)
        return copies - sum(self._fallen[card] for card in cards), copies

    def picture(self, rank: int) -> QPixmap:
        """Return the face of a rank; of several suits that of the card of the game's emblem."""
        cards, suit = self._ranks[rank], self._table.game.emblem[-1:]
        card = next((card for card in cards if card.suit == suit), cards[-1])
        return self._table.art.card(card.id, self.card_width)

    def take_cards(self, width: float) -> None:
        self.card_width = width
        self.setGridSize(cell_of(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the row; all other keys are the table's."""
        if event.key() in _WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()


def cell_of(card_width: float) -> QSize:
    return QSize(math.ceil(card_width * _STEP), math.ceil(card_width * (CARD_HEIGHT + _PIPS)) + 2)


class OrderStrip(Translated, PaperPanel):
    """The strip; `fit_into` places it.

    Attributes:
        rows: the rows of cards, by their names in the game.
    """

    done = Signal()
    """Emitted when it is to be closed."""

    def __init__(
        self, theme: Theme, wording: Wording, table: TableScene, parent: QWidget, *, is_kept: bool = False
    ) -> None:
        """`is_kept`: it stays, as in a lesson, without a note, and cannot be closed here."""
        super().__init__(theme, parent)
        self._wording, self._area, self._rather = wording, QRect(), QRect()
        self._fallen: Counter[Card] = Counter()
        self._is_kept = is_kept
        order = wording.cards.rows
        self.rows = {row: CardRow(theme, ranks, table, self) for row, ranks in order.items()}
        self._captions = {row: written("", "small", "second") for row in order}
        self._note = written("", "small", "second", wrap=True)
        self._close = RoundButton(theme, ORDER, "cross", self)
        for label in (*self._captions.values(), self._note):
            label.setParent(self)
        for before, after in pairwise((*self.rows.values(), self._close)):
            QWidget.setTabOrder(before, after)
        self._close.clicked.connect(self.done)
        QShortcut(QKeySequence("Esc"), self, enabled=not is_kept).activated.connect(self.done)
        self._close.setVisible(not is_kept)
        self.retranslate()

    def know(self, observation: AnyObservation) -> None:
        """Show the publicly fallen cards; `observation` is a spectator's."""
        self._fallen = fallen(observation)
        for row in self.rows.values():
            row.know(self._fallen, self._wording)

    def ring(self, cards: Sequence[Card]) -> None:
        for row in self.rows.values():
            row.ring(cards)

    def show_series(self, series: str | None) -> None:
        """Show the row of this series only; None: all rows."""
        for name, row in self.rows.items():
            for part in (row, self._captions[name]):
                part.setVisible(series in (None, name))

    def set_wording(self, wording: Wording) -> None:
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        order = self._wording.order
        self.setAccessibleName(tr("Common", "Card order"))
        self._close.say(tr("Order", "Close the card order"))
        self._note.setText("" if self._is_kept else order.note)
        for name, row in self.rows.items():
            row.setAccessibleName(order.caption(name))
            row.setAccessibleDescription(order.note)
            row.know(self._fallen, self._wording)
        self._fit()

    def restyle(self) -> None:
        super().restyle()
        self._fit()

    def take_focus(self) -> None:
        row = next(iter(self.rows.values()))
        row.setCurrentRow(max(row.currentRow(), 0))
        row.setFocus(Qt.FocusReason.OtherFocusReason)

    # Geometry

    def fit_into(self, area: QRect, rather: QRect) -> None:
        """Place the strip at the upper edge of this area, preferably within the part `rather`."""
        self._area, self._rather = area, rather
        self._fit()

    def fit_across(self, area: QRect) -> int:
        """Place the strip across the upper edge of this area; return its height.

        0: the cards would not be legible in the part of the area that a table can spare, and nothing is done.
        """
        spared = min(_SPARED * (1 + self.theme.text_scale) / 2, _MOST_SPARED)
        trial = self._best(QSize(area.width(), round(area.height() * spared)))
        if trial is None or (trial.card_width < self.theme.px(_TOLD) and not self._is_kept):
            return 0
        self._area = QRect()
        self._apply(trial, QRect(area.topLeft(), QSize(area.width(), trial.size.height())))
        return trial.size.height()

    def _fit(self) -> None:
        if self._area.isEmpty():
            return
        best = self._best(self._rather.size())
        if best is None or best.card_width < self.theme.px(_TOLD):
            best = self._best(self._area.size())
        best = best or self._laid(_SMALLEST, _LINES[-1], is_short=True)
        left = self._area.left() + (self._area.width() - best.size.width()) // 2
        self._apply(best, QRect(QPoint(left, self._area.top()), best.size))

    def _best(self, room: QSize) -> _Trial | None:
        """Return the best layout in this space: legible in the fewest lines, else with the largest cards."""
        trials = [trial for lines in _LINES if (trial := self._trial(lines, room)) is not None]
        legible = next((trial for trial in trials if trial.card_width >= _LEGIBLE), None)
        return legible or max(trials, key=lambda trial: trial.card_width, default=None)

    def _trial(self, lines: int, room: QSize) -> _Trial | None:
        """Return the layout with the largest cards that fit in this number of lines, or None."""
        largest = round((_LEGIBLE if self._is_kept else _LARGEST) * (1 + self.theme.text_scale) / 2)
        widths = range(_SMALLEST + 1, largest + 1)
        fitting = bisect(widths, False, key=lambda width: self._fitting(width, lines, room) is None)
        return self._fitting(widths[fitting - 1], lines, room) if fitting else None

    def _fitting(self, card_width: int, lines: int, room: QSize) -> _Trial | None:
        """Return the layout with cards of this width, if need be with short captions; None without room."""
        trials = (self._laid(card_width, lines, is_short=is_short) for is_short in (False, True))
        return next((trial for trial in trials if trial.size.boundedTo(room) == trial.size), None)

    def _is_stacked(self, lines: int) -> bool:
        return lines > 1 and APART not in self.rows and len(self.rows) > 1

    def _lines_of(self, name: str, lines: int) -> int:
        return 1 if name == APART else lines - self._is_stacked(lines)

    def _laid(self, card_width: int, lines: int, *, is_short: bool) -> _Trial:
        """Return the layout with cards of this width: series side by side, or beneath each other."""
        theme, pad, cell = self.theme, self.contentsMargins(), cell_of(card_width)
        text, gap = QFontMetrics(theme.font("small")), theme.space(3)
        order, note = self._wording.order, self._note.text()
        close = QSize() if self._is_kept else self._close.sizeHint()
        is_stacked = self._is_stacked(lines)
        trial = _Trial(card_width)
        x, y, right, bottom, right_of_captions = pad.left(), pad.top(), 0, 0, 0
        for name, row in self.rows.items():
            head = text.height() if note else max(text.height(), close.height())
            row_lines = self._lines_of(name, lines)
            cells = math.ceil(row.count() / row_lines)
            cards = QSize(cells * cell.width(), row_lines * cell.height())
            said = order.short_caption(name) if is_short else order.caption(name)
            wide = text.horizontalAdvance(said) + 4
            trial.captions[name] = said
            trial.spots[self._captions[name]] = QRect(x, y, wide, head)
            trial.spots[row] = QRect(QPoint(x, y + head), cards).adjusted(
                -_EDGE, -_EDGE, _EDGE + 1, _EDGE + 1
            )
            right_of_captions = x + wide + gap
            right, bottom = max(right, x + wide, x + cards.width()), max(bottom, y + head + cards.height())
            x, y = (x, bottom) if is_stacked else (right + gap, y)
        if note:
            right = max(right, pad.left() + 3 * close.width())
            left = QSize(right - pad.left() - close.width() - gap, 0)
            wraps = Qt.TextFlag.TextWordWrap.value
            told = text.boundingRect(QRect(0, 0, left.width(), 0), wraps, note).height()
            line = max(told, close.height())
            trial.spots[self._note] = QRect(pad.left(), bottom, left.width(), line)
            trial.spots[self._close] = QRect(
                QPoint(right - close.width(), bottom + line - close.height()), close
            )
            bottom += line
        else:
            right = max(right, right_of_captions + close.width())
            trial.spots[self._close] = QRect(QPoint(right - close.width(), pad.top()), close)
        trial.size = QSize(right + pad.right(), bottom + pad.bottom())
        return trial

    def _apply(self, trial: _Trial, paper: QRect) -> None:
        """Apply a layout on this part of the parent, the cards in its middle."""
        self.setGeometry(paper)
        aside = (paper.width() - trial.size.width()) // 2
        self._note.setVisible(self._note in trial.spots)
        for name, row in self.rows.items():
            row.take_cards(trial.card_width)
            self._captions[name].setText(trial.captions[name])
        for part, spot in trial.spots.items():
            part.setGeometry(spot.translated(aside, 0))


@dataclass(slots=True)
class _Trial:
    """A layout of the strip.

    Attributes:
        card_width: the width of its cards.
        captions: the caption of each row.
        spots: the positions of all parts.
        size: the size of the strip.
    """

    card_width: int
    captions: dict[str, str] = field(default_factory=dict)
    spots: dict[QWidget, QRect] = field(default_factory=dict)
    size: QSize = field(default_factory=QSize)
