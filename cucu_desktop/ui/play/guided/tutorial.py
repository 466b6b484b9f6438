"""Show me how: two deals of a real match, with somebody at one's side who says what to look at.

The cards are those of one chosen match: a low card that is passed on well, and another that runs into the
hunter. What the others do is settled by a plain rule, so that it stays as it was chosen; what the learner
does is free, and every line follows from what has happened, so it is right whatever that was. Nothing of a
lesson is written down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, Action, DecisionKind
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Compared, DealBegan, Exchanged, TokenLost
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.play.bot_workers import BotWorkers, Thought
from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel, Rule, written
from cucu_desktop.ui.widgets.scrolling.scroll_fade import HIGH, ScrollFade
from cucu_desktop.ui.widgets.themed import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.bot_workers import Question
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.card_strip import PicturedCard
    from cucu_desktop.ui.widgets.theme import Theme

SEED: Final = 1222947
"""In this match the learner holds the II and gets the VII for it; then holds the V, and asks the hunter."""
DEALS: Final = 2
GAME: Final = campli.ID
"""The game that it teaches."""

_ANSWERS: Final[dict[DecisionKind, Action]] = {"inn": ASK, "promise": AGREE}


def lesson_match(name: str, face: str) -> Match:
    """Return the match that is played in a lesson."""
    others = (Player(PERSONS[who].name, PERSONS[who].face, who) for who in ("peppe", "bruna", "nicola"))
    company = (Player(name, face), *others)
    options = campli.Options(reentry=False, sharing=False, agreement=False, talk=False)
    return Match.begin(Setup(campli.ID, company, options, (), SEED))


def bot_workers() -> BotWorkers:
    """Return heads that go by the rule of thumb: what is no higher than the V is passed on."""
    return BotWorkers(as_beginner)


def as_beginner(question: Question) -> Thought:
    """Decide as everybody does in a lesson."""
    observation = as_exchange(question.observation)
    assert observation.decision is not None
    card = observation.card
    low = isinstance(card, Card) and card.rank <= campli.V.rank
    action = _ANSWERS.get(observation.decision.kind, EXCHANGE if low else KEEP)
    first = observation.decision.options[0]
    legal = observation.decision.allows(action)
    return Thought(
        question.number, question.seat, action if legal or not isinstance(first, Action) else first
    )


class Coach(Translated, PaperPanel):
    """Somebody at one's side: a few lines, and a button when they have been read."""

    go_on = Signal()
    enough = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tell: Callable[[], str] = str
        self._tell_heading: Callable[[], str] = str
        self._title = written("", "title", wrap=True)
        self._heading = written("", "heading", "call", wrap=True)
        self._tell_cards: Callable[[], tuple[PicturedCard, ...]] = tuple
        self._text = written("", "name", wrap=True)
        self.cards = CardStrip(theme)
        self._on, self._enough = PaperButton(theme), PaperButton(theme)
        lines = QVBoxLayout(self)
        lines.addWidget(self._title)
        lines.addWidget(Rule(theme))
        lines.addWidget(self._heading)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setContentsMargins(0, 0, theme.space(3), 0)
        text = QScrollArea()
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setWidgetResizable(True)
        text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.cards)
        rows.addWidget(self._text, 1)
        text.setWidget(inside)
        ScrollFade(text, theme)
        self._bar = text.verticalScrollBar()
        lines.addWidget(text, 1)
        for button in (self._on, self._enough):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            lines.addWidget(button)
        self._on.clicked.connect(self.go_on)
        self._enough.clicked.connect(self.enough)
        self.retranslate()

    @property
    def text(self) -> str:
        """What is being said, its heading first."""
        return "\n\n".join(filter(None, (self._heading.text(), self._text.text())))

    def say(
        self,
        tell: Callable[[], str],
        *,
        waits: bool,
        heading: Callable[[], str] = str,
        cards: Callable[[], tuple[PicturedCard, ...]] = tuple,
    ) -> None:
        """Say something; if the table `waits` for it to be read, there is a button that says so.

        `cards` are those that it speaks of, to be shown.
        """
        told = self.text
        self._tell, self._tell_heading, self._tell_cards = tell, heading, cards
        self._on.setVisible(waits)
        self.retranslate()
        self._bar.setValue(0)
        if self.text != told:
            announce(self, self.text)
        if waits:
            self._on.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the window."""
        self._title.setText(tr("Lesson", "Show me how"))
        heading = self._tell_heading()
        self._heading.setText(heading)
        self._heading.setVisible(bool(heading))
        self._text.setText(self._tell())
        self.cards.show_cards(self._tell_cards())
        self._on.say(tr("Lesson", "Next"), "", "Return")
        self._enough.say("", tr("Lesson", "Skip the lesson"))
        self.stand_beside(self._on, self._enough)

    def restyle(self) -> None:
        """Follow the theme: the width depends on the buttons."""
        super().restyle()
        self.stand_beside(self._on, self._enough)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn over page by page what does not fit."""
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() in pages:
            step = self._bar.pageStep() - 2 * self.theme.space(HIGH)
            self._bar.setValue(self._bar.value() + pages[Qt.Key(event.key())] * step)
        else:
            super().keyPressEvent(event)


class Tutorial(QObject):
    """Watches a match and has the coach say what it means."""

    over = Signal()
    """The lesson is over, or the learner has had enough."""

    def __init__(self, playing: MatchWidget, theme: Theme, wording: Wording) -> None:
        """Begin beside this table."""
        super().__init__(playing)
        coach = Coach(theme)
        playing.side.put(coach)
        playing.session.only_shows = True  # every line follows from what has happened
        self._playing, self._coach, self._wording = playing, coach, wording
        self._deal = 0
        self._passed_on = False
        self._compared = 0
        playing.seen.news.connect(self._hear)
        playing.session.asked.connect(self._advise)
        coach.go_on.connect(self._go_on)
        coach.enough.connect(self.over)
        coach.say(_draw, waits=False)

    def set_wording(self, wording: Wording) -> None:
        """Explain in another language."""
        self._wording = wording
        self._coach.retranslate()

    def stop(self) -> None:
        """Say nothing more: the learner has got up."""
        self.blockSignals(True)

    def _go_on(self) -> None:
        if self._compared >= DEALS:
            self.over.emit()
            return
        # Were it to go on to the way out, Enter pressed once too often would end the lesson.
        self._playing.view.setFocus()
        self._coach.say(_wait, waits=False)
        self._playing.session.release("lesson")

    def _hear(self, events: Sequence[Event]) -> None:
        """Explain the last of these events that has an explanation."""
        lines = [line for event in events if (line := self._line(event, events))]
        if lines:
            self._playing.session.hold("lesson")
            self._coach.say(lines[-1], waits=True)

    def _line(self, event: Event, events: Sequence[Event]) -> Callable[[], str] | None:
        """Return what is to be said about an event; None if nothing."""
        names, me = self._playing.names, self._playing.session.viewer
        if isinstance(event, DealBegan):
            self._deal = event.number
            return _welcome if event.number == 1 else None
        if isinstance(event, Exchanged) and me in (event.seat, event.other) and not self._passed_on:
            self._passed_on = True
            other = names[event.other if event.seat == me else event.seat]
            return lambda: self._exchanged(other)
        if isinstance(event, Arrested):
            return lambda: self._explained(event)
        if isinstance(event, Compared):
            self._compared += 1
            paid = [each for each in events if isinstance(each, TokenLost) and each.seat in event.losers]
            last = self._compared >= DEALS
            return lambda: self._turned_up([names[each.seat] for each in paid], last=last)
        return None

    def _advise(self, seat: int) -> None:
        """Say what the learner might do."""
        question = self._playing.session.question
        if question is None or self._playing.session.held:
            return
        card, order = as_exchange(question).card, question.order
        if question.kind != "turn" or not isinstance(card, Card):
            return
        name, low = card.id, card.rank <= campli.V.rank
        position = order.index(seat)
        following = self._playing.names[order[position + 1]] if position + 1 < len(order) else ""
        self._coach.say(lambda: self._advice(name, following, low=low), waits=False)

    def _advice(self, card: str, following: str, *, low: bool) -> str:
        told = tr("Lesson", "You hold {card}. Nobody else can see it.").format(
            card=self._wording.cards.name(card)
        )
        if not low:
            advice = tr("Lesson", "That is good enough: say “Sto” and keep it.")
        elif following:
            advice = tr(
                "Lesson",
                "That’s low, and the lowest card pays. Say “Passo”: {name} has to give you another card "
                "for it, unless it’s one of the five highest.",
            ).format(name=following)
        else:
            advice = tr(
                "Lesson", "That’s low. You’re the dealer, so you may swap it for the next card of the pack."
            )
        return f"{told}\n\n{advice}"

    def _exchanged(self, other: str) -> str:
        return tr(
            "Lesson",
            "The two cards have changed places. {name} knows what you gave away and may pass it on in "
            "turn, so a bad card travels round the table until someone keeps it.",
        ).format(name=other)

    def _explained(self, event: Arrested) -> str:
        told = self._wording.explanations.of(
            event, self._playing.names, self._playing.session.observation.order
        )
        stop = tr("Lesson", "That’s an “arresto”: the five highest cards are not given away.")
        return f"{stop}\n\n{told.text}" if told else stop

    def _turned_up(self, names: Sequence[str], *, last: bool) -> str:
        if names:
            told = tr(
                "Lesson", "All cards are turned up. The lowest loses a token: this time {names}."
            ).format(names=self._wording.numbers.listed(names))
        else:
            told = tr("Lesson", "All cards are turned up. This time nobody pays.")
        if not last:
            return told
        rest = tr(
            "Lesson",
            "And so on. Lose your last token and you’re out; the last player left takes the pool. You’ll "
            "meet the inn, the cat, the horse, the hunter and the cuckoo soon enough. Now sit down and play!",
        )
        return f"{told}\n\n{rest}"


def _draw() -> str:
    return tr(
        "Lesson",
        "First, everyone draws a card: the highest deals, and the others sit down in order.",
    )


def _welcome() -> str:
    return tr(
        "Lesson",
        "Everyone has put five coins in the dish and has three tokens, the red skittles. Everyone gets "
        "one card. On your turn, keep it or ask the next player to swap. Play follows the arrows on the "
        "table.",
    )


def _wait() -> str:
    return tr("Lesson", "Watch what the others do.")
