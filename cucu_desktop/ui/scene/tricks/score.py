"""The score: a slip of paper in the corner, with the deal and a line for each side."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.frozen import frozen
from cucu_desktop.match.sides import in_order, place_of, written
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.words import signed

_LINE: Final = 1.32
_DENSE: Final = 1.04
"""The height of a line, relative to its letters."""
_SMALLEST: Final = 11
_USUAL: Final = 15
"""The size of letters in px at the usual size of text."""
_GAP: Final = 0.14
"""The space above the lines below the score, in lines."""
_SMALL: Final = 0.86
"""The size of this deal's points, relative to a name."""


class Line(NamedTuple):
    """One side's line of the score."""

    name: str
    won: int
    points: float | None = None

    @property
    def so_far(self) -> str:
        """The points taken so far in this deal, as text; empty if they are not shown."""
        if self.points is None:
            return ""
        is_one = self.points == 1
        told = tr("Tricks", "this deal: 1 point") if is_one else tr("Tricks", "this deal: {points} points")
        return told.format(points=written(self.points))

    @property
    def brief(self) -> str:
        """The points taken so far in this deal, in short."""
        if self.points is None:
            return ""
        return tr("Tricks", "{points} pts", "points").format(points=written(self.points))


@frozen
class Score:
    """The score of a match.

    Attributes:
        number: the number of the present deal.
        deals: the number of deals in the match.
        target: the total to win, instead of `deals`, unless 0.
        lines: for each side its name, its total, and its points of this deal, if shown.
        pairs: the pairs of this deal, if they change from deal to deal: the viewer's side first.
        in_tokens: whether the totals are tokens, not deals won.
    """

    number: int
    deals: int
    target: int
    lines: tuple[Line, ...]
    pairs: tuple[str, ...] = ()
    in_tokens: bool = False

    @property
    def unit(self) -> str:
        """The word above the totals."""
        return (
            tr("Common", "tokens", "above numbers")
            if self.in_tokens
            else tr("Tricks", "won", "above numbers")
        )

    @property
    def together(self) -> tuple[str, ...]:
        """The pairs of this deal as text, one line per side."""
        told = (tr("Tricks", "This deal: {pair}"), tr("Tricks", "against {pair}"))
        return tuple(line.format(pair=pair) for line, pair in zip(told, self.pairs, strict=False))

    @property
    def heading(self) -> str:
        """The number of the deal as text."""
        if self.target:
            told = tr("Tricks", "Deal {number}, first to {target}")
            return told.format(number=self.number, target=self.target)
        if self.deals == 1:
            return tr("Tricks", "A single deal")
        return tr("Tricks", "Deal {number} of {deals}").format(number=self.number, deals=self.deals)

    @property
    def told(self) -> str:
        """The whole score in one line, for screen readers."""
        lines = ", ".join(
            " ".join(filter(None, (line.name, signed(line.won), line.so_far and f"({line.so_far})")))
            for line in self.lines
        )
        return ". ".join((f"{self.heading} ({self.unit}): {lines}", *filter(None, [" ".join(self.together)])))


class ScoreItem(PictureItem):
    """The item of the score; empty until a score is set."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__(theme, art)
        self._room = QRectF()
        self._pixels = self._letters = 16
        self._line = _LINE
        self._is_beside = False
        """Whether the points of this deal are in the line of the name, in short, and not below it."""
        self.score: Score | None = None

    def place(self, room: QRectF, letters: float) -> None:
        """Set area and size of letters, which grow with the text; they shrink if the area is too small."""
        self._room, self._letters = room, max(round(letters), self._theme.px(_USUAL))
        self.setPos(room.topLeft())
        self.fit()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.fit()

    def tell(self, score: Score | None) -> None:
        if score != self.score:
            self.score = score
            self.fit()

    @property
    def area(self) -> QRectF:
        """The area on the table; empty until a score is set."""
        return QRectF() if self.score is None else self._paper().translated(self.pos())

    def extent(self) -> QRectF:
        return self._paper().adjusted(-5, -5, 8, 9)

    def fit(self) -> None:
        """Choose the largest letters with which everything fits the area."""
        self._line = _LINE
        sizes = range(self._letters, _SMALLEST - 1, -1) or (self._letters,)
        for self._pixels, self._is_beside in product(sizes, (False, True)):
            if self._fits():
                break
        else:
            self._line, self._is_beside = _DENSE, False
        self.renew()

    def _fits(self) -> bool:
        paper = self._paper()
        return paper.width() <= self._room.width() and paper.height() <= self._room.height()

    def font_of(self, role: Literal["heading", "name", "key", "gloss"]) -> QFont:
        scale = {"gloss": _SMALL, "heading": 0.92}.get(role)
        return self._theme.font(role, max(self._pixels * scale, _SMALLEST) if scale else self._pixels)

    @property
    def _number_width(self) -> float:
        """The width of the totals, with a gap before them."""
        if self.score is None or not self._is_beside:
            return self._pixels * 1.7
        key = QFontMetricsF(self.font_of("key"))
        widths = (key.horizontalAdvance(signed(line.won)) for line in self.score.lines)
        return max(widths, default=0.0) + self._pixels * 0.6

    def _paper(self) -> QRectF:
        if self.score is None:
            return QRectF()
        names, numbers = QFontMetricsF(self.font_of("name")), self._number_width
        small = QFontMetricsF(self.font_of("gloss"))
        told = (line.brief if self._is_beside else line.so_far for line in self.score.lines)
        points = [small.horizontalAdvance(text) for text in told]
        beside = max(points, default=0.0) + self._pixels * 0.6 if self._is_beside else 0.0
        widths = [names.horizontalAdvance(line.name) + beside + numbers for line in self.score.lines]
        widths += [*points, *map(small.horizontalAdvance, self.score.together)]
        heading = QFontMetricsF(self.font_of("heading")).horizontalAdvance(self.score.heading)
        wide = max(heading + small.horizontalAdvance(self.score.unit) + self._pixels * 0.6, *widths)
        below = 0.0 if self._is_beside else _SMALL
        rows = 1.1 + sum(1 + bool(line.so_far) * below for line in self.score.lines)
        rows += len(self.score.together) * _SMALL + bool(self.score.together) * _GAP
        pad = self._pixels * 0.6
        return QRectF(0, 0, wide + 2 * pad, rows * self._pixels * self._line + pad)

    def draw(self, painter: QPainter) -> None:
        if self.score is None:
            return
        paper, pad, line = self._paper(), self._pixels * 0.6, self._pixels * self._line
        drawn.note(painter, self._theme, paper, lit=False)
        ink = self._theme.color("ink")
        painter.setPen(ink)
        painter.setFont(self.font_of("heading"))
        row = QRectF(paper.left() + pad, paper.top() + pad * 0.4, paper.width() - 2 * pad, line)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.score.heading)
        painter.setFont(self.font_of("gloss"))
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.score.unit)
        painter.setPen(self._theme.color("shade"))
        painter.drawLine(row.bottomLeft() + QPointF(0, 1), row.bottomRight() + QPointF(0, 1))
        painter.setPen(ink)
        for told in self.score.lines:
            row.translate(0, line)
            self._write(painter, row, told)
        self._write_together(painter, row, self.score.together)

    def _write_together(self, painter: QPainter, row: QRectF, told: Sequence[str]) -> None:
        """Write a line with the pairs below another one."""
        if not told:
            return
        row.translate(0, row.height() * _GAP)
        painter.setPen(self._theme.color("shade"))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
        painter.setPen(self._theme.color("ink"))
        painter.setFont(self.font_of("gloss"))
        for each in told:
            row.translate(0, row.height() * _SMALL)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, each)

    def _write(self, painter: QPainter, row: QRectF, line: Line) -> None:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        painter.setFont(self.font_of("name"))
        painter.drawText(row, left | Qt.AlignmentFlag.AlignVCenter, line.name)
        painter.setFont(self.font_of("key"))
        painter.drawText(row, right | Qt.AlignmentFlag.AlignVCenter, signed(line.won))
        painter.setFont(self.font_of("gloss"))
        if line.brief and self._is_beside:
            before = row.adjusted(0, 0, -self._number_width, 0)
            painter.drawText(before, right | Qt.AlignmentFlag.AlignVCenter, line.brief)
        elif line.so_far:
            row.translate(0, row.height() * _SMALL)
            painter.drawText(row, left | Qt.AlignmentFlag.AlignVCenter, line.so_far)


def points_by_seat(
    tricks: Collection[tuple[int, Sequence[str]]], values: Mapping[Card, float], seats: Iterable[int]
) -> list[float]:
    """Return the points taken so far by each seat.

    Args:
        tricks: winner and cards of each trick.
        values: the points of each card.
        seats: the seats in the order of the result.
    """
    return [
        sum(values[CUCCO[name]] for winner, cards in tricks if winner == seat for name in cards)
        for seat in seats
    ]


def lines_of(
    names: Sequence[str],
    sides: Sequence[Sequence[int]],
    standing: Sequence[int],
    first: int,
    taken: Sequence[float] = (),
) -> tuple[Line, ...]:
    """Return a line for each side, in the order of the scores; a dummy is not named with its partner.

    Args:
        names: the names of the players; empty for a dummy.
        sides: the sides of the whole match.
        standing: each seat's total in the match.
        first: the seat listed first, before its partner and the other side.
        taken: the points each seat has taken in this deal, if shown.
    """
    return tuple(
        Line(
            " & ".join(names[seat] for seat in in_order(side, first) if names[seat]),
            standing[side[0]] if standing else 0,
            sum(taken[seat] for seat in side) if taken else None,
        )
        for side in sorted(sides, key=lambda side: place_of(side, first))
    )
