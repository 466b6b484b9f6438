"""Small files of our own, and logs: whatever lies in their place, nobody waits for it.

A pipe that nobody writes to, a device or a file of gigabytes under the name of ours is refused, as one that
cannot be read. What is written takes the place of what was there in one step, for its owner only.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

LARGEST: Final = 1 << 26
"""Bytes of a file that is read at all; the log of thousands of deals has a tenth of them."""
_OWN_FILE: Final = 0o600
_AT_ONCE: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def read_kept(path: Path) -> bytes:
    """Return what stands in a file.

    Raises:
        OSError: it cannot be read, or is no file of a size to be read.
    """
    with os.fdopen(os.open(path, _AT_ONCE), "rb") as file:
        told = os.fstat(file.fileno())
        if not stat.S_ISREG(told.st_mode) or told.st_size > LARGEST:
            msg = "this is no file to be read at once"
            raise OSError(msg)
        return file.read()


def write_kept(path: Path, text: str) -> None:
    """Write a file anew, or leave the old one as it was.

    Raises:
        OSError: it cannot be written.
    """
    beside = path.with_suffix(".new")
    with suppress(FileNotFoundError):
        beside.unlink()  # of a program that was killed, or an odd thing: never written into
    with os.fdopen(os.open(beside, _NEW, _OWN_FILE), "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
