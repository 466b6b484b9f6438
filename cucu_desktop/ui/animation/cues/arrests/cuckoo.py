"""The arrest by XV, the cuckoo."""

import math
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import fly_by, hear, shake
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.stage import announce, go_in, left_behind, side_of, step_out
from cucu_desktop.ui.animation.timeline import Piece, chain, linear, over, stagger, together, wait
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.widgets.seat_geometry import Spot

_CALLS: Final = 2
"""The number of the cuckoo's calls."""


def cuckoo(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of XV: the cuckoo comes out of its card and calls twice towards the exchanger."""
    scene = context.scene
    shock = context.ms("push", 1.2)

    def deed(card: CardItem, spot: Spot) -> Piece:
        side = side_of(scene.home(event.exchanger).centre - spot.centre, left=-1.0)
        wide = spot.width * 1.2
        bird = scene.sprite("cuckoo", wide, wide * 1.22, mirrored=side > 0)
        within = spot.centre + QPointF(0, spot.width * 0.1)
        perch = within + QPointF(side * spot.width * 0.34, spot.width * 0.2)  # its numeral stays visible
        beak = perch + QPointF(side * wide * 0.42, -wide * 0.26)
        beat = context.ms("shot", 0.85)
        called = chain(*(_call_out(context, bird, perch, side, lower, beat) for lower in range(_CALLS)))
        notes = stagger(beat, [_notes(context, spot, beak, side) for _ in range(_CALLS)])
        return chain(
            hear(context, "cuckoo"),
            together(
                step_out(context, bird, within, perch), shake(context, card, 3, context.ms("push", 0.6))
            ),
            together(chain(called, go_in(context, bird, within)), notes),
        )

    return announce(context, event, left_behind(deed), shock)


def _call_out(
    context: CueContext, bird: Sprite, perch: QPointF, side: float, lower: int, beat: float
) -> Piece:
    """Return the bird's lunge at each of its two calls; the second is deeper."""
    if context.pace.reduced:
        return wait(beat)
    reach = QPointF(side * 0.26, -0.02 + 0.08 * lower) * bird.boundingRect().width()

    def lunge(part: float) -> None:
        # Back a little, forward quickly, home slowly.
        back = 0.24
        if part < back:
            out = -0.35 * math.sin(math.pi * part / back)
        else:
            out = math.sin(math.pi * (part - back) / (1 - back))
        bird.setPos(perch + reach * out)
        bird.setRotation(side * (12 + 4 * lower) * out)
        bird.setScale(1 + 0.14 * max(out, 0.0))

    return over(beat, lunge, linear)


def _notes(context: CueContext, spot: Spot, beak: QPointF, side: float) -> Piece:
    """Return the notes that fly off with each call, one large and one small."""
    pair = [note(context, spot.width * part, beak, side) for part in (0.62, 0.46)]
    return chain(wait(context.ms("shot", 0.22)), stagger(context.ms("shot", 0.2), pair))


def note(context: CueContext, wide: float, start: QPointF, side: float) -> Piece:
    """Return the flight of a note up and to this side, swaying."""
    sprite = context.scene.sprite("note", wide)
    reach, rise = wide * context.chance.uniform(1.3, 2.2), wide * context.chance.uniform(0.6, 1.8)
    spin, sway = context.chance.uniform(-14, 14), context.chance.uniform(0, math.pi)

    def float_up(part: float) -> None:
        out = 1 - (1 - part) * (1 - part)
        aside = math.sin(part * 8 + sway) * wide * 0.15
        sprite.setPos(start + QPointF(side * reach * out + aside, -rise * part))
        sprite.setOpacity(min(1.0, 3 * (1 - part)))
        sprite.setRotation(spin * part + 8 * math.sin(part * 7))
        sprite.setScale(0.45 + 0.65 * min(1.0, part * 4))

    return fly_by(context, sprite, context.ms("swing", 0.7), float_up)
