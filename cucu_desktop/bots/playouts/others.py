"""The policy of the other players: the `TurnTable` of these rules, or `learnt_now` where none was shipped.

A table of other rules would not do: its ranks may be those of other cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Final

from cucu_desktop.bots.learnt_borders import at_last_token
from cucu_desktop.bots.turn_table import TurnTable, table_of
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action, Decision
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.learning.deal_record import UnsuitedError
from cucu_desktop.learning.policy_store import turns_for, with_lives
from cucu_desktop.learning.sampling import SampledLearner
from cucu_desktop.learning.setting import Setting
from cucu_desktop.learning.turn_key import TURN
from cucu_desktop.learning.turn_record import TurnRecord

ROUNDS: Final = 60
"""The number of rounds of `learnt_now`."""
DEALS: Final = 10
"""The number of deals in each part of such a round."""
LARGEST: Final = 6
"""The largest number of players of `learnt_now`; with more after it a seat goes by the first one's rows."""
Rows = Mapping[str, Sequence[float]]


class Others:
    """The policy of the other players in a deal."""

    def __init__(self, observation: Observation) -> None:
        options, players = observation.options, len(observation.order)
        self._table: TurnTable | None = None
        self._rows: Rows = {}
        if are_turns_learnt(options, players):
            self._table = table_of(options, at_last_token(observation))
        else:
            self._rows = learnt_now(options, min(players, LARGEST))

    def chances(self, world: TurnRecord, decision: Decision, options: Sequence[Action]) -> Sequence[float]:
        """Return the probability of each of these options of a decision."""
        if self._table is not None and decision.kind == TURN and len(options) == len(_TURN):
            kept = self._table.kept(world.turn(decision.seat))
            return (kept, 1 - kept) if options[0] == KEEP else (1 - kept, kept)
        turn = world.turn(decision.seat)
        key = world.key(decision, turn._replace(after=min(turn.after, LARGEST - 1)))
        row = self._rows.get(key)
        return row if row and len(row) == len(options) else [1 / len(options)] * len(options)


_TURN: Final = (KEEP, EXCHANGE)


def either_way(options: ExchangeOptions) -> ExchangeOptions:
    """Return the options with the usual direction of play, if any: turns are the same in both."""
    usual = asdict(GAMES[options.game].usual)
    return replace(options, **{name: usual[name] for name in ("direction",) if name in usual})


@lru_cache(maxsize=64)
def are_turns_learnt(options: ExchangeOptions, players: int) -> bool:
    """Return whether turns were learnt by these rules: what happens in some deals is compared."""
    game = GAMES[options.game]
    assert isinstance(game, ExchangeGame)  # only these are played out
    try:
        origin = turns_for(options, players).origin
        told = with_lives(either_way(options), last=False)
        return Setting(game, told, origin.seats).digest() == origin.digest
    except (LookupError, UnsuitedError):
        return False


@lru_cache(maxsize=32)
def learnt_now(options: ExchangeOptions, players: int) -> Rows:
    """Return a policy by kinds of decisions that is learnt in a second; none if the game cannot be learnt."""
    game = GAMES[options.game]
    assert isinstance(game, ExchangeGame)  # only these are played out
    try:
        learner = SampledLearner(Setting(game, options, players, TurnRecord), seed=1, deals=DEALS)
    except UnsuitedError:
        return {}
    for _ in range(ROUNDS):
        learner.step()
    return learner.policy()
