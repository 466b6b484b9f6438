"""What cards are called: in the language of the window, at the table, and when somebody speaks of one.

A pack with suits has names for its ranks and its suits, which are put together; two packs may have cards of
one id, so the pack has to be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


class CardNames:
    """Names the cards of one pack."""

    def __init__(
        self, words: Mapping[str, Any], local: Mapping[str, Any], pack: str, *, by_suit: bool
    ) -> None:
        """Take the names from a game's words, and from those of the place where it is played.

        Args:
            words: has `cards` and `powers`, and for packs with suits `ranks`, `suits` and `kinds`.
            local: has `cards` and `held`, and where suits matter `held_suits`.
            pack: the pack's name.
            by_suit: whether suits matter in the game, so that one speaks of them.
        """
        self._words, self._local = words, local
        self._ranks: Mapping[str, str] = words["ranks"].get(pack, {})
        self._suits: Mapping[str, str] = words["suits"].get(pack, {})
        self._kinds: Mapping[str, str] = words["kinds"].get(pack, {})
        self._by_suit = by_suit

    def _split(self, card_id: str) -> tuple[str, str]:
        """Return a card's rank and suit; without suits all of it is the rank."""
        return (card_id[:-1], card_id[-1]) if card_id[-1] in self._suits else (card_id, "")

    def name(self, card_id: str) -> str:
        """Return "the cat (XII)", "the king of hearts"; "hidden" is one, too."""
        rank, suit = self._split(card_id)
        return (
            self._ranks[rank].format(suit=self._suits[suit]) if suit else str(self._words["cards"][card_id])
        )

    def kind(self, card_id: str) -> str:
        """Return what is meant when somebody speaks of the card: "a king" where suits do not matter."""
        rank, suit = self._split(card_id)
        return self._kinds[rank] if suit and not self._by_suit else self.name(card_id)

    def of_rank(self, rank: str) -> str:
        """Return what a card of this rank is: "a king"."""
        return self._kinds[rank]

    def there(self, card_id: str) -> str:
        """Return what the card is called at the table: "Gnaf"; those without a name have their id."""
        rank, _ = self._split(card_id)
        return str(self._local["cards"].get(rank, card_id))

    def held(self, card_id: str) -> str:
        """Return what somebody says who has it: "la Taverna", "a king", "the ace of hearts"."""
        rank, suit = self._split(card_id)
        said = str(self._local["held"][rank])
        return f"{said}{self._local['held_suits'][suit]}" if suit and self._by_suit else said

    def power(self, card_id: str) -> str:
        """Return what the card does, in a sentence or two."""
        rank, _ = self._split(card_id)
        powers = self._words["powers"]
        return str(powers.get(rank, powers["number"]))

    def spoken_of(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the cards that one may speak of, the highest first, in groups that may have a name.

        Where suits do not matter one speaks of a king, whatever its suit: one card stands for its rank.
        """
        if not self._suits:
            return (("", tuple(card for card in reversed(self._words["cards"]) if card != "hidden")),)
        ranks = tuple(reversed(tuple(self._ranks)))
        if not self._by_suit:
            any_suit = next(iter(self._suits))
            return (("", tuple(f"{rank}{any_suit}" for rank in ranks)),)
        return tuple(
            (name.capitalize(), tuple(f"{rank}{suit}" for rank in ranks))
            for suit, name in self._suits.items()
        )
