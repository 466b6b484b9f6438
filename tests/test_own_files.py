"""Whatever lies where a file of ours is looked for, nobody waits for it, and nothing is half written."""

import errno
import os
import re
import stat
import threading
from pathlib import Path

import pytest

from cucu_desktop import own_files
from cucu_desktop.match.log import LogError, read_lines
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.own_files import LARGEST, close_to_others, move, read_kept, write_kept, write_out

posix = pytest.mark.skipif(os.name != "posix", reason="there are no such pipes")


def test_what_is_written_is_read_again(tmp_path):
    path = tmp_path / "file.json"
    write_kept(path, "à")
    write_kept(path, "è")
    assert read_kept(path).decode() == "è"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]
    assert os.name != "posix" or stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_too_large_is_not_read(tmp_path):
    path = tmp_path / "file.json"
    path.touch()
    os.truncate(path, LARGEST + 1)
    with pytest.raises(OSError, match="to be read at once"):
        read_kept(path)


@posix
def test_what_is_left_of_a_kill_or_a_pipe_is_never_written_into(tmp_path, monkeypatch):
    monkeypatch.setattr("threading.get_ident", lambda: 1)
    path = tmp_path / "file.json"
    beside = tmp_path / f"file.json.{os.getpid()}-1.unfinished"
    os.mkfifo(beside)
    write_kept(path, "whole")
    beside.symlink_to("nowhere")
    write_kept(path, "whole again")
    assert read_kept(path) == b"whole again"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]


def test_what_a_killed_program_has_left_is_removed_after_a_while(tmp_path):
    old, young = tmp_path / "file.json.1-1.unfinished", tmp_path / "file.json.2-1.unfinished"
    old.write_text("of a program that was killed")
    young.write_text("of another window that writes just now")
    os.utime(old, (1e9, 1e9))
    write_kept(tmp_path / "file.json", "whole")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file.json", young.name]


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "file.json"
    write_kept(path, "old")

    def full(file):
        raise OSError("no space")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_kept(path, "new")
    assert read_kept(path) == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]


@pytest.fixture
def done(monkeypatch):
    """What was asked of the disk, in order: the inodes that were synced, and "renamed"."""
    done, sync, replace = [], os.fsync, Path.replace
    monkeypatch.setattr("os.fsync", lambda file: done.append(os.fstat(file).st_ino) or sync(file))
    monkeypatch.setattr(Path, "replace", lambda *paths: done.append("renamed") or replace(*paths))
    return done


@posix
def test_what_takes_a_name_is_on_the_disk_before(tmp_path, done):
    path, folder = tmp_path / "file.json", tmp_path / "played"
    write_kept(path, "whole")
    assert done == [path.stat().st_ino, "renamed", tmp_path.stat().st_ino]
    done.clear()
    folder.mkdir()
    move(path, folder / "other.json")
    file = (folder / "other.json").stat().st_ino
    assert done == [file, "renamed", folder.stat().st_ino, tmp_path.stat().st_ino]


@posix
@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.EINVAL, errno.ENOTSUP, errno.EBADF])
def test_a_name_that_is_not_synced_counts_as_not_written(tmp_path, monkeypatch, number):
    sync = os.fsync

    def fails(file):
        if stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(number, os.strerror(number))
        sync(file)

    monkeypatch.setattr("os.fsync", fails)
    path, log = tmp_path / "file.json", LogWriter(tmp_path / "a.cucu")
    log.append({"cucu": 1})
    if number in (errno.EIO, errno.ENOSPC):
        assert log.failed
        with pytest.raises(OSError, match=os.strerror(number)):
            write_kept(path, "whole")
    else:
        assert not log.failed
        write_kept(path, "whole")
    assert read_kept(path) == b"whole"
    move(path, tmp_path / "other.json")
    assert read_kept(tmp_path / "other.json") == b"whole"
    monkeypatch.undo()
    log.append({"seat": 1, "do": "keep"})
    assert not log.failed


def test_files_are_renamed_by_one_module():
    """Every other one has its files synced, too."""
    renaming = re.compile(
        r"\.rename\([^)]*path|\.replace\((?:self\.)?_?(?:path|file|target|copy)\b|os\.(?:rename|replace)\("
    )
    package = Path(own_files.__file__).parent
    found = [file.name for file in package.rglob("*.py") if renaming.search(file.read_text("utf-8"))]
    assert found == ["own_files.py"]


@posix
def test_who_else_could_look_into_a_file_or_folder_cannot_any_more(tmp_path):
    path = tmp_path / "folder" / "file"
    path.parent.mkdir(mode=0o755)
    path.touch(mode=0o644)
    for each in (path.parent, path, tmp_path / "not there"):
        close_to_others(each)
    assert [stat.S_IMODE(each.stat().st_mode) for each in (path.parent, path)] == [0o700, 0o600]


@posix
def test_nobody_waits_for_a_pipe_in_the_place_of_a_log(tmp_path):
    os.mkfifo(tmp_path / "a.cucu")
    with pytest.raises(LogError, match="unreadable"):
        read_lines(tmp_path / "a.cucu")


# Files that the user has named


def test_a_link_leads_to_the_file_that_is_written(tmp_path):
    target, link, dangling = (tmp_path / name for name in ("target", "link", "dangling"))
    target.write_text("before")
    link.symlink_to(target)
    dangling.symlink_to(tmp_path / "new")
    write_out(link, b"now")
    write_out(dangling, b"also")
    assert (target.read_bytes(), (tmp_path / "new").read_bytes()) == (b"now", b"also")
    assert link.is_symlink()
    assert dangling.is_symlink()


def test_all_names_of_a_file_have_what_is_written(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a longer text before")
    other.hardlink_to(one)
    write_out(one, b"now")
    assert other.read_bytes() == b"now"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name needs POSIX")
def test_a_pipe_stays_one_and_its_reader_gets_all(tmp_path):
    pipe, found = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: found.append(pipe.read_bytes()))
    reader.start()
    data = bytes(range(256)) * 2000
    write_out(pipe, data)
    reader.join()
    assert found == [data]
    assert pipe.is_fifo()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name needs POSIX")
def test_a_pipe_without_reader_is_not_waited_for_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(own_files, "_READER_SECONDS", 0.1)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="pipe") as told:
        write_out(pipe, b"x")
    assert told.value.filename == str(pipe)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such devices")
def test_a_device_is_written_to_and_stays_one():
    write_out(Path("/dev/null"), b"x")
    assert Path("/dev/null").is_char_device()
    with pytest.raises(OSError, match="No space left"):
        write_out(Path("/dev/full"), b"x")
    assert Path("/dev/full").is_char_device()


@pytest.mark.parametrize("name", ["missing/file", ".", "file/below"])
def test_a_file_that_cannot_be_written_is_named(tmp_path, name):
    (tmp_path / "file").write_text("x")
    with pytest.raises(OSError, match=r"file|directory|File") as told:
        write_out(tmp_path / name, b"x")
    assert told.value.filename == str(tmp_path / name)
    assert "unfinished" not in str(told.value)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
