"""Every seat's expected part of the pool before a deal, and its payments and gains.

A right to come back into the game has a value: the expected gain less its price.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cucu_desktop.analysis.past_deal import AnalysedDeal
from cucu_desktop.bots.coin_decisions import own_part, prize
from cucu_desktop.bots.dispatch import strategy_of
from cucu_desktop.bots.lu_stu.lu_stu_equity import next_price
from cucu_desktop.bots.win_chance import claims, win_chance_among
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import CoinsPaid, CoinsTaken
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import CoinsGiven
from cucu_desktop.games import campli, kille, lu_stu

BARGAIN: Final = "bargain"
"""The reasons of the innkeepers' shares of winnings (L8)."""
PLAYED_ON: Final = ("turn", "reentry", "backing")
"""The decisions whose worths are chances to take the pool, given in coins."""


def _add(found: list[float], seat: int, coins: float) -> None:
    """Add coins to a seat's; onlookers have no part in an analysis."""
    if seat < len(found):
        found[seat] += coins


def _whole_pool(deal: AnalysedDeal) -> int:
    """Return the pool at the end of a deal, before any payment from it."""
    seen = deal.end.observation
    assert isinstance(seen, Observation)
    return seen.pool + sum(event.coins for event in deal.end.events if isinstance(event, CoinsTaken))


def parts_got(deal: AnalysedDeal) -> Sequence[float]:
    """Return every seat's final part of the pool, including shares and an agreement."""
    seen = deal.end.observation
    assert isinstance(seen, Observation)
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


def parts_paid(deal: AnalysedDeal) -> Sequence[float]:
    """Net payments outside the pool, as fractions of the pool."""
    paid = [0.0] * len(deal.begin.players)
    for event in deal.end.events:
        if isinstance(event, CoinsPaid):
            _add(paid, event.seat, event.coins)
        elif isinstance(event, CoinsGiven) and event.reason != BARGAIN:
            _add(paid, event.seat, event.coins)
            _add(paid, event.other, -event.coins)
    whole = _whole_pool(deal)
    return [coins / whole if whole else 0.0 for coins in paid]


def chances(seen: AnyObservation) -> Sequence[float]:
    """Return every seat's expected part of the pool, less the expected price of coming back.

    The gain of coming back is a loss of the others, so that all parts add up to the whole pool.
    """
    assert isinstance(seen, Observation)  # only exchange games have a pool
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
    found = [_chance(seen, seat, tokens, dealer) for seat in range(seen.players)]
    whole = sum(found)  # the last two's chances are rounded
    return [chance / whole if whole else 0.0 for chance in found]


def _chance(seen: Observation, seat: int, tokens: Sequence[int], dealer: int | None) -> float:
    """Return a seat's chance to take the pool with these tokens before a deal."""
    if not tokens[seat]:
        return 0.0
    known = strategy_of(seen.options.game).win_chance
    if known is not None:
        return known(seat, tokens, dealer, seen.options.tokens)
    return win_chance_among(
        tokens[seat], [held for other, held in enumerate(tokens) if held and other != seat]
    )


def _rights(seen: Observation) -> list[float]:
    """Return for every seat in the game the value, as a part of the pool, of losing the last token."""
    if seen.agreement:
        return [0.0] * seen.players
    return [_right(seen, seat, _price_back(seen, seat)) for seat in range(seen.players)]


def _price_back(seen: Observation, seat: int) -> int | None:
    """Return the future price of coming back for a player in the game; None if it is not possible."""
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
    """Return the value of coming back less this price, as a part of the pool."""
    if not cost or seen.coins[seat] < cost:
        return 0.0
    tokens = (*seen.tokens[:seat], 0, *seen.tokens[seat + 1 :])
    pool, known = seen.pool + cost, strategy_of(seen.options.game).win_chance
    if known is None:
        worth = pool / (1 + sum(map(bool, tokens)))
    else:
        worth = prize(known, seen, seat, cost, tokens) * own_part(replace(seen, seat=seat))
    return max(0.0, worth - cost) / pool


def sum_in_play(seen: Observation) -> float:
    """Return the sum of all expectations in a deal, in pools, before normalising it to one."""
    plain, rights = _plain_chances(seen, None), _rights(seen)
    fallen = {"reentry": seen.seat, "backing": seen.about}.get(seen.kind)
    back = _right(seen, fallen, seen.cost) if fallen is not None else 0.0
    return 1 + back + sum((1 - chance) * right for chance, right in zip(plain, rights, strict=True))


def chance_without(seen: Observation, loser: int) -> float:
    """Return the chance of the deciding seat after another seat, or it, has lost a token."""
    tokens = [*seen.tokens[: seen.players]]
    tokens[loser] -= 1
    return _chance(seen, seen.seat, tokens, None)
