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

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.kept_stores import Kind
    from cucu_desktop.match.log import Line

Plan = TypeVar("Plan")
FORMAT = 1


class KeptLog(ABC, Generic[Plan]):
    """The state known from the lines of a log; all changes are written there. `plan` is the agreement."""

    kind: ClassVar[Kind]
    """The key that identifies a header; its value is the format."""

    def __init__(self, plan: Plan, path: Path) -> None:
        """Take the agreement; nothing is written yet."""
        self.plan, self.path = plan, path
        self._writer = LogWriter(path).report_as(self.kind, self)

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
        kept = cls(plan, path)
        kept._writer.append({cls.kind: FORMAT, "version": __version__, **cls.header_of(plan)})
        return kept

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a log without writing to it; what could not be written is read from memory.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        left = kept_stores.unwritten_at(path)
        if isinstance(left, cls):
            return left
        lines = read_lines(path)
        kept = cls(cls._agreed(lines[0]), path)
        kept._take_all(lines)
        return kept

    @classmethod
    def read_all(cls, paths: Iterable[Path], data: Path) -> Iterator[Self]:
        """Yield the logs that can be read, as `read`; damaged ones are set aside in the user's data."""
        for path in paths:
            try:
                yield cls.read(path)
            except LogError as error:
                if error.reason in ("damaged", "foreign"):
                    kept_stores.set_aside(cls.kind, path, data)
            except Exception:  # noqa: BLE001, S112 - whatever it is must not keep the others, or the window, away
                continue

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a log to continue it; one that could not be written is continued where it is, in memory.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        left = kept_stores.unwritten_at(path)
        if isinstance(left, cls):
            return left
        lines = read_lines(path)
        kept = cls(cls._agreed(lines[0]), path)
        whole = kept._take_all(lines)
        if len(whole) < len(lines):
            kept_stores.keep_copy(path, b"".join(lines))
            kept_stores.report("mended", cls.kind, path)
        kept._writer = LogWriter.after(path, whole).report_as(cls.kind, kept)
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

    def close(self) -> None:
        """Close the log; lines that cannot be written are tried again later."""
        self._writer.close()

    def _do(self, line: Line) -> None:
        """Apply a line and write it; an invalid one is not written, but raises any of DAMAGE."""
        self._take_in(line)
        self._writer.append(line)
