"""What cards are called in a trick game, which series they are of and what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.ui.text.card_names import CardNames

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.games.game import TrickGame
    from cucu_desktop.ui.text.number_words import NumberWords


class TrickCardNames(CardNames):
    """Names the cards of a trick game; the words know of `series` and `places`, too.

    Attributes:
        glossed: whether it is told what the cards of a series show.
    """

    def __init__(
        self, words: Mapping[str, Any], local: Mapping[str, Any], game: TrickGame, counted: NumberWords
    ) -> None:
        """Take the names from the words of a game and a place, and ranks and values from its rules."""
        super().__init__(words, local, CUCCO, game.order_of(CUCCO))
        self._of, self._counted = game, counted
        self.glossed = True

    def as_object(self, card_id: str) -> str:
        """Return what the card is called when somebody plays, calls or robs it: "den Kuckuck (XV)"."""
        return str(self._words["objects"][card_id])

    def kind(self, card_id: str) -> str:
        """Return what is meant when somebody speaks of the card, who will be playing or calling it."""
        return self.as_object(card_id)

    def series(self, series: str) -> str:
        """Return what a series is called."""
        return str(self._words["series"][series])

    def gloss(self, series: str) -> str:
        """Return what the cards of a series show, in brackets; nothing for who does not want it told."""
        return f" ({self._words['glosses'][series]})" if self.glossed else ""

    def series_of(self, card_id: str) -> str:
        """Return what the series of a card is called."""
        return self.series(self.series_id(card_id))

    def series_id(self, card_id: str) -> str:
        """Return a card's series."""
        return self._of.series_of(CUCCO[card_id])

    def is_of(self, card_id: str, series: str) -> bool:
        """Tell whether a card is of this series."""
        return self.series_id(card_id) == series

    def worth(self, card_id: str) -> str:
        """Return what a card counts: "½ point", and if there is a second count, what it counts there."""
        card, game = CUCCO[card_id], self._of
        places = self._words["places"]
        points = game.values[card]
        if not game.second_values:
            return str(places["worth" if points else "worthless"]).format(points=self._counted.points(points))
        ones = game.second_values[card]
        key = f"{'worth' if points else 'worthless'}{'-again' if ones else ''}"
        return str(places[key]).format(points=self._counted.points(points), ones=self._counted.points(ones))

    def power(self, card_id: str) -> str:
        """Return where the card stands in its series and what it counts, in a sentence or two."""
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
