"""Show me how: two deals of a real match, with somebody at one's side who says what to look at.

The cards are those of one chosen match: a low card that is passed on well, and another that runs into the
hunter. What the others do is settled by a plain rule, so that it stays as it was chosen; what the learner
does is free, and every line follows from what has happened, so it is right whatever that was. Nothing of a
lesson is written down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Compared, DealBegan, Exchanged, TokenLost
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.fading import Fading
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.notices import announce
from cucu_desktop.ui.paper import PaperButton, PaperPanel, Rule, set_theme_below, written
from cucu_desktop.ui.thinking import Thinking, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.thinking import Question
    from cucu_desktop.ui.wording import Wording

SEED: Final = 1222947
"""In this match the learner holds the II and gets the VII for it; then holds the V, and asks the hunter."""
DEALS: Final = 2

_ANSWERS: Final = {"inn": ASK, "promise": AGREE}


def lesson_match(name: str, face: str) -> Match:
    """Return the match that is played in a lesson."""
    others = (Player(PERSONS[who].name, PERSONS[who].face, who) for who in ("peppe", "bruna", "nicola"))
    company = (Player(name, face), *others)
    options = campli.Options(reentry=False, sharing=False, agreement=False, talk=False)
    return Match.begin(Setup(campli.ID, company, options, (), SEED))


def thinking() -> Thinking:
    """Return heads that go by the rule of thumb: what is no higher than the V is passed on."""
    return Thinking(by_thumb)


def by_thumb(question: Question) -> Thought:
    """Decide as everybody does in a lesson."""
    observation = question.observation
    assert observation.decision is not None
    card = observation.card
    low = isinstance(card, Card) and card.rank <= campli.V.rank
    action = _ANSWERS.get(observation.decision.kind, EXCHANGE if low else KEEP)
    first = observation.decision.options[0]
    legal = observation.decision.allows(action)
    return Thought(
        question.number, question.seat, action if legal or not isinstance(first, Action) else first
    )


class Coach(PaperPanel):
    """Somebody at one's side: a few lines, and a button when they have been read."""

    go_on = Signal()
    enough = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tell: Callable[[], str] = str
        self._title = written("", "title", wrap=True)
        self._text = written("", "name", wrap=True)
        self._on, self._enough = PaperButton(theme), PaperButton(theme)
        lines = QVBoxLayout(self)
        lines.addWidget(self._title)
        lines.addWidget(Rule(theme))
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setContentsMargins(0, 0, theme.space(3), 0)
        text = QScrollArea()
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setWidgetResizable(True)
        text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        text.setWidget(self._text)
        Fading(text, theme)
        lines.addWidget(text, 1)
        for button in (self._on, self._enough):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            lines.addWidget(button)
        self._on.clicked.connect(self.go_on)
        self._enough.clicked.connect(self.enough)
        self.set_theme(theme)
        self.retranslate()

    @property
    def text(self) -> str:
        """What is being said."""
        return self._text.text()

    def say(self, tell: Callable[[], str], *, waits: bool) -> None:
        """Say something; if the table `waits` for it to be read, there is a button that says so."""
        told = self.text
        self._tell = tell
        self._on.setVisible(waits)
        self.retranslate()
        if self.text != told:
            announce(self, self.text)
        if waits:
            self._on.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the window."""
        self._title.setText(tr("Lesson", "Show me how"))
        self._text.setText(self._tell())
        self._on.say(tr("Lesson", "Go on"), "", "Return")
        self._enough.say("", tr("Lesson", "I know enough"))
        self.stand_beside(self._on, self._enough)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        set_theme_below(self, theme)
        self.stand_beside(self._on, self._enough)

    def changeEvent(self, event: QEvent) -> None:
        """Say it anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Lesson(QObject):
    """Watches a match and has the coach say what it means."""

    over = Signal()
    """The lesson is over, or the learner has had enough."""

    def __init__(self, playing: Playing, theme: Theme, wording: Wording) -> None:
        """Sit down beside the table."""
        super().__init__(playing)
        coach = Coach(theme)
        playing.put_beside(coach)
        playing.session.only_shows = True  # every line follows from what has happened
        self._playing, self._coach, self._wording = playing, coach, wording
        self._deal = 0
        self._passed_on = False
        self._compared = 0
        playing.news.connect(self._hear)
        playing.session.asked.connect(self._advise)
        coach.go_on.connect(self._go_on)
        coach.enough.connect(self.over)
        coach.say(_draw, waits=False)

    def set_wording(self, wording: Wording) -> None:
        """Explain in another language."""
        self._wording = wording
        self._coach.retranslate()

    def _go_on(self) -> None:
        if self._compared >= DEALS:
            self.over.emit()
            return
        # Were it to go on to the way out, Enter pressed once too often would end the lesson.
        self._playing.view.setFocus()
        self._coach.say(_wait, waits=False)
        self._playing.session.release("lesson")

    def _hear(self, events: Sequence[Event]) -> None:
        """Say what the last thing worth a word was."""
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
        card, order = question.card, question.order
        if question.kind != "turn" or not isinstance(card, Card):
            return
        name, low = card.id, card.rank <= campli.V.rank
        place = order.index(seat)
        following = self._playing.names[order[place + 1]] if place + 1 < len(order) else ""
        self._coach.say(lambda: self._advice(name, following, low=low), waits=False)

    def _advice(self, card: str, following: str, *, low: bool) -> str:
        told = tr("Lesson", "You hold {card}. Nobody else sees it.").format(card=self._wording.card(card))
        if not low:
            advice = tr("Lesson", "That is good enough: say “Sto” and keep it.")
        elif following:
            advice = tr(
                "Lesson",
                "That is low, and the lowest card pays. Say “Passo”: {name} has to give you another for it, "
                "unless it is one of the five highest.",
            ).format(name=following)
        else:
            advice = tr("Lesson", "That is low. You deal, so you may take the next card of the pack for it.")
        return f"{told}\n\n{advice}"

    def _exchanged(self, other: str) -> str:
        return tr(
            "Lesson",
            "The two cards have crossed. {name} knows what you gave away, and may pass it on in turn: "
            "so one bad card wanders round the table, until somebody keeps it.",
        ).format(name=other)

    def _explained(self, event: Arrested) -> str:
        told = self._wording.happened(event, self._playing.names, self._playing.session.observation.order)
        stop = tr("Lesson", "That is an arrest: the five highest cards are not given away.")
        return f"{stop}\n\n{told.text}" if told else stop

    def _turned_up(self, names: Sequence[str], *, last: bool) -> str:
        if names:
            told = tr(
                "Lesson", "All cards are turned up. The lowest loses a token: this time {names}."
            ).format(names=self._wording.listed(names))
        else:
            told = tr("Lesson", "All cards are turned up. This time nobody pays.")
        if not last:
            return told
        rest = tr(
            "Lesson",
            "So it goes on. Without a token one is out; whoever is left takes the pool. "
            "The inn, the cat, the horse, the hunter and the cuckoo you will meet. Now sit down and play!",
        )
        return f"{told}\n\n{rest}"


def _draw() -> str:
    return tr(
        "Lesson",
        "First everybody draws a card: whoever has the highest deals, and the others sit down in order.",
    )


def _welcome() -> str:
    return tr(
        "Lesson",
        "Everybody has put five coins into the dish and has three tokens, the red skittles. "
        "Everybody gets one card. On your turn you keep it, or ask the next player to change with you. "
        "Play goes round as the arrows on the cloth show.",
    )


def _wait() -> str:
    return tr("Lesson", "Watch what the others do.")
