"""Draw the Italian pack: forty cards and a back.

From the root of the repository, with the project's Python:

    python packaging/art/draw_italian.py                      every card
    python packaging/art/draw_italian.py 7D CB                some of them
    python packaging/art/draw_italian.py --contact sheet.png  and a contact sheet, in four sizes

The files go to assets/packs/italian40/ and are the same to the byte each time.
"""

from functools import partial
from pathlib import Path

from italian import number_cards
from italian.court import figure
from italian.suits import COLOURS, MARKS
from kit import command_line
from kit.card_stock import blank, finish
from kit.woodcut import Art
from suited import backs
from suited.pip_layout import index, rule

PACK = Path(__file__).parents[2] / "assets" / "packs" / "italian40"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "F", "C", "R")
SUITS = "BCDS"


FINE_ENOUGH = 0.17
"""The tolerance of simplification of a face, in card units, as in the other woodcut packs."""


def seed(rank: str, suit: str) -> int:
    """Return the random seed of a card."""
    return 410 + RANKS.index(rank) * 4 + SUITS.index(suit)


def _headed(art: Art, rank: str, suit: str) -> None:
    rule(art)
    lean = 0.7 if suit in "BS" else 0
    size = 62 if suit in "BS" else 50
    index(art, rank, lambda x, y, _: MARKS[suit](art, x, y, size, lean), COLOURS[suit])


def number(rank: str, suit: str) -> Art:
    """Draw a card with as many pips as its number."""
    art = blank(seed(rank, suit))
    finish(art)
    number_cards.pips(art, int(rank), suit)
    number_cards.adorn(art, rank + suit)
    _headed(art, rank, suit)
    return art


def ace(suit: str) -> Art:
    """Draw one large pip, and the motto of the old packs of Treviso."""
    art = blank(seed("A", suit))
    number_cards.ACES[suit](art)
    finish(art, "", *number_cards.MOTTOES[suit])
    _headed(art, "A", suit)
    return art


def court(rank: str, suit: str) -> Art:
    """Draw Fante, Cavallo or Re."""
    art = blank(seed(rank, suit))
    figure(art, rank, suit)
    finish(art)
    _headed(art, rank, suit)
    return art


def main() -> None:
    """Draw the cards chosen on the command line."""
    options = command_line.options("Draw the Italian pack.")
    cards = {"A" + suit: partial(ace, suit) for suit in SUITS}
    cards |= {rank + suit: partial(number, rank, suit) for suit in SUITS for rank in RANKS[1:7]}
    cards |= {rank + suit: partial(court, rank, suit) for suit in SUITS for rank in RANKS[7:]}
    cards["back"] = backs.italian
    command_line.draw(PACK, cards, options, [rank + suit for suit in SUITS for rank in RANKS] + ["back"], FINE_ENOUGH)


if __name__ == "__main__":
    main()
