"""Draw the standard pack: fifty-two cards and a back.

From the root of the repository, with the project's Python:

    python packaging/art/draw_standard.py                      every card but the court
    python packaging/art/draw_standard.py --court FILE         the court as well, from FILE (see suited/bordeaux_court.py)
    python packaging/art/draw_standard.py 7H KS --court FILE   some of them
    python packaging/art/draw_standard.py --contact sheet.png  and a contact sheet, in four sizes

The files go to assets/packs/standard52/ and are the same to the byte each time.
"""

from functools import partial
from pathlib import Path

from kit import command_line
from kit.card_stock import blank, finish
from kit.woodcut import Art
from suited import backs, french_suits
from suited.bordeaux_court import Court
from suited.pip_layout import index, rule, spread

PACK = Path(__file__).parents[2] / "assets" / "packs" / "standard52"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"


def seed(rank: str, suit: str) -> int:
    """Return the random seed of a card."""
    return 520 + RANKS.index(rank) * 4 + SUITS.index(suit)


def _headed(art: Art, rank: str, suit: str) -> None:
    rule(art)
    index(art, rank, partial(french_suits.pip, art, suit, rich=False), french_suits.COLOURS[suit])


def number(rank: str, suit: str) -> Art:
    """Draw a card with as many pips as its number."""
    art = blank(seed(rank, suit))
    finish(art)
    _headed(art, rank, suit)
    count = int(rank)
    size = 66 if count < 4 else 58 if count < 7 else 54
    for (x, y), up in spread(count, size, inset=26 if count == 4 else 0):  # four have no pip in between
        french_suits.pip(art, suit, x, y, size, up=up)
    return art


def ace(suit: str) -> Art:
    """Draw one pip, as large as it fits."""
    art = blank(seed("A", suit))
    finish(art)
    _headed(art, "A", suit)
    french_suits.pip(art, suit, 100, 206, 150)
    return art


def court(figures: Court, rank: str, suit: str) -> Art:
    """Draw a figure of the court."""
    art = blank(seed(rank, suit))
    art.layers += figures.figure(rank, suit)
    finish(art)
    _headed(art, rank, suit)
    return art


def main() -> None:
    """Draw the cards chosen on the command line."""
    options = command_line.options("Draw the standard pack.", court=True)
    cards = {"A" + suit: partial(ace, suit) for suit in SUITS}
    cards |= {rank + suit: partial(number, rank, suit) for suit in SUITS for rank in RANKS[1:10]}
    cards["back"] = backs.standard
    if options.court:
        figures = Court(options.court)
        cards |= {rank + suit: partial(court, figures, rank, suit) for suit in SUITS for rank in RANKS[10:]}
    command_line.draw(PACK, cards, options, [rank + suit for suit in SUITS for rank in RANKS] + ["back"])


if __name__ == "__main__":
    main()
