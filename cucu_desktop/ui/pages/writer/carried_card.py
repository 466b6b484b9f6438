"""A dragged card over a page: it follows the pointer, and returns if it is not dropped on a place."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.animation.sway import Sway
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QPixmap

    from cucu_desktop.ui.widgets.art import Art

_LIFT: Final = 9
_LARGER: Final = 1.12
_BACK: Final = 170
"""Milliseconds of the return to the start of the drag."""
_FRAME: Final = 16


class CarriedCard(QWidget):
    """A card above all widgets; it is transparent to the mouse."""

    laid_back = Signal()
    """The card has returned to the start of the drag."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._art = art
        self._face: QPixmap | None = None
        self._wide = 0.0
        self._grip = QPointF()
        self._home = QPointF()
        self._sway, self._moved_at = Sway(), 0.0
        self.is_still = False
        self._settle = QTimer(self)
        self._settle.setInterval(_FRAME)
        self._settle.timeout.connect(self._hang)
        self._way = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_BACK)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._from = QPointF()
        self._way.valueChanged.connect(self._go_back)
        self._way.finished.connect(self._lie)
        self.hide()

    @property
    def tilt(self) -> float:
        """The tilt, in degrees."""
        return self._sway.tilt

    def take(self, face: QPixmap, wide: float, at: QPointF, grip: QPointF) -> None:
        """Start the drag of a card.

        Args:
            face: the picture of the card.
            wide: the width of the card at its place.
            at: the centre of the card at its place, in the parent.
            grip: the vector from the pointer to that centre.
        """
        self._way.stop()
        self._face, self._wide = face, wide * _LARGER
        self._grip, self._home = grip, at
        self._sway, self._moved_at = Sway(), time.monotonic()
        half = self._reach
        self.resize(2 * half, 2 * half)
        self._place(at)
        self.show()
        self.raise_()

    @property
    def _reach(self) -> int:
        """The largest distance of a painted pixel from its centre, at any angle and with its shadow."""
        return int(self._wide * (CARD_HEIGHT / 2 + 0.6))

    def carry(self, pointer: QPointF) -> None:
        """Follow the pointer."""
        now = time.monotonic()
        middle = pointer + self._grip
        if not self.is_still:
            across = middle.x() - self._middle.x()
            self._sway.move(across, (now - self._moved_at) * 1000)
            self._settle.start()
        self._moved_at = now
        self._place(middle)
        self.update()

    @property
    def _middle(self) -> QPointF:
        return QPointF(self.x() + self._reach, self.y() + self._reach)

    def _place(self, middle: QPointF) -> None:
        half = self._reach
        self.move(QPoint(round(middle.x()) - half, round(middle.y()) - half))

    def _hang(self) -> None:
        """Reduce the tilt while the pointer rests."""
        now = time.monotonic()
        quiet = (now - self._moved_at) * 1000
        if quiet >= _FRAME:
            self._sway.rest(_FRAME)
            self.update()
        if not self._sway.tilt:
            self._settle.stop()

    def lay(self) -> None:
        """Hide the card: it was dropped."""
        self._settle.stop()
        self.hide()

    def snap_back(self) -> None:
        """Return to the start of the drag."""
        self._settle.stop()
        if self.is_still:
            self._lie()
            return
        self._from = self._middle
        self._way.start()

    def _go_back(self, part: float) -> None:
        self._sway.rest(_FRAME)
        self._place(self._from + (self._home - self._from) * part)
        self.update()

    def _lie(self) -> None:
        self.hide()
        self.laid_back.emit()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._face is None:
            return
        painter, wide, high = QPainter(self), self._wide, self._wide * CARD_HEIGHT
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        reach = self._art.shadow_reach(wide, _LIFT)
        painter.translate(self._reach, self._reach)
        painter.translate(_LIFT * 0.7, _LIFT * 1.25)
        painter.rotate(self._sway.tilt)
        painter.drawPixmap(QPointF(-wide / 2 - reach, -high / 2 - reach), self._art.shadow(wide, _LIFT))
        painter.resetTransform()
        painter.translate(self._reach, self._reach)
        painter.rotate(self._sway.tilt)
        painter.drawPixmap(QRectF(-wide / 2, -high / 2, wide, high), self._face, QRectF(self._face.rect()))
