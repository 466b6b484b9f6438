"""The seats of guests in a file of their own, so that their pages find them again after a crash."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.own_files import read_kept, write_kept

if TYPE_CHECKING:
    from pathlib import Path

_NAME: Final = "phones.json"


class KeptSeats(NamedTuple):
    """The table of a match that is not over.

    Attributes:
        address, port: where its pages look for it.
        token: that of the players' address.
        secrets: by the names of the guests.
    """

    address: str = ""
    port: int = 0
    token: str = ""
    secrets: dict[str, str] = {}  # noqa: RUF012 - never changed


def keep_seats(log: Path, seats: KeptSeats) -> None:
    """Write the table of a match, in place of that of an earlier one; its log is beside the file."""
    with suppress(OSError):  # guests will type their names
        write_kept(_path(log), json.dumps({"log": log.name, **seats._asdict()}))


def kept_seats(log: Path) -> KeptSeats:
    """Return the table of a match; an empty one if another was kept, or none."""
    try:
        told = json.loads(read_kept(_path(log)))
        if told.pop("log") != log.name:
            return KeptSeats()
        seats = KeptSeats(**told)
        secrets = {str(name): str(secret) for name, secret in seats.secrets.items()}
        return KeptSeats(str(seats.address), int(seats.port), str(seats.token), secrets)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return KeptSeats()


def forget_seats(log: Path) -> None:
    """Remove the file, if it has the table of this match."""
    if kept_seats(log).token:
        with suppress(OSError):
            _path(log).unlink()


def _path(log: Path) -> Path:
    return log.parent.parent / _NAME
