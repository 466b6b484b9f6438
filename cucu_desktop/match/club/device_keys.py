"""Entries of two devices under one key: a copied profile, a cloned disk, a restored backup.

Both devices then continue after the same last entry, so that a number of the device has two entries with
different contents. All of them count. Each entry names the digest of its device's previous one (`before`),
which separates the devices: an entry with a number that occurs twice is renamed after its own digest,
and so is a person or place that two of them have made under one id, wherever the same device refers to it.
The result depends on the set of entries alone. References of a third device to an id that is ambiguous mean
the first entry in the common order.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from cucu_desktop.match.club.entries import ClubEntry

if TYPE_CHECKING:
    from cucu_desktop.json_values import JsonObject

_MARK: Final = "~"
"""Between an ambiguous name and the beginning of a digest."""
_SHOWN: Final = 6
"""The digits of a digest in a name."""
_DEFINING: Final = ("person", "place")
"""The kinds of entries that make an id, which is in the field of the same name."""
_PERSONS: Final = ("person", "other", "winner", "champion", "players", "out", "tables")


def key_of(device: str) -> str:
    """Return the key of a device that `told_apart` may have renamed."""
    return device.partition(_MARK)[0]


class SharedKey(NamedTuple):
    """A device's key under which several devices have written.

    Attributes:
        device: the key.
        branches: for each of these devices the ids of its entries, renamed.
    """

    device: str
    branches: tuple[tuple[str, ...], ...]


def shares_key(entries: Iterable[ClubEntry], device: str) -> bool:
    """Return whether a number of a device has two entries."""
    numbers = [entry.number for entry in entries if entry.device == device]
    return len(set(numbers)) < len(numbers)


def told_apart(entries: Sequence[ClubEntry]) -> tuple[list[ClubEntry], list[SharedKey]]:
    """Return the entries, in their order, with those of devices under one key renamed; and these keys."""
    known: dict[tuple[str, int], int] = {}
    for entry in entries:
        place = entry.device, entry.number
        known[place] = known.get(place, 0) + 1
    shared = sorted({device for (device, _), number in known.items() if number > 1})
    if not shared and not any(_MARK in str(entry.says) for entry in entries):
        return list(entries), []
    names = _Names(entries, shared)
    return [names.renamed(entry) for entry in entries], [names.shared_key(device) for device in shared]


class _Names:
    """The new names of entries, persons and places."""

    def __init__(self, entries: Sequence[ClubEntry], shared: Iterable[str]) -> None:
        self._entries = entries
        self._digests = {id(entry): entry.digest for entry in entries}
        self._versions: dict[str, list[ClubEntry]] = {}
        for entry in entries:
            self._versions.setdefault(entry.id, []).append(entry)
        self._shared = frozenset(shared)
        self._lines = {device: self._line_of(device) for device in self._shared}
        self._makers: dict[tuple[str, str], list[ClubEntry]] = {}
        """For each kind and id the entries that make it, without those that change it later."""
        for entry in entries:
            if entry.kind in _DEFINING:
                made = self._makers.setdefault((entry.kind, str(entry.says.get(entry.kind))), [])
                if not made or (
                    entry.device in self._shared
                    and all(maker.device == entry.device for maker in made)
                    and not any(self._follows(entry, maker) for maker in made)
                ):
                    made.append(entry)

    def _line_of(self, device: str) -> dict[str, frozenset[str]]:
        """Return for the digest of each entry of a device those of its earlier ones on the same device."""
        line: dict[str, frozenset[str]] = {}
        own = sorted((each for each in self._entries if each.device == device), key=lambda each: each.number)
        numbers: dict[int, list[str]] = {}
        for entry in own:
            digest = self._digests[id(entry)]
            before = entry.before
            if before not in line:  # a hole: the nearest earlier entry, if there is only one
                earlier = numbers[max(numbers)] if numbers and max(numbers) < entry.number else []
                before = earlier[0] if len(earlier) == 1 else ""
            line[digest] = line.get(before, frozenset()) | ({before} if before else set())
            numbers.setdefault(entry.number, []).append(digest)
        return line

    def _follows(self, entry: ClubEntry, earlier: ClubEntry) -> bool:
        """Return whether the device of an entry had written an earlier one itself."""
        if entry.device != earlier.device:
            return False
        line = self._lines.get(entry.device, {}).get(self._digests[id(entry)], frozenset())
        return self._digests[id(earlier)] in line

    def _name(self, name: str, entry: ClubEntry) -> str:
        return f"{name}{_MARK}{self._digests[id(entry)][:_SHOWN]}"

    def _meant(self, name: str, found: Sequence[ClubEntry], by: ClubEntry) -> str:
        """Return the new name for a name by which an entry refers to one of those found."""
        if len(found) <= 1:
            return name
        own = (each for each in found if each is by or self._follows(by, each))
        return self._name(name, next(own, found[0]))

    def _reference(self, name: str, things: Mapping[str, list[ClubEntry]], by: ClubEntry) -> str:
        base, mark, digest = name.rpartition(_MARK)
        if mark and name not in things and len(things.get(base, ())) == 1:  # written where both were known
            is_it = self._digests[id(things[base][0])].startswith(digest)
            return base if is_it else name
        return self._meant(name, things.get(name, ()), by)

    def renamed(self, entry: ClubEntry) -> ClubEntry:
        """Return an entry under its new name, with new names for all that it refers to."""
        says: dict[str, Any] = {field: self._said(field, value, entry) for field, value in entry.says.items()}
        device = entry.device
        if len(self._versions[entry.id]) > 1:
            device = self._name(device, entry)
        if device == entry.device and says == entry.says:
            return entry
        return replace(entry, device=device, says=cast("JsonObject", says))

    def _said(self, field: str, value: Any, by: ClubEntry) -> Any:  # noqa: ANN401 - any JSON value
        if isinstance(value, list):
            return [self._said(field, each, by) for each in value]
        if not isinstance(value, str):
            return value
        if field in ("entry", "replaces"):
            return self._entry(value, by)
        kind = "place" if field == "place" else "person" if field in _PERSONS else ""
        if not kind:
            return value
        things = {name: self._makers.get((kind, name), []) for name in (value, value.rpartition(_MARK)[0])}
        return self._reference(value, {name: made for name, made in things.items() if made}, by)

    def _entry(self, name: str, by: ClubEntry) -> str:
        """Return the new name for the id of an entry to which another one refers."""
        base, mark, rest = name.rpartition(_MARK)
        digest, _, number = rest.partition("-")
        if mark and name not in self._versions:  # written where both were known
            versions = self._versions.get(f"{base}-{number}", [])
            is_it = len(versions) == 1 and self._digests[id(versions[0])].startswith(digest)
            return f"{base}-{number}" if is_it else name
        found = self._versions.get(name, [])
        if len(found) <= 1:
            return name
        own = (each for each in found if self._follows(by, each))
        meant = next(own, found[0])
        return f"{self._name(meant.device, meant)}-{meant.number}"

    def shared_key(self, device: str) -> SharedKey:
        """Return the branches of a device's key: the entries after the last common one of each."""
        own = [each for each in self._entries if each.device == device]
        twice = [each for each in own if len(self._versions[each.id]) > 1]
        first = min(each.number for each in twice)
        heads = [each for each in twice if each.number == first]
        branches = [
            tuple(self.renamed(each).id for each in own if each is head or self._follows(each, head))
            for head in sorted(heads, key=lambda each: self._digests[id(each)])
        ]
        return SharedKey(device, tuple(branches))
