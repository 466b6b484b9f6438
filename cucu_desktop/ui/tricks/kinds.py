"""What differs from one trick game's table to the next: how hands are sorted, and what cards count."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.games import coch, trionfo, zifuli


@dataclass(frozen=True, slots=True)
class Kind:
    """A trick game, as far as one sees it at the table.

    Attributes:
        ranks: for each series the ranks of its cards.
        values: what a card counts; `second`: what it counts when the sides are equal and count again.
        names_partner: whether a card is named to find a partner.
    """

    ranks: Mapping[str, Mapping[Card, int]]
    values: Mapping[Card, float]
    second: Mapping[Card, float] | None = None
    names_partner: bool = False

    @property
    def good(self) -> frozenset[str]:
        """The cards that one is glad to take and cross to lose: those that count as much as a X."""
        return frozenset(card.id for card, value in self.values.items() if value >= self.values[CUCCO["X"]])

    def place_in_hand(self, card_id: str) -> tuple[int, int]:
        """Return what a hand is sorted by: series by series, the highest card first."""
        card = CUCCO[card_id]
        series = self.series_of(card)
        return list(self.ranks).index(series), -self.ranks[series][card]

    def series_of(self, card: Card) -> str:
        """Return the series that a card is of."""
        return next(series for series, ranks in self.ranks.items() if card in ranks)


KINDS: Final[Mapping[str, Kind]] = {
    coch.ID: Kind(coch.RANKS, coch.POINTS, coch.ONES),
    zifuli.ID: Kind(zifuli.RANKS, coch.POINTS, coch.ONES, names_partner=True),
    trionfo.ID: Kind(trionfo.RANKS, trionfo.VALUES),
}
"""The trick games by id."""
