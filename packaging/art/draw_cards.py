"""Draw the forty cards of the Cucù pack: twenty designs, Brescia's lion and two backs.

From the root of the repository, with the project's Python:

    python packaging/art/draw_cards.py                      every card
    python packaging/art/draw_cards.py XII LEONE            some of them
    python packaging/art/draw_cards.py --contact sheet.png  and a contact sheet, in four sizes

The files go to assets/packs/cucco/ and are the same to the byte each time.
"""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from cucco import (
    backs,
    cat,
    cuckoo,
    donkey,
    doves,
    fool,
    fox,
    goat,
    gossips,
    horse,
    hunter,
    inn,
    letters,
    lion,
    mask,
    nothing_and_bucket,
    octopus,
    washing,
)
from kit import command_line
from kit.layers import merged
from kit.woodcut import Art

PACK = Path(__file__).parents[2] / "assets" / "packs" / "cucco"

DESIGNS: dict[str, Callable[[], Art]] = {
    "MATTO": fool.fool,
    "LEONE": lion.lion,
    "MASCHERA": mask.mask,
    "SECCHIA": nothing_and_bucket.bucket,
    "NULLA": nothing_and_bucket.nothing,
    "I": letters.one,
    "II": doves.two,
    "III": gossips.three,
    "IV": goat.four,
    "V": donkey.five,
    "VI": fox.six,
    "VII": washing.seven,
    "VIII": octopus.eight,
    "IX": letters.nine,
    "X": letters.ten,
    "XI": inn.inn,
    "XII": cat.cat,
    "XIII": horse.horse,
    "XIV": hunter.hunter,
    "XV": cuckoo.cuckoo,
    "variants/LEONE-brescia": lion.lion_of_brescia,
    "back": backs.rose,
    "backs/cuckoos": backs.cuckoos,
}
"""The function that draws each file, in the order of the pack, and then the replacements."""

FINE_ENOUGH = 0.17
"""The tolerance of simplification of a face, in card units: detailed cards make the pack slow to load.
Backs are simplified in `cucco.backs`, or their two halves would not be simplified alike."""


def main() -> None:
    """Draw the cards chosen on the command line."""
    asked = command_line.options("Draw the cards of the Cucù pack.")
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
        command_line.contact_sheet(PACK, asked.names or list(DESIGNS), asked.contact)


if __name__ == "__main__":
    main()
