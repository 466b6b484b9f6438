"""Colours, type and spacing: one module for the whole window.

There are three schemes. *Lamp*, the inn in the evening, is the dark scheme, and *day*, the same room by
daylight, the light one; *contrast* is black on white. In all of them paper is light and ink is dark, so that
one drawing of an icon is enough; the room differs most.

Sizes are pixels at text scale 1. Widgets with text use `font` and `px` for their sizes, so that they grow
with the text.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final, Literal, Self, get_args

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPalette

from cucu_desktop.frozen import frozen
from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.preferences import TEXT_SIZES

Scheme = Literal["lamp", "day", "contrast"]
SCHEMES: Final[tuple[Scheme, ...]] = get_args(Scheme)

Role = Literal[
    "headline", "bubble", "title", "button", "choice", "amount", "numeral", "name", "heading", "meaning",
    "status", "gloss", "body", "key", "small",
]  # fmt: skip
ROLES: Final[tuple[Role, ...]] = get_args(Role)

Tone = Literal[
    "ink", "second", "third", "call", "faint", "paper", "cream", "shade", "key", "mark", "active", "focus",
    "room", "on_room", "shadow", "vermilion", "ochre", "green", "blue", "wood", "wood_dark",
    "coin", "coin_dark", "black", "ivory", "wax", "wax_dark", "moss", "glow", "print",
]  # fmt: skip
TONES: Final[tuple[Tone, ...]] = get_args(Tone)

_ORNAMENT: Final[dict[str, str]] = {
    "vermilion": "#c8452e", "ochre": "#d9a441", "green": "#5d7a4a", "blue": "#6c8494",
    "wood": "#c98d4b", "wood_dark": "#6b3f1c", "coin": "#e0b84f", "coin_dark": "#7a5310",
    "active": "#f4d27a", "black": "#1d1712", "ivory": "#fbf3e0", "wax": "#b5301e", "wax_dark": "#3a0f08",
    "moss": "#3d6b34", "glow": "#ffd070", "print": "#d0ad5a",
    "focus": "#2a6b9a",
}  # fmt: skip
"""The colours of stencil, seals, lamps and focus ring: the same in every scheme. No text has them."""

_COLOURS: Final[dict[Scheme, dict[str, str]]] = {
    "lamp": {
        "ink": "#1d1712", "second": "#4a3a28", "third": "#5b4630", "call": "#8e2a1a", "faint": "#65523d",
        "paper": "#ecdfc0", "cream": "#f3e8cf", "shade": "#cdb988", "key": "#e2d0a2", "mark": "#e6cc98",
        "room": "#1f140c", "on_room": "#e9dcbc", "shadow": "#99080402",
    },
    "day": {
        "ink": "#1d1712", "second": "#443524", "third": "#54412c", "call": "#8e2a1a", "faint": "#66543f",
        "paper": "#f8f0dd", "cream": "#fffaf0", "shade": "#d8c9a4", "key": "#efe3c6", "mark": "#f4dda8",
        "room": "#dfcda8", "on_room": "#24160a", "shadow": "#66402010",
    },
    "contrast": {
        "ink": "#000000", "second": "#000000", "third": "#1a1a1a", "call": "#8b0000", "faint": "#404040",
        "paper": "#ffffff", "cream": "#ffffff", "shade": "#c4c4c4", "key": "#ffffff", "mark": "#ffe58a",
        "room": "#000000", "on_room": "#ffffff", "shadow": "#00000000",
    },
}  # fmt: skip


def ornament(tone: Tone) -> QColor:
    """Return a colour that is the same in every scheme."""
    return QColor(_ORNAMENT[tone])


_GARAMOND: Final = "EB Garamond"
_FELL: Final = "Cucu Old Type"
_CAPITALS: Final = "Cucu Old Capitals"
"""IM FELL, with figures distinct from I and o (`packaging/art/level_figures.py`)."""

_TYPE: Final[dict[Role, tuple[str, int]]] = {
    "headline": (_CAPITALS, 30),
    "bubble": (_FELL, 28),
    "title": (_CAPITALS, 25),
    "button": (_FELL, 25),
    "choice": (_FELL, 23),
    "amount": (_GARAMOND, 25),
    "numeral": (_CAPITALS, 19),
    "name": (_FELL, 19),
    "heading": (_CAPITALS, 19),
    "meaning": (_GARAMOND, 19),
    "status": (_GARAMOND, 18),
    "gloss": (_GARAMOND, 17),
    "body": (_GARAMOND, 17),
    "key": (_GARAMOND, 16),
    "small": (_GARAMOND, 15),
}
"""Family and pixels of each role. The old type is ragged below 17 px: small text is set in Garamond."""

_KLEE: Final = "Klee One SemiBold"
"""The font of a table in Osaka: only letters of the Far East, and only those in use."""

FILES: Final = ("eb-garamond.ttf", "old-type.ttf", "old-capitals.ttf", "klee.ttf")


@cache
def load_fonts() -> tuple[str, ...]:
    """Load the shipped fonts, once; return the available families."""
    families: list[str] = []
    for name in FILES:
        number = QFontDatabase.addApplicationFont(str(asset("fonts", name)))
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(families)


@lru_cache(maxsize=512)
def _font(role: Role, pixels: int) -> QFont:
    font = QFont([_TYPE[role][0], _KLEE, "Georgia", "serif"])
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if role == "key":
        font.setWeight(QFont.Weight.DemiBold)
    return font


@lru_cache(maxsize=512)
def _metrics(role: Role, pixels: int) -> QFontMetrics:
    load_fonts()  # measures of other fonts would be cached
    return QFontMetrics(_font(role, pixels))


def balanced_width(metrics: QFontMetrics, text: str, most: int) -> int:
    """Return the narrowest width, in pixels, at which a text has no more lines than at `most`.

    Its lines are then of much the same length: no single word stands in the last one.
    """

    def high(width: int) -> int:
        return metrics.boundingRect(QRect(0, 0, width, 1 << 20), Qt.TextFlag.TextWordWrap, text).height()

    least, needed = most // 2, high(most)
    if needed < metrics.height() * 1.5:
        return most
    while most - least > 1:
        width = (least + most) // 2
        least, most = (least, width) if high(width) <= needed else (width, most)
    return most


_FINER: Final = 0.97
_LARGEST: Final = 4.0


def letter_sizes(wished: float, least: float, growth: float = 1.0) -> Iterator[float]:
    """Yield text scales to try from large to small, where letters have to fit.

    Below the preferred scale the values are the same for every preference, and include all smaller
    preferences: with the first that fits, and all distances following it, letters never get smaller when
    larger ones are preferred.

    Args:
        wished: the first scale.
        least: the last scale.
        growth: the part of them that is due to the size of the window.
    """
    finer, wishes = _LARGEST, [size / 100 * growth for size in TEXT_SIZES]
    sizes = {max(wished, least), least, *wishes}
    while finer > least:
        sizes.add(finer)
        finer *= _FINER
    yield from sorted((size for size in sizes if least <= size <= max(wished, least)), reverse=True)


@frozen
class Theme:
    """The appearance: a scheme of colours and the size of text.

    Attributes:
        scheme: "lamp", "day" or "contrast".
        text_scale: the factor of the text size: the preference, 1.0 to 2.0, times the growth.
        growth: the part of it that is due to the size of the window.
        letter_keys: whether single-character shortcuts work and are shown.
        keys: pairs of letters: a default shortcut, and its replacement.
    """

    scheme: Scheme = "lamp"
    text_scale: float = 1.0
    growth: float = 1.0
    letter_keys: bool = True
    keys: tuple[tuple[str, str], ...] = ()

    def as_wished(self) -> Self:
        """Return the theme for widgets that grow with the window by themselves, as the table does."""
        return replace(self, text_scale=round(self.text_scale / self.growth, 2), growth=1.0)

    def color(self, tone: Tone) -> QColor:
        return QColor(self.hex(tone))

    def hex(self, tone: Tone) -> str:
        return _COLOURS[self.scheme].get(tone) or _ORNAMENT[tone]

    def font(self, role: Role, pixels: float | None = None) -> QFont:
        """Return the font of a role, at the chosen size or with letters of `pixels`."""
        size = self.px(_TYPE[role][1]) if pixels is None else round(pixels)
        return QFont(_font(role, size))  # a copy: the caller may change it

    def metrics(self, role: Role) -> QFontMetrics:
        """Return the measures of the font of a role on the first screen, at the chosen size."""
        return _metrics(role, self.px(_TYPE[role][1]))

    def family(self, role: Role) -> str:
        """Return the family of a role, for style sheets and rich text."""
        return _TYPE[role][0]

    def px(self, pixels: float) -> int:
        """Return a size of text, scaled."""
        return round(pixels * self.text_scale)

    def space(self, steps: float) -> int:
        """Return a distance of `steps` times 4 px, which grows half as fast as the text."""
        return round(4 * steps * (1 + self.text_scale) / 2)

    def key(self, key: str, own: str = "") -> str:
        """Return a key sequence, or "" if it is one character and such keys are off.

        Args:
            key: the key by default; a user's own key for the same action replaces it.
            own: a place's letter for that action, which comes first unless the user has changed the action's
                letter, or has given this letter to another action.

        >>> Theme().key("K", "S"), Theme(keys=(("K", "J"),)).key("K", "S")
        ('S', 'J')
        >>> Theme(keys=(("B", "S"),)).key("K", "S")
        'K'
        >>> Theme(keys=(("S", "K"),)).key("S"), Theme().key("S"), Theme(letter_keys=False).key("S")
        ('K', 'S', '')
        """
        if len(key) > 1:
            return key
        if not self.letter_keys:
            return ""
        chosen = dict(self.keys)
        is_own = own and key not in chosen and own not in chosen.values()
        return own if is_own else chosen.get(key, key)

    def palette(self) -> QPalette:
        """Return the colours of widgets drawn by Qt."""
        palette = QPalette()
        group, role = QPalette.ColorGroup, QPalette.ColorRole
        for what, tone in _PALETTE.items():
            palette.setColor(what, self.color(tone))
        for what in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
            palette.setColor(group.Disabled, what, self.color("faint"))
        return palette


_PALETTE: Final[dict[QPalette.ColorRole, Tone]] = {
    QPalette.ColorRole.Window: "paper",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "cream",
    QPalette.ColorRole.AlternateBase: "paper",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.PlaceholderText: "faint",
    QPalette.ColorRole.Button: "cream",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.BrightText: "call",
    QPalette.ColorRole.Highlight: "mark",
    QPalette.ColorRole.HighlightedText: "ink",
    QPalette.ColorRole.Link: "call",
    QPalette.ColorRole.LinkVisited: "call",
    QPalette.ColorRole.ToolTipBase: "cream",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.Light: "cream",
    QPalette.ColorRole.Midlight: "paper",
    QPalette.ColorRole.Mid: "shade",
    QPalette.ColorRole.Dark: "second",
    QPalette.ColorRole.Shadow: "ink",
}
