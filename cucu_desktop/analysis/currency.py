"""What a game is reckoned in when one looks back at it, and what decisions and deals are worth in that.

Backgammon programs split a result so: what each decision lost against the best is skill, and all the rest,
what the dice gave, is luck. It takes one currency for both. In games for a pool it is the chance to win; in
Ace Chasing coins, at tricks points, in Zifuli tokens. Worths of an assessment that are counted in something
else are changed at a price.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal

from cucu_desktop.analysis.past_deal import PastDeal
from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.dispatch import strategy_of
from cucu_desktop.bots.win_chance import win_chance_among
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.game import ExchangeGame, Game

CurrencyName = Literal["chance", "coins", "points", "tokens"]
"""The chance to win the game (of 1), coins, points of one's side less the others', tokens."""
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

    @abstractmethod
    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return what one of this unit is worth to the seat that decides."""

    @abstractmethod
    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return what a seat gains, or loses with its partner, by each one that another seat loses."""


class Chance(Currency):
    """The chance to win the game: what part of the pool one may expect."""

    name = "chance"

    def before(self, deal: PastDeal) -> Sequence[float]:
        """Return the chances with the tokens that all have."""
        return _chances(deal.begin.observation)

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return the chances for the next deal, or what part of the pool everybody has taken."""
        return _chances(deal.end.observation)

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return what part of the chance a coin of the pool is, or what the loss of a token costs of it."""
        del deal
        assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
        if unit == "chance":
            return 1.0
        if unit == "coins":
            return 1 / seen.pool if seen.pool else 0.0
        rivals = [other for other in range(seen.players) if other != seen.seat and seen.tokens[other]]
        strongest = max(rivals, key=seen.tokens.__getitem__)
        # Who does not lose a token sees one of the others lose it.
        return _without(seen, strongest) - _without(seen, seen.seat)

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return the seat's share: what one loses all others gain, as likely as each of them wins."""
        before = self.before(deal)
        others = sum(before) - before[loser]
        return before[seat] / others if others else 0.0


def _chances(seen: AnyObservation) -> Sequence[float]:
    """Return every seat's chance to win, or what part of the pool it has won or agreed on."""
    assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
    seats = range(seen.players)
    if seen.agreement:
        parts = dict(seen.agreement)
        return [parts.get(seat, 0) / 100 for seat in seats]
    if seen.winners:
        return [(seat in seen.winners) / len(seen.winners) for seat in seats]
    chances = [_chance(seen, seat, seen.tokens[: seen.players], seen.dealer) for seat in seats]
    whole = sum(chances)  # the tables of the last two are rounded
    return [chance / whole for chance in chances]


def _chance(seen: Observation, seat: int, tokens: Sequence[int], dealer: int | None) -> float:
    """Return a seat's chance to take the pool with everybody's tokens before a deal."""
    if not tokens[seat]:
        return 0.0
    known = strategy_of(seen.options.game).win_chance
    if known is not None:
        return known(seat, tokens, dealer, seen.options.tokens)
    return win_chance_among(
        tokens[seat], [held for other, held in enumerate(tokens) if held and other != seat]
    )


def _without(seen: Observation, loser: int) -> float:
    """Return the chance of the seat that decides when another, or it, has lost a token."""
    tokens = [*seen.tokens[: seen.players]]
    tokens[loser] -= 1
    return _chance(seen, seen.seat, tokens, None)


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

    name = "coins"

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
        order = next(event.order for event in deal.end.events if isinstance(event, DealBegan))
        return 1 / (len(order) - 1) if seat in order else 0.0


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
        has_pots = isinstance(game, ExchangeGame) and issubclass(game.state_class, PotState)
        return Pots() if has_pots else Coins()
    if game.deal_unit == "points":
        return Points()
    return Chance() if isinstance(game, ExchangeGame) else Tokens()
