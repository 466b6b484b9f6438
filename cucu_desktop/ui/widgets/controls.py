"""The standard controls in paper and ink: one style sheet for all widgets drawn by Qt.

Form fields, lists, menus, scroll bars and Qt's own dialogs match the wood-cut table. Borders are heavier at
the right and at the bottom, like the lines of the cards. The focus is a blue frame, which no other state has;
red marks an invalid field (`invalid`).
"""

from string import Template
from typing import Final

from cucu_desktop.resources import asset
from cucu_desktop.ui.widgets.theme import ROLES, TONES, Role, Theme, Tone

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
