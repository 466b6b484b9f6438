"""What is drawn on slips about evenings: the cards of its games, a lantern, the people of a season."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.inn.pictures import lay_card

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_MOST: Final = 4
"""So many cards are a fan that can be told apart."""
_TURN: Final = 13.0


def fan(games: Sequence[str]) -> Callable[[QPainter, Theme, Art, QRectF], None]:
    """Return what draws the emblems of these games, each once, as a fan."""
    return partial(_draw_fan, tuple(dict.fromkeys(games))[:_MOST])


def _draw_fan(games: Sequence[str], painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    del theme
    wide = area.width() * (0.48 - 0.04 * len(games))
    apart = min(0.62, 1.5 / len(games))
    middle = (len(games) - 1) / 2
    for number, game in enumerate(games):
        away = number - middle
        played = GAMES[game]
        card = played.pack_of(played.usual).name, played.emblem
        centre = area.center() + QPointF(away * wide * apart, away * away * area.height() * 0.03)
        lay_card(painter, art, card, centre, wide, away * _TURN)


def lantern(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """The light that was left burning, and a coin beside it."""
    del theme
    size = area.width() * 0.86
    painter.drawPixmap(QPointF(area.left(), area.center().y() - size / 2), art.thing("lantern", size))
    coin = area.width() * 0.34
    lies = art.thing("coin-lying", coin, coin * 0.8)
    painter.drawPixmap(QPointF(area.right() - coin, area.bottom() - coin), lies)


def table(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """A flask and the coins that everybody brings, for an evening of one's own."""
    del theme
    flask, coin = area.width() * 0.9, area.width() * 0.36
    painter.drawPixmap(area.topLeft() + QPointF(0, area.height() * 0.02), art.thing("fiasco", flask))
    lies = art.thing("coin-lying", coin, coin * 0.8)
    for number in range(3):
        at = QPointF(area.right() - coin, area.bottom() - coin * (0.8 + 0.2 * number))
        painter.drawPixmap(at, lies)


def people(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Three regulars, and what one of them will win."""
    del theme
    size = area.width() * 0.52
    faces = (("filomena", "sly", 0.0, 0.44), ("tonino", "glad", 0.48, 0.44), ("ercole", "", 0.24, 0.12))
    for who, mood, across, down in faces:
        at = area.topLeft() + QPointF(across * area.width(), down * area.height())
        painter.drawPixmap(at, art.face(who, mood, size))
    crown = area.width() * 0.34
    painter.drawPixmap(
        area.topLeft() + QPointF(area.width() * 0.33, -area.height() * 0.04), art.thing("crown", crown)
    )
