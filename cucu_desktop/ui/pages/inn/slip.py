"""A slip of paper on the page of the inn: a picture, the name of the activity, and a line about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy

from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import balanced_width
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Role, Theme

    Picture = Callable[[QPainter, Theme, Art, QRectF], None]

PICTURE: Final = 92
"""Width and height of the picture, at the usual text size."""
_LEAST: Final = 190
"""The least width of the words."""
_WRAPS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class Slip(Button):
    """One activity; its words wrap to the width of the slip."""

    def __init__(self, theme: Theme, art: Art, picture: Picture) -> None:
        super().__init__()
        self.theme, self._art, self._picture = theme, art, picture
        self._name = self._line = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, name: str, line: str) -> None:
        self._name, self._line = name, line
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def sentences(self) -> list[str]:
        return [self._name, self._line]

    def _wide(self) -> int:
        return self.theme.px(PICTURE)

    def _pad(self) -> int:
        return RING + self.theme.space(3)

    def _inside(self) -> QRect:
        """The area of the words."""
        pad = self._pad()
        return self.rect().adjusted(2 * pad + self._wide(), pad, -self._right(), -pad - 5)

    def _right(self) -> int:
        """The margin right of the words: as much visible paper as beside the picture."""
        return self._pad() + self.theme.space(2) + 3

    def _heights(self, width: int) -> list[int]:
        room = QRect(0, 0, width, 1 << 20)
        parts: tuple[tuple[Role, str], ...] = (("bubble", self._name), ("gloss", self._line))
        return [
            QFontMetrics(self.theme.font(role)).boundingRect(room, _WRAPS, words).height()
            for role, words in parts
        ]

    def least_width(self) -> int:
        """Return the least width: no word is broken."""
        metrics = QFontMetrics(self.theme.font("bubble"))
        words = max((metrics.horizontalAdvance(word) for word in self._name.split()), default=0)
        return max(words + 2, self.theme.px(_LEAST)) + 2 * self._pad() + self._wide() + self._right()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = sum(self._heights(width - 2 * self._pad() - self._wide() - self._right()))
        return max(words, self._wide()) + 2 * self._pad() + 5

    def sizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(), self._wide() + 2 * self._pad() + 5)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pressed = self.isDown()
        hot = self.underMouse() and self.isEnabled() and not pressed
        how = Cut(
            face="mark" if hot or pressed else "cream",
            line=3.2 if hot else 2.4,
            drop=1.5 if pressed else 4.0,
            ring=self.hasFocus(),
        )
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatioF(), how, RING))
        if pressed:
            painter.translate(1, 2)
        pad, wide = self._pad(), self._wide()
        top = (self.height() - 5 - wide) / 2
        painter.save()
        self._picture(painter, self.theme, self._art, QRectF(pad, top, wide, wide))
        painter.restore()
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        inside = self._inside()
        above, below = self._heights(inside.width())
        top = inside.top() + max(0, (inside.height() - above - below) // 2)
        painter.setFont(self.theme.font("bubble"))
        painter.setPen(self.theme.color("call"))
        wide = balanced_width(painter.fontMetrics(), self._name, inside.width())
        painter.drawText(QRect(inside.left(), top, wide, above), _WRAPS, self._name)
        painter.setFont(self.theme.font("gloss"))
        painter.setPen(self.theme.color("second"))
        wide = balanced_width(painter.fontMetrics(), self._line, inside.width())
        painter.drawText(QRect(inside.left(), top + above, wide, below), _WRAPS, self._line)
