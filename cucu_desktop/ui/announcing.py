"""How an arrest comes before everybody, whatever the card: it rises, all look, its deed, and home.

An arrest is a small play. The card ducks before it springs up, those who sit near lean towards it, the
holder calls, and only then comes the deed, so that everybody knows where to look when it does.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui import z
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.items.sprite import Sprite
from cucu_desktop.ui.moves import Stage, bowed, fly, hop, say, shake, turn_up
from cucu_desktop.ui.places import CARD_HEIGHT, Spot
from cucu_desktop.ui.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    hand,
    over,
    spring,
    stagger,
    swing,
    together,
    wait,
)

Deed = Callable[[CardItem, Spot], Piece]
"""What a card does, held up in this spot."""

_HIGH: Final = 8.0
"""How far above the cloth a card is held for all to see."""
_ONLOOKERS: Final = 4
"""So many lean forward: in a crowd it is those who sit near."""
_FLINCHING: Final = 6
"""So many cards at the most start at a shot."""


def announce(stage: Stage, event: Arrested, deed: Deed, shock: float = 0.0) -> Piece:
    """The card comes forward, turned up and large; the holder calls, the deed is done; it goes home.

    `shock`: when in the course of the deed those who sit near start.
    """
    scene = stage.scene
    card = scene.cards[event.holder]
    assert card is not None
    # Who asked, the card that shall be hit and one's own stay in sight, and in a crowd those seen large.
    keep = [scene.home(seat).rect for seat in {event.exchanger, scene.lay.bottom} - {event.holder}]
    if scene.lay.lens:
        keep.append(scene.lay.lens)
    spot = scene.lay.stage(event.holder, keep)
    up = call(lambda: card.show_face(str(event.card), public=True))
    if card.face is None:
        up = chain(wait(stage.ms("settle")), turn_up(stage, card, str(event.card), public=True))
    back = fly(stage, card, scene.home(event.holder), "shrink", level=scene.level(event.holder))
    done = together(deed(card, spot), wait(stage.ms("call", 0.9)))
    words = say(stage, event, "call")
    look = look_on(stage, spot.centre, (event.holder, event.exchanger), done.length, shock)
    risen = together(_rise(stage, card, spot), up)
    return chain(call(lambda: stage.scene.hush(spot.rect)), risen, together(words, look, chain(done, back)))


def _rise(stage: Stage, card: CardItem, spot: Spot) -> Piece:
    """A card ducks, springs up from its place a little too far, and is held there."""
    held = call(lambda: card.set_lift(_HIGH))
    if stage.pace.reduced:
        return chain(fly(stage, card, spot, "grow", level=z.STAGED), held)
    start = Spot(QPointF(), 1.0)

    def begin() -> None:
        nonlocal start
        start = card.spot
        card.setZValue(z.STAGED)
        card.travel(max(start.width, spot.width))

    def duck(part: float) -> None:
        card.set_shown_width(start.width * (1 - 0.16 * math.sin(math.pi * part / 2)))
        card.setRotation(start.angle + 8 * math.sin(math.pi * part))

    def rise(part: float) -> None:
        card.setPos(bowed(start.centre, spot.centre, part, 0.12))
        card.set_shown_width(start.width * 0.84 + (spot.width - start.width * 0.84) * part)
        card.setRotation(start.angle + (spot.angle - start.angle) * part)
        card.set_lift(2 + (_HIGH - 2) * min(part, 1.0))

    def land() -> None:
        card.lie(spot)
        card.setZValue(z.STAGED)

    return chain(
        call(begin), over(stage.ms("settle"), duck), over(stage.ms("grow"), rise, spring), call(land), held
    )


def near(stage: Stage, at: QPointF, but: Sequence[int]) -> list[SeatItem]:
    """Those who sit nearest to what happens, without who is in the middle of it."""
    seats = [seat for number, seat in enumerate(stage.scene.seats) if number not in but]
    return sorted(seats, key=lambda seat: far(seat.place.face - at))[:_ONLOOKERS]


def look_on(stage: Stage, at: QPointF, but: Sequence[int], length: float, shock: float = 0.0) -> Piece:
    """Those who sit near lean towards what happens, are amused, and sit back; at a shock they start."""
    leaning = [
        _lean(stage, seat, at, length, shock, 0.22 - 0.04 * number)
        for number, seat in enumerate(near(stage, at, but))
    ]
    return stagger(stage.ms("coin_gap", 0.7), leaning)


def _lean(stage: Stage, seat: SeatItem, at: QPointF, length: float, shock: float, jump: float) -> Piece:
    """Lean towards what happens for so long; who fears for the last token does not laugh."""
    usual, scene = seat.mood, stage.scene
    amused = usual if usual == "worried" else "glad"
    scene.art.prepare_face(seat.who, amused or "glad", seat.place.radius * 2)
    laugh, calm = call(lambda: seat.set_mood(amused)), call(lambda: seat.set_mood(usual))
    out = stage.ms("push", 0.6)
    if stage.pace.reduced:
        return chain(laugh, wait(max(length, out)), calm)
    home = seat.place.face + seat.off
    way = at - home
    reach = way * (seat.place.radius * 0.2 / (far(way) or 1.0))
    started = hop(stage, seat, seat.place.radius * jump, stage.ms("push", 0.7)) if shock else NOTHING
    watching = chain(wait(max(shock - out, 0.0)), started)
    return chain(
        laugh,
        over(out, lambda part: seat.setPos(home + reach * part), hand),
        watching,
        wait(max(length - out - watching.length, 0.0)),
        calm,
        over(out, lambda part: seat.setPos(home + reach * (1 - part)), swing),
        call(lambda: seat.setPos(seat.place.face + seat.off)),
    )


def flinch(stage: Stage, at: QPointF, but: Sequence[int]) -> Piece:
    """The cards that lie near start, too, the nearest first."""
    cards = [card for number, card in enumerate(stage.scene.cards) if card and number not in but]
    near_by = sorted(cards, key=lambda card: far(card.pos() - at))[:_FLINCHING]
    starts = [shake(stage, card, card.shown_width * 0.07, stage.ms("shot", 0.8)) for card in near_by]
    return stagger(stage.ms("coin_gap", 0.6), starts)


def towards(stage: Stage, name: str, spot: Spot, aim: QPointF, width: float) -> Sprite:
    """An effect at a staged card's edge, turned to its aim; its drawing points left (flash) or right."""
    points_left = name == "flash"
    height = width * 0.75 if points_left else width
    anchor = (0.62, 0.5) if points_left else (0.02, 0.5)
    sprite = stage.scene.sprite(name, width, height, anchor=anchor)
    way = far(aim) or 1.0
    edge = min(
        spot.width * 0.5 / (abs(aim.x()) / way + 1e-6),
        spot.width * CARD_HEIGHT * 0.5 / (abs(aim.y()) / way + 1e-6),
    )
    sprite.setPos(spot.centre + aim * (edge * 0.92 / way))
    turn = math.degrees(math.atan2(aim.y(), aim.x()))
    sprite.setRotation(turn + 180 if points_left else turn)
    return sprite


def recoil(stage: Stage, card: CardItem, aim: QPointF) -> Piece:
    """The card kicks back and comes to rest again."""
    if stage.pace.reduced:
        return NOTHING
    start, turned = QPointF(), 0.0
    kick = aim * (-card.shown_width * 0.5 / (far(aim) or 1.0))

    def begin() -> None:
        nonlocal start, turned
        start, turned = card.pos(), card.rotation()

    def move(part: float) -> None:
        back = math.sin(math.pi * part) * (1 - part) * 1.6
        card.setPos(start + kick * back)
        card.setRotation(turned + math.copysign(11, -aim.x()) * back)

    def rest() -> None:
        card.setPos(start)
        card.setRotation(turned)

    return chain(call(begin), over(stage.ms("shot"), move, hand), call(rest))


def far(way: QPointF) -> float:
    """How long a way is."""
    return math.hypot(way.x(), way.y())
