"""Where a tooltip stands: beside what it tells of, never over one's own cards or the question below them."""

import textwrap
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QToolTip, QWidget

from cucu_desktop.ui.widgets.theme import Theme

_LETTERS: Final = 64
"""How long a line may be."""
_EDGE: Final = 14
"""What frame and margins of a tooltip add to the height of its lines, and a little air."""
_OFF: Final = QPoint(2, 16)
"""How far from the point that it is given Qt shows a tooltip."""


def in_lines(text: str) -> str:
    """Return the text in lines that are easily read, not one from side to side of the window."""
    lines = (textwrap.wrap(line, _LETTERS, break_long_words=False) or [""] for line in text.split("\n"))
    return "\n".join(part for wrapped in lines for part in wrapped)


def tooltip_at(mouse: QPoint, text: str, spot: QRect, table: QWidget, theme: Theme) -> QPoint:
    """Return the point to give to `QToolTip.showText`, of the screen.

    In the upper half of the table it is the mouse's. In the lower half it stands over what it is about: below
    lie the rest of the card and the line that asks.
    """
    if spot.center().y() < table.height() / 2:
        return mouse
    lines = text.count("\n") + 1
    # The style sheet of the window has its own font and padding for tooltips; before it is set, Qt its own.
    line = max(QFontMetrics(font).lineSpacing() for font in (QToolTip.font(), theme.font("body")))
    high = line * lines + _EDGE + 2 * theme.space(1)
    return table.mapToGlobal(QPoint(spot.left(), spot.top() - high)) - _OFF
