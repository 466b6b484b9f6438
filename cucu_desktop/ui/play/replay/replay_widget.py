"""A replay of a match: a table with controls instead of questions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.events import DealWon
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.playback.play_on import can_play_on
from cucu_desktop.ui.animation.rest import FOREVER
from cucu_desktop.ui.audio.voice import TableAudio
from cucu_desktop.ui.play.replay import replay_line
from cucu_desktop.ui.play.replay.card_swaps import CardSwaps, SwapPointer
from cucu_desktop.ui.play.replay.replay_bar import ReplayBar
from cucu_desktop.ui.play.replay.replay_line import ReplayLine
from cucu_desktop.ui.play.replay.replay_odds import ReplayOdds
from cucu_desktop.ui.play.replay.replay_steps import ReplaySteps
from cucu_desktop.ui.play.side_panel import SidePanel
from cucu_desktop.ui.view.families import accessibility_of, family_of
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.themed import Layer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.playback.playback import Playback
    from cucu_desktop.ui.play.log_panel import LogPanel
    from cucu_desktop.ui.scene.scene import TableScene
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.preferences import Preferences
    from cucu_desktop.ui.widgets.theme import Theme

_WIDE: Final = 960
"""The least width at which the log panel is shown, in pixels at the usual size of text."""
_LEAST: Final = 220
"""The least height of the table in px; it has less space than in `MatchWidget`."""
_SPEEDS: Final = ("slow", "normal", "fast")
"""The preferred speeds that are kept; with any other the table moves at the normal one."""


class ReplayWidget(Layer):
    """The widget in which a match is replayed.

    Attributes:
        view: the table.
        steps: moves through the match.
        bar: the controls.
        line: the text above the controls.
        accessibility: the table for screen reader and keyboard.
    """

    closed = Signal()
    """The user leaves the replay."""
    play_on = Signal(int, int)
    """A new match is to begin at this position, with the person at this seat."""
    rules_wanted = Signal(str)
    """The id of the section of the rules to open."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        playback: Playback,
        position: int,
        viewer: int = SPECTATOR,
        about: Callable[[str], str] = lambda _: "",
    ) -> None:
        """Set up the table.

        Args:
            theme: colours and size of text.
            wording: the words of the game.
            playback: the match.
            position: the first position shown.
            viewer: the seat from which it is shown.
            about: returns the text at its first position in a language, instead of the question; "": none.
        """
        super().__init__()
        game = GAMES[playback.setup.game]
        self.theme, self._wording, self._about = theme, wording, about
        self._news: list[Event] = []
        self._untold: list[Event] = []
        self._told_at = -1
        """The position up to which the log panel is written."""
        self._preferred_speed: str | None = None
        family = replace(family_of(game), gestures=self._swap_pointer)
        self.view = view = TableView(theme.as_wished(), family, self)
        view.set_wording(wording)
        view.setMinimumHeight(_LEAST)
        self._audio = TableAudio(view, wording.language)
        view.set_game(game, playback.setup.options)
        # The score sheet of a deal of tricks stays until the user continues; the rest can be shown again.
        view.director.rest.reading_time = FOREVER if isinstance(game, TrickGame) else None
        view.director.rest.is_due = lambda event: isinstance(event, DealWon)
        view.installEventFilter(self)
        self.accessibility = accessibility_of(game)(view, theme, wording)
        self.steps = ReplaySteps(playback, view, viewer, self)
        self._swaps = CardSwaps(view, self.steps, self.accessibility)
        self._odds = ReplayOdds(self.steps, self)
        self._odds.reckoned.connect(self._tell_odds)
        self._side = SidePanel(self)
        self._panel: LogPanel | None = None
        self.line = ReplayLine(theme, self)
        self.bar = ReplayBar(theme, self.steps, self)
        self.setFocusProxy(view)
        self._connect()
        self.steps.go_to(position)
        self.retranslate()

    def _connect(self) -> None:
        self.bar.left.connect(self.closed)
        self.bar.grown.connect(self._arrange_table)
        self.bar.play_on.connect(lambda: self.play_on.emit(self.steps.position, self.steps.viewer))
        self._swaps.changed.connect(self._tell_swap)
        self.steps.moved.connect(self._follow)
        self.steps.told.connect(self._hear)
        self.view.drained.connect(self._tell)
        self.view.director.rest.changed.connect(lambda waits: self._tell() if waits else None)
        self.view.geometry_changed.connect(self._arrange)
        self._side.changed.connect(self._arrange_table)

    def take_focus(self) -> None:
        self.bar.take_focus()

    def stop(self) -> None:
        self.steps.stop()
        self._odds.close()
        self.view.director.clear()

    # Preferences, language, theme

    def take_preferences(self, preferences: Preferences, *, still: bool) -> None:
        """Apply these preferences; `still`: with as little motion as possible."""
        if preferences.speed != self._preferred_speed:  # other preferences may change at any time
            self._preferred_speed = preferences.speed
            self.steps.set_speed(preferences.speed if preferences.speed in _SPEEDS else "normal")
        self.view.take_preferences(preferences, still=still)
        self._audio.take_preferences(preferences)
        self.bar.follow()

    def set_wording(self, wording: Wording) -> None:
        """Use the words of another language."""
        self._wording = wording
        self.view.set_wording(wording)
        self._audio.voice.set_language(wording.language)
        self.accessibility.set_wording(wording)
        self.steps.rename()
        self._swaps.rename()
        if self._panel is not None:
            self._panel.set_wording(wording, self.steps.names)
        self._tell_line()
        self._describe()

    def retranslate(self) -> None:
        self._tell_line()
        self._arrange_table()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out the controls anew after a change of language, when their texts have been replaced."""
        if event.type() == QEvent.Type.LanguageChange:
            soon(self, self._arrange_table)
        super().changeEvent(event)

    def restyle(self) -> None:
        self._arrange_table()

    # Events

    def _hear(self, events: list[Event]) -> None:
        self._untold += events
        self._news = events

    def _follow(self) -> None:
        """Update the controls for the position, and the texts if the table does not move."""
        playback, at = self.steps.playback, self.steps.position
        sits = self.steps.viewer < playback.seats(at)
        self.bar.goes_on.setEnabled(sits and can_play_on(playback, at))
        if not self.view.busy or self.view.director.rest.is_on:
            self._tell()

    def _tell(self) -> None:
        """Write the texts for the position that the table shows at rest."""
        at = self.steps.position
        is_next = bool(self._untold) and self._told_at == at - 1
        if not is_next:
            self._news = []
        if self._panel is not None:
            self._write_account(is_next=is_next)
        heard, self._untold, self._told_at = self._untold, [], at
        self._tell_line()
        self._describe()
        if is_next:
            self.accessibility.tell(heard)
        self.accessibility.announce(self.line.text)
        self._swaps.offer()

    def _tell_line(self) -> None:
        begins = self.steps.position == 0 and self._about(self._wording.language)
        told = self._swaps.told() or begins or replay_line.told(self.steps, self._wording, self._news)
        self.line.say(told, self._odds.told(self._wording))

    def _swap_pointer(self, scene: TableScene, _observation: AnyObservation) -> SwapPointer:
        return SwapPointer(scene, self._swaps)

    def _tell_swap(self) -> None:
        self._tell_line()
        self.accessibility.announce(self.line.text)

    def _tell_odds(self) -> None:
        """Show and announce the values of the options once they are known, if the table is at rest."""
        if self._told_at == self.steps.position:
            self._tell_line()
            self.accessibility.announce(self._odds.told(self._wording))

    def _describe(self) -> None:
        self.accessibility.show(self.steps.observation, self.steps.names)

    # Log panel

    def _show_account(self) -> None:
        """Show the log panel beside the table if there is room for it."""
        wanted = self.width() >= self.theme.px(_WIDE)
        if wanted and self._panel is None:
            from cucu_desktop.ui.play.log_panel import LogPanel  # noqa: PLC0415 - small windows have none

            self._panel = LogPanel(self.theme, self._wording, self, art=self.view.table.art, closes=False)
            self._panel.rules_wanted.connect(self.rules_wanted)
            self._panel.deal_wanted.connect(self._go_to_deal)
            self._write_account(is_next=False)
            self._side.put(self._panel)
        elif not wanted and self._panel is not None:
            self._panel.deleteLater()
            self._panel = None
            self._side.put(None)

    def _write_account(self, *, is_next: bool) -> None:
        assert self._panel is not None
        if is_next:
            for event in self._untold:
                self._panel.add(event)
        elif self._told_at != self.steps.position or not self._panel.sentences():
            self._panel.begin(self.steps.playback.so_far(self.steps.position), self.steps.names)

    def _go_to_deal(self, ordinal: int) -> None:
        game = self.steps.deal.game
        deals = self.steps.playback.deals
        self.steps.go_to(next(each.first for each in deals if (each.game, each.ordinal) == (game, ordinal)))

    # Layout

    def _arrange_table(self) -> None:
        self._show_account()
        high = self.bar.height_for(self.width())
        self.bar.lay(QRect(0, self.height() - high, self.width(), high))
        self.view.setGeometry(self._side.lay(self.rect().adjusted(0, 0, 0, -high)))
        self._arrange()

    def _arrange(self) -> None:
        """Place the line where `MatchWidget` has its question."""
        self.line.lay(self.view.free_rect().translated(self.view.pos()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_table()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self.theme.color("room"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the space bar from the table to this widget; it does not skip motion here."""
        if watched is self.view and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.keyPressEvent(event)
            return event.type() == QEvent.Type.KeyPress
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start or stop automatic play by space; leave the replay by Escape."""
        if event.key() == Qt.Key.Key_Space:
            self.steps.play(wanted=not self.steps.plays)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
