"""The programme of a day never changes: the same deals, seats and cards everywhere and always."""

import importlib.util
from collections import Counter
from dataclasses import asdict, fields
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.daily.programme import EDITIONS, FIRST_DAY, deals_of, edition_of, options_then

DAY = date(2026, 11, 22)
LATE = date(2027, 1, 6)
"""A day of the second edition."""
YEAR = {
    edition.number: [
        day
        for number in range(365)
        if edition_of(day := edition.since + timedelta(days=number)).number == edition.number
    ]
    for edition in EDITIONS
}
"""Days of each edition, a year of them at most."""
TABLES = [(edition, game) for edition in EDITIONS for game in (*edition.exchange, *edition.tricks)]


def told(deal):
    setup = deal.setup("Anna", "you-1")
    return deal.game, deal.number, [player.bot or "-" for player in setup.players]


@pytest.mark.parametrize("day", [DAY, LATE])
def test_a_day_is_as_it_was_written_down(day):
    """Were this to change, people would compare other cards: make a new edition instead."""
    assert [told(deal) for deal in deals_of(day)] == GOLDEN[day]
    assert not any(deal.setup("Anna", "you-1").drawn for deal in deals_of(day))


def test_editions_follow_one_another_and_no_game_is_lost():
    for number, (edition, following) in enumerate(pairwise(EDITIONS), 1):
        assert edition.number == number == following.number - 1
        assert edition.since < following.since
        assert {*edition.exchange, *edition.tricks} <= {*following.exchange, *following.tricks} <= {*GAMES}


@pytest.mark.parametrize(("edition", "game"), TABLES, ids=lambda each: getattr(each, "number", each))
def test_a_game_of_an_edition_is_played_by_the_options_that_are_written_out(edition, game):
    """An option that came later is as it is in a match that was begun before it came."""
    table = {**edition.exchange, **edition.tricks}[game]
    options = options_then(game, table)
    later = {option.name for option in fields(options)} - table.options.keys()
    then = {name: GAMES[game].kept_without.get(name, getattr(GAMES[game].usual, name)) for name in later}
    assert asdict(options) == {**then, **table.options}
    GAMES[game].check(options)
    assert table.seats in GAMES[game].seats_of(options)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.number)
def test_every_day_has_three_games_and_every_game_its_days(edition):
    days = YEAR[edition.number]
    counted = Counter(deal.game for day in days for deal in deals_of(day))
    assert set(counted) == {*edition.exchange, *edition.tricks}
    assert min(counted.values()) > 0.6 * 2 * len(days) / len(edition.exchange)
    for day in days:
        games = [deal.game for deal in deals_of(day)]
        assert len(set(games)) == 3
        assert games[-1] in edition_of(day).tricks


def test_no_deal_of_a_day_is_that_of_another():
    days = {*YEAR[1], *YEAR[2]}
    numbers = [deal.number for day in days for deal in deals_of(day)]
    assert len(set(numbers)) == len(numbers)


def test_nothing_is_played_before_the_first_day():
    assert deals_of(FIRST_DAY - timedelta(days=1)) == ()
    assert deals_of(FIRST_DAY)


def next_edition():
    """The function of packaging/daily_edition.py, which writes what is to come."""
    path = Path(__file__).parents[3] / "packaging" / "daily_edition.py"
    spec = importlib.util.spec_from_file_location("daily_edition", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.next_edition


def test_the_next_edition_has_what_the_newest_had_and_the_games_that_came_since():
    first = next_edition()(EDITIONS[0], date(2027, 5, 1), today=DAY)
    second = EDITIONS[1]
    assert (first["number"], first["since"], first["company"]) == (2, "2027-05-01", [*second.company])
    assert {*first["exchange"], *first["tricks"]} == {*GAMES}
    assert first["exchange"]["cuckoo"]["options"]["direction"] == "clockwise"
    for game, table in {**second.exchange, **second.tricks}.items():
        written = {**first["exchange"], **first["tricks"]}[game]
        assert written["options"].items() >= table.options.items()
        assert written["seats"] == table.seats


def test_an_edition_is_written_anew_only_for_its_own_first_day_and_before_it():
    write = next_edition()
    assert write(EDITIONS[1], date(2026, 12, 1), today=DAY)["number"] == 2
    assert write(EDITIONS[1], date(2027, 5, 1), today=DAY)["number"] == 3
    assert write(EDITIONS[1], date(2027, 5, 1), today=LATE)["number"] == 3
    for since, today in ((DAY, DAY), (date(2026, 11, 30), DAY), (date(2026, 12, 1), LATE)):
        with pytest.raises(ValueError, match="on a day to come"):
            write(EDITIONS[1], since, today=today)


GOLDEN = {
    DAY: [
        ("tiebreak", 650834947, ["ambrogio", "-", "berardo", "filomena", "assunta"]),
        ("campli", 782430783, ["ambrogio", "-", "assunta", "filomena", "berardo"]),
        ("zifuli", 372074927, ["assunta", "ambrogio", "-", "filomena", "berardo"]),
    ],
    LATE: [
        ("cambio", 290824112, ["berardo", "assunta", "-", "ambrogio", "filomena"]),
        ("cuckoo", 71877362, ["filomena", "-", "ambrogio", "assunta", "berardo"]),
        ("coch", 495643259, ["filomena", "-", "assunta", "berardo"]),
    ],
}
