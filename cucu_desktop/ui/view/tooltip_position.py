"""The position of a tooltip: beside its subject, never over the trick, the viewer's cards or the question."""

import textwrap
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QToolTip, QWidget

from cucu_desktop.ui.widgets.theme import Theme

_LETTERS: Final = 64
"""The longest line."""
_EDGE: Final = 14
"""The frame and margins that a tooltip adds to its lines, with a small reserve."""
_OFF: Final = QPoint(2, 16)
"""The offset from the given point at which Qt shows a tooltip."""
_STEPS: Final = 40
"""The step of tried positions, as a fraction of the table's height."""


def in_lines(text: str) -> str:
    lines = (textwrap.wrap(line, _LETTERS, break_long_words=False) or [""] for line in text.split("\n"))
    return "\n".join(part for wrapped in lines for part in wrapped)


def tooltip_at(text: str, spot: QRect, clear: Sequence[QRect], table: QWidget, theme: Theme) -> QPoint:
    """Return the point for `QToolTip.showText`, on the screen.

    The tooltip is as near to `spot` as possible without covering any of it, or of the areas `clear`; all
    are in the table's coordinates. If no such place exists it covers as little as possible of them.
    """
    size = _size_of(text, theme)
    around = spot.adjusted(-size.width() - 2, -size.height() - 2, 2, 2)
    lefts = {around.left(), around.right(), spot.left(), spot.right() - size.width(), _centred(spot, size)}
    tops = {around.top(), around.bottom(), spot.top(), spot.bottom() - size.height()}
    most_left, lowest = table.width() - size.width(), table.height() - size.height()
    step = max(table.height() // _STEPS, 1)
    lefts.update(range(0, max(most_left, 1), step))
    tops.update(range(0, max(lowest, 1), step))
    places = [
        (max(0, min(left, most_left)), max(0, min(top, lowest)))
        for top in sorted(tops)
        for left in sorted(lefts)
    ]
    kept = [(area.left(), area.top(), area.right(), area.bottom()) for area in (spot, *clear)]
    wide, high = size.width(), size.height()

    def cost(place: tuple[int, int]) -> tuple[int, int, int]:
        x, y = place
        covered = sum(
            max(0, min(x + wide, right) - max(x, left)) * max(0, min(y + high, bottom) - max(y, top))
            for left, top, right, bottom in kept
        )
        aside = max(spot.left() - x - wide, x - spot.right(), 0)
        away = max(spot.top() - y - high, y - spot.bottom(), 0)
        off_middle = abs(x + wide // 2 - spot.center().x()) + abs(y + high // 2 - spot.center().y())
        return covered, aside + away, off_middle

    return table.mapToGlobal(QPoint(*min(places, key=cost))) - _OFF


def _centred(spot: QRect, size: QSize) -> int:
    return spot.center().x() - size.width() // 2


def _size_of(text: str, theme: Theme) -> QSize:
    """Return the size of a tooltip.

    The style sheet of the window has its own font and padding for tooltips; before it is set, Qt's own.
    """
    lines = text.split("\n")
    metrics = [QFontMetrics(font) for font in (QToolTip.font(), theme.font("body"))]
    wide = max(each.horizontalAdvance(line) for each in metrics for line in lines)
    high = max(each.lineSpacing() for each in metrics) * len(lines)
    return QSize(wide + _EDGE + 2 * theme.space(2), high + _EDGE + 2 * theme.space(1))
