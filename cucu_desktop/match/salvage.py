"""The intact part of a damaged log: all lines before the first inconsistent one.

A match continues from there in a copy; the damaged log is kept. A line that cannot be read, or that
is not possible, is left out with all that follow. If a deal ends with another state than its
digest, some line of that deal was changed to another possible one, so the whole deal is left out.
"""

from pathlib import Path

from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import Line, LogError, parsed, read_lines
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.setup import is_of_later_version, setup_in


def whole_lines(path: Path) -> list[Line]:
    """Return the intact lines of a log, the header first.

    Raises:
        LogError: the header is damaged, or of a later version, or no decision precedes the damage.
    """
    written = read_lines(path)
    (header,) = parsed(written[:1])
    if is_of_later_version(header):
        raise LogError("newer", 1)
    replay = LogReplay(setup_in(header))
    whole = [header]
    ended = 1
    """The number of lines up to the end of the last deal."""
    for raw in written[1:]:
        line: Line = {}
        try:
            _, line = parsed((written[0], raw))
            replay.take_in(line)
        except (LogError, *DAMAGE):
            del whole[ended if "digest" in line else len(whole) :]
            break
        whole.append(line)
        if "digest" in line:
            ended = len(whole)
    if not any("do" in line for line in whole):
        raise LogError("damaged", len(whole) + 1)
    return whole


def copy_whole(path: Path, copy: Path) -> None:
    """Write a new log of the intact lines of a damaged one.

    Raises:
        LogError: as `whole_lines`; "unreadable" if the copy cannot be written.
    """
    writer = LogWriter(copy)
    writer.extend(whole_lines(path))
    writer.close()
    if writer.failed:
        raise LogError("unreadable") from writer.failed
