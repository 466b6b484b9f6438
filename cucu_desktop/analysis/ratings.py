"""Ratings of all players: the average cost of a decision, by game.

Games whose cards may have been known do not count, as in the statistics.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final, NamedTuple

from cucu_desktop.analysis.currency import CurrencyName
from cucu_desktop.analysis.report import GameAnalysis, Rating, Sitter
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.names import in_order

FEW: Final = 10
"""The number of decisions below which no rating is shown."""


class Rated(NamedTuple):
    """A player's rating at a game, and its currency."""

    who: Sitter
    rating: Rating
    currency: CurrencyName


class Ratings:
    """Ratings, added up from analyses (`add`)."""

    def __init__(self) -> None:
        self._found: defaultdict[str, defaultdict[Sitter, Rating]] = defaultdict(lambda: defaultdict(Rating))
        self._currencies: dict[str, CurrencyName] = {}

    def add(self, analysis: GameAnalysis) -> None:
        if analysis.is_known:
            return
        self._currencies[analysis.game] = analysis.currency
        for player, rating in zip(analysis.players, analysis.ratings, strict=True):
            person = PERSONS.get(player.bot or "")
            who = Sitter(person.name, person.id) if person else player
            self._found[analysis.game][who] += rating

    def at(self, game: str) -> list[Rated]:
        """Return the ratings of all players at a game, the best first."""
        currency = self._currencies.get(game)
        if currency is None:
            return []
        found = [Rated(who, rating, currency) for who, rating in self._found[game].items()]
        told = (each for each in found if each.rating.decisions >= FEW)
        return sorted(in_order(told, lambda each: each.who.name), key=lambda each: each.rating.mean)

    def of(self, name: str) -> Mapping[str, Rated]:
        """Return the ratings of a person, by game."""
        who = Sitter(name, None)
        return {
            game: Rated(who, ratings[who], self._currencies[game])
            for game, ratings in self._found.items()
            if who in ratings and ratings[who].decisions >= FEW
        }
