"""What was played of the days is kept as safely as matches are, and one odd file costs that file."""

import json
from datetime import date, timedelta

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.daily.diary import DayResult, Diary
from cucu_desktop.match.daily.programme import EDITIONS, deals_of
from cucu_desktop.match.log import LogError
from tests.match.daily.days import EXCHANGE, begin, play_first, play_on

DAY = EXCHANGE.day
TOMORROW = DAY + timedelta(days=1)
HIGHEST = {"tokens": 9, "points": 400, "coins": 100}
"""By unit: no deal brings more, or costs it."""


@pytest.fixture
def diary(tmp_path):
    return Diary(tmp_path / "daily")


def test_nothing_is_there_before_anything_is_played(diary):
    assert diary.entry(EXCHANGE) is None
    assert diary.days(DAY.year, DAY.month) == {}
    assert diary.of_day(DAY) == (None, None, None)


def test_a_deal_is_begun_and_then_over(diary):
    match = begin(diary, EXCHANGE, DAY)
    play_on(match, 1)
    assert diary.entry(EXCHANGE).state == "begun"
    play_on(match)
    assert match.is_over
    match.close()
    entry = diary.entry(EXCHANGE)
    assert entry.state == "over"
    assert entry.result == DayResult(entry.result.brought)
    assert -3 <= entry.result.brought <= 0
    assert diary.entry_at(entry.path) == entry
    assert diary.days(DAY.year, DAY.month) == {DAY: (entry,)}
    assert diary.days(DAY.year, DAY.month - 1) == {}


@pytest.mark.parametrize(("today", "is_late"), [(DAY, False), (TOMORROW, True)])
def test_what_is_begun_on_another_day_is_played_later(diary, today, is_late):
    play_first(diary, EXCHANGE, today)
    assert diary.entry(EXCHANGE).is_late is is_late


def day_with(game):
    """Return the deal of the first day of the newest edition that has this game."""
    day = EDITIONS[-1].since
    while all(deal.game != game for deal in deals_of(day)):
        day += timedelta(days=1)
    return next(deal for deal in deals_of(day) if deal.game == game)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_days_that_are_played_to_a_result(diary, game):
    deal = day_with(game)
    match = begin(diary, deal, deal.day)
    play_on(match)
    assert match.is_over
    match.close()
    entry = diary.entry(deal)
    assert entry.state == "over"
    assert abs(entry.result.brought) <= HIGHEST[GAMES[game].deal_unit]
    kept = diary.keep(entry, 0, 0)
    assert Diary(diary.folder).entry(deal) == kept


def test_on_how_many_decisions_somebody_was_advised_is_kept(diary):
    path = play_first(diary, EXCHANGE, DAY)
    for decision in (12, 30, 12):
        diary.mark_advised(path, decision)
    entry = diary.entry_at(path)
    assert entry.result.advised == 2
    kept = diary.keep(entry, 1, 3)
    assert kept.result == DayResult(entry.result.brought, 1, 3, 2)
    assert diary.entry(EXCHANGE) == kept
    assert diary.keep(entry, 1, 1).result.advised == 1, "of those only that leave a choice one is told"


def test_a_result_of_before_advice_was_marked_stands(diary):
    path = play_first(diary, EXCHANGE, DAY, -1, 1, 2)
    assert diary.entry_at(path).result == DayResult(-1, 1, 2)


def test_a_result_outlives_its_log(diary):
    """As the calendar tells what was played, not what lies there."""
    entry = diary.keep(diary.entry_at(play_first(diary, EXCHANGE, DAY)), 1, 1)
    entry.path.write_bytes(b"torn")
    assert diary.entry(EXCHANGE) == entry


def test_odd_files_cost_themselves_alone(diary):
    entry = diary.entry_at(play_first(diary, EXCHANGE, DAY))
    names = ("2026-13-45-campli", "2026-11-22-poker", "notes", "2026-11-22-coch-x", "2026-11-21-zifuli")
    for name in names:
        (diary.folder / f"{name}.cucu").write_bytes(b"odd")
    (diary.folder / "2026-11-22-trionfo.cucu").mkdir()
    other = deals_of(DAY)[0]
    (diary.folder / f"2026-11-22-{other.game}.cucu").write_bytes(b"torn\n")
    found = diary.days(2026, 11)[DAY]
    assert entry in found
    assert {each.deal.game for each in found if each.state == "damaged"} == {other.game}
    assert diary.entry_at(diary.folder.parent / "elsewhere.cucu") is None


def test_a_damaged_log_goes_on_from_what_stands_whole(diary):
    match = begin(diary, EXCHANGE, DAY)
    play_on(match, 2)
    match.close()
    path = match.writer.path
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0\0\n")
    entry = diary.entry(EXCHANGE)
    assert entry.state == "damaged"
    assert diary.mend(entry).state == "begun"
    assert path.read_bytes() == whole
    assert [each.name for each in (diary.folder.parent / "damaged").iterdir()] == [path.name]


def test_of_a_log_without_a_decision_nothing_is_left(diary):
    for _ in range(2):
        begin(diary, EXCHANGE, DAY).close()
        path = diary.new_log(EXCHANGE, DAY)
        path.write_bytes(path.read_bytes() + b"\0\0\n")
        assert diary.mend(diary.entry(EXCHANGE)) is None
        assert diary.entry(EXCHANGE) is None
    assert len(list((diary.folder.parent / "damaged").iterdir())) == 2


def test_a_log_of_a_later_version_stays(diary):
    begin(diary, EXCHANGE, DAY).close()
    path = diary.new_log(EXCHANGE, DAY)
    header, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(json.dumps(json.loads(header) | {"cucu": 99}).encode() + b"\n" + b"".join(rest))
    with pytest.raises(LogError, match="newer"):
        diary.mend(diary.entry(EXCHANGE))
    assert path.exists()


def test_where_nothing_can_be_written_the_result_is_told_all_the_same(diary):
    entry = diary.entry_at(play_first(diary, EXCHANGE, DAY))
    (diary.folder.parent / "results.sqlite").mkdir()
    kept = diary.keep(entry, 1, 1)
    assert kept.result.best == 1
    assert diary.entry(EXCHANGE) == kept


def test_another_day_has_another_log(diary):
    paths = {diary.new_log(deal, date(2026, 11, day)) for day in (22, 23) for deal in deals_of(DAY)}
    assert len(paths) == 6
