"""The standard controls in paper and ink: one style sheet for everything that Qt draws by itself.

Form fields, lists, menus, scroll bars and Qt's own dialogs must not look like a grey form beside a wood-cut
table. Borders are heavier at the right and at the bottom, like the line on the cards. The focus is a blue
frame, which no state but the focus has; red is for a field (`invalid`) that cannot stay as it is.
"""

from string import Template
from typing import Final

from cucu_desktop.resources import asset
from cucu_desktop.ui.theme import ROLES, TONES, Role, Theme, Tone

_INKS: Final[tuple[Tone, ...]] = ("second", "third", "call", "faint", "on_room")


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for everything that Qt draws by itself."""
    values: dict[str, object] = {tone: theme.hex(tone) for tone in TONES}
    roles = [f'QLabel[role="{role}"] {{ font: {_font(theme, role)}; }}' for role in ROLES]
    roles += [f'QLabel[tone="{tone}"] {{ color: {theme.hex(tone)}; }}' for tone in _INKS]
    values |= {
        "s1": theme.space(1), "s2": theme.space(2), "s3": theme.space(3), "s4": theme.space(7),
        "line": theme.px(24), "arrow": theme.px(26), "tip": theme.px(12), "number": theme.px(52),
        "box": theme.px(18), "halfbox": theme.px(9), "knob": theme.px(26), "halfknob": theme.px(10),
    }  # fmt: skip
    values |= {role: _font(theme, role) for role in ("body", "name", "heading")}
    values |= {"icons": asset("controls").as_posix(), "roles": "\n".join(roles)}
    return Template(asset("controls", "paper.qss").read_text("utf-8")).substitute(values)


def _font(theme: Theme, role: Role) -> str:
    return f'{theme.font(role).pixelSize()}px "{theme.family(role)}"'
