"""A single game of a stored match: the match at its end, and the place of its deals among all deals."""

from collections.abc import Sequence
from pathlib import Path

from cucu_desktop.match.log import Line, read_log
from cucu_desktop.match.match import Match
from cucu_desktop.match.setup import setup_in


def at_end_of(path: Path, game: int) -> Match:
    """Return a match as it was at the end of a game, numbered from 1, without a log.

    Raises:
        LogError, ValueError and the like, of `kept_stores.DAMAGE`: the log cannot be read.
    """
    header, *lines = read_log(path)
    begun = _begun(lines)
    return Match.after(setup_in(header), lines[: begun[game]] if game < len(begun) else lines)


def index_of(path: Path, game: int, ordinal: int = 1) -> int:
    """Return the index, from 0, of a deal among all deals of a match, by its game and its number there.

    Raises:
        LogError: the log cannot be read.
    """
    _, *lines = read_log(path)
    begun = _begun(lines)
    return sum("shuffle" in line for line in lines[: begun[game - 1] if begun else 0]) + ordinal - 1


def _begun(lines: Sequence[Line]) -> list[int]:
    """Return the indices of the lines with which games begin."""
    return [at for at, line in enumerate(lines) if "game" in line]
