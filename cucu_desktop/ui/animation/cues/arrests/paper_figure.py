"""The common part of cuckoo, horse and cat: a paper figure that comes out of the card.

It comes out of the card that is shown large, plays its animation, and goes back into the card or off the
table. It is large enough to be recognised on a small screen.
"""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.stage import Deed
from cucu_desktop.ui.animation.timeline import Piece, call, chain, fall, over, since, spring
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.widgets.seat_geometry import Spot

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
