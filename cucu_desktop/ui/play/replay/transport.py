"""The buttons that move through a replay, with the usual signs of a media player and accessible names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPolygonF

from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.woodcut import RING

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.widgets.theme import Theme

Sign = Literal["deal before", "decision before", "back", "play", "pause", "step", "decision", "next deal"]
_WIDE: Final = 38
_HIGH: Final = 34
"""In px at the usual size of text; no less than a finger can hit."""
_PART: Final = 0.2
"""How far a sign extends to each side, as a part of the button's width."""


class TransportButton(PaperButton):
    """A paper button with a sign."""

    def __init__(self, theme: Theme, sign: Sign, parent: QWidget) -> None:
        super().__init__(theme, parent=parent)
        self._sign: Sign = sign

    def draw_as(self, sign: Sign) -> None:
        """Draw another sign."""
        self._sign = sign
        self.update()

    def tell(self, name: str, key: str = "") -> None:
        """Set name and shortcut text of the button."""
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(name)
        self.setAccessibleDescription(shown)
        self.setToolTip(f"{name} ({shown})" if shown else name)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(_WIDE) + 2 * RING, self.theme.px(_HIGH) + 2 * RING)

    def _write(self, painter: QPainter, inside: QRect) -> None:
        """Draw the sign: triangles for the direction, a bar for a limit, a card for a decision."""
        area = QRectF(inside)
        size = area.width() * _PART
        middle = area.center()
        painter.setPen(Qt.PenStyle.NoPen)
        is_decision = self._sign in ("decision", "decision before")
        painter.setBrush(self._ink("call" if is_decision else "ink"))
        way = -1 if self._sign in ("deal before", "decision before", "back") else 1
        if self._sign == "pause":
            for side in (-1, 1):
                _bar(painter, middle + QPointF(side * size * 0.55, 0), size)
        elif self._sign == "play":
            _triangle(painter, middle - QPointF(size * 0.8, 0), 1, size * 1.35)
        elif self._sign in ("step", "back"):
            _triangle(painter, middle - QPointF(way * size * 0.9, 0), way, size)
            _bar(painter, middle + QPointF(way * size * 0.75, 0), size)
        elif is_decision:
            _triangle(painter, middle - QPointF(way * size * 1.5, 0), way, size)
            card = QRectF(0, 0, size * 1.1, size * 1.9)
            card.moveCenter(middle + QPointF(way * size * 0.75, 0))
            painter.drawRoundedRect(card, 2, 2)
        else:
            for place in (-1.35, -0.25):
                _triangle(painter, middle + QPointF(way * size * place, 0), way, size)
            _bar(painter, middle + QPointF(way * size * 1.15, 0), size)


def _triangle(painter: QPainter, base: QPointF, way: int, size: float) -> None:
    painter.drawPolygon(
        QPolygonF([base - QPointF(0, size), base + QPointF(0, size), base + QPointF(way * size * 1.25, 0)])
    )


def _bar(painter: QPainter, middle: QPointF, size: float) -> None:
    bar = QRectF(0, 0, size * 0.42, size * 2)
    bar.moveCenter(middle)
    painter.drawRect(bar)
