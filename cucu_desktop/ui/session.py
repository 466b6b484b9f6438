"""The match at this screen: whose turn it is, who may look, and what is shown next.

One question is asked over and over, by `_go_on`: what is due now? News are handed to the table first; while
the table moves nothing else happens, for what somebody decides must not overtake what everybody sees. Then
a bot's answer is taken, or a person is asked. Bots think in a thread of their own, from their observation
alone, while the cards of the move before are still flying; an answer to a question that no longer stands is
dropped.

With one person at the screen the table is always seen from that person's seat. With several it is seen as
everybody may see it, until one of them has to look at a card: then it is covered, and only when they say
that they are there it turns to their seat. What is private leaves the screen by turning the table back, so
that there is nothing left to hide.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from cucu_desktop.engine.events import SPECTATOR, Compared, DealBegan
from cucu_desktop.engine.rarer_events import Judged, TieBegan
from cucu_desktop.ui import company
from cucu_desktop.ui.eyes import Eyes
from cucu_desktop.ui.thinking import Thinking, Thought, question_of
from cucu_desktop.ui.waiting import OPEN_TALK, WITH_A_LOOK, Stage

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.advice import Advice
    from cucu_desktop.match.match import Match, Player
    from cucu_desktop.ui.waiting import Table


_ENDS: Final = (Compared, Judged, DealBegan, TieBegan)
"""With these the cards that were held are no longer looked at."""


class Session(Eyes):
    """Pumps one match, at which the window looks through the session's eyes only.

    Attributes:
        chatty: whether bots may chat.
    """

    seated = Signal()
    """Everybody has sat down for a game."""
    asked = Signal(int)
    """A person's decision is due, at this seat; `question` tells it."""
    advised = Signal(object)
    """The `Advice` that was asked for."""
    taken_back = Signal(int)
    """The last choice, of the person at this seat, is undone, and the table is as it was before."""
    answered = Signal()
    """What was asked is decided, or not to be asked now."""
    handing_over = Signal(int)
    """The table is covered until `take_over` is called for this seat."""
    looking = Signal(int)
    """The person at this seat sees a new card until `cover` is called."""
    uncovered = Signal()
    """The table is not, or no longer, covered."""
    told = Signal(list)
    """Events as everybody may see them."""
    out = Signal(bool)
    """Whether nobody at the screen is in the game, so that the rest may be skipped."""
    ended = Signal()
    """The game is over, and the table shows it."""
    unsaved = Signal()
    """The match can no longer be written down; told once."""

    def __init__(
        self, match: Match, table: Table, *, thinking: Thinking | None = None, parent: QObject | None = None
    ) -> None:
        """Take over the match; `start` brings it to the table."""
        super().__init__(match, parent)
        self.chatty = True
        self._held: set[str] = set()
        self._table = table
        self._turned_to: int | None = None
        self._new_card = False
        self._skipping = False
        self._deal_start = 0
        self._looked: set[tuple[int, int]] = set()
        """Who has looked at a card in which deal."""
        self._question = 0
        """Counts what was decided, so that an answer knows its question."""
        self._put = -1
        """The question that was put to a bot last."""
        self._thought: Thought | None = None
        self._lost = False
        self._thinking = thinking or Thinking()
        self._thinking.came.connect(self._take_thought)
        self._thinking.advised.connect(self._take_advice)
        table.drained.connect(self._go_on)

    # What persons do

    def start(self, *, resumed: bool = False) -> None:
        """Bring the match to the table: from its first event on, or where it stands."""
        self._viewer = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        seats = self._match.observation(SPECTATOR).players
        self._table.sit(self.players, len(self.players) - seats)
        self._shown = self._match.length if resumed else 0
        self.seated.emit()
        self._see_to_the_log()
        if resumed:
            self._find_deal(0)
            position = self.observation
            if self._match.reopened is not None:
                self._shown, position = self._match.reopened
            self._table.show_position(position)
            self.told.emit([])
        elif self._match.staged is not None:
            self._table.show_position(self._match.staged.opening)
        self._go_on()

    def act(self, action: Action) -> None:
        """Do what the person who was asked decided; IllegalActionError if it is none of the options."""
        seat = self._match.to_act
        if self._stage is not Stage.ANSWER or seat is None:
            return
        before = self._match.observation(SPECTATOR)
        self._submit(seat, action)
        self._lookers = {seat} if self._viewer == seat else set()
        self._stage = Stage.TABLE
        self.answered.emit()
        if self._viewer == seat and len(self.persons) > 1:
            news = self._match.feed(SPECTATOR, self._shown)
            over = any(isinstance(event, _ENDS) for event in news)
            asked_again = self._match.to_act == seat and not over
            self._new_card = not (over or asked_again) and company.got_unseen(news, seat)
            if not (self._new_card or asked_again):
                self._turn_to(SPECTATOR, before)
        self._go_on()

    def ask_advice(self) -> bool:
        """Have somebody think about what is asked, with the eyes of whoever is asked; tell if one can."""
        seen = self.question
        if seen is None or not self.may_be_advised:
            return False
        heard = self._match.feed(self._viewer, self._deal_start)
        setup, match = self._match.setup, self._match
        chance = Random(f"{setup.seed}/{match.game_number}/{match.length}/advice")
        self._thinking.advise(self._question, seen, heard, chance)
        return True

    def _take_advice(self, number: int, advice: Advice | None) -> None:
        if advice is not None and number == self._question and self._stage is Stage.ANSWER:
            self.advised.emit(advice)

    def take_back(self) -> None:
        """Undo the last choice of a person, if it may be undone: the table is as it was before, at once."""
        if not self.retraction.is_allowed or self._stage in (Stage.OVER, Stage.CLOSED):
            return
        seat = self._match.take_back()
        self._question += 1
        self._thought = None
        self._new_card = self._skipping = False
        self._lookers = set()
        self._viewer = seat if len(self.persons) == 1 else SPECTATOR
        self._shown, self._deal_start = self._match.length, 0
        self._find_deal(0)
        self._stage = Stage.TABLE
        self.answered.emit()
        self._table.uncover()
        self.uncovered.emit()
        self._table.show_position(self.observation)
        self.taken_back.emit(seat)
        self._see_to_the_log()
        self._go_on()

    def take_over(self) -> None:
        """Turn the table to the person it was handed over to."""
        if self._stage is not Stage.HAND_OVER or self._turned_to is None:
            return
        self._turn_to(self._turned_to)
        self._table.uncover()
        self._stage = Stage.TABLE
        self.uncovered.emit()
        self._go_on()

    def cover(self) -> None:
        """Have done with looking at a new card."""
        if self._stage is Stage.LOOK:
            self._new_card = False
            self._stage = Stage.TABLE
            self._turn_to(SPECTATOR)
            self.answered.emit()
            self._go_on()

    def hide(self) -> None:
        """Cover the table at once, because somebody else may be looking; `take_over` goes on."""
        if self._viewer == SPECTATOR or len(self.persons) < 2 or self._stage in (Stage.OVER, Stage.CLOSED):
            return
        seat = self._viewer
        self.answered.emit()
        self._turn_to(SPECTATOR)
        self._hand_over(seat)

    def say(self, seat: int, phrase: str, card: str | None = None) -> None:
        """Say something at the table; one of the game's phrases, by one of those who may speak."""
        self._match.say(seat, phrase, card)
        self._see_to_the_log()
        self._go_on()

    def skip_to_end(self) -> None:
        """Show nothing more until somebody at the screen is asked, or the game is over."""
        self._skipping = True
        self._catch_up()
        self._table.show_position(self.observation)
        self._go_on()

    @property
    def held(self) -> bool:
        """Whether nothing more happens for now."""
        return bool(self._held)

    def hold(self, why: str) -> None:
        """Let nothing more happen, for this reason, but for what is being shown."""
        self._held.add(why)

    def release(self, why: str) -> None:
        """Go on, if this was the last reason not to."""
        if why in self._held:
            self._held.remove(why)
            self._go_on()

    def another_game(self, joining: Iterable[Player] = (), leaving: Iterable[str] = ()) -> None:
        """Play another game of the match.

        Raises:
            ValueError: these players cannot play together.
        """
        self._match.next_game(joining, leaving)
        self._question += 1
        self._deal_start = 0
        self._looked.clear()
        self._stage = Stage.TABLE
        self.start()

    def close(self) -> None:
        """Get up: the log keeps the match, and whatever a bot still thinks is dropped."""
        self._stage = Stage.CLOSED
        self._question += 1
        self._table.drained.disconnect(self._go_on)
        self._thinking.close()
        self._match.close()

    # The pump

    def _go_on(self) -> None:
        """Do what is due."""
        if self._stage in (Stage.HAND_OVER, Stage.CLOSED):
            return
        self._think()
        if self._is_busy():
            return
        self._show_news()
        if self._is_busy():
            return
        if self.is_behind and not self._skipping:
            self._go_on()
            return
        seat = self._match.to_act
        if self._new_card:
            self._look()
        elif seat is None:
            self._end()
        elif self._thought:
            self._take(self._thought)
        elif self.players[seat].bot is None:
            self._ask(seat)

    def _is_busy(self) -> bool:
        return self.held or self._table.busy

    def _show_news(self) -> None:
        """Show what has happened since: up to the end of the deal first, and only then the next."""
        end = self._match.length
        if self._shown == end or (self._skipping and not company.is_awaited(self._match)):
            return
        since, news = self._shown, self._match.feed(self._viewer, self._shown)
        if self._skipping:
            self._skipping = False
            self._catch_up()
            self._table.show_position(self.observation)
            return
        new_deal = (number for number, event in enumerate(news[1:], 1) if isinstance(event, DealBegan))
        news = news[: next(new_deal, len(news))]
        self._shown = since + len(news)
        self._find_deal(since)
        self._table.play(news, self.observation)
        self._tell(since)

    def _catch_up(self) -> None:
        """Tell what the table will show without having played it."""
        since, self._shown = self._shown, self._match.length
        if since < self._shown:
            self._find_deal(since)
            self._tell(since)

    def _tell(self, since: int) -> None:
        self.told.emit(self._match.feed(SPECTATOR, since)[: self._shown - since])
        self.out.emit(company.nobody_is_in(self._match))

    def _find_deal(self, since: int) -> None:
        """Note where the present deal began, for those who think about what they have heard in it."""
        began = company.deal_since(self._match, since)
        self._deal_start = self._deal_start if began is None else began

    def _ask(self, seat: int) -> None:
        seen = self._match.observation(SPECTATOR)
        looks = seen.kind in WITH_A_LOOK and (seen.deals, seat) not in self._looked
        self._skipping = False
        if (looks or seen.kind not in OPEN_TALK) and self._viewer != seat:
            self._hand_over(seat)
            return
        self._stage = Stage.ANSWER
        self.asked.emit(seat)

    def _end(self) -> None:
        if self._stage is not Stage.OVER:
            self._stage = Stage.OVER
            self.ended.emit()

    def _submit(self, seat: int, action: Action) -> None:
        self._match.submit(seat, action)
        self._question += 1
        self._thought = None
        self._see_to_the_log()

    def _see_to_the_log(self) -> None:
        if self._match.writer and self._match.writer.failed and not self._lost:
            self._lost = True
            self.unsaved.emit()

    # Who looks

    def _turn_to(self, seat: int, position: Observation | None = None) -> None:
        self._viewer = seat
        self._lookers |= {seat} - {SPECTATOR}
        self._looked.add((self._match.observation(SPECTATOR).deals, seat))
        if position is None:
            self._catch_up()
        self._table.show_position(position or self._match.observation(seat))

    def _hand_over(self, seat: int) -> None:
        self._turned_to = seat
        self._stage = Stage.HAND_OVER
        self._table.cover()
        self.handing_over.emit(seat)

    def _look(self) -> None:
        if self._stage is not Stage.LOOK:
            self._stage = Stage.LOOK
            self.looking.emit(self._viewer)

    # What bots do

    def _think(self) -> None:
        """Put the question that is due to the bot, or let one of the bots chat while a person thinks."""
        seat = self._match.to_act
        if seat is None or self._put == self._question:
            return
        self._put = self._question
        heard = partial(self._match.feed, since=self._deal_start)
        question = question_of(self._match, self._question, heard, chats=self.chatty)
        if question:
            self._thinking.start(question)

    def _take_thought(self, thought: Thought) -> None:
        """Keep what a bot has come to until the table is at rest; too late, it is dropped."""
        if thought.number == self._question and self._stage is not Stage.CLOSED:
            self._thought = thought
            self._go_on()

    def _take(self, thought: Thought) -> None:
        """Let the bot say what it wants to say, and when that has been heard, do what it does."""
        self._thought = None
        if thought.phrase:
            self._thought = replace(thought, phrase=None) if thought.action else None
            self._match.say(thought.seat, thought.phrase, thought.card)
            self._see_to_the_log()
        elif thought.action:
            self._submit(thought.seat, thought.action)
        self._go_on()
