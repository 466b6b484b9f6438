"""What is heard at the table: one short file for each sound, played when the picture of it begins.

Sound is never needed: without a sound server or at volume 0 the table is silent, and nobody is told. What
plays is a process of its own (see `soundboard`), started when a table is laid at which it may be heard.
"""

from __future__ import annotations

import os
import sys
import time
import weakref
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from cucu_desktop.match import child_process
from cucu_desktop.resources import asset

NAMES: Final = (
    "deal", "flip", "exchange", "shuffle", "knock", "token", "coin",
    "cuckoo", "shot", "horse", "neigh", "cat", "inn", "win", "out",
)  # fmt: skip
"""All sounds there are: files of assets/sounds, some of them in several takes (`deal`, `deal-2`)."""
LOUDEST: Final = 100
APART: Final = 0.05
"""Seconds between two of a kind: cards that are swept up together are one sound."""
FRESH: Final = 0.5
"""Seconds after which a sound is as loud as the first of its kind: many in a row are a murmur, no volley."""
MURMUR: Final = 0.45
"""How loud a sound is that comes right after another of its kind."""
PATIENCE: Final = 5.0
"""Seconds before a soundboard that broke down is replaced."""
TRIES: Final = 3
"""So often; then this system's sound server and our library will never be friends."""


class Board:
    """The process that plays, seen from here; it is gone when nobody holds it any more."""

    def __init__(self) -> None:
        """Start it; OSError if no process is to be had."""
        self._process = child_process.start("soundboard", answers=False)
        self.close = weakref.finalize(self, child_process.end, self._process)

    @property
    def is_broken(self) -> bool:
        """Whether it has come to an end by itself."""
        return self._process.poll() is not None

    def ask(self, take: str, loudness: float, when: float) -> None:
        """Ask for a sound."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{take} {loudness:.3f} {when:.3f}\n".encode())
            self._process.stdin.flush()
        except (OSError, ValueError):  # it has just broken down, or its input is closed already
            self.close()


class Sounds:
    """Plays the sounds, as loud as it is wished."""

    def __init__(self) -> None:
        self.volume = LOUDEST
        self.muted = False
        self._heard: dict[str, float] = {}
        self._turns: Counter[str] = Counter()
        self._board: Board | None = None
        self._server: tuple[int, int] | None = None
        self._tried = -PATIENCE
        self._failures = 0

    @property
    def are_heard(self) -> bool:
        """Whether anything would be heard now, as far as anybody wants it."""
        return self.volume > 0 and not self.muted

    def take_preferences(self, volume: int, *, muted: bool) -> None:
        """Set the volume; start the process if it is not 0, else be silent at once."""
        self.volume, self.muted = volume, muted
        if self.are_heard:
            self.get_ready()
        elif self._board is not None:
            self._board.close()
            self._board, self._tried = None, -PATIENCE

    def get_ready(self) -> None:
        """Start what plays the sounds, if they are to be heard."""
        if self.are_heard:
            self._started()

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on."""
        now = time.monotonic()
        apart = now - self._heard.get(name, -FRESH)
        if not self.are_heard or apart < APART:
            return
        self._heard[name] = now
        takes = takes_of(name)
        take = takes[self._turns[name] % len(takes)]
        self._turns[name] += 1
        # As we hear, not as the samples are: half the way is half as loud.
        loudness = (self.volume / LOUDEST) ** 2 * (MURMUR + (1 - MURMUR) * min(1.0, apart / FRESH))
        board = self._started()
        if board is not None:
            board.ask(take, loudness, now)

    def _started(self) -> Board | None:
        """Return what plays the sounds, or None while nothing could be heard."""
        server, now = sound_server(), time.monotonic()
        if server != self._server:
            self._failures = 0
        if self._board is not None and (server != self._server or self._board.is_broken):
            # What plays for a sound server does not survive it.
            self._failures += self._board.is_broken
            self._board.close()
            self._board = None
        waited = now - self._tried >= PATIENCE and self._failures < TRIES
        if self._board is None and server is not None and waited:
            self._tried, self._server = now, server
            try:
                self._board = Board()
            except OSError:  # no process is to be had
                return None
        return self._board


@cache
def takes_of(name: str) -> tuple[str, ...]:
    """Return the names of the takes of a sound."""
    return (name, *sorted(path.stem for path in asset("sounds").glob(f"{name}-[0-9].wav")))


def sound_server() -> tuple[int, int] | None:
    """Tell which sound server listens, if one does: Qt would complain aloud on Linux if none did.

    Elsewhere sound is a part of the system.
    """
    if sys.platform != "linux" or os.environ.get("PULSE_SERVER"):
        return (0, 0)
    run = os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    try:
        found = Path(os.environ.get("PULSE_RUNTIME_PATH", f"{run}/pulse"), "native").stat()
    except OSError:
        return None
    return found.st_ino, found.st_ctime_ns
