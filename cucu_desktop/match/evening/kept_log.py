"""A log of independent lines, the store of an evening and of a season.

The first line, the header, has the agreement. A damaged later line loses only its own contents;
before a damaged log is written without its damage, a copy is set aside.
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
    """The state known from the lines of a log; all changes are written there.

    Attributes:
        plan: the agreement.
        path: the log.
    """

    kind: ClassVar[Kind]
    """The key that identifies a header; its value is the format."""

    def __init__(self, plan: Plan, path: Path) -> None:
        """Take the agreement; nothing is written yet."""
        self.plan, self.path = plan, path
        self._writer = LogWriter(path)

    @staticmethod
    @abstractmethod
    def header_of(plan: Plan) -> Line:
        """Return the header of a plan."""

    @staticmethod
    @abstractmethod
    def plan_in(header: Mapping[str, Any]) -> Plan:
        """Parse the header; any of DAMAGE if it is not valid."""

    @abstractmethod
    def _take_in(self, line: Line) -> None:
        """Apply a line; any of DAMAGE if it is not valid."""

    @classmethod
    def begin(cls, plan: Plan, path: Path) -> Self:
        """Begin a log."""
        kept = cls(plan, path)
        kept._writer.append({cls.kind: FORMAT, "version": __version__, **cls.header_of(plan)})
        kept._tell()
        return kept

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a log without writing to it.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        lines = read_lines(path)
        kept = cls(cls._agreed(lines[0]), path)
        kept._take_all(lines)
        return kept

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a log to continue it.

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
        """Apply the lines of a log; return the intact ones."""
        whole = [lines[0]]
        for raw in lines[1:]:
            with suppress(*DAMAGE):
                self._take_in(json.loads(raw))
                whole.append(raw)
        return whole

    @classmethod
    def _agreed(cls, raw: bytes) -> Plan:
        """Parse a header."""
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
        """The error at writing the last line; None if all are on the disk."""
        return self._writer.failed

    def try_again(self) -> None:
        self._tell()

    def close(self) -> None:
        """Close the log."""
        self._writer.close()

    def _do(self, line: Line) -> None:
        """Apply a line and write it; an invalid one is not written, but raises any of DAMAGE."""
        self._take_in(line)
        self._writer.append(line)
        self._tell()

    def _tell(self) -> None:
        """Report if the log cannot be written, or can be again."""
        kept_stores.keep(self.kind, self.path, self._see_written)

    def _see_written(self) -> None:
        if self._writer.failed:
            self._writer.try_again()
        if self._writer.failed:
            raise self._writer.failed


def _keep_copy(path: Path) -> None:
    """Set a copy of a damaged log aside."""
    with suppress(OSError):
        aside = path.parent.parent / "damaged"
        own_folder(aside)
        write_whole(aside / path.name, path.read_bytes())
