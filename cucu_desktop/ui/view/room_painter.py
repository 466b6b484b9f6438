"""The room round the table: the wall behind it, the floor, the objects in the corner, and the light.

Wall and floor are grey pictures, a wall for each place and a floor that several may share, tinted through
colour tables: the wall, the view through the window, the fire in a hearth and the floor each with their own.
The wall is at the upper edge, its left part at the left and its right part at the right, for every width of
the window: the place's objects are in the corners, where the table leaves space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.ui.widgets.venue import FIRE, WALL

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cucu_desktop.ui.widgets.oval import Oval
    from cucu_desktop.ui.widgets.theme import Scheme
    from cucu_desktop.ui.widgets.venue import Box, Tones, Venue

_WIDE, _HIGH = 1280, 800
"""The room in its own units."""

_SMALL = 1440
"""The window width up to which the wall is loaded at a smaller size."""
_SMALLER = 0.75
"""The factor of the smaller size. The floor has full size: half is too coarse, sizes between take longer."""

_CORNER = 420
"""The width of the wall's left part, and of its right part; the plain part between them is stretched."""

_FLAMES: Final = {"lamp": (110, 150, 120), "day": (90, 70, 60), "contrast": (0, 0, 0)}
"""The strengths of the hearth's fire, the candle at the wall and the flame in the corner, of 255."""

_SUN = ((0.05, 0.25), (0.12, 0.0), (0.13, 0.36))
"""The sunlight that comes in at the left, in parts of the room: a corner, and two sides."""
_PANES = tuple((u, v) for u in (0.0, 0.54) for v in (0.0, 0.54))
_PANE = 0.46


class RoomPainter:
    """Paints the room of one place in one light."""

    def __init__(self, folder: Path, place: str, venue: Venue, scheme: Scheme) -> None:
        """Take `folder` with the pictures of the room, and of the object in its corner."""
        self._folder, self._place, self._venue = folder, place, venue
        self._palette = venue.palette(scheme)
        self._scheme = scheme
        self._flames = _FLAMES[scheme]

    def paint(self, painter: QPainter, size: QSize, oval: Oval) -> None:
        """Fill the area that the table does not cover; the corners are darker than the lit table."""
        floor, part = self._floor(size)
        wall = size.height() * WALL
        dusk = QRadialGradient(oval.rect.center(), max(oval.rect.width() * 0.78, size.width() * 0.68))
        for stop, colour in self._palette.dusk:
            dusk.setColorAt(stop, QColor(colour))
        room = QRectF(0, 0, size.width(), size.height())
        for free in oval.around(size):  # at most half of the room: painting it twice takes long
            painter.setClipRect(free)
            painter.drawImage(room.adjusted(0, wall, 0, 0), floor, part)
            if self._palette.dusk:
                painter.fillRect(room, dusk)
        painter.setClipping(False)
        self._wall(painter, size)

    def _picture(self, kind: str, name: str, size: QSize) -> QImage:
        """Return a grey picture, as fine as a window of this size needs."""
        reader = QImageReader(str(self._folder / f"{kind}-{name}.jpg"))
        if kind == "wall" and size.width() <= _SMALL:
            reader.setScaledSize(reader.size() * _SMALLER)
        return reader.read().convertToFormat(QImage.Format.Format_Grayscale8)

    def _floor(self, size: QSize) -> tuple[QImage, QRectF]:
        """Return the floor, and the part of it that reaches from the wall to all edges."""
        image = _tinted(self._picture("floor", self._venue.floor, size), self._palette.floor)
        wall = size.height() * WALL
        scale = max(size.width() / image.width(), (size.height() - wall) / image.height())
        wide = size.width() / scale
        return image, QRectF((image.width() - wide) / 2, 0, wide, (size.height() - wall) / scale)

    def _wall(self, painter: QPainter, size: QSize) -> None:
        """Paint the wall, with the parts that have tones of their own, and its shadow on the floor."""
        picture = self._picture("wall", self._place, size)
        fine = picture.width() / _WIDE
        image = _tinted(picture.copy(), self._palette.wall)
        openings: list[tuple[Box, Tones]] = [(self._venue.window, self._palette.sky)]
        if self._venue.hearth:
            openings.append((self._venue.hearth, FIRE))
        inlay = QPainter(image)
        for (left, top, wide, high), tones in openings:
            area = QRectF(left * fine, top * fine, wide * fine, high * fine).toAlignedRect()
            area = area.intersected(image.rect())
            inlay.drawImage(area.topLeft(), _tinted(picture.copy(area), tones))
        inlay.end()
        scale = size.height() / _HIGH
        high, edge = size.height() * WALL, min(_CORNER * scale, size.width() / 2)
        corner = edge / scale * fine
        painter.drawImage(QRectF(0, 0, edge, high), image, QRectF(0, 0, corner, image.height()))
        middle = QRectF(_CORNER * fine, 0, (_WIDE - 2 * _CORNER) * fine, image.height())
        painter.drawImage(QRectF(edge, 0, size.width() - 2 * edge, high), image, middle)
        right = QRectF(image.width() - corner, 0, corner, image.height())
        painter.drawImage(QRectF(size.width() - edge, 0, edge, high), image, right)
        self._gloom(painter, size, high)
        self._fires(painter, scale, size.width())

    def _fires(self, painter: QPainter, scale: float, width: int) -> None:
        """Paint the light of fires and candles at the wall."""
        if self._venue.hearth:
            left, top, wide, deep = self._venue.hearth
            glow(painter, QPointF(left + wide / 2, top + deep * 0.7) * scale, 190 * scale, self._flames[0])
        if self._venue.light:
            x, y = self._venue.light
            across = x * scale if x < _WIDE / 2 else width - (_WIDE - x) * scale  # each in its corner
            glow(painter, QPointF(across, y * scale), 130 * scale, self._flames[1])

    def _gloom(self, painter: QPainter, size: QSize, high: float) -> None:
        """Paint the darkness above the lamp, and the wall's shadow."""
        dark = QColor(self._palette.shade)
        down = QLinearGradient(0, 0, 0, high)
        for part, strength in ((0.0, 96), (1.0, 16)) if self._scheme == "lamp" else ((0.0, 34), (1.0, 0)):
            dark.setAlpha(strength)
            down.setColorAt(part, dark)
        painter.fillRect(QRectF(0, 0, size.width(), high), down)
        fall = QLinearGradient(0, high, 0, high * 1.3)
        for part, strength in ((0.0, 110), (1.0, 0)):
            dark.setAlpha(strength)
            fall.setColorAt(part, dark)
        painter.fillRect(QRectF(0, high, size.width(), high * 0.3), fall)

    def sunlight(self, painter: QPainter, size: QSize) -> None:
        """Paint the sunlight on floor and table, by day."""
        if self._scheme != "day" or not self._venue.sun:
            return
        from_right = self._venue.window[0] > _WIDE / 2
        (x, y), (along, _), (aside, down) = _SUN
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)  # light on light
        painter.setBrush(QColor(255, 226, 160, 12))
        for left, top in _PANES:
            for soft in (0.0, 0.012, 0.024, 0.036):
                low, high = soft, _PANE - soft
                corners = [
                    (left + u, top + v) for u, v in ((low, low), (high, low), (high, high), (low, high))
                ]
                lit = [(x + u * along + v * aside, y + v * down) for u, v in corners]
                painter.drawPolygon(
                    [QPointF((1 - u if from_right else u) * size.width(), v * size.height()) for u, v in lit]
                )
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def things(self, painter: QPainter, corners: Sequence[QRectF]) -> None:
        names = self._venue.thing, self._venue.other
        for number, (name, area) in enumerate(zip(names, corners, strict=False)):
            if not number and self._venue.flame:
                x, y = self._venue.flame
                flame = area.topLeft() + QPointF(area.width() * x, area.height() * y)
                glow(painter, flame, area.width() * 1.5, self._flames[2])
            if name:
                QSvgRenderer(str(self._folder / f"{name}.svg")).render(painter, area)


def glow(painter: QPainter, centre: QPointF, reach: float, strength: int) -> None:
    """Paint the light of a flame around it."""
    if not strength:
        return
    light = QRadialGradient(centre, reach)
    for part, share in ((0.0, 1.0), (0.25, 0.58), (0.6, 0.17), (1.0, 0.0)):
        light.setColorAt(part, QColor(255, 190, 92, round(strength * share)))
    painter.fillRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), light)


def _tinted(grey: QImage, tones: Tones) -> QImage:
    grey.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    grey.setColorTable(_table(tones))
    # Converted once: Qt would look up every pixel of the indexed picture four times to smooth it.
    return grey.convertToFormat(QImage.Format.Format_RGB32)


def _table(tones: Tones) -> list[int]:
    """Return a colour table for grey pictures: the colours of black, middle grey and white."""
    black, middle, white = ((c.red(), c.green(), c.blue()) for c in map(QColor, tones))
    table = []
    for dark, light, steps in ((black, middle, 128), (middle, white, 127)):
        reds, greens, blues = (
            [low + (high - low) * grey // steps for grey in range(128)]
            for low, high in zip(dark, light, strict=True)
        )
        table += [
            0xFF000000 | red << 16 | green << 8 | blue
            for red, green, blue in zip(reds, greens, blues, strict=True)
        ]
    return table
