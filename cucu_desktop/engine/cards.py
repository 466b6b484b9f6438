"""Cards and packs, and the hidden card.

A `Card` is a design: the two copies of the Cucco pack's XII are one and the same object, because nothing in
any game can tell them apart. A card that a seat may not see is `HIDDEN`, which has no identity: an object
that holds it cannot be asked for the card's rank.
"""

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final, Literal

from cucu_desktop.engine.values import Immutable
from cucu_desktop.frozen import frozen


@frozen(eq=False)
class Card(Immutable):
    """One design of a pack; there is one object for each, so cards are compared with `is`.

    Attributes:
        id: the card's name in every notation ("XII", "7D").
        rank: its position in the order of the pack, 0 is the lowest; cards of other suits have the same.
        suit: the letter of its suit; empty where the pack has none.
        pack: the name of its pack.
    """

    id: str
    rank: int
    suit: str
    pack: str

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name, so that the one object of this design is found again."""
        return _card_of, (self.pack, self.id, self.rank)

    @property
    def value(self) -> str:
        """The card's name without its suit: "10", "K"; the whole name, "XII", in a pack without suits."""
        return self.id.removesuffix(self.suit)

    def __str__(self) -> str:
        return self.id


class Hidden(Enum):
    """The type of `HIDDEN`, a card that a seat may not see."""

    CARD = "hidden"

    def __repr__(self) -> str:
        return "HIDDEN"

    def __str__(self) -> str:
        return "?"


HIDDEN: Final = Hidden.CARD
SeenCard = Card | Literal[Hidden.CARD]
"""A card as a seat sees it: its design, or `HIDDEN`."""


class UnknownCardError(ValueError):
    """The pack has no card of this name."""


class Pack(Immutable):
    """A pack of cards: its designs from low to high, each in a number of copies.

    >>> CUCCO["XII"].rank > CUCCO["X"].rank
    True
    >>> len(CUCCO.cards)
    40
    """

    def __init__(
        self,
        name: str,
        designs: Iterable[str],
        copies: int = 1,
        suits: Iterable[str] = ("",),
        *,
        highest_first: bool = False,
    ) -> None:
        """Make a pack.

        Args:
            name: its name in logs and folders.
            designs: its designs from low to high, without their suits.
            copies: the number of copies of each design.
            suits: the suits; each has all the designs.
            highest_first: whether a new pack lies from the highest card to the lowest.
        """
        self.name = name
        ranks = list(enumerate(designs))
        self.designs: tuple[Card, ...] = tuple(
            Card(design + suit, rank, suit, name) for suit in suits for rank, design in ranks
        )
        lying = reversed(self.designs) if highest_first else self.designs
        self.cards: tuple[Card, ...] = tuple(card for card in lying for _ in range(copies))
        """Every card, in the order in which a new pack lies: copies side by side."""
        self._by_id = {card.id: card for card in self.designs}

    def __getitem__(self, card_id: str) -> Card:
        """Return the card of this name.

        Raises:
            UnknownCardError: the pack has none.
        """
        try:
            return self._by_id[card_id]
        except KeyError:
            names = " ".join(self._by_id)
            msg = f"the pack has no card {card_id!r}; its cards are {names}"
            raise UnknownCardError(msg) from None

    @property
    def half(self) -> tuple[Card, ...]:
        """One card of each rank, for drawing seats (000, "Seating and Stakes")."""
        return tuple({card.rank: card for card in self.at_hand}.values())

    @property
    def at_hand(self) -> tuple[Card, ...]:
        """The designs of which the pack has a card: a part of a pack lacks some."""
        there = set(self.cards)
        return tuple(card for card in self.designs if card in there)

    def __repr__(self) -> str:
        return f"<Pack {self.name}: {len(self.cards)} cards>"

    def with_aces_high(self) -> "Pack":
        """Return this pack of suits with the Aces ranked highest; the order of a new pack does not change."""
        suits = list(dict.fromkeys(card.suit for card in self.designs))
        ace, *others = [card.value for card in self.designs if card.suit == suits[0]]
        pack = Pack(self.name, [*others, ace], suits=suits)
        pack.cards = tuple(pack[card.id] for card in self.cards)
        return pack

    def part(self, cards: Iterable[Card]) -> "Pack":
        """Return the pack of these cards only: without a Matto, two of each, or the discards to shuffle."""
        part = Pack.__new__(Pack)
        vars(part).update(vars(self), cards=tuple(cards))
        return part

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the name of the pack, a part of a pack with its cards."""
        high = ACES_HIGH.get(self.name)
        has_aces_high = high is not None and high.designs is self.designs
        is_whole = (high if has_aces_high else PACKS.get(self.name)) is self
        return _pack_of, (self.name, has_aces_high, None if is_whole else self.cards)

    def complete(self, first: Iterable[Card]) -> tuple[Card, ...]:
        """Return the whole pack beginning with `first`; the other cards follow as in a new pack."""
        listed = tuple(first)
        left = Counter(listed)
        rest = []
        for card in self.cards:
            if left[card]:
                left[card] -= 1
            else:
                rest.append(card)
        return listed + tuple(rest)


_CUCCO = (
    "MATTO LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII VIII IX X XI XII XIII XIV XV"  # lowest first
)
CUCCO: Final = Pack("cucco", _CUCCO.split(), copies=2)
"""The forty Cucco cards, lowest first (E8; the Matto's rank in a comparison is a rule of each game)."""
LIONLESS: Final = CUCCO.part(card for card in CUCCO.cards if card.id != "LEONE")
"""The pack of 1717 and older, which has no lions (C11, L15)."""


STANDARD: Final = Pack("standard52", "A 2 3 4 5 6 7 8 9 10 J Q K".split(), suits="CDHS")
"""The standard pack; a rank is that of four cards, the Ace low (K1)."""
ITALIAN: Final = Pack("italian40", "A 2 3 4 5 6 7 F C R".split(), suits="BCDS")
"""The Italian forty: Fante, Cavallo and Re above the seven (K5); bastoni, coppe, denari, spade."""
_NUMBERS: Final = "0 1 2 3 4 5 6 7 8 9 10 11 12"
GNAV: Final = Pack(
    "gnav", f"NARR UGLE POTTE {_NUMBERS} HUS HEST KATT DRAGON GJOK".split(), copies=2, highest_first=True
)
"""The Norwegian and Danish forty-two (family-north, P, D)."""
SLABBERJAN: Final = Pack(
    "slabberjan",
    f"JANRIT PISPOT SMOEL WITTEBROOD {_NUMBERS} HERBERG POES VOGEL KAPAF".split(),
    copies=2,
    highest_first=True,
)
"""The forty-two pieces of Zeeland, in the order of the sheet of 1900 (Z)."""
KILLE: Final = Pack(
    "kille",
    f"BLAREN BLOMPOTTAN KRANSEN {_NUMBERS[2:]} VARDSHUS KAVALL HUSU HUSAR KUKU HARLEKIN".split(),
    copies=2,
    highest_first=True,
)
"""The Swedish forty-two, Harlekin the highest until it is exchanged (S, W)."""
ACES_HIGH: Final = {pack.name: pack.with_aces_high() for pack in (STANDARD, ITALIAN)}
"""The standard pack and the Italian forty with the Ace above the King (K12): the same names, other ranks."""
PACKS: Final = {pack.name: pack for pack in (CUCCO, STANDARD, ITALIAN, GNAV, SLABBERJAN, KILLE)}
"""All packs by name."""


def _card_of(pack: str, card_id: str, rank: int) -> Card:
    """Return the one card of this name and rank that the pack has."""
    card = PACKS[pack][card_id]
    return card if card.rank == rank else ACES_HIGH[pack][card_id]


def _pack_of(name: str, has_aces_high: bool, cards: Iterable[Card] | None) -> Pack:  # noqa: FBT001
    """Return the pack of this name, or the part of it with these cards."""
    pack = (ACES_HIGH if has_aces_high else PACKS)[name]
    return pack if cards is None else pack.part(cards)
