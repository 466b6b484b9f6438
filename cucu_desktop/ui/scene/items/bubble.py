"""Speech bubbles: the table's word in large letters, its meaning in small ones below."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.seat_geometry import SeatGeometry
from cucu_desktop.ui.widgets.theme import Theme, Tone

_PAD: Final = 18.0
_WIDEST: Final = 300.0
_GLOSS: Final = 16
"""The least size of a meaning in px, at the usual text size: many players can read nothing else."""
_EVENLY: Final = 4.0
"""The precision, in pixels, of the search for the narrowest bubble with the fewest lines."""


class BubbleItem(PictureItem):
    """The item of a bubble; `put` lays it beside the speaker."""

    def __init__(self, theme: Theme, art: Art, local: str, meaning: str, zoom: float = 1.0) -> None:
        """`zoom`: the scale at which the table is drawn."""
        super().__init__(theme, art)
        self.local, self.meaning = local, meaning
        self.seat: int | None = None
        self._large, self._small = QFont(theme.font("bubble")), QFont(theme.font("gloss"))
        grow = min(max(zoom, 0.72), 1.6)
        self._large.setPixelSize(max(round(self._large.pixelSize() * grow), 17))
        self._small.setPixelSize(max(round(self._small.pixelSize() * min(grow, 1.3)), theme.px(_GLOSS)))
        room = QRectF(0, 0, _WIDEST * grow * (1 + theme.text_scale) / 2, 400)
        self._words = _measured(self._large, local, room) if local else QSizeF(0, 0)
        self._gloss = _measured(self._small, meaning, room) if meaning else QSizeF(0, 0)
        wide = max(self._words.width(), self._gloss.width(), 40.0) + 2 * _PAD
        self._size = QSizeF(wide, self._words.height() + self._gloss.height() + _PAD)
        self._tip = QPointF(self._size.width() / 2, self._size.height())

    @property
    def size(self) -> QSizeF:
        """The size without the tail."""
        return self._size

    @property
    def area(self) -> QRectF:
        """The area on the table, without the tail."""
        return QRectF(self.pos(), self._size)

    def put(self, area: QRectF, tip: QPointF) -> None:
        """Set the area of the bubble and the point that its tail points at."""
        self.setPos(area.topLeft())
        self._tip = tip - area.topLeft()
        self.setTransformOriginPoint(self._tip)
        self.renew()

    def extent(self) -> QRectF:
        body = QRectF(QPointF(0, 0), self._size)
        return body.united(QRectF(self._tip, QSizeF(1, 1))).adjusted(-6, -6, 10, 12)

    def draw_ground(self, painter: QPainter, body: QRectF) -> None:
        """Draw the bubble without its words."""
        drawn.bubble(painter, self._theme, body, self._tip)

    def draw(self, painter: QPainter) -> None:
        body = QRectF(QPointF(0, 0), self._size)
        self.draw_ground(painter, body)
        words = _within(body, _PAD / 2 - 3, self._words)
        gloss = _within(body, words.bottom(), self._gloss)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        parts: tuple[tuple[QFont, Tone, QRectF, str], ...] = (
            (self._large, "ink", words, self.local),
            (self._small, "second", gloss, self.meaning),
        )
        for font, tone, area, text in parts:
            painter.setFont(font)
            painter.setPen(self._theme.color(tone))
            painter.drawText(area, flags, text)


class NoteItem(BubbleItem):
    """The item of a first-time note: a slip of paper, not a speech bubble."""

    def __init__(self, theme: Theme, art: Art, text: str) -> None:
        super().__init__(theme, art, "", text)

    def draw_ground(self, painter: QPainter, body: QRectF) -> None:
        drawn.note(painter, self._theme, body, lit=True, tip=self._tip)


def _within(body: QRectF, top: float, size: QSizeF) -> QRectF:
    """Return the area of a text, exactly as wide as measured; otherwise its lines would break elsewhere."""
    return QRectF(QPointF(body.center().x() - size.width() / 2, top), size)


def _measured(font: QFont, text: str, room: QRectF) -> QSizeF:
    """Return the size of a wrapped text that fits this room, narrowed until another line would be needed."""
    metrics, wrapped = QFontMetricsF(font), int(Qt.TextFlag.TextWordWrap)
    area = metrics.boundingRect(room, wrapped, text)
    if area.height() < 1.5 * metrics.height():
        return QSizeF(area.width() + 2, area.height())
    enough, too_little = area.width(), area.width() / 2
    while enough - too_little > _EVENLY:
        tried = (enough + too_little) / 2
        narrower = metrics.boundingRect(QRectF(0, 0, tried, room.height()), wrapped, text)
        if narrower.height() <= area.height() and narrower.width() <= tried:
            enough, area = tried, narrower
        else:
            too_little = tried
    return QSizeF(area.width() + 2, area.height())


class LabelItem(PictureItem):
    """A text on a small piece of paper, with its middle at the item's position."""

    def __init__(self, theme: Theme, art: Art, text: str, font: QFont, size: QSizeF) -> None:
        """`size`: that of the paper."""
        super().__init__(theme, art)
        self.text = text
        self.fit(font, size)

    def fit(self, font: QFont, size: QSizeF) -> None:
        self._font, self._paper = font, QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        self.renew()

    def extent(self) -> QRectF:
        return self._paper.adjusted(-4, -4, 6, 8)

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self._font)
        drawn.label(painter, self._theme, self._paper, self.text)


_GAP: Final = 4.0


class NameTag(LabelItem):
    """A slip with a name, above its seat, or below if there is no space above; always within the view."""

    def __init__(self, theme: Theme, art: Art, name: str, geometry: SeatGeometry, view: QRectF) -> None:
        font = theme.font("name", theme.px(17))
        metrics = QFontMetricsF(font)
        high = metrics.height() + 2
        wide = metrics.horizontalAdvance(name) + high
        super().__init__(theme, art, name, font, QSizeF(wide, high))
        top = geometry.block.top() - high - _GAP
        if top < view.top() + _GAP:
            top = geometry.block.bottom() + _GAP
        left, most = geometry.face.x() - wide / 2, view.right() - wide - _GAP
        self.setPos(min(max(left, view.left() + _GAP), most) + wide / 2, top + high / 2)
