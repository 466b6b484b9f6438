"""A deal of the collection on the table: the others do what is written, as long as all goes as it is written.

Whoever sits there may do what they like; from then on the others decide for themselves. Who only wants to see
it has it all done for them, at the pace of the table. At its end the deal is stopped at: what becomes of it
is for whoever looks on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout

from cucu_desktop.bots import PERSONS
from cucu_desktop.match.match import Player, Setup
from cucu_desktop.match.staged import Staged
from cucu_desktop.ui.fading import Fading
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import PaperButton, PaperPanel, Rule, set_theme_below, written
from cucu_desktop.ui.thinking import Thinking, Thought

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.collection import Entry
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.thinking import Question
    from cucu_desktop.ui.wording import Wording

LOOKS: Final = 1600
"""Milliseconds in which one sees what is asked before it is done, and how it came out before it is told."""

_WOMEN: Final = ("bruna", "concetta", "filomena", "assunta", "nina")


def setup_of(entry: Entry, seat: int, face: str, seed: int) -> Setup:
    """Return what a match with this deal is begun with: at the seat a person, everywhere else bots."""
    players: list[Player] = []
    for number, name in enumerate(entry.seats):
        bot = _bot_for(name, [player.bot for player in players])
        players.append(Player(name, face) if number == seat else Player(name, PERSONS[bot].face, bot))
    options = Staged(entry.scenario).options
    return Setup(entry.game, tuple(players), options, seed=seed, case=entry.scenario)


def _bot_for(name: str, taken: Sequence[str | None]) -> str:
    """Return who plays somebody of this name: one who looks like it, and sits there least often so far."""
    fitting = [person for person in PERSONS if (person in _WOMEN) == name.endswith("a")]
    return min(fitting, key=taken.count)


def thinking(match: Match) -> Thinking | None:
    """Return heads that know what is written, if the match has begun with a deal of the collection."""
    if match.staged is None:
        return None

    def written(question: Question) -> Thought | None:
        """Do what is written, if anything is."""
        staged = match.staged
        action = staged.due(question.seat) if staged is not None and question.decides else None
        return None if action is None else Thought(question.number, question.seat, action)

    return Thinking(written)


class Staging(QObject):
    """Watches the table until the deal of the collection is over.

    Attributes:
        entry: the deal.
        shows: whether it is only to be seen.
    """

    over = Signal()
    """The deal is over, and the table shows it."""

    def __init__(self, playing: Playing, entry: Entry, *, shows: bool) -> None:
        """Watch; `shows`: do for the person at this screen what is written."""
        super().__init__(playing)
        self._playing = playing
        self.entry, self.shows = entry, shows
        playing.session.only_shows = shows
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LOOKS)
        self._timer.timeout.connect(self._do)
        playing.news.connect(self._hear)
        if shows:
            playing.session.asked.connect(lambda _: self._timer.start())

    def _do(self) -> None:
        """Do what is written, unless somebody has done something else or turned to a paper."""
        session = self._playing.session
        if session.held:
            self._timer.start()
        elif session.question is not None and session.written is not None:
            session.act(session.written)

    def _hear(self, _events: Sequence[Event]) -> None:
        """Stop when the deal is over; a game that is over by it comes to its own end."""
        session = self._playing.session
        if session.deals > 1 and not session.held:
            self._playing.news.disconnect(self._hear)
            session.hold("staging")
            self._timer.stop()
            self._timer.timeout.disconnect(self._do)
            self._timer.timeout.connect(self.over)
            self._timer.start()

    def stop(self) -> None:
        """Do and tell nothing more: whoever looked on has got up, though the table may still be moving."""
        self._timer.stop()
        self.blockSignals(True)

    def play_on(self) -> None:
        """Let the match go on as any."""
        self._playing.session.release("staging")


class Placard(PaperPanel):
    """Stands beside the table and tells what is to be seen there."""

    enough = Signal()

    def __init__(self, theme: Theme, wording: Wording, entry: Entry) -> None:
        super().__init__(theme)
        self._entry, self._wording = entry, wording
        self._title = written("", "title", wrap=True)
        self._notes = written("", "name", wrap=True)
        self._notes.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._enough = PaperButton(theme)
        self._enough.clicked.connect(self.enough)
        text = QScrollArea()
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setWidgetResizable(True)
        text.setWidget(self._notes)
        Fading(text, theme)
        lines = QVBoxLayout(self)
        for widget in (self._title, Rule(theme), text, self._enough):
            lines.addWidget(widget)
        lines.setStretch(2, 1)
        self.set_theme(theme)
        self.retranslate()

    def set_wording(self, wording: Wording) -> None:
        """Tell it in another language."""
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self._title.setText(self._entry.title(self._wording.language))
        self._notes.setText(self._entry.notes(self._wording.language))
        self._enough.say("", tr("Collection", "Enough"))
        self.stand_beside(self._enough)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        set_theme_below(self, theme)
        self.stand_beside(self._enough)

    def changeEvent(self, event: QEvent) -> None:
        """Write the button anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
