"""What a game is reckoned in when one looks back at it, and what decisions and deals are worth in that.

Backgammon programs split a result so: what each decision lost against the best is skill, and all the rest,
what the dice gave, is luck. It takes one currency for both. In games for a pool it is the chance to win; in
Ace Chasing coins, at tricks points, in Zifuli tokens. Worths of an assessment that are counted in something
else are changed at a price.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from cucu_desktop.analysis.past_deal import PastDeal
from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.coin_decisions import own_part, prize
from cucu_desktop.bots.dispatch import strategy_of
from cucu_desktop.bots.lu_stu.equity import next_price
from cucu_desktop.bots.win_chance import claims, win_chance_among
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import CoinsPaid, CoinsTaken, DealBegan
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import CoinsGiven
from cucu_desktop.games import campli, kille, lu_stu
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
        return _chances(deal.begin.observation)

    def after(self, deal: PastDeal) -> Sequence[float]:
        """Return what they may expect in the next deal, or what part of the pool everybody has got."""
        seen = deal.end.observation
        assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
        return _got(deal, seen) if seen.winners else _chances(seen)

    def paid(self, deal: PastDeal) -> Sequence[float]:
        """Return what everybody has paid less got beside the pool, in parts of it."""
        paid = [0.0] * len(deal.begin.players)
        for event in deal.end.events:
            if isinstance(event, CoinsPaid):
                _add(paid, event.seat, event.coins)
            elif isinstance(event, CoinsGiven) and event.reason != BARGAIN:
                _add(paid, event.seat, event.coins)
                _add(paid, event.other, -event.coins)
        whole = _whole_pool(deal)
        return [coins / whole if whole else 0.0 for coins in paid]

    def price(self, deal: PastDeal, seen: AnyObservation, unit: Unit) -> float:
        """Return what part of the chance a coin of the pool is, or what the loss of a token costs of it."""
        del deal
        assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
        if unit == "chance":
            return 1.0
        if unit == "coins":
            pool = seen.pool + (seen.cost or 0)  # whoever comes back raises it
            scale = 1 / _sum(seen) if seen.kind in PLAYED_ON else 1.0
            return scale / pool if pool else 0.0
        rivals = [other for other in range(seen.players) if other != seen.seat and seen.tokens[other]]
        strongest = max(rivals, key=seen.tokens.__getitem__)
        # Who does not lose a token sees one of the others lose it.
        return _without(seen, strongest) - _without(seen, seen.seat)

    def gain(self, deal: PastDeal, loser: int, seat: int) -> float:
        """Return the seat's share: what one loses all others gain, as likely as each of them wins."""
        before = self.before(deal)
        others = sum(before) - before[loser]
        return before[seat] / others if others else 0.0


BARGAIN: Final = "bargain"
"""Why a winner gives the innkeepers their shares (L8)."""
PLAYED_ON: Final = ("turn", "reentry", "backing")
"""Decisions whose worths are chances to take the pool, told in coins."""


def _add(found: list[float], seat: int, coins: float) -> None:
    """Add coins to a seat's; who only looks on has no part in an analysis."""
    if seat < len(found):
        found[seat] += coins


def _whole_pool(deal: PastDeal) -> int:
    """Return what was in the pool at the end of a deal, before anybody took of it."""
    seen = deal.end.observation
    assert isinstance(seen, Observation)
    return seen.pool + sum(event.coins for event in deal.end.events if isinstance(event, CoinsTaken))


def _got(deal: PastDeal, seen: Observation) -> Sequence[float]:
    """Return what part of the pool everybody has got in the end, shares and an agreement among it."""
    got, whole = [0.0] * seen.players, _whole_pool(deal)
    if not whole:
        return [(seat in seen.winners) / len(seen.winners) for seat in range(seen.players)]
    for event in deal.end.events:
        if isinstance(event, CoinsTaken):
            _add(got, event.seat, event.coins / whole)
        elif isinstance(event, CoinsGiven) and event.reason == BARGAIN:
            _add(got, event.seat, -event.coins / whole)
            _add(got, event.other, event.coins / whole)
    return got


def _chances(seen: AnyObservation) -> Sequence[float]:
    """Return what part of the pool every seat may expect, what coming back will cost taken off.

    What one may win by coming back the others lose by it, so that all have the whole pool together.
    """
    assert isinstance(seen, Observation)  # what is played for a pool is an exchange game
    plain, rights = _plain_chances(seen, seen.dealer), _rights(seen)
    whole = 1 + sum((1 - chance) * right for chance, right in zip(plain, rights, strict=True))
    left = tuple([seat for seat in range(seen.players) if seen.tokens[seat]])
    found = []
    for seat, (chance, right) in enumerate(zip(plain, rights, strict=True)):
        claimed = claims(replace(seen, seat=seat, order=left))
        own = sum(part * plain[winner] for winner, part in claimed.items())
        found.append((own + (1 - chance) * right) / whole)
    return found


def _plain_chances(seen: Observation, dealer: int | None) -> list[float]:
    """Return every seat's chance to win if nobody comes back."""
    tokens = seen.tokens[: seen.players]
    chances = [_chance(seen, seat, tokens, dealer) for seat in range(seen.players)]
    whole = sum(chances)  # the tables of the last two are rounded
    return [chance / whole if whole else 0.0 for chance in chances]


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


def _rights(seen: Observation) -> list[float]:
    """Return what part of the pool it is worth to everybody in the game to lose the last token."""
    if seen.agreement:
        return [0.0] * seen.players
    return [_right(seen, seat, _price_back(seen, seat)) for seat in range(seen.players)]


def _price_back(seen: Observation, seat: int) -> int | None:
    """Return what it will cost a player who is in the game to come back; None: there is no way back."""
    options = seen.options
    if not seen.tokens[seat]:
        return None
    if isinstance(options, kille.Options):
        return options.stake if seen.bought[seat] < options.buys else None
    is_virgin = [held and count for held, count in zip(seen.virgin, seen.tokens, strict=True)]
    if not any(held for other, held in enumerate(is_virgin) if other != seat):
        return None
    if isinstance(options, campli.Options):
        return options.stake << seen.eliminations if options.reentry else None  # C7
    return next_price(seen) if isinstance(options, lu_stu.Options) else None


def _right(seen: Observation, seat: int, cost: int | None) -> float:
    """Return what part of the pool it is worth to come back at this price, which is taken off."""
    if not cost or seen.coins[seat] < cost:
        return 0.0
    tokens = (*seen.tokens[:seat], 0, *seen.tokens[seat + 1 :])
    pool, known = seen.pool + cost, strategy_of(seen.options.game).win_chance
    if known is None:
        worth = pool / (1 + sum(map(bool, tokens)))
    else:
        worth = prize(known, seen, seat, cost, tokens) * own_part(replace(seen, seat=seat))
    return max(0.0, worth - cost) / pool


def _sum(seen: Observation) -> float:
    """Return what all expectations come to in a deal, in pools, before they are made to sum to one."""
    plain, rights = _plain_chances(seen, None), _rights(seen)
    fallen = {"reentry": seen.seat, "backing": seen.about}.get(seen.kind)
    back = _right(seen, fallen, seen.cost) if fallen is not None else 0.0
    return 1 + back + sum((1 - chance) * right for chance, right in zip(plain, rights, strict=True))


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
