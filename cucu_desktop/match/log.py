"""The log: a JSON line for all that is decided, by players and by chance, on disk before anybody sees it.

Resuming, undo, replay, bug reports and golden transcripts are readings of it; states are never stored. Each
deal ends with a digest of the state, so that a log that no longer leads to the same cards is noticed.

    {"cucu": 1, "version": "0.1.0", "game": "campli", "players": [...], ...}     the header
                                                      (with "case", a scenario, if the first deal is one,
                                                      or "deal", if one was called by its number)
    {"seats": [["Anna", "XII"], ["Ugo", "V"]]}        the cards drawn for the seats, by player
    {"game": {...}}                                   a game begins: players, coins, dealer, onlookers
    {"shuffle": "XII V ...", "number": 42}            chance: a deal, and the number that it follows from
    {"seat": 2, "do": "exchange"}                     a player's action
    {"seat": 2, "say": "have", "card": "XV"}          table talk
    {"digest": "5d41402a"}                            after each deal
"""

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Self, TextIO

FORMAT: Final = 1

Line = dict[str, Any]


class LogError(Exception):
    """A log that cannot be read; `reason` names the sentence that tells why.

    Attributes:
        reason: "damaged", "foreign", "newer" or "unreadable".
        line: the line it is about, from 1, or 0.
    """

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"{reason} log, line {line}")
        self.reason = reason
        self.line = line


class LogWriter:
    """Appends lines to a match's log and flushes each to the disk.

    A full disk or a read-only folder stops the writing, not the game: `failed` tells why from then on.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: OSError | None = None
        self._file: TextIO | None = None

    @classmethod
    def after(cls, path: Path) -> Self:
        """Return a writer that goes on with a log, without the line that was being written when it ended."""
        writer = cls(path)
        try:
            data = path.read_bytes()
            whole = data.rfind(b"\n") + 1
            if whole < len(data):
                os.truncate(path, whole)
        except OSError as error:
            writer.failed = error
        return writer

    def append(self, line: Line) -> None:
        """Write a line and see it on the disk."""
        self.extend([line])

    def extend(self, lines: Iterable[Line]) -> None:
        """Write lines and see them on the disk."""
        if self.failed:
            return
        try:
            if self._file is None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._file = self.path.open("a", encoding="utf-8")
            for line in lines:
                self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self.failed = error
            self.close()

    def cut(self, lines: int) -> None:
        """Keep so many lines, the header counted, and forget those after them.

        The file is made shorter in one step, so that it ends with a whole line whenever the program ends.
        """
        if self.failed:
            return
        try:
            with self.path.open("r+b") as file:
                for _ in range(lines):
                    file.readline()
                file.truncate(file.tell())
                os.fsync(file.fileno())
        except OSError as error:
            self.failed = error
            self.close()

    def close(self) -> None:
        """Close the file; the log stays."""
        if self._file:
            try:
                self._file.close()
            except OSError as error:
                self.failed = self.failed or error
            self._file = None


def read_log(path: Path) -> list[Line]:
    """Return the lines of a log, the header first.

    A last line without its line break was being written when the program was killed: it never counted, and is
    left out.

    Raises:
        LogError: the file is damaged, no log of ours, or of a newer format.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LogError("unreadable") from error
    return list(_lines(text))


def _lines(data: bytes) -> Iterator[Line]:
    whole = data[: data.rfind(b"\n") + 1].splitlines()
    if not whole:
        raise LogError("damaged" if not data else "foreign", 1)
    for number, raw in enumerate(whole, 1):
        try:
            line = json.loads(raw, parse_constant=_refuse)
        except (ValueError, RecursionError) as error:
            raise LogError("foreign" if number == 1 else "damaged", number) from error
        if not isinstance(line, dict):
            raise LogError("foreign" if number == 1 else "damaged", number)
        if number == 1:
            _check_header(line)
        yield line


def _refuse(constant: str) -> None:
    """Refuse what Python reads as a number and JSON does not know."""
    msg = f"{constant} is no number"
    raise ValueError(msg)


def _check_header(header: Line) -> None:
    form = header.get("cucu")
    if not isinstance(form, int) or isinstance(form, bool):
        raise LogError("foreign", 1)
    if form > FORMAT:
        raise LogError("newer", 1)
