"""Fading edges of scroll areas: no line is cut in half, and hidden content is indicated.

The fade is as high as the hidden content, up to `HIGH`: at the end nothing is covered, and a selected row
is never left under the fade.
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
"""The height of the fade, in the theme's steps."""
_VIEWPORT: Final = "qt_scrollarea_viewport"
"""Qt's name for it."""
_WEAVE: Final = ((0.0, 0), (0.45, 150), (0.8, 240), (1.0, 255))
"""The opacity from the inside to the edge."""


def viewport_of(area: QAbstractScrollArea) -> QWidget:
    """Return the viewport of a scroll area.

    For `viewport()` PySide searches all classes of widgets, and makes each of them, unless the returned
    widget is
    wrapped: it is found by its name first, and stays wrapped as long as its area lives.
    """
    known = area.findChild(QWidget, _VIEWPORT)
    port = area.viewport()
    del known
    return port


class ScrollFade(QObject):
    """Covers the upper and the lower edge of a scroll area by fading paper."""

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
        """Show the fades as far as content is hidden beyond the edges."""
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        above, below = bar.value() - bar.minimum(), bar.maximum() - bar.value()
        for veil, beyond, at_top in ((self._upper, above, True), (self._lower, below, False)):
            high = min(veil.theme.space(HIGH), beyond, seen.height() // 3)
            veil.setVisible(high > 0)
            if high > 0:
                top = seen.top() if at_top else seen.bottom() + 1 - high
                veil.fall(QRect(seen.left(), top, seen.width(), high), upward=at_top)

    def _uncover(self, row: QModelIndex) -> None:
        """Scroll the selected row out from under the fades."""
        area = self._area
        assert isinstance(area, QAbstractItemView)
        rect, seen, bar = area.visualRect(row), area.viewport().rect(), area.verticalScrollBar()
        veil = self._upper.theme.space(HIGH)
        over, under = seen.top() + veil - rect.top(), rect.bottom() - (seen.bottom() - veil)
        if rect.isValid() and rect.intersects(seen) and rect.height() + 2 * veil < seen.height():
            bar.setValue(bar.value() + max(0, under) - max(0, over))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.lay()
        return super().eventFilter(watched, event)


class FadingScroll(QScrollArea):
    """A scroll area with fading edges; a focused widget is scrolled fully into view, and not under them.

    Qt scrolls only to the cursor in a field, and keeps a scroll bar as long as
    the content would not fit beside it: a page that fits without one would scroll by a line.
    """

    def __init__(self, theme: Theme, inside: QWidget) -> None:
        """Scroll a widget, which gets the width of the area."""
        super().__init__()
        self._theme, self._inside = theme, inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        ScrollFade(self, theme)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._have_a_bar_or_none()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
        """Scroll no further than needed; of a widget higher than the area show the top."""
        bar, veil = self.verticalScrollBar(), self._theme.space(HIGH)
        top = wanted.mapTo(self._inside, QPoint()).y()
        bar.setValue(max(bar.value(), top + wanted.height() + veil - self.viewport().height()))
        bar.setValue(min(bar.value(), top - veil))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Show the newly focused widget in full."""
        moved = super().focusNextPrevChild(next)
        focused = QApplication.focusWidget()
        if moved and focused is not None and self._inside.isAncestorOf(focused):
            self.show_in_full(focused)
        return moved


class _Veil(Themed, QWidget):
    """One fading edge; mouse and screen reader ignore it."""

    def __init__(self, area: QAbstractScrollArea, theme: Theme, fading: ScrollFade) -> None:
        super().__init__(area)
        self.theme, self._fading = theme, fading
        self._upward = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def restyle(self) -> None:
        self._fading.lay()
        self.update()

    def fall(self, rect: QRect, *, upward: bool) -> None:
        """Cover a rectangle, opaque at the upper edge or at the lower one."""
        self._upward = upward
        self.setGeometry(rect)
        self.raise_()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper with increasing opacity towards the edge."""
        del event
        paper = self.theme.color("paper")
        inner, edge = (self.height(), 0) if self._upward else (0, self.height())
        veil = QLinearGradient(0, inner, 0, edge)
        for part, strength in _WEAVE:
            paper.setAlpha(strength)
            veil.setColorAt(part, paper)
        QPainter(self).fillRect(self.rect(), veil)
