"""A virtual screen, Xvfb with a window manager, for tests, pictures and benchmarks that need one."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Self


class Screen:
    """An X server on a free display number; leaving the `with` block takes it away.

    >>> with Screen(1920, 1080) as screen:  # doctest: +SKIP
    ...     subprocess.run([sys.executable, "-m", "cucu_desktop"], env=screen.environment)
    """

    def __init__(self, width: int = 1280, height: int = 800):
        self.width, self.height = width, height

    @staticmethod
    def is_available() -> bool:
        return all(shutil.which(program) for program in ("Xvfb", "openbox"))

    @property
    def environment(self) -> dict[str, str]:
        """For a process that shall open its windows here."""
        elsewhere = ("WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XAUTHORITY")
        inherited = {name: value for name, value in os.environ.items() if name not in elsewhere}
        return inherited | {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def __enter__(self) -> Self:
        # The server picks a free number and writes it here once it takes connections.
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{self.width}x{self.height}x24"),
                *("-nolisten", "tcp", "-noreset"),
            ],
            pass_fds=[writing],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.display = ":" + number.readline().strip()
        if self.display == ":":
            raise RuntimeError(f"Xvfb ended with {self._server.wait()} before it had a display")
        # Without a window manager no window ever has the keyboard.
        self._manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return self

    def __exit__(self, *_: object) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()
