"""A picture in empty areas of the paper: a thing of the inn, as printers end a chapter with a vine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme

LARGEST: Final = 132
SMALLEST: Final = 72
"""Its largest and smallest size at the usual text size: with less space it is hidden."""
_SHARE: Final = 2.2
"""It requests space only in a page that shows this multiple of it: text comes first."""


class Vignette(Themed, QWidget):
    """Uses the free space, and none of the text's.

    Attributes:
        thing: its drawing, of assets/table.
    """

    def __init__(self, theme: Theme, thing: str, *, least: int = 0) -> None:
        """Make a vignette.

        Args:
            theme: the text size.
            thing: a drawing of assets/table.
            least: the height that it requests, in px at the usual text size.
        """
        super().__init__()
        self.theme, self.thing, self._least = theme, thing, least
        self._made = QPixmap()
        self._has_room = True
        self._gives_way = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the requested height only; it grows with free space."""
        return QSize(0, self.theme.px(self._least) if self._has_room and not self._gives_way else 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def give_way(self, *, wanted: bool) -> None:
        """Request no space, so that everything else is visible without scrolling."""
        if wanted != self._gives_way:
            self._gives_way = wanted
            self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        area = self._area()
        if area is not None:
            area.viewport().installEventFilter(self)
            self._look(area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Request space, or none, when the visible size of the page changes."""
        area = self._area() if event.type() == QEvent.Type.Resize else None
        if area is not None:
            self._look(area)
        return super().eventFilter(watched, event)

    def _look(self, area: QScrollArea) -> None:
        has_room = area.viewport().height() >= _SHARE * self.theme.px(self._least)
        if has_room != self._has_room:
            self._has_room = has_room
            self.updateGeometry()

    def _area(self) -> QScrollArea | None:
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        return area

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, if there is space, close to the widget above it."""
        del event
        top, high = self.span()
        size = min(self.width(), high, self.theme.px(LARGEST))
        if size < self.theme.px(SMALLEST):
            return
        ratio = self.devicePixelRatioF()
        if self._made.width() != round(size * ratio):
            self._made = _drawn(self.thing, round(size * ratio))
        down = top + min((high - size) / 2, self.theme.space(6))
        rect = QRectF((self.width() - size) / 2, down, size, size)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, self._made, QRectF(self._made.rect()))

    def span(self) -> tuple[int, int]:
        """Return the top and the height of its space, so that a page's edge never cuts it.

        In a scrolling page it is the part visible at first; if too small, the part visible after scrolling.
        """
        area = self._area()
        page = area.widget() if area is not None else None
        if area is None or page is None:
            return 0, self.height()
        seen = area.viewport().height() - self.mapTo(page, QPoint(0, 0)).y()
        if seen >= self.height():
            return 0, self.height()
        if seen >= self.theme.px(SMALLEST):
            return 0, seen
        return max(0, seen), self.height() - max(0, seen)


def _drawn(thing: str, pixels: int) -> QPixmap:
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer = QSvgRenderer(str(asset("table", f"{thing}.svg")))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    renderer.render(painter)
    painter.end()
    return picture
