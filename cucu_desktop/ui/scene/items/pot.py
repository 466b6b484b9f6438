"""The pot of lost chips beside the pool: whinnying Kings win them back (T1)."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme

_MOST = 9
"""The maximum number of chips drawn; the slip shows the exact number."""
_STREWN = (
    (0.06, 0.05), (-0.04, -0.03), (0.1, 0.06), (-0.1, 0.02), (0.05, 0.07), (0.0, -0.02),
    (-0.06, 0.0), (0.09, 0.05), (-0.02, -0.04),
)  # fmt: skip
"""The offset of each chip from an even row, in chip sizes."""


class PotItem(PictureItem):
    """A heap of chips on the cloth, and their number."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__(theme, art)
        self.chips = 0
        self._heap, self._number = QRectF(0, 0, 80, 60), QRectF()

    def lie(self, heap: QRectF, number: QRectF) -> None:
        """Set the area of the heap, and that of the number."""
        self.setPos(heap.center())
        self._heap = heap.translated(-heap.center())
        self._number = number.translated(-heap.center())
        self.renew()

    def set_chips(self, chips: int) -> None:
        self.chips = chips
        self.renew()

    def extent(self) -> QRectF:
        return self._heap.united(self._number).adjusted(-8, -8, 8, 14)

    def draw(self, painter: QPainter) -> None:
        if not self.chips:
            return
        heap = self._heap
        size = heap.height() * 0.5
        chip = self._art.thing("token", size)
        shown = min(self.chips, _MOST)
        for number in range(shown):
            row, column = divmod(number, 3)
            x = heap.center().x() + (column - 1) * size * 0.72 + (row % 2) * size * 0.3 - size / 2
            # The offsets look irregular, as hand-placed chips do.
            aside, down = _STREWN[number]
            painter.drawPixmap(QPointF(x + aside * size, heap.top() + (row * 0.42 + down) * size), chip)
        font = QFont(self._theme.font("key"))
        font.setPixelSize(round(self._number.height() * 0.78))
        painter.setFont(font)
        text = str(self.chips)
        slip = QRectF(0, 0, painter.fontMetrics().horizontalAdvance(text) + self._number.height(), 0)
        slip.setHeight(self._number.height() - 2)
        slip.moveCenter(self._number.center())
        drawn.tag(painter, self._theme, slip)
        painter.setPen(self._theme.color("ink"))
        painter.drawText(slip.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, text)
