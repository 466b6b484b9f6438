"""A match on the screen: the table with the buttons below one's seat, and the session that keeps both going.

This is where the parts meet: what the session asks is put to the choices and to the gestures, what they
answer goes back to the session, and whoever has to look at a card is waited for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui import saves
from cucu_desktop.ui.addressing import AddressedWording
from cucu_desktop.ui.choices import Choices
from cucu_desktop.ui.counsel import Counsel
from cucu_desktop.ui.cover import COVERS
from cucu_desktop.ui.families import family_of
from cucu_desktop.ui.finishing import Finishing
from cucu_desktop.ui.floor import Floor
from cucu_desktop.ui.hearing import Hearing
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.manners import manners_of
from cucu_desktop.ui.paper import PaperButton, PaperPanel
from cucu_desktop.ui.session import Session
from cucu_desktop.ui.taking_back import TakingBack
from cucu_desktop.ui.tooltip import drop_tooltip
from cucu_desktop.ui.waiting import OPEN_TALK, Stage

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QLockFile
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.preferences import Wishes
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.thinking import Thinking
    from cucu_desktop.ui.wording import Wording


class Playing(Floor):
    """The table at which a match is played.

    Attributes:
        session: the match.
        view: the table.
        choices: what is asked, and the answers.
        access: the table for screen reader and keyboard.
        counsel: who gives advice.
        taking_back: who takes choices back.
        finishing: who plays a decided deal to its end.
    """

    handing_over = Signal(int)
    uncovered = Signal()
    news = Signal(list)
    """Events as everybody may see them, when they have been seen."""
    ended = Signal()
    unsaved = Signal()

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        match: Match,
        *,
        lock: QLockFile | None = None,
        thinking: Thinking | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Lay the table; `begin` starts the match.

        Args:
            theme: how it looks.
            wording: how it speaks.
            match: the match.
            lock: keeps other windows from the match's log.
            thinking: the bots' heads, if they are not their own.
            parent: where the table stands.
        """
        super().__init__(theme, wording, family_of(match.setup.game), parent)
        self._lock = lock
        self._asked: Observation | None = None
        self._news: list[Event] = []
        self._out = False
        self.view.set_wording(wording)
        self.hearing = Hearing(self.view, wording.language)
        self.view.behave(manners_of(match.setup.game, match.setup.options))
        self.access = self.family.access(self.view, theme, wording)
        self.choices = Choices(theme, wording, self)
        self._cover, self._skip = (PaperButton(theme, parent=self) for _ in range(2))
        self._cover.hide()
        self._skip.hide()
        # Before the session: what was seen is told before the match goes on.
        self.view.drained.connect(self._let_know)
        self.session = Session(match, self.view, thinking=thinking, parent=self)
        self.counsel, self.taking_back = Counsel(self), TakingBack(self)
        self.finishing = Finishing(self)
        self.setFocusProxy(self.view)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        session = self.session
        session.seated.connect(self._seat)
        session.asked.connect(self._ask)
        session.answered.connect(self._be_quiet)
        session.handing_over.connect(self._hand_over)
        session.looking.connect(self._look)
        session.out.connect(self._hear_out)
        session.told.connect(self._tell)
        session.taken_back.connect(self._go_back)
        session.ended.connect(self._end)
        session.uncovered.connect(self.uncovered)
        session.unsaved.connect(self.unsaved)
        self.view.acted.connect(session.act)
        self.view.picked.connect(self._have_chosen)
        self.view.geometry_changed.connect(self._place)
        self.view.spoke.connect(self._say_nobody)
        self.choices.acted.connect(session.act)
        self.choices.said.connect(self._say)
        self._cover.clicked.connect(session.cover)
        self._skip.clicked.connect(self.finishing.begin)

    @property
    def names(self) -> tuple[str, ...]:
        """What those at the table are called, by seat."""
        return tuple(player.name for player in self.session.players)

    @property
    def log(self) -> Path | None:
        """Where the match is written down, if it is."""
        return self.session.log

    @property
    def is_over(self) -> bool:
        """Whether the game is over and the table shows it."""
        return self.session.stage is Stage.OVER

    @property
    def wording(self) -> Wording:
        """How the table speaks."""
        return self._wording

    def begin(self, *, resumed: bool = False) -> None:
        """Start the match, or go on with it."""
        self.session.start(resumed=resumed)

    def get_up(self, *, put_away: bool) -> None:
        """Leave the match; `put_away`: it is over and its result is kept, so that nothing of it waits."""
        self.session.close()
        if put_away and self.log is not None:
            saves.put_away(self.log)
        if self._lock is not None:
            self._lock.unlock()

    def take_wishes(self, wishes: Wishes, *, still: bool) -> None:
        """Play as it is wished from now on; `still`: with as little motion as possible."""
        self.view.set_speed(wishes.speed)
        self.view.set_reduced_motion(still)
        self.session.chatty = wishes.table_talk
        self.view.set_four_colours(wishes.four_colours)
        self.view.set_other_back(wishes.other_back)
        self.hearing.take_wishes(wishes)
        self.show_account(wanted=wishes.account)

    def say(self, seat: int, phrase: str, card: str | None = None) -> None:
        """Let the person at this seat say something."""
        if seat in self.session.speakers():
            self.session.say(seat, phrase, card)

    def _address(self) -> None:
        """Let what is asked name whom it is put to, if several could feel addressed."""
        wording = self._wording
        if len(self.session.persons) > 1:
            wording = wording.alike(AddressedWording)
        self.choices.set_wording(wording, self.names)

    def _seat(self) -> None:
        self._address()
        self.access.show(self.session.observation, self.names)
        self._open_account()

    def _open_account(self) -> None:
        """Begin the account with what has been seen of this game."""
        if self._account is not None:
            seen = self.session.public_events()
            self._account.begin(seen[: len(seen) - len(self._news)], self.names)

    def set_wording(self, wording: Wording) -> None:
        """Speak another language."""
        self._wording = wording
        self.view.rename(self.session.players)
        self.view.set_wording(wording)
        self.hearing.voice.set_language(wording.language)
        self._address()
        self.access.set_wording(wording)
        self._describe()
        if self._account is not None:
            self._account.set_wording(wording, self.names)
        self.counsel.tell(wording)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.view.set_theme(theme.as_wished())
        for child in (self.choices, self.access, self._cover, self._skip):
            child.set_theme(theme)
        if isinstance(self._side, PaperPanel):
            self._side.set_theme(theme)
        self._place_table()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self._cover.say(tr("Playing", "Cover my card"), "", COVERS)
        self._skip.say("", self.finishing.told, "End")
        if self.session.stage is Stage.LOOK:
            self.choices.tell(self._look_told())
        self._place()

    def take_focus(self) -> None:
        """Give the keyboard to what is asked."""
        if self._asked is not None:
            if not self.access.take_focus():
                self.choices.take_focus()
        else:
            self.view.setFocus()

    # What the session asks

    def _ask(self, seat: int) -> None:
        question = self.session.question
        if question is None or self.finishing.takes_over():
            return
        if self.session.viewer == seat and question.kind not in OPEN_TALK:
            self.view.open_input(question)
        if self._asked is None or self._asked.decision != question.decision:
            self._asked = question
            self.choices.ask(question, self.names)
            self._offer_skip()
            self._offer_help()
            self._describe()
            self.access.ask(self.choices.question)
            if self.isEnabled():
                self.take_focus()

    def _have_chosen(self, actions: tuple[Action, ...]) -> None:
        """Have it said which of several it is that was picked at the table."""
        self.choices.point_out(actions)
        self.access.ask(self.choices.question)

    def _be_quiet(self) -> None:
        self._asked = None
        self.access.let_go()
        if self.choices.isAncestorOf(self.window().focusWidget()):
            self.view.setFocus()  # or Qt would hand the keyboard to whatever comes next
        self.view.close_input()
        self._cover.hide()
        self.choices.clear()
        if len(self.session.persons) > 1:
            self.access.hide_private()
            drop_tooltip()
        self._offer_skip()
        self._offer_help()
        self._say_who()

    def _offer_help(self) -> None:
        """Offer advice to who is asked for something, and to take back what may be taken back."""
        self.choices.offer(hint=self.session.may_be_advised, undo=self.taking_back.is_possible)

    def _say_who(self) -> None:
        """Say whom everybody waits for, as soon as the table shows it; talk may go on meanwhile."""
        seen = replace(self.session.observation, decision=None)
        if self.session.is_behind or self.view.table.to_act != seen.to_act:
            self._say_nobody()
        elif self._asked is None and self.session.stage is Stage.TABLE:
            self.choices.ask(seen, self.names)

    def _say_nobody(self, *_: object) -> None:
        """Say nothing while something is shown: who had to think has begun to act, and who wins is seen."""
        if self._asked is not None or self.session.stage is not Stage.TABLE:
            return
        seen = replace(self.session.observation, decision=None, to_act=None)
        if seen.winners:
            self.choices.clear()
        else:
            self.choices.ask(seen, self.names)

    def _hear_out(self, out: bool) -> None:  # noqa: FBT001 - a slot
        """Keep whether the rest may be skipped, until the table has shown why; bots alone hide nothing."""
        self._out = out
        if not (self.view.busy and self.session.persons):
            self._offer_skip()

    def _offer_skip(self) -> None:
        """Offer to skip the rest to those who are out, unless they are asked, and to play what is decided."""
        over = self.session.stage in (Stage.OVER, Stage.CLOSED)
        is_out = self._out and self._asked is None and not over
        self._skip.setVisible(is_out or self.finishing.is_possible)
        self._skip.say("", self.finishing.told, "End")
        self._place()

    def _tell(self, events: list[Event]) -> None:
        """Keep what has happened until it has been seen."""
        self._news += events
        if self.view.busy:
            self._offer_help()
            self._say_nobody()
        else:
            self._let_know()

    def _let_know(self) -> None:
        """Tell what has been seen."""
        if self._news:
            news, self._news = self._news, []
            if self._account is not None:
                for event in news:
                    self._account.add(event)
            self.access.tell(news)
            self.news.emit(news)
        self._offer_skip()
        self._offer_help()
        self._say_who()
        self._describe()

    def _go_back(self, _seat: int) -> None:
        """Forget what has been told since the choice that is taken back."""
        self._news = []
        self._open_account()
        self._describe()

    def _describe(self) -> None:
        """Let those who cannot see the table know what it shows, and no more."""
        if self.session.is_behind or self.session.stage is Stage.CLOSED:
            return
        self.access.show(self.session.observation, self.names)

    def _hand_over(self, seat: int) -> None:
        self._be_quiet()
        self._describe()
        self.handing_over.emit(seat)

    def _look(self, _seat: int) -> None:
        self.choices.ask(replace(self.session.observation, seat=SPECTATOR, decision=None), self.names)
        self.choices.tell(self._look_told())
        self._describe()
        self._cover.show()
        self._place()
        self._cover.raise_()

    def _look_told(self) -> str:
        return tr("Playing", "{name}, this is your new card.").format(name=self.names[self.session.viewer])

    def _end(self) -> None:
        self._be_quiet()
        self.ended.emit()

    # What persons answer

    def _say(self, phrase: str, card: str | None) -> None:
        question = self._asked
        seat = question.seat if question else self.session.viewer
        if seat != SPECTATOR:
            self.say(seat, phrase, card)

    # Places

    def _place(self) -> None:
        free = self.view.free_rect().translated(self.view.pos())
        room = self._theme.space(2)
        for button in (self._cover, self._skip):
            button.adjustSize()
        cover, skip = self._cover.rect(), self._skip.size()
        self._cover.move(free.center().x() - cover.center().x(), free.bottom() - cover.bottom())
        corner = QRect(self.view.geometry()).bottomRight() - QPoint(room, room)
        self._skip.move(min(corner.x(), free.right()) - skip.width(), corner.y() - skip.height())
        beside = 0 if self._skip.isHidden() else max(0, free.right() + room - self._skip.x())
        self.choices.place(free.adjusted(0, 0, -beside, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar skips what moves, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Space and self.view.busy:
            self.view.skip()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Write everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
