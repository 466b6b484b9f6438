"""The frame of every arrest: the card is raised, the neighbours look, its own animation plays, it goes back.

The neighbours lean towards the card and the holder calls before the card's own animation plays, to direct
the viewer's eyes. Cuckoo, horse and cat are paper figures that come out of the card and go back into it,
large enough to be recognised on a small screen.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import bowed, fly, hop, reveal, say, shake, sway_back
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    fall,
    hand,
    over,
    since,
    spring,
    stagger,
    swing,
    together,
    wait,
)
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot

Deed = Callable[[CardItem, Spot], Piece]
"""Makes the animation of a card that is shown large in this spot."""

_HIGH: Final = 8.0
"""The lift of a card that is shown large, which sets its shadow."""
_CROWN: Final = 0.6
"""The room for a King's crown, in widths of the card."""
_ONLOOKERS: Final = 4
"""The largest number of neighbours that lean forward."""
_FLINCHING: Final = 6
"""The largest number of cards that jump at a shot."""


def announce(context: CueContext, event: Arrested, deed: Deed, shock: float = 0.0) -> Piece:
    """Return an arrest: the card is shown large, the holder calls, `deed` plays, and the card goes back.

    `shock`: the time within the deed at which the neighbours start.
    """
    scene = context.scene
    card = scene.card_of(event.holder)
    # Visible throughout: the exchanger, the target, the viewer's own card, and the lens.
    keep = [scene.home(seat).rect for seat in {event.exchanger, scene.lay.bottom} - {event.holder}]
    if scene.lay.lens:
        keep.append(scene.lay.lens)
    spot = scene.lay.stage(event.holder, keep, above=_CROWN if scene.game.dealt_first else 0.0)
    up = reveal(context, card, str(event.card))
    if card.face is None:
        up = chain(wait(context.ms("settle")), up)
    back = fly(context, card, scene.home(event.holder), "shrink", level=scene.level(event.holder))
    done = together(deed(card, spot), wait(context.ms("call", 0.9)))
    words = say(context, event, "call")
    look = look_on(context, spot.centre, (event.holder, event.exchanger), done.length, shock)
    risen = together(_rise(context, card, spot), up)
    return chain(call(lambda: context.scene.hush(spot.rect)), risen, together(words, look, chain(done, back)))


def _rise(context: CueContext, card: CardItem, spot: Spot) -> Piece:
    """Return the movement of a card from its usual spot to that in which it is shown large."""
    held = call(lambda: card.set_lift(_HIGH))
    if context.pace.reduced:
        return chain(fly(context, card, spot, "grow", level=z.STAGED), held)
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
        card.place(spot)
        card.setZValue(z.STAGED)

    return chain(
        call(begin),
        over(context.ms("settle"), duck),
        over(context.ms("grow"), rise, spring),
        call(land),
        held,
    )


def near(context: CueContext, at: QPointF, but: Sequence[int]) -> list[SeatItem]:
    """Return the seats nearest to a point, without the participants."""
    seats = [seat for number, seat in enumerate(context.scene.seats) if number not in but]
    return sorted(seats, key=lambda seat: far(seat.geometry.face - at))[:_ONLOOKERS]


def look_on(context: CueContext, at: QPointF, but: Sequence[int], length: float, shock: float = 0.0) -> Piece:
    """Return the neighbours' reactions: they lean towards a point, look amused and sit back."""
    leaning = [
        _lean(context, seat, at, length, shock, 0.22 - 0.04 * number)
        for number, seat in enumerate(near(context, at, but))
    ]
    return stagger(context.ms("coin_gap", 0.7), leaning)


def _lean(
    context: CueContext, seat: SeatItem, at: QPointF, length: float, shock: float, jump: float
) -> Piece:
    """Return the leaning of one seat towards a point; a player with one token left does not laugh."""
    usual, scene = seat.mood, context.scene
    amused = usual if usual == "worried" else "glad"
    scene.art.prepare_face(seat.who, amused or "glad", seat.geometry.radius * 2)
    laugh, calm = call(lambda: seat.set_mood(amused)), call(lambda: seat.set_mood(usual))
    out = context.ms("push", 0.6)
    if context.pace.reduced:
        return chain(laugh, wait(max(length, out)), calm)
    home = seat.geometry.face + seat.off
    way = at - home
    reach = way * (seat.geometry.radius * 0.2 / (far(way) or 1.0))
    started = hop(context, seat, seat.geometry.radius * jump, context.ms("push", 0.7)) if shock else NOTHING
    watching = chain(wait(max(shock - out, 0.0)), started)
    return chain(
        laugh,
        over(out, lambda part: seat.setPos(home + reach * part), hand),
        watching,
        wait(max(length - out - watching.length, 0.0)),
        calm,
        over(out, lambda part: seat.setPos(home + reach * (1 - part)), swing),
        call(lambda: seat.setPos(seat.geometry.face + seat.off)),
    )


def flinch(context: CueContext, at: QPointF, but: Sequence[int]) -> Piece:
    """Return short jumps of the cards near a point, the nearest first."""
    cards = [card for number, card in enumerate(context.scene.cards) if card and number not in but]
    near_by = sorted(cards, key=lambda card: far(card.pos() - at))[:_FLINCHING]
    starts = [shake(context, card, card.shown_width * 0.07, context.ms("shot", 0.8)) for card in near_by]
    return stagger(context.ms("coin_gap", 0.6), starts)


def towards(context: CueContext, name: str, spot: Spot, aim: QPointF, width: float) -> Sprite:
    """Return an effect at the edge of the large card, turned towards its target."""
    points_left = name == "flash"
    height = width * 0.75 if points_left else width
    anchor = (0.62, 0.5) if points_left else (0.02, 0.5)
    sprite = context.scene.sprite(name, width, height, anchor=anchor)
    way = far(aim) or 1.0
    edge = min(
        spot.width * 0.5 / (abs(aim.x()) / way + 1e-6),
        spot.width * CARD_HEIGHT * 0.5 / (abs(aim.y()) / way + 1e-6),
    )
    sprite.setPos(spot.centre + aim * (edge * 0.92 / way))
    turn = math.degrees(math.atan2(aim.y(), aim.x()))
    sprite.setRotation(turn + 180 if points_left else turn)
    return sprite


def recoil(context: CueContext, card: CardItem, aim: QPointF) -> Piece:
    """Return the recoil of the card that fires."""
    kick = aim * (-card.shown_width * 0.5 / (far(aim) or 1.0))

    def move(start: QPointF, turned: float, part: float) -> None:
        back = math.sin(math.pi * part) * (1 - part) * 1.6
        card.setPos(start + kick * back)
        card.setRotation(turned + math.copysign(11, -aim.x()) * back)

    return sway_back(context, card, context.ms("shot"), move, hand)


def far(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())


SHADE: Final = z.EFFECT - 1
"""The z of a shadow on the cloth."""

LEAPS: Final = z.BUBBLE + 1
"""The z of a figure that leaps over a player, in front of their bubble, too."""


def step_out(context: CueContext, beast: Sprite, start: QPointF, end: QPointF) -> Piece:
    """Return the movement in which the figure grows out of the card to its full size."""

    def grow(part: float) -> None:
        beast.setPos(start + (end - start) * part)
        beast.setScale(0.5 + 0.5 * part)
        beast.setOpacity(min(1.0, part * 3))

    shown = chain(call(lambda: grow(0.0)), call(lambda: beast.setVisible(True)))
    if context.pace.reduced:
        return chain(shown, call(lambda: grow(1.0)), over(context.ms("fade"), beast.setOpacity))
    return chain(shown, over(context.ms("push", 0.6), grow, spring))


def go_in(context: CueContext, beast: Sprite, end: QPointF) -> Piece:
    """Return the movement of the figure back into the card, after which it is removed."""

    def shrink(start: QPointF, part: float) -> None:
        if not context.pace.reduced:
            beast.setPos(start + (end - start) * part)
            beast.setScale(1 - 0.45 * part)
        beast.setOpacity(min(1.0, 2 - 2 * part))

    return since(beast.pos, context.ms("fade"), shrink, fall, lambda _: context.scene.remove_passing(beast))


def left_behind(deed: Deed) -> Deed:
    """Return the dimming of the card while its figure is out, so that the animal is not shown twice."""

    def done(card: CardItem, spot: Spot) -> Piece:
        def dim(*, faint: bool) -> None:
            card.is_faint = faint

        return chain(call(partial(dim, faint=True)), deed(card, spot), call(partial(dim, faint=False)))

    return done


def side_of(way: QPointF, *, left: float) -> float:
    """Return the direction in which a moving figure faces: 1 right, -1 left."""
    return left if abs(way.x()) < 1 else math.copysign(1.0, way.x())
