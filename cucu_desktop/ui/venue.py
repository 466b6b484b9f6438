"""Where one plays: the colours and ornaments of each place's room, table and cloth.

Campli is the inn with the oak table; at Montorio the cloth is red as the wine and the floor of stone; by the
lake of Iseo one plays on a boatwright's pine, with fish round the cloth; in Bergamo at a notary's walnut, and
in the English parlour at mahogany with a carpet below it. Who sees the room knows where they are.
"""

import math
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from cucu_desktop.ui.theme import Scheme

Shape = tuple[tuple[float, float], ...]
"""An outline: x runs the way the play goes, y towards the middle of the table."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one room in one light."""

    floor: tuple[str, str, str]
    """What black, grey and white of the baked floor become."""
    dusk: tuple[tuple[float, str], ...]
    """The light on the floor, from the table's middle outward."""
    rim: tuple[str, str, str]
    """The rim from the top left to the bottom right, as the lamp falls."""
    bevel: tuple[str, str]
    """The slope down to the cloth: in shadow where the rim is lit."""
    grain: tuple[str, str]
    """Dark and light veins."""
    key: str
    """What holds the joints together."""
    cloth: tuple[str, str, str, str]
    """The cloth from below the lamp to its edge."""
    shade: str
    border: str
    ring: str
    ink: str


_LAMP: Final = Palette(
    floor=("#0d0704", "#4a2d1b", "#b07a48"),
    dusk=((0.0, "#00170e09"), (0.45, "#30170e09"), (0.75, "#8c120a06"), (1.0, "#d00c0603")),
    rim=("#b87a42", "#7d4c27", "#55301a"),
    bevel=("#2c180b", "#96602f"),
    grain=("#492710", "#b0743d"),
    key="#8d5a2e",
    cloth=("#9c995c", "#6f7848", "#475331", "#2f3923"),
    shade="#070501",
    border="#b5934a",
    ring="#d0ad5a",
    ink="#1d120a",
)
_DAY: Final = Palette(
    floor=("#70492a", "#cda673", "#f3dcb0"),
    dusk=((0.0, "#00fff2d0"), (0.6, "#1cfff2d0"), (1.0, "#30704a2a")),
    rim=("#cf9457", "#a86c3a", "#82502a"),
    bevel=("#5e391c", "#c78a4e"),
    grain=("#744520", "#deaa6c"),
    key="#c08a50",
    cloth=("#b9ba80", "#98a268", "#78874f", "#5f7042"),
    shade="#2a200c",
    border="#f0dc9c",
    ring="#f6e6b0",
    ink="#2c1a0d",
)
_CONTRAST: Final = Palette(
    floor=("#0c0a08", "#0c0a08", "#0c0a08"),
    dusk=(),
    rim=("#2e2118", "#2e2118", "#2e2118"),
    bevel=("#2e2118", "#2e2118"),
    grain=("#2e2118", "#2e2118"),
    key="#f3e8cf",
    cloth=("#14201a", "#14201a", "#14201a", "#14201a"),
    shade="#000000",
    border="#a98c3c",
    ring="#ffd95a",
    ink="#f3e8cf",
)

# The border's pieces, each as wide as it is repeated.

_WAVE: Final[Shape] = (
    (0.0, 0.0), (0.16, 0.03), (0.3, 0.14), (0.4, 0.34), (0.46, 0.58), (0.56, 0.82),
    (0.72, 0.97), (0.88, 0.95), (1.0, 0.8), (1.03, 0.6), (0.96, 0.43), (0.84, 0.38),
    (0.74, 0.47), (0.76, 0.6), (0.84, 0.58), (0.9, 0.6), (0.9, 0.72), (0.81, 0.8),
    (0.7, 0.75), (0.64, 0.6), (0.66, 0.38), (0.76, 0.17), (0.88, 0.05), (1.0, 0.0),
)  # fmt: skip
_PEAK: Final[Shape] = (
    (0.0, 0.0), (0.18, 0.36), (0.26, 0.3), (0.6, 1.08), (0.66, 0.76), (0.74, 0.84),
    (0.86, 0.34), (0.92, 0.36), (1.0, 0.0),
)  # fmt: skip
_FISH: Final[Shape] = (
    (0.84, 0.52), (0.74, 0.78), (0.56, 0.94), (0.38, 0.82), (0.24, 0.6), (0.06, 0.96),
    (0.13, 0.52), (0.06, 0.08), (0.24, 0.44), (0.38, 0.22), (0.56, 0.1), (0.74, 0.26),
)  # fmt: skip
_MERLON: Final[Shape] = (
    (0.0, 0.0), (0.0, 0.34), (0.16, 0.34), (0.16, 1.0), (0.42, 0.64), (0.68, 1.0),
    (0.68, 0.34), (1.0, 0.34), (1.0, 0.0),
)  # fmt: skip
_CABLE: Final[Shape] = (
    (0.0, 0.06), (0.12, 0.0), (0.34, 0.06), (0.66, 0.46), (1.0, 0.94), (0.88, 1.0),
    (0.66, 0.94), (0.34, 0.54),
)  # fmt: skip
_CHECK: Final[Shape] = (
    (0.0, 0.0), (0.5, 0.0), (0.5, 0.5), (1.0, 0.5), (1.0, 1.0), (0.5, 1.0),
    (0.5, 0.5), (0.0, 0.5),
)  # fmt: skip

# The ring's sprigs, on both sides of a line.

_HALF_LEAF: Final[Shape] = (
    (0.0, 0.0), (0.05, 0.32), (0.3, 0.62), (0.7, 0.8), (1.25, 0.82), (1.0, 0.5),
    (0.62, 0.22), (0.3, 0.06),
)  # fmt: skip


def _mirrored(half: Shape) -> Shape:
    """A shape and its image across the line."""
    return (*half, *((x, -y) for x, y in reversed(half)))


def _star(points: int, inner: float, outer: float) -> Shape:
    """A star, a tip forward."""
    turns = ((math.pi * i / points, inner if i % 2 else outer) for i in range(2 * points))
    return tuple((reach * math.cos(turn), reach * math.sin(turn)) for turn, reach in turns)


_LEAVES: Final[tuple[Shape, ...]] = (_mirrored(_HALF_LEAF),)
_STARS: Final[tuple[Shape, ...]] = (_star(8, 0.34, 0.84), _star(4, 0.16, 0.46))
_SHOAL: Final[tuple[Shape, ...]] = (
    tuple(((x - 0.46) * 2.6, (y - 0.52) * 1.3) for x, y in _FISH),
    _star(6, 0.24, 0.24),
)
_LOZENGES: Final[tuple[Shape, ...]] = (
    ((0.95, 0.0), (0.0, 0.64), (-0.95, 0.0), (0.0, -0.64)),
    _star(4, 0.2, 0.62),
)
_HEART: Final[Shape] = _mirrored(
    ((-0.48, 0.0), (-0.76, 0.22), (-0.78, 0.52), (-0.54, 0.78), (-0.2, 0.74), (0.2, 0.46), (0.85, 0.0))
)
_SPADE: Final[Shape] = _mirrored(
    (
        (0.9, 0.0),
        (0.3, 0.42),
        (-0.08, 0.74),
        (-0.4, 0.68),
        (-0.52, 0.4),
        (-0.36, 0.12),
        (-0.85, 0.34),
        (-0.85, 0.0),
    )
)
_CLUB: Final[Shape] = _mirrored(
    (
        (0.85, 0.0), (0.76, 0.26), (0.5, 0.34), (0.26, 0.24), (0.3, 0.56), (0.06, 0.8),
        (-0.28, 0.74), (-0.44, 0.44), (-0.36, 0.12), (-0.85, 0.34), (-0.85, 0.0),
    )
)  # fmt: skip
_SUITS: Final[tuple[Shape, ...]] = (
    _SPADE,
    _HEART,
    _CLUB,
    ((0.85, 0.0), (0.0, 0.56), (-0.85, 0.0), (0.0, -0.56)),
)
_GRAPES: Final[tuple[Shape, ...]] = (
    _mirrored(
        (
            (-0.6, 0.0), (-0.6, 0.4), (-0.42, 0.62), (-0.16, 0.54), (-0.06, 0.7), (0.2, 0.62),
            (0.28, 0.4), (0.5, 0.46), (0.66, 0.28), (0.62, 0.14), (0.95, 0.12), (1.0, 0.0),
        )
    ),
    _mirrored(_HALF_LEAF),
)  # fmt: skip

# What holds the staves of the rim together; in thousandths of the table's width.

_BOW_TIE: Final[Shape] = ((-8.0, -7.5), (0.0, -2.6), (8.0, -7.5), (8.0, 7.5), (0.0, 2.6), (-8.0, 7.5))
_PEG: Final[Shape] = tuple((5.2 * x, 5.2 * y) for x, y in _star(9, 1.0, 1.0))
_INLAY: Final[Shape] = tuple((x * 11, y * 11) for x, y in _star(4, 0.33, 1.0))


@dataclass(frozen=True, slots=True)
class Venue:
    """A room to play in.

    Attributes:
        lamp, day, contrast: its colours in each light.
        floor: "planks", one picture that fills the room, or what is laid in tiles: "flags", "carpet".
        border: what runs along the edge of the cloth.
        sprigs: what grows on the ring round the pool, in turn.
        key: what holds the rim's joints.
        thing: what stands in the corner.
        flame: where a light burns on it, in parts of its size.
    """

    lamp: Palette = _LAMP
    day: Palette = _DAY
    contrast: Palette = _CONTRAST
    floor: Literal["planks", "flags", "carpet"] = "planks"
    border: Shape = _WAVE
    sprigs: tuple[Shape, ...] = field(default=_LEAVES)
    key: Shape = _BOW_TIE
    thing: str = "cat"
    flame: tuple[float, float] | None = None

    def palette(self, scheme: Scheme) -> Palette:
        """Return the colours in this light."""
        return {"lamp": self.lamp, "day": self.day, "contrast": self.contrast}[scheme]


_MONTORIO: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#0d0908", "#453930", "#a3917b"),
        rim=("#94603a", "#643c22", "#412514"),
        bevel=("#20110a", "#7c4827"),
        grain=("#341c0d", "#94603a"),
        key="#b98d4e",
        cloth=("#a65f4c", "#7e3d35", "#572624", "#3a1819"),
        border="#c69a55",
        ring="#dcb56b",
    ),
    day=replace(
        _DAY,
        floor=("#847868", "#c0b29f", "#e6dccb"),
        rim=("#b57f50", "#8b5832", "#673d20"),
        grain=("#5d3719", "#c9925c"),
        key="#e0bd7c",
        cloth=("#cd9079", "#b06a59", "#914c44", "#743936"),
    ),
    floor="flags", border=_PEAK, sprigs=_STARS, key=_PEG, thing="conca",
)  # fmt: skip

_ISEO: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#080a0c", "#35393a", "#8f938b"),
        dusk=((0.0, "#000c1418"), (0.45, "#300c1418"), (0.75, "#8c0a1014"), (1.0, "#d0060a0e")),
        rim=("#c39c62", "#8f6c3f", "#604627"),
        bevel=("#33230f", "#a37c46"),
        grain=("#5c4120", "#d2ae74"),
        key="#6d4f2b",
        cloth=("#83a093", "#4d7775", "#2d535a", "#1e3c46"),
        border="#c3b274",
        ring="#d9c586",
    ),
    day=replace(
        _DAY,
        floor=("#5c666a", "#b7bcb3", "#eceee4"),
        rim=("#dcb87c", "#b58d54", "#8a683a"),
        grain=("#83602f", "#ecd09a"),
        key="#92703f",
        cloth=("#abc6b8", "#82a9a4", "#5d868a", "#476d75"),
    ),
    border=_FISH, sprigs=_SHOAL, key=_PEG, thing="lantern", flame=(0.5, 0.48),
)  # fmt: skip

_BERGAMO: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#0b0504", "#3e231a", "#9a6644"),
        rim=("#7f5836", "#55351d", "#352010"),
        bevel=("#1b0f07", "#6b4325"),
        grain=("#2a180b", "#7f5633"),
        key="#cdb078",
        cloth=("#74839b", "#4a5a77", "#2e3b56", "#1f2a40"),
        border="#bf9f60",
        ring="#d8b970",
    ),
    day=replace(
        _DAY,
        floor=("#5f3524", "#b98a68", "#ead0b0"),
        rim=("#a67a4c", "#7c5530", "#5a3b1f"),
        grain=("#4d3116", "#b98b58"),
        key="#ead49c",
        cloth=("#a7b3c5", "#7c8ca6", "#5b6c88", "#46556e"),
    ),
    border=_MERLON, sprigs=_LOZENGES, key=_INLAY, thing="ledgers", flame=(0.32, 0.15),
)  # fmt: skip

_PARLOUR: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#180706", "#56211c", "#b98a55"),
        dusk=((0.0, "#00170906"), (0.5, "#28170906"), (0.8, "#84120604"), (1.0, "#c40c0403")),
        rim=("#a3573b", "#6e3122", "#481c14"),
        bevel=("#260e09", "#8a432d"),
        grain=("#3c150d", "#a95f40"),
        key="#cfb06c",
        cloth=("#669a7a", "#3a7354", "#22503b", "#163929"),
        border="#c2a45c",
        ring="#d7bb74",
    ),
    day=replace(
        _DAY,
        floor=("#7c4237", "#ab6d59", "#d6ab84"),
        rim=("#bd7150", "#8f4a33", "#6a3022"),
        bevel=("#4c2016", "#b06345"),
        grain=("#5e2717", "#cd8762"),
        key="#eed593",
        cloth=("#90c09c", "#649d7a", "#477d5f", "#35644b"),
    ),
    floor="carpet", border=_CABLE, sprigs=_SUITS, key=_INLAY, thing="tea",
)  # fmt: skip

_OSTERIA: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#120806", "#58321f", "#b57c52"),
        cloth=("#936a7a", "#6a465a", "#48303f", "#30202b"),
        border="#c09a58",
        ring="#d8b56c",
    ),
    day=replace(
        _DAY,
        floor=("#96674a", "#cc9d79", "#ebd0b0"),
        cloth=("#bd9aa4", "#a07887", "#815c6d", "#674858"),
    ),
    floor="flags", border=_CHECK, sprigs=_GRAPES, thing="fiasco",
)  # fmt: skip

CAMPLI: Final = "campli"
VENUES: Final[dict[str, Venue]] = {
    CAMPLI: Venue(),
    "montorio": _MONTORIO,
    "bergamo": _BERGAMO,
    "iseo": _ISEO,
    "osteria": _OSTERIA,
    "parlour": _PARLOUR,
}
"""The rooms, by their places."""
