"""A plate on the shelf: painted if the feat was earned, bare clay if not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.focus import HALF, paint_ring_in
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

SIZE: Final = 74
"""Width and height of a plate, at the usual text size."""
WIDE: Final = 136
"""Width of its place on the shelf."""
_INSIDE: Final = 0.62
"""Width of the picture, as a fraction of the plate."""
_BARE: Final = 0.3
_BARE_IN_CONTRAST: Final = 0.7
"""Opacity of a plate that is not earned, and in high contrast."""
_WRAPS: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_LINES: Final = 2


class Plate(Themed, Button):
    """The plate of a feat, with its name beneath it."""

    def __init__(self, theme: Theme, feat: str) -> None:
        super().__init__()
        self.theme, self.feat = theme, feat
        self._name = ""
        self.is_earned = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, name: str, told: str, *, earned: bool) -> None:
        """Set the texts.

        Args:
            name: the text beneath the plate.
            told: the additional text for screen readers and the tooltip.
            earned: whether the feat is earned.
        """
        self._name, self.is_earned = name, earned
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)
        self.setToolTip(told)
        cursor = Qt.CursorShape.PointingHandCursor if earned else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        self.updateGeometry()
        self.update()

    def sentences(self) -> list[str]:
        """Return the visible texts."""
        return [self._name]

    def least_width(self) -> int:
        """Return the least width: no word of the name is broken."""
        metrics = QFontMetrics(self.theme.font("small"))
        words = max((metrics.horizontalAdvance(word) for word in self._name.split()), default=0)
        return max(words + 14, self.theme.px(WIDE))

    def sizeHint(self) -> QSize:
        lines = _LINES * QFontMetrics(self.theme.font("small")).lineSpacing()
        plate = self.theme.px(SIZE) + _board_height(self.theme)
        return QSize(self.least_width(), plate + lines + 4 + round(2 * HALF))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _draw_seal(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        """Draw the mark of an earned plate, a tick in a circle, so that colour is not the only sign."""
        painter.setPen(QPen(self.theme.color("ink"), 1.4))
        painter.setBrush(self.theme.color("active"))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(self.theme.color("ink"), max(radius * 0.26, 1.6)))
        corners = ((-0.45, 0.02), (-0.1, 0.4), (0.5, -0.38))
        painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in corners])

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, side = self.theme, self.theme.px(SIZE)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        board = draw_board(painter, theme, self.width())
        bare = _BARE_IN_CONTRAST if theme.scheme == "contrast" else _BARE
        painter.setOpacity(1.0 if self.is_earned else bare)
        picture = _painted(self.feat, round(side * self.devicePixelRatioF()))
        left = (self.width() - side) / 2
        lift = 3 if self.underMouse() and self.is_earned else 0
        painter.drawPixmap(QRectF(left, 4 - lift, side, side), picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)
        if self.is_earned:
            self._draw_seal(painter, QPointF(left + side * 0.84, 4 - lift + side * 0.84), side * 0.13)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("ink" if self.is_earned else "faint"))
        painter.drawText(self.rect().adjusted(6, board.bottom() + 4, -6, 0), _WRAPS, self._name)
        if self.hasFocus():
            paint_ring_in(painter, theme, self.rect(), 6)


class EmptyBoard(Themed, QWidget):
    """A part of the shelf without a plate."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        draw_board(painter, self.theme, self.width())


def _board_height(theme: Theme) -> int:
    return theme.px(9)


def draw_board(painter: QPainter, theme: Theme, width: int) -> QRect:
    """Draw the board under the plates in this width; return its area."""
    board = QRect(0, theme.px(SIZE) + 1, width, _board_height(theme))
    painter.fillRect(board, theme.color("wood"))
    painter.fillRect(board.adjusted(0, 0, 0, -board.height() + 2), theme.color("ochre"))
    painter.fillRect(board.adjusted(0, board.height() - 3, 0, 0), theme.color("wood_dark"))
    return board


def draw_plate(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw the plate that stands for all feats."""
    del theme
    picture = _painted("lion-won", round(area.width() * art.ratio))
    painter.drawPixmap(area, picture, QRectF(picture.rect()))


def _painted(feat: str, pixels: int) -> QPixmap:
    """Return the plate with its picture."""
    key, picture = f"feat/{feat}/{pixels}", QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(asset("feats", "plate.svg"))).render(painter, QRectF(0, 0, pixels, pixels))
    edge = pixels * (1 - _INSIDE) / 2
    inside = QRectF(edge, edge, pixels * _INSIDE, pixels * _INSIDE)
    QSvgRenderer(str(asset("feats", f"{feat}.svg"))).render(painter, inside)
    painter.end()
    QPixmapCache.insert(key, picture)
    return picture
