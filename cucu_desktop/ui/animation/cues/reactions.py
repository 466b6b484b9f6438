"""Moods and gestures of people: faces after an event, nods, and hands that push a card across the table.

A mood that depended on a hidden card would reveal it. So moods follow from public events, from tokens, and
from remarks, true or not. Moods within an animation are set by the cue itself.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import AnyEvent
from cucu_desktop.ui.animation.card_motion import fly_by
from cucu_desktop.ui.animation.cue import CueContext, Feels
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, linear, over, together
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

_NODS: Final = 2
_DEEP: Final = 0.13
"""The depth of a nod, in radii of the face."""
_WIDE: Final = 1.45
"""The length of a hand, in widths of the card that it pushes."""
_TIP: Final = (0.97, 0.42)
"""The position of its fingertips, as fractions of its picture."""
_ON_CARD: Final = 0.45
"""The position of the fingertips on the card, as a fraction of the way from its edge to its middle."""
_LETS_GO: Final = 0.66
"""The point of release, as a fraction of the card's way."""


def nod(context: CueContext, *seats: int) -> Piece:
    return _heads(context, (context.scene.seats[seat] for seat in seats), down=True)


def shake_head(context: CueContext, *seats: int) -> Piece:
    return _heads(context, (context.scene.seats[seat] for seat in seats), down=False)


def _heads(context: CueContext, seats: Iterable[SeatItem], *, down: bool) -> Piece:
    if context.pace.reduced:
        return NOTHING
    return together(*(_head(context, seat, down=down) for seat in seats))


def _head(context: CueContext, seat: SeatItem, *, down: bool) -> Piece:
    home = seat.geometry.face + seat.off
    reach = seat.geometry.radius * _DEEP

    def move(part: float) -> None:
        swing = math.sin(2 * math.pi * _NODS * part) * (1 - part * 0.5)
        seat.setPos(home + (QPointF(0, reach * abs(swing)) if down else QPointF(reach * 0.8 * swing, 0)))

    return chain(
        over(context.ms("push", 1.5), move, linear), call(lambda: seat.setPos(seat.geometry.face + seat.off))
    )


def pushed(context: CueContext, card: CardItem, to: QPointF) -> Piece:
    """Return the hand that pushes a card to a point during the card's flight.

    In a crowd the hand could not be attributed, so it is left out.
    """
    scene = context.scene
    way = to - card.pos()
    far = math.hypot(way.x(), way.y())
    if context.pace.reduced or len(scene.seats) > CROWD or not far:
        return NOTHING
    along = way / far
    hand = scene.sprite("hand", card.shown_width * _WIDE, card.shown_width * _WIDE * 2 / 3, anchor=_TIP)
    hand.setZValue(z.MOVING + 1)
    hand.setRotation(math.degrees(math.atan2(along.y(), along.x())))

    def follow(part: float) -> None:
        wide, high = card.shown_width / 2, card.shown_width * CARD_HEIGHT / 2
        edge = min(wide / (abs(along.x()) + 1e-6), high / (abs(along.y()) + 1e-6))
        away = max(0.0, part - _LETS_GO) / (1 - _LETS_GO)
        hand.setPos(card.pos() - along * (edge * (1 - _ON_CARD) + away * card.shown_width * 1.6))
        hand.setOpacity(min(1.0, part * 6) * (1 - away))

    return fly_by(context, hand, context.ms("swap"), follow)


CALM: Final = ""
SLY: Final = "sly"
CROWD: Final = 20
"""The number of seats above which faces are too small for moods."""


def look(seat: str, mood: str | Callable[[Any], str | None]) -> Feels:
    """Return a `Cue.feel` that sets a mood of the seat in this field of the event."""

    def feel(scene: TableScene, event: AnyEvent, before: object) -> None:
        del before
        looks = mood if isinstance(mood, str) else mood(event)
        if looks is not None:
            scene.seats[getattr(event, seat)].set_mood(looks)

    return feel


def fear(scene: TableScene, seat: SeatItem) -> None:
    """Set a worried mood for a player with one token at stake; not in a crowd, where it cannot be seen."""
    if scene.game.has_tokens and seat.plays and seat.tokens == 1 and len(scene.seats) <= CROWD:
        seat.set_mood("worried")
