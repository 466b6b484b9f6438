"""Who sleeps in a corner of the room wakes when a cat calls, and keeps its head up as long as that is shown.

It wakes in two pictures, as in a flip book, and not frame by frame: so far from the table each frame in which
it moved would paint half of the window.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.cue_context import CueContext
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, call, chain, together, wait
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES

_SHEET: Final = 150
"""Width and height of the drawings, in their own units."""


@frozen
class _Sleeper:
    """Where a head is that has been lifted, off the middle of the drawing: while it rises, and above."""

    rising: tuple[int, int]
    up: tuple[int, int]


_SLEEPERS: Final = {"cat": _Sleeper((-28, 16), (-28, 2)), "dog": _Sleeper((-33, 18), (-33, 0))}


def waking(context: CueContext, piece: Piece) -> Piece:
    """Return the piece, in which whoever sleeps in the room looks up; only the piece where nobody does."""
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
    """Return the pictures of one sleeper, that lies in this corner."""
    sleeper, scene = _SLEEPERS[name], context.scene
    middle = corner + QPointF(wide, wide) / 2
    body, head = (scene.sprite(f"{name}-{part}", wide, wide) for part in ("body", "head"))
    for sprite in (body, head):
        sprite.setZValue(z.CORNER)
        sprite.setPos(middle)

    def lift(to: tuple[int, int]) -> Piece:
        return call(lambda: head.setPos(middle + QPointF(*to) * (wide / _SHEET)))

    before, step = context.ms("grow"), context.ms("settle")
    rising = NOTHING if context.pace.reduced else chain(lift(sleeper.rising), wait(step))
    up = chain(lift(sleeper.up), wait(max(0.0, length - before - 2 * step)))
    shown = together(*(call(partial(each.setVisible, True)) for each in (body, head)))
    gone = together(*(call(partial(scene.remove_passing, each)) for each in (body, head)))
    return chain(wait(before), shown, rising, up, rising, gone)
