"""What differs from game to game is said by the game; other layers name games only in their one table."""

import ast
from functools import cache
from pathlib import Path

import pytest

from cucu_desktop.games.catalogue import GAMES

pytestmark = pytest.mark.unwatched  # they read the source and run none of it

PACKAGE = Path(__file__).parent.parent.parent / "cucu_desktop"
TABLES = {
    "bots/dispatch.py",
    "bots/reckoned.py",
    "match/scenario/schema.py",
    "match/score/entry_limits.py",
    "ui/play/guided/lessons.py",
    "ui/play/guided/note_rules.py",
}
"""Where a layer registers what it adds to a game."""


def is_id(node):
    """Whether an expression names a game: as a string, or by the ID of its rules module."""
    if isinstance(node, ast.Constant):
        return node.value in GAMES
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return any(map(is_id, node.elts))
    return isinstance(node, ast.Attribute) and node.attr == "ID"


def lists_games(table):
    """Whether a dictionary has games for keys: packs have names, too, and Gnav's is that of the game."""
    keys = {key.value for key in table.keys if isinstance(key, ast.Constant)}
    return "standard52" not in keys and any(key is not None and is_id(key) for key in table.keys)


@cache
def found():
    """Where games' ids are compared, and which modules list games: no syntax tree is kept for it."""
    compared, listing = [], set()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.parent == PACKAGE / "games":
            continue
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and any(map(is_id, [node.left, *node.comparators])):
                compared.append(f"{name}:{node.lineno}")
            elif isinstance(node, ast.Dict) and lists_games(node):
                listing.add(name)
    return compared, listing


def test_no_id_of_a_game_is_compared_outside_the_games():
    compared, _ = found()
    assert compared == []


def test_games_are_listed_by_their_ids_in_one_table_of_a_layer():
    _, listing = found()
    assert listing == TABLES
