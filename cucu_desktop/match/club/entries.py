"""Club files: logs of entries that can be merged in any order, any number of times, to the same bytes.

An entry is a line of JSON. It has the device that wrote it, its number there, a logical clock (greater than
all that the device had read, so that the order does not depend on wall clocks), its contents, the
digest of the device's previous entry, and its own digest. Nothing is ever changed: an error is declared
void by another entry. A file is a set of entries, so merging is the union of sets, in one order.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, cast

from cucu_desktop.frozen import frozen
from cucu_desktop.json_values import JsonObject

FORMAT: Final = 2
"""The newest format: entries of later stages and corrected games have it, so that an older program does not
count them twice or in the first stage; all others have format 1."""
_NEW_FIELDS: Final = ("stage", "replaces")
LARGEST_LINE: Final = 1 << 14
"""The longest line in bytes that is read."""
_DIGEST: Final = 32
_OWN_FIELDS: Final[Mapping[str, type]] = {
    "device": str,
    "number": int,
    "clock": int,
    "at": str,
    "kind": str,
    "says": dict,
    "before": str,
}
_FIELDS: Final[Mapping[str, type]] = {"club": int, **_OWN_FIELDS, "digest": str}


@frozen
class ClubEntry:
    """An entry of one device.

    Attributes:
        device: the device, a random name.
        number: counts the device's entries from 1.
        clock: the logical clock, greater than that of all entries the device had read.
        at: the device's own time, ISO 8601; it is shown and never compared.
        kind: its kind; see `book`.
        says: its fields, by name.
        before: the digest of the device's previous entry; "" in the first.
    """

    device: str
    number: int
    clock: int
    at: str
    kind: str
    says: JsonObject
    before: str = ""

    @property
    def id(self) -> str:
        """The name by which other entries refer to this one."""
        return f"{self.device}-{self.number}"

    @property
    def format(self) -> int:
        """The first format that has such an entry."""
        return FORMAT if any(self.says.get(field) for field in _NEW_FIELDS) else 1

    @property
    def digest(self) -> str:
        """The digest of all other fields of the entry."""
        return sha256(_canonical(self._fields())).hexdigest()[:_DIGEST]

    @property
    def order(self) -> tuple[int, str, int]:
        """The sort key of the entry, the same on every device; of equal keys the lower digest is first."""
        return self.clock, self.device, self.number

    def line(self) -> bytes:
        return _canonical({**self._fields(), "digest": self.digest}) + b"\n"

    def fields(self) -> JsonObject:
        """Return all fields of the line, in its order: another one would be written again when it is read."""
        return cast("JsonObject", json.loads(self.line()))

    def _fields(self) -> JsonObject:
        return {"club": self.format} | {name: getattr(self, name) for name in _OWN_FIELDS}


class Problem(NamedTuple):
    """An unusable line of a file.

    Attributes:
        file: the file's name.
        line: its number, from 1.
        key: the reason, as a key of the club's sentences: "torn", "damaged", "newer", "empty".
    """

    file: str
    line: int
    key: str


@frozen
class Merged:
    """The union of club files.

    Attributes:
        entries: each entry once, in the common order.
        problems: the lines that could not be used.
    """

    entries: tuple[ClubEntry, ...]
    problems: tuple[Problem, ...]

    def data(self) -> bytes:
        """Return the file that holds all entries; equal for equal entries."""
        return b"".join(entry.line() for entry in self.entries)


def merge(files: Iterable[tuple[str, bytes]]) -> Merged:
    """Merge files, given by name and bytes."""
    entries: dict[str, ClubEntry] = {}
    problems: list[Problem] = []
    for name, data in files:
        if name and not data.strip():
            problems.append(Problem(name, 1, "empty"))
        *lines, rest = data.split(b"\n")
        for number, line in enumerate(lines, 1):
            if line.strip():
                _take(entries, problems, name, number, line)
        if rest.strip():  # the last line lacks its line break, but may be complete
            _take(entries, problems, name, len(lines) + 1, rest, key="torn")
    order = sorted(entries.items(), key=lambda each: (*each[1].order, each[0]))
    return Merged(tuple(entry for _, entry in order), tuple(problems))


def _take(
    entries: dict[str, ClubEntry],
    problems: list[Problem],
    name: str,
    number: int,
    line: bytes,
    key: str = "damaged",
) -> None:
    try:
        entry, digest = _checked(line)
    except NewerError:
        problems.append(Problem(name, number, "newer"))
    except ValueError:
        problems.append(Problem(name, number, key))
    else:
        entries[digest] = entry


class NewerError(ValueError):
    """The line has the format of a later version of the program."""


def _checked(line: bytes) -> tuple[ClubEntry, str]:
    """Return the entry of a line, and its digest."""
    if len(line) > LARGEST_LINE:
        raise ValueError("the line is too long")
    try:
        read: Any = json.loads(line)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(read, dict) or read.keys() != _FIELDS.keys():
        if isinstance(read, dict) and type(read.get("club")) is int and read["club"] > FORMAT:
            raise NewerError("a newer format")
        raise ValueError("this is no entry")
    if any(type(read[field]) is not kind for field, kind in _FIELDS.items()):
        raise ValueError("this is no entry")
    if read["club"] > FORMAT:
        raise NewerError("a newer format")
    entry = ClubEntry(**{name: read[name] for name in _OWN_FIELDS})
    digest = entry.digest
    if read["club"] != entry.format or digest != read["digest"] or min(entry.number, entry.clock) < 1:
        raise ValueError("the entry has been changed")
    return entry, digest


class Device:
    """A writer of entries: a device with its own name, which continues after its last entry, `number`."""

    def __init__(self, name: str, known: Iterable[ClubEntry] = ()) -> None:
        """Continue after the known entries, which are those of all devices."""
        self.name, self.number = name, 0
        self._clock, self._before = 0, ""
        for entry in known:
            self.learn(entry)

    def learn(self, entry: ClubEntry) -> None:
        """Advance the clock past an entry that was read."""
        self._clock = max(self._clock, entry.clock)
        if entry.device == self.name and entry.number > self.number:
            self.number, self._before = entry.number, entry.digest

    def write(self, kind: str, at: str, **says: object) -> ClubEntry:
        entry = ClubEntry(
            self.name, self.number + 1, self._clock + 1, at, kind, cast("JsonObject", says), self._before
        )
        self.learn(entry)
        return entry


def _canonical(value: JsonObject) -> bytes:
    return json.dumps(
        value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    ).encode("utf-8", "surrogatepass")
