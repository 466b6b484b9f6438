"""The packs: complete, readable for Qt, told apart when small, and silent when they lie face down."""

import itertools
import re
import tomllib
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.engine.cards import CUCCO, PACKS, Pack
from cucu_desktop.resources import asset

SUITED = [pack for pack in PACKS.values() if pack.designs[0].suit]
NORTHERN = ["gnav", "slabberjan", "kille"]
DRAWINGS = [
    (pack, file.relative_to(asset("packs", pack)).with_suffix("").as_posix())
    for pack in PACKS
    for file in sorted(asset("packs", pack).rglob("*.svg"))
]

SMOOTH = Qt.TransformationMode.SmoothTransformation
LARGEST_FILE = 140_000
LARGEST_PACK = 2_500_000
SCALE = 2

RANK = QRect(2, 2, 14, 11)
SUIT = QRect(24, 2, 10, 11)
INDEX = QRect(2, 2, 20, 11)
"""Where the index of a pack with suits stands on a card 36 pixels wide."""

NUMERAL = (QRect(5, 5, 27, 13), QRect(5, 5, 43, 21))
"""Where the index of a low cucco card and the numeral of a high one stand on a card 80 pixels wide."""


def told(pack: str) -> dict[str, dict]:
    return tomllib.loads(asset("packs", pack, "pack.toml").read_text(encoding="utf-8"))


def rendered(pack: str, name: str) -> QImage:
    """Draw a card at twice its size on a plain ground."""
    image = QImage(200 * SCALE, 350 * SCALE, QImage.Format.Format_RGB32)
    image.fill(QColor("#4c5639"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(asset("packs", pack, f"{name}.svg"))).render(painter)
    painter.end()
    return image


@cache
def rendered_small(pack: str, name: str) -> QImage:
    """The same as small as the smallest cards are."""
    return rendered(pack, name).scaledToWidth(36, SMOOTH)


def difference(image: QImage, at: QPoint, other: QImage, there: QPoint) -> int:
    """Tell how far apart two pixels are, in the channel that differs most."""
    a, b = image.pixelColor(at), other.pixelColor(there)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))


def channels(image: QImage, area: QRect) -> list[bytes]:
    """The red, green and blue of all pixels of an area."""
    part = image.copy(area).convertToFormat(QImage.Format.Format_RGB888)
    rows = [bytes(part.constScanLine(y))[: 3 * part.width()] for y in range(part.height())]
    return [b"".join(rows)[channel::3] for channel in range(3)]


def differing(image: QImage, other: QImage, area: QRect, by: int) -> float:
    """Tell which part of an area looks different in two pictures, in the channel that differs most."""
    apart = (
        [abs(a - b) for a, b in zip(*both, strict=True)]
        for both in zip(channels(image, area), channels(other, area), strict=True)
    )
    return sum(most > by for most in map(max, *apart)) / (area.width() * area.height())


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_pack_lists_every_face_and_the_folder_holds_just_those(pack: Pack) -> None:
    folder, says = asset("packs", pack.name), told(pack.name)
    assert says["pack"]["id"] == pack.name
    assert says["pack"]["size"] == [200, 350]
    assert says["faces"]["order"] == [card.id for card in pack.designs]
    assert says["back"]["file"] == "back.svg"
    assert {file.stem for file in folder.glob("*.svg")} == {"back", *map(str, pack.designs)}
    # A card may have a second face for one place: variants/LEONE-brescia.svg.
    variants = {file.stem.partition("-")[0] for file in folder.glob("variants/*.svg")}
    assert variants <= set(map(str, pack.designs))
    assert sum(file.stat().st_size for file in folder.rglob("*.*")) < LARGEST_PACK


def test_there_are_no_packs_that_nobody_checks() -> None:
    assert {path.name for path in asset("packs").iterdir() if path.is_dir()} == set(PACKS)


@pytest.mark.parametrize("pack", PACKS)
def test_licences_are_noted(pack: str) -> None:
    credits_ = told(pack)["credits"]
    assert credits_["licence"] == "GPL-3.0-or-later"
    noted = asset("LICENSES.md").read_text(encoding="utf-8")
    if "court_source" in credits_:
        assert f"packs/{pack}/" in noted
        assert credits_["court_licence"] in noted


@pytest.mark.parametrize(("pack", "name"), DRAWINGS)
def test_qt_reads_the_drawing(qapp: QGuiApplication, pack: str, name: str) -> None:
    file = asset("packs", pack, f"{name}.svg")
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    assert renderer.viewBox().size().toTuple() == (200, 350)
    assert file.stat().st_size <= LARGEST_FILE
    image = rendered(pack, name)
    rows = [channels(image, QRect(20, y, 360, 1)) for y in range(20, 680, 6)]
    colours = [colour for row in rows for colour in zip(*(channel[::6] for channel in row), strict=True)]
    ink = sum((max(colour) + min(colour)) // 2 < 60 for colour in colours)
    assert ink > 25, "a card that shows next to no ink was not drawn"


@pytest.mark.parametrize("name", ["standard52", "italian40"])
def test_drawings_use_nothing_but_filled_paths(name: str) -> None:
    for file in asset("packs", name).glob("*.svg"):
        elements = set(re.findall(r"<(\w+)", file.read_text(encoding="utf-8")))
        assert elements == {"svg", "g", "path"}, file.name


def test_a_fan_shows_the_numeral_of_every_cucco_card(qapp: QGuiApplication) -> None:
    # The left three fifths of a card are seen: there I to X have an index, the others all of their numeral.
    held = {card.id: rendered("cucco", card.id).scaledToWidth(80, SMOOTH) for card in CUCCO.designs}
    for ids, area in (("I II III IV V VI VII VIII IX X", NUMERAL[0]), ("XI XII XIII XIV XV", NUMERAL[1])):
        for one, other in itertools.combinations(ids.split(), 2):
            far = differing(held[one], held[other], area, 80)
            assert far > 0.1, f"the numerals of {one} and {other} look alike"


@pytest.mark.parametrize("name", ["cucco", *NORTHERN])
def test_the_corner_of_every_card_without_a_numeral_has_its_name(qapp: QGuiApplication, name: str) -> None:
    named = [card.id for card in PACKS[name].designs if not card.id.isdecimal() and set(card.id) - set("IVX")]
    held = {card: rendered(name, card).scaledToWidth(80, SMOOTH) for card in named}
    for one, other in itertools.combinations(named, 2):
        far = differing(held[one], held[other], NUMERAL[0], 80)
        assert far > 0.1, f"the names of {one} and {other} look alike"


@pytest.mark.parametrize("seen", [QRect(2, 2, 32, 59), QRect(2, 2, 20, 59)], ids=["whole", "in a fan"])
@pytest.mark.parametrize("name", ["cucco", *NORTHERN])
def test_no_two_faces_look_alike_at_the_smallest_size(qapp: QGuiApplication, name: str, seen: QRect) -> None:
    small = {
        card.id: rendered_small(name, card.id).convertToFormat(QImage.Format.Format_Grayscale8)
        for card in PACKS[name].designs
    }
    for one, other in itertools.combinations(small, 2):
        # Northern numbers are bare: the index in the corner tells them, and little else.
        far, least = differing(small[one], small[other], seen, 40), 0.4 if name == "cucco" else 0.05
        is_told = far > least or (name != "cucco" and differing(small[one], small[other], INDEX, 60) > least)
        assert is_told, f"{one} and {other} look alike without their colours"


@pytest.mark.parametrize("pack", SUITED, ids=[pack.name for pack in SUITED])
def test_the_index_tells_rank_and_suit_at_the_smallest_size(qapp: QGuiApplication, pack: Pack) -> None:
    small = {card.id: rendered_small(pack.name, card.id) for card in pack.designs}
    for one, other in itertools.combinations(pack.designs, 2):
        pictures = small[one.id], small[other.id]
        if one.value != other.value:
            assert differing(*pictures, RANK, 60) > 0.07, f"the ranks of {one} and {other} look alike"
        if one.suit != other.suit:
            assert differing(*pictures, SUIT, 60) > 0.07, f"the suits of {one} and {other} look alike"


@pytest.mark.parametrize("pack", PACKS)
def test_back_looks_the_same_upside_down(qapp: QGuiApplication, pack: str) -> None:
    image = rendered(pack, "back")
    right, bottom = image.width() - 1, image.height() - 1
    upper = [QPoint(x, y) for x in range(0, right, 3) for y in range(0, bottom // 2, 3)]
    off = [at for at in upper if difference(image, at, image, QPoint(right - at.x(), bottom - at.y())) > 24]
    assert len(off) <= len(upper) // 2000, f"the back tells its way up, for instance at {off[:5]}"


def test_backs_are_told_apart(qapp: QGuiApplication) -> None:
    backs = [rendered(pack, "back") for pack in PACKS]
    for one, other in itertools.combinations(backs, 2):
        assert differing(one.scaledToWidth(36), other.scaledToWidth(36), QRect(2, 2, 32, 59), 40) > 0.4


@pytest.mark.parametrize("pack", PACKS)
def test_colours_that_are_exchanged_belong_to_one_suit_alone(pack: str) -> None:
    for usual in told(pack).get("four_colours", {}):
        suits = {
            file.stem[-1]
            for file in asset("packs", pack).glob("*.svg")
            if usual in file.read_text(encoding="utf-8") and file.stem != "back"
        }
        assert len(suits) == 1, f"{usual} is used by {suits}"
