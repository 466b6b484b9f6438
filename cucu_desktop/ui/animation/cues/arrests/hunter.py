"""The arrest by XIV, the hunter."""

import math

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import hear, hop, shake, show_then_fade, sway_back
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.stage import announce, far, flinch, recoil, towards
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    linear,
    over,
    since,
    together,
    wait,
)
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.widgets.seat_geometry import Spot


def hunter(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of XIV: a shot throws up the exchanger's card and leaves a hole in it."""
    scene = context.scene
    victim = scene.cards[event.exchanger]
    scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        aim = scene.home(event.exchanger).centre - spot.centre
        # At a crowded table a smaller flash leaves the target visible.
        room = far(aim) - spot.width - scene.home(event.exchanger).width * 0.5
        flash = towards(context, "flash", spot, aim, min(max(room * 1.7, spot.width * 0.7), spot.width * 1.7))
        hit = NOTHING
        if victim is not None:
            hit = together(
                _thrown_up(context, victim),
                show_then_fade(context, _hole(context, victim), context.ms("shot", 1.5)),
                shake(context, scene.seats[event.exchanger], 5, context.ms("shot")),
            )
        flinched = flinch(context, spot.centre, (event.holder, event.exchanger))
        return chain(
            _take_aim(context, card, aim),
            hear(context, "shot"),
            together(_fire(context, flash), recoil(context, card, aim), hit, flinched),
        )

    return announce(context, event, deed, context.ms("shot", 1.2))


def _take_aim(context: CueContext, card: CardItem, aim: QPointF) -> Piece:
    """Return the movement in which the card turns a little towards its target and pauses."""
    if context.pace.reduced:
        return wait(context.ms("breath"))
    lean = math.copysign(7.0, aim.x()) if abs(aim.x()) > 1 else 0.0

    def turn(turned: float, part: float) -> None:
        card.setRotation(turned + lean * part)

    return chain(since(card.rotation, context.ms("breath"), turn), wait(context.ms("breath", 0.6)))


def _fire(context: CueContext, flash: Sprite) -> Piece:
    """Return the muzzle flash, and smoke that spreads and fades."""
    if context.pace.reduced:
        return show_then_fade(context, flash, context.ms("shot", 0.7))

    def burst(part: float) -> None:
        flash.setScale(0.45 + 0.7 * part)

    def drift(part: float) -> None:
        flash.setScale(1.15 + 0.12 * part)
        flash.setOpacity(1 - part * part)

    return chain(
        call(lambda: flash.setVisible(True)),
        over(context.ms("shot", 0.2), burst),
        wait(context.ms("shot", 0.35)),
        over(context.ms("shot", 0.8), drift, linear),
        call(lambda: context.scene.remove_passing(flash)),
    )


def _thrown_up(context: CueContext, card: CardItem) -> Piece:
    """Return the movement of the card that is hit: it flies up, turns over, falls back and bounces."""
    wide = card.shown_width

    def tumble(home: QPointF, turned: float, part: float) -> None:
        high = 4 * part * (1 - part)
        card.setPos(home - QPointF(0, wide * 0.8 * high))
        card.setRotation(turned + 26 * math.sin(math.pi * 2 * part) * (1 - part * 0.4))
        card.set_lift(2 + 8 * high)

    bounce = hop(context, card, wide * 0.14, context.ms("shot", 0.6), times=2)
    thrown = sway_back(context, card, context.ms("shot", 1.15), tumble, linear)
    return chain(thrown, call(lambda: card.set_lift(2)), bounce)


def _hole(context: CueContext, card: CardItem) -> Sprite:
    """Return the bullet hole, which moves with the card."""
    hole = context.scene.sprite("shot-hole", card.shown_width * 0.85)
    hole.setParentItem(card)
    hole.setPos(QPointF(card.shown_width * 0.08, -card.shown_width * 0.2) / card.scale())
    return hole
