"""The pack of Cucù cards: complete, readable for Qt, and silent when it lies face down."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

PACK = Path(__file__).parents[2] / "assets" / "packs" / "cucco"
LOW = ["MATTO", "LEONE", "MASCHERA", "SECCHIA", "NULLA"]
NUMBERS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
HIGH = ["XI", "XII", "XIII", "XIV", "XV"]
FACES = LOW + NUMBERS + HIGH

LARGEST_FILE = 140_000
SCALE = 2


def rendered(name: str) -> QImage:
    """Draw a card at twice its size on a plain ground."""
    image = QImage(200 * SCALE, 350 * SCALE, QImage.Format.Format_RGB32)
    image.fill(QColor("#4c5639"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(PACK / f"{name}.svg")).render(painter)
    painter.end()
    return image


def difference(image: QImage, at: QPoint, other: QImage, there: QPoint) -> int:
    """Tell how far apart two pixels are, in the channel that differs most."""
    a, b = image.pixelColor(at), other.pixelColor(there)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))


def test_pack_lists_every_face_and_the_folder_holds_just_those() -> None:
    pack = tomllib.loads((PACK / "pack.toml").read_text(encoding="utf-8"))
    assert pack["faces"]["order"] == FACES
    assert {file.name for file in PACK.glob("*.svg")} == {f"{face}.svg" for face in FACES} | {
        pack["back"]["file"]
    }
    assert pack["credits"]["licence"] == "GPL-3.0-or-later"


@pytest.mark.parametrize("name", [*FACES, "back"])
def test_qt_reads_the_drawing(qapp: QGuiApplication, name: str) -> None:
    file = PACK / f"{name}.svg"
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    assert renderer.viewBox().size().toTuple() == (200, 350)
    assert file.stat().st_size <= LARGEST_FILE
    image = rendered(name)
    ink = sum(image.pixelColor(x, y).lightness() < 60 for x in range(20, 380, 6) for y in range(20, 680, 6))
    assert ink > 100, "a card that shows next to no ink was not drawn"


def test_no_two_faces_look_alike_at_the_smallest_size(qapp: QGuiApplication) -> None:
    small = {face: rendered(face).scaledToWidth(36) for face in FACES}
    for i, face in enumerate(FACES):
        for other in FACES[i + 1 :]:
            points = [QPoint(x, y) for x in range(2, 34) for y in range(2, 61)]
            far = sum(difference(small[face], at, small[other], at) > 80 for at in points)
            assert far > len(points) / 10, f"{face} and {other} look alike"


def test_back_looks_the_same_upside_down(qapp: QGuiApplication) -> None:
    image = rendered("back")
    right, bottom = image.width() - 1, image.height() - 1
    points = [QPoint(x, y) for x in range(0, right, 3) for y in range(0, bottom // 2, 3)]
    differing = [
        at for at in points if difference(image, at, image, QPoint(right - at.x(), bottom - at.y())) > 24
    ]
    assert len(differing) <= len(points) // 2000, (
        f"the back tells its way up, for instance at {differing[:5]}"
    )
