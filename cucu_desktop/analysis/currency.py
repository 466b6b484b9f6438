"""What a game is reckoned in when one looks back at it, and what decisions and deals are worth in that.

Backgammon programs split a result so: what each decision lost against the best is skill, and all the rest,
what the dice gave, is luck. It takes one currency for both. In games for a pool it is the chance to win; in
Ace Chasing coins and the honour, at tricks points, in Zifuli tokens. Worths of an assessment that are counted
in something else are changed at a price.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal

from cucu_desktop.analysis.past_deal import PastDeal
from cucu_desktop.analysis.pool_parts import (
    PLAYED_ON,
    chance_without,
    chances,
    parts_got,
    parts_paid,
    sum_in_play,
)
from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.standard.bets import HONOUR
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.mechanisms.betting import BetState
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.game import ExchangeGame, Game

CurrencyName = Literal["chance", "coins", "honour", "points", "tokens"]
"""The chance to win the game (of 1), coins, coins beside the honour of winning, points, tokens.

Points are those of one's side less the others'.
"""
TOKENS_A_POINT: Final = 0.13
"""What a point more or less in Zifuli is worth to whoever wins or loses one token with the deal: it decides
one deal in fifteen (found in play), and to win instead of losing is two tokens."""


class Currency(ABC):
    """What a game is reckoned in."""

    name: CurrencyName

    @abstractmethod
    def before(self, deal: PastDeal) -> Sequence[float]:
        """Return what every seat might expect before the deal."""

    @abstractmethod
    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what every seat had, or might expect, after it."""

    def paid(self, deal: PastDeal) -> Sequence[float]:
        """Return what every seat has paid in the deal that is not in what it had after it."""
        return [0.0] * len(deal.begin.players)

    @abstractmethod
    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return what one of this unit is worth to the seat that decides."""

    @abstractmethod
    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return what a seat gains, or loses with its partner, by each one that another seat loses."""


class Chance(Currency):
    """The chance to win the game: what part of the pool one may expect.

    Coins that are paid beside the stake, for a way back into the game or an inn, are parts of the pool, too.
    """

    name = "chance"

    def before(self, deal: PastDeal) -> Sequence[float]:
        """Return what part of the pool all may expect with the tokens that they have."""
        return chances(deal.begin.observation)

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what they may expect in the next deal, or what part of the pool everybody has got."""
        seen = deal.end.observation
        assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
        return parts_got(deal) if seen.winners else chances(seen)

    def paid(self, deal: PastDeal) -> Sequence[float]:
        """Return what everybody has paid less got beside the pool, in parts of it."""
        return parts_paid(deal)

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return what part of the chance a coin of the pool is, or what the loss of a token costs of it."""
        del deal
        assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
        if unit == "chance":
            return 1.0
        if unit == "coins":
            pool = seen.pool + (seen.cost or 0)  # whoever comes back raises it
            scale = 1 / sum_in_play(seen) if seen.kind in PLAYED_ON else 1.0
            return scale / pool if pool else 0.0
        rivals = [other for other in range(seen.players) if other != seen.seat and seen.tokens[other]]
        strongest = max(rivals, key=seen.tokens.__getitem__)
        # Who does not lose a token sees one of the others lose it.
        return chance_without(seen, strongest) - chance_without(seen, seen.seat)

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return the seat's share: what one loses all others gain, as likely as each of them wins."""
        before = self.before(deal)
        others = sum(before) - before[loser]
        return before[seat] / others if others else 0.0


class _Result(Currency):
    """What the deals bring, one after the other; nobody is ahead before one."""

    def before(self, deal: PastDeal) -> Sequence[float]:
        """Return nothing for everybody."""
        return [0.0] * len(deal.begin.players)

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return 1: worths are counted in the same."""
        del deal, seen, unit
        return 1.0

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return the seat's share, as large as everybody's."""
        del loser, seat
        return 1 / (len(deal.begin.players) - 1)


class Coins(_Result):
    """Coins won less lost."""

    name: CurrencyName = "coins"

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what everybody has more or less than before, their part of the pool among it."""
        begin, end = deal.begin.observation, deal.end.observation
        assert isinstance(begin, Observation)  # what is played for coins is an exchange game
        assert isinstance(end, Observation)
        return [
            now - before - begin.pool / begin.players
            for now, before in zip(end.coins[: end.players], begin.coins[: begin.players], strict=True)
        ]

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return 1, or of the chance to take it what is in the pool."""
        del deal
        assert isinstance(seen, Observation)
        return float(seen.pool) if unit == "chance" else 1.0


class Bets(Coins):
    """Coins won by bets, and the honour of winning the game: all who are in it have an equal part of that.

    So do bots and advice reckon; whoever is out has nothing more to win or lose.
    """

    name = "honour"

    def before(self, deal: PastDeal) -> Sequence[float]:
        """Return everybody's part of the honour."""
        return _honours(deal.begin.observation)

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what everybody has more or less than before, and their part of the honour then."""
        coins, honours = super().after(deal), _honours(deal.end.observation)
        return [won + part for won, part in zip(coins, honours, strict=True)]

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return 1, or of a life the part of the honour of everybody who has been dealt a card."""
        del deal
        assert isinstance(seen, Observation)  # bets are on the end of an exchange game
        return HONOUR / len(seen.order) if unit == "tokens" else 1.0

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return the seat's share, as large as that of all who are still in the game."""
        del loser
        return _share_of_dealt_in(deal, seat)


def _honours(seen: AnyObservation) -> Sequence[float]:
    """Return everybody's part of the honour of winning."""
    assert isinstance(seen, Observation)  # bets are on the end of an exchange game
    tokens = seen.tokens[: seen.players]
    left = sum(map(bool, tokens))
    return [HONOUR / left if held else 0.0 for held in tokens]


def _share_of_dealt_in(deal: PastDeal, seat: int) -> float:
    """Return a seat's share of what one of the others loses: all who were dealt in have as much."""
    order = next(event.order for event in deal.end.events if isinstance(event, DealBegan))
    return 1 / (len(order) - 1) if seat in order else 0.0


class Pots(Coins):
    """Chips, and an equal part of the pot for everybody who is in it: whoever stays has not won it yet."""

    def before(self, deal: PastDeal) -> Sequence[float]:
        """Return everybody's part of the pot: fees for it are paid when the deal has begun."""
        return _parts(deal.begin.observation)

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what everybody has more or less than before, and their part of the pot then."""
        begin, end = deal.begin.observation, deal.end.observation
        assert isinstance(begin, Observation)  # what is played for pots is an exchange game
        assert isinstance(end, Observation)
        held = zip(_parts(end), end.coins, begin.coins, strict=False)
        return [part + now - before for part, now, before in held]

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return the seat's share, as large as that of all who were dealt in."""
        del loser
        return _share_of_dealt_in(deal, seat)


def _parts(seen: AnyObservation) -> Sequence[float]:
    """Return everybody's part of the pot; of one that is carried over all have as much of it."""
    assert isinstance(seen, Observation)  # what is played for pots is an exchange game
    seats = range(seen.players)
    staying = [seat for seat in seats if seen.tokens[seat]] or seats
    return [seen.pool / len(staying) if seat in staying else 0.0 for seat in seats]


class Points(_Result):
    """Points of one's own side less those of the other."""

    name = "points"

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return by how many points everybody's side was ahead."""
        return [deal.lead(seat) for seat in range(len(deal.begin.players))]

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return all of it to the other side, and take all of it from the partner."""
        return -1.0 if deal.are_partners(loser, seat) else 1.0


class Tokens(_Result):
    """Tokens won less paid in a game of tricks."""

    name = "tokens"

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what everybody has won or paid."""
        return [float(deal.tokens(seat)) for seat in range(len(deal.begin.players))]

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return what a point was worth in a deal that was about so many tokens for the seat."""
        if unit == "tokens":
            return 1.0
        return TOKENS_A_POINT * (abs(deal.tokens(seen.seat)) or 1)

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return what the deal was about for the seat beside what it was about for the other."""
        lost, own = abs(deal.tokens(loser)), abs(deal.tokens(seat))
        if not lost:
            return super().gain(deal, loser, seat)
        return (-1.0 if deal.are_partners(loser, seat) else 1.0) * own / lost


def currency_of(game: Game) -> Currency:
    """Return what a game is reckoned in."""
    if game.deal_unit == "coins":
        state = game.state_class if isinstance(game, ExchangeGame) else object
        if issubclass(state, BetState):
            return Bets()
        return Pots() if issubclass(state, PotState) else Coins()
    if game.deal_unit == "points":
        return Points()
    return Chance() if isinstance(game, ExchangeGame) else Tokens()
