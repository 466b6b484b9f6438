"""Judge of decisions by the rules alone: each option is played out by the engine.

The best players do not reckon at a turn: they play as was learnt for just these rules, if that was learnt.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy
from cucu_desktop.bots.coin_decisions import coin_judges, last_token_worth
from cucu_desktop.bots.leaning import is_bold, lean, stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.playouts.others import Others, are_turns_learnt
from cucu_desktop.bots.playouts.world import BETWEEN_DEALS, World, plain
from cucu_desktop.bots.playouts.worlds import NoWorldError, Worlds
from cucu_desktop.bots.sampling import BATCH, errors_behind, estimates_of, sample_count
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.strategy import ExchangeJudge, Judge, Strategy
from cucu_desktop.bots.turn_table import kept_here
from cucu_desktop.bots.win_chance import (
    BEST,
    HONOUR,
    Equity,
    can_come_back,
    lives_of,
    unit_of_turn,
    win_chance_among,
)
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action, DecisionKind
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

COST: Final = 8
"""The cost of a playout by the engine, relative to one of ranks."""
CLEAR, PLAIN = 2.0, 4.0
"""The number of standard errors by which the best option has to be apart from the others: to be played, and
to be told together with its worth.
"""
LEAST: Final = {True: 32, False: 320}
"""The least number of samples, by whether they only serve to find the best option."""
ACTIONS: Final = {True: 12, False: 14}
"""The most actions that are replayed, for each sample: few worlds fit to what was heard of some deals."""
FEWEST: Final = 2
"""The least number of worlds from which worths are computed."""
EquityOf = Callable[[Person, Observation], Equity]


def win_chance(seat: int, tokens: Sequence[int], _dealer: int | None, _full: int) -> float:
    """Return the chance that a seat takes the pool, by the tokens alone."""
    if tokens[seat] <= 0:
        return 0.0
    rivals = [count for other, count in enumerate(tokens) if count > 0 and other != seat]
    return win_chance_among(tokens[seat], rivals) if rivals else 1.0


def equity_of(person: Person, observation: Observation) -> Equity:
    """Return the value of the ends of this deal to a person."""
    unit = unit_of_turn(person, observation)
    comes_back = unit == "coins" and can_come_back(observation)
    cost = observation.options.stake << observation.eliminations
    again = last_token_worth(win_chance, person, observation, cost) if comes_back else 0.0
    lives = replace(observation, tokens=lives_of(observation))
    return Equity(unit, lives, 0.0, again, honour=0.0 if person.is_counsellor else HONOUR)


def turn_judge(equity: EquityOf = equity_of) -> ExchangeJudge:
    """Return the judge of any decision while cards move.

    Args:
        equity: gives the value of the ends of a deal.
    """

    def reckon(
        person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> Assessment:
        players = len(observation.order)
        if stops(person) and _is_turn(observation) and are_turns_learnt(observation.options, players):
            return _looked_up(person, observation, heard)
        try:
            return assess(person, observation, heard, random, equity)
        except NoWorldError:
            return _looked_up(person, observation, heard)

    return Judge(reckon, by_eye(), BEST)


def assess(
    person: Person,
    observation: Observation,
    heard: Sequence[Event],
    random: Random,
    equity: EquityOf = equity_of,
) -> Assessment:
    """Return the worth of each option, by playing it out with the same hidden cards as the others.

    Raises:
        NoWorldError: the deal cannot be dealt again with other hidden cards.
    """
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    options = plain(decision.options)
    others = Others(observation)
    worlds = Worlds(observation, heard, others, random)
    end = _End(equity(person, observation), observation)
    count = sample_count(person, len(observation.order), COST)
    clear = CLEAR if stops(person) else PLAIN
    found: list[list[float]] = []
    while len(found) < count:
        try:
            world = worlds.sample()
        except NoWorldError:
            if len(found) < FEWEST:
                raise
            break
        found.append([_worth(world, option, others, end, random) for option in options])
        if len(found) == FEWEST:
            worlds.most = count * ACTIONS[stops(person)]
        if not len(found) % BATCH and len(found) >= LEAST[stops(person)] and is_clear(found, clear):
            break
    worths = dict(zip(options, estimates_of(found, end.token), strict=True))
    behind = dict(zip(options, errors_behind(found), strict=True))
    assessment = Assessment.of(end.unit, worths, behind_errors=behind)
    if _is_turn(observation):
        return lean(person, assessment, end.token)
    return assessment


def by_rules(kind: DecisionKind, judge: ExchangeJudge) -> ExchangeJudge:
    """Return a judge that plays the options out, if this kind of decision is made while cards move.

    Args:
        kind: the kind of decision.
        judge: the judge where that is not possible.
    """
    if kind in BETWEEN_DEALS or judge is _ANY:
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


class _AnyKind(dict[DecisionKind, ExchangeJudge]):
    """The judges of a game that has none of its own: any decision while cards move is played out."""

    def __missing__(self, kind: DecisionKind) -> ExchangeJudge:
        return _ANY


def _is_turn(observation: Observation) -> bool:
    """Return whether it is a choice between keeping and exchanging."""
    decision = observation.decision
    return decision is not None and set(decision.options) == {KEEP, EXCHANGE}


def _looked_up(person: Person, observation: Observation, heard: Sequence[Event]) -> Assessment:
    """Return the policy as it was learnt; where both are played, by the person's bias.

    The worths are not known, so their error is a token.
    """
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    options = plain(decision.options)
    policy: Policy = dict.fromkeys(options, 1 / len(options))
    if _is_turn(observation):
        kept = kept_here(observation, heard)
        if 0 < kept < 1 and not person.is_counsellor:
            kept = float(not is_bold(person))
        policy = {KEEP: kept, EXCHANGE: 1 - kept}
    return Assessment.of("tokens", dict.fromkeys(options, Estimate(0.0, 1.0))).with_policy(policy)


def _worth(world: World, option: Action, others: Others, end: "_End", random: Random) -> float:
    tried = world.clone()
    tried.state.hush(end.seat)
    tried.apply(option)
    tried.play_on(others, random)
    return end.worth(tried)


class _End:
    """The value to one player of the end of a deal."""

    def __init__(self, equity: Equity, observation: Observation) -> None:
        self.seat = observation.seat
        self.unit, self.token = equity.unit, equity.token
        self._observation, self._equity = observation, equity

    def worth(self, world: World) -> float:
        """Return the value of a deal that has been played to its end."""
        lost, won = world.lost, world.won
        if self.unit != "tokens" and lost and self._is_nobody_left(lost, won):
            return self._worth_of_nobody(world)
        return self._equity.after(lost, won)

    def _is_nobody_left(self, lost: tuple[int, ...], won: tuple[int, ...]) -> bool:
        held = enumerate(lives_of(self._observation))
        return all(count + won.count(seat) <= lost.count(seat) for seat, count in held)

    def _worth_of_nobody(self, world: World) -> float:
        """Return the seat's part of the pool, by the rules, when no player has a token left."""
        observation, state = self._observation, world.state
        whole = 1 if self.unit == "chance" else observation.pool
        if state.ended:
            return whole * (self.seat in state.winners) / max(len(state.winners), 1)
        back = [seat for seat in range(observation.players) if state.table.tokens[seat]] or observation.order
        return whole * (self.seat in back) / len(back)


_ANY: Final = turn_judge()
BY_RULES: Final = Strategy(_AnyKind(coin_judges(win_chance)), win_chance=win_chance)
"""The strategy of a game that no other strategy knows."""


def is_clear(samples: Sequence[Sequence[float]], errors: float) -> bool:
    """Return whether one option is better than all others by more than this many paired standard errors."""
    sums = [sum(column) for column in zip(*samples, strict=True)]
    least = [errors * error * len(samples) for error in errors_behind(samples)]
    behind = [max(sums) - each for each in sums]
    return [mine <= apart for mine, apart in zip(behind, least, strict=True)].count(True) == 1
