"""The currency of a game's analysis, and the values of decisions and deals in it.

As in backgammon programs a result is split: the losses of decisions against the best are skill, and the rest,
the gain by the dice, is luck. Both need one currency. In games for a pool it is the chance to win; in
Ace Chasing coins and the value of winning, at tricks points, in Zifuli tokens. Worths of an assessment in
another unit are converted at a price.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal

from cucu_desktop.analysis.past_deal import AnalysedDeal
from cucu_desktop.analysis.pool_parts import (
    PLAYED_ON,
    chance_without,
    chances,
    parts_got,
    parts_paid,
    sum_in_play,
)
from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.mechanisms.betting import BetState
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.game import ExchangeGame, Game

CurrencyName = Literal["chance", "coins", "honour", "points", "tokens"]
"""The currencies: the chance to win the game, coins, coins beside the value of winning, points, tokens.

Points are the difference between the sides.
"""
TOKENS_A_POINT: Final = 0.13
"""The value of a point in Zifuli with one token at stake: it decides one deal in fifteen (found by
play), and winning instead of losing is worth two tokens.
"""


class Currency(ABC):
    """The currency of a game."""

    name: CurrencyName

    @abstractmethod
    def expected_before(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's expectation before the deal."""

    @abstractmethod
    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's result, or expectation, after it."""

    def paid(self, deal: AnalysedDeal) -> Sequence[float]:
        """Payments in the deal that are not part of the seat's position after it."""
        return [0.0] * len(deal.begin.players)

    @abstractmethod
    def price(self, deal: AnalysedDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return the value of one such unit to the seat that decides."""

    @abstractmethod
    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        """Return the gain of a seat (negative for a partner) for each unit lost by another seat."""


class Chance(Currency):
    """The chance to win the game: the expected part of the pool.

    Coins paid besides the stake, for a re-entry or an inn, are parts of the pool, too.
    """

    name = "chance"

    def expected_before(self, deal: AnalysedDeal) -> Sequence[float]:
        return chances(deal.begin.observation)

    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's expectation for the next deal, or its part of the pool at the end."""
        seen = deal.end.observation
        assert isinstance(seen, Observation)  # only exchange games have a pool
        return parts_got(deal) if seen.winners else chances(seen)

    def paid(self, deal: AnalysedDeal) -> Sequence[float]:
        return parts_paid(deal)

    def price(self, deal: AnalysedDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return the value in chance of a coin of the pool, or of the loss of a token."""
        del deal
        assert isinstance(seen, Observation)  # only exchange games have a pool
        if unit == "chance":
            return 1.0
        if unit == "coins":
            pool = seen.pool + (seen.cost or 0)  # a re-entry raises it
            scale = 1 / sum_in_play(seen) if seen.kind in PLAYED_ON else 1.0
            return scale / pool if pool else 0.0
        rivals = [other for other in range(seen.players) if other != seen.seat and seen.tokens[other]]
        strongest = max(rivals, key=seen.tokens.__getitem__)
        # A player who does not lose a token sees one of the others lose it.
        return chance_without(seen, strongest) - chance_without(seen, seen.seat)

    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        """Return the seat's share: a loss is gained by all others, in proportion to their chances."""
        before = self.expected_before(deal)
        others = sum(before) - before[loser]
        return before[seat] / others if others else 0.0


class _Result(Currency):
    """The gains from deals, with equal expectations before each."""

    def expected_before(self, deal: AnalysedDeal) -> Sequence[float]:
        return [0.0] * len(deal.begin.players)

    def price(self, deal: AnalysedDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return 1: worths are in the same unit."""
        del deal, seen, unit
        return 1.0

    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        del loser, seat
        return 1 / (len(deal.begin.players) - 1)


class Coins(_Result):
    """Coins won less coins lost."""

    name: CurrencyName = "coins"

    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's change of coins, its part of the pool included."""
        begin, end = deal.begin.observation, deal.end.observation
        assert isinstance(begin, Observation)  # only exchange games are played for coins
        assert isinstance(end, Observation)
        return [
            now - before - begin.pool / begin.players
            for now, before in zip(end.coins[: end.players], begin.coins[: begin.players], strict=True)
        ]

    def price(self, deal: AnalysedDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return 1 for coins; for a chance to take the pool, the pool."""
        del deal
        assert isinstance(seen, Observation)
        return float(seen.pool) if unit == "chance" else 1.0


class Bets(Coins):
    """Coins won by bets, and the value of winning the game, of which all players in it have an equal part.

    Bots and advice use the same values; a player who is out has nothing more to win or lose.
    """

    name = "honour"

    def expected_before(self, deal: AnalysedDeal) -> Sequence[float]:
        return _honours(deal.begin.observation)

    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's change of coins plus its part of the value of winning after the deal."""
        coins, honours = super().worth_after(deal), _honours(deal.end.observation)
        return [won + part for won, part in zip(coins, honours, strict=True)]

    def price(self, deal: AnalysedDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return 1 for coins; for a life, the part of the value of winning of each player dealt in."""
        del deal
        assert isinstance(seen, Observation)  # only exchange games have bets
        return HONOUR / len(seen.order) if unit == "tokens" else 1.0

    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        del loser
        return _share_of_dealt_in(deal, seat)


def _honours(seen: AnyObservation) -> Sequence[float]:
    """Return every seat's part of the value of winning."""
    assert isinstance(seen, Observation)  # only exchange games have bets
    tokens = seen.tokens[: seen.players]
    left = sum(map(bool, tokens))
    return [HONOUR / left if held else 0.0 for held in tokens]


def _share_of_dealt_in(deal: AnalysedDeal, seat: int) -> float:
    """Return an equal share of another's loss for every seat that was dealt in."""
    order = next(event.order for event in deal.end.events if isinstance(event, DealBegan))
    return 1 / (len(order) - 1) if seat in order else 0.0


class Pots(Coins):
    """Chips, and an equal part of the pot for every player in it, as staying does not win it yet."""

    def expected_before(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's part of the pot: fees for it are paid when the deal has begun."""
        return _parts(deal.begin.observation)

    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        """Return every seat's change of chips, and its part of the pot then."""
        begin, end = deal.begin.observation, deal.end.observation
        assert isinstance(begin, Observation)  # only exchange games have pots
        assert isinstance(end, Observation)
        held = zip(_parts(end), end.coins, begin.coins, strict=False)
        return [part + now - before for part, now, before in held]

    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        del loser
        return _share_of_dealt_in(deal, seat)


def _parts(seen: AnyObservation) -> Sequence[float]:
    """Return every seat's part of the pot; a carried pot is divided among all."""
    assert isinstance(seen, Observation)  # only exchange games have pots
    seats = range(seen.players)
    staying = [seat for seat in seats if seen.tokens[seat]] or seats
    return [seen.pool / len(staying) if seat in staying else 0.0 for seat in seats]


class Points(_Result):
    """The point difference of the seat's side."""

    name = "points"

    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        return [deal.lead(seat) for seat in range(len(deal.begin.players))]

    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        return -1.0 if deal.are_partners(loser, seat) else 1.0


class Tokens(_Result):
    """Tokens won less tokens paid in a game of tricks."""

    name = "tokens"

    def worth_after(self, deal: AnalysedDeal) -> Sequence[float]:
        return [float(deal.tokens(seat)) for seat in range(len(deal.begin.players))]

    def price(self, deal: AnalysedDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return the value of a point in a deal with the seat's number of tokens at stake."""
        if unit == "tokens":
            return 1.0
        return TOKENS_A_POINT * (abs(deal.tokens(seen.seat)) or 1)

    def gain(self, deal: AnalysedDeal, loser: int, seat: int) -> float:
        """Return the ratio of the seat's stake to the loser's."""
        lost, own = abs(deal.tokens(loser)), abs(deal.tokens(seat))
        if not lost:
            return super().gain(deal, loser, seat)
        return (-1.0 if deal.are_partners(loser, seat) else 1.0) * own / lost


def currency_of(game: Game) -> Currency:
    if game.deal_unit == "coins":
        state = game.state_class if isinstance(game, ExchangeGame) else object
        if issubclass(state, BetState):
            return Bets()
        return Pots() if issubclass(state, PotState) else Coins()
    if game.deal_unit == "points":
        return Points()
    return Chance() if isinstance(game, ExchangeGame) else Tokens()
