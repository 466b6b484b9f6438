"""The sounds of the table: one short file each, played when its animation begins.

Sound is optional: without a sound server or at volume 0 the table is silent, without a message. The player
is a child process (see `soundboard`), started with the first audible table.
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
"""All sounds: files of assets/sounds, some of them in several takes (`deal`, `deal-2`)."""
LOUDEST: Final = 100
APART: Final = 0.05
"""The least time in seconds between two sounds of a kind: cards swept up together are one sound."""
FRESH: Final = 0.5
"""Seconds after which a repeated sound has its full volume again; a series is quieter."""
MURMUR: Final = 0.45
"""The relative volume of a sound right after another of its kind."""
PATIENCE: Final = 5.0
"""Seconds before a soundboard that crashed is replaced."""
TRIES: Final = 3
"""The number of crashes after which sound is given up."""


class Board:
    """The client of the player process; the process ends with its last reference."""

    def __init__(self) -> None:
        """Start it; OSError if no process can be started."""
        self.process = child_process.start("soundboard", answers=False)
        self.close = weakref.finalize(self, child_process.end, self.process)
        if self.process.stdin is not None and hasattr(os, "set_blocking"):
            os.set_blocking(
                self.process.stdin.fileno(), False
            )  # a process that reads nothing delays no table

    @property
    def is_broken(self) -> bool:
        """Whether the process has ended by itself, or is stopped."""
        return self.process.poll() is not None or child_process.is_stopped(self.process.pid)

    def ask(self, take: str, loudness: float, when: float) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{take} {loudness:.3f} {when:.3f}\n".encode())
            self.process.stdin.flush()
        except (OSError, ValueError):  # it has just crashed, reads no more, or its input is closed
            self.close()


class Sounds:
    """Plays the sounds at the preferred volume."""

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
        """Start the player process, if sounds are on."""
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
        # The perceived loudness: half the slider is half as loud.
        loudness = (self.volume / LOUDEST) ** 2 * (MURMUR + (1 - MURMUR) * min(1.0, apart / FRESH))
        board = self._started()
        if board is not None:
            board.ask(take, loudness, now)

    def _started(self) -> Board | None:
        """Return the player process, or None while sounds are off."""
        server, now = sound_server(), time.monotonic()
        if server != self._server:
            self._failures = 0
        if self._board is not None and (server != self._server or self._board.is_broken):
            # A crash of the sound server crashes the player process.
            self._failures += self._board.is_broken
            self._board.close()
            self._board = None
        waited = now - self._tried >= PATIENCE and self._failures < TRIES
        if self._board is None and server is not None and waited:
            self._tried, self._server = now, server
            try:
                self._board = Board()
            except OSError:  # no process can be started
                return None
        return self._board


@cache
def takes_of(name: str) -> tuple[str, ...]:
    return (name, *sorted(path.stem for path in asset("sounds").glob(f"{name}-[0-9].wav")))


def sound_server() -> tuple[int, int] | None:
    """Return the identity of the listening sound server, or None: without one Qt would print errors on Linux.

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
