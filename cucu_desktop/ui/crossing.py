"""Two cards change places: handed over, leaping over a horse, or running back from a cat.

What the viewer may see of them is turned up when they have arrived, and not before.
"""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.ui import z
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.moves import Stage, bowed, fly, hear, hop, turn_down, turn_up
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.timeline import Piece, call, chain, linear, over, swing, together, wait

Faces = tuple[str | None, str | None]
"""What the viewer sees of what comes to the one seat and to the other."""

_BOUNDS: Final = 4
"""So many bounds a card makes on its way back."""


def cross(stage: Stage, seat: int, other: int, *, faces: Faces, past: Sequence[int] = ()) -> Piece:
    """The cards of two seats cross; what is asked past somebody leaps over whoever holds the horse."""
    arc: float | QPointF = _above(stage, past) if past else 0.2

    def go(card: CardItem, to: int) -> Piece:
        way = arc if card is stage.scene.cards[seat] else 0.2
        return fly(
            stage, card, stage.about(stage.scene.home(to)), "swap", arc=way, level=stage.scene.level(to)
        )

    one, two = _cards(stage, seat, other)
    return _swap(stage, seat, other, faces, together(go(one, other), go(two, seat)))


def run_back(stage: Stage, seat: int, other: int, *, faces: Faces) -> Piece:
    """An exchange is undone: the card that ran away first starts up and runs, the other makes room."""
    scene = stage.scene
    one, two = _cards(stage, seat, other)
    back = chain(
        wait(stage.ms("run", 0.3)),
        fly(stage, one, stage.about(scene.home(other)), "run", arc=0.25, level=scene.level(other)),
    )
    return _swap(
        stage,
        seat,
        other,
        faces,
        together(_scurry(stage, two, stage.about(scene.home(seat)), scene.level(seat)), back),
    )


def _cards(stage: Stage, seat: int, other: int) -> tuple[CardItem, CardItem]:
    one, two = stage.scene.cards[seat], stage.scene.cards[other]
    assert one is not None
    assert two is not None
    return one, two


def _swap(stage: Stage, seat: int, other: int, faces: Faces, moved: Piece) -> Piece:
    """Turn down what is up, move, and turn up what the viewer may see; what all see goes as it lies."""
    scene = stage.scene
    one, two = _cards(stage, seat, other)
    deaths = one.is_dead, two.is_dead

    def swap() -> None:
        scene.cards[seat], scene.cards[other] = two, one
        # Dead is the card of who has no token left, whichever that is.
        two.bury(dead=deaths[0])
        one.bury(dead=deaths[1])

    up = [
        turn_up(stage, card, face, public=False)
        for card, face in zip((two, one), faces, strict=True)
        if face and not card.is_public
    ]
    down = [turn_down(stage, card) for card in (one, two) if not card.is_public]
    return chain(together(*down), moved, call(swap), *up)


def _above(stage: Stage, past: Sequence[int]) -> QPointF:
    """The top of a leap over somebody: between the card and the face, and as high as a card."""
    holder = past[len(past) // 2]
    home, face = stage.scene.home(holder), stage.scene.lay.places[holder].face
    return stage.scene.lay.held((home.centre + face) / 2 - QPointF(0, home.width * 0.8), home.width * 1.5)


def _scurry(stage: Stage, card: CardItem, spot: Spot, level: float) -> Piece:
    """A card starts up and runs for it, in bounds and from side to side, like an animal that is afraid."""
    if stage.pace.reduced:
        return fly(stage, card, spot, "run", level=level)
    start = Spot(QPointF(), 1.0)

    def begin() -> None:
        nonlocal start
        start = card.spot
        card.setZValue(z.MOVING)
        card.travel(max(start.width, spot.width))

    def run(part: float) -> None:
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

    def land() -> None:
        card.lie(spot)
        card.setZValue(level)

    fright = hop(stage, card, card.shown_width * 0.45, stage.ms("run", 0.35))
    return chain(
        fright,
        hear(stage, "exchange"),
        call(begin),
        over(stage.ms("run"), run, swing),
        call(land),
        _shiver(stage, card),
    )


def _shiver(stage: Stage, card: CardItem) -> Piece:
    """It is home, and still trembles."""
    turned = 0.0

    def begin() -> None:
        nonlocal turned
        turned = card.rotation()

    def move(part: float) -> None:
        card.setRotation(turned + 3.5 * math.sin(part * 26) * (1 - part))

    return chain(
        call(begin), over(stage.ms("settle", 1.4), move, linear), call(lambda: card.setRotation(turned))
    )
