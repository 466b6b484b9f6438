"""Judge of a decision in a game that is known by its rules alone: each option is played out by the engine."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy
from cucu_desktop.bots.coin_decisions import coin_judges, last_token_worth
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.playouts.habits import Habits, habits_of, plain
from cucu_desktop.bots.playouts.situation import BETWEEN_DEALS, Playout
from cucu_desktop.bots.playouts.worlds import NoWorldError, Worlds
from cucu_desktop.bots.sampling import BATCH, errors_behind, estimates_of, sample_count
from cucu_desktop.bots.strategy import ExchangeJudge, Judge, Strategy
from cucu_desktop.bots.win_chance import BEST, Equity, can_come_back, unit_of_turn, win_chance_among
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action, DecisionKind
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event, TokenLost
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import TokenGained

COST: Final = 5
"""The cost of a playout by the engine, relative to one of ranks."""
CLEAR: Final = 2.0
"""The number of standard errors by which the best option has to be apart from the others."""


def win_chance(seat: int, tokens: Sequence[int], _dealer: int | None, _full: int) -> float:
    """Return the chance that a seat takes the pool, by the tokens alone."""
    if tokens[seat] <= 0:
        return 0.0
    rivals = [count for other, count in enumerate(tokens) if count > 0 and other != seat]
    return win_chance_among(tokens[seat], rivals) if rivals else 1.0


def border(observation: Observation) -> int:
    """Return the rank from which a card is good."""
    return habits_of(observation.options, len(observation.order)).keeps_from()


def assess(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Assessment:
    """Return the worth of each option, by playing it out with the same hidden cards as the others.

    Raises:
        NoWorldError: the deal cannot be dealt again with other hidden cards.
    """
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    options = plain(decision.options)
    habits = habits_of(observation.options, len(observation.order))
    worlds = Worlds(observation, heard, habits, random)
    end = _End(person, observation)
    count = sample_count(person, len(observation.order), COST)
    found: list[list[float]] = []
    while len(found) < count:
        world = worlds.sample()
        found.append([_worth(world, option, habits, end, random) for option in options])
        if stops(person) and not len(found) % BATCH and _is_clear(found):
            break
    worths = dict(zip(options, estimates_of(found, end.token), strict=True))
    behind = dict(zip(options, errors_behind(found), strict=True))
    assessment = Assessment.of(end.unit, worths, behind_errors=behind)
    if set(options) == {KEEP, EXCHANGE}:
        return lean(person, assessment, end.token)
    return assessment


def by_habit(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Policy:
    """Return a beginner's policy: what is usual at the table, whatever the others did in this deal."""
    del person, heard, random
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    options = plain(decision.options)
    card = observation.card
    rank = card.rank if isinstance(card, Card) else -1
    habits = habits_of(observation.options, len(observation.order))
    return dict(zip(options, habits.by_rank(decision.kind, rank, len(options)), strict=True))


def by_rules(kind: DecisionKind, judge: ExchangeJudge) -> ExchangeJudge:
    """Return a judge that plays the options out, if this kind of decision is made while cards move.

    Args:
        kind: the kind of decision.
        judge: the judge where that is not possible.
    """
    if kind in BETWEEN_DEALS or judge is _TURN:
        return judge

    def reckon(
        person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> Assessment:
        decision = observation.decision
        assert decision is not None  # only the deciding seat is asked
        if all(isinstance(option, Action) for option in decision.options):
            try:
                return assess(person, observation, heard, random)
            except NoWorldError:
                pass
        return judge.reckon(person, observation, heard, random)

    return replace(judge, reckon=reckon)


def assess_or_follow(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worth of each option; no worths, and the usual policy, if they cannot be played out."""
    try:
        return assess(person, observation, heard, random)
    except NoWorldError:
        policy = by_habit(person, observation, heard, random)
        return Assessment.of("tokens", dict.fromkeys(policy, 0.0), policy)


class _AnyKind(dict[DecisionKind, ExchangeJudge]):
    """The judges of a game that has none of its own: any decision while cards move is played out."""

    def __missing__(self, kind: DecisionKind) -> ExchangeJudge:
        return _TURN


def _worth(world: Playout, option: Action, habits: Habits, end: "_End", random: Random) -> float:
    playout = world.clone()
    playout.state.hush(end.seat)
    playout.apply(option)
    habits.play_on(playout, random)
    return end.worth(playout.state)


class _End:
    """The value to one player of the end of a deal."""

    def __init__(self, person: Person, observation: Observation) -> None:
        self.seat = observation.seat
        self.unit = unit_of_turn(person, observation)
        self._observation = observation
        cost = observation.options.stake << observation.eliminations
        comes_back = self.unit == "coins" and can_come_back(observation)
        again = last_token_worth(win_chance, person, observation, cost) if comes_back else 0.0
        self._equity = Equity(self.unit, observation, 0.0, again)

    @property
    def token(self) -> float:
        """The value of a token."""
        return self._equity.token

    def worth(self, state: ExchangeState) -> float:
        """Return the value of a deal that has been played to its end."""
        events = state.table.events()
        lost = tuple([event.seat for event in events if isinstance(event, TokenLost)])
        won = tuple([event.seat for event in events if isinstance(event, TokenGained)])
        if self.unit != "tokens" and lost and self._is_nobody_left(lost, won):
            return self._worth_of_nobody(state)
        return self._equity.after(lost, won)

    def _is_nobody_left(self, lost: tuple[int, ...], won: tuple[int, ...]) -> bool:
        held = enumerate(self._observation.tokens)
        return all(count + won.count(seat) <= lost.count(seat) for seat, count in held)

    def _worth_of_nobody(self, state: ExchangeState) -> float:
        """Return the seat's part of the pool, by the rules, when no player has a token left."""
        observation, whole = self._observation, 1 if self.unit == "chance" else self._observation.pool
        if state.ended:
            return whole * (self.seat in state.winners) / max(len(state.winners), 1)
        back = [seat for seat in range(observation.players) if state.table.tokens[seat]]
        return whole * (self.seat in back) / max(len(back), 1)


def _is_clear(samples: Sequence[Sequence[float]]) -> bool:
    """Return whether one option is better than all others by more than chance."""
    sums = [sum(column) for column in zip(*samples, strict=True)]
    least = [CLEAR * error * len(samples) for error in errors_behind(samples)]
    behind = [max(sums) - each for each in sums]
    return [mine <= apart for mine, apart in zip(behind, least, strict=True)].count(True) == 1


_TURN: Final = Judge(assess_or_follow, by_habit, BEST)
BY_RULES: Final = Strategy(_AnyKind(coin_judges(win_chance)), border, win_chance)
"""The strategy of a game that no other strategy knows."""
