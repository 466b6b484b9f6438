"""Pictures kept on disk: painted once, the same to the last pixel, whatever happens to the folder."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from cucu_desktop.ui.widgets.pictures.picture_cache import PictureCache

DRAWING = b"<svg/>"
SIZE = QSize(20, 30)
BYTES = 20 * 30 * 4


class Painter:
    """Paints in one colour, and counts how often."""

    def __init__(self, size: QSize = SIZE) -> None:
        self.size, self.painted = size, 0

    def __call__(self) -> QImage:
        self.painted += 1
        picture = QImage(self.size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(QColor(200, 100, 50, 77))
        return picture


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "not" / "there" / "yet"


def test_a_picture_is_painted_once_and_the_same_from_start_to_start(folder: Path) -> None:
    paint = Painter()
    first = PictureCache(folder).picture(DRAWING, SIZE, paint)
    again = PictureCache(folder).picture(DRAWING, SIZE, paint)
    assert paint.painted == 1
    assert again == first
    assert again.format() == first.format()


def test_another_drawing_or_size_is_another_picture(folder: Path) -> None:
    pictures, paint, wide = PictureCache(folder), Painter(), Painter(QSize(30, 20))
    pictures.picture(DRAWING, SIZE, paint)
    pictures.picture(DRAWING + b" ", SIZE, paint)
    assert pictures.picture(DRAWING, wide.size, wide).size() == wide.size
    assert (paint.painted, wide.painted) == (2, 1)


@pytest.mark.parametrize(
    "damage",
    [
        lambda kept: b"",
        lambda kept: kept[:-4],
        lambda kept: kept + b"more",
        lambda kept: kept[:50] + bytes([kept[50] ^ 1]) + kept[51:],
    ],
    ids=["empty", "too short", "too long", "one bit"],
)
def test_what_is_damaged_is_painted_and_kept_anew(folder: Path, damage) -> None:
    paint = Painter()
    whole = PictureCache(folder).picture(DRAWING, SIZE, paint)
    (file,) = folder.iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert PictureCache(folder).picture(DRAWING, SIZE, paint) == whole
    assert PictureCache(folder).picture(DRAWING, SIZE, paint) == whole
    assert paint.painted == 2


def test_where_no_folder_can_be_everything_is_painted(tmp_path: Path) -> None:
    paint = Painter()
    (tmp_path / "file").write_text("in the way")
    pictures = PictureCache(tmp_path / "file" / "pictures")
    assert pictures.picture(DRAWING, SIZE, paint) == pictures.picture(DRAWING, SIZE, paint) == paint()


def test_a_folder_in_the_place_of_a_picture_does_no_harm(folder: Path) -> None:
    paint = Painter()
    PictureCache(folder).picture(DRAWING, SIZE, paint)
    (file,) = folder.iterdir()
    file.unlink()
    file.mkdir()
    assert PictureCache(folder).picture(DRAWING, SIZE, paint) == paint()
    assert list(folder.iterdir()) == [file], "nothing unfinished is left"


def test_the_oldest_go_when_there_are_too_many_of_whatever_start(folder: Path) -> None:
    paint = Painter()
    for number in range(6):
        PictureCache(folder, most=6 * (BYTES + 4)).picture(b"%d" % number, SIZE, paint)
        for file in folder.iterdir():  # as if an hour had passed
            told = file.stat()
            os.utime(file, ns=(told.st_atime_ns, told.st_mtime_ns - 3_600_000_000_000))
    pictures = PictureCache(folder, most=6 * (BYTES + 4))
    for number in range(5, 7):
        pictures.picture(b"%d" % number, SIZE, paint)
    assert paint.painted == 7
    assert len(list(folder.iterdir())) == 3, "half of what may be is left"
    for number in range(4, 7):
        pictures.picture(b"%d" % number, SIZE, paint)
    assert paint.painted == 7, "and it is the last ones"


def test_one_start_alone_keeps_to_the_limit_too(folder: Path) -> None:
    pictures = PictureCache(folder, most=4 * (BYTES + 4))
    for number in range(20):
        pictures.picture(b"%d" % number, SIZE, Painter())
        assert len(list(folder.iterdir())) <= 4
