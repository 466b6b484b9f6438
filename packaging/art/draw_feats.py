"""Draw the plates on the shelf of feats: `python packaging/art/draw_feats.py` writes assets/feats.

`--contact FILE` also writes a contact sheet of all plates, at the sizes the window uses.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from feats.plates import PLATES, TOLERANCE, plate

ASSETS = Path(__file__).parents[2] / "assets" / "feats"
ACROSS = 9


def contact_sheet() -> QImage:
    """Draw every plate, large and small, on the wood of a shelf."""
    image = QImage(ACROSS * 150, -(-len(PLATES) // ACROSS) * 240, QImage.Format.Format_RGB32)
    image.fill(QColor("#c98d4b"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, name in enumerate(PLATES):
        left, top = number % ACROSS * 150.0, number // ACROSS * 240.0
        for size, down in ((140, 0.0), (72, 150.0)):
            QSvgRenderer(str(ASSETS / "plate.svg")).render(painter, QRectF(left, top + down, size, size))
            inside = QRectF(left + size * 0.22, top + down + size * 0.22, size * 0.56, size * 0.56)
            QSvgRenderer(str(ASSETS / f"{name}.svg")).render(painter, inside)
    painter.end()
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contact", type=Path, help="also write a contact sheet to this PNG file")
    contact: Path | None = parser.parse_args().contact
    _application = QGuiApplication([])
    ASSETS.mkdir(parents=True, exist_ok=True)
    (ASSETS / "plate.svg").write_text(plate().svg(200, 200, TOLERANCE), encoding="utf-8")
    for name, draw in PLATES.items():
        (ASSETS / f"{name}.svg").write_text(draw().svg(100, 100, TOLERANCE), encoding="utf-8")
    if contact:
        contact_sheet().save(str(contact))


if __name__ == "__main__":
    main()
