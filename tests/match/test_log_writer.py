"""A log loses no line that could ever be written, and nobody but its owner can read it."""

import errno
import os
import shutil
import stat
from pathlib import Path

import pytest

from cucu_desktop import kept_stores
from cucu_desktop.match.log import read_log
from cucu_desktop.match.log_writer import LogWriter

MODULE = "cucu_desktop.match.log_writer.os"
posix = pytest.mark.skipif(os.name != "posix", reason="elsewhere owners are told otherwise")


def head(number: int = 0) -> dict[str, int]:
    return {"cucu": 1, "line": number}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches" / "a.cucu"


@pytest.fixture
def writer(path):
    writer = LogWriter(path)
    writer.append(head())
    yield writer
    writer.close()


@pytest.mark.parametrize("broken", ["write", "fsync", "open"])
def test_what_could_not_be_written_is_written_as_soon_as_it_can_be(writer, path, monkeypatch, broken):
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.{broken}", _fails(errno.ENOSPC))
        if broken == "open":
            writer._let_go()
        writer.append(head(1))
        writer.append(head(2))
        writer.cut(2)
        assert writer.failed.errno == errno.ENOSPC
        writer.append(head(3))
    assert writer.failed is not None
    writer.append(head(4))
    assert writer.failed is None
    assert writer.times_lost == 0
    assert read_log(path) == [head(), head(1), head(3), head(4)]


def nearly_full(*rooms):
    """A disk that takes these numbers of bytes, one write after the other, and then none."""
    write, left = os.write, [*rooms]

    def write_part(file, data):
        if not left:
            raise OSError(errno.ENOSPC, "full")
        return write(file, data[: left.pop(0)])

    return write_part


def test_half_a_line_on_a_full_disk_is_followed_by_the_whole(writer, path, monkeypatch):
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.write", nearly_full(5))
        writer.append(head(1))
    assert not path.read_bytes().endswith(b"\n")
    writer.close()
    assert writer.failed is None
    assert read_log(path) == [head(), head(1)]


def test_a_log_that_could_not_be_begun_leaves_no_file(path, monkeypatch):
    writer = LogWriter(path)
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.write", _fails(errno.ENOSPC))
        writer.append(head())
        assert writer.failed.errno == errno.ENOSPC
        assert not path.exists()
        writer.append(head(1))
        assert not path.exists()
    writer.append(head(2))
    writer.close()
    assert writer.failed is None
    assert read_log(path) == [head(), head(1), head(2)]


def test_half_a_header_leaves_no_file(path, monkeypatch):
    writer = LogWriter(path)
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.write", nearly_full(5))
        writer.append(head())
    assert writer.failed
    assert not path.exists()
    writer.close()
    assert read_log(path) == [head()]


def test_what_cannot_be_written_anew_of_a_log_that_was_changed_stays(writer, path, monkeypatch):
    writer._let_go()
    path.write_text("somebody else's")
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.write", _fails(errno.ENOSPC))
        writer.append(head(1))
    assert path.exists()


def test_what_is_missing_at_the_end_is_written_when_the_log_is_closed(writer, path, monkeypatch):
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.fsync", _fails(errno.EIO))
        writer.append(head(1))
        assert writer.failed is not None
    writer.close()
    assert read_log(path) == [head(), head(1)]


@pytest.mark.parametrize("how", ["removed", "moved", "replaced", "emptied"])
def test_a_log_that_is_gone_is_written_anew(writer, path, how):
    writer.append(head(1))
    if how == "removed":
        shutil.rmtree(path.parent)
    elif how == "moved":
        path.parent.rename(path.parent.with_name("elsewhere"))
    elif how == "replaced":
        other = path.with_name("b.cucu")
        other.write_text("".join(f'{{"cucu":1,"line":{number}}}\n' for number in (7, 8, 9)))
        other.replace(path)
    else:
        path.unlink()
        path.touch()
    writer.append(head(2))
    assert (writer.failed, writer.times_lost) == (None, 1)
    assert read_log(path) == [head(), head(1), head(2)]
    if how == "replaced":
        assert read_log(path.with_name("a.cucu.other")) == [head(7), head(8), head(9)]
    writer.append(head(3))
    assert writer.times_lost == 1
    assert read_log(path) == [head(), head(1), head(2), head(3)]


def test_a_log_that_is_gone_when_the_match_is_left_is_written_anew(writer, path):
    writer.append(head(1))
    shutil.rmtree(path.parent)
    writer.close()
    assert writer.failed is None
    assert read_log(path) == [head(), head(1)]


def test_a_log_whose_place_is_taken_is_closed_all_the_same(writer, path):
    shutil.rmtree(path.parent)
    path.parent.write_text("a file")
    writer.close()
    assert writer.failed is not None


def test_a_file_that_is_there_already_is_never_written_over(path):
    path.parent.mkdir()
    path.write_text("a finished match\n")
    writer = LogWriter(path)
    writer.append(head())
    writer.append(head(1))
    writer.close()
    assert writer.failed is not None
    assert path.read_text() == "a finished match\n"


@posix
def test_only_its_owner_may_read_a_log(writer, path):
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@posix
def test_a_log_of_an_earlier_version_becomes_its_owners_when_it_is_gone_on_with(path):
    path.parent.mkdir(mode=0o755)
    path.parent.chmod(0o755)
    path.write_text('{"cucu":1}\n{"seat')
    path.chmod(0o644)
    writer = LogWriter.after(path, [b'{"cucu":1}\n'])
    writer.close()
    assert path.read_text() == '{"cucu":1}\n'
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o755, "whose folder it is the writer does not know"


@posix
def test_the_name_of_a_new_log_is_synced_too(path, monkeypatch):
    if not Path("/proc/self/fd").exists():
        pytest.skip("no way to see what is synced")
    synced = []
    monkeypatch.setattr(
        f"{MODULE}.fsync", lambda file: synced.append(Path(f"/proc/self/fd/{file}").readlink())
    )
    writer = LogWriter(path)
    writer.append(head())
    assert synced == [path, path.parent]
    writer.append(head(1))
    assert synced == [path, path.parent, path]
    writer.close()


def test_the_name_of_a_new_log_is_synced_after_a_first_line_that_could_not_be(path, monkeypatch):
    synced, sync = [], os.fsync

    def fails_once(file):
        monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino) or sync(file))
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", fails_once)
    writer = LogWriter(path)
    writer.append({"cucu": 1})
    assert writer.failed
    writer.append({"seat": 1, "do": "keep"})
    assert path.parent.stat().st_ino in synced


def test_half_a_character_is_read_back_as_it_was_written(writer, path):
    writer.append({"cucu": 1, "name": "\ud83d"})
    assert writer.failed is None
    assert read_log(path)[-1]["name"] == "\ud83d"


def test_a_log_that_another_window_continues_gets_no_holes_and_loses_no_line(writer, path):
    """Two windows without a lock, as on a disk that has none: the second file stays as its writer left it."""
    other = LogWriter.after(path, path.read_bytes().splitlines(keepends=True))
    other.append(head(1))
    writer.append(head(2))
    writer.append(head(3))
    assert writer.failed is not None
    other.append(head(4))
    writer.close()
    writer.close()
    other.close()
    assert other.failed is None
    assert b"\0" not in path.read_bytes()
    assert read_log(path) == [head(), head(1), head(4)]


def test_a_writer_that_failed_does_not_cut_off_what_another_window_wrote_since(writer, path, monkeypatch):
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.write", _fails(errno.ENOSPC))
        writer.append(head(1))
    other = LogWriter.after(path, path.read_bytes().splitlines(keepends=True))
    other.append(head(2))
    writer.close()
    assert writer.failed is not None
    assert read_log(path) == [head(), head(2)]
    other.close()


def test_a_file_that_was_cut_short_by_another_program_gets_no_hole(writer, path):
    writer.append(head(1))
    os.truncate(path, 5)
    writer.append(head(2))
    assert writer.failed is None
    assert read_log(path) == [head(), head(1), head(2)]


def _fails(number):
    def fail(*_, **__):
        raise OSError(number, os.strerror(number))

    return fail


class Store:
    """The owner of a log."""


def test_failures_are_reported_as_those_of_the_store_that_is_kept_until_all_is_written(path, monkeypatch):
    heard, store = [], Store()
    kept_stores.listen(lambda report: heard.append((report.what, report.kind)))
    writer = LogWriter(path).report_as("score", store)
    writer.append(head())
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.write", _fails(errno.ENOSPC))
        for number in (1, 2):
            writer.append(head(number))
        writer.close()
        assert kept_stores.unwritten_at(path) is store
    assert not kept_stores.try_again()
    assert heard == [("lost", "score"), ("well", "score")]
    assert read_log(path) == [head(), head(1), head(2)]
    shutil.rmtree(path.parent)
    writer.append(head(3))
    assert heard[2:] == [("anew", "score")]


def test_a_log_that_is_opened_and_not_changed_is_not_reported(path, writer, monkeypatch):
    heard, store = [], Store()
    kept_stores.listen(heard.append)
    with monkeypatch.context() as full:
        full.setattr(f"{MODULE}.open", _fails(errno.EROFS))
        LogWriter.after(path, path.read_bytes().splitlines(keepends=True)).report_as("match", store).close()
    assert heard == []
    assert kept_stores.unwritten() == ()
