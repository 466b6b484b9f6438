"""What tokens and shares are worth in any exchange game: the chance of being the last to have a token."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.observation import Observation

STRENGTH: Final = 1.6
"""Found in play: of three or more players three tokens win six times as often as one."""
HONOUR: Final = 0.02
"""What part of the pool it is worth to have won, whoever gets the coins."""
WinChance = Callable[[int, Sequence[int], int | None], float]
"""Tells the chance that a seat takes the pool, given everybody's tokens before a deal and who deals it."""


def weight(tokens: int) -> float:
    """Return how much tokens count towards winning: the second more than the first."""
    return float(tokens**STRENGTH)


def win_chance_among(mine: int, rivals: Iterable[int]) -> float:
    """Return the chance to win with so many tokens against rivals who have so many."""
    own = weight(mine)
    return own / (own + sum(map(weight, rivals)))


class Prospects:
    """What a deal's end is worth to one player, by who loses tokens in it and who wins some.

    Who only counts (levels 1 and 2) thinks of their own tokens. Who reckons thinks of the pool: what part of
    it they will collect, whoever wins it, and how likely everybody is to win it then.
    """

    __slots__ = (
        "_again",
        "_claims",
        "_known",
        "_last_two",
        "_nobody",
        "_observation",
        "_reckons",
        "_seat",
        "_tokens",
    )

    def __init__(
        self,
        person: Person,
        observation: Observation,
        nobody_left: float,
        again: float = 0.0,
        last_two: WinChance | None = None,
    ) -> None:
        """Think of the game's end.

        Args:
            person: who thinks.
            observation: what their seat may know.
            nobody_left: what part of the pool one has if nobody is left.
            again: what it is worth to be out, for who may come back, in coins.
            last_two: tells the chances of the last two, where it matters who deals.
        """
        self._reckons = person.level > 2
        self._seat = observation.seat
        self._observation = observation
        self._tokens = observation.tokens
        self._nobody = nobody_left
        self._again = again
        self._last_two = last_two
        self._claims = claims(observation)
        self._claims[self._seat] = self._claims.get(self._seat, 0.0) + HONOUR
        self._known: dict[tuple[int, ...], float] = {}

    def after(self, losers: tuple[int, ...], winners: tuple[int, ...] = ()) -> float:
        """Return what it is worth when these seats have lost a token each, as often as they are named.

        Args:
            losers: the seats that lose.
            winners: the seats that win one.
        """
        if not self._reckons:
            return float(winners.count(self._seat) - losers.count(self._seat))
        key = (*losers, -1, *winners)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._reckon(losers, winners)
        return worth

    def _reckon(self, losers: Iterable[int], winners: Iterable[int]) -> float:
        tokens = list(self._tokens)
        for seat in winners:
            tokens[seat] += 1
        for seat in losers:
            tokens[seat] = max(tokens[seat] - 1, 0)
        pool = self._observation.pool
        if not any(tokens):
            return self._nobody * pool
        worth = sum(part * self._chance(seat, tokens) for seat, part in self._claims.items()) * pool
        return worth + (0.0 if tokens[self._seat] else self._again)

    def _chance(self, seat: int, tokens: list[int]) -> float:
        """Return the chance that the seat takes the pool."""
        left = [other for other, count in enumerate(tokens) if count]
        if self._last_two and len(left) == 2:
            dealer = self._observation.dealer
            following = next((other for other in left if other > dealer), left[0])  # E7
            return self._last_two(seat, tokens, following)
        return weight(tokens[seat]) / sum(map(weight, tokens))


def claims(observation: Observation) -> dict[int, float]:
    """Return what part of the pool a seat collects, by who wins it.

    Shares in a re-entry and for an inn count, one's own and those in others' winnings; so does the agreement
    of the last two, under which it is all one who wins.
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
