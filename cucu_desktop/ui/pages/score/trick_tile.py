"""The tiles of a trick game's score on the screen for the room: the sides, and what they have won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.pages.score.trick_words import people_told
from cucu_desktop.ui.widgets.woodcut import Cut, cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.room_window import RoomWindow

_NAME: Final = 3.0
"""The greatest height of a name, in lines of the window."""
_MARK: Final = 0.7
"""The size of the dealer's mark, in heights of a name; that much is kept free beside each name."""
_WON: Final = 4.4
"""The greatest height of what a side has won, in lines of the window."""


@frozen
class TrickSide:
    """The content of a tile.

    Attributes:
        names: the names of the side's players.
        has: what each of them has won, in words.
        dealer: the index of the dealer among them, -1 if there is none.
        is_winner: whether the side has won the match.
    """

    names: tuple[str, ...]
    has: str
    dealer: int
    is_winner: bool


def trick_sides(score: TrickScore, wording: Wording) -> list[TrickSide]:
    """Return the sides of a match; each player is a side where partners change."""
    series, names, told = score.series, score.game.names, people_told(score, wording)
    players = range(series.players)
    sides: list[tuple[int, ...]] = [(seat,) for seat in players]
    if score.game.game.has_partners and not series.dummy_goes_round:
        sides = [tuple(seat for seat in sorted(side) if seat in players) for side in series.deal.sides()]
    dealer = -1 if series.is_over else series.deal.dealer
    return [
        TrickSide(
            names=tuple(names[seat] for seat in side),
            has=told[names[side[0]]][0],
            dealer=side.index(dealer) if dealer in side else -1,
            is_winner=side[0] in series.winners,
        )
        for side in sorted(filter(None, sides))
    ]


def paint_sides(
    window: RoomWindow, art: Art, painter: QPainter, area: QRectF, sides: Sequence[TrickSide]
) -> None:
    """Paint the tiles in one row, or in two from four on."""
    columns = len(sides) if len(sides) < 4 else -(-len(sides) // 2)
    rows, gap = -(-len(sides) // columns), window.line * 0.4
    wide = (area.width() - gap * (columns - 1)) / columns
    high = (area.height() - gap * (rows - 1)) / rows
    for number, side in enumerate(sides):
        row, column = divmod(number, columns)
        short = columns * rows - len(sides) if row == rows - 1 else 0
        x = area.left() + (column + short / 2) * (wide + gap)
        place = QRectF(x, area.top() + row * (high + gap), wide, high)
        how = Cut(face="active" if side.is_winner else "cream", line=3.2 if side.is_winner else 2.2)
        paper = cut(window.theme, place.size().toSize(), window.devicePixelRatioF(), how)
        painter.drawPixmap(place.topLeft(), paper)
        pad = window.line * 0.5
        _paint_side(window, art, painter, place.adjusted(pad, pad, -pad, -pad), side)


def _paint_side(window: RoomWindow, art: Art, painter: QPainter, area: QRectF, side: TrickSide) -> None:
    """Paint the names, one below the other, and what the side has won."""
    won = min(area.height() * 0.5, window.line * _WON)
    name = min((area.height() - won) / len(side.names), window.line * _NAME)
    y = area.center().y() - (won + name * len(side.names)) / 2
    middle, ink = Qt.AlignmentFlag.AlignHCenter, window.theme.color("ink")
    mark = name * _MARK
    for number, each in enumerate(side.names):
        line = QRectF(area.left() + mark, y, area.width() - 2 * mark, name)
        painter.setPen(ink)
        written = window.write(painter, line, each, lines=name / window.line, how=middle)
        if number == side.dealer:
            x = line.center().x() - written / 2 - mark
            painter.drawPixmap(QPointF(x, y + (name - mark) / 2), art.thing("dealer", mark))
        y += name
    painter.setPen(window.theme.color("call" if side.is_winner else "ink"))
    line = QRectF(area.left(), y, area.width(), won)
    window.write(painter, line, side.has, "numeral", lines=won / window.line, how=middle)
