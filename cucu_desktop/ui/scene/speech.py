"""Speech bubbles and notes beside seats: clear of each other, and of what has to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import BubbleItem, NoteItem
from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area, bubble_tip
from cucu_desktop.ui.widgets.seat_geometry import grown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.scene.scene import TableScene

_APART: Final = 10.0
"""The distance between bubbles and notes in pixels: outlines and shadows reach beyond their areas."""


def put_bubble(scene: TableScene, bubble: BubbleItem, seat: int) -> None:
    """Show a bubble beside a seat's face.

    Without space beside the earlier ones it replaces those in its place, and hides notes there for its time.
    In a crowd there is space for a single bubble.
    """
    bubble.seat = seat
    for other in [*scene.bubbles]:
        if other.seat == seat or scene.lay.lens:
            scene.remove_passing(other)
    said, notes = _areas(scene.bubbles), _areas(scene.notes)
    for kept in ([*said, *notes], notes, []):
        if _put(scene, bubble, seat, kept):
            break
    for other in [*scene.bubbles]:
        if grown(other.area, _APART).intersects(bubble.area):
            scene.remove_passing(other)
    scene.bubbles.append(bubble)
    scene.add_passing(bubble, z.BUBBLE)
    scene.show_notes()


def put_note(scene: TableScene, seat: int, text: str) -> NoteItem:
    """Add a slip that points at a seat; the caller removes it."""
    note = NoteItem(scene.theme, scene.art, text)
    _put(scene, note, seat, [*_areas(scene.bubbles), *_areas(scene.notes)])
    note.setZValue(z.BUBBLE)
    scene.addItem(note)
    scene.notes.append(note)
    scene.show_notes()
    return note


def _areas(said: Sequence[BubbleItem]) -> list[QRectF]:
    return [grown(each.area, _APART) for each in said]


def _put(scene: TableScene, bubble: BubbleItem, seat: int, said: Sequence[QRectF]) -> bool:
    """Place a bubble or a note; return whether it lies on no face, and on none of the areas in `said`."""
    area = bubble_area(scene.lay, seat, bubble.size, [*scene.kept_clear(), *said])
    bubble.put(area, bubble_tip(scene.lay, seat, area) + scene.seats[seat].off)
    faces = [grown(QRectF(each.face, each.face), each.radius * 0.7) for each in scene.lay.seats]
    return not any(area.intersects(taken) for taken in (*faces, *said))
