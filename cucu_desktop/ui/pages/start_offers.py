"""The offers on the start page: large slips of paper, each with a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cucu_desktop.ui.pages.inn.pictures import almanac, people, slate
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel
from cucu_desktop.ui.widgets.woodcut import cut

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.pages.inn.pictures import Picture
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

PICTURE: Final = 142
AIR: Final = 22
"""Picture width, and the height of a slip beyond its words, at the usual text size."""

_RIGHT: Final = 12
"""Right margin of the words, at the usual text size."""

TITLE: Final = "Cucù"

COMPANY: Final = ("bruna", "peppe", "assunta")
TEACHER: Final = "peppe"

COINS: Final = (("coin-leaning", 0.4, 0.3), ("coin-lying", 0.6, 0.32), ("coin-sliding", 0.5, 0.42))
"""The objects in the dish, and their positions, as fractions of its width."""


class Offer(PaperButton):
    """A large button of the start page."""

    def __init__(self, theme: Theme, art: Art, picture: Picture, parent: QWidget) -> None:
        super().__init__(theme, stacked=True, parent=parent)
        self._art, self._picture = art, picture
        self._air = AIR

    def set_air(self, part: float) -> None:
        """Set the padding, as a fraction of the usual one."""
        self._air = round(AIR * part)
        self.updateGeometry()

    def _wide(self) -> int:
        return self.theme.px(PICTURE)

    def sizeHint(self) -> QSize:
        words = super().sizeHint()
        return QSize(
            words.width() + self._wide() + self.theme.px(_RIGHT), words.height() + self.theme.px(self._air)
        )

    def _write(self, painter: QPainter, inside: QRect) -> None:
        wide = self._wide()
        gap = self.theme.px(8)
        area = QRectF(inside).adjusted(1.6 * gap, gap, 0, -gap)
        area.setWidth(wide - 1.6 * gap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._picture(painter, self.theme, self._art, area)
        super()._write(painter, inside.adjusted(wide, 0, -self.theme.px(_RIGHT), 0))


def _faces(painter: QPainter, _: Theme, art: Art, area: QRectF) -> None:
    """Draw faces of players, for "Choose a game"."""
    size = min(area.height() * 0.82, area.width() * 0.6)
    step = (area.width() - size) / (len(COMPANY) - 1)
    for number, who in enumerate(COMPANY):
        lower = 0 if number % 2 else area.height() - size
        painter.drawPixmap(QPointF(area.left() + number * step, area.top() + lower), art.face(who, "", size))


def _teacher(painter: QPainter, _: Theme, art: Art, area: QRectF) -> None:
    """Draw the teacher and a card, for "Show me how"."""
    size = min(area.height(), area.width() * 0.75)
    wide = size * 0.55
    centre = QPointF(area.right() - wide * 0.7, area.center().y())
    art.lay_card(painter, ("cucco", "XIII"), centre, wide, 12)
    painter.drawPixmap(QPointF(area.left(), area.center().y() - size / 2), art.face(TEACHER, "glad", size))


def _lantern(painter: QPainter, _: Theme, art: Art, area: QRectF) -> None:
    """Draw a lit lantern and a pool, for the unfinished match."""
    size = area.height()
    dish = size * 0.98
    at = QPointF(area.right() - dish, area.bottom() - dish * 0.72)
    painter.drawPixmap(at, art.thing("dish", dish, dish * 0.75))
    coin = dish * 0.32
    for name, across, down in COINS:
        lies = art.thing(name, coin, coin * 0.8)
        painter.drawPixmap(at + QPointF(across * dish - coin / 2, down * dish - coin * 0.4), lies)
    painter.drawPixmap(QPointF(area.left(), area.top()), art.thing("dealer", size))


def _squared(picture: Picture) -> Picture:
    """Return a picture painted in the largest square in the middle of its area."""

    def paint(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
        size = min(area.width(), area.height())
        square = QRectF(0, 0, size, size)
        square.moveCenter(area.center())
        picture(painter, theme, art, square)

    return paint


PICTURES: Final[Mapping[str, Picture]] = {
    "resume": _lantern,
    "score": _squared(slate),
    "again": _faces,
    "play": _faces,
    "daily": _squared(almanac),
    "tonight": _squared(people),
    "show": _teacher,
}
"""The painter function of each offer."""


def paint_title(painter: QPainter, theme: Theme, font: QFont, area: QRectF) -> None:
    """Paint the name of the program on a slightly rotated slip of paper."""
    size = QFontMetricsF(font).size(0, TITLE)
    edge = 2 * theme.space(2)  # which does not shrink with the letters
    slip = QSize(
        round(size.width() + max(font.pixelSize() * 1.1, 2 * edge)),
        round(max(area.height() * 0.94, font.pixelSize() + edge)),
    )
    painter.save()
    painter.translate(area.center() - QPointF(0, theme.space(2)))
    painter.rotate(-1.6)
    paper = cut(theme, slip, painter.device().devicePixelRatioF(), PaperPanel.CUT)
    rect = QRectF(QPointF(-slip.width() / 2, -slip.height() / 2), QSizeF(slip))
    painter.drawPixmap(rect.topLeft(), paper)
    painter.setFont(font)
    painter.setPen(theme.color("call"))
    painter.drawText(rect.translated(-2, -4), Qt.AlignmentFlag.AlignCenter, TITLE)
    painter.restore()
