"""Movements of cards, coins and words over the table, as functions that cues combine.

Each returns a `Piece`. The start of a movement is looked up when the piece begins, its end is
set exactly, so a skipped piece leaves the same table as a watched one. With reduced motion
things fade out and in instead of flying.
"""

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.durations import Moment
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Do,
    Ease,
    Piece,
    call,
    chain,
    fall,
    hand,
    linear,
    over,
    since,
    spring,
    swing,
    wait,
)
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import BubbleItem
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.scene.speech import put_bubble
from cucu_desktop.ui.text.calls import Bubble
from cucu_desktop.ui.text.speech import Spoken
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from cucu_desktop.ui.scene.base_scene import BaseScene
    from cucu_desktop.ui.scene.items.seat import SeatItem

_FEW: Final = 10
"""The number of seats above which laughing faces are rare, as they are too small."""


def pause(context: CueContext, length: float, *, still: bool = True) -> Piece:
    """Return a pause, used to paint pictures that will soon be needed.

    `still`: whether nothing moves meanwhile, so that loading a drawing causes no visible stutter.
    """
    scene = context.scene

    def paint() -> None:
        scene.prepare_turn()
        if not still or any(seat.prepare() for seat in scene.seats):
            return
        if scene.game.has_matador and any(_paints(scene, seat, "cross") for seat in scene.seats):
            return  # all losers to the matador change their mood at once
        amused = (_paints(scene, seat, "glad") for seat in scene.seats)
        if len(scene.seats) > _FEW or not any(amused):
            scene.prepare()

    return chain(wait(length / 2), call(paint), wait(length / 2))


def _paints(scene: "BaseScene", seat: "SeatItem", mood: str) -> bool:
    """Paint a face in a mood without a cached picture; return whether it was missing."""
    return scene.art.prepare_face(seat.who, mood, seat.geometry.radius * 2)


def hear(context: CueContext, name: str) -> Piece:
    """Return a piece that plays a sound; an empty one at the pace without animation."""
    return NOTHING if context.pace.at_once else call(lambda: context.scene.sounded.emit(name))


_HEARD: Final[Mapping[Moment, str]] = {
    "deal": "deal",
    "draw": "deal",
    "cross": "exchange",
    "swap": "exchange",
    "run": "exchange",
}
"""The sound of a flying card."""


_HANDED: Final[frozenset[Moment]] = frozenset(("swap", "push", "shrink"))


def fly(
    context: CueContext,
    card: CardItem,
    spot: Spot,
    moment: Moment,
    *,
    arc: float | QPointF = 0.1,
    turns: float = 0.0,
    level: float = z.CARD,
) -> Piece:
    """Return the movement of a card to a spot in a slight arc, after which it has its usual z value.

    `arc`: the height of the arc, as a fraction of its length; or a point to leap over, high above the cloth.
    """
    start = Spot(QPointF(), 1.0)
    x = y = along = down = 0.0

    def begin() -> None:
        nonlocal start, x, y, along, down
        start = card.spot
        way = spot.centre - start.centre
        x, y, along, down = start.centre.x(), start.centre.y(), way.x(), way.y()
        card.setZValue(z.MOVING)
        card.travel(max(start.width, spot.width))

    def move(part: float) -> None:
        up = math.sin(math.pi * part)
        width = start.width + (spot.width - start.width) * part
        angle = start.angle + (spot.angle + 360 * turns - start.angle) * part
        if isinstance(arc, QPointF):
            at = leapt(start.centre, arc, spot.centre, part)
            card.carry(at.x(), at.y(), angle, width * (1 + 0.4 * up), 2 + 7 * up)
            return
        # As `bowed`, with plain numbers: QPointF would cost more than the rest of a frame.
        at_x, at_y = x + along * part + down * arc * up, y + down * part - along * arc * up
        card.carry(at_x, at_y, angle, width, 2 + 7 * up)

    def rock(part: float) -> None:
        card.setRotation(spot.angle + 2.2 * math.sin(math.pi * 2 * part) * (1 - part))

    def land() -> None:
        card.setOpacity(1.0)
        card.place(spot)
        card.keep_picture()
        card.setZValue(level)

    heard = hear(context, _HEARD[moment]) if moment in _HEARD else NOTHING
    if context.pace.reduced:
        half = context.ms("fade")
        out, back = over(half, lambda part: card.setOpacity(1 - part)), over(half, card.setOpacity)
        return chain(heard, out, call(land), back)
    # A dealt card starts at full speed; others accelerate and slow down.
    ease = swing if moment in _HANDED else hand
    flight = over(context.ms(moment), move, ease)
    return chain(heard, call(begin), flight, over(context.ms("settle"), rock), call(land))


def bowed(start: QPointF, end: QPointF, part: float, arc: float) -> QPointF:
    """Return a point of a way with an arc of height `arc` at its middle."""
    along = end - start
    aside = QPointF(along.y(), -along.x()) * arc * math.sin(math.pi * part)
    return start + along * part + aside


def leapt(start: QPointF, middle: QPointF, end: QPointF, part: float) -> QPointF:
    """Return a point of a way over `middle`."""
    left, bend = 1 - part, middle * 2 - (start + end) / 2
    return start * (left * left) + bend * (2 * left * part) + end * (part * part)


def turn_up(context: CueContext, card: CardItem, face: str, *, public: bool) -> Piece:
    """Return the movement that turns a card face up for its audience."""

    def begin() -> None:
        card.show_face(face, public=public)
        card.set_turned(0.0)

    heard = hear(context, "flip")
    if context.pace.reduced:
        shown = call(lambda: card.show_face(face, public=public))
        return chain(heard, shown, wait(context.ms("fade")))
    return chain(heard, call(begin), over(context.ms("flip"), card.set_turned, swing))


def reveal(context: CueContext, card: CardItem, face: str) -> Piece:
    """Return the movement that turns a card up for all; one that the viewer sees does not move."""
    if card.face:
        return call(lambda: card.show_face(face, public=True))
    return turn_up(context, card, face, public=True)


def turn_down(context: CueContext, card: CardItem) -> Piece:
    """Return the movement that turns a card face down, if it is not, and deletes its face."""
    return NOTHING if card.face is None else put_down(context, card)


def put_down(context: CueContext, card: CardItem) -> Piece:
    if context.pace.reduced:
        return call(lambda: card.show_face(None, public=False))
    return chain(
        over(context.ms("flip", 0.7), lambda part: card.set_turned(1 - part), swing),
        call(lambda: card.show_face(None, public=False)),
    )


def say(
    context: CueContext,
    event: Spoken,
    moment: Moment = "bubble",
    times: float = 1.0,
) -> Piece:
    """Return the bubble of an event's call, shown and faded out; NOTHING without a call."""
    words = context.wording.calls.bubble(event, context.now, context.persons) if context.wording else None
    if words is None:
        return NOTHING
    return speak(context, words, moment, times)


def speak(context: CueContext, words: Bubble, moment: Moment = "bubble", times: float = 1.0) -> Piece:
    """Return the bubble of these words, shown and faded out."""
    scene = context.scene
    bubble = BubbleItem(scene.theme, scene.art, *words.lines, scene.lay.unit)

    def begin() -> None:
        put_bubble(scene, bubble, words.seat)
        scene.spoke.emit(words)

    def grow(part: float) -> None:
        bubble.setScale(0.6 + 0.4 * part)
        bubble.setOpacity(min(1.0, part * 2))

    appear = (
        over(context.ms("fade"), bubble.setOpacity)
        if context.pace.reduced
        else over(context.ms("fade"), grow, spring)
    )
    return chain(
        call(begin),
        appear,
        wait(context.ms(moment, times)),
        over(context.ms("fade"), lambda part: bubble.setOpacity(1 - part)),
        call(lambda: scene.remove_passing(bubble)),
    )


def toss(
    context: CueContext,
    name: str,
    width: float,
    start: QPointF,
    end: QPointF,
    moment: Moment,
    *,
    turns: float = 0.0,
) -> Piece:
    """Return the flight of a coin or token from one point to another, where it is removed."""
    scene = context.scene
    sprite = scene.sprite(name, width)
    along, inward = end - start, scene.lay.centre - (start + end) / 2
    over_cloth = along.y() * inward.x() - along.x() * inward.y()
    bow = math.copysign(0.25, over_cloth if abs(over_cloth) > 1 else along.x())

    def move(part: float) -> None:
        sprite.setPos(bowed(start, end, part, bow))
        sprite.setScale(1 + 0.35 * math.sin(math.pi * part))
        sprite.setRotation(360 * turns * part)

    gone = call(lambda: scene.remove_passing(sprite))
    heard = hear(context, name)
    if context.pace.reduced:
        return chain(heard, gone)
    return chain(call(lambda: sprite.setVisible(True)), over(context.ms(moment), move, swing), heard, gone)


def hop(context: CueContext, item: QGraphicsItem, height: float, ms: float, times: int = 1) -> Piece:
    if context.pace.reduced:
        return NOTHING

    def move(home: QPointF, part: float) -> None:
        jump = abs(math.sin(math.pi * part * times)) * (1 - part * 0.4)
        item.setPos(home - QPointF(0, height * jump))

    return since(item.pos, ms, move, linear, item.setPos)


def shake(context: CueContext, item: QGraphicsItem, reach: float, ms: float) -> Piece:
    def move(home: QPointF, turned: float, part: float) -> None:
        left = 1 - part
        item.setPos(home + QPointF(math.sin(part * 40) * left, math.cos(part * 31) * 0.4 * left) * reach)
        item.setRotation(turned + math.sin(part * 34) * 7 * left)

    return sway_back(context, item, ms, move, linear)


def sway_back(
    context: CueContext,
    item: QGraphicsItem,
    ms: float,
    move: Callable[[QPointF, float, float], None],
    ease: Ease,
) -> Piece:
    """Return a movement from the item's position and rotation, which `move` gets, and back to them.

    It is left out if motion is reduced.
    """
    if context.pace.reduced:
        return NOTHING

    def back(pose: tuple[QPointF, float]) -> None:
        item.setPos(pose[0])
        item.setRotation(pose[1])

    return since(lambda: (item.pos(), item.rotation()), ms, lambda pose, part: move(*pose, part), ease, back)


def fly_by(context: CueContext, sprite: Sprite, ms: float, move: Do) -> Piece:
    """Return the time of a transient picture: shown, moved, removed; with reduced motion only removed."""
    gone = call(lambda: context.scene.remove_passing(sprite))
    if context.pace.reduced:
        return gone
    return chain(call(lambda: sprite.setVisible(True)), over(ms, move, linear), gone)


def show_then_fade(context: CueContext, item: QGraphicsItem, stay: float) -> Piece:
    """Return a transient item's whole time on the table: it appears at once, stays, and fades."""
    scene = context.scene
    return chain(
        call(lambda: item.setVisible(True)),
        wait(stay),
        over(context.ms("fade", 1.5), lambda part: item.setOpacity(1 - part), fall),
        call(lambda: scene.remove_passing(item)),
    )
