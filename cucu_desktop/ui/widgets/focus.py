"""The keyboard: keys that several parts tell of, and the ring round what has it.

The ring has one colour wherever it is, and is hemmed so that it shows on any ground.

On paper the blue is enough, and the style sheet draws nothing else. What is painted here lies on wood, cloth
and floor, too: there the ring has a hem of cream and another of ink, of which one stands out from whatever is
beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from cucu_desktop.ui.widgets.theme import Theme, Tone

ADVICE: Final = "H"
"""Asks for a hint."""
ORDER: Final = "O"
"""Shows the order of the cards, or puts it away."""
SOUNDS: Final = "M"
"""Turns the sounds on or off."""
TAKE_BACK: Final = "Ctrl+Z"
"""Takes the last choice back."""

LINES: Final[tuple[tuple[Tone, float], ...]] = (("ink", 5.6), ("cream", 4.4), ("focus", 2.4))
"""The colours from the hem to the middle, and how wide each is, in px."""
HALF: Final = LINES[0][1] / 2
"""How far the ring reaches to both sides of its line."""


def paint_ring(painter: QPainter, theme: Theme, line: QRectF | QRect, radius: float) -> None:
    """Draw the ring along this line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in LINES:
        painter.setPen(QPen(theme.color(tone), width))
        painter.drawRoundedRect(QRectF(line), radius, radius)
    painter.restore()


def paint_ring_in(painter: QPainter, theme: Theme, area: QRectF | QRect, radius: float) -> None:
    """Draw the ring along the edge of an area, all of it inside."""
    paint_ring(painter, theme, QRectF(area).adjusted(HALF, HALF, -HALF, -HALF), radius)
