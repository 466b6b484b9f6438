"""Show me how, for any game: two deals with somebody at one's side, who lets one try and then says why.

What there is to know is told when it is needed: a section of the rules before the first decision of its kind,
an explanation when something happens for the first time. At every decision the learner tries; afterwards the
coach says what a good player would have done, and why, from the same assessment as all advice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.events import Compared
from cucu_desktop.engine.rarer_events import Judged
from cucu_desktop.engine.tricks.events import DealWon
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.play.bot_workers import BotWorkers
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.rules_read import section_told
from cucu_desktop.ui.play.guided.tutorial import Coach
from cucu_desktop.ui.text.hint_text import advice_told
from cucu_desktop.ui.text.spoken_cards import of_decision, of_event
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.play.guided.lesson_plans import Moment
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.card_strip import PicturedCard
    from cucu_desktop.ui.widgets.theme import Theme

DEALS: Final = 2
_ENDS: Final = (Compared, Judged, DealWon)
_HOLDS: Final = "lesson"


class _Line(NamedTuple):
    """Something to be said, in the language of the moment; with a heading if it is a section of the rules.

    The cards that it speaks of are shown beside it.
    """

    tell: Callable[[], str]
    heading: Callable[[], str] = str
    cards: Callable[[], tuple[PicturedCard, ...]] = tuple


def lesson_match(game: str, name: str, face: str) -> Match:
    """Return the match that is played in the lesson of a game."""
    plan = PLANS[game]
    others = (Player(PERSONS[who].name, PERSONS[who].face, who) for who in plan.others)
    options = GAMES[game].options(**plan.options)
    return Match.begin(Setup(game, (Player(name, face), *others), options, (), plan.seed, drawn=False))


class Lesson(QObject):
    """Watches a match and has the coach say what is new, and what the learner might have done."""

    over = Signal()
    """The lesson is over, or the learner has had enough."""

    def __init__(
        self, playing: MatchWidget, theme: Theme, wording: Wording, advisers: BotWorkers | None = None
    ) -> None:
        """Begin beside this table; `advisers` say what a good player would do."""
        super().__init__(playing)
        self._playing, self._wording = playing, wording
        self._plan = PLANS[wording.game_id]
        self._coach = coach = Coach(theme)
        playing.side.put(coach)
        self._advisers = advisers or BotWorkers(parent=self)
        self._advisers.advised.connect(self._keep)
        self._lines: list[_Line] = []
        """What is still to be said before the match goes on."""
        self._told: set[str] = set()
        """The moments and the explanations that have been told."""
        self._asked: AnyObservation | None = None
        self._advice: Advice | None = None
        self._done: Action | None = None
        """What the learner has done, as long as nobody has said what it was worth."""
        self._questions = self._ended = 0
        playing.seen.news.connect(self._hear)
        playing.session.asked.connect(self._let_try)
        playing.session.decided.connect(self._take)
        playing.session.taken_back.connect(self._forget)
        coach.go_on.connect(self._go_on)
        coach.enough.connect(self.over)
        self._reach("begin")
        self._speak()

    def set_wording(self, wording: Wording) -> None:
        """Explain in another language."""
        self._wording = wording
        self._coach.retranslate()

    def stop(self) -> None:
        """Ask nobody for advice any more, and say nothing."""
        self._advisers.close()
        self.blockSignals(True)

    def _forget(self, _seat: int) -> None:
        """Say nothing of what is taken back."""
        self._lines.clear()
        self._asked = self._done = None

    # What is said

    def _reach(self, moment: Moment) -> None:
        """Tell what belongs to a moment that comes for the first time."""
        if moment in self._told:
            return
        self._told.add(moment)
        for section in self._plan.chapters.get(moment, ()):
            self._lines.append(self._section(section))

    def _section(self, section: str) -> _Line:
        def told() -> tuple[str, str]:
            return section_told(self._wording.game_id, self._wording.language, section)

        return _Line(lambda: told()[1], heading=lambda: told()[0])

    def _speak(self) -> None:
        """Say the next thing; the match waits till it has been read."""
        if self._lines:
            self._playing.session.hold(_HOLDS)
            line = self._lines.pop(0)
            self._coach.say(line.tell, waits=True, heading=line.heading, cards=line.cards)

    def _go_on(self) -> None:
        if self._lines:
            self._speak()
        elif self._ended >= DEALS:
            self.over.emit()
        else:
            # Were it to go on to the way out, Enter pressed once too often would end the lesson.
            self._playing.view.setFocus()
            self._coach.say(_wait, waits=False)
            self._playing.session.release(_HOLDS)

    # What happens

    def _hear(self, events: Sequence[Event]) -> None:
        """Explain what is new among these events, and what has to be known for what comes next."""
        if self._ended >= DEALS:
            return
        for event in events:
            self._explain(event)
            if isinstance(event, _ENDS):
                self._ended += 1
                self._reach("end")
        if self._ended >= DEALS:
            self._lines.append(_Line(_closing))
        seen = self._playing.session.observation
        kind = seen.decision.kind if seen.decision else seen.kind  # of a call nobody else is asked
        if kind and kind not in ("shuffle", "reshuffle") and self._ended < DEALS:
            self._reach(kind)  # type: ignore[arg-type]
        self._speak()

    def _explain(self, event: Event) -> None:
        session, name = self._playing.session, type(event).__name__
        if name in self._told:
            return
        order, names = session.observation.order, self._playing.names
        if self._wording.explanations.of(event, names, order) is None:
            return
        self._told.add(name)
        self._lines.append(
            _Line(lambda: self._explained(event, order), cards=lambda: of_event(event, self._wording))
        )

    def _explained(self, event: Event, order: tuple[int, ...]) -> str:
        names = self._playing.names
        told = self._wording.explanations.of(event, names, order)
        happened = self._wording.log.sentence(event, names, self._playing.session.observation.deals)
        return "\n\n".join(filter(None, (happened, told.text if told else "")))

    # The learner's decisions

    def _let_try(self, _seat: int) -> None:
        """Let the learner decide, and have it thought over meanwhile."""
        question = self._playing.session.question
        if question is None:
            return
        view = self._playing.session.match_view
        self._asked, self._advice, self._done = question, None, None
        self._questions += 1
        self._advisers.advise(
            self._questions, question, view.shown_since(view.deal_start, self._playing.session.viewer)
        )
        self._coach.say(_try, waits=False)

    def _keep(self, number: int, advice: Advice | None) -> None:
        if number == self._questions:
            self._advice = advice
            self._judge()

    def _take(self, action: Action) -> None:
        self._done = action
        self._judge()

    def _judge(self) -> None:
        """Have it said whether a good player would have done the same, and why, once both are known."""
        asked, advice, done = self._asked, self._advice, self._done
        if asked is None or advice is None or done is None:
            return
        self._asked = self._done = None
        if advice.assessment is None:
            return
        worths = {option.action: option.worth for option in advice.assessment.options}
        is_best = done == advice.action or worths.get(done) == worths[advice.action]
        if is_best and "praise" in self._told:
            return
        self._told |= {"praise"} if is_best else set()
        self._lines.insert(
            0,
            _Line(
                lambda: self._judged(advice, asked, is_best=is_best),
                cards=lambda: of_decision(asked, (advice.action,), advice.why, self._wording),
            ),
        )

    def _judged(self, advice: Advice, asked: AnyObservation, *, is_best: bool) -> str:
        why = advice_told(advice, self._wording, asked, self._playing.names)
        told = (
            tr("Lesson", "Well done: I would have done the same.")
            if is_best
            else tr("Lesson", "Fair enough. I would have played it differently:")
        )
        return f"{told}\n\n{why}"


def _wait() -> str:
    return tr("Lesson", "Watch what the others do.")


def _try() -> str:
    return tr("Lesson", "Your turn: give it a try. Then I’ll tell you what I would have done, and why.")


def _closing() -> str:
    return tr(
        "Lesson",
        "And so on, deal after deal. Everything else is in the rules (F1). Now sit down and play!",
    )
