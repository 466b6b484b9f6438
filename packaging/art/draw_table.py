"""Draw the table and the players: `python packaging/art/draw_table.py` writes assets/table and assets/faces.

`--contact FILE` also writes a contact sheet of all drawings, at the sizes the window uses.
"""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.ui.widgets.pictures.drawings import drawing
from faces.bust import MOODS
from faces.features import portrait, portraits
from faces.guests import GUESTS, NOBODY
from faces.neighbours import NEIGHBOURS
from faces.northerners import NORTHERNERS
from faces.osakans import OSAKANS
from faces.parisians import PARISIANS
from faces.regulars import REGULARS
from kit.woodcut import Art
from room import awake, beasts, cafe, corners, effects, furniture, salon
from room.floor import FLOORS, HEIGHT, WALL, WIDTH, lay, weave
from room.walls import WALLS

ASSETS = Path(__file__).parents[2] / "assets"
FINE_WALL, FINE_FLOOR = 1.5, 1.25
"""The pixels of a unit of the wall and of the floor, which is dim and may be coarser."""
WALL_QUALITY, FLOOR_QUALITY = 36, 32
SITTERS = REGULARS | GUESTS | NEIGHBOURS | PARISIANS | NORTHERNERS | OSAKANS


def draw_faces(folder: Path) -> None:
    """Draw a medallion of every person in every mood, and the empty chair."""
    for seed, (person, sitter) in enumerate(SITTERS.items(), start=1):
        (folder / f"{person}.svg").write_text(portraits(sitter, MOODS, seed), encoding="utf-8")
    (folder / "unknown.svg").write_text(portrait(NOBODY, "calm", 99), encoding="utf-8")


def draw_furniture(folder: Path) -> None:
    """Draw all objects on the table and effects above it, and the parts of the background."""
    sizes, drawn = {}, {}
    for drawings, wide in (
        (furniture.FURNITURE, furniture.SIZES),
        (effects.EFFECTS, effects.SIZES),
        (beasts.BEASTS, beasts.SIZES),
        (corners.CORNERS, corners.SIZES),
        (awake.AWAKE, awake.SIZES),
    ):
        drawn |= drawings
        sizes |= wide
    for name, draw in drawn.items():
        drawing = draw().svg(*sizes.get(name, (100, 100)))
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
    for name, lie in (FLOORS | {"panels": salon.panels, "tatami": cafe.tatami}).items():
        write(grey_picture(lay(lie()), FINE_FLOOR, WALL, HEIGHT), folder / f"floor-{name}.jpg", FLOOR_QUALITY)
    for place, stand in WALLS.items():
        write(grey_picture(stand(), FINE_WALL, 0, WALL), folder / f"wall-{place}.jpg", WALL_QUALITY)
    weave().save(str(folder / "weave.png"))


def write(picture: QImage, path: Path, quality: int) -> None:
    """Write a background picture; a lower quality suffices behind the table.

    As a baseline JPEG: a progressive one takes three times as long to read.
    """
    writer = QImageWriter(str(path))
    writer.setQuality(quality)
    writer.setOptimizedWrite(True)
    if not writer.write(picture):
        raise OSError(writer.errorString())


def grey_picture(art: Art, fine: float, top: int, bottom: int) -> QImage:
    """Return a strip of the room, between two heights, in grey."""
    image = QImage(round(WIDTH * fine), round((bottom - top) * fine), QImage.Format.Format_RGB32)
    image.fill(QColor("#404040"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(fine, fine)
    painter.translate(0, -top)
    art.paint(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def contact_sheet() -> QImage:
    """Draw all faces and objects, large, at a seat's size and at the smallest, on the colour of the cloth."""
    image = QImage(3420, 3220, QImage.Format.Format_RGB32)
    image.fill(QColor("#5b653e"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for path, area in _areas():
        shown = QSvgRenderer(QByteArray(drawing(path)))
        shown.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        shown.render(painter, area)
    painter.end()
    return image


def _areas() -> Iterator[tuple[tuple[str, str], QRectF]]:
    """Yield the area of each drawing on the contact sheet."""
    for i, person in enumerate(SITTERS):
        left, top = i % 2 * 1710 + 8.0, i // 2 * 150 + 8.0
        for size in (140, 94, 36):
            for mood in MOODS:
                yield ("faces", f"{person}.svg#{mood}"), QRectF(left, top, size, size)
                left += size + 4
    things = sorted(path.name for path in (ASSETS / "table").glob("*.svg"))
    for i, path in enumerate([("faces", "unknown.svg"), *(("table", name) for name in things)]):
        left, top = i % 8 * 348 + 8.0, i // 8 * 230 + 2160.0
        yield path, QRectF(left, top, 220, 220)
        for size, down in ((48, 0), (24, 60), (20, 96)):
            yield path, QRectF(left + 235, top + down, size, size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contact", type=Path, help="also write a contact sheet to this PNG file")
    contact: Path | None = parser.parse_args().contact
    _application = QGuiApplication([])
    for folder, draw in ((ASSETS / "faces", draw_faces), (ASSETS / "table", draw_furniture)):
        folder.mkdir(parents=True, exist_ok=True)
        draw(folder)
    if contact:
        contact_sheet().save(str(contact))


if __name__ == "__main__":
    main()
