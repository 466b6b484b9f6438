"""A position with other hidden cards: deals in which the others have done the same, played on by bots."""

from collections import defaultdict
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import PERSONS, Person
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import SHUFFLE, WAIT, Action, Shuffled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Dealt, Drew, Event, Exchanged, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.mechanisms.betting import BetState, Wager
from cucu_desktop.engine.observation import Observation, observe
from cucu_desktop.games.catalogue import GAMES

IN_A_DEAL = ("turn", "inn", "promise", "bargain", "offer", "call", "bet", "consent")
"""The decisions that a deal consists of."""
OTHERS = [person for person in PERSONS.values() if person.level == BEST]
EVERYBODY = list(PERSONS.values())
OFTEN = 2
"""So many times as often as the square of their thoughts they meet the same before they think of it anew.

Where options are worth nearly the same they do now this, now that: few thoughts of what comes often were
taken for the rule.
"""
MOST = 20
"""So many deals are tried at most for one that agrees with what was done."""
SOLVED = {"le_her": 2000}
"""So many think at least where it is solved how one has to mix: it takes no time."""
OFFERS_THOUGHT = 60
"""So many think at least of what to offer, and whether to take it: everybody names something else."""
SUITED = ("ace_chasing",)
"""Where suits count."""


class Others:
    """Persons of level 3, all alike often, at tables where only the cards differ.

    They think anew of what they know the seldomer the oftener they have met it, and do else what one of them
    has come to: what they have thought of in one deal serves all others. All have thought of it before one
    does again: of a few that are drawn by lot none may be bold.
    """

    def __init__(self, game: str) -> None:
        self._all_think = SOLVED.get(game, 0)
        self._known: dict[tuple[object, ...], list[Action]] = {}
        self._met: dict[tuple[object, ...], int] = defaultdict(int)
        self._waiting: dict[tuple[object, ...], list[Person]] = defaultdict(list)
        self._random = Random(0)

    def choose(self, state: ExchangeState) -> Action:
        """Return what the seat that decides does."""
        key = known_now(state)
        self._met[key] += 1
        known = self._known.setdefault(key, [])
        least = OFFERS_THOUGHT if state.decision.kind in ("bargain", "offer") else self._all_think
        if len(known) ** 2 >= max(OFTEN * self._met[key], least**2):
            return known[int(self._random.random() * len(known))]
        who = EVERYBODY if state.decision.kind == "consent" else OTHERS
        waiting = self._waiting[key]
        if not waiting:
            waiting += self._random.sample(who, len(who))
        known.append(choose(waiting.pop(), *view(state), Random(self._random.random())))
        return known[-1]


def known_now(state: ExchangeState) -> tuple[object, ...]:
    """Return what the seat that decides knows of this deal, and what it decides.

    Only ranks tell of a card, or four deals were thought of that are one; where suits count, too, only which
    are the same.
    """
    assert state.decision is not None  # a player decides next
    seat = state.decision.seat
    entries = [_as_known(entry, seat) for entry in state.table.journal]
    suits: dict[str, int] = {}
    if state.options.game in SUITED:
        entries += [
            (suits.setdefault(part.suit, len(suits)),)
            for kind, *parts in state.table.journal
            for part in parts
            if isinstance(part, Card) and parts[-1] >> seat & 1
        ]
    return (seat, state.decision.kind, *entries)


@cache
def _as_known(entry: tuple[Any, ...], seat: int) -> tuple[object, ...]:
    """Return an entry of the journal as a seat knows it."""
    kind, *parts = entry
    event = redacted(kind(*parts), seat)
    shown = [getattr(event, field.name) for field in fields(event)]
    return (kind, *[part.rank if isinstance(part, Card) else part for part in shown])


class DealAgain:
    """A deal that is dealt again and again."""

    def __init__(self, game: str, seats: int, stake: int | None = 0) -> None:
        """Prepare it; `stake` is what everybody has bet, None if they have yet to."""
        options = GAMES[game].options()
        quiet = {name: False for name in ("talk", "agreement", "sharing") if name in options.__slots__}
        self._start: ExchangeState = GAMES[game].state_class(replace(options, **quiet), [100] * seats, 0)
        if isinstance(self._start, BetState) and stake is not None:
            bettors = range(1, seats) if stake else ()
            self._start.settled_bets = tuple(Wager(seat, stake, None) for seat in bettors)
        self._start.start()
        self.pack = self._start.pack

    def begin(self, cards: list[Card]) -> ExchangeState:
        """Deal these cards."""
        state = self._start.clone()
        state.table.recording = True
        state.apply(Shuffled(tuple(cards)))
        return state

    def at(self, cards: list[Card], done: list[Action], others: Others, seat: int) -> ExchangeState | None:
        """Return the deal of these cards when this has been done; None if others do otherwise.

        Who could have called and let a pause go by has left no trace: that is not among what has been done.
        """
        state, rest = self.begin(cards), iter(done)
        coming = next(rest, None)
        while is_going_on(state):
            mine = state.decision.seat == seat
            if coming is None and mine:
                return state
            is_pause = state.decision.kind == "call"
            action = WAIT if is_pause else coming
            if action is None or not state.decision.allows(action):
                return None
            if not mine and others.choose(state) != action:
                return None
            state.apply(action)
            coming = coming if is_pause else next(rest, None)
        return None


def is_going_on(state: ExchangeState) -> bool:
    """Return whether a player has to decide in this deal."""
    decision = state.decision
    return decision is not None and decision is not SHUFFLE and decision.kind in IN_A_DEAL


def branched(state: ExchangeState) -> ExchangeState:
    """Return the state once more, to go on otherwise; it knows what has happened, and notes what will."""
    copy = state.clone()
    copy.table.journal, copy.table.recording = state.table.journal.copy(), True
    return copy


def view(state: ExchangeState) -> tuple[Observation, list[Event]]:
    """Return what the seat that decides sees and has heard."""
    assert state.decision is not None  # a player decides next
    seat = state.decision.seat
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def opened_places(heard: list[Event], seen: Observation) -> set[int]:
    """Return where in the pack the cards lay that the seat knows."""
    places: dict[int, int] = {}
    for event in heard:
        if isinstance(event, Dealt | Drew):
            places[event.seat] = sum(isinstance(each, Dealt | Drew) for each in heard[: heard.index(event)])
        elif isinstance(event, Exchanged):
            places[event.seat], places[event.other] = places[event.other], places[event.seat]
    return {places[seat] for seat, card in enumerate(seen.cards) if isinstance(card, Card)}


def redealt(cards: list[Card], fixed: set[int], random: Random) -> list[Card]:
    """Return the pack anew, but for the cards at these places."""
    rest = [card for place, card in enumerate(cards) if place not in fixed]
    random.shuffle(rest)
    others = iter(rest)
    return [card if place in fixed else next(others) for place, card in enumerate(cards)]
