"""Stores that several windows write, that cannot be written, and that are damaged."""

import pytest

from cucu_desktop import kept_stores
from cucu_desktop.kept_stores import Report, is_file_name, keep, set_aside, try_again


@pytest.fixture
def reports():
    heard = []
    kept_stores.listen(heard.append)
    yield heard
    kept_stores.listen(None)
    kept_stores._waiting.clear()


def test_what_cannot_be_written_is_told_once_and_written_as_soon_as_it_can_be(tmp_path, reports):
    folder, path = tmp_path / "data", tmp_path / "data" / "a.score"
    folder.write_text("in the way")
    for text in ("one", "two"):
        assert not keep("score", path, lambda text=text: path.write_text(text))
    assert reports == [Report("lost", "score", "a.score")]
    assert try_again()
    assert len(reports) == 1
    folder.unlink()
    folder.mkdir()
    assert not try_again()
    assert reports[1:] == [Report("well", "score", "a.score")]
    assert path.read_text() == "two"


def test_what_is_gone_for_good_is_not_tried_again(tmp_path, reports):
    def fail():
        raise OSError

    keep("evening", tmp_path / "a", fail)
    kept_stores.forget(tmp_path / "a")
    assert not try_again()


def test_an_earlier_damaged_file_is_not_written_over(tmp_path, reports):
    for number in range(3):
        (tmp_path / "a.score").write_text(f"damage {number}")
        assert set_aside("score", tmp_path / "a.score", tmp_path)
    kept = {path.read_text() for path in (tmp_path / "damaged").iterdir()}
    assert kept == {f"damage {number}" for number in range(3)}


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../x", "/etc/passwd", "a/b", "a\\b", "a\0b", "x" * 300, "é" * 200, "\ud800", 5, None],
)
def test_what_names_no_file_within_a_folder(name):
    assert not is_file_name(name)


def test_what_names_a_file_within_a_folder():
    assert is_file_name("20261122-201500-ab12cd34.cucu")
    assert is_file_name("..cucu")
