"""The drawn faces as icons: for papers that lie on the table, painted at whatever size they are wanted."""

from functools import cache

from PySide6.QtGui import QIcon

from cucu_desktop.resources import asset


@cache
def portrait(face: str) -> QIcon:
    """Return a face."""
    return QIcon(str(asset("faces", f"{face}.svg")))
