"""Pictures on slips about evenings: an object for each, cards of its games, the people of a season."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from cucu_desktop.match.evening.evening_plan import Proposal
    from cucu_desktop.ui.pages.inn.slip import Picture
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_MOST: Final = 4
"""The most cards of a fan."""
_TURN: Final = 13.0
_FAN_CARD: Final = 0.44
"""Card width in a fan, as a fraction of the picture."""
_PLAYED: Final = ((-0.18, -0.02, -32.0), (0.18, -0.06, 27.0), (0.0, 0.14, -4.0))
"""Positions of the cards of a trick, from the middle in fractions of the picture, and their angles."""
_THINGS: Final = {"usual": "inn-sign", "short": "coffee", "long": "lantern"}
"""The objects for evenings that have no cards of their own, by the name of the proposal."""


def picture_of(proposal: Proposal) -> Picture:
    """Return the painter function for a proposed evening: each proposal has a different picture."""
    thing = _THINGS.get(proposal.name)
    if thing is not None:
        return partial(_draw_thing, thing)
    emblems = [(GAMES[game].pack_of(GAMES[game].usual).name, GAMES[game].emblem) for game in proposal.games]
    return partial(_draw_trick if proposal.name == "tricks" else _draw_fan, tuple(dict.fromkeys(emblems)))


def _draw_thing(name: str, painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw an object of the inn."""
    del theme
    painter.drawPixmap(area.topLeft(), art.thing(name, area.width()))


def _draw_fan(
    cards: Sequence[tuple[str, str]], painter: QPainter, theme: Theme, art: Art, area: QRectF
) -> None:
    """Draw a fan of cards, given by pack and design."""
    del theme
    cards = cards[:_MOST]
    wide = area.width() * _FAN_CARD
    apart = area.width() * (1 - _FAN_CARD) / max(len(cards) - 1, 1) * 0.66
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        centre = area.center() + QPointF(away * apart, away * away * area.height() * 0.03)
        art.lay_card(painter, card, centre, wide, away * _TURN)


def _draw_trick(
    cards: Sequence[tuple[str, str]], painter: QPainter, theme: Theme, art: Art, area: QRectF
) -> None:
    """Draw the cards of a trick, given by pack and design."""
    del theme
    wide = area.width() * 0.38
    for (across, down, turn), card in zip(_PLAYED, cards, strict=False):
        centre = area.center() + QPointF(across * area.width(), down * area.height())
        art.lay_card(painter, card, centre, wide, turn)


def left_lying(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw the cards of an unfinished evening, face down, with a coin beside them."""
    _draw_trick((("cucco", "back"),) * 2, painter, theme, art, area)
    _draw_coin(painter, art, area)


def _draw_coin(painter: QPainter, art: Art, area: QRectF) -> None:
    """Draw a coin in the lower right corner."""
    coin = area.width() * 0.34
    lies = art.thing("coin-lying", coin, coin * 0.8)
    painter.drawPixmap(QPointF(area.right() - coin, area.bottom() - coin), lies)


def table(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a flask and coins, for an evening planned by the user."""
    del theme
    flask, coin = area.width() * 0.9, area.width() * 0.36
    painter.drawPixmap(area.topLeft() + QPointF(0, area.height() * 0.02), art.thing("fiasco", flask))
    lies = art.thing("coin-lying", coin, coin * 0.8)
    for number in range(3):
        at = QPointF(area.right() - coin, area.bottom() - coin * (0.8 + 0.2 * number))
        painter.drawPixmap(at, lies)


def people(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw three regulars, and a prize of the season."""
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
