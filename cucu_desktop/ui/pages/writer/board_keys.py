"""The arrow keys on the board of the writer page: the neighbour of a card place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.pages.writer.card_place import CardPlace


def neighbour(among: Sequence[CardPlace], item: CardPlace, key: Qt.Key) -> CardPlace | None:
    """Return the place that a key leads to from `item`; None if there is none in that direction."""
    at = among.index(item)
    if key == Qt.Key.Key_Home:
        return among[0]
    if key == Qt.Key.Key_End:
        return among[-1]
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        to = at + (1 if key == Qt.Key.Key_Right else -1)
        return among[to] if 0 <= to < len(among) else None
    down = key == Qt.Key.Key_Down
    here = item.geometry().center()
    beyond = [
        each
        for each in among
        if (each.geometry().top() > item.geometry().top()) == down and each.y() != item.y()
    ]
    if not beyond:
        return None
    row = min((abs(each.y() - item.y()) for each in beyond), default=0)
    return min(
        (each for each in beyond if abs(each.y() - item.y()) == row),
        key=lambda each: abs(each.geometry().center().x() - here.x()),
    )
