"""Draw the forty cards of the Cucù pack: twenty designs, Brescia's lion and two backs.

From the root of the repository, with the project's Python:

    python packaging/art/draw_cards.py                      every card
    python packaging/art/draw_cards.py XII LEONE            some of them
    python packaging/art/draw_cards.py --contact sheet.png  and a sheet to judge them by, in four sizes

The files go to assets/packs/cucco/ and are the same to the byte each time.
"""

import os
from collections.abc import Callable
from pathlib import Path

import back
import figures_cat
import figures_cuckoo
import figures_donkey
import figures_doves
import figures_fool
import figures_fox
import figures_goat
import figures_gossips
import figures_horse
import figures_hunter
import figures_inn
import figures_lion
import figures_low
import figures_mask
import figures_octopus
import figures_washing
import numerals
import pack_sheet
from layers import merged
from PySide6.QtGui import QGuiApplication
from wood import Art

PACK = Path(__file__).parents[2] / "assets" / "packs" / "cucco"

DESIGNS: dict[str, Callable[[], Art]] = {
    "MATTO": figures_fool.fool,
    "LEONE": figures_lion.lion,
    "MASCHERA": figures_mask.mask,
    "SECCHIA": figures_low.bucket,
    "NULLA": figures_low.nothing,
    "I": numerals.one,
    "II": figures_doves.two,
    "III": figures_gossips.three,
    "IV": figures_goat.four,
    "V": figures_donkey.five,
    "VI": figures_fox.six,
    "VII": figures_washing.seven,
    "VIII": figures_octopus.eight,
    "IX": numerals.nine,
    "X": numerals.ten,
    "XI": figures_inn.inn,
    "XII": figures_cat.cat,
    "XIII": figures_horse.horse,
    "XIV": figures_hunter.hunter,
    "XV": figures_cuckoo.cuckoo,
    "variants/LEONE-brescia": figures_lion.lion_of_brescia,
    "back": back.rose,
    "backs/cuckoos": back.cuckoos,
}
"""What draws each file, in the order of the pack: lowest card first, then what may take a card's place."""

FINE_ENOUGH = 0.17
"""How far a face may be simplified, in card units: these cards are rich, and the pack is read at the first deal.
Backs see to that themselves, or their two halves would not be simplified alike."""


def main() -> None:
    """Draw what the command line asks for."""
    asked = pack_sheet.options("Draw the cards of the Cucù pack.")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])  # fonts cannot be loaded without one
    for name in asked.names or DESIGNS:
        drawing = DESIGNS[name]()
        drawing.layers = merged(drawing.layers)
        text = drawing.svg(tolerance=0 if name.startswith("back") else FINE_ENOUGH)
        file = PACK / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    if asked.contact:
        pack_sheet.contact_sheet(PACK, asked.names or list(DESIGNS), asked.contact)


if __name__ == "__main__":
    main()
