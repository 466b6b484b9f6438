"""A learnt policy, and its notation in a file.

The first line is a JSON object: the game, its options, the number of players, the digest of the rules, how
the policy was learnt, and what a best response gains. The rest has a line for each information set, sorted:
how many characters it has in common with the line before, the rest of the information state, the actions,
their probabilities but the last in thousandths, their worths in ten-thousandths, and the standard error of
the difference of the worths. All of it is compressed.
"""

from __future__ import annotations

import json
import zlib
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_CHANCE_DIGITS: Final = 3
_WORTH_DIGITS: Final = 4
THOUSAND: Final = 10**_CHANCE_DIGITS
FINEST: Final = 10**_WORTH_DIGITS
_LARGEST: Final = 1 << 26
"""The largest policy in bytes, once it is read."""


class DamagedPolicyError(ValueError):
    """The file is no policy."""


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
        unpacked = zlib.decompressobj().decompress(data, _LARGEST)
        first, *lines = unpacked.decode().split("\n")
        return Policy(Origin(**json.loads(first)), dict(_rows(lines)))
    except (zlib.error, ValueError, TypeError, KeyError, IndexError) as error:
        raise DamagedPolicyError(str(error)) from error


def _rows(lines: Sequence[str]) -> Iterator[tuple[str, Row]]:
    key = ""
    for line in lines:
        common, rest, actions, chances, worths, error = line.split("|")
        key = key[: int(common)] + rest
        found = [int(chance) / THOUSAND for chance in chances.split(" ")]
        yield (
            key,
            Row(
                tuple(actions.split(" ")),
                (*found, max(round(1 - sum(found), _CHANCE_DIGITS), 0.0)),
                tuple([int(worth) / FINEST for worth in worths.split(" ")]),
                int(error or 0) / FINEST,
            ),
        )
