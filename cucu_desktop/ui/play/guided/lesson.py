"""Show me how: a few practice deals with somebody at the learner's side, for any game.

The cards of the deals are chosen (`lesson_plans`), so that there is something to decide and the special cards
are met; what the others do follows from a plain rule. What the learner does is free: every line is made from
what has happened, so it is right whatever that was. Table and coach wait for each other: what has happened is
told when the table has shown it, and nothing else happens until it has been read. Nothing of it is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Compared, Dealt, Drew, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Judged
from cucu_desktop.engine.tricks.events import DealWon, ThrownIn
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.match import Player, Setup
from cucu_desktop.match.scenario.practice import PracticeMatch
from cucu_desktop.ui.play.bot_workers import BotWorkers
from cucu_desktop.ui.play.guided.coach import Coach, Page, together
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.lesson_words import LessonWords, Verdict
from cucu_desktop.ui.play.guided.plain_bots import decide
from cucu_desktop.ui.play.guided.trick_guide import TrickGuide
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
    """What is said, in the words of the moment."""

_ENDS: Final = (Compared, Judged, DealWon, ThrownIn)
_HOLDS: Final = "lesson"
_TOLD_PLAYS: Final = 3
"""After so many cards of a deal have been played to tricks, only a mistake is spoken of."""
_MOST_MISTAKES: Final = 3
"""In one deal, or nobody would get to its end."""
_CLOSE: Final = 0.01
"""A choice worth less than the best by no more than this, or by no more than two errors, is as good."""


def lesson_match(game: str, name: str, face: str) -> PracticeMatch:
    """Return the match that is played in the lesson of a game; the learner sits at seat 0."""
    plan = PLANS[game]
    others = (Player(PERSONS[who].name, PERSONS[who].face, who) for who in plan.others)
    options = GAMES[game].options(**plan.options)
    setup = Setup(game, (Player(name, face), *others), options, drawn=False, deals=1)
    return PracticeMatch.of(setup, plan.deals)


def bot_workers(game: str) -> BotWorkers:
    """Return heads for the others: they go by a plain rule, or think for themselves where it says nothing."""
    plan = PLANS[game]
    return BotWorkers(lambda question: decide(question, plan))


class Lesson(QObject):
    """Watches a match and has the coach say what is new, and what the learner might have done."""

    over = Signal()
    """The lesson is over, or the learner has had enough."""
    play_wanted = Signal(str)
    """A match of this game is to follow."""
    another_wanted = Signal()
    """The lesson of another game is to be chosen."""

    def __init__(
        self, playing: MatchWidget, theme: Theme, wording: Wording, advisers: BotWorkers | None = None
    ) -> None:
        """Begin beside this table; `advisers` say what a good player would do."""
        super().__init__(playing)
        self._playing, self._session = playing, playing.session
        self._game, self._words = wording.game_id, LessonWords(wording)
        self._plan = PLANS[self._game]
        self._me = self._session.match_view.persons[0]
        self._session.only_shows = True  # the table waits for the coach, and for nothing else
        self._advisers = advisers or BotWorkers(parent=self)
        self._advisers.advised.connect(self._keep)
        self._queue: list[list[Line]] = []
        """What is still to be said before the match goes on, page by page."""
        self._heard: list[Line] = []
        """What is to be said of what the table has shown last."""
        self._told: set[str] = set()
        """The cards, decisions and kinds of events that have been explained."""
        self._asked: AnyObservation | None = None
        """What the learner was asked, until it has been said what the choice was worth."""
        self._advice: Advice | None = None
        self._is_advised = False
        self._done: Action | None = None
        self._card: Card | None = None
        self._questions = self._plays = 0
        self._deal = 0
        """The number of the deal, from 1."""
        self._result, self._verdicts = DealResult(), list[Verdict]()
        self._mistakes = 0
        self._is_over = self._is_dealt = self._is_worth_waiting = False
        game, names = GAMES[self._game], playing.names
        self._tricks = TrickGuide(game, self._me, names, self._told) if isinstance(game, TrickGame) else None
        self._coach = coach = Coach(theme, lambda: self._words.title)
        playing.side.put(coach)
        playing.seen.news.connect(self._hear)
        self._session.seated.connect(self._begin_deal)
        self._session.asked.connect(self._let_try)
        self._session.decided.connect(self._take)
        self._session.ended.connect(lambda: soon(self, self._next_deal))
        coach.go_on.connect(self._go_on)
        coach.enough.connect(self.over)
        coach.another.connect(self.another_wanted)
        coach.play.connect(lambda: self.play_wanted.emit(self._game))
        self._say([LessonWords.aim], waits=False)

    def set_wording(self, wording: Wording) -> None:
        """Explain in another language."""
        self._words = LessonWords(wording)
        self._coach.retranslate()

    def stop(self) -> None:
        """Ask nobody for advice any more, and say nothing."""
        self._advisers.close()
        self.blockSignals(True)

    # The deals

    def _begin_deal(self) -> None:
        self._deal += 1
        self._result, self._verdicts = DealResult(), []
        self._mistakes = self._plays = 0
        self._is_over = False
        self._card = None
        if self._tricks is not None:
            self._tricks.begin_deal()

    def _next_deal(self) -> None:
        if self._deal < len(self._plan.deals):
            self._session.another_game()

    # What is said

    def _say(self, lines: Sequence[Line], *, waits: bool) -> None:
        told = list(lines)
        self._coach.say(lambda: together([line(self._words) for line in told]), waits=waits)

    def _speak(self) -> None:
        """Say the next page, for which the match waits, or let it go on."""
        if self._queue:
            self._session.hold(_HOLDS)
            self._say(self._queue.pop(0), waits=True)
        else:
            self._session.release(_HOLDS)

    def _go_on(self) -> None:
        if self._queue:
            self._speak()
        elif self._is_over and self._deal >= len(self._plan.deals):
            self._say([LessonWords.closing], waits=True)
        else:
            # Were it to go on to the way out, Enter pressed once too often would end the lesson.
            self._playing.view.setFocus()
            self._say([LessonWords.watch], waits=False)
            self._session.release(_HOLDS)

    # What happens

    def _hear(self, events: Sequence[Event]) -> None:
        """Keep what is new among these events, and say it as soon as the learner's choice is judged."""
        if self._is_over:
            return
        held = self._own_card()
        changed = held is not None and (
            held is not (self._card or held)
            or any(isinstance(event, Exchanged) and self._me in (event.seat, event.other) for event in events)
        )
        for event in events:
            self._result.note(event)
            if isinstance(event, _ENDS) and changed and held is not None:
                self._heard.append(self._card_changed(events, held))
                changed = False
            self._explain(event)
            self._is_over |= isinstance(event, _ENDS)
            self._is_dealt |= isinstance(event, Dealt)
        if changed and held is not None:
            self._heard.append(self._card_changed(events, held))
        self._card = held
        if "order" not in self._told and (self._is_dealt or self._tricks):  # one may decide before the deal
            self._told.add("order")
            self._queue.append([LessonWords.order])
        if "beginning" not in self._told and self._is_dealt:
            self._told.add("beginning")
            self._queue.append([lambda words: words.beginning(held)])
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
        """Explain a special card that answers, and what happens for the first time."""
        names, me = self._playing.names, self._me
        if isinstance(event, Arrested):
            if isinstance(event.card, Card):
                card, is_new = event.card, event.card.id not in self._told
                self._told.add(card.id)
                who = "mine" if event.holder == me else "asked" if event.exchanger == me else "theirs"
                name = names[event.exchanger if who == "mine" else event.holder]
                other = names[event.exchanger]
                if is_new or who != "theirs":
                    self._heard.append(lambda words: words.answers(who, name, other, card, explains=is_new))
            return
        seen = self._session.observation
        if self._tricks is not None and isinstance(seen, TrickObservation):
            line, waits = self._tricks.note(event, seen)
            if line is not None:
                self._heard.append(line)
                self._is_worth_waiting |= waits
            return
        order = self._session.observation.order
        found = explanation_of(event, order, self._game)
        if type(event).__name__ not in self._plan.explained or found is None:
            return
        told = f"{found.key} {me in found.seats.values()}"
        if told not in self._told and self._words.explained(event, names, order, me) is not None:
            self._told.add(told)
            self._heard.append(lambda words: words.explained(event, names, order, me) or Page(""))

    def _settle(self) -> None:
        """Say what has been heard, the learner's own choice first; wait till that has been judged."""
        if self._done is not None and not self._is_advised:
            self._session.hold(_HOLDS)
            return
        if self._is_in_trick:
            self._session.release(_HOLDS)
            return
        judged, lines = self._judged(), self._heard
        waits = self._is_worth_waiting or self._tricks is None or bool(judged)
        self._heard, self._is_worth_waiting = [], False
        told = [*lines, *judged] if self._tricks else [*judged, *lines]
        if self._is_over and not self._tricks:
            told.append(self._ending())
        if told and (waits or self._is_over):
            self._queue.append(told)
        elif told:
            self._say(told, waits=False)
        if self._is_over and self._tricks:
            self._queue.append([self._ending()])
        self._speak()

    @property
    def _is_in_trick(self) -> bool:
        """Whether the learner has played to a trick that is not complete: it is spoken of when it is."""
        asked = self._asked if self._done is not None else None
        if not isinstance(asked, TrickObservation) or asked.kind != "play":
            return False
        seen = self._session.observation
        return isinstance(seen, TrickObservation) and len(seen.tricks) == len(asked.tricks)

    def _ending(self) -> Line:
        result, me, names = self._result, self._me, self._playing.names
        verdicts, number = tuple(self._verdicts), (self._deal, len(self._plan.deals))
        lost = _cards_lost_with(result, me)
        return lambda words: words.ending(result, me, names, lost, verdicts, number)

    # The learner's decisions

    def _let_try(self, seat: int) -> None:
        """Let the learner decide, and have it thought over meanwhile."""
        question = self._session.question
        if question is None:
            return
        view = self._session.match_view
        self._asked, self._advice, self._is_advised, self._done = question, None, False, None
        self._questions += 1
        self._advisers.advise(self._questions, question, view.shown_since(view.deal_start, seat))
        number = self._deal, len(self._plan.deals)
        if self._tricks is not None and isinstance(question, TrickObservation):
            line = self._tricks.asked(question)
            self._say([lambda words: words.deal(number), line], waits=False)
            return
        assert question.decision is not None
        kind = question.decision.kind
        is_new = kind not in self._told
        self._told.add(kind)
        self._say([lambda words: words.asked(question, kind if is_new else "", number)], waits=False)

    def _keep(self, number: int, advice: Advice | None) -> None:
        if number == self._questions:
            self._advice, self._is_advised = advice, True
            if self._done is not None and self._session.held:
                self._settle()

    def _take(self, action: Action) -> None:
        self._done = action

    def _judged(self) -> list[Line]:
        """Return what is to be said of the learner's last choice."""
        asked, advice, done = self._asked, self._advice, self._done
        if done is None:
            return []
        self._asked = self._done = None
        if asked is None or advice is None or advice.assessment is None:
            return []
        worths = {option.action: option for option in advice.assessment.options}
        best = advice.assessment.best
        if done not in worths:
            return []
        loss = best.worth - worths[done].worth
        is_good = loss <= max(_CLOSE, 2 * best.error, 2 * worths[done].error)
        verdict = Verdict(advice, asked, is_best=done == advice.action, is_good=is_good)
        self._verdicts.append(verdict)
        if asked.decision is not None and asked.decision.kind == "play":
            self._plays += 1
            if self._plays > _TOLD_PLAYS and (is_good or self._mistakes >= _MOST_MISTAKES):
                return []
            self._mistakes += not is_good
        names = self._playing.names
        return [lambda words: words.judged(verdict, names)]


def _cards_lost_with(result: DealResult, seat: int) -> tuple[str, str] | None:
    """Return how this seat has lost the deal, and by which card: ("lowest", "II"); None if it has not.

    The first is "lowest" or "met".
    """
    end = result.end
    shown = result.exposed.get(seat, "hidden")
    for event, card in result.paid:
        if event.seat == seat:
            is_lowest = event.reason in ("lowest", "promise")
            return ("lowest", shown) if is_lowest else ("met", card)
    fallen = next((event for event in result.fallen if event.seat == seat), None)
    if fallen is not None:
        return "met", fallen.reason
    is_out = (isinstance(end, Compared) and seat in end.losers) or (
        isinstance(end, Judged) and seat in end.eliminated
    )
    return ("lowest", shown) if is_out else None
