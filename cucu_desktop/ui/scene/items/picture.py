"""Base classes of items that are painted once into a cached picture; each later frame costs one blit.

They derive from QGraphicsRectItem: Qt asks for the bounding rectangle dozens of times a frame, and a stored
rectangle is returned without a call of Python code.
"""

import math
from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


Made = TypeVar("Made")

SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform
"""Stored in a constant: reading a member of Qt's enums is a call of Python code."""


def picture_of(area: QRectF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return a picture of an area, painted by `draw`, with `ratio` pixels per unit."""
    picture = QPixmap((area.size() * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:  # ended even if `draw` raises
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | SMOOTH)
        painter.translate(-area.topLeft())
        draw(painter)
    return picture


class Recent(Generic[Made]):
    """The values used last, by their keys: at most `most`, of which the one unused for longest is dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[tuple[object, ...], Made] = {}

    def of(self, key: tuple[object, ...], make: Callable[[], Made]) -> Made:
        """Return the value of a key, made now if it is not there."""
        made = self._made.pop(key, None)
        self._made[key] = made = make() if made is None else made  # at the end: most recently used
        if len(self._made) > self._most:
            del self._made[next(iter(self._made))]
        return made

    def clear(self) -> None:
        self._made.clear()


class _Renewed(Protocol):
    def renew(self) -> None: ...


class Look(Generic[Made]):
    """An attribute on which the picture of an item depends: another value discards the picture."""

    def __init__(self, default: Made) -> None:
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, item: _Renewed, owner: type) -> Made:
        return cast("Made", item.__dict__.get(self._name, self._default))

    def __set__(self, item: _Renewed, value: Made) -> None:
        if value != item.__dict__.get(self._name, self._default):
            item.__dict__[self._name] = value
            item.renew()


class PaintedItem(QGraphicsItem):
    """A small item that is painted anew in each frame."""

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint the item, in its coordinates."""

    @safe_paint
    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        del option, widget
        self.draw(painter)


class PictureItem(QGraphicsRectItem):
    """An item that caches its picture until it changes."""

    def __init__(self, theme: "Theme", art: "Art") -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self._theme, self._art = theme, art
        self._picture: QPixmap | None = None
        self._origin = QPointF()
        self._is_turned = False
        """Whether the item is rotated; then its picture is smoothed."""

    def setRotation(self, angle: float) -> None:
        super().setRotation(angle)
        self._is_turned = angle != 0.0

    @abstractmethod
    def extent(self) -> QRectF:
        """Return the area to paint, as it is now; called by each `renew`."""

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint the picture, in the item's coordinates."""

    def set_theme(self, theme: "Theme") -> None:
        self._theme = theme
        self.renew()

    def renew(self) -> None:
        extent = self.extent()
        self.setRect(extent)
        self._origin = extent.topLeft()
        self._picture = None
        self.update()

    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        del option, widget
        if self._is_turned:
            painter.setRenderHint(SMOOTH)
        if self._picture is None:
            self._paint_anew(painter)
        else:
            painter.drawPixmap(self._origin, self._picture)
        if self._is_turned:
            painter.setRenderHint(SMOOTH, on=False)

    @safe_paint
    def _paint_anew(self, painter: QPainter) -> None:
        self._picture = self._drawn()
        painter.drawPixmap(self._origin, self._picture)

    def _drawn(self) -> QPixmap:
        return self._painted(self.rect(), self.draw)

    def _painted(self, area: QRectF, draw: Callable[[QPainter], None]) -> QPixmap:
        return picture_of(area, self._art.ratio, draw)


class TurnedPicture:
    """The picture of a rotated item, as it appears on screen: moving it costs one blit.

    Qt's own caches are unsuitable: one is rendered again when a rotated item moves, the other blurs the item.
    """

    def __init__(self) -> None:
        self._looks: tuple[object, ...] = ()
        self.there = QTransform()
        """The item's transform when last painted."""
        self._ratio = 0.0
        self.picture = QPixmap()
        self._corner = QPointF()
        self.spot = QPointF()
        """The picture's position, in whole pixels of the screen."""

    def paint(
        self,
        painter: QPainter,
        looks: tuple[object, ...],
        area: Callable[[], QRectF],
        ratio: float,
        draw: Callable[[QPainter], None],
        painted: Callable[[], QRectF] | None = None,
    ) -> None:
        """Show the picture at the painter's position; render it again if its look has changed.

        Args:
            painter: the item's painter.
            looks: all that the picture depends on, except size and rotation.
            area: returns the area to paint, in the item's coordinates.
            ratio: device pixels per pixel.
            draw: paints the item in its coordinates.
            painted: returns the part of the area that is not transparent; by default all of it.
        """
        there = painter.worldTransform()
        if there != self.there or looks != self._looks or ratio != self._ratio:
            if not self._is_alike(there) or looks != self._looks or ratio != self._ratio:
                self._make(there, area(), ratio, draw, painted() if painted else area())
            self.there, self._looks, self._ratio = there, looks, ratio
            x, y = self._corner.x() + there.dx(), self._corner.y() + there.dy()
            self.spot = QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)
        painter.resetTransform()
        painter.drawPixmap(self.spot, self.picture)
        painter.setWorldTransform(there)

    def _is_alike(self, there: QTransform) -> bool:
        """Return whether rotation and scale are unchanged, at whatever position."""
        last = self.there
        same = there.m11() == last.m11() and there.m12() == last.m12()
        return same and there.m21() == last.m21() and there.m22() == last.m22()

    def _make(
        self,
        there: QTransform,
        area: QRectF,
        ratio: float,
        draw: Callable[[QPainter], None],
        painted: QRectF,
    ) -> None:
        turned = QTransform(there.m11(), there.m12(), there.m21(), there.m22(), 0, 0)
        seen, needed = turned.mapRect(area), turned.mapRect(painted)
        # Only whole pixels of the screen are cropped: a fraction would shift the picture.
        left, top, right, bottom = (
            max(math.floor(clear * ratio), 0) / ratio
            for clear in (
                needed.left() - seen.left(),
                needed.top() - seen.top(),
                seen.right() - needed.right(),
                seen.bottom() - needed.bottom(),
            )
        )
        seen.adjust(left, top, -right, -bottom)
        self._corner = seen.topLeft()
        self.picture = QPixmap((seen.size() * ratio).toSize())
        self.picture.setDevicePixelRatio(ratio)
        self.picture.fill(Qt.GlobalColor.transparent)
        with QPainter(self.picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)  # smooth edges when turned
            painter.setTransform(turned * QTransform.fromTranslate(-seen.left(), -seen.top()))
            draw(painter)


class TurnedItem(QGraphicsRectItem):
    """An item that caches a `TurnedPicture`, and skips all other checks until it moves or changes."""

    def __init__(self, art: "Art") -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self._art = art
        self._settled: TurnedPicture | None = None
        """The picture last painted, while it is still valid."""
        self._age = 0
        """`Art.age` when the picture was painted."""

    @abstractmethod
    def _paint_whole(self, painter: QPainter) -> TurnedPicture | None:
        """Paint the item; return the picture that it was painted from, if that can be reused."""

    def renew(self) -> None:
        self._settled = None
        self.update()

    def paint(
        self, painter: QPainter, option: "QStyleOptionGraphicsItem", widget: "QWidget | None" = None
    ) -> None:
        """Show the cached picture, or paint a new one; Qt sets the painter's transform for each item."""
        del option, widget
        kept = self._settled
        if kept is not None and self._age == self._art.age and painter.worldTransform() == kept.there:
            painter.resetTransform()
            painter.drawPixmap(kept.spot, kept.picture)
        else:
            self._paint_anew(painter)

    @safe_paint
    def _paint_anew(self, painter: QPainter) -> None:
        self._settled = None
        self._settled = self._paint_whole(painter)
        self._age = self._art.age
