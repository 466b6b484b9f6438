"""The arrest by K and Re, the King (T1)."""

import math

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import hear, hop, shake
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.cuckoo import note
from cucu_desktop.ui.animation.cues.arrests.stage import announce
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    fall,
    linear,
    over,
    since,
    stagger,
    together,
    wait,
)
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot


def king(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of K and Re: a crown; where Kings whinny (T1), the card also rears."""
    context.scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        if not context.scene.game.has_pot:
            return chain(hear(context, "cuckoo"), crowned(context, card, spot))
        notes = stagger(context.ms("coin_gap", 1.6), [_neigh(context, spot, number) for number in range(4)])
        whinny = chain(hear(context, "neigh"), _rear(context, card), _rear(context, card))
        return together(whinny, notes, chain(wait(context.ms("leap", 1.3)), crowned(context, card, spot)))

    return announce(context, event, deed)


def _rear(context: CueContext, card: CardItem) -> Piece:
    """Return the movement in which a card tilts back, shakes and comes down, as a horse rears."""
    if context.pace.reduced:
        return NOTHING

    def move(turned: float, part: float) -> None:
        card.setRotation(turned - 16 * math.sin(math.pi * part) + 2.5 * math.sin(part * 40) * (1 - part))

    return since(card.rotation, context.ms("leap", 0.8), move, linear, card.setRotation)


def _neigh(context: CueContext, spot: Spot, number: int) -> Piece:
    """Return the notes that fly up at the left and at the right of the card in turn."""
    side = -1.0 if number % 2 else 1.0
    return note(
        context, spot.width * 0.46, spot.centre + QPointF(side * spot.width * 0.3, -spot.width * 0.3), side
    )


def crowned(context: CueContext, card: CardItem, spot: Spot) -> Piece:
    """Return the crown's descent onto a card, which tilts a little under it."""
    wide = spot.width * 0.8
    crown = context.scene.sprite("crown", wide)
    rest = spot.centre - QPointF(0, spot.width * CARD_HEIGHT * 0.5 + wide * 0.36)

    def come_down(part: float) -> None:
        crown.setPos(rest - QPointF(0, spot.width * 0.8 * (1 - part)))
        crown.setRotation(-14 * (1 - part))
        crown.setOpacity(min(1.0, part * 3))

    gone = call(lambda: context.scene.remove_passing(crown))
    shown = chain(call(lambda: crown.setPos(rest)), call(lambda: crown.setVisible(True)))
    if context.pace.reduced:
        return chain(shown, wait(context.ms("remark")), gone)
    landed = together(
        shake(context, card, 4, context.ms("push")),
        hop(context, crown, wide * 0.24, context.ms("push", 1.2), 2),
        wait(context.ms("remark", 0.55)),
    )
    return chain(shown, over(context.ms("push"), come_down, fall), landed, gone)
