"""The lesson of a game: a few practice deals with a coach beside the table.

The cards of the deals are chosen (`lesson_plans`), so that the learner has decisions to make and meets the
special cards; the other players follow a plain rule. The learner decides freely: every line is made from the
events, so it is right whatever the learner does. Table and coach wait for each other: events are explained
when the table has shown them, and the match is held until the page has been read. Nothing is saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Compared, Dealt, Drew, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Judged
from cucu_desktop.engine.tricks.events import DealWon, ThrownIn
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.play.bot_workers import BotWorkers
from cucu_desktop.ui.play.guided.coach import Coach
from cucu_desktop.ui.play.guided.lesson_losses import cards_lost_with, has_losses
from cucu_desktop.ui.play.guided.lesson_pages import Page, together
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.lesson_words import LessonWords
from cucu_desktop.ui.play.guided.special_cards import SpecialCards
from cucu_desktop.ui.play.guided.trick_guide import TrickGuide
from cucu_desktop.ui.play.guided.verdicts import Verdict, Verdicts
from cucu_desktop.ui.play.guided.watched_turns import WatchedTurns
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.text.explanations import explanation_of
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

    Line = Callable[[LessonWords], Page]
    """Makes a page from the `LessonWords` in use when it is shown."""

_ENDS: Final = (Compared, Judged, DealWon, ThrownIn)
_HOLDS, _REREADS = "lesson", "rereading"


def _numbered(pages: Callable[[LessonWords], Sequence[Page]], number: int) -> Line:
    return lambda words: pages(words)[number]


class Lesson(QObject):
    """Follows a match and shows on the coach's panel explanations and comments on the learner's choices."""

    over = Signal()
    """The lesson is over, or the learner has ended it."""
    play_wanted = Signal(str)
    """The id of the game of which a match is to begin."""
    another_wanted = Signal()
    """The learner wants to choose another lesson."""

    def __init__(
        self, playing: MatchWidget, theme: Theme, wording: Wording, advisers: BotWorkers | None = None
    ) -> None:
        """Begin beside this table; `advisers` assess the learner's decisions."""
        super().__init__(playing)
        self._playing, self._session = playing, playing.session
        self._game, self._words = wording.game_id, LessonWords(wording)
        self._plan = PLANS[self._game]
        self._me = self._session.match_view.persons[0]
        self._session.only_shows = True  # the table waits for the coach only
        self._advisers = advisers or BotWorkers(parent=self)
        self._advisers.advised.connect(self._keep)
        self._queue: list[list[Line]] = []
        """Pages still to be shown before the match continues, each as a list of lines."""
        self._heard, self._unread = list["Line"](), list["Line"]()
        """Lines about the events shown last, and those for which the table has not waited: the next question
        repeats them."""
        self._told: set[str] = set()
        """Keys of the ranks, decisions and kinds of events that have been explained."""
        self._asked: AnyObservation | None = None
        """The learner's question, until the choice has been judged."""
        self._advice: Advice | None = None
        self._is_advised = False
        self._done: Action | None = None
        self._card: Card | None = None
        self._questions = 0
        self._deal = 0
        """The number of the deal, from 1."""
        self._result, self._verdicts = DealResult(), Verdicts()
        self._is_brief = self._is_over = self._is_dealt = self._is_worth_waiting = self._awaits_advice = False
        self._knows_matador = False
        """Whether the matador's fate has been explained in this deal."""
        game, names, me = GAMES[self._game], playing.names, self._me
        self._tricks = TrickGuide(game, me, names, self._told) if isinstance(game, TrickGame) else None
        self._turns, self._special = WatchedTurns(me, names, self._game), SpecialCards(self._plan.special)
        self._things = ["flower"] * game.has_virgins + ["coins"] * (game.has_pool and game.has_tokens)
        """Keys of the things on the table that are not explained yet: one at the end of each deal."""
        self._again: list[Line] = []
        """The page about the new beginning of this practice deal, until its cards have been dealt."""
        self._coach = coach = Coach(theme, lambda: self._words.title, playing)
        playing.side.put(coach)
        playing.seen.news.connect(self._hear)
        self._session.seated.connect(self._begin_deal)
        self._session.asked.connect(self._let_try)
        self._session.decided.connect(self._take)
        self._session.ended.connect(lambda: soon(self, self._next_deal))
        coach.go_on.connect(self._go_on)
        coach.enough.connect(self.over)
        coach.stays.connect(playing.take_focus)
        coach.rereading.connect(lambda on: (self._session.hold if on else self._session.release)(_REREADS))
        coach.another.connect(self.another_wanted)
        coach.play.connect(lambda: self.play_wanted.emit(self._game))
        self._say([_numbered(LessonWords.aim, 0)], waits=False)

    def set_wording(self, wording: Wording) -> None:
        """Explain in another language."""
        self._words = LessonWords(wording)
        self._coach.retranslate()

    def stop(self) -> None:
        """Stop asking for advice, and emit no more signals."""
        self._advisers.close()
        self.blockSignals(True)

    # The deals

    def _begin_deal(self) -> None:
        self._deal += 1
        self._again = self._begins_again()
        self._result, self._verdicts = DealResult(), Verdicts()
        self._turns.begin_deal()
        self._is_over = self._knows_matador = False
        self._card = None
        if self._tricks is not None:
            self._tricks.begin_deal()

    def _begins_again(self) -> list[Line]:
        """Return the lines that say once that the losses of the last practice deal are undone."""
        last, seen = self._result, self._session.observation
        if "again" in self._told or not has_losses(last):
            return []
        self._told.add("again")
        number = self._deal, len(self._plan.deals)
        tokens = set(seen.tokens) if last.paid and isinstance(seen, Observation) else ()
        each = next(iter(tokens)) if len(tokens) == 1 and GAMES[self._game].has_tokens else 0
        return [lambda words: words.deal(number), lambda words: words.again(each)]

    def _next_deal(self) -> None:
        if self._deal < len(self._plan.deals):
            self._session.another_game()

    # What is said

    def _say(self, lines: Sequence[Line], *, waits: bool, keeps: bool = True) -> None:
        told = list(lines)
        self._coach.say(lambda: together([line(self._words) for line in told]), waits=waits, keeps=keeps)

    def _put(self, pages: Callable[[LessonWords], Sequence[Page]]) -> None:
        """Add these pages to the queue, each to be written in the language in use when it is shown."""
        for number in range(len(pages(self._words))):
            self._queue.append([_numbered(pages, number)])

    def _speak(self) -> None:
        """Show the next page and hold the match, or release the match if there is none."""
        if self._queue:
            self._session.hold(_HOLDS)
            self._say(self._queue.pop(0), waits=True)
        else:
            self._session.release(_HOLDS)

    def _go_on(self) -> None:
        if self._queue:
            self._speak()
        elif self._is_over and self._deal >= len(self._plan.deals):
            self._close()
        else:
            if self._is_over:
                self._turns.begin_deal()
            # If the focus moved to the button that ends the lesson, one press of Enter too many would end it.
            self._playing.view.setFocus()
            self._watch()
            self._session.release(_HOLDS)

    def _close(self) -> None:
        """Show the special cards that have done nothing, then the last page."""
        not_met, all_met = self._special.not_met, bool(self._plan.special and not self._special.not_met)
        if not_met and "not-met" not in self._told:
            self._told.add("not-met")
            self._say([lambda words: words.not_met(not_met)], waits=True)
        else:
            self._say([lambda words: words.closing(all_met=all_met)], waits=True)

    def _watch(self) -> None:
        """Show the turns of the others so far, while they play."""
        lines = list(self._turns.lines)
        self._say([lambda words: words.watch(lines)], waits=False, keeps=False)

    # What happens

    def _hear(self, events: Sequence[Event]) -> None:
        """Collect lines for these events, and show them once the learner's choice has been judged."""
        if self._is_over:
            return
        held = self._own_card()
        changed = held is not None and (
            held is not (self._card or held)
            or any(isinstance(event, Exchanged) and self._me in (event.seat, event.other) for event in events)
        )
        watched = len(self._turns.lines)
        for event in events:
            self._result.note(event)
            self._turns.note(event, self._card)
            self._special.note(event)
            if isinstance(event, _ENDS) and changed and held is not None:
                self._heard.append(self._card_changed(events, held))
                changed = False
            self._explain(event)
            self._is_over |= isinstance(event, _ENDS)
            self._is_dealt |= isinstance(event, Dealt)
        if changed and held is not None:
            self._heard.append(self._card_changed(events, held))
        self._card = held
        if "order" not in self._told and (self._is_dealt or self._tricks):  # bids may precede it
            self._told.add("order")
            self._put(LessonWords.aim)
            self._put(LessonWords.order)
        if "beginning" not in self._told and self._is_dealt:
            self._told.add("beginning")
            self._put(lambda words: words.beginning(held))
        if self._again and any(isinstance(event, Dealt) for event in events):
            self._queue.append(self._again)  # before a token can be lost again
            self._again = []
        if self._tricks is None and len(self._turns.lines) > watched and self._session.question is None:
            self._watch()  # replaced at once by a page that waits, if there is one
        self._settle()

    def _own_card(self) -> Card | None:
        seen = self._session.observation
        card = seen.cards[self._me] if isinstance(seen, Observation) else None
        return card if isinstance(card, Card) else None

    def _card_changed(self, events: Sequence[Event], held: Card) -> Line:
        names, me = self._playing.names, self._me
        swap = next((e for e in events if isinstance(e, Exchanged) and me in (e.seat, e.other)), None)
        if swap is None:
            drew = any(isinstance(event, Drew) and event.seat == me for event in events)
            return lambda words: words.card_now("from-pack" if drew else "now", "", held)
        key = "given" if swap.seat == me else "taken"
        other = names[swap.other if swap.seat == me else swap.seat]
        return lambda words: words.card_now(key if swap.reason == "turn" else "now", other, held)

    def _explain(self, event: Event) -> None:
        """Collect a line for a special card that answers, or for an event of a kind not explained before."""
        names, me = self._playing.names, self._me
        if isinstance(event, Arrested):
            if isinstance(event.card, Card):
                card, is_new = event.card, event.card.value not in self._told
                self._told.add(card.value)  # of each suit, the power is the same
                who = "mine" if event.holder == me else "asked" if event.exchanger == me else "theirs"
                other = names[event.exchanger]
                name = other if who == "mine" else names[event.holder]
                course = self._turns.course(event, self._session.observation.order)
                if is_new or who != "theirs" or (course == "ran-back" and course not in self._told):
                    self._told.add(course)
                    said = who, name, other, card, course
                    self._heard.append(lambda words: words.answers(*said, explains=is_new))
            return
        seen = self._session.observation
        if self._tricks is not None and isinstance(seen, TrickObservation):
            line, waits = self._tricks.note(event, seen)
            if line is not None:
                self._heard.append(line)
                self._is_worth_waiting |= waits
            return
        found = explanation_of(event, order := seen.order, self._game)
        if type(event).__name__ not in self._plan.explained or found is None:
            return
        told = f"{found.key} {me in found.seats.values()}"
        if told not in self._told and self._words.explained(event, names, order, me) is not None:
            self._told.add(told)
            self._knows_matador |= isinstance(event, Judged)
            self._heard.append(lambda words: words.explained(event, names, order, me) or Page(""))

    def _settle(self) -> None:
        """Show the collected lines with the verdict on the learner's choice, waiting until it is known."""
        self._awaits_advice = self._done is not None and not self._is_advised
        if self._awaits_advice:
            self._session.hold(_HOLDS)
            return
        if self._is_in_trick:
            self._session.release(_HOLDS)
            return
        judged, lines = self._judged(), self._heard
        waits = self._is_worth_waiting or self._tricks is None or (bool(judged) and not self._is_brief)
        self._heard, self._is_worth_waiting = [], False
        told = [*lines, *judged] if self._tricks else [*judged, *lines]
        if self._is_over and not self._tricks:
            if judged:  # with the result, they would not fit on one page
                self._queue.append(told)
                told = []
            told += [*filter(None, (self._turns.fate(),)), self._ending()]
        if told and (waits or self._is_over):
            self._queue.append(told)
            self._unread = []
        elif told:
            self._say(told, waits=False, keeps=False)
            self._unread = told
        if self._is_over and (more := [self._ending()] if self._tricks else self._things_explained()):
            self._queue.append(more)
        if self._is_over and self._tricks and self._tricks.is_twin_due():
            self._queue.append([lambda words: Page(words.say("twins"))])
        self._speak()

    @property
    def _is_in_trick(self) -> bool:
        """Whether the learner has played to a trick that is not complete; comments wait until it is."""
        asked = self._asked if self._done is not None else None
        if not isinstance(asked, TrickObservation) or asked.kind != "play":
            return False
        seen = self._session.observation
        return isinstance(seen, TrickObservation) and len(seen.tricks) == len(asked.tricks)

    def _ending(self) -> Line:
        result, me, names = self._result, self._me, self._playing.names
        verdicts, number = tuple(self._verdicts.of_deal), (self._deal, len(self._plan.deals))
        lost, knows = cards_lost_with(result, me), self._knows_matador
        return lambda words: words.ending(result, me, names, lost, verdicts, number, knows_matador=knows)

    def _things_explained(self) -> list[Line]:
        """Return the line about the next thing on the table; the flower waits until a token has been lost."""
        if not self._things or (self._things[0] == "flower" and not self._result.paid):
            return []
        key = self._things.pop(0)
        return [lambda words: Page(words.say(key))]

    # The learner's decisions

    def _let_try(self, seat: int) -> None:
        """Show the question to the learner, and have the advisers assess it meanwhile."""
        question = self._session.question
        if question is None or question == self._asked:  # asked again after a hold
            return
        view = self._session.match_view
        self._asked, self._advice, self._is_advised, self._done = question, None, False, None
        self._questions += 1
        self._advisers.advise(self._questions, question, view.shown_since(view.deal_start, seat))
        number = self._deal, len(self._plan.deals)
        if self._tricks is not None and isinstance(question, TrickObservation):
            line = self._tricks.asked(question)
            unread, self._unread = self._unread, []
            self._say([lambda words: words.deal(number), *unread, line], waits=False)
            return
        assert question.decision is not None
        kind = question.decision.kind
        is_new = kind not in self._told
        self._told.add(kind)
        self._say([lambda words: words.asked(question, kind if is_new else "", number)], waits=False)

    def _keep(self, number: int, advice: Advice | None) -> None:
        if number == self._questions:
            self._advice, self._is_advised = advice, True
            if self._awaits_advice:
                self._settle()

    def _take(self, action: Action) -> None:
        self._done = action
        soon(self, self._coach.show_present)
        if self._tricks is not None:
            self._watch()

    def _judged(self) -> list[Line]:
        """Return the lines about the learner's last choice."""
        asked, advice, done = self._asked, self._advice, self._done
        if done is None:
            return []
        self._asked, self._done, self._is_brief = None, None, False
        verdict = Verdict.of(advice, asked, done)
        if verdict is None:
            return []
        self._is_brief = self._verdicts.add(verdict)
        if self._is_brief:
            return [lambda words: words.briefly(verdict)]
        names = self._playing.names
        return [lambda words: words.judged(verdict, names)]
