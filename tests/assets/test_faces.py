"""The people and the furniture: each file is there, small, and drawn right; the table is painted whole."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop import resources
from cucu_desktop.bots import PERSONS as BOTS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup.seating import PERSON_FACES
from cucu_desktop.ui.view.backdrop import RIM, Backdrop, cloth_of
from cucu_desktop.ui.widgets.pictures.drawings import drawing
from cucu_desktop.ui.widgets.theme import SCHEMES, Theme
from cucu_desktop.ui.widgets.venue import VENUES
from tests.ui.contrast import contrast

FACES, TABLE = resources.asset("faces"), resources.asset("table")
PEOPLE = tomllib.loads((FACES / "faces.toml").read_text(encoding="utf-8"))
FURNITURE = tomllib.loads((TABLE / "credits.toml").read_text(encoding="utf-8"))

PERSONS = [person["id"] for group in ("regulars", "guests") for person in PEOPLE[group]]
PORTRAITS = [f"{person}.svg#{mood}" for person in PERSONS for mood in PEOPLE["moods"]]
THINGS = {
    name: size
    for group in ("furniture", "effects", "corners", "awake")
    for name, size in FURNITURE[group].items()
}


_VISIBLE = 60


def drawn(path: Path | str, width: int, height: int) -> QImage:
    """A drawing, painted: a file, or the name of a portrait."""
    whole = drawing(("faces", path)) if isinstance(path, str) else path.read_bytes()
    renderer = QSvgRenderer(QByteArray(whole))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> int:
    """How many of the pixels look different to an eye."""
    pixels = [bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits()) for image in (one, other)]
    blue, green, red = ([bits[colour::4] for bits in pixels] for colour in range(3))
    return sum(
        abs(max(r, g, b) + min(r, g, b) - max(u, v, w) - min(u, v, w)) / 2 + abs(r - u) > _VISIBLE
        for r, g, b, u, v, w in zip(red[0], green[0], blue[0], red[1], green[1], blue[1], strict=True)
    )


def test_every_bot_and_six_guests_sit_for_their_portrait():
    assert [person["id"] for person in PEOPLE["regulars"]] == [*BOTS]
    assert all(person["name"] == BOTS[person["id"]].name for person in PEOPLE["regulars"])
    assert [person["id"] for person in PEOPLE["guests"]] == [*PERSON_FACES]


def test_nothing_lies_there_uncredited():
    listed = {f"{person}.svg" for person in PERSONS} | {"faces.toml", f"{PEOPLE['unknown']}.svg"}
    assert {path.name for path in FACES.iterdir()} == listed
    listed = {f"{name}.svg" for name in THINGS} | {"credits.toml", *FURNITURE["background"]["files"]}
    assert {path.name for path in TABLE.iterdir()} == listed
    assert PEOPLE["credits"]["licence"] == FURNITURE["credits"]["licence"] == "GPL-3.0-or-later"


@pytest.mark.parametrize("path", [*PORTRAITS, "unknown.svg"])
def test_a_portrait_is_a_small_round_medallion(qapp, path):
    assert len(drawing(("faces", path))) <= 45_000
    image = drawn(path, 100, 100)
    assert QSvgRenderer(QByteArray(drawing(("faces", path)))).defaultSize() == QSize(100, 100)
    for x, y in ((3, 3), (96, 3), (3, 96), (96, 96)):
        assert image.pixelColor(x, y).alpha() == 0
    ring = [
        image.pixelColor(50, 2),
        image.pixelColor(2, 50),
        image.pixelColor(97, 50),
        image.pixelColor(50, 97),
    ]
    assert all(colour.alpha() == 255 and colour.lightness() < 160 for colour in ring)


@pytest.mark.parametrize("person", PERSONS)
def test_a_mood_shows_even_on_the_smallest_medallion(qapp, person):
    looks = [drawn(path, 36, 36) for path in PORTRAITS if path.startswith(f"{person}.svg")]
    assert len(looks) == len(PEOPLE["moods"])
    for one, other in combinations(looks, 2):
        assert differing(one, other) > 8


def test_no_two_persons_look_alike_on_the_smallest_medallion(qapp):
    images = {person: drawn(f"{person}.svg#calm", 36, 36) for person in PERSONS}
    for i, one in enumerate(PERSONS):
        for other in PERSONS[i + 1 :]:
            assert differing(images[one], images[other]) > 150, (one, other)


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_is_small_and_has_the_size_that_is_promised(qapp, name):
    path = TABLE / f"{name}.svg"
    assert path.stat().st_size <= 48_000
    width, height = THINGS[name]
    assert QSvgRenderer(str(path)).defaultSize() == QSize(width, height)
    image = drawn(path, width, height)
    solid = 20 if name == "shade" else 200
    opaque = sum(image.pixelColor(x, y).alpha() > solid for x in range(width) for y in range(height))
    assert 0.04 < opaque / (width * height) < 0.9


def test_a_token_is_no_coin_by_colour(qapp):
    token, coin = drawn(TABLE / "token.svg", 100, 100), drawn(TABLE / "coin.svg", 100, 100)
    wood, silver = token.pixelColor(50, 30), coin.pixelColor(50, 35)
    assert wood.hsvSaturation() > 100
    assert silver.hsvSaturation() < 60


@pytest.mark.parametrize("place", VENUES)
def test_a_room_is_baked_grey(place):
    for name, high in ((f"wall-{place}", 120), (f"floor-{VENUES[place].floor}", 680)):
        path = TABLE / f"{name}.jpg"
        assert path.stat().st_size <= 240_000
        head, _, _ = path.read_bytes().partition(b"\xff\xda")
        assert b"\xff\xc0" in head, "a progressive one takes three times as long to read"
        image = QImageReader(str(path)).read()
        assert image.isGrayscale()
        assert image.width() * high == image.height() * 1280


@pytest.mark.parametrize("scheme", ["lamp", "day"])
@pytest.mark.parametrize("place", VENUES)
@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1010, 800), QSize(1920, 1000)])
def test_what_tells_of_the_place_stands_in_the_corners_however_wide_the_room(qapp, place, scheme, size):
    """The sky is seen through the window: at night darker than the wall beside it, by day lighter."""
    venue = VENUES[place]
    table = QRectF(20, 30, size.width() - 40, size.height() * 0.84)
    room = Backdrop(TABLE, scheme, place).render(size, 1.0, table).toImage()
    scale = size.height() / 800
    left, top, wide, _ = venue.window
    x = (left + wide * 0.3) * scale if left < 640 else size.width() - (1280 - left - wide * 0.3) * scale
    sky = room.pixelColor(round(x), round((max(top, 0) + 7) * scale))
    assert sky.blue() > sky.red()
    assert (sky.lightness() > 140) == (scheme == "day")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("size", "dpr", "table"),
    [
        (QSize(1280, 800), 1.0, QRectF(12, 24, 1000, 676)),
        (QSize(1024, 700), 1.25, QRectF(20, 40, 720, 600)),
        (QSize(1920, 1080), 1.0, QRectF(60, 140, 1600, 730)),
        (QSize(1280, 800), 2.0, QRectF(12, 24, 1000, 676)),
    ],
)
def test_the_middle_is_cloth_the_edge_wood_the_corners_floor(qapp, scheme, size, dpr, table):
    pixmap = Backdrop(TABLE, scheme).render(size, dpr, table)
    assert pixmap.deviceIndependentSize().toSize() == size
    image = pixmap.toImage()

    def colour(at: QPointF) -> QColor:
        return image.pixelColor((at * dpr).toPoint())

    cloth = colour(table.center())
    assert cloth.green() > cloth.blue()
    assert 60 < cloth.hue() < 160  # ochre green, for the lamp warms it
    rim = table.width() * RIM
    wood = colour(QPointF(table.center().x(), table.top() + rim * 0.4))
    floors = [colour(QPointF(x, y)) for x in (4, size.width() - 5) for y in (10, size.height() - 5)]
    for ground in [wood, *floors]:
        assert ground.red() >= ground.green() >= ground.blue()
    # At night there is a candle against the wall, above, and none on the floor.
    assert all(
        ground.lightness() < (60 if k % 2 else 95) or scheme != "lamp" for k, ground in enumerate(floors)
    )


@pytest.mark.parametrize("place", VENUES)
def test_high_contrast_draws_the_room_as_light_lines_on_black(qapp, place):
    """Most of wall and floor stays black, so that what lies over it is read as on a plain ground."""
    table = QRectF(10, 40, 1260, 660)
    room = Backdrop(TABLE, "contrast", place).render(QSize(1280, 800), 1.0, table).toImage()
    lights = {
        name: [room.pixelColor(x, y).lightness() for x in range(0, 1280, 3) for y in rows]
        for name, rows in (("wall", range(4, 34, 2)), ("floor", range(705, 800, 2)))
    }
    for name, brightest in (("wall", 190), ("floor", 100)):
        seen = sorted(lights[name])
        assert seen[len(seen) // 2] < 50
        assert 40 < max(seen) < brightest
    assert sum(light > 60 for light in lights["wall"]) > 0.01 * len(lights["wall"])


def test_every_place_where_a_game_is_played_has_its_room():
    assert {place for game in GAMES.values() for place in game.places} <= VENUES.keys()
    things = {thing for venue in VENUES.values() for thing in (venue.thing, venue.other) if thing}
    assert things == FURNITURE["corners"].keys()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("place", VENUES)
def test_cards_and_print_stand_out_from_every_cloth(place, scheme):
    """A card's edge is drawn dark besides; the arrows also say by their shape which way the play goes."""
    palette = VENUES[place].palette(scheme)
    light, *_, edge = palette.cloth
    assert contrast("#f3e8cf", light) > (1.4 if scheme == "day" else 2.2)
    assert contrast(palette.ring, palette.cloth[1]) > 1.8
    assert contrast(palette.border, edge) > 3


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("place", VENUES)
def test_what_is_asked_can_be_read_on_every_floor(qapp, place, scheme):
    """Below the line that asks lies the colour of the room, four fifths of it: see `ui.choices`."""
    theme = Theme(scheme)
    room = Backdrop(TABLE, scheme, place).render(QSize(640, 400), 1.0, QRectF(6, 12, 626, 338)).toImage()
    veil = theme.color("room").getRgb()[:3]
    for x in range(100, 540, 3):
        for y in range(352, 400, 4):
            floor = room.pixelColor(x, y).getRgb()[:3]
            ground = QColor(
                *(round(0.8 * over + 0.2 * under) for over, under in zip(veil, floor, strict=True))
            )
            assert contrast(ground.name(), theme.hex("on_room")) > 4.5


@pytest.mark.parametrize("scheme", ["lamp", "day"])
def test_no_two_rooms_look_alike(qapp, scheme):
    size, table = QSize(640, 400), QRectF(6, 12, 626, 338)
    rooms = [Backdrop(TABLE, scheme, place).render(size, 1.0, table).toImage() for place in VENUES]
    cloths = [room.pixelColor(int(table.center().x()), int(table.center().y() * 1.3)) for room in rooms]
    for one, other in combinations(cloths, 2):
        assert sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True)) > 24


@pytest.mark.parametrize("place", VENUES)
def test_the_print_runs_anticlockwise_unless_told_otherwise(qapp, place):
    size, table = QSize(1280, 800), QRectF(140, 62, 1000, 676)
    ours, theirs = (
        Backdrop(TABLE, "contrast", place).render(size, 1.0, table, clockwise=clockwise).toImage()
        for clockwise in (False, True)
    )
    within = QRectF(0, 0, 660, 440)  # all print and none of the room, whose two sides differ
    within.moveCenter(table.center())
    printed, other_way = (image.copy(within.toRect()) for image in (ours, theirs))
    assert printed != other_way
    mirrored = printed.transformed(QTransform.fromScale(-1, 1))
    assert differing(mirrored.scaled(165, 110), other_way.scaled(165, 110)) < 40
    # The arrow at the top of the ring flies to the left: its barbs lie to the right of its tip.
    cloth = cloth_of(table)
    y = cloth.center().y() - cloth.height() * 0.47 / 2
    yellow = [
        dx
        for dx in range(-14, 15)
        if ours.pixelColor(round(cloth.center().x() + dx), round(y - 7)).red() > 150
    ]
    assert yellow
    assert min(yellow) > 0
