"""Pictures for the table: drawings from `assets/` as pixmaps of the size that is asked for, made once.

A drawing is read and painted when it is first wanted (1 to 4 ms each), so the start pays only for what
is seen. Cards that lie turned are drawn from a picture half again as large, which keeps their lines
sharp.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.resources import asset
from cucu_desktop.ui.places import CARD_HEIGHT

BACK: Final = "back"
SHADOW_REACH: Final = 0.28
"""How far a card's shadow may spread beyond the card, in its widths."""

_FINER: Final = 1.5


class Art:
    """The pictures of one pack and one screen."""

    def __init__(self, pack: str = "cucco", ratio: float = 1.0) -> None:
        """`ratio`: device pixels a pixel."""
        self.pack = pack
        self.ratio = ratio
        self._made: dict[tuple[object, ...], QPixmap] = {}

    def forget(self) -> None:
        """Let go of all pictures: their sizes are no longer wanted."""
        self._made.clear()

    def card(self, design: str, width: float) -> QPixmap:
        """A card's face, or `BACK`."""
        return self._drawn(self._card_path(design), _card_size(width), _FINER)

    def _card_path(self, design: str) -> tuple[str, ...]:
        return ("packs", self.pack, f"{design}.svg")

    def prepare(self, designs: Iterable[str], width: float) -> None:
        """Paint the first of these cards that has not been painted yet: to be called while nothing moves."""
        for design in designs:
            if self._key(self._card_path(design), _card_size(width)) not in self._made:
                self.card(design, width)
                return

    def face(self, who: str, mood: str, diameter: float) -> QPixmap:
        """A person's medallion. `mood`: "", "glad", "cross"."""
        name = f"{who}-{mood}.svg" if mood else f"{who}.svg"
        return self._drawn(("faces", name), QSizeF(diameter, diameter))

    def thing(self, name: str, width: float, height: float | None = None) -> QPixmap:
        """Something that lies on the table or flies over it."""
        return self._drawn(("table", f"{name}.svg"), QSizeF(width, width if height is None else height))

    def shadow(self, width: float, lift: float) -> QPixmap:
        """The soft shadow of a card held `lift` steps (0 to 10) above the cloth."""
        step = round(lift)
        key = ("shadow", round(width), step)
        if key not in self._made:
            self._made[key] = _shadow(width, step, self.ratio)
        return self._made[key]

    def halo(self, radius: float) -> QPixmap:
        """The soft shadow under a medallion of this radius."""
        key = ("halo", round(radius * 4))
        if key not in self._made:
            self._made[key] = _halo(radius, self.ratio)
        return self._made[key]

    @staticmethod
    def _key(path: tuple[str, ...], size: QSizeF) -> tuple[object, ...]:
        return (*path, round(size.width() * 4), round(size.height() * 4))

    def _drawn(self, path: tuple[str, ...], size: QSizeF, finer: float = 1.0) -> QPixmap:
        key = self._key(path, size)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = _rasterised(path, size, self.ratio * finer)
        return made


def _card_size(width: float) -> QSizeF:
    return QSizeF(width, width * CARD_HEIGHT)


def _rasterised(path: tuple[str, ...], size: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(asset(*path))).render(painter, QRectF(0, 0, pixmap.width(), pixmap.height()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _shadow(width: float, lift: int, ratio: float) -> QPixmap:
    """Rounded rectangles over one another, each a little larger and as faint as the last."""
    reach = width * SHADOW_REACH
    size = QSizeF(width + 2 * reach, width * CARD_HEIGHT + 2 * reach)
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(15, 8, 2, 22))
    card = QRectF(reach, reach, width, width * CARD_HEIGHT)
    for ring in range(8):
        grow = min(ring * (0.6 + lift * 0.3), reach) - 1.2
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), 5 + grow, 5 + grow)
    painter.end()
    return pixmap


def _halo(radius: float, ratio: float) -> QPixmap:
    reach = radius + 6
    pixmap = QPixmap((QSizeF(reach * 2, reach * 2) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    shade = QRadialGradient(QPointF(reach, reach), reach)
    shade.setColorAt(radius / reach - 0.06, QColor(8, 4, 0, 190))
    shade.setColorAt(1.0, QColor(8, 4, 0, 0))
    painter = QPainter(pixmap)
    painter.fillRect(QRectF(0, 0, reach * 2, reach * 2), shade)
    painter.end()
    return pixmap
