"""A scenario of the collection on the table: the other seats follow the script while the game follows it.

The person may do anything; after the first deviation the other seats decide for themselves. The match is held
at the end of the deal, and continues only on request. To be watched, a scenario is played back like a match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import CALL, WAIT
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.scenario.scripted_deal import ScriptedDeal
from cucu_desktop.ui.play.bot_workers import BotWorkers, Thought

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.playback.playback import Playback
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.play.bot_workers import Question
    from cucu_desktop.ui.play.match_widget import MatchWidget

LOOKS: Final = 1600
"""Milliseconds for which a result is shown before `over`."""

_WOMEN: Final = frozenset(
    "bruna concetta filomena assunta nina babet alfrida stina borghild neeltje haruka".split()
)


def setup_of(entry: CollectedScenario, seat: int, face: str, seed: int) -> Setup:
    """Return the setup of a match that begins with this scenario: a person at `seat`, bots at all others."""
    players: list[Player] = []
    for number, name in enumerate(entry.seats):
        bot = _bot_for(name, [player.bot for player in players])
        players.append(Player(name, face) if number == seat else Player(name, PERSONS[bot].face, bot))
    options = ScriptedDeal(entry.scenario).options
    return Setup(entry.game, tuple(players), options, seed=seed, case=entry.scenario)


def playback_of(entry: CollectedScenario, seat: int, face: str) -> Playback:
    """Return the playback of a scenario whose actions have all been done, with the person at `seat`."""
    match = Match.begin(setup_of(entry, seat, face, seed=1))
    assert match.scripted_deal is not None
    for who, action in match.scripted_deal.actions:
        match.submit(who, action)
    playback = match.playback()
    playback.end_with(playback.deals[0])
    return playback


def _bot_for(name: str, taken: Sequence[str | None]) -> str:
    """Return the bot that plays a seat of this name.

    A regular of that name if there is one; else one of the gender the name suggests, used least so far.
    """
    called = next((person for person in PERSONS if PERSONS[person].name == name), None)
    if called is not None:
        return called
    fitting = [person for person in PERSONS if (person in _WOMEN) == name.endswith("a")]
    return min(fitting, key=taken.count)


def bot_workers(match: Match) -> BotWorkers | None:
    """Return workers that answer by the script, or None if the match has no scenario."""
    if match.scripted_deal is None:
        return None

    def written(question: Question) -> Thought | None:
        """Return the scripted answer, or None if there is none."""
        scripted = match.scripted_deal
        if scripted is None or not scripted.left:
            return None
        calls = {each.seat: scripted.left[0] == (each.seat, CALL) for each in question.calls}
        action = scripted.due(question.seat) if question.decides else None
        if action is None and not calls:
            return None
        told = {seat: CALL if does else WAIT for seat, does in calls.items()}
        return Thought(question.number, question.seat, action, calls=told)

    return BotWorkers(written)


class ScriptedGame(QObject):
    """Follows the table until the scripted deal is over.

    Attributes:
        entry: the scenario.
    """

    over = Signal()
    """The deal is over, and the table shows it."""

    def __init__(self, playing: MatchWidget, entry: CollectedScenario) -> None:
        super().__init__(playing)
        self._playing, self.entry = playing, entry
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(LOOKS)
        self._timer.timeout.connect(self.over)
        playing.seen.news.connect(self._hear)

    def _hear(self, _events: Sequence[Event]) -> None:
        """Hold the match when the deal is over; a game that ends with it ends normally."""
        session, view = self._playing.session, self._playing.view
        if session.match_view.deals > 1 and not session.held:
            self._playing.seen.news.disconnect(self._hear)
            session.hold("staging")
            if view.busy:  # the result waits to be read
                view.drained.connect(self._timer.start)
            else:
                self._timer.start()

    def stop(self) -> None:
        """Stop and emit nothing more: the user has left, though the table may still be moving."""
        self._timer.stop()
        self.blockSignals(True)

    def play_on(self) -> None:
        """Continue the match like any other."""
        self._playing.session.release("staging")
