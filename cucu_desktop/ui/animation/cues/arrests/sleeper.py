"""The sleeping animal in a corner of the room: it wakes when a cat calls, and looks up for the arrest.

It wakes in two pictures, not frame by frame: at that distance from the table each frame of its movement
would repaint half of the window.
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
    """The positions of a lifted head, relative to the middle of the drawing: half way, and up."""

    rising: tuple[int, int]
    up: tuple[int, int]


_SLEEPERS: Final = {"cat": _Sleeper((-28, 16), (-28, 2)), "dog": _Sleeper((-33, 18), (-33, 0))}


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
