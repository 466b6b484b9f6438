"""The order of the cards in words, and the cards that have publicly fallen."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.game import APART
from cucu_desktop.ui.text.tricks.card_names import TrickCardNames

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.ui.text.card_names import CardNames


class OrderWords:
    """Describes the order of one game's cards."""

    def __init__(self, words: Mapping[str, Any], cards: CardNames) -> None:
        self._words, self._cards = words["order"], cards

    def caption(self, row: str) -> str:
        """Return the caption of a row: "From low to high", "Matte (pictures), from low to high"."""
        if row == APART:
            return str(self._words["apart"])
        if not isinstance(self._cards, TrickCardNames):
            return str(self._words["row"])
        return str(self._words["series"]).format(series=self.short_caption(row))

    def short_caption(self, row: str) -> str:
        """Return the short caption of a row: of a series its name."""
        if not isinstance(self._cards, TrickCardNames):
            return self.caption(row)
        series = self._cards.series(row) + self._cards.gloss(row)
        return series[:1].upper() + series[1:]

    @property
    def note(self) -> str:
        """The note on the order; may be empty."""
        return str(self._words["note"])

    def name(self, equals: Sequence[Card]) -> str:
        """Return the name of cards of one rank, with the printed word; of several suits only the rank."""
        card = equals[0]
        return self._cards.as_printed(card.id) if len(equals) == 1 else self._cards.of_rank(card.value)

    def told(self, equals: Sequence[Card], fallen: int, copies: int) -> str:
        """Return the name, and the number of fallen copies of all; none is left out."""
        name = self.name(equals)
        if not fallen:
            return name
        return f"{name}: {self._words['fallen'].format(number=fallen, all=copies)}"

    def power(self, equals: Sequence[Card]) -> str:
        """Return the effect of a card of this rank, or its position and value."""
        return self._cards.power(equals[0].id)


def fallen(observation: AnyObservation) -> Counter[Card]:
    """Return the cards that are or were face up in this deal and are in no hand.

    A spectator's observation makes this public information. A robbed card may still be played.
    """
    seen: list[SeenCard | None] = []
    if isinstance(observation, TrickObservation):
        seen += observation.trick
        for trick in observation.tricks:
            seen += trick.cards
        seen.append(observation.indicator)
    else:
        open_cards = zip(observation.cards, observation.shown, strict=True)
        seen += [card for card, is_shown in open_cards if is_shown]
        seen += observation.laid
    return Counter(card for card in seen if isinstance(card, Card))


__all__ = ["OrderWords", "fallen"]
