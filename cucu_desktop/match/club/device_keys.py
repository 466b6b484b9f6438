"""Entries of two devices under one key: a copied profile, a cloned disk, a restored backup.

Both devices then continue after the same last entry, so that a number of the device has two entries with
different contents. All of them count. Each entry names the digest of its device's previous one (`before`),
which separates the devices: an entry with a number that occurs twice is renamed after its own digest,
and so is the person or place that it makes, wherever the same device refers to it. The result depends on the
set of entries alone. References of a third device to an id that is ambiguous mean the first entry in the
common order.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from cucu_desktop.match.club.entries import ClubEntry

if TYPE_CHECKING:
    from cucu_desktop.json_values import JsonObject

_MARK: Final = "~"
"""Between an ambiguous name and the beginning of a digest."""
_SHOWN: Final = 6
"""The digits of a digest in a name."""
_KINDS: Final = {"entry": "entry", "replaces": "entry", "place": "place"}
"""What the fields of an entry refer to; all other references are to persons."""


def key_of(device: str) -> str:
    """Return the key of a device that `told_apart` may have renamed."""
    return device.partition(_MARK)[0]


def shares_key(entries: Iterable[ClubEntry], device: str) -> bool:
    """Return whether a number of a device has two entries."""
    numbers = [entry.number for entry in entries if entry.device == device]
    return len(set(numbers)) < len(numbers)


def told_apart(entries: Sequence[ClubEntry]) -> tuple[list[ClubEntry], list[list[list[ClubEntry]]]]:
    """Return the entries, in their order, with those of devices under one key renamed.

    Also return for each shared key the entries of each device after the last one that they have in common.
    """
    known = Counter((entry.device, entry.number) for entry in entries)
    shared = sorted({device for (device, _), number in known.items() if number > 1})
    if not shared and not any(_MARK in str(entry.says) for entry in entries):
        return [*entries], []
    versions = _Versions(entries, shared)
    return [versions.renamed(entry) for entry in entries], [versions.branches(device) for device in shared]


class _Versions:
    """The entries of each number of a device, and the persons and places that they make."""

    def __init__(self, entries: Sequence[ClubEntry], shared: Iterable[str]) -> None:
        self._digests = {id(entry): entry.digest for entry in entries}
        self._own = {device: [each for each in entries if each.device == device] for device in shared}
        self._before: dict[str, frozenset[str]] = {}
        """For the digest of each entry of a shared key those of the earlier ones on the same device."""
        for own in self._own.values():
            self._follow(sorted(own, key=lambda each: each.number))
        self._found: dict[tuple[str, str], list[ClubEntry]] = defaultdict(list)
        for entry in entries:
            self._found["entry", entry.id].append(entry)
            if entry.kind in ("person", "place"):
                makers = self._found[entry.kind, str(entry.says.get(entry.kind))]
                if not makers or not any(self._changes(entry, each) for each in makers):
                    makers.append(entry)

    def _changes(self, entry: ClubEntry, maker: ClubEntry) -> bool:
        """Return whether an entry is about the person or place that another one has made."""
        is_shared = entry.device == maker.device and entry.device in self._own
        return self._is_of(entry, maker) or not is_shared

    def _follow(self, own: Iterable[ClubEntry]) -> None:
        numbers: dict[int, list[str]] = {}
        for entry in own:
            digest, before = self._digests[id(entry)], entry.before
            if before not in self._before:  # a hole: the nearest earlier entry, if there is only one
                earlier = numbers[max(numbers)] if numbers and max(numbers) < entry.number else []
                before = earlier[0] if len(earlier) == 1 else ""
            self._before[digest] = self._before.get(before, frozenset()) | ({before} if before else set())
            numbers.setdefault(entry.number, []).append(digest)

    def _is_of(self, entry: ClubEntry, earlier: ClubEntry) -> bool:
        """Return whether the device of an entry wrote another one itself, before it or as the same."""
        line = self._before.get(self._digests[id(entry)], ())
        return entry is earlier or (entry.device == earlier.device and self._digests[id(earlier)] in line)

    def _name(self, name: str, entry: ClubEntry) -> str:
        return f"{name}{_MARK}{self._digests[id(entry)][:_SHOWN]}"

    def renamed(self, entry: ClubEntry) -> ClubEntry:
        """Return an entry under its new name, with new names for all that it refers to."""
        says: dict[str, Any] = {field: self._said(field, value, entry) for field, value in entry.says.items()}
        is_shared = len(self._found["entry", entry.id]) > 1
        device = self._name(entry.device, entry) if is_shared else entry.device
        if device == entry.device and says == entry.says:
            return entry
        return replace(entry, device=device, says=cast("JsonObject", says))

    def _said(self, field: str, value: Any, by: ClubEntry) -> Any:  # noqa: ANN401 - any JSON value
        if isinstance(value, list):
            return [self._said(field, each, by) for each in value]
        if not isinstance(value, str):
            return value
        kind = _KINDS.get(field, "person")
        before, mark, after = value.partition(_MARK)
        if mark:  # written where both were known
            plain, digest = before + after[_SHOWN:], after[:_SHOWN]
            found = self._found.get((kind, plain), [])
            is_it = len(found) == 1 and self._digests[id(found[0])].startswith(digest)
            return plain if is_it else value
        found = self._found.get((kind, value), [])
        if len(found) <= 1:
            return value
        meant = next((each for each in found if self._is_of(by, each)), found[0])
        return (
            f"{self._name(meant.device, meant)}-{meant.number}"
            if kind == "entry"
            else self._name(value, meant)
        )

    def branches(self, device: str) -> list[list[ClubEntry]]:
        own = self._own[device]
        twice = [each for each in own if len(self._found["entry", each.id]) > 1]
        first = min(each.number for each in twice)
        heads = sorted(
            (each for each in twice if each.number == first), key=lambda each: self._digests[id(each)]
        )
        return [[self.renamed(each) for each in own if self._is_of(each, head)] for head in heads]
