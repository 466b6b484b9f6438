"""Rendered drawings in a cache on disk.

Reading a picture takes a quarter of the time of reading and painting its drawing, so the first deal
runs more smoothly. A picture's name follows from all its inputs: none is ever outdated, and
any loss of files costs no more than painting again.
"""

import contextlib
import functools
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QCryptographicHash, QSize, qVersion
from PySide6.QtGui import QImage

from cucu_desktop.own_files import own_folder, read_kept, write_whole
from cucu_desktop.resources import cache

_MOST: Final = 64_000_000
"""The largest size of the cache in bytes. A table with its pack and its faces takes some three million."""
_CHECKSUM: Final = 4
"""The length of the checksum in bytes."""


class PictureCache:
    """The pictures in a folder, of which the oldest are removed when they become too many."""

    def __init__(self, folder: Path, most: int = _MOST) -> None:
        """`most`: the largest total size in bytes."""
        self._folder = folder
        self._most = most
        self._used: int | None = None
        """The total size in bytes, once computed."""

    def picture(self, drawing: bytes, size: QSize, paint: Callable[[], QImage]) -> QImage:
        """Return the picture of a drawing, from the cache, or else painted and stored there.

        Args:
            drawing: the drawing.
            size: its size in pixels.
            paint: paints it.
        """
        file = self._folder / _name(drawing, size)
        return _read(file, size) or self._kept(file, paint())

    def _kept(self, file: Path, picture: QImage) -> QImage:
        """Store a picture in one step; without a writable cache it is painted at every start."""
        pixels = bytes(picture.constBits())
        with contextlib.suppress(OSError):
            own_folder(self._folder)
            # Not synced: a first deal has a hundred; a file damaged by a power cut is painted again.
            write_whole(file, _checksum(pixels) + pixels, synced=False)
            self._make_room(_CHECKSUM + len(pixels))
        return picture

    def _make_room(self, added: int) -> None:
        """Remove the older half if there are too many."""
        if self._used is not None:
            self._used += added
            if self._used <= self._most:
                return
        files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime_ns)
        sizes = [file.stat().st_size for file in files]
        self._used = sum(sizes)
        if self._used <= self._most:
            return
        for file, size in zip(files, sizes, strict=True):
            file.unlink(missing_ok=True)
            self._used -= size
            if self._used <= self._most // 2:
                break


@functools.cache
def picture_cache() -> PictureCache:
    """Return the user's cache."""
    return PictureCache(cache("pictures"))


def _name(drawing: bytes, size: QSize) -> str:
    """Return a unique name; another version of Qt may paint differently."""
    made_of = b"%d %d %s " % (size.width(), size.height(), qVersion().encode()) + drawing
    digest = QCryptographicHash.hash(QByteArray(made_of), QCryptographicHash.Algorithm.Blake2b_256)
    return digest.toHex().toStdString()


def _read(file: Path, size: QSize) -> QImage | None:
    """Return the picture in a file, or None if it is missing or damaged."""
    try:
        kept = read_kept(file)
    except OSError:
        return None
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    pixels = kept[_CHECKSUM:]
    if len(pixels) != picture.sizeInBytes() or kept[:_CHECKSUM] != _checksum(pixels):
        return None
    memoryview(picture.bits())[:] = pixels
    return picture


def _checksum(pixels: bytes) -> bytes:
    return zlib.crc32(pixels).to_bytes(_CHECKSUM)
