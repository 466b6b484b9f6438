"""A log of which each line stands for itself: what an evening and a season are kept in.

The first line, the header, says what was agreed. A later line that is damaged costs what it says and nothing
else; before a damaged log is written without its damage, a copy is laid aside.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from cucu_desktop import __version__, kept_stores
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import LogError, read_lines
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.setup import is_of_later_version
from cucu_desktop.own_files import own_folder, write_whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.kept_stores import Kind
    from cucu_desktop.match.log import Line

Plan = TypeVar("Plan")
FORMAT = 1


class KeptLog(ABC, Generic[Plan]):
    """What is known from the lines of a log; all that happens is written there.

    Attributes:
        plan: what was agreed.
        path: the log.
    """

    kind: ClassVar[Kind]
    """The key by which a header is known; its value is the format."""

    def __init__(self, plan: Plan, path: Path) -> None:
        """Take what was agreed; nothing is written yet."""
        self.plan, self.path = plan, path
        self._writer = LogWriter(path)

    @staticmethod
    @abstractmethod
    def header_of(plan: Plan) -> Line:
        """Return what was agreed as the header tells it."""

    @staticmethod
    @abstractmethod
    def plan_in(header: Mapping[str, Any]) -> Plan:
        """Read what was agreed; any of DAMAGE if that cannot be."""

    @abstractmethod
    def _take_in(self, line: Line) -> None:
        """Learn what a line says; any of DAMAGE if that cannot be."""

    @classmethod
    def begin(cls, plan: Plan, path: Path) -> Self:
        """Begin a log."""
        kept = cls(plan, path)
        kept._writer.append({cls.kind: FORMAT, "version": __version__, **cls.header_of(plan)})
        kept._tell()
        return kept

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a log, only to look at it: nothing is written.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        lines = read_lines(path)
        kept = cls(cls._agreed(lines[0]), path)
        kept._take_all(lines)
        return kept

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a log, and go on with it.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        lines = read_lines(path)
        kept = cls(cls._agreed(lines[0]), path)
        whole = kept._take_all(lines)
        if len(whole) < len(lines):
            _keep_copy(path)
            kept_stores.report("mended", cls.kind, path)
        kept._writer = LogWriter.after(path, whole)
        return kept

    def _take_all(self, lines: Sequence[bytes]) -> list[bytes]:
        """Take in the lines of a log; return those that stand whole."""
        whole = [lines[0]]
        for raw in lines[1:]:
            with suppress(*DAMAGE):
                self._take_in(json.loads(raw))
                whole.append(raw)
        return whole

    @classmethod
    def _agreed(cls, raw: bytes) -> Plan:
        """Read a header."""
        try:
            header = json.loads(raw)
            version = header[cls.kind]
        except DAMAGE as error:
            raise LogError("foreign", 1) from error
        if type(version) is not int:
            raise LogError("damaged", 1)
        if version > FORMAT:
            raise LogError("newer", 1)
        try:
            return cls.plan_in(header)
        except DAMAGE as error:
            raise LogError("newer" if is_of_later_version(header) else "damaged", 1) from error

    @property
    def failed(self) -> OSError | None:
        """Why the last line could not be written; None if all are on the disk."""
        return self._writer.failed

    def try_again(self) -> None:
        """Write what could not be written before."""
        self._tell()

    def close(self) -> None:
        """Let go of the log."""
        self._writer.close()

    def _do(self, line: Line) -> None:
        """Learn what happens, and write it; what cannot be is not written, but raises any of DAMAGE."""
        self._take_in(line)
        self._writer.append(line)
        self._tell()

    def _tell(self) -> None:
        """Tell if the log cannot be written, or can be again."""
        kept_stores.keep(self.kind, self.path, self._see_written)

    def _see_written(self) -> None:
        if self._writer.failed:
            self._writer.try_again()
        if self._writer.failed:
            raise self._writer.failed


def _keep_copy(path: Path) -> None:
    """Lay a copy of a damaged log aside, as it is."""
    with suppress(OSError):
        aside = path.parent.parent / "damaged"
        own_folder(aside)
        write_whole(aside / path.name, path.read_bytes())
