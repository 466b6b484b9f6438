"""Equity of a deal of Cambio: what it is worth, in chips, to be among its losers or not.

What is paid into a pot is won by somebody who is in it, and before the cards are dealt all are equally likely
to win it: so to be in a pot is worth an equal part of it, and whatever will be paid later is paid back.
"""

from typing import Final

from cucu_desktop.bots.strategy import options_of
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cambio import Options

FIRM: Final = 0.9
"""From this part of its price on staying is paid for: whoever stays may yet leave when it costs more."""


class PotEquity:
    """What the end of this deal is worth to one player."""

    __slots__ = ("_coins", "_everybody", "_in_pot", "_known", "_pool", "_worth", "cost")

    def __init__(self, observation: Observation) -> None:
        options = options_of(observation, Options)
        number = observation.number
        self._coins = observation.coins[observation.seat]
        self._everybody = observation.players
        self._in_pot = len(observation.order)
        self._pool = observation.pool
        self.cost: int | None = None
        """What losers pay to stay; None: they leave."""
        if number <= options.children:
            self.cost = number if options.pay == "deal" else 1
        self._known: dict[tuple[int, bool], float] = {}

    def after(self, losers: int, *, loses: bool) -> float:
        """Return what it is worth if so many lose, and one is among them or not."""
        key = losers, loses
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._evaluate(losers, loses=loses)
        return worth

    @property
    def stake(self) -> float:
        """What there is to lose: by how much it is worse to lose alone than that somebody else does."""
        return self.after(1, loses=False) - self.after(1, loses=True)

    def _evaluate(self, losers: int, *, loses: bool) -> float:
        pool, left = self._pool, self._in_pot - losers
        if self.cost is not None:
            part = (pool + self.cost * losers) / self._in_pot
            stays = part >= FIRM * self.cost
            if stays and not (loses and self._coins < self.cost):
                return part - self.cost if loses else part
        if left:
            return 0.0 if loses else pool / left
        return pool / self._everybody  # carried over to the next pot (B19)
