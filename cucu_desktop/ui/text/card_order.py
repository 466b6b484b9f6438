"""The order of the cards in words, and which of them everybody has seen fall."""

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
    """Tells the order of one game's cards."""

    def __init__(self, words: Mapping[str, Any], cards: CardNames) -> None:
        """Take the words from the table `order` of a game's words."""
        self._words, self._cards = words["order"], cards

    def caption(self, row: str) -> str:
        """Return what stands over a row: "From low to high", "Matte (pictures), from low to high"."""
        if row == APART:
            return str(self._words["apart"])
        if not isinstance(self._cards, TrickCardNames):
            return str(self._words["row"])
        return str(self._words["series"]).format(series=self.short_caption(row))

    def short_caption(self, row: str) -> str:
        """Return what stands there where room is short: of a series only what it is called."""
        if not isinstance(self._cards, TrickCardNames):
            return self.caption(row)
        series = self._cards.series(row) + self._cards.gloss(row)
        return series[:1].upper() + series[1:]

    @property
    def note(self) -> str:
        """What else there is to know about the order; may be empty."""
        return str(self._words["note"])

    def name(self, equals: Sequence[Card]) -> str:
        """Return what cards of one rank are called: "the cat (XII)"; of several suits only the rank."""
        card = equals[0]
        return self._cards.name(card.id) if len(equals) == 1 else self._cards.of_rank(card.value)

    def told(self, equals: Sequence[Card], fallen: int, copies: int) -> str:
        """Return the name, and how many of so many everybody has seen fall: none is not told."""
        name = self.name(equals)
        if not fallen:
            return name
        return f"{name}: {self._words['fallen'].format(number=fallen, all=copies)}"

    def power(self, equals: Sequence[Card]) -> str:
        """Return what a card of this rank does, or where it stands and what it counts."""
        return self._cards.power(equals[0].id)


def fallen(observation: AnyObservation) -> Counter[Card]:
    """Return the cards that lie open or lay open in this deal and are in nobody's hand.

    Seen by a spectator these are everybody's knowledge. A card that was robbed may still be played.
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
