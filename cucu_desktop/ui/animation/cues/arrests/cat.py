"""The arrest by XII, the cat. The cards that it sends back are moved by the cues of later events."""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import hear, shake, show_then_fade
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.stage import (
    announce,
    far,
    flinch,
    go_in,
    left_behind,
    side_of,
    step_out,
    towards,
)
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    draw_back,
    fall,
    linear,
    over,
    since,
    together,
    wait,
)
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.widgets.seat_geometry import Spot
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES

_SHEET: Final = 150
"""Width and height of the drawings, in their own units."""


_SLEEPERS: Final = {"cat": ((-28, 16), (-28, 2)), "dog": ((-33, 18), (-33, 0))}
"""The positions of a lifted head, relative to the middle of the drawing: half way, and up."""


def waking(context: CueContext, piece: Piece) -> Piece:
    """Return the piece with the sleeping animals looking up; unchanged where there are none."""
    corners = context.scene.lay.corners
    if corners is None or context.wording is None:
        return piece
    place = context.wording.place
    venue = VENUES[place if place in VENUES else CAMPLI]
    sleeping = zip((venue.thing or "", venue.other or ""), corners, strict=True)
    wakes = [
        _wakes(context, name, area.topLeft(), area.width(), piece.length)
        for name, area in sleeping
        if name in _SLEEPERS
    ]
    return together(piece, *wakes)


def _wakes(context: CueContext, name: str, corner: QPointF, wide: float, length: float) -> Piece:
    """Return the pictures of the animal in this corner."""
    (half_way, high), scene = _SLEEPERS[name], context.scene
    middle = corner + QPointF(wide, wide) / 2
    body, head = (scene.sprite(f"{name}-{part}", wide, wide) for part in ("body", "head"))
    for sprite in (body, head):
        sprite.setZValue(z.CORNER)
        sprite.setPos(middle)

    def lift(to: tuple[int, int]) -> Piece:
        return call(lambda: head.setPos(middle + QPointF(*to) * (wide / _SHEET)))

    before, step = context.ms("grow"), context.ms("settle")
    rising = NOTHING if context.pace.reduced else chain(lift(half_way), wait(step))
    up = chain(lift(high), wait(max(0.0, length - before - 2 * step)))
    shown = together(*(call(partial(each.setVisible, True)) for each in (body, head)))
    gone = together(*(call(partial(scene.remove_passing, each)) for each in (body, head)))
    return chain(wait(before), shown, rising, up, rising, gone)


def cat(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of XII: the cat spits, jumps at the exchanger's card and scratches it.

    A sleeping animal in the room wakes up.
    """
    scene = context.scene
    victim = scene.cards[event.exchanger]
    scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        home = scene.home(event.exchanger)
        aim = home.centre - spot.centre
        side = side_of(aim, left=-1.0)
        wide = spot.width * 1.35
        beast = scene.sprite("spitting-cat", wide, wide * 1.25, mirrored=side > 0)
        near = home.centre - aim * (min(0.8, wide * 0.62 / (far(aim) or 1.0)))
        pounced = scene.lay.held(near - QPointF(0, wide * 0.1), wide * 0.8)
        spit = towards(context, "spit", spot, aim, spot.width * 0.95)
        scratched = NOTHING if victim is None else _scratched(context, victim, home)
        spitting = show_then_fade(context, spit, context.ms("spit"))
        flinched = flinch(context, spot.centre, (event.holder, event.exchanger))
        jumping = chain(
            _arch(context, beast),
            together(_pounce(context, beast, spot.centre, pounced), scratched),
            go_in(context, beast, spot.centre),
        )
        return chain(
            hear(context, "cat"),
            step_out(context, beast, spot.centre, spot.centre),
            together(spitting, flinched, shake(context, card, 4, context.ms("spit")), jumping),
        )

    return waking(context, announce(context, event, left_behind(deed), context.ms("spit", 2.2)))


def _arch(context: CueContext, beast: Sprite) -> Piece:
    """Return the movement in which the cat arches its back and crouches."""
    if context.pace.reduced:
        return wait(context.ms("spit"))

    def move(home: QPointF, part: float) -> None:
        tremble = math.sin(part * 60) * 2.2
        beast.setPos(home + QPointF(tremble, 0))
        beast.setScale(1 + 0.2 * math.sin(math.pi * min(part * 1.25, 1.0)) - 0.08 * part)

    return since(beast.pos, context.ms("spit", 1.1), move, linear)


def _pounce(context: CueContext, beast: Sprite, start: QPointF, end: QPointF) -> Piece:
    """Return the cat's jump to the card in a flat arc, and a short stay there."""
    if context.pace.reduced:
        return wait(context.ms("spit"))
    hump = QPointF(0, -far(end - start) * 0.22)

    def jump(part: float) -> None:
        beast.setPos(start + (end - start) * part + hump * math.sin(math.pi * part))
        beast.setScale(0.92 + 0.16 * math.sin(math.pi * min(max(part, 0.0), 1.0)))

    return chain(over(context.ms("spit", 0.75), jump, draw_back), wait(context.ms("spit", 0.6)))


def _scratched(context: CueContext, victim: CardItem, home: Spot) -> Piece:
    """Return the scratch across the card, and the card's jump."""
    scene = context.scene
    claw = scene.sprite("claw", home.width * 1.3)
    claw.setPos(home.centre)

    def strike(part: float) -> None:
        claw.setScale(1.0 if context.pace.reduced else 1.7 - 0.7 * part)
        claw.setOpacity(part)

    struck = chain(
        wait(context.ms("spit", 0.6)),
        call(lambda: claw.setVisible(True)),
        over(context.ms("fade"), strike, fall),
        wait(context.ms("spit", 0.6)),
        over(context.ms("fade"), lambda part: claw.setOpacity(1 - part)),
        call(lambda: scene.remove_passing(claw)),
    )
    jump = chain(
        wait(context.ms("spit", 0.6) + context.ms("fade")),
        shake(context, victim, home.width * 0.12, context.ms("spit", 0.7)),
    )
    return together(struck, jump)
