"""Whether advice is true: what it says is what was reckoned, and what was reckoned is what comes of it.

    python -m tests.benchmarks.bench_advice said [DECISIONS]                 in every game
    python -m tests.benchmarks.bench_advice true [DECISIONS [TRIALS [GAME...]]]

`said` looks at 500 random decisions a game. `true` takes 100 turns of the first two players of a deal, where
all have all their tokens, and plays each way of each out 10,000 times: hidden cards are dealt anew until the
others, bots of level 3, do what they have done, and then do what they do. Bars: no fault; every worth within
three standard errors.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from math import hypot
from random import Random
from unittest.mock import patch

from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.bots.tricks import play as card_play
from cucu_desktop.engine.actions import EXCHANGE, KEEP, SHUFFLE, Action, Shuffled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, TokenLost, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import Observation, observe
from cucu_desktop.engine.rarer_events import TokenGained
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.tournament import mean_and_error
from tests.bots.random_decisions import decisions, some
from tests.match.advice.said import faults

TOKEN_GAMES = ("campli", "lu_stu", "cuckoo", "tiebreak")
SEATS = (3, 4, 5, 6)
IN_A_DEAL = ("turn", "inn", "promise", "bargain", "offer")
"""The decisions that a deal consists of."""
OTHERS = PERSONS["assunta"]
MOST = 20
"""So many deals are tried at most for one that agrees with what was done."""


def said(number: int) -> None:
    """Print for each game how many faults there are in so many decisions.

    In trick games few worlds are tried: what is said has to be what is reckoned, however long it was.
    """
    with patch.multiple(card_play, WORLDS=12, SOLVED=4):
        for game in GAMES:
            found = [
                fault
                for seen, heard in some(decisions(game, range(2 * number)), number, Random(1))
                for fault in faults(seen, heard)
            ]
            print(f"{game:12} {number} decisions, {len(found)} faults", flush=True)
            for fault in found[:10]:
                print(f"    {fault}")


class DealAgain:
    """A deal that is dealt again and again."""

    def __init__(self, game: str, seats: int) -> None:
        options = GAMES[game].options()
        quiet = {name: False for name in ("talk", "agreement", "sharing") if name in options.__slots__}
        self._start: ExchangeState = GAMES[game].state_class(replace(options, **quiet), [100] * seats, 0)
        self._start.start()
        self.pack = self._start.pack

    def play(self, cards: list[Card], done: list[Action], seed: int) -> "tuple[ExchangeState, bool]":
        """Deal these cards and let bots play; tell whether they began as was done."""
        state = self._start.clone()
        state.table.recording = True
        state.apply(Shuffled(tuple(cards)))
        random = Random(seed)
        for number in range(1000):
            decision = state.decision
            if decision is None or decision is SHUFFLE or decision.kind not in IN_A_DEAL:
                break
            chosen = choose(OTHERS, *view(state), random)
            if number < len(done):
                if number < len(done) - 1 and chosen != done[number]:
                    return state, False
                chosen = done[number]
            state.apply(chosen)
        return state, True

    def at(self, cards: list[Card], done: list[Action]) -> ExchangeState:
        """Return the deal of these cards when this has been done."""
        state = self._start.clone()
        state.table.recording = True
        state.apply(Shuffled(tuple(cards)))
        for action in done:
            state.apply(action)
        return state


def view(state: ExchangeState) -> tuple[Observation, list[Event]]:
    """Return what the seat that decides sees and has heard."""
    assert state.decision is not None  # somebody has to decide
    seat = state.decision.seat
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def brought(state: ExchangeState, seat: int) -> float:
    """Return the tokens that a seat has won less lost."""
    events = state.table.events()
    lost = sum(isinstance(event, TokenLost) and event.seat == seat for event in events)
    return sum(isinstance(event, TokenGained) and event.seat == seat for event in events) - lost


def some_turns(game: str, number: int) -> Iterator[tuple[DealAgain, list[Card], list[Action]]]:
    """Yield deals with what is done before a turn of the first player, or of the second."""
    random = Random(game)
    for turn in range(number):
        deal = DealAgain(game, SEATS[turn % len(SEATS)])
        cards = list(deal.pack.cards)
        random.shuffle(cards)
        state = deal.at(cards, [])
        first = choose(OTHERS, *view(state), random)
        state.apply(first)
        is_second = turn % 2 and state.decision is not None and state.decision.kind == "turn"
        yield deal, cards, [first] if is_second else []


def compare(
    deal: DealAgain, cards: list[Card], done: list[Action], trials: int
) -> Iterator[tuple[str, bool]]:
    """Yield for each way of a turn what is reckoned and what came of it, and whether they agree."""
    state = deal.at(cards, done)
    seen, heard = view(state)
    if seen.kind != "turn" or len(seen.decision.options) < 2:
        return
    reckoned = assess(COUNSELLOR, seen, heard, Random(0))
    for option in (KEEP, EXCHANGE):
        found = []
        random = Random(1)
        for trial in range(trials * MOST):
            again = _redealt(deal, cards, seen, random)
            if again is None:
                return
            end, agrees = deal.play(again, [*done, option], trial)
            if agrees:
                found.append(brought(end, seen.seat))
            if len(found) == trials:
                break
        if len(found) < trials:
            return
        mean, error = mean_and_error(found)
        worth = reckoned.option(option)
        error = max(error, 1 / trials)  # what never happened may happen once in so many
        apart = (worth.worth - mean) / hypot(error, worth.error)
        told = f"{len(seen.order)} players, {seen.card} after {list(map(str, done))}, {option}"
        told += f": reckoned {worth.worth:+.4f} ± {worth.error:.4f}, played {mean:+.4f} ± {error:.4f}"
        yield f"{told}, {apart:+.1f}", abs(apart) <= 3


def _redealt(deal: DealAgain, cards: list[Card], seen: Observation, random: Random) -> list[Card] | None:
    """Return the pack anew, but for the cards that the seat has seen, in a way that agrees with them."""
    known = [card for card in seen.cards if isinstance(card, Card)]
    fixed = [place for place in range(seen.order.index(seen.seat) + 1) if cards[place] in known]
    if len(fixed) != len(known):
        return None
    rest = [card for place, card in enumerate(cards) if place not in fixed]
    random.shuffle(rest)
    others = iter(rest)
    return [card if place in fixed else next(others) for place, card in enumerate(cards)]


def main() -> None:
    """Print what was asked for."""
    what, *numbers = sys.argv[1:] or ["said"]
    if what == "said":
        said(int(numbers[0]) if numbers else 500)
        return
    number, trials = (int(each) for each in (*numbers[:2], *("100", "10000")[len(numbers) :]))
    for game in numbers[2:] or TOKEN_GAMES:
        results = [
            result
            for deal, cards, done in some_turns(game, number)
            for result in compare(deal, cards, done, trials)
        ]
        for line, agrees in results:
            if not agrees:
                print(f"    {line}")
        print(f"{game:12} {len(results)} worths, {sum(agrees for _, agrees in results)} within three errors")


if __name__ == "__main__":
    main()
