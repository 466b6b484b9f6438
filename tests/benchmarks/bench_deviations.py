"""What one seat would gain by leaving best play: both ways of every decision, in the real engine.

    python -m tests.benchmarks.bench_deviations [GAME [SEATS [DEALS [SEED [OTHERS [AFTER:CARD]]]]]]

Level 3 plays a deal with all tokens. Wherever the seat on trial has to keep or to exchange, the deal is
played out both ways with the same cards to come and the same chance; the others see and hear what is done
either way. The player who is on trial counts tokens, as who gives advice. So do the others, where they are
`alike`; as `persons` they play for the pool, as at any table: a token lost in a good chance is worth it. At
Campli these give away cards that are a rank higher, and what everybody believes of others is watched with
them; so they are the others there, if nothing else is said. Decisions are put together by what a player
could make a rule of: how many come after, the player's card, and how it came. What a rule gains a deal is
how often the case comes up times what the other way brings more there. Every seat of a deal is on trial.

Of some hundred rules one always seems to gain something. So rules that gain in one half of the deals are
tried in the other half: what all of them together gain there is what a player in that place would gain who
knows how level 3 plays.

What is rare takes many deals to be sure of. With `15:MASCHERA` this card is dealt in each to the player who
has fifteen after them, and only they are on trial: at Campli a deal tells then as much of that as twenty.

Who plays stops to reckon as soon as it is plain which way is worth more, as persons do. At Cuckoo and Lu
Stù, where it is sampled, that takes a twentieth of the time of a player who is to tell the worths, and they
nearly always choose the same; at Campli always. A deal of Campli is not played on when it is settled what the
seat on trial will have (`settled`).

Bar: no rule gains more than 0.001 tokens a deal by more than two standard errors.
"""

import sys
from collections import Counter, defaultdict
from contextlib import ExitStack
from functools import partial
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple
from unittest.mock import patch

from cucu_desktop.bots import turn_sampling
from cucu_desktop.bots.campli import campli_turn as campli_bots
from cucu_desktop.bots.campli import inn_decisions as campli_inn
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.leaning import is_bold
from cucu_desktop.bots.lu_stu import lu_stu_turn as lu_stu_bots
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.engine.actions import CHANCE, EXCHANGE, KEEP, Action, Shuffled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, Exchanged, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import observe
from cucu_desktop.games import campli, cuckoo, lu_stu
from tests.benchmarks.fits.settled import sees_a_lower, tokens_at_end
from tests.bots.playing import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

OPTIONS: Final = {
    "campli": campli.Options(sharing=False, agreement=False, talk=False),
    "lu_stu": lu_stu.Options(reentry="never", agreement=False),
    "cuckoo": cuckoo.Options(),
}
IN_A_DEAL: Final = ("turn", "inn", "promise", "bargain", "offer")
OTHERS: Final = {
    "alike": (COUNSELLOR,),
    "persons": tuple([PERSONS[name] for name in ("assunta", "filomena", "assunta", "berardo")]),
}
"""Who sits there. Of persons of level 3 half are cautious, a quarter bold, and a quarter both."""
KEPT: Final = 1_000_000
"""So many choices are kept in memory, to be made once; one that is made again is the same."""
SHOWN: Final = 12
"""So many rules are shown, those that gain most."""


class Case(NamedTuple):
    """What a player could make a rule of."""

    after: int
    card: str
    came: str
    done: str


class Gain:
    """What the other way brought more in a case: how often it came up, the sum and that of the squares."""

    __slots__ = ("count", "squares", "whole")

    def __init__(self) -> None:
        self.count = self.whole = self.squares = 0

    def add(self, part: int) -> None:
        """Count one more trial."""
        self.count += 1
        self.whole += part
        self.squares += part * part

    def per_deal(self, deals: int, share: float = 1.0) -> tuple[float, float]:
        """Return the gain a deal, and its standard error, if these come up in this share of all deals."""
        gain = self.whole / deals
        return share * gain, share * sqrt(max(self.squares / deals - gain * gain, 0.0) / deals)


Gains = dict[Case, Gain]


class Trials:
    """Deals of level 3, and what the other way would have brought in each case.

    Attributes:
        halves: the gains in deals with even and with odd numbers.
        dealt: how many come after the only one on trial, and which card they are dealt, if it is to be one.
        share: in what part of all deals it comes up that way.
    """

    def __init__(
        self, game: str, seats: int, seed: int, others: str, dealt: tuple[int, str] | None = None
    ) -> None:
        self.dealt = dealt
        self.share = 1.0
        self._options = OPTIONS[game]
        self._others = OTHERS[others]
        self._number = 0
        self._seats = seats
        self._seed = seed
        self._known: dict[tuple[object, ...], Action] = {}
        self._numbers: dict[tuple[object, ...], int] = {}
        self._events: dict[Event, int] = {}
        self.halves: tuple[Gains, Gains] = (defaultdict(Gain), defaultdict(Gain))

    def run(self, deals: int) -> None:
        """Play a number of deals."""
        for deal in range(deals):
            self._number = deal
            if len(self._known) > KEPT:
                self._known.clear()
            state = GAMES[type(self._options)].state_class(self._options, [100] * self._seats, 0)
            state.start()
            if state.decision.seat == CHANCE:
                random = Random(f"{self._seed}/{deal}")
                state.apply(self._laid_out(Shuffled.by(random, state.to_shuffle), random))
            self._follow(state, self.halves[deal % 2])

    def _laid_out(self, pack: Shuffled, random: Random) -> Shuffled:
        """Return the pack with the card where it is to be dealt; it is as likely either of those alike."""
        if self.dealt is None:
            return pack
        after, name = self.dealt
        cards = list(pack.cards)
        alike = [place for place, card in enumerate(cards) if name == _name(card, self._options.game)]
        self.share = len(alike) / len(cards)
        came, place = random.choice(alike), self._seats - 1 - after
        cards[came], cards[place] = cards[place], cards[came]
        return Shuffled(tuple(cards))

    def _is_on_trial(self, case: Case) -> bool:
        return self.dealt in (None, case[:2]) and (self.dealt is None or case.came.startswith("dealt"))

    def both(self) -> Gains:
        """Return the gains in all deals."""
        found: Gains = defaultdict(Gain)
        for half in self.halves:
            for case, gain in half.items():
                found[case].count += gain.count
                found[case].whole += gain.whole
                found[case].squares += gain.squares
        return found

    def _follow(self, state: ExchangeState, gains: Gains) -> None:
        """Play a deal, trying the other way wherever a player may keep or exchange."""
        trials: list[tuple[Case, int, int, Callable[[], int]]] = []
        decided: Counter[int] = Counter()
        while _is_in_deal(state) and (self.dealt is None or self.dealt[0] <= _after(state)):
            action, seat = self._choose(state), state.decision.seat
            if {KEEP, EXCHANGE} <= set(state.decision.options) and self._is_on_trial(_case(state, action)):
                best = self._choose(state, seat)
                other = self._left(_copy(state), KEEP if best == EXCHANGE else EXCHANGE, seat)
                again = partial(self._left, _copy(state), best, seat)
                trials.append((_case(state, best), seat, other, again))
                decided[seat] += action != best
            decided[seat] += 1
            state.apply(action)
        for case, seat, other, again in trials:
            # A deal in which all was done as the player on trial would do is not played again.
            is_played = self.dealt is None and (decided[seat] == 1 or COUNSELLOR in self._others)
            gains[case].add(other - (state.table.tokens[seat] if is_played else again()))

    def _left(self, state: ExchangeState, action: Action, seat: int) -> int:
        """Return how many tokens the seat has left if it does this now."""
        state.apply(action)
        while _is_in_deal(state):
            if isinstance(state, campli.CampliState):
                tokens = tokens_at_end(state, seat)
                if tokens is not None:
                    return tokens
            state.apply(self._choose(state, seat))
        return state.table.tokens[seat]

    def _choose(self, state: ExchangeState, trial: int | None = None) -> Action:
        """Return what the seat whose turn it is does; where all is heard alike it does the same.

        Args:
            state: the deal.
            trial: who is on trial.
        """
        seat = state.decision.seat
        person = COUNSELLOR
        if seat != trial:
            person = self._others[(self._number + state.deal.order.index(seat)) % len(self._others)]
        if isinstance(state, campli.CampliState) and not is_bold(person) and sees_a_lower(state, seat):
            return KEEP
        heard = [self._heard(entry, seat) for entry in state.table.journal]
        key = (seat, state.decision.kind, person.id, *heard)
        known = self._known.get(key)
        if known is None:
            events = [redacted(event, seat) for event in state.table.events()]
            known = self._known[key] = choose(person, observe(state, seat), events, Random(str(key)))
        return known

    def _heard(self, entry: tuple[object, ...], seat: int) -> int:
        """Return a number for what a seat hears of an entry in the journal, the same for the same."""
        number = self._numbers.get((seat, *entry))
        if number is None:
            kind, *attributes = entry
            event = redacted(kind(*attributes), seat)
            number = self._numbers[seat, *entry] = self._events.setdefault(event, len(self._events))
        return number


def _copy(state: ExchangeState) -> ExchangeState:
    """Return a copy in which all has been heard that has been heard here, and will be."""
    copy = state.clone()
    copy.table.journal, copy.table.recording = state.table.journal.copy(), True
    return copy


def _is_in_deal(state: ExchangeState) -> bool:
    return state.decision is not None and state.decision.kind in IN_A_DEAL


def _case(state: ExchangeState, action: Action) -> Case:
    seat, table = state.decision.seat, state.table
    mine = table.cards[seat]
    crossed = [entry for entry in table.journal if entry[0] is Exchanged]
    came = "dealt after an exchange" if crossed else "dealt"
    to_me = [entry for entry in crossed if entry[2] == seat]
    if to_me:
        given = table.cards[to_me[-1][1]].rank
        came = "for a lower" if given < mine.rank else "for a higher" if given > mine.rank else "equal"
    name = _name(mine, state.options.game)
    return Case(_after(state), name, came, str(action))


def _after(state: ExchangeState) -> int:
    """Return how many come after who has to decide."""
    order = state.deal.order
    return len(order) - 1 - order.index(state.decision.seat)


def _name(card: Card, game: str) -> str:
    return card.id[:-1] if game == "cuckoo" else card.id  # suits make no difference


def together(halves: tuple[Gains, Gains], deals: int) -> dict[int, tuple[float, float]]:
    """Return by the number of players after one what all rules bring that seem to gain in the other half."""
    found: dict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for tried, chosen in (halves, halves[::-1]):
        for case, gain in tried.items():
            if case in chosen and chosen[case].whole > sqrt(chosen[case].squares):
                whole, variance = found[case.after]
                found[case.after] = whole + gain.whole / deals, variance + gain.squares / deals**2
    return {after: (gain, sqrt(variance)) for after, (gain, variance) in sorted(found.items())}


def main() -> None:
    """Try, and print the rules that would gain most."""
    game, seats, number, seed, *rest = [*sys.argv[1:], *("campli", "4", "10000", "1")[len(sys.argv) - 1 :]]
    deals = int(number)
    others, *rest = rest or ["persons" if game == "campli" else "alike"]
    dealt = [(int(after), card) for after, card in (each.split(":") for each in rest)]
    trials = Trials(game, int(seats), int(seed), others, *dealt)
    with ExitStack() as stack:
        for bots in (campli_bots, campli_inn, turn_sampling, lu_stu_bots):
            stack.enter_context(patch.object(bots, "stops", lambda _: True))
        trials.run(deals)
    gains = [(case, gain) for case, gain in trials.both().items() if gain.squares]
    rows = [(*gain.per_deal(deals, trials.share), gain.count, case) for case, gain in gains]
    rows.sort(key=lambda row: row[0] - 2 * row[1], reverse=True)
    count = sum(row[2] for row in rows)
    print(f"{game}, {seats} seats, {others}, {deals} deals: {count} trials of {len(rows)} rules")
    for gain, error, count, case in rows[:SHOWN]:
        what = f"{case.after:2} after, {case.card} {case.came}, plays {case.done}"
        print(f"  {what:60} {count:7} times, the other way {gain:+.5f} ± {error:.5f} a deal")
    for after, (gain, error) in together(trials.halves, deals).items() if trials.dealt is None else ():
        print(f"  {after:2} after, all rules that gain in the other half {gain:+.5f} ± {error:.5f} a deal")


if __name__ == "__main__":
    main()
