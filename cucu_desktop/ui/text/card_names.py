"""Names of cards: in the language of the window, at the table, and in speech."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.catalogues import counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.cards import Card, Pack
    from cucu_desktop.words import SuitedCards

_PRINTED: Final = {"IV": "IIII", "IX": "VIIII", "XIV": "XIIII"}
"""The text printed on these cards, as on the old packs: in the count an X is a point and a V a half."""

PRINTED_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "MATTO": ("Matto",),
    "LEONE": ("Leone", "Brescia"),
    "MASCHERA": ("Mascherone",),
    "SECCHIA": ("Secchia",),
    "NULLA": ("Nulla",),
    "NARR": ("Narr",),
    "UGLE": ("Ugle",),
    "POTTE": ("Potte",),
    "HUS": ("Hus",),
    "HEST": ("Hest",),
    "KATT": ("Katt",),
    "DRAGON": ("Dragon",),
    "GJOK": ("Gj\N{LATIN SMALL LETTER O WITH STROKE}k",),
    "JANRIT": ("Jan",),
    "PISPOT": ("Pot",),
    "SMOEL": ("Smoel",),
    "WITTEBROOD": ("Brood",),
    "HERBERG": ("Herb",),
    "POES": ("Poes",),
    "VOGEL": ("Vogel",),
    "KAPAF": ("Kap",),
    "BLAREN": ("Blaren",),
    "BLOMPOTTAN": ("Blompottan",),
    "KRANSEN": ("Kransen",),
    "VARDSHUS": ("V\N{LATIN SMALL LETTER A WITH DIAERESIS}rdshus",),
    "KAVALL": ("Kavall",),
    "HUSU": ("Husu",),
    "HUSAR": ("Husar",),
    "KUKU": ("Kuku",),
    "HARLEKIN": ("Harlekin",),
}
"""The words printed on cards without a numeral, in capitals; on the lion of Brescia another one."""


def printed(card_id: str) -> str:
    """Return the text printed on a card without another name."""
    return _PRINTED.get(card_id, card_id)


class CardNames:
    """Names the cards of one pack.

    Attributes:
        rows: the rows of their order, from low to high.
    """

    def __init__(
        self,
        words: Mapping[str, Any],
        local: Mapping[str, Any],
        pack: Pack,
        order: Mapping[str, Sequence[Sequence[Card]]],
        suited: SuitedCards | None = None,
    ) -> None:
        """Take the names from the words of a game and of a place.

        Args:
            words: has `cards`, `powers` and `order`.
            local: has `cards` and `held`, and where suits matter `held_suits`.
            pack: the cards.
            order: the rows of their order, from low to high, as in the game.
            suited: the names of the cards of a pack with suits.
        """
        self._words, self._local, self._pack, self.rows = words, local, pack, order
        self._suited = suited if suited and suited.suits else None

    def rank(self, card_id: str) -> str:
        """Return a card's rank; without suits the whole id."""
        return card_id[:-1] if self._suited else card_id

    def name(self, card_id: str) -> str:
        """Return "the cat (XII)", "the king of hearts"; also for "hidden"."""
        if self._suited and card_id != "hidden":
            return self._suited.name(card_id)
        return str(self._words["cards"][card_id])

    def as_printed(self, card_id: str) -> str:
        """Return the name, with the card's printed word if that is another one: "the pot (Potte)"."""
        name, words = self.name(card_id), PRINTED_WORDS.get(card_id, ())
        has_one = any(word.casefold() in name.casefold() for word in words)
        return name if has_one or not words else f"{name} ({words[0]})"

    def kind(self, card_id: str) -> str:
        """Return the name of the card in speech: "a king" where suits do not matter."""
        return self._suited.spoken(card_id) if self._suited else self.name(card_id)

    def of_rank(self, rank: str) -> str:
        """Return the name of a card of this rank: "a king"."""
        assert self._suited  # only packs with suits have ranks
        return self._suited.any_of(rank)

    def there(self, card_id: str) -> str:
        """Return the name of the card in the place's dialect: "Gnaf"; else the printed text."""
        return str(self._local["cards"].get(self.rank(card_id), printed(card_id)))

    def held(self, card_id: str) -> str:
        """Return the card as its holder names it: "la Taverna", "a king", "the ace of hearts"."""
        said = str(self._local["held"][self.rank(card_id)])
        by_suit = self._suited and self._suited.by_suit
        return f"{said}{self._local['held_suits'][card_id[-1]]}" if by_suit else said

    def power(self, card_id: str) -> str:
        """Return the effect of the card, in a sentence or two; of a plain card also its height."""
        powers = self._words["powers"]
        own = powers.get(self.rank(card_id))
        return str(own) if own else f"{powers['number']} {self._height(card_id)}"

    def _height(self, card_id: str) -> str:
        """Return the rank of the card, counted from the lowest, and the number of higher ones."""
        ranks, told = self.rows[""], self._words["order"]
        height = next(number for number, cards in enumerate(ranks) if self._pack[card_id] in cards)
        above = len(ranks) - 1 - height
        return counted(told["height"], above).format(ordinal=told["ordinals"][height], above=above)

    def spoken_of(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the cards for table talk, the highest first, in groups with or without a name.

        Where suits do not matter one card stands for its rank.
        """
        high_first = tuple(reversed(self._pack.at_hand))
        if self._suited is None or not self._suited.by_suit:
            by_rank = {card.rank: card.id for card in high_first}
            return (("", tuple(by_rank[rank] for rank in sorted(by_rank, reverse=True))),)
        return tuple(
            (name.capitalize(), tuple(card.id for card in high_first if card.suit == suit))
            for suit, name in self._suited.suits.items()
        )
