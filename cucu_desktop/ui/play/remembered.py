"""Reminders: a bot that has met a person in earlier games refers to them.

Said when a game begins, or when an encounter happens again during it. A reminder is no table talk and is not
logged: it follows from games that are over, and from public events of this one.
"""

# ruff: noqa: PLC0415 - without reminders the store is not read
from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cucu_desktop.engine.events import DealBegan
from cucu_desktop.match.records.deeds import EVERYBODY, Watcher

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.records.deeds import Encounter
    from cucu_desktop.match.records.store import Acquaintance
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.match_widget import MatchWidget

_MOST: Final = 2
"""The greatest number of reminders in a game; in a deal there is at most one."""
_LAST_TWO: Final = 2


class Remembered(QObject):
    """Follows the games at a table; a child of it."""

    def __init__(self, playing: MatchWidget, context: Context) -> None:
        super().__init__(playing)
        self._playing, self._context = playing, context
        self._watcher = Watcher()
        self._met: dict[str, tuple[Acquaintance, ...]] = {}
        """The acquaintances of each person, by the person's name."""
        self._said: set[str] = set()
        self._deal = self._spoken_in = 0
        session = playing.session
        session.seated.connect(self._begin)
        session.told.connect(self._hear)
        session.taken_back.connect(self._watch_again)

    # When a game begins

    def _begin(self) -> None:
        """Show a reminder at the very beginning of a game that is saved, if a bot has one."""
        seen = self._playing.session.match_view
        self._said, self._met = set(), {}
        self._spoken_in = 0
        self._watch_again()
        if seen.shown or not self._may_speak:
            return
        from cucu_desktop.match.records.player_record import remark

        person = seen.persons[0]
        bots = {player.bot: seat for seat, player in enumerate(seen.company) if player.bot is not None}
        random = Random(f"{seen.log}/{seen.public_observation.deals}")
        found = remark(self._acquaintances(person), list(bots), random)
        if found is not None:
            self._say(*found, bots[found[0]], person, random)

    @property
    def _may_speak(self) -> bool:
        seen, context = self._playing.session.match_view, self._context
        is_kept = seen.log is not None and seen.setup.case is None
        return bool(is_kept and context.preferences.table_talk and seen.persons and context.results.is_file())

    def _acquaintances(self, person: int) -> tuple[Acquaintance, ...]:
        from cucu_desktop.match.records.store import Store, StoreError

        name = self._playing.session.match_view.company[person].name
        if name not in self._met:
            try:
                self._met[name] = tuple(Store(self._context.results).acquaintances(name))
            except StoreError:
                self._met[name] = ()
        return self._met[name]

    # During a game

    def _watch_again(self, _seat: int = 0) -> None:
        """Take all events of the game shown so far, without reminders."""
        self._watcher = Watcher()
        self._deal = 0
        for event in self._playing.session.match_view.shown_since(0):
            self._take(event)

    def _take(self, event: Event) -> Sequence[Encounter]:
        """Take the next event; return the encounters between players that it completes."""
        before = len(self._watcher.found)
        self._watcher.take(event)
        self._deal += isinstance(event, DealBegan)
        return self._watcher.found[before:]

    def _hear(self, events: Sequence[Event]) -> None:
        """Show a reminder if an encounter is repeated, or if a deal begins with the last two players."""
        for event in events:
            found, last = self._take(event), event.order if isinstance(event, DealBegan) else ()
            is_enough = len(self._said) >= _MOST or self._spoken_in == self._deal
            if is_enough or not (found or len(last) == _LAST_TWO) or not self._may_speak:
                continue
            happened = [*self._of_the_last_two(last)]
            for deed in found:
                happened += self._of_deed(deed)
            self._let_speak(happened)

    def _of_deed(self, deed: Encounter) -> Iterator[tuple[str, int, int]]:
        """Yield possible reminders of an encounter: kind, seat of the bot, seat of the person."""
        from cucu_desktop.match.records.player_record import recalled

        seen = self._playing.session.match_view
        company, persons = seen.company, seen.persons
        pair = (deed.seat, deed.about)
        for person in persons:
            if person not in pair:
                continue
            others = (
                range(len(company)) if deed.about == EVERYBODY else [seat for seat in pair if seat != person]
            )
            earlier = [each for each in self._watcher.found if each is not deed and each.seat == person]
            for seat in others:
                met = self._met_at(seat, person)
                if met is None:
                    continue
                done = Counter(each.deed for each in earlier if each.about in (seat, EVERYBODY))
                kind = recalled(deed, person, done + Counter(met.done))
                if kind is not None:
                    yield kind, seat, person

    def _of_the_last_two(self, left: Sequence[int]) -> Iterator[tuple[str, int, int]]:
        """Yield possible reminders if only a person and a bot who have met are left of several players."""
        seen = self._playing.session.match_view
        if len(left) != _LAST_TWO or seen.public_observation.players == _LAST_TWO:
            return
        for person, seat in (left, left[::-1]):
            met = self._met_at(seat, person) if person in seen.persons else None
            if met is not None and met.won and met.lost:
                yield "last-two", seat, person

    def _met_at(self, seat: int, person: int) -> Acquaintance | None:
        """Return the person's acquaintance with the bot at this seat; None if there is none."""
        company = self._playing.session.match_view.company
        bot = company[seat].bot if seat < len(company) else None
        return next((met for met in self._acquaintances(person) if met.bot == bot), None) if bot else None

    def _let_speak(self, happened: Sequence[tuple[str, int, int]]) -> None:
        """Show the first of these reminders that its bot says, if any."""
        from cucu_desktop.match.records.player_record import speaks

        seen = self._playing.session.match_view
        for kind, seat, person in happened:
            bot = seen.company[seat].bot
            random = Random(f"{seen.log}/{self._deal}/{kind}/{seat}")
            if bot is not None and kind not in self._said and speaks(bot, random):
                self._said.add(kind)
                self._spoken_in = self._deal
                self._say(bot, kind, seat, person, random)
                return

    def _say(self, bot: str, kind: str, seat: int, person: int, random: Random) -> None:
        from cucu_desktop.ui.animation.card_motion import speak
        from cucu_desktop.ui.text.remembered import reminder
        from cucu_desktop.ui.widgets.player_names import called

        seen = self._playing.session.match_view
        name = called(seen.company[person].name)
        wording = self._context.wording
        said = reminder(wording.language, bot, kind, name, seat, random)
        words = replace(said, shows=wording.calls.shows)
        self._playing.view.director.interject(lambda context: speak(context, words), seen.public_observation)
