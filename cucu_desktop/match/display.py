"""Detection of a display server: without one Qt would end the process instead of raising an error."""

# `socket` imports enumerations of hundreds of names, which would delay every start.
import _socket as socket
import os
import struct
import sys
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Final

PATIENCE: Final = 1.5
"""Seconds in which a display has to answer, the lookup of its name included."""
_FIRST_PORT: Final = 6000
_LAST_PORT: Final = 65535
_X11_SETUP: Final = struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0)
"""The first words to an X server: version 11, no authorization."""
_X11_ANSWERS: Final = (b"\0", b"\1", b"\2")
"""The first byte of its answer: no, yes, authorize. Any will do: Qt has the authorization."""

_Address = tuple[int, tuple[str, int] | str]
"""An address family and an address."""


def has_display() -> bool:
    """Return whether a display answers.

    The name of a Wayland display that is gone, as of an ended session, is hidden from Qt.
    """
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    if (wayland := os.environ.get("WAYLAND_DISPLAY")) is not None:
        path = Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland
        if wayland and _any_answers([(socket.AF_UNIX, str(path))], greeting=b""):
            return True
        del os.environ["WAYLAND_DISPLAY"]
    return _any_answers(_addresses(os.environ.get("DISPLAY", "")), greeting=_X11_SETUP)


def _addresses(display: str) -> list[_Address]:
    """Return where the X server of a display ("[host]:number[.screen]") listens."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not (number.isascii() and number.isdigit() and len(number) <= len(str(_LAST_PORT))):
        return []
    if host in ("", "unix") or host.startswith("/"):
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers listen
        return [(socket.AF_UNIX, path), (socket.AF_UNIX, f"\0{path}")]
    port = _FIRST_PORT + int(number)
    return [(socket.AF_INET, (host, port))] if port <= _LAST_PORT else []


def _any_answers(addresses: list[_Address], greeting: bytes) -> bool:
    """Return whether any of these addresses answers; in a thread, as name lookups have no timeout."""
    answered: list[bool] = []

    def ask() -> None:
        answered.append(any(_answers(address, greeting) for address in addresses))

    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return answered == [True]


def _answers(address: _Address, greeting: bytes) -> bool:
    """Return whether a server at this address answers the greeting."""
    family, where = address
    try:
        with closing(socket.socket(family)) as connection:
            connection.settimeout(PATIENCE)
            connection.connect(where)
            connection.sendall(greeting)
            return not greeting or connection.recv(1) in _X11_ANSWERS
    except (OSError, ValueError):  # no server; an invalid name
        return False
