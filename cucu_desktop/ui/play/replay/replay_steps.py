"""Movement between the positions of a replay: animated forwards, otherwise at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.events import DealWon
from cucu_desktop.match.playback.what_if import WhatIf
from cucu_desktop.ui.animation.rest import FOREVER
from cucu_desktop.ui.scene import participants
from cucu_desktop.ui.scene.moved_cards import pushed_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.playback.playback import PastDeal, Playback
    from cucu_desktop.match.playback.what_if import CardPlace
    from cucu_desktop.match.setup import Player
    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.preferences import Speed


class ReplaySteps(QObject):
    """Shows positions of a match at a table; a child of the widget that contains both.

    Attributes:
        playback: the match.
        position: the position shown, or towards which the table moves.
        speed: the speed of the table.
        plays: whether it plays automatically.
    """

    moved = Signal()
    """Another position is shown, or the same one in another way."""
    told = Signal(list)
    """The public events that have led from one position to the next."""
    changed = Signal()
    """Automatic play has started or stopped."""

    def __init__(self, playback: Playback, view: TableView, viewer: int, parent: QObject) -> None:
        super().__init__(parent)
        self.playback, self._view = playback, view
        self.position = 0
        self.speed: Speed = "normal"
        self.plays = False
        self._wished_viewer, self._wishes_open = viewer, False
        self._game = 0
        self._what_if: WhatIf | None = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        view.drained.connect(self._come_to_rest)
        view.director.rest.changed.connect(self._wait)

    # Shown state

    @property
    def deal(self) -> PastDeal:
        return self.playback.deal_at(self.position)

    @property
    def viewer(self) -> int:
        possible = self.playback.viewers(self.position)
        return self._wished_viewer if self._wished_viewer in possible else possible[0]

    @property
    def is_open(self) -> bool:
        return self._wishes_open and self.deal.is_over

    @property
    def observation(self) -> AnyObservation:
        """The observation that the table shows when it is at rest."""
        return self._seen(self.position)

    @property
    def what_if(self) -> WhatIf:
        """The position shown, whose cards can be swapped; the swaps end with another position."""
        if self._what_if is None or self._what_if.position != self.position:
            self._what_if = WhatIf(self.playback, self.position)
        return self._what_if

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._seated())

    @property
    def decider(self) -> int:
        """The seat whose decisions are looked for: `viewer`, or for SPECTATOR the first person."""
        if self.viewer != SPECTATOR:
            return self.viewer
        persons = self.playback.persons(self.position)
        return persons[0] if persons else 0

    def _seen(self, position: int) -> AnyObservation:
        if position == self.position and self.what_if.swaps:
            return self.what_if.observation(self.viewer, is_open=self.is_open)
        return self.playback.observation(position, self.viewer, is_open=self.is_open)

    def _forward(self) -> list[int]:
        """Return the seats whose cards are pushed forward at the position."""
        return pushed_after(self.playback.events(self.deal.first, self.position, SPECTATOR))

    def _seated(self) -> tuple[Player, ...]:
        seen = self.playback.observation(self.position, SPECTATOR)
        return participants.seated(self.playback.players(self.position), seen)

    # Moves

    def go_to(self, position: int) -> None:
        """Show a position at once, limited to the first and the last."""
        self.position = min(max(0, position), self.playback.length - 1)
        self._next.stop()
        self._show()
        self.moved.emit()
        self._let_pass()

    def step(self) -> None:
        """Show the next event; a motion in progress is finished at once."""
        before, until = self.position, self.position + 1
        if until >= self.playback.length:
            return
        self._next.stop()
        viewer, is_open = self.viewer, self.is_open
        was_swapped, self._what_if = bool(self.what_if.swaps), None
        if self._view.busy or was_swapped or self._is_counted(before):
            self._view.show_position(self._seen(before))
        self.position = until
        if self.playback.deal_at(before).game != self.deal.game or (viewer, is_open) != (
            self.viewer,
            self.is_open,
        ):
            self._show()
        else:
            events = self.playback.events(before, until, viewer, is_open=is_open)
            self._view.play(events, self.observation)
        self.told.emit(self.playback.events(before, until, SPECTATOR))
        self.moved.emit()

    def back(self) -> None:
        self.go_to(self.position - 1)

    def next_deal(self) -> None:
        """Show the beginning of the next deal; in the last deal, its end."""
        last = self.deal.last
        self.go_to(last if last + 1 == self.playback.length else last + 1)

    def deal_before(self) -> None:
        """Show the beginning of this deal; from there, of the previous one."""
        first = self.deal.first
        self.go_to(first if self.position > first else self.playback.deal_at(max(0, first - 1)).first)

    def next_decision(self) -> None:
        self._go_if(self.playback.decision_after(self.position, self.decider))

    def decision_before(self) -> None:
        self._go_if(self.playback.decision_before(self.position, self.decider))

    def decisions(self) -> Iterator[int]:
        """Yield the positions of the decisions that `next_decision` goes to, in the whole match."""
        position = self.playback.decision_after(-1, self.decider)
        while position is not None:
            yield position
            position = self.playback.decision_after(position, self.decider)

    def _go_if(self, position: int | None) -> None:
        if position is not None:
            self.go_to(position)

    # Viewer, cards, speed

    def look_from(self, seat: int) -> None:
        self._wished_viewer = seat
        self._show()
        self.moved.emit()

    def open_cards(self, *, wanted: bool) -> None:
        """Show all cards open in deals that are over, or stop doing so."""
        self._wishes_open = wanted
        self._show()
        self.moved.emit()

    # Swapped cards

    def swap(self, one: CardPlace, other: CardPlace) -> None:
        """Swap two cards of the position, and show it.

        Raises:
            SwapRefusedError: the deal does not allow it.
        """
        self.what_if.swap(one, other)
        self._renew()

    def undo_swap(self) -> None:
        self.what_if.undo()
        self._renew()

    def _renew(self) -> None:
        self.play_no_more()
        self._show()
        self.moved.emit()

    def set_speed(self, speed: Speed) -> None:
        self.speed = speed
        self._view.set_speed(speed)

    # Automatic play

    def play(self, *, wanted: bool) -> None:
        """Start automatic play, which ends with the match, or stop it."""
        wanted = wanted and self.position + 1 < self.playback.length
        if wanted == self.plays:
            return
        self.plays = wanted
        self._next.stop()
        self.changed.emit()
        if self.plays and (not self._view.busy or self._view.director.rest.is_on):
            self._go_on()

    def stop(self) -> None:
        """Stop, and emit no more signals: the table is left."""
        self.plays = False
        self._next.stop()
        self.blockSignals(True)

    def _go_on(self) -> None:
        if not self.plays:
            return
        if self.position + 1 < self.playback.length:
            self.step()
        else:
            self.play_no_more()

    def play_no_more(self) -> None:
        self.play(wanted=False)

    def _come_to_rest(self) -> None:
        """Show parts of the position that the animation could not show, and continue after a delay."""
        if not self._is_counted(self.position) and not self._view.table.is_as(self.observation):
            self._view.show_position(self.observation, self._forward())
        self._let_pass()

    def _let_pass(self) -> None:
        """Schedule the next step of automatic play; the end of a deal is shown for longer."""
        if not self.plays:
            return
        if self.position + 1 >= self.playback.length:
            self.play_no_more()
            return
        pace = self._view.director.pace
        ends = self.position == self.deal.last
        self._next.start(round(pace.ms("counted") if ends else pace.ms("breath", 2)))

    def _wait(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Keep the score sheet until the user continues, or in automatic play for a fixed time."""
        if waits and self.plays:
            self._next.start(round(self._view.director.pace.ms("counted", 2)))

    # Showing

    def _show(self) -> None:
        """Show the position without motion."""
        view, rest = self._view, self._view.director.rest
        if self._game != self.deal.game:
            self._game = self.deal.game
            self.sit()
        view.table.lies_open = self.is_open
        view.show_position(self.observation, self._forward())
        if self._is_counted(self.position):
            before = self.position - 1
            view.show_position(self._seen(before))
            events = self.playback.events(before, self.position, self.viewer, is_open=self.is_open)
            view.set_speed("at once")
            at = next(at for at, event in enumerate(events) if isinstance(event, DealWon))
            rest.reading_time = None
            view.play(events[:at], self.observation)
            rest.reading_time = FOREVER
            view.play(events[at:], self.observation)
            view.set_speed(self.speed)

    def rename(self) -> None:
        self._view.rename(self._seated())

    def sit(self) -> None:
        """Seat the players of this game, none of whom is shown thinking."""
        seats = self.playback.observation(self.position, SPECTATOR).players
        seated = self._seated()
        self._view.sit(seated, len(seated) - seats, None if self.viewer == SPECTATOR else self.viewer)
        self._view.director.seat_bots([""] * len(seated))

    def _is_counted(self, position: int) -> bool:
        """Return whether the score sheet of a deal of tricks is shown there until the user continues."""
        deal = self.playback.deal_at(position)
        if not deal.is_over or position != deal.last or position == deal.first:
            return False
        events = self.playback.events(position - 1, position, SPECTATOR)
        return any(isinstance(event, DealWon) for event in events)
