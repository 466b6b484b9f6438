"""Tables of bots, and situations for them to decide."""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from random import Random

from cucu_desktop.bots import PERSONS, Person
from cucu_desktop.bots.dispatch import choose, small_talk
from cucu_desktop.engine.actions import CHANCE, SHUFFLE, Action, Shuffled, parse
from cucu_desktop.engine.events import Event, Talked, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import Observation, observe
from cucu_desktop.games import ace_chasing, campli, coucou, cuckoo, gnav, kille, le_her, lu_stu, tiebreak
from cucu_desktop.games.campli import Options

PEOPLE = list(PERSONS.values())
LEVELS = {level: [person for person in PEOPLE if person.level == level] for level in (1, 2, 3)}
QUIET = Options(agreement=False, sharing=False)
GAMES = {
    game.Options: game.GAME
    for game in (campli, lu_stu, cuckoo, ace_chasing, tiebreak, gnav, kille, le_her, coucou)
}


def at_level(level: int, like: str = "assunta") -> Person:
    """Somebody's character at another level."""
    return replace(PERSONS[like], level=level)


class Table:
    """Bots at a table, one decision at a time."""

    def __init__(
        self,
        people: Sequence[Person],
        seed: int,
        options: object | None = None,
        onlookers: int = 0,
        purse: int = 100,
    ) -> None:
        self.people = people
        options = options or Options()
        self.state: ExchangeState = GAMES[type(options)].state_class(
            options, [purse] * len(people), 0, onlookers
        )
        self.shuffles = Random(f"{seed}/shuffles")
        self.moods = [Random(f"{seed}/{seat}") for seat in range(len(people))]
        self.deal_began = 0
        self.state.start()
        self._shuffle()

    @property
    def seat(self) -> int:
        return self.state.decision.seat

    def view(self) -> tuple[Observation, list[Event]]:
        """What the bot that is to decide knows."""
        seat = self.seat
        events = self.state.table.events(self.deal_began)
        return observe(self.state, seat), [redacted(event, seat) for event in events]

    def choose(self):
        return choose(self.people[self.seat], *self.view(), self.moods[self.seat])

    def step(self) -> None:
        self.state.apply(self.choose())
        self._shuffle()

    def chat(self, seat: int) -> tuple[str, str | None] | None:
        """Apply a remark of a bot, if it makes one."""
        heard = [redacted(event, seat) for event in self.state.table.events(self.deal_began)]
        said = small_talk(self.people[seat], observe(self.state, seat), heard, self.moods[seat])
        if said:
            self.state.table.record(Talked, seat, *said)
        return said

    def play(self, most_deals: int = 1000) -> ExchangeState:
        while not self.state.is_over and self.state.deals < most_deals:
            self.step()
        return self.state

    def try_out(self, action: Action) -> list[Event]:
        """What would follow in this deal from the true cards; nothing at this table changes."""
        trial = copy(self)
        trial.state, trial.moods = self.state.clone(), [Random(seat) for seat in range(len(self.people))]
        so_far = len(self.state.table.journal)
        trial.state.table.journal = list(self.state.table.journal)
        trial.state.table.recording = True
        trial.state.apply(action)
        while trial.state.decision and trial.state.decision.kind in ("turn", "inn", "promise"):
            trial.state.apply(trial.choose())
        return trial.state.table.events(so_far)

    def _shuffle(self) -> None:
        while self.state.decision and self.state.decision.seat == CHANCE:
            if self.state.decision is SHUFFLE:
                self.deal_began = len(self.state.table.journal)
            self.state.apply(Shuffled.by(self.shuffles, self.state.to_shuffle))


def situation(
    cards: str,
    seats: int,
    *done: str,
    tokens: Sequence[int] = (),
    virgins: Sequence[bool] = (),
    options: object = QUIET,
    pool: int | None = None,
) -> tuple[Observation, list[Event]]:
    """What the next to decide knows after these actions in a deal of these cards; seat 0 deals."""
    state = GAMES[type(options)].state_class(options, [100] * seats, 0)
    state.start()
    state.table.tokens[:] = tokens or [options.tokens] * seats
    state.table.virgin[:] = virgins or [count == options.tokens for count in state.table.tokens]
    state.table.pool = state.table.pool if pool is None else pool
    pack = state.pack
    state.apply(Shuffled(pack.complete(pack[name] for name in cards.split())))
    for action in done:
        state.apply(parse(action))
    seat = state.decision.seat
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def answers(people: Sequence[Person], view: tuple[Observation, list[Event]], tries: int = 8) -> set[str]:
    """Everything that these people do in a situation."""
    return {str(choose(person, *view, Random(seed))) for person in people for seed in range(tries)}
