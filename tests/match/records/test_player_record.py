"""What a player has done, added up over all their games."""

from datetime import date

import pytest

from cucu_desktop.games.campli import Options
from cucu_desktop.match.records.player_record import EveningRecord, evening_of, read
from cucu_desktop.match.records.store import GamePlayed, GameResult, PlayerResult, Store


def played(finished, game="campli", *, won=False, coins=0, lost=1, **deeds):
    return GamePlayed(finished, game, won, coins, lost, deeds)


def test_games_runs_and_those_won_without_a_scratch():
    games = [
        played(f"2026-05-04T20:1{minute}:00", won=won, lost=lost)
        for minute, (won, lost) in enumerate([(True, 0), (False, 0), (True, 2), (True, 0), (False, 3)])
    ]
    record = read(games, ("campli",), ("campli",))
    assert record.games == (True, False, True, True, False)
    assert (record.won, record.run, record.unscathed) == (3, 2, 2)
    assert read(games, (), ()).unscathed == 0


@pytest.mark.parametrize(
    ("finished", "day"),
    [
        ("2026-05-04T23:50:00+02:00", 4),
        ("2026-05-05T04:59:00+02:00", 4),
        ("2026-05-05T05:00:00+02:00", 5),
        ("2026-05-04T20:15:00", 4),
    ],
)
def test_an_evening_lasts_until_five(finished, day):
    assert evening_of(played(finished)) == date(2026, 5, day)


def test_coins_are_added_up_evening_by_evening():
    games = [
        played("2026-05-04T22:00:00", coins=-5),
        played("2026-05-05T01:00:00", coins=20),
        played("2026-05-05T21:00:00", "coch", coins=0),
        played("2026-05-05T22:00:00", coins=-10),
    ]
    record = read(games, (), ("campli",))
    assert record.evenings == (
        EveningRecord(date(2026, 5, 4), 2, 15),
        EveningRecord(date(2026, 5, 5), 1, -10),
    )
    assert (record.coins, record.best_evening) == (5, EveningRecord(date(2026, 5, 4), 2, 15))


def test_who_has_never_won_has_no_best_evening():
    assert read([played("2026-05-04T22:00:00", coins=-5)], (), ("campli",)).best_evening is None
    nothing = read([], (), ())
    assert (nothing.won, nothing.run, nothing.coins, nothing.best_evening) == (0, 0, 0, None)


def test_deeds_come_back_from_the_store_and_are_struck_out_with_their_person(tmp_path):
    store = Store(tmp_path / "results.sqlite")
    for number in (1, 2):
        players = (
            PlayerResult("Anna", None, True, 5, 0, {"deal": 4, "arrest-XII": number, "pack": 0}),
            PlayerResult("Ugo", None, False, -5, 3, {"deal": 4}),
            PlayerResult("Anna", "assunta", False, -5, 3, {"deal": 4}),
        )
        store.record(
            GameResult(f"2026-05-04T20:1{number}:00", "campli", Options(), 5, 9, "a", number, players)
        )
    games = store.games_of("Anna")
    assert [game.deeds for game in games] == [{"deal": 4, "arrest-XII": 1}, {"deal": 4, "arrest-XII": 2}]
    assert read(games, ("campli",), ("campli",)).deeds == {"deal": 8, "arrest-XII": 3}
    assert store.persons() == ["Anna", "Ugo"]
    store.forget("Anna")
    assert store.persons() == ["Ugo"]
    assert store.games_of("Anna") == []
    assert [game.deeds for game in store.games_of("Ugo")] == [{"deal": 4}, {"deal": 4}]
    again = PlayerResult("Anna", None, True, 5, 0)
    store.record(GameResult("2026-05-04T20:11:00", "campli", Options(), 5, 9, "a", 1, (again,)))
    assert store.games_of("Anna") == []
