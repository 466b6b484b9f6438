"""When the order of the cards is seen over the table: from a key to the next, or to Escape.

Where it lies over what one must read it goes by itself as soon as anything happens there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from cucu_desktop.ui.play.session_state import Stage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.order_strip import OrderStrip
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.themed import Themed


class OrderDisplay(QObject):
    """Opens and closes the strip over the table; a child of the widget in which the match is played."""

    def __init__(self, session: Session, view: TableView, parent: Themed) -> None:
        super().__init__(parent)
        self._session, self._view, self._parent = session, view, parent
        self._strip: OrderStrip | None = None
        self._before: QWidget | None = None
        """What had the keyboard before the strip took it."""
        view.director.showing.connect(self._make_room)

    def turn(self, wording: Wording) -> None:
        """Show the strip if it is not there, or put it away."""
        if self._strip is not None:
            self._put_away()
            return
        from cucu_desktop.ui.view.order_strip import OrderStrip  # noqa: PLC0415 - many never look at it

        self._before = self._parent.window().focusWidget()
        self._strip = OrderStrip(self._parent.theme, wording, self._view.table, self._parent)
        self._strip.done.connect(self._put_away)
        self.update()
        self.lay()
        self._strip.show()
        self._strip.take_focus()

    def update(self) -> None:
        """Show as fallen what everybody has seen fall: nothing that has not been shown yet."""
        match_view = self._session.match_view
        if self._strip is not None and not match_view.is_behind and self._session.stage is not Stage.CLOSED:
            self._strip.know(match_view.public_observation)

    def lay(self) -> None:
        """Lay the strip at the upper edge of the table, above one's own cards, and what lies there."""
        if self._strip is not None:
            at, area = self._view.pos(), self._view.area_above_own()
            highest = min((rect.top() for rect in self._view.table.read_areas()), default=area.bottom())
            rather = area.adjusted(0, 0, 0, min(0, highest - area.bottom() - 1))
            self._strip.fit_into(area.translated(at), rather.translated(at))

    def _make_room(self, _events: object) -> None:
        """Put the strip away if it lies over what is about to be seen."""
        if self._strip is None:
            return
        lies = self._strip.geometry().translated(-self._view.pos())
        if any(lies.intersects(area) for area in self._view.table.read_areas()):
            self._put_away()

    def set_wording(self, wording: Wording) -> None:
        """Tell it in another language."""
        if self._strip is not None:
            self._strip.set_wording(wording)

    def _put_away(self) -> None:
        """Put the strip away, and the keyboard back where it was if the strip has it."""
        strip, self._strip = self._strip, None
        assert strip is not None  # it is what asks
        had_keyboard = strip.isAncestorOf(self._parent.window().focusWidget())
        strip.hide()
        strip.deleteLater()
        if had_keyboard:
            before = self._before
            is_there = before is not None and isValid(before) and before.isVisible()
            (before if before is not None and is_there else self._view).setFocus()
