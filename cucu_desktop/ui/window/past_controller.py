"""Replays of matches.

A match is replayed at a table of its own in front of everything else, which leaves no trace: the match in
play is suspended behind it, unchanged. To play on from a position begins another match.
"""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.preferences import is_still

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cucu_desktop.match.playback.playback import Playback
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.play.replay.replay_widget import ReplayWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.window.match_controller import WindowCore

_HOLDS = "replay"


class PastController(QObject):
    """Owns the replay; only this class opens or closes one.

    Attributes:
        replay: the replay, if one is open.
    """

    changed = Signal()
    """A replay was opened or closed."""
    rules_wanted = Signal(str)
    """A section of the rules is to be opened."""

    def __init__(self, core: WindowCore) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._match_controller = core
        self.replay: ReplayWidget | None = None
        self._page_stack.front_left.connect(self._forget)
        self._match_controller.seated.connect(self._listen)

    def _listen(self) -> None:
        """Open a replay when an earlier deal is chosen in the log panel of the match in play."""
        playing = self._match_controller.playing
        assert playing is not None  # a match has just been seated
        playing.log_display.deal_wanted.connect(self.look_at_deal)

    # Replays

    def look_back(self) -> None:
        """Replay the match in play from where it is, or its last deal if that is over."""
        playback = self._of_match_in_play()
        if playback is not None:
            last = playback.deals[-1]
            at = last.first if last.is_over else last.last
            self._show(playback, at)

    def look_at_deal(self, ordinal: int) -> None:
        """Replay a deal of the game in play."""
        playback = self._of_match_in_play()
        if playback is not None:
            here = playback.deals[-1].game, ordinal
            deal = next(deal for deal in playback.deals if (deal.game, deal.ordinal) == here)
            self._show(playback, deal.first)

    def open(self, path: Path, line: int = 0, seat: int | None = None, deal: int | None = None) -> None:
        """Replay a match from its log; show a notice if it cannot be read.

        Args:
            path: its log.
            line: the line, without the header, at which the replay begins.
            seat: the seat of the viewer; None: that of the only person.
            deal: index of a deal at which the replay begins instead, from 0.
        """
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.playback.playback import Playback
        from cucu_desktop.ui.widgets.notices import unreadable

        try:
            playback = Playback.read(path)
        except LogError as error:
            reason = error.reason
            self._page_stack.notify(lambda: unreadable(reason, path.name))
            return
        if self._is_empty(playback):
            return
        position = playback.position_at(line) if deal is None else playback.deals[deal].first
        self._show(playback, position, seat if seat in playback.viewers(position) else None)

    def watch(self, entry: CollectedScenario, seat: int) -> None:
        """Replay a deal of the collection as it is written, from this seat."""
        from cucu_desktop.ui.play.guided.scripted_game import playback_of

        playback = playback_of(entry, seat, self._context.preferences.face or "you-1")
        self._show(playback, 0, seat, entry.notes)

    def close(self) -> bool:
        """Close the replay, if one is open; return whether one was."""
        if self.replay is None:
            return False
        self._page_stack.close_front()
        return True

    def _of_match_in_play(self) -> Playback | None:
        """Return the match in play; None if no card has been dealt."""
        playing = self._match_controller.playing
        if playing is None:
            return None
        playback = playing.session.match_view.playback()
        return None if self._is_empty(playback) else playback

    def _is_empty(self, playback: Playback) -> bool:
        """Return whether no card has been dealt; show a notice if so."""
        if playback.length:
            return False
        self._page_stack.notify(lambda: tr("Replay", "No cards have been dealt yet."))
        return True

    def _show(
        self,
        playback: Playback,
        position: int,
        seat: int | None = None,
        about: Callable[[str], str] = lambda _: "",
    ) -> None:
        """Show the replay in front of all else."""
        from cucu_desktop.engine.events import SPECTATOR
        from cucu_desktop.ui.play.replay.replay_widget import ReplayWidget

        context, controller = self._context, self._match_controller
        self._page_stack.put_before(None)
        persons = playback.persons(position)
        viewer = persons[0] if len(persons) == 1 else SPECTATOR
        if len(persons) != 1 and playback.deal_at(position).is_over:
            viewer = persons[0] if persons else 0
        viewer = viewer if seat is None else seat
        context.replayed = playback.setup
        self.replay = replay = ReplayWidget(context.theme, self.wording, playback, position, viewer, about)
        replay.closed.connect(self.close)
        replay.play_on.connect(self._play_on)
        replay.rules_wanted.connect(self.rules_wanted)
        self.take_preferences()
        if controller.playing is not None:
            controller.playing.session.hold(_HOLDS)
            controller.hide_cards()
        self._page_stack.put_before(replay)
        replay.take_focus()
        self.changed.emit()

    def _play_on(self, position: int, seat: int) -> None:
        """Begin a new match from the shown position; the one in play is suspended."""
        from cucu_desktop.match.playback.play_on import play_on

        assert self.replay is not None
        steps = self.replay.steps
        lines = steps.what_if.lines if steps.what_if.swaps else None
        self._match_controller.begin_from(
            lambda seed, path: play_on(steps.playback, position, seat, seed, path, lines=lines)
        )

    def _forget(self) -> None:
        """Stop the replay; the match in play continues."""
        if self.replay is None:
            return
        self.replay.stop()
        self.replay = self._context.replayed = None
        playing = self._match_controller.playing
        if playing is not None:
            playing.session.release(_HOLDS)
        self.changed.emit()

    # Preferences

    @property
    def wording(self) -> Wording:
        """The wording of the replayed match, or of the one in play."""
        setup = self._context.replayed
        return self._context.wording if setup is None else self._context.words_of(setup.game, setup.options)

    def take_preferences(self) -> None:
        """Apply the current preferences to the replay."""
        if self.replay is not None:
            preferences = self._context.preferences
            self.replay.take_preferences(preferences, still=is_still(preferences))

    def set_wording(self) -> None:
        """Apply the current wording to the replay."""
        if self.replay is not None:
            self.replay.set_wording(self.wording)
