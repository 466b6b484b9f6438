"""A picture where the paper would be empty: something of the inn, as printers end a chapter with a vine."""

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
"""How large it is at most, at the usual size of text, and at least: with less room there is none."""
_SHARE: Final = 2.2
"""It asks for room only in a page that shows so many times as much: what is to be read comes first."""


class Vignette(Themed, QWidget):
    """Takes what room is left, and none from what is to be read.

    Attributes:
        thing: what is drawn, of assets/table.
    """

    def __init__(self, theme: Theme, thing: str, *, least: int = 0) -> None:
        """Print one.

        Args:
            theme: how large text is.
            thing: a drawing of assets/table.
            least: how much room it asks for, in px at the usual size of text.
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
        """No more than it has to have: it takes what is left."""
        return QSize(0, self.theme.px(self._least) if self._has_room and not self._gives_way else 0)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def give_way(self, *, wanted: bool) -> None:
        """Ask for no room, where without it everything is seen at once."""
        if wanted != self._gives_way:
            self._gives_way = wanted
            self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        """Look how much the page shows, and again whenever that changes."""
        super().showEvent(event)
        area = self._area()
        if area is not None:
            area.viewport().installEventFilter(self)
            self._look(area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for room, or for none, when the page shows more or less than before."""
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
        """Return what scrolls the page that it is in."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        return area

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it, if it has room, not far below what is above it."""
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
        """Return where the room for it begins and how high it is, so that a page's edge never cuts it.

        Where a page scrolls that is what is seen at first; if too little, what is seen once one scrolls.
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
