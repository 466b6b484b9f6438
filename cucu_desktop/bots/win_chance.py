"""Win chances and equity in exchange games: values of tokens and of shares of the pool."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.observation import Observation

_STEP: Final = 1 / 16
_STEPS: Final = tuple(exp(_STEP * at) for at in range(round(-16 / _STEP), round(7 / _STEP)))
"""The times at which the race of `win_chance_among` is summed; up to some hundred tokens they are enough."""
HONOUR: Final = 0.02
"""The value of winning beside the coins, as a fraction of the pool; advice counts only coins."""
BEST: Final = 3
"""The level that looks beyond the tokens of this deal."""
LAST_TWO: Final = 2
WinChance = Callable[[int, Sequence[int], int | None, int], float]
"""Gives the chance that a seat takes the pool.

Its arguments are the seat, all tokens before a deal, its dealer (None: averaged over both) and the
number of tokens with which players begin.
"""


def unit_of_turn(person: Person, observation: Observation) -> Unit:
    """Return the unit of this person's worths at a turn of a game for tokens.

    Between the last two, if nobody can come back, it is the chance to win. Otherwise good players count the
    pool, in coins: a last token may be worth losing where coming back is cheap, and if all are out at once
    all return (000, E6). In a hint worths are tokens while the last one is not at stake, as users
    can check those; levels 1 and 2 always do.
    """
    if person.level < BEST:
        return "tokens"
    if observation.tie is None and len(observation.order) == LAST_TWO:
        is_final = not can_come_back(observation) and not observation.agreement
        return "chance" if is_final else "coins"
    counts_tokens = person.is_counsellor and observation.tokens[observation.seat] > 1
    return "tokens" if counts_tokens else "coins"


def can_come_back(observation: Observation) -> bool:
    """Return whether a player who loses the last token may come back, while a virgin is left (E5).

    Nobody can if all coins together do not make the stake: no price is lower (C7, L9).
    """
    options = observation.options
    if options.reentry in (False, "never") or sum(observation.coins) < options.stake:
        return False
    return any(observation.virgin[seat] for seat in observation.order)


def lives_of(observation: Observation) -> tuple[int, ...]:
    """Return by seat the number of payments left: its tokens, and one more with slippers due (N8)."""
    if getattr(observation.options, "slippers", "none") != "all":
        return observation.tokens
    worn = observation.slippers
    return tuple(
        tokens + (tokens > 0 and not wears) for tokens, wears in zip(observation.tokens, worn, strict=True)
    )


def win_chance_among(mine: int, rivals: Iterable[int]) -> float:
    """Return the chance to win with these tokens against rivals with theirs.

    Every loss hits each player who is left with the same probability, so the winner is the last of
    independent Poisson processes to have as many events as its player has tokens.

    Args:
        mine: the tokens of the player; without any there is no chance.
        rivals: the tokens of each other player; those without are left out.
    """
    left = tuple(sorted(filter(None, rivals)))
    if not left or not mine:
        return float(mine > 0)
    return _last_in_race(mine, left)


@lru_cache(maxsize=1 << 16)
def _last_in_race(mine: int, rivals: tuple[int, ...]) -> float:
    products = list(_race_of(mine).density)
    for tokens, count in Counter(rivals).items():
        products = [
            product * done**count for product, done in zip(products, _race_of(tokens).done, strict=True)
        ]
    return sum(products)


class _Race(NamedTuple):
    """By time: the probability that a player is out, and the weighted density of being out just then."""

    done: tuple[float, ...]
    density: tuple[float, ...]


@cache
def _race_of(tokens: int) -> _Race:
    done, density = [], []
    for time in _STEPS:
        term = total = 1.0
        for events in range(1, tokens):
            term *= time / events
            total += term
        done.append(1 - exp(-time) * total)
        density.append(term * exp(-time) * time * _STEP)
    return _Race(tuple(done), tuple(density))


class Equity:
    """The value of a deal's outcome to one player, by the losers and winners of tokens.

    In tokens only the player's own count. In coins it is the expected part of the pool: the part that they
    collect for each winner, times that winner's chance. As a chance it is that of winning.
    """

    __slots__ = (
        "_again",
        "_claims",
        "_known",
        "_last_two",
        "_nobody",
        "_observation",
        "_seat",
        "_tokens",
        "_whole",
        "unit",
    )

    def __init__(
        self,
        unit: Unit,
        observation: Observation,
        nobody_left: float,
        again: float = 0.0,
        last_two: WinChance | None = None,
        honour: float = HONOUR,
    ) -> None:
        """Prepare to value the ends of this deal.

        Args:
            unit: the unit.
            observation: that of the seat whose equity it is.
            nobody_left: the player's part of the pool, or of the chance to win, if nobody is left.
            again: the value of being out with a right to come back, in coins.
            last_two: gives the chances of the last two, where the dealer matters.
            honour: the value of winning beside coins, as a fraction of the pool.
        """
        self.unit: Unit = unit
        self._seat = observation.seat
        self._observation = observation
        self._tokens = observation.tokens
        self._nobody = nobody_left
        self._again = again
        self._last_two = last_two
        self._whole = 1.0 if unit == "chance" else float(observation.pool)
        self._claims = {self._seat: 1.0}
        if unit == "coins":
            self._claims = claims(observation)
            self._claims[self._seat] = self._claims.get(self._seat, 0.0) + honour
        self._known: dict[tuple[int, ...], float] = {}

    def after(self, losers: tuple[int, ...], winners: tuple[int, ...] = ()) -> float:
        """Return the value after these seats have lost a token each, with repeats.

        Args:
            losers: the seats that lose.
            winners: the seats that win one.
        """
        if self.unit == "tokens":
            lost = losers.count(self._seat)
            gained = winners.count(self._seat)
            return float(gained - min(lost, self._tokens[self._seat] + gained))
        key = (*losers, -1, *winners)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._evaluate(losers, winners)
        return worth

    @property
    def token(self) -> float:
        """The value of a token to the player now."""
        return self.after(()) - self.after((self._seat,))

    def _evaluate(self, losers: Iterable[int], winners: Iterable[int]) -> float:
        tokens = list(self._tokens)
        for seat in winners:
            tokens[seat] += 1
        for seat in losers:
            tokens[seat] = max(tokens[seat] - 1, 0)
        if not any(tokens):
            return self._nobody * self._whole
        worth = sum(part * self._chance(seat, tokens) for seat, part in self._claims.items()) * self._whole
        return worth + (0.0 if tokens[self._seat] else self._again)

    def _chance(self, seat: int, tokens: list[int]) -> float:
        """Return the chance that the seat takes the pool."""
        left = [other for other, count in enumerate(tokens) if count]
        if self._last_two and len(left) == 2:
            dealer = self._observation.dealer
            following = next((other for other in left if other > dealer), left[0])  # E7
            return self._last_two(seat, tokens, following, self._observation.options.tokens)
        return win_chance_among(tokens[seat], [count for other, count in enumerate(tokens) if other != seat])


def claims(observation: Observation) -> dict[int, float]:
    """Return the part of the pool that a seat collects, by winner.

    Shares in a re-entry and for an inn count, the seat's own and the others'; so does the agreement
    of the last two, whose parts do not depend on the winner.
    """
    seat = observation.seat
    agreed = dict(observation.agreement)
    shares = {who: dict(parts) for who, parts in observation.shares}
    promised = {
        who: sum(percent for guest, _, percent in observation.ledger if guest == who) / 100
        for who in observation.order
    }
    found = {}
    for winner in observation.order:
        parts = {who: part / 100 for who, part in agreed.items()} or {winner: 1.0}
        mine = 0.0
        for who, part in parts.items():
            holders = shares.get(who, {who: 1})
            held = part / sum(holders.values())
            own = held * holders.get(who, 0)
            if who == winner:  # only the winner owes shares for an inn (L8)
                owed = own * promised.get(who, 0.0)
                to_me = sum(pct for guest, inn, pct in observation.ledger if (guest, inn) == (who, seat))
                mine += own * to_me / 100
                own -= owed
            mine += own if who == seat else held * holders.get(seat, 0)
        if mine:
            found[winner] = mine
    return found
