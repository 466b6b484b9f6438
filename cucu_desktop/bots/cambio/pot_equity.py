"""Equity of a deal of Cambio: its value in chips to a loser and to the others.

The chips of a pot go to a player in it, and before the deal all are equally likely to win it: so staying in a
pot is worth an equal part of it, and later payments are worth their price.
"""

from typing import Final

from cucu_desktop.bots.strategy import options_of
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cambio import Options

FIRM: Final = 0.9
"""The fraction of its price at which staying is worth paying: a player who stays may still leave later."""


class PotEquity:
    """The value of the end of this deal to one player."""

    __slots__ = ("_coins", "_everybody", "_in_pot", "_known", "_pool", "_worth", "cost")

    def __init__(self, observation: Observation) -> None:
        options = options_of(observation, Options)
        number = observation.number
        self._coins = observation.coins[observation.seat]
        self._everybody = observation.players
        self._in_pot = len(observation.order)
        self._pool = observation.pool
        self.cost: int | None = None
        """The penalty that losers pay to stay; None: they leave."""
        if number <= options.children:
            self.cost = number if options.pay == "deal" else 1
        self._known: dict[tuple[int, bool], float] = {}

    def after(self, losers: int, *, loses: bool) -> float:
        """Return the value if `losers` players lose, and whether this player is one of them."""
        key = losers, loses
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._evaluate(losers, loses=loses)
        return worth

    @property
    def stake(self) -> float:
        """The stake of the deal: the difference between another player losing alone and this one."""
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
