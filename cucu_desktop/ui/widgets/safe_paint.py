"""A guard for paint methods: an error in one costs its picture, not the program.

Qt calls them from C++, during painting. An exception that leaves one keeps its frame alive, and with
it the painter: the next device that Qt deletes while it is "being painted" ends the process.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Final, ParamSpec

if TYPE_CHECKING:
    from collections.abc import Callable

_P = ParamSpec("_P")
_told: Final[set[str]] = set()
"""The methods that have failed: painting repeats sixty times a second, and an error is reported once."""


def safe_paint(paint: Callable[_P, None]) -> Callable[_P, None]:
    """Return the paint method, with its exceptions logged and not raised."""

    @wraps(paint)
    def painted(*arguments: _P.args, **named: _P.kwargs) -> None:
        try:
            paint(*arguments, **named)
        except Exception:  # noqa: BLE001 - whatever it is, it must not reach Qt
            if paint.__qualname__ not in _told:
                _told.add(paint.__qualname__)
                _tell(paint.__qualname__)

    return painted


def _tell(what: str) -> None:
    import logging  # noqa: PLC0415 - the start does without
    import traceback  # noqa: PLC0415

    # As text: a record with the exception would keep the frame.
    logging.getLogger(__name__).error("%s could not be painted\n%s", what, traceback.format_exc())
