"""A learnt policy, and its notation in a file.

The first line is a JSON object: the game, its options, the number of players, the digest of the rules, how
the policy was learnt, and what a best response gains. The rest has a line for each information set, sorted:
how many characters it has in common with the line before, the rest of the information state, the actions,
their probabilities but the last in thousandths, their worths in ten-thousandths, and the standard error of
the difference of the worths. All of it is compressed.
"""

from __future__ import annotations

import json
import re
import zlib
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.learning.turn_key import KEEP, KINDS, NONE, TurnKey, read_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_CHANCE_DIGITS: Final = 3
_WORTH_DIGITS: Final = 4
THOUSAND: Final = 10**_CHANCE_DIGITS
FINEST: Final = 10**_WORTH_DIGITS
LARGEST: Final = 1 << 26
"""The largest policy in bytes once it is unpacked, and the largest length of all its keys."""
MOST_SEATS: Final = 99
MOST_RANKS: Final = 100
"""More ranks than a pack has."""
_LARGEST_NUMBER: Final = 10**9
ODD: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError, RecursionError)
"""The errors that odd values raise where they are used."""
_METHODS: Final = ("tree", "sampled")
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
_GAME: Final = re.compile(r"[a-z][a-z0-9_]{0,40}")


class DamagedPolicyError(ValueError):
    """The file is no policy, or no unfinished run of learning one."""


@frozen
class Row:
    """What the policy knows of one information set.

    Attributes:
        actions: the options as text.
        chances: the probability of each.
        worths: the tokens that the player wins less loses, after each.
        error: the standard error of the difference of the worths; 0 if they are exact.
    """

    actions: tuple[str, ...]
    chances: tuple[float, ...]
    worths: tuple[float, ...]
    error: float = 0.0

    def chance(self, action: str) -> float:
        """Return the probability of an action, by its text."""
        return self.chances[self.actions.index(action)]

    def rounded(self) -> Row:
        """Return the row as a file has it."""
        rounded = [round(chance, _CHANCE_DIGITS) for chance in self.chances[:-1]]
        worths = tuple([round(worth, _WORTH_DIGITS) for worth in self.worths])
        last = max(round(1 - sum(rounded), _CHANCE_DIGITS), 0.0)
        return Row(self.actions, (*rounded, last), worths, round(self.error, _WORTH_DIGITS))


@frozen
class Origin:
    """Where a policy comes from.

    Attributes:
        game, seats: the game and the number of players.
        options: its options, those between deals aside.
        digest: the digest of the rules (`Setting.digest`).
        method: "tree" if all deals were enumerated, "sampled" else.
        seed: the seed of sampled deals.
        rounds: the number of iterations.
        deals: the number of deals, or of lines of the tree.
        seconds: the processor time it took.
        gain: the most that a player wins by a best response, in tokens a deal; by sampled deals an estimate.
        gain_error: its standard error; 0 if it is exact.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    digest: str
    method: str
    seed: int
    rounds: int
    deals: int
    seconds: int
    gain: float
    gain_error: float


@frozen
class Policy:
    """A policy for all information sets of a deal that it knows."""

    origin: Origin
    rows: Mapping[str, Row]

    def to_bytes(self) -> bytes:
        """Return the contents of the file."""
        fields = Origin.__dataclass_fields__
        origin = {name: getattr(self.origin, name) for name in fields}
        lines = [json.dumps({**origin, "options": dict(self.origin.options)}), *self._lines()]
        return zlib.compress("\n".join(lines).encode(), 9)

    def _lines(self) -> Iterator[str]:
        before = ""
        for key, row in sorted(self.rows.items()):
            common = sum(
                1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, key, strict=False))
            )
            chances = " ".join([str(round(chance * THOUSAND)) for chance in row.chances[:-1]])
            worths = " ".join([str(round(worth * FINEST)) for worth in row.worths])
            error = round(row.error * FINEST)
            parts = (str(common), key[common:], " ".join(row.actions), chances, worths, str(error or ""))
            yield "|".join(parts)
            before = key


def read_policy(data: bytes) -> Policy:
    """Read a file's contents.

    Raises:
        DamagedPolicyError: it is none.
    """
    try:
        first, *lines = unpacked(data).decode().split("\n")
        origin = Origin(**json.loads(first))
        _check_origin(origin)
        rows = dict(_rows(lines))
        if origin.method == "sampled":
            _check_turns(rows)
    except ODD as error:
        raise DamagedPolicyError(str(error)) from error
    return Policy(origin, rows)


def unpacked(data: bytes) -> bytes:
    """Return decompressed bytes.

    Raises:
        DamagedPolicyError: they are damaged, or more than `LARGEST`.
    """
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(data, LARGEST)
    except zlib.error as error:
        raise DamagedPolicyError(str(error)) from error
    check(unpacking.eof, "it is not whole, or too large")
    return found


def check(is_so: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as an assertion
    """Raise a `DamagedPolicyError` with a reason if a condition does not hold."""
    if not is_so:
        raise DamagedPolicyError(otherwise)


def _check_origin(origin: Origin) -> None:
    """Check the types and bounds of all fields."""
    for name, form in (("game", _GAME), ("digest", _DIGEST)):
        text = getattr(origin, name)
        check(isinstance(text, str) and form.fullmatch(text) is not None, f"{name}: {text!r:.40}")
    seats, options = origin.seats, origin.options
    check(type(seats) is int and 1 < seats <= MOST_SEATS, f"seats: {seats!r:.40}")
    check(origin.method in _METHODS, f"method: {origin.method!r:.40}")
    check(isinstance(options, dict), "options are no object")
    for value in options.values():
        check(isinstance(value, bool | int | str) or is_number(value), f"option: {value!r:.40}")
    for name in ("seed", "rounds", "deals", "seconds", "gain", "gain_error"):
        check(is_number(getattr(origin, name)), f"{name}: {getattr(origin, name)!r:.40}")


def is_number(value: object) -> bool:
    """Return whether a value that was read is a finite number, as no text or truth value is."""
    return type(value) in (int, float) and abs(value) < float("inf")  # type: ignore[arg-type]


def _rows(lines: Sequence[str]) -> Iterator[tuple[str, Row]]:
    key, whole = "", 0
    for line in lines:
        common, rest, actions, chances, worths, error = line.split("|")
        shared = _whole(common)
        check(shared <= len(key), "a line has more in common with the one before than that has")
        key = key[:shared] + rest
        whole += len(key)
        check(whole <= LARGEST, "the keys are too long")
        names = tuple(actions.split(" "))
        found = [_whole(chance, THOUSAND) / THOUSAND for chance in chances.split(" ")]
        worth = tuple(
            [_whole(each.removeprefix("-")) * (-1) ** each.startswith("-") for each in worths.split(" ")]
        )
        check(len(set(names)) == len(names) == len(found) + 1 == len(worth), f"row: {line!r:.40}")
        check(sum(found) <= 1 + 1 / THOUSAND, f"chances: {chances!r:.40}")
        last = max(round(1 - sum(found), _CHANCE_DIGITS), 0.0)
        yield (
            key,
            Row(
                names, (*found, last), tuple([each / FINEST for each in worth]), _whole(error or "0") / FINEST
            ),
        )


def _whole(text: str, most: int = _LARGEST_NUMBER) -> int:
    """Parse a number without sign."""
    check(text.isascii() and text.isdigit() and len(text) <= len(str(most)), f"number: {text!r:.40}")
    check(int(text) <= most, f"number: {text!r:.40}")
    return int(text)


def _check_turns(rows: Mapping[str, Row]) -> None:
    """Check the keys of turns, from which borders are made, and their options."""
    for key, row in rows.items():
        turn = read_key(key)
        if turn is not None:
            check(turn.here in KINDS and turn.setout in (None, *KINDS), f"turn: {key!r:.40}")
            check(turn.after in range(MOST_SEATS), f"turn: {key!r:.40}")
            check(turn.rank in range(NONE, MOST_RANKS), f"turn: {key!r:.40}")
            check(turn.gave in range(NONE, MOST_RANKS), f"turn: {key!r:.40}")
            check(set(row.actions) == {KEEP, "exchange"}, f"turn: {key!r:.40}")


def telling(rows: Mapping[str, Row]) -> dict[str, Row]:
    """Return the rows that tell from which rank on a card is kept.

    Of each kind of turn these are the ranks that are sometimes kept and sometimes not, and one on each side.
    """
    kinds: dict[TurnKey, dict[int, str]] = {}
    for key in rows:
        turn = read_key(key)
        if turn is not None:
            kinds.setdefault(turn._replace(rank=NONE), {})[turn.rank] = key
    found = {}
    for kind, keys in kinds.items():
        ranks = sorted(keys)
        kept = [rows[keys[rank]].chance(KEEP) for rank in ranks]
        first = next((at for at, chance in enumerate(kept) if chance > 0), len(ranks)) - 1
        last = max((at for at, chance in enumerate(kept) if chance < 1), default=-1) + 1
        if not kind.is_safe or last:
            found.update({keys[rank]: rows[keys[rank]] for rank in ranks[max(first, 0) : last + 1]})
    return found
