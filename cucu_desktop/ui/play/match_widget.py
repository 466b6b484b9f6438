"""A match on the screen: the table, the widgets beside and over it, and the session that runs the match.

`MatchWidget` connects the parts: `prompter` asks the session's questions, `table_buttons` offers actions that
are no answers, `seen_events` reports the events that the table has shown, and the panel beside the table
shows the log.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import when_written
from cucu_desktop.ui.audio.voice import TableAudio
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.covers.held_answers import HeldAnswers
from cucu_desktop.ui.play.covers.held_looks import HeldLooks
from cucu_desktop.ui.play.covers.open_table import OpenTable
from cucu_desktop.ui.play.deal_end import DealEnd
from cucu_desktop.ui.play.decision.blink import Blink
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.play.fast_forward import FastForward
from cucu_desktop.ui.play.hint import Hint
from cucu_desktop.ui.play.order_display import OrderDisplay
from cucu_desktop.ui.play.prompter import Prompter
from cucu_desktop.ui.play.seen_events import SeenEvents
from cucu_desktop.ui.play.session import Session
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.play.side_panel import LogDisplay, SidePanel
from cucu_desktop.ui.play.slips import Slips
from cucu_desktop.ui.play.table_buttons import TableButtons
from cucu_desktop.ui.play.undo import Undo
from cucu_desktop.ui.view.families import accessibility_of, family_of
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.page import FROM_EDGE, main_slot
from cucu_desktop.ui.widgets.paper_widgets import show_caps
from cucu_desktop.ui.widgets.preferences import speed_of
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.themed import Layer

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QLockFile
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.play.bot_workers import BotWorkers
    from cucu_desktop.ui.play.deal_end import Lesson
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.preferences import Preferences
    from cucu_desktop.ui.widgets.theme import Theme

_RESULT_WIDTH: Final = 480
"""The width of a result over the main slot, in px at the usual text size, where the table leaves it."""


class MatchWidget(Layer):
    """The widget in which one match is played; owns its session, which is closed by `get_up`.

    Attributes:
        view: the table.
        session: the match.
        decision_bar: the question and its answers.
        accessibility: the table for screen reader and keyboard.
        audio: the sounds and voices of the table.
        hint: gives advice.
        slips: the slips at the faces.
        looks: the looks at hidden cards at an open table.
        undo: undoes choices.
        fast_forward: plays a decided deal to its end.
        seen: reports the events that the table has shown.
        side: the area beside the table.
        log_display: opens and closes the log panel there.
    """

    reading = Signal()
    """The table has begun or ended to wait until a result has been read."""
    rested = Signal()
    """The table is at rest and has reported its events; the match has not continued yet."""
    asks_again = True
    """`take_focus` is called when a page is closed, wherever the focus was."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        match: Match,
        *,
        lock: QLockFile | None = None,
        bot_workers: BotWorkers | None = None,
        elsewhere: frozenset[str] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        """Set up the table; `begin` starts the match.

        Args:
            theme: colours and size of text.
            wording: the words of the game.
            match: the match.
            lock: keeps other windows from the match's log.
            bot_workers: decide for the bots; by default the session creates them.
            elsewhere: the names of the persons who decide at other screens.
            parent: the parent widget.
        """
        super().__init__(parent)
        game = GAMES[match.setup.game]
        self.theme, self._wording, self._lock = theme, wording, lock
        self._preferences: Preferences | None = None
        self.view = view = TableView(theme.as_wished(), family_of(game), self)
        view.set_wording(wording)
        self.audio = TableAudio(view, wording.language)
        view.set_game(game, match.setup.options)
        self.accessibility = accessibility_of(game)(view, theme, wording)
        self.decision_bar = DecisionBar(theme, wording, self)
        self.decision_bar.portrait_of = self._portrait_of
        # Connected before the session, so that events are reported before the match continues.
        view.drained.connect(self._show_is_over)
        self.session = session = Session(
            match, view, bot_workers=bot_workers, elsewhere=elsewhere, parent=self
        )
        self._deal_end = DealEnd(view.director, game, self)
        self.hint = Hint(session, view, self.decision_bar, self.accessibility, wording)
        self.undo = Undo(session, self.decision_bar, self.accessibility)
        self.fast_forward = FastForward(session, view)
        self.seen = SeenEvents(view.director, session.match_view, self)
        self.side = SidePanel(self)
        self.log_display = LogDisplay(self.side, self.seen, session.match_view, self.view.table.art)
        self._order = OrderDisplay(session, view, self)
        self._order.turned.connect(self._arrange_table)
        self._deal_end.waits.connect(self._tell_what_is_read)
        self.buttons = TableButtons(session, view, self.fast_forward, self._deal_end, self)
        self.slips = Slips(view)
        self.looks = HeldLooks(session, view, self)
        # Before the prompter, which announces the notice with the question.
        self._open_table = OpenTable(
            self.looks, session, self.decision_bar, self.accessibility, self.hint, wording
        )
        self._prompter = Prompter(
            session, view, self.decision_bar, self.accessibility, self._deal_end, self.fast_forward, wording
        )
        self._blink = Blink(self.decision_bar, view)
        self._held_answers = HeldAnswers(self.looks, session, self.decision_bar)
        self.setFocusProxy(view)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        session, view = self.session, self.view
        session.seated.connect(self._begin_game)
        session.told.connect(self._keep)
        session.taken_back.connect(self._go_back)
        session.asked.connect(self._keep_pace)
        view.acted.connect(session.act)
        self.decision_bar.acted.connect(session.act)
        self.seen.news.connect(self._prompter.hear)
        self._prompter.changed.connect(self.buttons.offer_skip)
        self.buttons.changed.connect(self._arrange)
        view.geometry_changed.connect(self._arrange)
        self.side.changed.connect(self._arrange_table)

    @property
    def names(self) -> tuple[str, ...]:
        return self.session.match_view.names

    @property
    def log(self) -> Path | None:
        return self.session.match_view.log

    @property
    def is_over(self) -> bool:
        return self.session.stage is Stage.OVER

    def begin(self, *, resumed: bool = False) -> None:
        self.session.start(resumed=resumed)

    def get_up(self, *, put_away: bool) -> None:
        """Leave the match; with `put_away`, its log is put away: it is over and its result is saved."""
        try:
            self.session.close()
            if put_away and self.log is not None:
                when_written(self.log, partial(saved_matches.put_away, self.log))
        finally:
            if self.log is not None:
                saved_matches.unlock(self.log, self._lock)

    def take_focus(self) -> None:
        self._prompter.take_focus()

    def turn_order(self) -> None:
        self._order.turn(self._wording)

    def teach(self, lesson: Lesson | None) -> None:
        """Show the lines of a lesson instead of questions and results; None: its last line has been read."""
        self.decision_bar.lesson = None if lesson is None else lambda: lesson.told
        self._deal_end.lesson = lesson
        self.buttons.write_go_on()
        if self._preferences is not None:
            self._deal_end.take_preferences(self._preferences, self.session)

    def keep_order(self, *, wanted: bool) -> None:
        """Keep the order of the cards open for a lesson, or let it be closed."""
        self._order.keep(self._wording, wanted=wanted)

    def retell(self) -> None:
        """Show the present line of the lesson."""
        self.decision_bar.restyle()
        self.buttons.write_go_on()

    # Preferences, language, theme

    def take_preferences(self, preferences: Preferences, *, still: bool) -> None:
        """Apply these preferences; `still`: with as little motion as possible."""
        self._preferences = preferences
        self.view.set_speed(speed_of(preferences))
        self._deal_end.take_preferences(preferences, self.session)
        self.view.take_preferences(preferences, still=still)
        self.session.bot_turns.chatty = preferences.table_talk
        self.decision_bar.talk.are_bots_quiet = not preferences.table_talk
        self.session.match_view.answers_itself = preferences.last_card
        self.audio.take_preferences(preferences)
        self.looks.plain_keys = preferences.letter_keys
        self.session.prefer_open(wanted=preferences.hidden_cards == "hold")
        self._open_table.update()
        self.log_display.show(self, self._wording, wanted=preferences.account)

    def _keep_pace(self, _seat: int) -> None:
        """Set the speed anew: a screen reader may have been started or stopped meanwhile."""
        if self._preferences is not None:
            self.view.set_speed(speed_of(self._preferences))

    def set_wording(self, wording: Wording) -> None:
        """Use the words of another language."""
        self._wording = wording
        self.view.rename(self.session.match_view.players)
        self.view.set_wording(wording)
        self.audio.voice.set_language(wording.language)
        self._prompter.set_wording(wording)
        self._prompter.say_again()
        self.accessibility.set_wording(wording)
        self._prompter.describe()
        self.log_display.set_wording(wording)
        self._order.set_wording(wording)
        self.hint.set_wording(wording)
        self._show_reasons()
        self._open_table.set_wording(wording)

    def retranslate(self) -> None:
        self.buttons.retranslate()
        self._prompter.retranslate()
        self._open_table.update()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out the panel anew after a change of language, when its texts have been replaced.

        While the widget is disabled under a page, bar and buttons are transparent: they would show around it.
        """
        if event.type() == QEvent.Type.LanguageChange:
            soon(self, self._arrange_table)
        elif event.type() == QEvent.Type.EnabledChange:
            for widget in (self.decision_bar, self.decision_bar.talk, *self.buttons.all):
                effect = None if self.isEnabled() else QGraphicsOpacityEffect(widget, opacity=0.0)
                widget.setGraphicsEffect(effect)  # type: ignore[arg-type]
        super().changeEvent(event)

    def restyle(self) -> None:
        self._arrange_table()

    # Events

    def _begin_game(self) -> None:
        self._prompter.set_wording(self._wording)
        self.accessibility.show(self.session.observation, self.names)
        self._deal_end.begin(self.session.match_view.public_events())
        self.log_display.begin()

    def _keep(self, events: list[Event]) -> None:
        """Keep new events until the table has shown them."""
        self.seen.add(events)
        if self._deal_end.is_waiting:
            self.seen.tell_shown()
        if self.view.busy:
            self._prompter.offer_help()
            self._prompter.say_nobody()
        else:
            self._show_is_over()

    def _show_is_over(self) -> None:
        """Report the events shown and update bar and buttons: the table is at rest."""
        self.seen.tell_all()
        self.accessibility.say_rest()
        self.buttons.offer_skip()
        self._prompter.offer_help()
        self._prompter.say_who()
        self._prompter.describe()
        self._order.update()
        self._open_table.update()
        self.rested.emit()

    def _tell_what_is_read(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Report the events shown so far while the table waits for the user to read."""
        if waits:
            self.seen.tell_shown()
        self._show_reasons()
        self.reading.emit()

    def _show_reasons(self) -> None:
        """Show why each loser of a deal pays, while the result is read."""
        names, first = self.names, self.session.match_view.first
        is_read = self._deal_end.is_waiting
        self.slips.put("reasons", self._deal_end.reasons(self._wording, names, first) if is_read else {})

    @property
    def is_reading(self) -> bool:
        """Whether the table waits until a result has been read."""
        return self._deal_end.is_waiting and not self._deal_end.is_step

    def read(self) -> None:
        if self.is_reading:
            self.view.director.rest.go_on(kept=True)

    def _go_back(self, _seat: int) -> None:
        """Drop the events not yet reported when a choice is undone, and rewrite the log panel."""
        self.seen.drop()
        self._deal_end.begin(self.session.match_view.public_events())
        self.log_display.begin()
        self._prompter.describe()
        self._order.update()

    # Layout

    @property
    def table_area(self) -> QRect:
        """The area of the table, without the panel beside it."""
        return self.view.geometry()

    def _portrait_of(self, seat: int) -> QRect:
        is_laid = self.view.table.layout_ is not None
        return self.view.face_rect(seat).translated(self.view.pos()) if is_laid else QRect()

    def _arrange_table(self) -> None:
        self.view.setGeometry(self._order.room_below(self.side.lay(self.rect())))
        self._arrange()

    def _arrange(self) -> None:
        view, window = self.view, self.window()
        free = view.free_rect().translated(view.pos())
        slot = self.mapFrom(window, main_slot(window.size(), self.theme.text_scale))
        slot.setX(min(slot.x(), view.geometry().right() - FROM_EDGE))
        taken = max(0, free.right() - self.buttons.lay(slot))
        self.decision_bar.over_slot = self._over(slot)
        self.decision_bar.fit_into(free, self.buttons.beside, above=view.free_above(), taken=taken)
        self.decision_bar.place_talk()
        self._order.lay()

    def _over(self, slot: QPoint) -> QRect:
        """Return the free area over the main button whose lower right corner is at `slot`."""
        view, wide = self.view, self.theme.px(_RESULT_WIDTH)
        left = max(view.geometry().center().x(), slot.x() - wide)
        place = QRect(QPoint(left, 0), QPoint(slot.x(), slot.y() - self.buttons.go_on.height()))
        return view.room_over(place.translated(-view.pos())).translated(view.pos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_table()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self.theme.color("room"))

    def event(self, event: QEvent) -> bool:
        """Show the keys on buttons from the first key on that no text field takes."""
        is_pressed = event.type() == QEvent.Type.ShortcutOverride
        if is_pressed and isinstance(event, QKeyEvent):
            show_caps()
            if self._held_answers.holds(event):
                event.accept()  # a key press instead of the button's shortcut
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip motion by Space, whatever has the focus; Enter also ends a wait, Escape closes the log."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (event.key() == Qt.Key.Key_Space or (is_enter and self._deal_end.is_waiting)) and self.view.busy:
            self.view.director.skip()
        elif not (is_enter and not event.isAutoRepeat() and self.buttons.press_cover()) and (
            not (self.looks.press_key(event) or self._held_answers.press_key(event))
        ):
            if event.key() == Qt.Key.Key_Escape and self.log_display.panel is not None:
                self.log_display.closed.emit()
                return
            self._blink.answer_nothing(event)
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Note the release of a key, also of one that was held for too long."""
        self.looks.release_key(event)
        self._held_answers.release_key(event)
        super().keyReleaseEvent(event)
