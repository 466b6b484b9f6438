"""Names of cards in a trick game, with their series and values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.ui.text.card_names import CardNames

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.games.game import TrickGame
    from cucu_desktop.match.number_words import NumberWords


class TrickCardNames(CardNames):
    """Names the cards of a trick game; its words include `series` and `places`.

    Attributes:
        glossed: whether the pictures of a series are described.
    """

    def __init__(
        self, words: Mapping[str, Any], local: Mapping[str, Any], game: TrickGame, counted: NumberWords
    ) -> None:
        """Take the names from the words of a game and a place, and ranks and values from its rules."""
        super().__init__(words, local, CUCCO, game.order_of(CUCCO))
        self._of, self._counted = game, counted
        self.glossed = True

    def as_object(self, card_id: str) -> str:
        """Return the name of the card as the object of "play", "call" or "rob": "den Kuckuck (XV)"."""
        return str(self._words["objects"][card_id])

    def kind(self, card_id: str) -> str:
        """Return the name of the card in speech, as an object."""
        return self.as_object(card_id)

    def series(self, series: str) -> str:
        return str(self._words["series"][series])

    def gloss(self, series: str) -> str:
        """Return a description of a series' cards in brackets; "" if not `glossed`."""
        return f" ({self._words['glosses'][series]})" if self.glossed else ""

    def series_of(self, card_id: str) -> str:
        return self.series(self.series_id(card_id))

    def series_id(self, card_id: str) -> str:
        return self._of.series_of(CUCCO[card_id])

    def is_of(self, card_id: str, series: str) -> bool:
        return self.series_id(card_id) == series

    def worth(self, card_id: str) -> str:
        """Return the value of a card: "½ point", and with a second count its value there."""
        card, game = CUCCO[card_id], self._of
        places = self._words["places"]
        points = game.values[card]
        if not game.second_values:
            return str(places["worth" if points else "worthless"]).format(points=self._counted.points(points))
        ones = game.second_values[card]
        key = f"{'worth' if points else 'worthless'}{'-again' if ones else ''}"
        return str(places[key]).format(points=self._counted.points(points), ones=self._counted.points(ones))

    def power(self, card_id: str) -> str:
        """Return the card's position in its series and its value, in a sentence or two."""
        ranks = self._of.ranks[self.series_id(card_id)]
        in_order = sorted(ranks, key=lambda card: ranks[card])
        place = in_order.index(CUCCO[card_id])
        key = "lowest" if not place else "highest" if place == len(in_order) - 1 else "between"
        below, above = in_order[place - 1], in_order[(place + 1) % len(in_order)]
        stands = str(self._words["places"][key]).format(
            series=self.series_of(card_id),
            gloss=self.gloss(self.series_id(card_id)),
            below=self.name(below.id),
            above=self.name(above.id),
        )
        remark = self._words["remarks"].get(card_id, "")
        stands = stands[:1].upper() + stands[1:]
        return f"{remark} {stands} {self.worth(card_id)}".strip()


__all__ = ["TrickCardNames"]
