"""Results are kept once and counted for persons."""

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cucu_desktop.games.campli import Options
from cucu_desktop.match.records.store import GameResult, PlayerResult, Statistics, Store


def result(number: int = 1, *, won: bool = True) -> GameResult:
    """Return a finished game of Anna against Bruna."""
    players = (
        PlayerResult("Anna", None, won, 5 if won else -5, 1),
        PlayerResult("Bruna", "bruna", not won, -5, 3),
    )
    return GameResult("2026-11-21T10:00:00", "campli", Options(), 7, 12, "a.cucu", number, players)


def test_counts_what_a_person_did(tmp_path: Path) -> None:
    """Games, wins, coins and tokens add up."""
    store = Store(tmp_path / "deep" / "results.sqlite")
    store.record(result(1))
    store.record(result(2, won=False))
    assert store.statistics("Anna") == Statistics(games=2, won=1, coins=0, lost=2)


def test_bots_have_no_statistics(tmp_path: Path) -> None:
    """A person called like a bot starts from nothing."""
    store = Store(tmp_path / "results.sqlite")
    store.record(result())
    assert store.statistics("Bruna") == Statistics(0, 0, 0, 0)


def test_a_game_is_recorded_once(tmp_path: Path) -> None:
    """A match that is resumed after its end does not count twice."""
    store = Store(tmp_path / "results.sqlite")
    store.record(result())
    store.record(result())
    assert store.statistics("Anna").games == 1


def test_reading_writes_nothing(tmp_path: Path) -> None:
    """A store in a folder that may only be read can be read, and two windows do not wait for each other."""
    path = tmp_path / "results.sqlite"
    Store(path).record(result())
    before = path.read_bytes()
    assert Store(path).persons() == ["Anna"]
    assert len(Store(path).games_of("Anna")) == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE games SET finished = 'one evening' WHERE number = 1",
        "UPDATE games SET finished = '0001-01-01T00:00:00' WHERE number = 1",
        "UPDATE games SET finished = 5 WHERE number = 1",
        "UPDATE results SET coins = 'many' WHERE game = 1",
        "UPDATE results SET lost = x'ff' WHERE game = 1",
        "UPDATE results SET name = x'ff' WHERE game = 1",
    ],
)
def test_a_damaged_row_costs_its_game(tmp_path: Path, change: str) -> None:
    """Whoever reads the others gets numbers, names and days."""
    path = tmp_path / "results.sqlite"
    store = Store(path)
    store.record(result(1))
    store.record(result(2, won=False))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(change)
    assert store.persons() == ["Anna"]
    (game,) = store.games_of("Anna")
    assert (game.won, game.coins, game.lost, game.finished[:10]) == (False, -5, 1, "2026-11-21")


def test_a_damaged_deed_costs_that_deed(tmp_path: Path) -> None:
    """What cannot be counted is not counted."""
    path = tmp_path / "results.sqlite"
    store = Store(path)
    first = result(1)
    anna = replace(first.players[0], deeds={"kept": 2, "exchanged": 3})
    store.record(replace(first, players=(anna, first.players[1])))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE deeds SET number = 'some' WHERE deed = 'kept'")
    assert [game.deeds for game in store.games_of("Anna")] == [{"exchanged": 3}]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere there are no such rights")
def test_only_its_owner_reads_the_seeds(tmp_path: Path) -> None:
    """A store of an earlier version is closed to others, too."""
    path = tmp_path / "results.sqlite"
    Store(path).record(result())
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    assert Store(path).persons() == ["Anna"]
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_store_with_other_columns_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE results (something TEXT)")
    Store(path).record(result())
    assert Store(path).statistics("Anna").games == 1
    assert (tmp_path / "damaged" / "results.sqlite").exists()


def test_a_deleted_match_is_kept_once_in_a_store_of_version_1_0(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    store = Store(path)
    store.record(result())
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DROP TABLE abandoned")
        database.execute("PRAGMA user_version = 1")
    for _ in range(2):
        store.abandon("a.cucu", "campli", ["Anna", "Bea"], datetime(2026, 11, 21, 20, 0, tzinfo=UTC))
    assert (store.abandoned("Anna"), store.abandoned("Anna", "coch"), store.abandoned("Carla")) == (1, 0, 0)
    assert store.statistics("Anna").games == 1
