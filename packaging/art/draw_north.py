"""Draw the packs of the north: Gnav, the pieces of Zeeland, Kille.

From the root of the repository, with the project's Python:

    python packaging/art/draw_north.py gnav                        a pack: gnav, slabberjan or kille
    python packaging/art/draw_north.py kille KUKU HUSU             some of its cards
    python packaging/art/draw_north.py gnav --contact sheet.png    and a contact sheet, in four sizes

The files go to assets/packs/ and are the same to the byte each time.
"""

import argparse
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QTransform, qGray

from kit import command_line
from kit.card_stock import blank, lowered
from kit.layers import merged
from kit.ornaments import ground
from kit.woodcut import BLUE, GREEN, INK, OCHRE, VERMILION, Art
from north import beasts, stock, things

PACKS = Path(__file__).parents[2] / "assets" / "packs"
FINE_ENOUGH = 0.17
"""The tolerance of simplification of a face, in card units."""
Draw = Callable[[Art], None]


def card(seed: int, draw: Draw, name: str, short: str = "", *, scale: float = 1) -> Art:
    """Draw a picture on card stock; `short`: the name in its corner; `scale` leaves room for the name."""
    art = blank(seed)
    draw(art)
    if scale != 1:
        lowered(art, scale)
    return stock.named(art, name, short or name)


def fallen(draw: Callable[[], Art]) -> Art:
    """Return the same card upside down and in grey: an exchanged card looks like this."""
    art = draw()
    art.transform(0, QTransform().translate(100, 175).rotate(180).translate(-100, -175))
    for layer in art.layers:
        colour = QColor(layer.colour)
        grey = qGray(colour.rgb())
        layer.colour = QColor(grey * 94 // 100, grey * 92 // 100, grey * 88 // 100).name()
    return art


def piece(seed: int, draw: Draw, mark: str, scale: float = 0.78) -> Art:
    """Draw a picture on the foot of a piece."""
    art = stock.disc(seed)
    since = len(art.layers)
    draw(art)
    art.transform(since, QTransform().translate(100, 182).scale(scale, scale).translate(-100, -178))
    stock.tag(art, mark)
    return art


GNAV: dict[str, Callable[[], Art]] = {
    "NARR": partial(card, 601, things.fool, "NARR"),
    "UGLE": partial(card, 602, beasts.owl, "UGLE"),
    "POTTE": partial(card, 603, things.pot, "POTTE"),
    **{str(value): partial(stock.number, value) for value in range(13)},
    "HUS": partial(card, 604, beasts.house, "HUS"),
    "HEST": partial(card, 605, lambda art: (ground(art, 292, GREEN), beasts.horse(art))[0], "HEST"),
    "KATT": partial(card, 606, beasts.sitting_cat, "KATT"),
    "DRAGON": partial(card, 607, lambda art: beasts.mounted(art, None, VERMILION), "DRAGON", "DRAG"),
    "GJOK": partial(card, 608, beasts.perched, "GJØK", scale=0.92),
    "back": partial(stock.back_of_cards, 609, BLUE),
}
SLABBERJAN: dict[str, Callable[[], Art]] = {
    "JANRIT": partial(piece, 611, partial(things.fool, stick=True), "JAN"),
    "PISPOT": partial(piece, 612, things.chamber_pot, "POT", 0.9),
    "SMOEL": partial(piece, 613, things.face, "SMOEL", 0.9),
    "WITTEBROOD": partial(piece, 614, things.loaf, "BROOD", 0.9),
    **{str(value): partial(stock.piece_number, value) for value in range(13)},
    "HERBERG": partial(piece, 615, partial(beasts.house, wall=OCHRE, sign=True), "HERB"),
    "POES": partial(piece, 616, partial(beasts.sitting_cat, colour=OCHRE), "POES"),
    "VOGEL": partial(piece, 617, beasts.flying, "VOGEL", 0.88),
    "KAPAF": partial(piece, 618, lambda art: beasts.mounted(art, beasts.BROWN, BLUE), "KAP"),
    "back": stock.back_of_pieces,
}
KILLE: dict[str, Callable[[], Art]] = {
    "BLAREN": partial(card, 621, things.mask, "BLAREN", "BLAR", scale=0.88),
    "BLOMPOTTAN": partial(card, 622, things.flowerpot, "BLOMPOTTAN", "BLOM"),
    "KRANSEN": partial(card, 623, things.wreath, "KRANSEN", "KRANS"),
    **{str(value): partial(stock.lilies, value) for value in range(1, 13)},
    "VARDSHUS": partial(
        card, 624, partial(beasts.house, wall=OCHRE, sign=True, smoke=True), "VÄRDSHUS", "VÄRD"
    ),
    "KAVALL": partial(card, 625, lambda art: beasts.mounted(art, INK, GREEN, sabre=False), "KAVALL", "KAV"),
    "HUSU": partial(card, 626, beasts.sow, "HUSU"),
    "HUSAR": partial(card, 627, things.hussar, "HUSAR", scale=0.9),
    "KUKU": partial(card, 628, partial(beasts.perched, left=True), "KUKU"),
    "HARLEKIN": partial(card, 629, things.harlequin, "HARLEKIN", "HARL"),
    "variants/HARLEKIN-fallen": partial(fallen, partial(card, 629, things.harlequin, "HARLEKIN", "HARL")),
    "back": partial(stock.back_of_cards, 630, VERMILION),
}
DESIGNS = {"gnav": GNAV, "slabberjan": SLABBERJAN, "kille": KILLE}


def main() -> None:
    """Draw the cards chosen on the command line."""
    parser = argparse.ArgumentParser(description="Draw the packs of the north.")
    parser.add_argument("pack", choices=DESIGNS)
    parser.add_argument("names", nargs="*", metavar="CARD", help="cards to draw (all if none is named)")
    parser.add_argument("--contact", type=Path, metavar="FILE", help="write a sheet of these cards as well")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])  # fonts cannot be loaded without one
    designs, folder = DESIGNS[asked.pack], PACKS / asked.pack
    folder.mkdir(parents=True, exist_ok=True)
    for name in asked.names or designs:
        drawing = designs[name]()
        drawing.layers = merged(drawing.layers)
        text = drawing.svg(tolerance=0 if name == "back" else FINE_ENOUGH)
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    if asked.contact:
        command_line.contact_sheet(folder, asked.names or list(designs), asked.contact)


if __name__ == "__main__":
    main()
