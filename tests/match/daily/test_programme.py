"""The programme of a day never changes: the same deals, seats and cards everywhere and always."""

from collections import Counter
from dataclasses import asdict
from datetime import date, timedelta

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.daily.programme import EDITIONS, FIRST_DAY, DailyDeal, deals_of, edition_of
from cucu_desktop.match.match import Match

DAY = date(2026, 11, 22)
LATE = date(2027, 1, 6)
"""A day of the second edition."""
YEAR = {
    1: [date(2026, 1, 1) + timedelta(days=number) for number in range(334)],
    2: [date(2026, 12, 1) + timedelta(days=number) for number in range(365)],
}
"""Days of each edition."""
TABLES = [(edition, game) for edition in EDITIONS for game in (*edition.exchange, *edition.tricks)]


def told(deal):
    setup = deal.setup("Anna", "you-1")
    return deal.game, deal.number, [player.bot or "-" for player in setup.players]


@pytest.mark.parametrize("day", [DAY, LATE])
def test_a_day_is_as_it_was_written_down(day):
    """Were this to change, people would compare other cards: make a new edition instead."""
    assert [told(deal) for deal in deals_of(day)] == GOLDEN[day]


def test_there_are_days_with_every_game_at_the_table():
    newest = EDITIONS[-1]
    assert {*newest.exchange, *newest.tricks} == {*GAMES}


@pytest.mark.parametrize(("edition", "game"), TABLES, ids=lambda each: getattr(each, "number", each))
def test_an_edition_writes_out_every_option(edition, game):
    table = {**edition.exchange, **edition.tricks}[game]
    options = GAMES[game].options(**table.options)
    assert asdict(options) == dict(table.options)
    GAMES[game].check(options)
    assert table.seats in GAMES[game].seats_of(options)


def test_the_cards_follow_from_the_date_alone():
    for deal in deals_of(DAY):
        shuffles = set()
        for name in ("Anna", "Ugo"):
            match = Match.begin(deal.setup(name, "you-1"))
            shuffles.add(next(line["shuffle"] for line in match._replay.lines if "shuffle" in line))
        assert len(shuffles) == 1


@pytest.mark.parametrize(("edition", "fewest"), [(EDITIONS[0], 85), (EDITIONS[1], 45)], ids=["1", "2"])
def test_every_day_has_three_games_and_every_game_its_days(edition, fewest):
    days = YEAR[edition.number]
    counted = Counter(deal.game for day in days for deal in deals_of(day))
    assert set(counted) == {*edition.exchange, *edition.tricks}
    assert min(counted.values()) > fewest
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


def test_one_sits_among_the_best_players_of_the_house():
    setup = DailyDeal(DAY, "campli").setup("Anna", "you-1")
    assert {player.bot for player in setup.players} == {None, *EDITIONS[0].company}
    assert not setup.drawn


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
