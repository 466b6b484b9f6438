"""Letting what scrolls fade out where it goes on: no line is cut in half, and one sees that there is more.

The edge fades over as much as there is beyond it, up to `HIGH`: at the end nothing is veiled, and a row that
is chosen is never left under the veil.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QLinearGradient, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QScrollArea, QWidget

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QAbstractScrollArea

    from cucu_desktop.ui.widgets.theme import Theme

HIGH: Final = 7
"""How high the veil is, in the theme's steps."""
_VIEWPORT: Final = "qt_scrollarea_viewport"
"""Qt's name for it."""
_WEAVE: Final = ((0.0, 0), (0.45, 150), (0.8, 240), (1.0, 255))
"""How dense it is, from the inside to the edge."""


def viewport_of(area: QAbstractScrollArea) -> QWidget:
    """Return what shows the part that is seen.

    For `viewport()` PySide looks among all classes of widgets, and makes each of them, unless it knows the
    one that is returned: it is found by its name first. From then on it is known as long as its area lives.
    """
    known = area.findChild(QWidget, _VIEWPORT)
    port = area.viewport()
    del known
    return port


class ScrollFade(QObject):
    """Lays veils of paper over the upper and the lower edge of something that scrolls by the pixel."""

    def __init__(self, area: QAbstractScrollArea, theme: Theme) -> None:
        super().__init__(area)
        self._area = area
        self._upper, self._lower = _Veil(area, theme, self), _Veil(area, theme, self)
        viewport_of(area)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.lay)
        bar.rangeChanged.connect(self.lay)
        area.installEventFilter(self)
        if isinstance(area, QAbstractItemView):
            area.selectionModel().currentChanged.connect(self._uncover)

    def lay(self) -> None:
        """Lay the veils as far as there is something beyond the edges."""
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        above, below = bar.value() - bar.minimum(), bar.maximum() - bar.value()
        for veil, beyond, at_top in ((self._upper, above, True), (self._lower, below, False)):
            high = min(veil.theme.space(HIGH), beyond, seen.height() // 3)
            veil.setVisible(high > 0)
            if high > 0:
                top = seen.top() if at_top else seen.bottom() + 1 - high
                veil.fall(QRect(seen.left(), top, seen.width(), high), upward=at_top)

    def _uncover(self, row: QModelIndex) -> None:
        """Bring the row that is chosen out from under the veils."""
        area = self._area
        assert isinstance(area, QAbstractItemView)
        rect, seen, bar = area.visualRect(row), area.viewport().rect(), area.verticalScrollBar()
        veil = self._upper.theme.space(HIGH)
        over, under = seen.top() + veil - rect.top(), rect.bottom() - (seen.bottom() - veil)
        if rect.isValid() and rect.intersects(seen) and rect.height() + 2 * veil < seen.height():
            bar.setValue(bar.value() + max(0, under) - max(0, over))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the edges."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.lay()
        return super().eventFilter(watched, event)


class FadingScroll(QScrollArea):
    """A scroll area with such veils; what the keyboard comes to is shown in full, and not under them.

    Qt brings into sight only where the cursor stands in a field, and keeps a bar that has appeared as long as
    what is inside would not fit beside it: a page that fits without one would scroll by a line.
    """

    def __init__(self, theme: Theme, inside: QWidget) -> None:
        """Scroll a widget, which is as wide as the area."""
        super().__init__()
        self._theme, self._inside = theme, inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        ScrollFade(self, theme)

    def event(self, event: QEvent) -> bool:
        """Have a bar only where it is needed, in a new size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._have_a_bar_or_none()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The same when what is inside has become higher or lower."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._have_a_bar_or_none()
        return super().eventFilter(watched, event)

    def _have_a_bar_or_none(self) -> None:
        room, least = self.maximumViewportSize(), self._inside.minimumSizeHint().height()
        high = self._inside.heightForWidth(room.width()) if self._inside.hasHeightForWidth() else least
        policy = Qt.ScrollBarPolicy
        wanted = policy.ScrollBarAlwaysOff if high <= room.height() else policy.ScrollBarAsNeeded
        if self.verticalScrollBarPolicy() != wanted:
            self.setVerticalScrollBarPolicy(wanted)

    def show_in_full(self, wanted: QWidget) -> None:
        """Scroll no further than needed; of what is higher than the area show the top."""
        bar, veil = self.verticalScrollBar(), self._theme.space(HIGH)
        top = wanted.mapTo(self._inside, QPoint()).y()
        bar.setValue(max(bar.value(), top + wanted.height() + veil - self.viewport().height()))
        bar.setValue(min(bar.value(), top - veil))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Show in full what the keyboard goes to."""
        moved = super().focusNextPrevChild(next)
        focused = QApplication.focusWidget()
        if moved and focused is not None and self._inside.isAncestorOf(focused):
            self.show_in_full(focused)
        return moved


class _Veil(Themed, QWidget):
    """One veil; mouse and screen reader pass through it."""

    def __init__(self, area: QAbstractScrollArea, theme: Theme, fading: ScrollFade) -> None:
        super().__init__(area)
        self.theme, self._fading = theme, fading
        self._upward = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def restyle(self) -> None:
        """Follow the theme: the height depends on it."""
        self._fading.lay()
        self.update()

    def fall(self, rect: QRect, *, upward: bool) -> None:
        """Hang here, dense at the upper edge or at the lower one."""
        self._upward = upward
        self.setGeometry(rect)
        self.raise_()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper that gets denser towards the edge."""
        del event
        paper = self.theme.color("paper")
        inner, edge = (self.height(), 0) if self._upward else (0, self.height())
        veil = QLinearGradient(0, inner, 0, edge)
        for part, strength in _WEAVE:
            paper.setAlpha(strength)
            veil.setColorAt(part, paper)
        QPainter(self).fillRect(self.rect(), veil)
