"""The standard controls in paper and ink: one style sheet for all widgets drawn by Qt.

Form fields, lists, menus, scroll bars and Qt's own dialogs match the wood-cut table. Borders are heavier at
the right and at the bottom, like the lines of the cards. The focus is a blue frame, which no other state has;
red marks an invalid field (`invalid`).
"""

from string import Template
from typing import Final

from PySide6.QtGui import QColor

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.theme import ROLES, TONES, Role, Theme, Tone

_DARK: Final = 96
"""The lightness below which a colour is dark."""
_INKS: Final[tuple[Tone, ...]] = ("second", "third", "call", "faint", "on_room")


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for all widgets drawn by Qt."""
    values: dict[str, object] = {tone: theme.hex(tone) for tone in TONES}
    roles = [f'QLabel[role="{role}"] {{ font: {_font(theme, role)}; }}' for role in ROLES]
    roles += [f'QLabel[tone="{tone}"] {{ color: {theme.hex(tone)}; }}' for tone in _INKS]
    values |= {
        "s05": theme.space(0.75),
        "s1": theme.space(1), "s2": theme.space(2), "s3": theme.space(3), "s4": theme.space(7),
        "line": theme.px(24), "arrow": theme.px(26), "tip": theme.px(12), "number": theme.px(52),
        "box": theme.px(18), "halfbox": theme.px(9), "knob": theme.px(30), "round": (theme.px(18) + 4) // 2,
        "beyond": (theme.px(18) - 2) // 2, "wide": theme.px(34), "face": theme.px(46),
    }  # fmt: skip
    values |= {role: _font(theme, role) for role in ("body", "small", "name", "heading")}
    values |= {"icons": asset("controls").as_posix(), "roles": "\n".join(roles)}
    return Template(asset("controls", "paper.qss").read_text("utf-8")).substitute(values)


def _font(theme: Theme, role: Role) -> str:
    font = theme.font(role)
    families = ", ".join(f'"{family}"' for family in font.families()[:2])
    return f"{font.pixelSize()}px {families}"


def beam(ground: str) -> tuple[str, str, str]:
    """Return the colours of the menu bar from its upper edge to its lower one: it is lit from above."""
    colour = QColor(ground)
    if colour.lightness() < _DARK:
        return colour.lighter(200).name(), colour.lighter(150).name(), ground
    return colour.lighter(108).name(), ground, colour.darker(112).name()


def bar_sheet(theme: Theme, colours: tuple[str, str]) -> str:
    """Return the style sheet of the menu bar in a room: a beam under its ceiling.

    Args:
        theme: the text size, and the hover colours.
        colours: the room's ground and letters for it.
    """
    upper, middle, lower = beam(colours[0])
    values = {
        "upper": upper, "middle": middle, "lower": lower, "letters": colours[1], "mark": theme.hex("mark"),
        "ink": theme.hex("ink"), "s1": theme.space(1), "s3": theme.space(3), "body": _font(theme, "body"),
    }  # fmt: skip
    return Template(asset("controls", "bar.qss").read_text("utf-8")).substitute(values)
