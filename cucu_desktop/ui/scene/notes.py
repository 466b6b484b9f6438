"""Slips of paper beside seats, clear of each other, of bubbles and of what has to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import NoteItem, areas_of_bubbles
from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area, bubble_tip

if TYPE_CHECKING:
    from cucu_desktop.ui.scene.scene import TableScene


def put_note(scene: TableScene, seat: int, text: str) -> NoteItem:
    """Add a slip that points at a seat; the caller removes it."""
    note = NoteItem(scene.theme, scene.art, text)
    area = bubble_area(scene.lay, seat, note.size, [*scene.kept_clear(), *areas_of_bubbles(scene)])
    note.put(area, bubble_tip(scene.lay, seat, area) + scene.seats[seat].off)
    note.setZValue(z.BUBBLE)
    scene.addItem(note)
    return note
