"""The games in groups, by kind or by region, and the layout of groups in shared rows."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Final

from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.games.game import Game

REGIONS: Final[Mapping[str, str]] = {
    "campli": "abruzzo",
    "montorio": "abruzzo",
    "iseo": "lombardy",
    "bergamo": "lombardy",
    "parlour": "west",
    "salon": "west",
    "bergen": "north",
    "walcheren": "north",
    "varmland": "north",
    "osaka": "japan",
}
"""The region of each place at which a game is played."""
_MOST_TRIED: Final = 5
"""The most groups for which every order is tried."""


def kind_of(game: Game) -> str:
    """Return the group of a game by kind."""
    if isinstance(game, TrickGame):
        return "tricks"
    return {"cucco": "one card", "standard52": "standard"}.get(game.pack_of(game.usual).name, "north")


def region_of(game: Game) -> str:
    """Return the group of a game by region."""
    return REGIONS[game.home]


def group_name(group: str) -> str:
    return {
        "one card": tr("Games", "One card, quick"),
        "tricks": tr("Games", "Tricks"),
        "north": tr("Games", "From the north"),
        "standard": tr("Games", "Standard cards"),
        "abruzzo": tr("Games", "Abruzzo"),
        "lombardy": tr("Games", "Lombardy"),
        "west": tr("Games", "England and France"),
        "japan": tr("Games", "Japan"),
    }[group]


def grouped(games: Iterable[Game], *, by_place: bool) -> dict[str, list[str]]:
    """Return the ids of the games by group, in the order of the catalogue."""
    groups: dict[str, list[str]] = {}
    for game in games:
        groups.setdefault(region_of(game) if by_place else kind_of(game), []).append(game.id)
    return groups


def placed(groups: Mapping[str, Sequence[str]], columns: int) -> dict[str, tuple[int, int]]:
    """Return row and column of each game: groups follow each other, and share a row where both fit.

    The order of the groups is the one that takes the fewest rows and differs least from theirs.
    """
    orders = permutations(groups) if len(groups) <= _MOST_TRIED else [tuple(groups)]
    return min((_flow(groups, order, columns) for order in orders), key=lambda found: max(found.values())[0])


def headed(
    groups: Mapping[str, Sequence[str]], places: Mapping[str, tuple[int, int]]
) -> list[tuple[str, int, int, int]]:
    """Return group, row, column and width of each heading: over a group, and again over a shared row.

    Without a heading of its own the end of a group would seem to belong to the group beside it.
    """
    parts: dict[tuple[int, str], list[int]] = {}
    for group, games in groups.items():
        for game in games:
            row, column = places[game]
            parts.setdefault((row, group), []).append(column)
    in_row = Counter(row for row, _ in parts)
    first = {group: places[games[0]][0] for group, games in groups.items()}
    return [
        (group, row, min(columns), len(columns))
        for (row, group), columns in parts.items()
        if row == first[group] or in_row[row] > 1
    ]


def _flow(
    groups: Mapping[str, Sequence[str]], order: Sequence[str], columns: int
) -> dict[str, tuple[int, int]]:
    found, row, column = {}, 0, 0
    for group in order:
        if column and column + len(groups[group]) > columns:
            row, column = row + 1, 0
        for game in groups[group]:
            if column == columns:
                row, column = row + 1, 0
            found[game] = row, column
            column += 1
    return found
