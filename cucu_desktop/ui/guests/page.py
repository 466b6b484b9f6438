"""The files of the page for guests, as the port serves them: script, style, pictures and icons."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QIcon

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.resources import asset
from cucu_desktop.ui.guests.door import File

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_FILES: Final[Mapping[str, tuple[Path, str]]] = {
    "/page.js": (asset("guests", "page.js"), "text/javascript; charset=utf-8"),
    "/page.css": (asset("guests", "page.css"), "text/css; charset=utf-8"),
    "/letters.woff2": (asset("guests", "letters.woff2"), "font/woff2"),
    "/leave.svg": (asset("guests", "leave.svg"), "image/svg+xml"),
    "/icon.svg": (asset("icons", "cucu-desktop.svg"), "image/svg+xml"),
}
_ASKED_BY_ITSELF: Final = re.compile(r"/favicon\.ico|/apple-touch-icon[\w-]*\.png")
"""The icons that browsers ask for although the page names another."""
_ICON: Final = 180
"""The width of these icons in pixels."""


def page_file(path: str) -> File | None:
    """Return the file at a path, or None."""
    if path in _FILES:
        file, kind = _FILES[path]
        return File(file.read_bytes(), kind)
    if _ASKED_BY_ITSELF.fullmatch(path):
        return File(_icon(), "image/png", stays=True)
    pack = path.removeprefix("/cards/").removesuffix(".json")
    if pack in PACKS and path == f"/cards/{pack}.json":
        return File(_pictures(pack), "application/json", stays=True)
    return None


@cache
def _pictures(pack: str) -> bytes:
    """Return the pictures of a pack and its back, by their ids, as JSON."""
    cards = ("back", *(card.id for card in PACKS[pack].designs))
    pictures = {card: asset("packs", pack, f"{card}.svg").read_text("utf-8") for card in cards}
    return json.dumps(pictures, ensure_ascii=False).encode()


@cache
def _icon() -> bytes:
    """Return the icon of the program as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QIcon(str(asset("icons", "cucu-desktop.svg"))).pixmap(_ICON, _ICON).save(buffer, "PNG")
    return bytes(buffer.data().data())
