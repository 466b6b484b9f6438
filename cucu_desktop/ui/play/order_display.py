"""When the order of the cards is shown above the table: until its key is pressed again, or Escape.

The table makes room for it. In a small window it overlaps the table, and is closed when the next event is
about to be shown in the area it covers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from shiboken6 import isValid

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.round_button import beside_menu

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.order_strip import OrderStrip
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.themed import Themed


class OrderDisplay(QObject):
    """Opens and closes the strip above the table; a child of the widget in which the match is played."""

    turned = Signal()
    """The strip has been opened or closed: lay out the table anew with `room_below`."""

    def __init__(self, session: Session, view: TableView, parent: Themed) -> None:
        super().__init__(parent)
        self._session, self._view, self._parent = session, view, parent
        self._strip: OrderStrip | None = None
        self._is_above = self._is_kept = False
        """Whether the table has made room for the strip."""
        self._before: QWidget | None = None
        """The widget that had the focus before the strip."""
        view.director.showing.connect(self._make_room)

    def turn(self, wording: Wording) -> None:
        """Open the strip, or close it if it is open."""
        if self._strip is not None:
            self._put_away()
        else:
            self._before = self._parent.window().focusWidget()
            self._open(wording).take_focus()

    def _open(self, wording: Wording) -> OrderStrip:
        from cucu_desktop.ui.view.order_strip import OrderStrip  # noqa: PLC0415 - many never look at it

        strip = self._strip = OrderStrip(
            self._parent.theme, wording, self._view.table, self._parent, is_kept=self._is_kept
        )
        strip.done.connect(self._put_away)
        self.update()
        self.turned.emit()
        strip.show()
        return strip

    def keep(self, wording: Wording, *, wanted: bool) -> None:
        """Keep the strip open for a lesson; after it, above the table, it stays until it is closed."""
        was_kept, self._is_kept = self._is_kept, wanted
        if wanted and self._strip is None:
            self._open(wording)
        elif was_kept and not wanted and self._strip is not None:
            has_room = self._is_above
            self._put_away()
            if has_room:
                self._open(wording)

    def update(self) -> None:
        """Mark the cards that have fallen openly, only from events that have been shown."""
        match_view = self._session.match_view
        if self._strip is not None and not match_view.is_behind and self._session.stage is not Stage.CLOSED:
            self._strip.know(match_view.public_observation)
            seen = self._session.observation
            if self._is_kept or len(match_view.persons) == 1:
                self._strip.ring(own_cards(seen))
            if self._is_kept:
                self._strip.show_series(seen.series if isinstance(seen, TrickObservation) else None)

    def room_below(self, area: QRect) -> QRect:
        """Place the strip, if shown, across the upper edge of `area`; return the rest for the table."""
        high = self._strip.fit_across(beside_menu(self._parent, area)) if self._strip is not None else 0
        self._is_above = high > 0
        return area.adjusted(0, high, 0, 0)

    def lay(self) -> None:
        """Place the strip over the table if it is not above it, clear of the player's own cards."""
        if self._strip is not None and not self._is_above:
            at, table = self._view.pos(), self._view.table
            above = QRect(0, 0, self._view.viewport().width(), int(table.lay.own_top))
            area = beside_menu(self._parent, above)
            highest = min((rect.top() for rect in table.read_areas()), default=area.bottom())
            rather = area.adjusted(0, 0, 0, min(0, highest - area.bottom() - 1))
            self._strip.fit_into(area.translated(at), rather.translated(at))

    def _make_room(self, _events: object) -> None:
        """Close the strip if it covers an area in which events are about to be shown."""
        if self._strip is None or self._is_above or self._is_kept:
            return
        lies = self._strip.geometry().translated(-self._view.pos())
        if any(lies.intersects(area) for area in self._view.table.read_areas()):
            self._put_away()

    def set_wording(self, wording: Wording) -> None:
        if self._strip is not None:
            self._strip.set_wording(wording)

    def _put_away(self) -> None:
        """Close the strip, and return the focus to the widget that had it before."""
        strip, self._strip = self._strip, None
        assert strip is not None  # only an open strip emits `done`
        had_keyboard = strip.isAncestorOf(self._parent.window().focusWidget())
        strip.hide()
        strip.deleteLater()
        self.turned.emit()
        if had_keyboard:
            before = self._before
            is_there = before is not None and isValid(before) and before.isVisible()
            (before if before is not None and is_there else self._view).setFocus()


def own_cards(seen: AnyObservation) -> tuple[Card, ...]:
    """Return the card of the person who sees the table in an exchange game."""
    if not isinstance(seen, Observation) or not 0 <= seen.seat < len(seen.cards):
        return ()
    card = seen.cards[seen.seat]
    return (card,) if isinstance(card, Card) else ()
