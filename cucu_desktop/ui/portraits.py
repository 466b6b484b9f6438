"""The drawn faces and things as icons, for papers on the table: painted at whatever size they are wanted."""

from functools import cache

from PySide6.QtGui import QIcon

from cucu_desktop.resources import asset


@cache
def portrait(face: str, mood: str = "") -> QIcon:
    """Return a face, calm or in a mood, as far as it was drawn in one."""
    drawn = asset("faces", f"{face}-{mood}.svg")
    return QIcon(str(drawn if mood and drawn.is_file() else asset("faces", f"{face}.svg")))


@cache
def thing(name: str) -> QIcon:
    """Return something that lies on the table."""
    return QIcon(str(asset("table", f"{name}.svg")))


@cache
def card_face(pack: str, card: str) -> QIcon:
    """Return a card of a pack."""
    return QIcon(str(asset("packs", pack, f"{card}.svg")))
