"""Dispatch of decisions: from any observation to the strategy of its game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pkgutil import resolve_name
from random import Random
from typing import TYPE_CHECKING, Final

from cucu_desktop.bots import talk
from cucu_desktop.bots.learnt import learnt_first
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.reckoned import is_reckoned
from cucu_desktop.bots.win_chance import LAST_TWO
from cucu_desktop.engine.actions import PLAY_ON, Action, Amount, Decision
from cucu_desktop.engine.tricks.observation import TrickObservation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.bots.assessment import Assessment
    from cucu_desktop.bots.persons import Person
    from cucu_desktop.bots.strategy import ExchangeJudge, Strategy
    from cucu_desktop.bots.talk import Said
    from cucu_desktop.bots.tricks.trick_strategy import TrickJudge, TrickStrategy
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.observation import Observation

STRATEGIES: Final[Mapping[str, str]] = {
    "campli": "campli:CAMPLI",
    "lu_stu": "lu_stu:LU_STU",
    "coch": "tricks:COCH",
    "zifuli": "tricks:ZIFULI",
    "trionfo": "tricks:TRIONFO",
    "cuckoo": "standard.cuckoo_last_two:CUCKOO",
    "tiebreak": "standard.tiebreak_bot:TIEBREAK",
    "ace_chasing": "standard.ace_chasing_bot:ACE_CHASING",
    "gnav": "north.strategies:GNAV",
    "kille": "north.strategies:KILLE",
    "le_her": "standard.le_her_bot:LE_HER",
    "coucou": "standard.coucou_last_two:COUCOU",
    "cambio": "cambio:CAMBIO",
}
"""The strategy of each game: its module in this package and its name there.

An exchange game without one is played by its rules alone (`playouts`), as are rules that are not `RECKONED`.

The module is imported when its game is played: the bots of other games cost no time.
"""
PLAYED_OUT: Final = frozenset({"cuckoo", "coucou", "gnav", "kille"})
"""The ids of games whose turns are looked up in a `TurnTable`, or played out by rules without one."""
BY_RULES: Final = "playouts.rules_judge:BY_RULES"
"""The strategy of an exchange game that has none of its own."""
NOT_READ_ANYWHERE: Final[Mapping[str, str]] = {
    "stake": "an observation has the pool and everybody's coins",
    "tokens": "an observation has everybody's tokens",
    "chips": "an observation has everybody's chips",
    "talk": "what is said is heard, and nothing is said where nobody talks",
    "sharing": "who may share is asked",
    "agreement": "who may agree is asked",
    "deals": "each deal is played for itself, however many are to come",
    "target": "each deal is played for itself, however much is still to be won",
}
"""The options that the bots of no game have to read, and why."""
NOT_READ: Final[Mapping[str, Mapping[str, str]]] = {
    "lu_stu": {"fools_bargain": "who may sell the fool's choice is asked"},
    "cuckoo": {"direction": "an observation has the playing order"},
    "ace_chasing": {"bets": "a decision has the outcomes that may be bet on"},
    "cambio": {
        "pots": "each pot is played for itself, however many are to come",
        "skip": "an unnamed skip is taken for a horse or a house, as is a named one",
        "fallen": "an observation shows the cards of the fallen that are turned up",
    },
}
"""The options with which the bots of a game never play otherwise, with the reason or the resulting fault."""
SHARED: Final[Mapping[str, str]] = {
    "kille": "`NorthRules` is made of the powers, heights and prices of the game that is played",
}
"""The games that are played by the bots of another one though their rules differ, and why that is right, or
what the bots get wrong for it."""


def choose(person: Person, observation: AnyObservation, heard: Sequence[Event], random: Random) -> Action:
    """Return the person's action: one of the options of the observation's decision.

    Args:
        person: whose level and character decide.
        observation: the seat's observation; it must be its decision.
        heard: this deal's events as the seat may see them.
        random: the source of slips, moods and samples.
    """
    only = only_action(observation)
    if only is not None:
        return only
    if isinstance(observation, TrickObservation):
        return _trick_judge(observation).choose(person, observation, heard, random)
    return _exchange_judge(observation).choose(person, observation, heard, random)


def assess(person: Person, observation: AnyObservation, heard: Sequence[Event], random: Random) -> Assessment:
    """Return the worth of each option to the person's seat, and the person's policy.

    Args: as for `choose`; the same four give the same answer.
    """
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    if isinstance(observation, TrickObservation):
        found = _trick_judge(observation).assess(person, observation, heard, random)
    else:
        found = _exchange_judge(observation).assess(person, observation, heard, random)
    return found.among(decision.options)


def is_long(observation: AnyObservation) -> bool:
    """Return whether a decision may take so long that it would hold up a window in the same process.

    So do searches in trick games, playouts by rules that nobody has learnt, and the first decision of the
    last two, whose game is solved then.
    """
    if isinstance(observation, TrickObservation):
        return True
    if not is_reckoned(observation.options) or _left(observation) <= LAST_TWO:
        return True
    if observation.kind != "turn" or observation.options.game not in PLAYED_OUT:
        return False
    from cucu_desktop.bots.playouts.others import are_turns_learnt  # noqa: PLC0415 - rarely needed

    return not are_turns_learnt(observation.options, len(observation.order))


def may_prepare(observation: AnyObservation) -> bool:
    """Return whether the last two may follow soon, for whom a solution can be prepared."""
    if isinstance(observation, TrickObservation):
        return False
    return is_reckoned(observation.options) and _left(observation) == LAST_TWO + 1


def _left(observation: Observation) -> int:
    return sum(map(bool, observation.tokens[: observation.players]))


def prepare(observation: AnyObservation) -> None:
    """Compute what the last two will need, while three are left; a division of the pool, too."""
    if not may_prepare(observation):
        return
    assert not isinstance(observation, TrickObservation)  # see `may_prepare`
    seats = [seat for seat in range(observation.players) if observation.tokens[seat]]
    tokens = tuple(held * (seat != seats[-1]) for seat, held in enumerate(observation.tokens))
    two = replace(
        observation,
        seat=seats[0],
        tokens=tokens,
        order=tuple(seats[:-1]),
        dealer=seats[1],
        virgin=(False,) * len(tokens),
    )
    strategy = strategy_of(observation.options.game)
    if strategy.win_chance is not None:
        strategy.win_chance(seats[0], tokens, seats[1], observation.options.tokens)
    if "agreement" in strategy.judges:
        due = Decision(seats[0], "agreement", (Amount("propose", 0, 100, percent=True), PLAY_ON))
        asked = replace(two, decision=due, kind="agreement", to_act=seats[0])
        strategy.judges["agreement"].reckon(COUNSELLOR, asked, (), Random(0))


def only_action(observation: AnyObservation) -> Action | None:
    """Return the only legal action, or None if there is a choice."""
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    (only, *others) = decision.options
    return only if not others and isinstance(only, Action) else None


def _trick_judge(observation: TrickObservation) -> TrickJudge:
    assert observation.decision is not None  # see `only_action`
    return trick_strategy_of(observation.options.game).judges[observation.decision.kind]


def _exchange_judge(observation: Observation) -> ExchangeJudge:
    assert observation.decision is not None  # see `only_action`
    judge = strategy_of(observation.options.game).judges[observation.decision.kind]
    if not is_reckoned(observation.options):
        from cucu_desktop.bots.playouts.rules_judge import by_rules  # noqa: PLC0415 - rarely needed

        judge = by_rules(observation.decision.kind, judge)
    return learnt_first(judge)


def small_talk(
    person: Person, observation: AnyObservation, heard: Sequence[Event], random: Random
) -> Said | None:
    """Return the person's remark, or None: a phrase, and for "have" the name of a card (C9).

    In a trick game nobody makes remarks: they might inform a partner.
    """
    if isinstance(observation, TrickObservation):
        return None
    return talk.small_talk(strategy_of(observation.options.game), person, observation, heard, random)


@cache
def strategy_of(game: str) -> Strategy:
    """Return the strategy of an exchange game."""
    strategy: Strategy = resolve_name(f"{__package__}.{STRATEGIES.get(game, BY_RULES)}")
    return strategy


@cache
def trick_strategy_of(game: str) -> TrickStrategy:
    """Return the strategy of a trick game."""
    strategy: TrickStrategy = resolve_name(f"{__package__}.{STRATEGIES[game]}")
    return strategy
