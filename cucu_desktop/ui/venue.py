"""Where one plays: the colours and ornaments of each place's room, table and cloth.

Campli is the inn with the oak table, the mountain in its window; at Montorio one sits in a kitchen of stone
by the hearth, at a cloth red as the wine; by the lake of Iseo in a boat-house, with fish round the cloth; in
Bergamo among a notary's books, above the towers; the osteria has casks and a vine, and the English parlour
a grate, a carpet, and rain. Who sees the room knows where they are.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from cucu_desktop.ui.prints import (
    BOW_TIE,
    CABLE,
    CHECK,
    FISH,
    GRAPES,
    INLAY,
    LEAVES,
    LOZENGES,
    MERLON,
    PEAK,
    PEG,
    SHOAL,
    STARS,
    SUITS,
    WAVE,
    Shape,
)
from cucu_desktop.ui.theme import Scheme

Tones = tuple[str, str, str]
"""What black, middle grey and white of a baked picture become."""

Box = tuple[float, float, float, float]
"""Left, top, width and height, in units of a room that is 1280 wide and 800 high."""

WALL: Final = 0.15
"""How far down the wall reaches, as a part of the room's height."""

FIRE: Final[Tones] = ("#140503", "#c8501c", "#ffe08a")
"""What burns in a hearth, by any light."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one room in one light."""

    floor: Tones
    wall: Tones
    sky: Tones
    """What one sees through the window."""
    bar: tuple[str, str]
    """The menu above the room: ground and letters."""
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
    floor=("#0d0704", "#5a3720", "#b98350"),
    wall=("#130a06", "#735335", "#d8bb8c"),
    sky=("#04070d", "#1c3049", "#8fa9b8"),
    bar=("#24160c", "#eadcba"),
    dusk=((0.0, "#00170e09"), (0.45, "#30170e09"), (0.75, "#84120a06"), (1.0, "#c40c0603")),
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
    floor=("#6a4426", "#c79c68", "#f0d8aa"),
    wall=("#6a5138", "#dcc8a2", "#fbf2da"),
    sky=("#38503c", "#8db4c6", "#f4f9f6"),
    bar=("#e2c398", "#24160a"),
    dusk=((0.0, "#00fff2d0"), (0.6, "#1cfff2d0"), (1.0, "#38704a2a")),
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
    wall=("#0c0a08", "#0c0a08", "#0c0a08"),
    sky=("#0c0a08", "#0c0a08", "#0c0a08"),
    bar=("#000000", "#ffffff"),
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


@dataclass(frozen=True, slots=True)
class Venue:
    """A room to play in.

    Attributes:
        lamp, day, contrast: its colours in each light.
        window: where one sees the sky.
        hearth: where a fire burns.
        light: where a candle burns against the wall by night.
        sun: whether the sun comes in by day.
        border: what runs along the edge of the cloth.
        sprigs: what grows on the ring round the pool, in turn.
        key: what holds the rim's joints.
        thing: what stands in the corner at the left.
        other: what lies in the one at the right, where no cards are laid aside.
        flame: where a light burns on it, in parts of its size.
    """

    lamp: Palette = _LAMP
    day: Palette = _DAY
    contrast: Palette = _CONTRAST
    window: Box = (40, 12, 136, 80)
    hearth: Box | None = None
    light: tuple[float, float] | None = None
    sun: bool = True
    border: Shape = WAVE
    sprigs: tuple[Shape, ...] = field(default=LEAVES)
    key: Shape = BOW_TIE
    thing: str = "cat"
    other: str | None = None
    flame: tuple[float, float] | None = None

    def palette(self, scheme: Scheme) -> Palette:
        """Return the colours in this light."""
        return {"lamp": self.lamp, "day": self.day, "contrast": self.contrast}[scheme]


_MONTORIO: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#0d0908", "#4b3e34", "#a3917b"),
        wall=("#0c0807", "#4d4036", "#b3a088"),
        bar=("#241712", "#ecdcc4"),
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
        floor=("#6e6252", "#b4a692", "#e6dccb"),
        wall=("#6a5d4f", "#cabca8", "#f4ecdf"),
        bar=("#d2c4b0", "#24160a"),
        rim=("#b57f50", "#8b5832", "#673d20"),
        grain=("#5d3719", "#c9925c"),
        key="#e0bd7c",
        cloth=("#cd9079", "#b06a59", "#914c44", "#743936"),
    ),
    window=(1164, 14, 84, 72), hearth=(62, 46, 132, 71),
    border=PEAK, sprigs=STARS, key=PEG, thing="conca", other="dog",
)  # fmt: skip

_ISEO: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#080a0c", "#3b4142", "#979b92"),
        wall=("#080a0b", "#50524a", "#c0bba6"),
        bar=("#151c1f", "#e2e0cc"),
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
        floor=("#545e62", "#aab0a8", "#e8ebe0"),
        wall=("#555c58", "#c9c8b6", "#f6f4e6"),
        bar=("#c3c9c2", "#1b1f20"),
        rim=("#dcb87c", "#b58d54", "#8a683a"),
        grain=("#83602f", "#ecd09a"),
        key="#92703f",
        cloth=("#abc6b8", "#82a9a4", "#5d868a", "#476d75"),
    ),
    window=(1070, 10, 176, 86), border=FISH, sprigs=SHOAL, key=PEG, thing="lantern", flame=(0.5, 0.48),
)  # fmt: skip

_BERGAMO: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#0b0504", "#472a1d", "#9a6644"),
        wall=("#0d0705", "#5c3d2b", "#c49c6c"),
        bar=("#1c110e", "#e9dcc0"),
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
        wall=("#4d2f20", "#a9805a", "#efdcb8"),
        bar=("#d4b494", "#24140a"),
        rim=("#a67a4c", "#7c5530", "#5a3b1f"),
        grain=("#4d3116", "#b98b58"),
        key="#ead49c",
        cloth=("#a7b3c5", "#7c8ca6", "#5b6c88", "#46556e"),
    ),
    window=(1064, -6, 148, 98),
    border=MERLON, sprigs=LOZENGES, key=INLAY, thing="ledgers", flame=(0.32, 0.15),
)  # fmt: skip

_PARLOUR: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#180706", "#5e241e", "#c0905a"),
        wall=("#0a0c0a", "#37473c", "#b9bb98"),
        bar=("#240e0c", "#f0deba"),
        dusk=((0.0, "#00170906"), (0.5, "#28170906"), (0.8, "#80120604"), (1.0, "#bc0c0403")),
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
        floor=("#6a3026", "#a8604e", "#dcb088"),
        wall=("#4c5f50", "#b5c4ac", "#f4f3e2"),
        sky=("#4a5660", "#9aa8ae", "#e6ecec"),
        bar=("#d8a590", "#260d08"),
        rim=("#bd7150", "#8f4a33", "#6a3022"),
        bevel=("#4c2016", "#b06345"),
        grain=("#5e2717", "#cd8762"),
        key="#eed593",
        cloth=("#90c09c", "#649d7a", "#477d5f", "#35644b"),
    ),
    window=(1070, -6, 132, 104), hearth=(74, 46, 102, 72), sun=False,
    border=CABLE, sprigs=SUITS, key=INLAY, thing="tea", other="wool",
)  # fmt: skip

_OSTERIA: Final = Venue(
    lamp=replace(
        _LAMP,
        floor=("#120806", "#663a24", "#b57c52"),
        wall=("#140a06", "#7c5832", "#d8b472"),
        bar=("#23120e", "#ecdcc0"),
        cloth=("#936a7a", "#6a465a", "#48303f", "#30202b"),
        border="#c09a58",
        ring="#d8b56c",
    ),
    day=replace(
        _DAY,
        floor=("#8a553a", "#c98f6a", "#ebc8a4"),
        wall=("#7a4f2c", "#e0b878", "#fbe9c4"),
        bar=("#dcae8a", "#26120a"),
        cloth=("#bd9aa4", "#a07887", "#815c6d", "#674858"),
    ),
    window=(40, 12, 140, 110), light=(944, 38),
    border=CHECK, sprigs=GRAPES, thing="fiasco", other="organetto",
)  # fmt: skip

CAMPLI: Final = "campli"
VENUES: Final[dict[str, Venue]] = {
    CAMPLI: Venue(light=(1184, 23), other="basket"),
    "montorio": _MONTORIO,
    "bergamo": _BERGAMO,
    "iseo": _ISEO,
    "osteria": _OSTERIA,
    "parlour": _PARLOUR,
}
"""The rooms, by their places."""
