"""The hidden cards of persons at an open table: the key of each seat, and the face of a card that is held.

A face is in the scene only while `show_face` holds it there: it is an item of its own, over the card that
stays face down, and any new position, layout or hiding removes it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.bubble import LabelItem
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.picture import Look
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtWidgets import QGraphicsItem

    from cucu_desktop.ui.scene.base_scene import BaseScene

_WIDTHS: Final = (64.0, 84.0)
"""The least and the largest width of a face, in pixels: legible to its player, and small for the others."""
_EDGE: Final = 6.0


class KeyItem(LabelItem):
    """A slip of paper with the key with which a person looks at their card; lit while it works."""

    is_lit = Look(default=False)

    def place(self, centre: QPointF, high: float) -> None:
        font = self._theme.font("key", max(high * 0.72, 11))
        wide = max(high, QFontMetricsF(font).horizontalAdvance(self.text) + high * 0.5)
        self.setPos(centre)
        self.fit(font, QSizeF(wide, high))

    def draw(self, painter: QPainter) -> None:
        drawn.note(painter, self._theme, self._paper, lit=self.is_lit)
        painter.setFont(self._font)
        painter.setPen(self._theme.color("ink"))
        painter.drawText(self._paper, Qt.AlignmentFlag.AlignCenter, self.text)


class OpenCards:
    """The keys and the held faces of one table.

    Attributes:
        is_flat: whether the screen lies flat among the players, so that faces are turned to their players.
        faces: the faces that are held now, by seat.
        keys: the keys of the persons, by seat.
    """

    def __init__(self, scene: BaseScene) -> None:
        self._scene = scene
        self.is_flat = False
        self.faces: dict[int, CardItem] = {}
        self.keys: dict[int, KeyItem] = {}
        self._frames: list[QGraphicsItem] = []

    def mark(self, keys: Mapping[int, str], allowed: Mapping[int, str]) -> None:
        """Show the keys of these seats, and frame the cards of the seats that may look now.

        `allowed`: by seat what is written on a framed card.
        """
        if {seat: item.text for seat, item in self.keys.items()} != keys:
            self._remove(self.keys.values())
            self.keys = {seat: self._key(key, z.KEY) for seat, key in keys.items()}
        for seat, item in self.keys.items():
            item.is_lit = seat in allowed
        self._frame(allowed)
        self.arrange()

    def _key(self, key: str, level: float) -> KeyItem:
        theme = self._scene.theme
        item = KeyItem(theme, self._scene.art, key, theme.font("key"), QSizeF())
        item.setZValue(level)
        self._scene.addItem(item)
        return item

    def _frame(self, told: Mapping[int, str]) -> None:
        """Frame the cards of these seats, each with a text on its lower edge."""
        self._remove(self._frames)
        self._frames = []
        for seat, text in told.items():
            spot = self._scene.home(seat)
            frame = self._scene.slot(spot)
            frame.light(lit=True)
            slip = self._key(text, z.SLIP)
            slip.is_lit = True
            high = min(max(spot.width * 0.34, 18.0), 34.0)
            slip.place(QPointF(spot.rect.center().x(), spot.rect.bottom() - high * 0.3), high)
            self._frames += [frame, slip]

    def arrange(self) -> None:
        """Lay the keys at the faces of their players."""
        for seat, item in self.keys.items():
            geometry = self._scene.lay.seats[seat]
            off = QPointF(-geometry.radius * 0.95, geometry.radius * 0.3)
            high = min(max(geometry.radius * 0.5, 16.0 * self._scene.theme.text_scale), 30.0)
            item.place(geometry.face + off, high)

    def forget_layout(self) -> None:
        """Drop faces and frames before everything moves, and lay the keys anew."""
        self.hide_faces()
        self._frame({})
        self.arrange()

    def show_face(self, seat: int, face: str) -> None:
        """Hold this design at the seat until `hide_face`."""
        self.hide_face(seat)
        item = self.faces[seat] = CardItem(self._scene.art, self._spot(seat))
        item.show_face(face, public=False)
        item.setZValue(z.HELD)
        self._scene.addItem(item)

    def hide_face(self, seat: int) -> None:
        item = self.faces.pop(seat, None)
        if item is not None:
            item.show_face(None, public=False)
            self._scene.removeItem(item)

    def hide_faces(self) -> None:
        for seat in [*self.faces]:
            self.hide_face(seat)

    def clear(self) -> None:
        self.hide_faces()
        self._remove((*self.keys.values(), *self._frames))
        self.keys, self._frames = {}, []

    def _remove(self, items: Iterable[QGraphicsItem]) -> None:
        for item in items:
            self._scene.removeItem(item)

    def _spot(self, seat: int) -> Spot:
        """Return a spot over the seat's card, within the table."""
        home, size = self._scene.home(seat), self._scene.sceneRect().size()
        inward = self._scene.lay.seats[seat].inward
        angle = math.degrees(math.atan2(inward.x(), -inward.y())) if self.is_flat else 0.0
        width = min(max(home.width, _WIDTHS[0]), _WIDTHS[1])
        half = Spot(QPointF(), width, angle).rect.size() / 2
        x = min(max(home.centre.x(), half.width() + _EDGE), size.width() - half.width() - _EDGE)
        y = min(max(home.centre.y(), half.height() + _EDGE), size.height() - half.height() - _EDGE)
        return Spot(QPointF(x, y), width, angle)
