"""What one seat would gain by leaving best play: both ways of every close decision, in the real engine.

    python -m tests.benchmarks.bench_deviations [GAME [SEATS [DEALS [SEED]]]]

Level 3 plays a deal with all tokens. Wherever the seat on trial has to keep or to exchange, the deal is
played out both ways with the same cards to come and the same chance. Decisions are put together by what
somebody could make a rule of: how many come after, one's card, and how it came. What a rule gains a deal is
how often the case comes up times what the other way brings more there. Every seat of a deal is on trial.

Bar: no rule gains more than 0.001 tokens a deal by more than two standard errors.
"""

import sys
from collections import defaultdict
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import CHANCE, EXCHANGE, KEEP, Action, Shuffled
from cucu_desktop.engine.events import Exchanged, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import observe
from cucu_desktop.games import campli, cuckoo, lu_stu
from tests.bots.playing import GAMES

OPTIONS: Final = {
    "campli": campli.GAME.presets["strict"],
    "lu_stu": lu_stu.Options(reentry="never", agreement=False),
    "cuckoo": cuckoo.Options(),
}
KEPT: Final = 100_000
"""So many choices are kept in memory, to be made once; one that is made again is the same."""
SHOWN: Final = 12
"""So many rules are shown, those that gain most."""


class Case(NamedTuple):
    """What somebody could make a rule of."""

    after: int
    card: str
    came: str
    done: str


class Trials:
    """Deals of level 3, and what the other way would have brought in each case."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self._options = OPTIONS[game]
        self._seats = seats
        self._seed = seed
        self._known: dict[tuple[object, ...], Action] = {}
        self.gains: dict[Case, list[int]] = defaultdict(list)

    def run(self, deals: int) -> None:
        """Play so many deals."""
        for deal in range(deals):
            if len(self._known) > KEPT:
                self._known.clear()
            state = GAMES[type(self._options)].state_class(self._options, [100] * self._seats, 0)
            state.start()
            if state.decision.seat == CHANCE:
                state.apply(Shuffled.by(Random(f"{self._seed}/{deal}"), state.to_shuffle))
            self._follow(state)

    def _follow(self, state: ExchangeState) -> None:
        """Play a deal, trying the other way wherever somebody may keep or exchange."""
        trials: list[tuple[Case, int, int]] = []
        while _is_in_deal(state):
            action, seat = self._choose(state), state.decision.seat
            if {KEEP, EXCHANGE} <= set(state.decision.options):
                left = self._left(state.clone(), KEEP if action == EXCHANGE else EXCHANGE, seat)
                trials.append((_case(state, action), seat, left))
            state.apply(action)
        for case, seat, left in trials:
            self.gains[case].append(left - state.table.tokens[seat])

    def _left(self, state: ExchangeState, action: Action, seat: int) -> int:
        """Return how many tokens the seat has left if it does this now."""
        state.apply(action)
        while _is_in_deal(state):
            state.apply(self._choose(state))
        return state.table.tokens[seat]

    def _choose(self, state: ExchangeState) -> Action:
        """Return what level 3 does; where all is seen and heard alike it does the same."""
        seat = state.decision.seat
        observation = observe(state, seat)
        heard = [redacted(event, seat) for event in state.table.events()]
        key = (seat, observation.kind, observation.about, observation.cards, *map(repr, heard))
        if key not in self._known:
            self._known[key] = choose(COUNSELLOR, observation, heard, Random(repr(key)))
        return self._known[key]


def _is_in_deal(state: ExchangeState) -> bool:
    return state.decision is not None and state.decision.kind in ("turn", "inn", "promise")


def _case(state: ExchangeState, action: Action) -> Case:
    seat = state.decision.seat
    observation = observe(state, seat)
    crossed = [
        event for event in state.table.events() if isinstance(event, Exchanged) and event.other == seat
    ]
    came = "dealt"
    if crossed:
        given = observation.cards[crossed[-1].seat]
        mine = observation.card
        came = (
            "for a lower" if given.rank < mine.rank else "for a higher" if given.rank > mine.rank else "equal"
        )
    elif any(isinstance(event, Exchanged) for event in state.table.events()):
        came = "dealt after an exchange"
    place = observation.order.index(seat)
    return Case(len(observation.order) - 1 - place, observation.card.id, came, str(action))


def main() -> None:
    """Try, and print the rules that would gain most."""
    game, seats, deals, seed = [*sys.argv[1:], *("campli", "4", "10000", "1")[len(sys.argv) - 1 :]]
    trials = Trials(game, int(seats), int(seed))
    trials.run(int(deals))
    rows = []
    for case, gains in trials.gains.items():
        gain = sum(gains) / int(deals)
        squares = sum(part * part for part in gains) / int(deals)
        rows.append((gain, sqrt(max(squares - gain * gain, 0.0) / int(deals)), len(gains), case))
    rows.sort(key=lambda row: row[0] - 2 * row[1], reverse=True)
    print(f"{game}, {seats} seats, {deals} deals: {sum(row[2] for row in rows)} trials")
    for gain, error, count, case in rows[:SHOWN]:
        what = f"{case.after:2} after, {case.card} {case.came}, plays {case.done}"
        print(f"  {what:60} {count:7} times, the other way {gain:+.5f} ± {error:.5f} a deal")


if __name__ == "__main__":
    main()
