"""Draw the forty cards of the Cucù pack: twenty designs, Brescia's lion and two backs.

From the root of the repository, with the project's Python:

    python packaging/art/draw_cards.py                      every card
    python packaging/art/draw_cards.py XII LEONE            some of them
    python packaging/art/draw_cards.py --contact sheet.png  and a sheet to judge them by, in four sizes

The files go to assets/packs/cucco/ and are the same to the byte each time.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

import back
import figures_cat
import figures_cuckoo
import figures_fool
import figures_horse
import figures_hunter
import figures_inn
import figures_lion
import figures_low
import figures_mask
import numerals_high
import numerals_low
import numerals_middle
from layers import merged
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from wood import Art

PACK = Path(__file__).parents[2] / "assets" / "packs" / "cucco"

DESIGNS: dict[str, Callable[[], Art]] = {
    "MATTO": figures_fool.fool,
    "LEONE": figures_lion.lion,
    "MASCHERA": figures_mask.mask,
    "SECCHIA": figures_low.bucket,
    "NULLA": figures_low.nothing,
    "I": numerals_low.one,
    "II": numerals_low.two,
    "III": numerals_low.three,
    "IV": numerals_middle.four,
    "V": numerals_middle.five,
    "VI": numerals_middle.six,
    "VII": numerals_high.seven,
    "VIII": numerals_high.eight,
    "IX": numerals_high.nine,
    "X": numerals_high.ten,
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

SIZES = (400, 200, 80, 36)
"""Widths on the contact sheet: a card held to the eye, shown, on the table, at a full table."""

FINE_ENOUGH = 0.17
"""How far a face may be simplified, in card units: these cards are rich, and the pack is read at the first deal.
Backs see to that themselves, or their two halves would not be simplified alike."""

CLOTH = "#4c5639"


def contact_sheet(names: list[str], file: Path) -> None:
    """Lay the cards out in rows, ten to the row, in every size."""
    gap = 12
    rows = [(width, names[i : i + 10]) for width in SIZES for i in range(0, len(names), 10)]
    image = QImage(
        10 * (SIZES[0] + gap) + gap,
        sum(int(w * 1.75) + gap for w, _ in rows) + gap,
        QImage.Format.Format_RGB32,
    )
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderers = {name: QSvgRenderer(str(PACK / f"{name}.svg")) for name in names}
    y = gap
    for width, row in rows:
        for column, name in enumerate(row):
            renderers[name].render(painter, QRectF(gap + column * (width + gap), y, width, width * 1.75))
        y += int(width * 1.75) + gap
    painter.end()
    image.save(str(file))


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw the cards of the Cucù pack.")
    parser.add_argument(
        "names", nargs="*", metavar="CARD", help="cards to draw (all of them if none is named)"
    )
    parser.add_argument(
        "--contact", type=Path, metavar="FILE", help="write a contact sheet of these cards as well"
    )
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in DESIGNS]
    if unknown:
        parser.error(f"no such card: {', '.join(unknown)} (there are {', '.join(DESIGNS)})")
    names = options.names or list(DESIGNS)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])  # fonts cannot be loaded without one
    for folder in ("variants", "backs"):
        (PACK / folder).mkdir(parents=True, exist_ok=True)
    for name in names:
        drawing = DESIGNS[name]()
        drawing.layers = merged(drawing.layers)
        text = drawing.svg(tolerance=0 if name.startswith("back") else FINE_ENOUGH)
        (PACK / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    if options.contact:
        contact_sheet(names, options.contact)


if __name__ == "__main__":
    main()
