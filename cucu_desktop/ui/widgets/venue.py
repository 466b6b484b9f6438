"""Venues: the colours and ornaments of each place's room, table and cloth.

They are data: `assets/venues/<place>.json`, and the outlines of the ornaments in `assets/venues/patterns/`. A
venue is read at its first use: the start reads one. It is JSON because every start waits for it, and
Python reads TOML many times slower.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, cast

from PySide6.QtCore import QByteArray, QJsonDocument

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.theme import SCHEMES, Scheme

Shape = tuple[tuple[float, float], ...]
"""An outline: x runs in the direction of play, y towards the middle of the table."""

Tones = tuple[str, str, str]
"""The colours for black, middle grey and white of a prerendered picture."""

Box = tuple[float, float, float, float]
"""Left, top, width and height, in units of a room that is 1280 wide and 800 high."""

CAMPLI: Final = "campli"

WALL: Final = 0.15
"""The height of the wall, as a fraction of the room's height."""

FIRE: Final[Tones] = ("#140503", "#c8501c", "#ffe08a")
"""The colours of a fire in a hearth, in any light."""


class Palette(NamedTuple):
    """The colours of one room in one light."""

    floor: Tones
    wall: Tones
    sky: Tones
    """The view through the window."""
    dusk: tuple[tuple[float, str], ...]
    """The light on the floor, from the table's middle outward."""
    rim: tuple[str, str, str]
    """The rim from the top left to the bottom right, in the lamp's light."""
    bevel: tuple[str, str]
    """The slope down to the cloth: in shadow where the rim is lit."""
    grain: tuple[str, str]
    """Dark and light veins."""
    key: str
    """The colour of the wooden keys in the rim's joints."""
    cloth: tuple[str, str, str, str]
    """The cloth from below the lamp to its edge."""
    shade: str
    border: str
    ring: str
    ink: str


class Venue(NamedTuple):
    """The room of a place.

    Attributes:
        palettes: its colours in each light.
        window: the area of the sky.
        border: the pattern along the edge of the cloth; each piece is as wide as its period.
        sprigs: the ornaments on the ring round the pool, in turn.
        key: the shape of the rim's joints, in thousandths of the table's width.
        thing: the object in the corner at the left.
        other: the object in the corner at the right, where no cards are laid aside.
        hearth: the position of a fire.
        light: the position of a candle at the wall by night.
        flame: the position of a light on the object in the corner, in parts of its size.
        sun: whether the sun comes in by day.
        floor: its floor, in colours of its own.
        served: the picture of the set-up page for this place, of assets/table.
    """

    palettes: Mapping[Scheme, Palette]
    floor: str
    window: Box
    border: Shape
    sprigs: tuple[Shape, ...]
    key: Shape
    thing: str
    other: str | None = None
    hearth: Box | None = None
    light: tuple[float, float] | None = None
    flame: tuple[float, float] | None = None
    sun: bool = True
    served: str = "fiasco"

    def palette(self, scheme: Scheme) -> Palette:
        return self.palettes[scheme]


class _Venues(Mapping[str, Venue]):
    """All venues by their places, each read at its first use."""

    def __getitem__(self, place: str) -> Venue:
        if place not in self:
            raise KeyError(place)
        return _read(place)

    def __contains__(self, place: object) -> bool:
        return asset("venues", f"{place}.json").is_file()

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(path.stem for path in asset("venues").glob("*.json")))

    def __len__(self) -> int:
        return len(list(iter(self)))


_POLYGON: Final = re.compile(r'<polygon\s[^>]*?\bpoints="([^"]*)"')

VENUES: Final[Mapping[str, Venue]] = _Venues()


@cache
def _read(place: str) -> Venue:
    told = _told(place)
    usual = {} if place == CAMPLI else _told(CAMPLI)
    palettes = {scheme: Palette(**(usual.get(scheme, {}) | told.pop(scheme, {}))) for scheme in SCHEMES}
    (border,), sprigs, (key,) = (pattern(told.pop(name)) for name in ("border", "sprigs", "key"))
    return Venue(palettes=palettes, border=border, sprigs=sprigs, key=key, **told)


def _told(place: str) -> dict[str, Any]:
    """Return the contents of a venue's file, with tuples for its lists."""
    # By Qt: Python's parser of JSON is six modules more, and every start would wait for them.
    read = QJsonDocument.fromJson(QByteArray(asset("venues", f"{place}.json").read_bytes()))
    told = cast("dict[str, Any]", _frozen(read.toVariant()))
    del told["about"]
    return told


def _frozen(value: object) -> object:
    if isinstance(value, dict):
        return {name: _frozen(each) for name, each in value.items()}
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def pattern(name: str) -> tuple[Shape, ...]:
    """Return the outlines of an ornament: the polygons of its drawing, which has nothing else."""
    # Parsed as text: every start reads one, and an XML parser would cost it more than the drawing.
    drawing = asset("venues", "patterns", f"{name}.svg").read_text(encoding="utf-8")
    return tuple(
        tuple((float(x), float(y)) for x, y in (point.split(",") for point in points.split()))
        for points in _POLYGON.findall(drawing)
    )
