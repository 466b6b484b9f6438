"""The swap of two cards: in an exchange, over a horse, or back by a cat.

The cards visible to the viewer are turned up on arrival, and not before.
"""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.animation.card_motion import bowed, fly, hear, hop, say, turn_down, turn_up
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.reactions import pushed
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    linear,
    since,
    swing,
    together,
    wait,
)
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.widgets.seat_geometry import Spot

Faces = tuple[str | None, str | None]
"""The viewer's knowledge of the cards that come to the two seats."""

_BOUNDS: Final = 4
"""The number of bounds of a card on its way back."""


def cross(context: CueContext, seat: int, other: int, *, faces: Faces, past: Sequence[int] = ()) -> Piece:
    """Return the swap of the cards of two seats, leaping over holders of the horse between them.

    Without such a holder a hand pushes the first card.
    """
    arc: float | QPointF = _above(context, past) if past else 0.2

    def go(card: CardItem, to: int) -> Piece:
        way = arc if card is context.scene.cards[seat] else 0.2
        return fly(
            context,
            card,
            context.about(context.scene.home(to)),
            "swap",
            arc=way,
            level=context.scene.level(to),
        )

    one, two = map(context.scene.card_of, (seat, other))
    hand = NOTHING if past else pushed(context, one, context.scene.home(other).centre)
    return _swap(context, seat, other, faces, together(go(one, other), go(two, seat), hand))


def run_back(context: CueContext, seat: int, other: int, *, faces: Faces) -> Piece:
    """Return the undoing of an exchange: the card that was passed on comes back, the other makes way."""
    scene = context.scene
    one, two = map(context.scene.card_of, (seat, other))
    back = chain(
        wait(context.ms("run", 0.3)),
        fly(context, one, context.about(scene.home(other)), "run", arc=0.25, level=scene.level(other)),
    )
    return _swap(
        context,
        seat,
        other,
        faces,
        together(_scurry(context, two, context.about(scene.home(seat)), scene.level(seat)), back),
    )


def _swap(context: CueContext, seat: int, other: int, faces: Faces, moved: Piece) -> Piece:
    """Return the swap of two cards, face down; afterwards those visible to the viewer are turned up."""
    scene = context.scene
    one, two = map(context.scene.card_of, (seat, other))
    deaths = one.is_dead, two.is_dead

    def swap() -> None:
        scene.cards[seat], scene.cards[other] = two, one
        # The card of a seat without tokens is dead, whichever card it is.
        two.is_dead, one.is_dead = deaths

    up = [
        turn_up(context, card, face, public=False)
        for card, face in zip((two, one), faces, strict=True)
        if face and not card.is_public
    ]
    down = [turn_down(context, card) for card in (one, two) if not card.is_public]
    return chain(together(*down), moved, call(swap), *up)


def _above(context: CueContext, past: Sequence[int]) -> QPointF:
    """Return the highest point of a leap over a seat: between card and face, a card's height up."""
    holder = past[len(past) // 2]
    home, face = context.scene.home(holder), context.scene.lay.seats[holder].face
    return context.scene.lay.held((home.centre + face) / 2 - QPointF(0, home.width * 0.8), home.width * 1.5)


def _scurry(context: CueContext, card: CardItem, spot: Spot, level: float) -> Piece:
    """Return the way of a card that runs back, in bounds from side to side."""
    if context.pace.reduced:
        return fly(context, card, spot, "run", level=level)

    def begin() -> Spot:
        start = card.spot
        card.setZValue(z.MOVING)
        card.travel(max(start.width, spot.width))
        return start

    def run(start: Spot, part: float) -> None:
        stride = math.sin(math.pi * _BOUNDS * part)
        bound = abs(stride)
        width = start.width + (spot.width - start.width) * part
        aside = stride * width * 0.16
        along = spot.centre - start.centre
        long = math.hypot(along.x(), along.y()) or 1.0
        swerve = QPointF(along.y(), -along.x()) * (aside / long)
        card.setPos(bowed(start.centre, spot.centre, part, 0.25) + swerve - QPointF(0, width * 0.36 * bound))
        card.setRotation(
            start.angle
            + (spot.angle - start.angle) * part
            + 13 * math.sin(math.pi * _BOUNDS * part) * (1 - part)
        )
        card.set_shown_width(width * (1 + 0.12 * bound))
        card.set_lift(2 + 6 * bound)

    def land(_: Spot) -> None:
        card.place(spot)
        card.setZValue(level)

    fright = hop(context, card, card.shown_width * 0.45, context.ms("run", 0.35))
    return chain(
        fright,
        hear(context, "exchange"),
        since(begin, context.ms("run"), run, swing, land),
        _shiver(context, card),
    )


def _shiver(context: CueContext, card: CardItem) -> Piece:
    """Return the shaking of a card that has run back."""

    def move(turned: float, part: float) -> None:
        card.setRotation(turned + 3.5 * math.sin(part * 26) * (1 - part))

    return since(card.rotation, context.ms("settle", 1.4), move, linear, card.setRotation)


def runs_back(context: CueContext, event: rarer.RunsBack) -> Piece:
    """Show a card that is to run back ("cart'arrit")."""
    scene = context.scene
    card = scene.card_of(event.seat)
    context.meanwhile(say(context, event))
    height = card.shown_width * 0.5
    return chain(call(lambda: scene.turn_to(event.seat)), hop(context, card, height, context.ms("run"), 2))
