"""The command line of the scripts that draw a pack, and the contact sheet of a pack."""

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kit.layers import TOLERANCE, merged
from kit.woodcut import Art

SIZES = (400, 200, 80, 36)
"""Widths of a card on the contact sheet: enlarged, shown, on the table, at a full table."""

CLOTH = "#4c5639"


def options(what: str, *, court: bool = False) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("names", nargs="*", metavar="CARD", help="cards to draw (all if none is named)")
    parser.add_argument("--contact", type=Path, metavar="FILE", help="write a sheet of these cards as well")
    if court:
        parser.add_argument("--court", type=Path, metavar="FILE", help="where the court's figures come from")
    return parser.parse_args()


def draw(
    pack: Path, cards: Mapping[str, Callable[[], Art]], asked: argparse.Namespace, order: Sequence[str], tolerance: float = TOLERANCE
) -> None:
    """Draw the chosen cards, and a contact sheet if the command line has `--contact`.

    `tolerance`: how far a face may be simplified, in card units.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])  # fonts cannot be loaded without one
    pack.mkdir(parents=True, exist_ok=True)
    for name in asked.names or cards:
        drawing = cards[name]()
        drawing.layers = merged(drawing.layers)
        text = drawing.svg(tolerance=TOLERANCE if name == "back" else tolerance)
        (pack / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    if asked.contact:
        contact_sheet(pack, asked.names or order, asked.contact)


def contact_sheet(pack: Path, names: Sequence[str], file: Path) -> None:
    """Draw the cards in rows of thirteen, in every size."""
    gap, across = 12, min(13, len(names))
    rows = [(width, names[i : i + across]) for width in SIZES for i in range(0, len(names), across)]
    image = QImage(
        across * (SIZES[0] + gap) + gap,
        sum(int(w * 1.75) + gap for w, _ in rows) + gap,
        QImage.Format.Format_RGB32,
    )
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderers = {name: QSvgRenderer(str(pack / f"{name}.svg")) for name in names}
    y = gap
    for width, row in rows:
        for column, name in enumerate(row):
            renderers[name].render(painter, QRectF(gap + column * (width + gap), y, width, width * 1.75))
        y += int(width * 1.75) + gap
    painter.end()
    image.save(str(file))
