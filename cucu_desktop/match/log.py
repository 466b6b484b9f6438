"""The log: a JSON line for each decision of players and of chance, on disk before its effect is shown.

Resuming, undo, replay, bug reports and golden transcripts read it; states are never stored. Each
deal ends with a digest of the state, which detects a log that no longer leads to the same cards.

    {"cucu": 1, "version": "0.1.0", "game": "campli", "players": [...], ...}     the header
                                                      (with "case", a scenario, if the first deal is one,
                                                      or "deal", if one was called by its number; with
                                                      "remote", the names of players at other screens)
    {"seats": [["Anna", "XII"], ["Ugo", "V"]]}        the cards drawn for the seats, by player, and after
                                                      equal ones those drawn again: ["Ugo", "V", "IX"]
    {"game": {...}}                                   a game begins: players, coins, dealer, onlookers
    {"shuffle": "XII V ...", "number": 42}            chance: a deal, and the number that it follows from
                                                      (with "swapped" if two cards were swapped since)
    {"seat": 2, "do": "exchange"}                     a player's action
    {"seat": 2, "say": "have", "card": "XV"}          table talk
    {"digest": "5d41402a"}                            after each deal
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from cucu_desktop.own_files import read_kept

FORMAT: Final = 1

Line = dict[str, Any]


class LogError(Exception):
    """A log that cannot be read; `reason` names the sentence with the cause.

    Attributes:
        reason: "damaged", "foreign", "newer" or "unreadable".
        line: the line concerned, from 1, or 0.
    """

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"{reason} log, line {line}")
        self.reason = reason
        self.line = line


def read_log(path: Path) -> list[Line]:
    """Return the lines of a log, the header first.

    Raises:
        LogError: the file is damaged, no log of this program, or of a newer format.
    """
    return list(parsed(read_lines(path)))


def read_lines(path: Path) -> list[bytes]:
    """Return the raw lines of a log.

    A last line without its line break was being written when the program was killed: it has had no effect,
    and is left out.

    Raises:
        LogError: the file cannot be read, or has no line.
    """
    try:
        data = read_kept(path)
    except OSError as error:
        raise LogError("unreadable") from error
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        raise LogError("damaged" if not data else "foreign", 1)
    return [line + b"\n" for line in whole[:-1].split(b"\n")]


def parsed(lines: Iterable[bytes]) -> Iterator[Line]:
    """Parse the lines of a log, the header first.

    Raises:
        LogError: a line is damaged, or the header is foreign or of a newer format.
    """
    for number, raw in enumerate(lines, 1):
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
    """Reject numbers of Python's parser that are not JSON."""
    msg = f"{constant} is no number"
    raise ValueError(msg)


def _check_header(header: Line) -> None:
    version = header.get("cucu")
    if not isinstance(version, int) or isinstance(version, bool):
        raise LogError("foreign", 1)
    if version > FORMAT:
        raise LogError("newer", 1)
