"""Whether advice is true: what it says is what was reckoned, and what was reckoned is the result.

    python -m tests.benchmarks.bench_advice said [DECISIONS]                 in every game
    python -m tests.benchmarks.bench_advice true [DECISIONS [TRIALS [GAME...]]]
    python -m tests.benchmarks.bench_advice rare [DECISIONS [TRIALS [GAME...]]]

`said` looks at 500 random decisions a game. `true` takes 100 turns of the first four players of a deal, where
all have all their tokens, and plays each way of each out 10,000 times: hidden cards are dealt anew until the
others, any persons of level 3, do what they have done, and then do what they do. Of what they meet often they
think less often, for all turns at once; PyPy takes some minutes a game. What comes about so rarely
that fewer than 200 deals of twenty times as many agree is left out. Where coins are counted, an end of the
deal is worth what the bots hold it to be worth: what is checked is how likely each end is. `rare` does the
same where a player is stopped at an inn, is to promise, to offer or to sell, and where a matador, who may be
any player, is bet against. Bars: no fault; every worth within three standard errors.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from math import hypot
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.cambio.cambio_turn import PotEquity
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.lu_stu.lu_stu_equity import equity
from cucu_desktop.bots.lu_stu.offers import value_of as value_of_offer
from cucu_desktop.bots.north.strategies import equity_with_rights
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.bots.standard.matador import THROUGH
from cucu_desktop.bots.tricks import play as card_play
from cucu_desktop.engine.actions import CALL, EXCHANGE, KEEP, WAIT, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Compared, Event, TokenLost
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import Observation, observe
from cucu_desktop.engine.rarer_events import BetAnswered, BetMade, TokenGained
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.tournament import mean_and_error
from tests.benchmarks.redeals import (
    MOST,
    DealAgain,
    Others,
    branched,
    is_going_on,
    known_now,
    opened_places,
    redealt,
    view,
)
from tests.bots.random_decisions import decisions, some
from tests.match.advice.said import faults

EXCHANGE_GAMES = tuple(game for game, its in GAMES.items() if isinstance(its, ExchangeGame))
SEATS = (3, 4, 5, 6)
FEWEST = 200
"""With fewer that agree nothing is said of a turn."""
TRIED = {KEEP, EXCHANGE, CALL, WAIT}
"""What is tried of all that may be done in a turn."""
RARER = {
    "campli": ("inn", "promise"),
    "lu_stu": ("bargain", "offer"),
    "ace_chasing": ("bet", "consent"),
}
"""What is decided beside turns."""
OFFERS = 2
"""So many offers and bets are tried, the best ones."""
EARLIER = (0, 1, 1, 2, 2, 3), (0, 0, 0, 1)
"""So many have had their turn before, or have decided such a thing."""
STAKE = 10
"""So much is bet against the matador, in every second deal of Ace Chasing, by everybody."""
BETTING = ("ace_chasing",)
"""Where is bet."""


def said(number: int) -> None:
    """Print the number of faults in this number of decisions of each game.

    In trick games few worlds are tried: what is said has to be what is reckoned, however long it was.
    """
    with patch.multiple(card_play, WORLDS=12, SOLVED=4):
        for game in GAMES:
            found = [
                fault
                for seen, heard in some(decisions(game, range(2 * number)), number, Random(1), most=3)
                for fault in faults(seen, heard)
            ]
            print(f"{game:12} {number} decisions, {len(found)} faults", flush=True)
            for fault in found[:10]:
                print(f"    {fault}")


def played(state: ExchangeState, action: Action, others: Others, value: "Value") -> float:
    """Return what the deal is worth to a seat if this is done now and all go on as they do."""
    state.apply(action)
    while is_going_on(state):
        state.apply(others.choose(state))
    return value(state)


def brought(state: ExchangeState, seat: int) -> float:
    """Return the tokens that a seat has won less lost."""
    events = state.table.events()
    lost = sum(isinstance(event, TokenLost) and event.seat == seat for event in events)
    return sum(isinstance(event, TokenGained) and event.seat == seat for event in events) - lost


Value = Callable[[ExchangeState], float]
"""Tells what the end of a deal is worth."""


def value_of(seen: Observation, heard: list[Event]) -> Value:
    """Return by what the end of this deal is valued, in the unit of advice."""
    if seen.options.game == "kille":
        equity = equity_with_rights(COUNSELLOR, seen)
        return lambda state: equity.after(
            tuple(event.seat for event in state.table.events() if isinstance(event, TokenLost))
        )
    if seen.options.game == "cambio":
        pot = PotEquity(seen)

        def part(state: ExchangeState) -> float:
            end = observe(state, seen.seat)
            losers = {each for each in end.order if end.dead[each]} | set(end.losers)
            return pot.after(len(losers), loses=seen.seat in losers)

        return part
    if seen.kind in ("bet", "consent"):
        before = sum(isinstance(event, BetMade) for event in heard) - (seen.kind == "consent")
        return lambda state: won_by_bet(state, seen, before)
    if seen.kind in ("bargain", "offer"):
        return lambda state: bargained(state, seen)
    return value_of_turn(seen)


def value_of_turn(seen: Observation) -> Value:
    """Return by what the end of the deal is valued in a turn."""
    if seen.options.game == "le_her":
        return lambda state: float(Compared((seen.seat,)) not in state.table.events())
    if seen.options.game == "ace_chasing":
        return lambda state: chased(state, seen)
    return lambda state: brought(state, seen.seat)


def chased(state: ExchangeState, seen: Observation) -> float:
    """Return what the end of a deal of Ace Chasing is worth: a life, or coins where some are bet."""
    left = state.in_game()
    if not seen.bets:
        return float(seen.seat in left) - 1
    honour = HONOUR / len(left) if seen.seat in left else 0.0
    return state.table.coins[seen.seat] - seen.coins[seen.seat] + honour


def bargained(state: ExchangeState, seen: Observation) -> float:
    """Return what the end of a deal of Lu Stù is worth in coins, with what was paid and promised for inns."""
    end, events = observe(state, seen.seat), state.table.events()
    lost, gained = (
        tuple(event.seat for event in events if isinstance(event, kind)) for kind in (TokenLost, TokenGained)
    )
    worth = (
        equity(COUNSELLOR, seen, "coins").after(lost, gained) + end.coins[seen.seat] - seen.coins[seen.seat]
    )
    for guest, innkeeper, percent in end.ledger[len(seen.ledger) :]:
        promised = value_of_offer(seen, guest, Action("offer", percent=percent))
        worth += promised * ((innkeeper == seen.seat) - (guest == seen.seat))
    return worth


def won_by_bet(state: ExchangeState, seen: Observation, before: int) -> float:
    """Return what a bet brings that is named or answered now, after this number of bets."""
    events = state.table.events()
    at = [number for number, event in enumerate(events) if isinstance(event, BetMade)][before]
    bet, answer = events[at : at + 2]
    if not (isinstance(answer, BetAnswered) and answer.agreed):
        return 0.0
    survives = seen.dealer in state.in_game()
    sign = 1 if seen.kind == "bet" else -1
    return float(sign * bet.coins * (1 if (bet.outcome == THROUGH) == survives else -1))


class Turn(NamedTuple):
    """One of the first turns of a deal.

    Attributes:
        deal: the deal.
        others: who plays it.
        cards: how the pack lies.
        done: what has been done before.
        state: the deal as it stands.
    """

    deal: DealAgain
    others: Others
    cards: list[Card]
    done: list[Action]
    state: ExchangeState


def is_turn(state: ExchangeState) -> bool:
    """Return whether a turn has several options, or a pause allows a call."""
    decision = state.decision
    return TRIED.intersection(decision.options) > {KEEP} or decision.kind == "call"


def is_rarer(state: ExchangeState) -> bool:
    """Return whether something is decided beside a turn, and there is something to choose."""
    decision = state.decision
    is_open = len(decision.options) > 1 or not isinstance(decision.options[0], Action)
    return decision.kind in RARER.get(state.options.game, ()) and is_open


def some_turns(game: str, number: int, *, is_rare: bool = False) -> Iterator[Turn]:
    """Yield this number of turns, or rarer decisions; the others are alike for as many players and stakes."""
    random = Random(game)
    found = 0
    everybody: dict[tuple[int, int | None], Others] = defaultdict(lambda: Others(game))
    seats = [each for each in SEATS if each in GAMES[game].seats] or GAMES[game].seats
    while found < number:
        stake = STAKE * (found % 2) if game in BETTING else 0
        table = seats[found % len(seats)], None if is_rare else stake
        deal, others = DealAgain(game, *table), everybody[table]
        cards = list(deal.pack.cards)
        random.shuffle(cards)
        state, done, before = deal.begin(cards), list[Action](), random.choice(EARLIER[is_rare])
        while is_going_on(state):
            if is_rarer(state) if is_rare else is_turn(state):
                if not before:
                    found += 1
                    yield Turn(deal, others, cards, done, state)
                    break
                before -= 1
            action = others.choose(state)
            if state.decision.kind != "call" or action is CALL:
                done.append(action)
            state.apply(action)


def compare(turn: Turn, trials: int) -> Iterator[tuple[str, bool]]:
    """Yield for each way of a turn what is reckoned and what came of it, and whether they agree."""
    deal, others, cards, done, state = turn
    seen, heard = view(state)
    reckoned = assess(COUNSELLOR, seen, heard, Random(repr(heard)))
    found: dict[Action, list[float]] = {each: [] for each in tried(seen, reckoned)}
    value, known, random = value_of(seen, heard), known_now(state), Random(repr(heard))
    fixed = opened_places(heard, seen)
    for _ in range(trials * MOST):
        begun = deal.at(redealt(cards, fixed, random), done, others, seen.seat)
        if begun is None or known_now(begun) != known:
            continue
        for action, brings in found.items():
            brings.append(played(branched(begun), action, others, value))
        if len(brings) == trials:
            break
    if any(len(brings) < FEWEST for brings in found.values()):
        return
    for action, brings in found.items():
        mean, error = mean_and_error(brings)
        worth = reckoned.option(action)
        error = max(error, 1 / len(brings))  # what never happened may happen once in as many deals
        apart = (worth.worth - mean) / hypot(error, worth.error)
        told = f"{len(seen.order)} players, {seen.card} after {' '.join(map(str, done))}, {action}"
        told += f": reckoned {worth.worth:+.4f} ± {worth.error:.4f}, played {mean:+.4f} ± {error:.4f}"
        yield f"{told}, {apart:+.1f}", abs(apart) <= 3


def tried(seen: Observation, reckoned: Assessment) -> list[Action]:
    """Return what is tried of all that may be done."""
    named = [each for each in seen.decision.options if isinstance(each, Action)]
    if seen.kind in ("turn", "call"):
        return [each for each in named if each in TRIED]
    offers = sorted(
        (each for each in reckoned.options if each.action not in named), key=lambda each: -each.worth
    )
    return named + [each.action for each in offers[:OFFERS]]


def main() -> None:
    """Print what was asked for."""
    what, *numbers = sys.argv[1:] or ["said"]
    if what == "said":
        said(int(numbers[0]) if numbers else 500)
        return
    number, trials = (int(each) for each in (*numbers[:2], *("100", "10000")[len(numbers) :]))
    for game in numbers[2:] or (RARER if what == "rare" else EXCHANGE_GAMES):
        agreed = []
        for turn in some_turns(game, number, is_rare=what == "rare"):
            for line, agrees in compare(turn, trials):
                agreed.append(agrees)
                if not agrees:
                    print(f"    {line}", flush=True)
        print(f"{game:12} {len(agreed)} worths, {sum(agreed)} within three errors", flush=True)


if __name__ == "__main__":
    main()
