"""Looks at hidden cards at an open table, each as long as a key, the mouse or a finger is held.

Each person at this screen has a key, shown at the seat. A look begins only at a seat that the session allows
(`Session.may_look`), and ends with the release, when the seat may look no longer, when the program or the
table loses the focus, and after `LONGEST`. Only a new press begins another one: the repeats of a stuck key do
not. Two fingers on two cards are two looks.

The face is taken from the session when the look begins, and is in the scene until it ends.
"""

from __future__ import annotations

import math
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from cucu_desktop.engine.cards import Card
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.view.view import TableView

LONGEST: Final = 10_000
"""Milliseconds after which a look ends, even if its key is stuck."""
_DIGITS: Final = "1234567890"
KEYS: Final = (*_DIGITS, *(f"F{number}" for number in range(3, 9)))
"""The keys of the persons, in the order of their seats; from the seventeenth on they are used again.

Only the persons in `Session.may_look` can use theirs; two of them with the same key look one after the other.
"""
REPEATS: Final = 120
"""Milliseconds between release and press of a key up to which it counts as held on.

A busy machine tells some repeats of a held key as a release and a press (Qt on X11).
"""
_MOUSE: Final = "mouse"
_REACH: Final = 6.0
"""Pixels around a card that belong to it."""
_DIGIT_ROW: Final = {"xcb": 10, "wayland": 10, "windows": 2}
"""The scan code of the first key of the row of digits, on which some layouts have digits with Shift only."""
_ENDS: Final = (
    QEvent.Type.ApplicationDeactivate,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.WindowBlocked,
    QEvent.Type.TouchCancel,
)
_HIDES: Final = (QEvent.Type.Hide, QEvent.Type.EnabledChange)
_TOUCHES: Final = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)

_Source = str | int | tuple[str, int]
"""What holds a look: the mouse, an answer, a key's number, or a finger."""


class HeldLooks(QObject):
    """The looks at one table; a child of its match widget."""

    changed = Signal()
    """A look has begun or ended, or other seats may look."""
    read = Signal(int)
    """The person at this seat has begun a look with the key, so the card may be read out to them."""
    ended = Signal(int)
    """A look of the person at this seat has ended."""

    def __init__(self, session: Session, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._view, self._widget = session, view, parent
        self._held: dict[_Source, tuple[int, QTimer]] = {}
        self._closing: dict[int, QTimer] = {}
        """The timers that report ends of looks, by seat."""
        self._allowed: frozenset[int] = frozenset()
        self._ground, self._watches = view.viewport(), False
        self.plain_keys = True
        """Whether a key works without Ctrl; speech input needs that it does not."""
        self._first: dict[int, float] = {}
        """The time, in seconds, at which each key was pressed, by its number."""
        self._last: dict[int, float] = {}
        """The time at which each key was released last."""
        view.geometry_changed.connect(self.update)

    @property
    def allowed(self) -> frozenset[int]:
        return self._allowed

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(seat for seat, _ in self._held.values())

    def key_of(self, seat: int) -> str:
        """Return the name of the key of a person at this screen, as it is shown."""
        key = KEYS[self._session.match_view.persons.index(seat) % len(KEYS)]
        return key if self.plain_keys or key not in _DIGITS else f"Ctrl+{key}"

    def update(self) -> None:
        """Follow the session: end looks that are no longer allowed, and light the keys that work."""
        view = self._session.match_view
        self._allowed = self._session.may_look
        self._end(source for source, (seat, _) in self._held.items() if seat not in self._allowed)
        self._watch_pointers(wanted=bool(self._allowed))
        cards = self._view.table.open_cards
        if self._view.table.layout_ is None:
            return
        if view.is_open:
            keys = {seat: self.key_of(seat) for seat in view.persons}
            cards.mark(keys, {seat: self._told_on_card(seat) for seat in self._allowed})
        elif cards.keys:
            cards.clear()
        self.changed.emit()

    def _told_on_card(self, seat: int) -> str:
        """Return how to look at a card; for a new card, while others are asked, the key alone."""
        key, view = self.key_of(seat), self._session.match_view
        is_aside = seat in view.looks.new_cards and seat != view.asked and self._session.question is not None
        return key if is_aside else tr("Open table", "hold, or key {key}").format(key=key)

    # Looks

    def begin(self, source: _Source, seat: int, longest: float | None = None) -> bool:
        """Begin a look, if the seat may look now; return whether it has begun.

        Args:
            source: what holds it.
            seat: the seat.
            longest: milliseconds after which it ends; None: `LONGEST`.
        """
        if source in self._held or seat not in self._allowed:
            return False
        card = self._session.card_of(seat)
        if not isinstance(card, Card):
            return False
        timer = QTimer(self, singleShot=True)
        timer.setInterval(round(LONGEST if longest is None else longest))
        timer.timeout.connect(lambda: self._end([source]))
        timer.start()
        if not self._held:
            _application().installEventFilter(self)
        self._keep_open(seat)
        self._held[source] = seat, timer
        self._view.table.open_cards.show_face(seat, card.id)
        self.changed.emit()
        return True

    def end(self, source: _Source) -> None:
        self._end([source])

    def end_all(self) -> None:
        self._end(self._held)

    def _end(self, sources: Iterable[_Source], *, may_go_on: bool = False) -> None:
        """End these looks; the faces are off the screen when this returns.

        `may_go_on`: a key may still be held, so the match goes on only a moment later.
        """
        over = {source: self._held.pop(source) for source in [*sources] if source in self._held}
        if not over:
            return
        if not self._held:
            _application().removeEventFilter(self)
        closed = {seat for seat, _ in over.values()} - self.seats
        for _, timer in over.values():
            timer.stop()
            timer.deleteLater()
        for seat in closed:
            self._view.table.open_cards.hide_face(seat)
        if self._view.updatesEnabled():
            self._ground.repaint()
        self.changed.emit()
        for seat in closed:
            if may_go_on:
                later = self._closing[seat] = QTimer(self, singleShot=True)
                later.timeout.connect(partial(self._finish, seat))
                later.start(REPEATS)
            else:
                self._finish(seat)

    def _finish(self, seat: int) -> None:
        """Report that a look is over."""
        self._keep_open(seat)
        self.ended.emit(seat)
        self._session.end_look(seat)

    def _keep_open(self, seat: int) -> None:
        """Drop the report that a look is over, if one is due."""
        later = self._closing.pop(seat, None)
        if later is not None:
            later.stop()
            later.deleteLater()

    # Keys

    def press_key(self, event: QKeyEvent) -> bool:
        """Begin a look by the key of a seat that may look; return whether it is such a key."""
        number = self._number(event)
        if number is None:
            return False
        persons = self._session.match_view.persons
        seats = [
            seat for at, seat in enumerate(persons) if at % len(KEYS) == number and seat in self._allowed
        ]
        if not event.isAutoRepeat():
            for seat in seats[:1]:
                self._hold_key(number, seat)
        return bool(seats)

    def _hold_key(self, number: int, seat: int) -> None:
        """Begin a look by a key, or go on with it: then its time goes on, and nothing is read again."""
        now = time.monotonic()
        is_repeat = (now - self._last.get(number, -math.inf)) * 1000 < REPEATS
        if not is_repeat:
            self._first[number] = now
        left = LONGEST - (now - self._first.get(number, now)) * 1000
        if left > 0 and self.begin(number, seat, left) and not is_repeat:
            self.read.emit(seat)

    def release_key(self, event: QKeyEvent) -> None:
        """End the look by a key that is released, whatever modifiers are down."""
        if event.isAutoRepeat():
            return
        numbers = {number for number in (self._number(event), _digit(event)) if number is not None}
        for number in numbers:
            self._last[number] = time.monotonic()
        self._end(numbers, may_go_on=True)

    def _number(self, event: QKeyEvent) -> int | None:
        """Return the position in `KEYS` of the key of an event, or None."""
        key = event.key()
        if Qt.Key.Key_F3 <= key <= Qt.Key.Key_F8:
            return len(_DIGITS) + key - Qt.Key.Key_F3
        if not self.plain_keys and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return None
        return _digit(event)

    # Mouse and fingers

    def _watch_pointers(self, *, wanted: bool) -> None:
        """Watch the viewport only while a look is possible: a filter slows each frame of an animation."""
        if wanted == self._watches:
            return
        self._watches = wanted
        if not wanted:
            self._ground.unsetCursor()
        self._ground.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, wanted)
        (self._ground.installEventFilter if wanted else self._ground.removeEventFilter)(self)

    def _seat_at(self, point: QPointF) -> int | None:
        """Return the seat that may look and whose card is at a point of the viewport."""
        spot = self._view.mapToScene(point.toPoint())
        for seat in self._allowed:
            rect = self._view.table.home(seat).rect
            if rect.adjusted(-_REACH, -_REACH, _REACH, _REACH).contains(spot):
                return seat
        return None

    def _point(self, point: QPointF) -> None:
        """Show by the cursor whether the card under the mouse may be looked at."""
        if self._seat_at(point) is None:
            self._ground.unsetCursor()
        else:
            self._ground.setCursor(Qt.CursorShape.PointingHandCursor)

    def _take_mouse(self, event: QMouseEvent) -> bool:
        seat = self._seat_at(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        return seat is not None and self.begin(_MOUSE, seat)

    def _take_touch(self, event: QTouchEvent) -> bool:
        for finger in event.points():
            source = "finger", finger.id()
            if finger.state() == QEventPoint.State.Pressed:
                seat = self._seat_at(finger.position())
                if seat is not None:
                    self.begin(source, seat)
            elif finger.state() == QEventPoint.State.Released:
                self._end([source])
        event.accept()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take presses on cards, and end looks at a release or a loss of focus anywhere in the program."""
        kind = event.type()
        if watched is self._ground and self._watches:
            if kind in _PRESSES and isinstance(event, QMouseEvent):
                return self._take_mouse(event)
            if kind in _TOUCHES and isinstance(event, QTouchEvent):
                return self._take_touch(event)
            if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
                self._point(event.position())
        if not self._held:
            return False
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self.release_key(event)
        elif kind == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            self._end([_MOUSE] if event.button() == Qt.MouseButton.LeftButton else [])
        elif self._loses_sight(watched, kind):
            self.end_all()
        return False

    def _loses_sight(self, watched: QObject, kind: QEvent.Type) -> bool:
        """Return whether after this event the person may no longer be in front of the table."""
        if kind == QEvent.Type.FocusOut:
            return not self._keeps_focus()
        if kind == QEvent.Type.Show:
            return isinstance(watched, QWidget) and _covers(watched)
        return kind in _ENDS or (watched is self._widget and kind in _HIDES)

    def _keeps_focus(self) -> bool:
        """Return whether the focus stays within the match."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self._widget or self._widget.isAncestorOf(focus))


def _digit(event: QKeyEvent) -> int | None:
    """Return the position in `_DIGITS` of the key of an event, whatever modifiers are down, or None."""
    key = event.key()
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return _DIGITS.index(chr(key))
    first = _DIGIT_ROW.get(QGuiApplication.platformName())
    number = -1 if first is None else event.nativeScanCode() - first
    return number if 0 <= number < len(_DIGITS) else None


def _covers(widget: QWidget) -> bool:
    """Return whether a widget that is shown is a window over the table, such as a menu."""
    return widget.isWindow() and widget.windowType() != Qt.WindowType.ToolTip


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None
    return application
