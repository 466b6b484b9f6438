"""What cards are called: in the language of the window, at the table, and when somebody speaks of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.cards import Pack
    from cucu_desktop.words import SuitedCards


class CardNames:
    """Names the cards of one pack."""

    def __init__(
        self, words: Mapping[str, Any], local: Mapping[str, Any], suited: SuitedCards | None = None
    ) -> None:
        """Take the names from a game's words, and from those of the place where it is played.

        Args:
            words: has `cards` and `powers`.
            local: has `cards` and `held`, and where suits matter `held_suits`.
            suited: the names of the cards of a pack with suits.
        """
        self._words, self._local = words, local
        self._suited = suited if suited and suited.suits else None

    def _rank(self, card_id: str) -> str:
        """Return a card's rank; without suits all of it is the rank."""
        return card_id[:-1] if self._suited else card_id

    def name(self, card_id: str) -> str:
        """Return "the cat (XII)", "the king of hearts"; "hidden" is one, too."""
        if self._suited and card_id != "hidden":
            return self._suited.name(card_id)
        return str(self._words["cards"][card_id])

    def kind(self, card_id: str) -> str:
        """Return what is meant when somebody speaks of the card: "a king" where suits do not matter."""
        return self._suited.spoken(card_id) if self._suited else self.name(card_id)

    def of_rank(self, rank: str) -> str:
        """Return what a card of this rank is: "a king"."""
        assert self._suited  # without suits nobody speaks of ranks
        return self._suited.any_of(rank)

    def there(self, card_id: str) -> str:
        """Return what the card is called at the table: "Gnaf"; those without a name have their id."""
        return str(self._local["cards"].get(self._rank(card_id), card_id))

    def held(self, card_id: str) -> str:
        """Return what somebody says who has it: "la Taverna", "a king", "the ace of hearts"."""
        said = str(self._local["held"][self._rank(card_id)])
        by_suit = self._suited and self._suited.by_suit
        return f"{said}{self._local['held_suits'][card_id[-1]]}" if by_suit else said

    def power(self, card_id: str) -> str:
        """Return what the card does, in a sentence or two."""
        powers = self._words["powers"]
        return str(powers.get(self._rank(card_id), powers["number"]))

    def spoken_of(self, pack: Pack) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the pack's cards that one may speak of, the highest first, in groups that may have a name.

        Where suits do not matter one speaks of a king, whatever its suit: one card stands for its rank.
        """
        high_first = tuple(reversed(pack.designs))
        if self._suited is None or not self._suited.by_suit:
            by_rank = {card.rank: card.id for card in high_first}
            return (("", tuple(by_rank[rank] for rank in sorted(by_rank, reverse=True))),)
        return tuple(
            (name.capitalize(), tuple(card.id for card in high_first if card.suit == suit))
            for suit, name in self._suited.suits.items()
        )
