"""The games in groups by kind, and the layout of the groups in rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.games.game import Game


def kind_of(game: Game) -> str:
    """Return the group of a game."""
    if isinstance(game, TrickGame):
        return "tricks"
    return {"cucco": "one card", "standard52": "standard"}.get(game.pack_of(game.usual).name, "north")


def group_name(group: str) -> str:
    return {
        "one card": tr("Games", "One card"),
        "tricks": tr("Games", "Tricks"),
        "north": tr("Games", "The north"),
        "standard": tr("Games", "52 cards"),
    }[group]


def grouped(games: Iterable[Game]) -> dict[str, list[str]]:
    """Return the ids of the games by group, in the order of the catalogue."""
    groups: dict[str, list[str]] = {}
    for game in games:
        groups.setdefault(kind_of(game), []).append(game.id)
    return groups


def placed(groups: Mapping[str, Sequence[str]], columns: int) -> dict[str, tuple[int, int]]:
    """Return row and column of each game: a group begins a row, and goes on in the next if it must."""
    found, row = {}, 0
    for games in groups.values():
        for index, game in enumerate(games):
            found[game] = row + index // columns, index % columns
        row += -(-len(games) // columns)
    return found
