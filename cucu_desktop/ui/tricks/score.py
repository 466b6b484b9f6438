"""How the match stands: a slip of paper in the corner, with the deal and a line for each side."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cucu_desktop.ui.art import Art
from cucu_desktop.ui.items import drawn
from cucu_desktop.ui.items.picture import PictureItem
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.theme import Theme

_LINE: Final = 1.32
"""A line's height in those of its letters."""
_SMALLEST: Final = 11


@dataclass(frozen=True, slots=True)
class Score:
    """How a match stands.

    Attributes:
        number: the number of the deal under way.
        deals: how many are played.
        target: if not 0, how much one has to win instead.
        lines: for each side its name and what it has won.
    """

    number: int
    deals: int
    target: int
    lines: tuple[tuple[str, int], ...]

    @property
    def heading(self) -> str:
        """The deal, in words."""
        if self.target:
            told = tr("Tricks", "Deal {number}, first to {target}")
            return told.format(number=self.number, target=self.target)
        return tr("Tricks", "Deal {number} of {deals}").format(number=self.number, deals=self.deals)

    @property
    def told(self) -> str:
        """All of it in one line, to be read out."""
        lines = ", ".join(f"{name} {signed(won)}" for name, won in self.lines)
        return f"{self.heading}: {lines}"


def signed(number: int) -> str:
    """Return a number with a minus as it is printed."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


class ScoreItem(PictureItem):
    """The slip of paper with the score; nothing before there is one."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
        self._art, self._theme = art, theme
        self._room = QRectF()
        self._pixels = self._letters = 16
        self.score: Score | None = None

    def lie(self, room: QRectF, letters: float) -> None:
        """Lie at the upper left of this room, the letters so large, or as large as it allows."""
        self._room, self._letters = room, round(letters)
        self.setPos(room.topLeft())
        self._fit()

    def wear(self, theme: Theme) -> None:
        """Look as this theme says."""
        self._theme = theme
        self._fit()

    def tell(self, score: Score | None) -> None:
        """Show this score."""
        if score != self.score:
            self.score = score
            self._fit()

    def tell_again(self) -> None:
        """Show it in another language."""
        self._fit()

    @property
    def ratio(self) -> float:
        """Device pixels a pixel of the picture."""
        return self._art.ratio

    @property
    def area(self) -> QRectF:
        """Where it lies on the table; an empty rectangle before there is a score."""
        return QRectF() if self.score is None else self._paper().translated(self.pos())

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        return self._paper().adjusted(-5, -5, 8, 9)

    def _fit(self) -> None:
        """Take the largest letters with which all of it fits the room."""
        self.prepareGeometryChange()
        self._pixels = self._letters
        while self._pixels > _SMALLEST and not self._fits():
            self._pixels -= 1
        self.renew()

    def _fits(self) -> bool:
        paper = self._paper()
        return paper.width() <= self._room.width() and paper.height() <= self._room.height()

    def _font(self, role: Literal["heading", "name", "key"]) -> QFont:
        font = QFont(self._theme.font(role))
        font.setPixelSize(max(round(self._pixels * 0.92), _SMALLEST) if role == "heading" else self._pixels)
        return font

    def _paper(self) -> QRectF:
        if self.score is None:
            return QRectF()
        names, numbers = QFontMetricsF(self._font("name")), self._pixels * 1.7
        wide = max((names.horizontalAdvance(name) + numbers for name, _ in self.score.lines), default=0.0)
        wide = max(wide, QFontMetricsF(self._font("heading")).horizontalAdvance(self.score.heading))
        rows = 1.1 + len(self.score.lines)
        pad = self._pixels * 0.6
        return QRectF(0, 0, wide + 2 * pad, rows * self._pixels * _LINE + pad)

    def draw(self, painter: QPainter) -> None:
        """Paint the paper and what stands on it."""
        if self.score is None:
            return
        paper, pad, line = self._paper(), self._pixels * 0.6, self._pixels * _LINE
        drawn.note(painter, self._theme, paper, lit=False)
        ink = self._theme.color("ink")
        painter.setPen(ink)
        painter.setFont(self._font("heading"))
        row = QRectF(paper.left() + pad, paper.top() + pad * 0.4, paper.width() - 2 * pad, line)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.score.heading)
        painter.setPen(self._theme.color("shade"))
        painter.drawLine(row.bottomLeft() + QPointF(0, 1), row.bottomRight() + QPointF(0, 1))
        painter.setPen(ink)
        for name, won in self.score.lines:
            row.translate(0, line)
            painter.setFont(self._font("name"))
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(self._font("key"))
            painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(won))


def lines_of(
    names: Sequence[str], sides: Sequence[Sequence[int]], standing: Sequence[int], viewer: int
) -> tuple[tuple[str, int], ...]:
    """Return a line for each side, the viewer's and the viewer first; a dummy is not named with its partner.

    Args:
        names: what those at the table are called; nothing for a dummy.
        sides: who plays together for the whole match.
        standing: what each seat has won.
        viewer: whose eyes the window has.
    """
    return tuple(
        (
            " & ".join(names[seat] for seat in sorted(side, key=lambda seat: seat != viewer) if names[seat]),
            standing[side[0]] if standing else 0,
        )
        for side in sorted(sides, key=lambda side: viewer not in side)
    )
