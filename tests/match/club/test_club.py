"""Club files merge in any order to equal bytes, and the book reads the same from them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.match.club.book import read_book, spelling
from cucu_desktop.match.club.club_standings import RankingGroup, qualified, standings
from cucu_desktop.match.club.draw import again, draw, met_before, sizes
from cucu_desktop.match.club.entries import Device, merge
from cucu_desktop.match.club.rules import PRESETS, QualificationStep, Rules, rules_from
from cucu_desktop.match.club.sample import sample

AT = "2025-12-26T20:00:00+01:00"


@pytest.fixture(scope="module")
def season():
    """The files of the made-up season, by name."""
    return [(name, written(*entries)) for name, entries in sample()]


def written(*entries):
    return b"".join(entry.line() for entry in entries)


def entered(device, *names, place="p1", born=None):
    return [device.write("person", AT, person=name, name=name, place=place, born=born) for name in names]


def game(device, winner, *others, place="p1", shift=1, out=()):
    players = [winner, *others]
    return device.write(
        "game", AT, place=place, shift=shift, table=1, players=players, winner=winner, out=list(out)
    )


@given(st.randoms(use_true_random=False))
def test_files_merge_in_any_order_with_duplicates_and_torn_ends_to_equal_bytes(season, random):
    files = [(name, b"".join(data.splitlines(keepends=True)[:30])) for name, data in season[:4]]
    whole = merge(files)
    shuffled = [*files, *random.choices(files, k=3)]
    random.shuffle(shuffled)
    half = len(shuffled) // 2
    torn = [(name, data[: random.randrange(len(data))]) for name, data in shuffled]
    steps = merge([("one", merge(shuffled[:half]).data()), ("other", merge(shuffled[half:]).data()), *torn])
    assert steps.data() == whole.data()
    assert merge([("all", whole.data())]).data() == whole.data()


@given(st.binary(max_size=200), st.integers(0, 10**4))
def test_a_damaged_file_never_stops_the_merge_and_loses_nothing_else(season, noise, at):
    name, data = season[0]
    at %= len(data)
    damaged = data[:at] + noise + data[at:]
    merged = merge([(name, damaged)])
    lines = set(data.splitlines())
    assert {entry.line().strip() for entry in merged.entries} <= lines
    assert len(lines) - len(merged.entries) <= 1 + noise.count(b"\n")
    read_book(merged.entries)


def test_a_changed_entry_is_told_and_not_read():
    device = Device("a")
    data = written(*entered(device, "Anna", "Bea"))
    merged = merge([("f", data.replace(b'"name":"Bea"', b'"name":"Eve"'))])
    assert [(problem.line, problem.key) for problem in merged.problems] == [(2, "damaged")]
    assert len(merged.entries) == 1


def test_a_line_of_a_later_format_is_told_as_newer():
    line = written(*entered(Device("a"), "Anna")).replace(b'"club":1', b'"club":2')
    assert [problem.key for problem in merge([("f", line)]).problems] == ["newer"]


def test_a_clock_on_the_wall_that_is_wrong_changes_no_order():
    one, other = Device("b"), Device("a")
    first = one.write("place", "2099-01-01T00:00:00", place="p", name="Bar", town="")
    other.learn(first)
    second = other.write("place", "1970-01-01T00:00:00", place="p", name="Circolo", town="")
    assert read_book(merge([("f", written(second, first))]).entries).places["p"].name == "Circolo"


def test_an_entry_that_is_void_counts_no_more_until_that_is_void_too():
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea"), game(device, "Anna", "Bea")]
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert read_book(entries).games == []
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert len(read_book(entries).games) == 1


def test_a_person_written_down_twice_can_be_joined_and_parted_again():
    device = Device("a")
    entries = entered(device, "Nicolò D’Angelo", "Nicolo Dangelo", "Bea")
    entries += [game(device, "Nicolò D’Angelo", "Bea"), game(device, "Nicolo Dangelo", "Bea")]
    book = read_book(entries)
    assert [conflict.key for conflict in book.conflicts] == ["names"]
    entries.append(device.write("same", AT, person="Nicolò D’Angelo", other="Nicolo Dangelo"))
    book = read_book(entries)
    assert book.conflicts == []
    rows = standings(book, QualificationStep(2))[RankingGroup("p1", 0)]
    assert [(row.person, row.wins, row.games) for row in rows] == [("Nicolò D’Angelo", 2, 2), ("Bea", 0, 2)]
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert len(standings(read_book(entries), QualificationStep(2))[RankingGroup("p1", 0)]) == 3


def test_who_plays_at_two_places_in_one_shift_is_told():
    device = Device("a")
    entries = [
        *entered(device, "Anna", "Bea"),
        game(device, "Anna", "Bea"),
        game(device, "Anna", "Bea", place="p2"),
    ]
    assert [(each.key, each.about) for each in read_book(entries).conflicts] == [
        ("two-places", "Anna"),
        ("two-places", "Bea"),
    ]


def test_two_entries_with_one_number_are_told_and_the_first_in_order_counts():
    one, copy = Device("a"), Device("a")
    data = written(*entered(one, "Anna")) + written(*entered(copy, "Bea"))
    book = read_book(merge([("f", data)]).entries)
    assert [conflict.key for conflict in book.conflicts] == ["rewritten"]
    assert len(book.persons) == 1


def test_an_entry_that_says_what_cannot_be_is_told():
    device = Device("a")
    entries = [
        device.write("game", AT, place="p", players=["Anna", "Anna"], winner="Anna"),
        device.write("game", AT, place="p", players=["Anna", "Bea"], winner="Zoe"),
        device.write("person", AT, person="Anna"),
        device.write("club", AT, rules={"steps": [{"take": 0}]}),
        device.write("party", AT),
    ]
    book = read_book(entries)
    assert sorted(conflict.key for conflict in book.conflicts) == ["invalid"] * 4 + ["unknown"]


def test_the_first_two_of_each_place_and_last_years_champion_qualify():
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Carla", "Dino")]
    entries.append(device.write("club", AT, name="Stù", year=2025, rules="two-of-a-place", champion="Dino"))
    entries += [
        game(device, "Anna", "Bea", "Dino"),
        game(device, "Bea", "Carla"),
        game(device, "Anna", "Carla"),
    ]
    entries.append(game(device, "Carla", "Dino"))
    found = [(each.person, each.step, each.rank) for each in qualified(read_book(entries))]
    assert found == [("Dino", -1, 1), ("Anna", 0, 1), ("Bea", 0, 2)]
    entries.append(device.write("withdrawn", AT, person="Anna"))
    assert [each.person for each in qualified(read_book(entries))] == ["Dino", "Bea", "Carla"]


def test_the_under_16_class_ranks_who_is_young_enough_in_that_year():
    device = Device("a")
    entries = [
        *entered(device, "Anna", born=1990),
        *entered(device, "Bea", born=2010),
        *entered(device, "Carla", born=2009),
        device.write("club", AT, year=2025, rules="under-16"),
        *(game(device, winner, "Anna") for winner in ("Bea", "Carla")),
        game(device, "Anna", "Bea"),
    ]
    assert [each.person for each in qualified(read_book(entries))] == ["Bea"]


@pytest.mark.parametrize("name", PRESETS)
def test_rules_are_read_as_they_are_written(name):
    assert rules_from(PRESETS[name].as_json()) == PRESETS[name] == rules_from(name)


@pytest.mark.parametrize(
    "said",
    [None, "mine", {}, {"steps": [{"take": True}]}, {"steps": [{"take": 2, "per": "town"}]}, {"steps": [3]}],
)
def test_what_are_no_rules_is_none(said):
    assert rules_from(said) is None


def test_rules_may_have_several_steps():
    device = Device("a")
    rules = Rules((QualificationStep(1, "shift"), QualificationStep(1, "all")))
    entries = entered(device, "Anna", "Bea", "Carla")
    entries.append(device.write("club", AT, rules=rules.as_json()))
    entries += [
        game(device, "Anna", "Bea"),
        game(device, "Anna", "Bea"),
        game(device, "Bea", "Carla", shift=2),
    ]
    entries.append(game(device, "Carla", "Bea", shift=3))
    assert [each.person for each in qualified(read_book(entries))] == ["Anna", "Bea", "Carla"]


def test_names_are_compared_by_their_letters():
    assert spelling("Di  Marco, LUCA") == spelling("luca di marco")


@given(st.integers(1, 200), st.integers(2, 20))
def test_tables_are_as_equal_as_can_be(people, most):
    found = sizes(people, most)
    assert sum(found) == people
    assert max(found) <= most
    assert max(found) - min(found) <= 1


def test_a_draw_seats_everybody_once_and_lets_fewer_meet_again_than_chance():
    people = [f"P{number}" for number in range(60)]
    random = Random(1)
    device, entries, drawn, by_chance = Device("a"), [], 0, 0
    for shift in range(5):
        met = met_before(read_book(entries))
        tables = draw(people, 8, met, shift)
        assert sorted(each for table in tables for each in table) == sorted(people)
        drawn += again(tables, met)
        order = random.sample(people, len(people))
        by_chance += again([order[at : at + 8] for at in range(0, 60, 8)], met)
        entries += [game(device, table[0], *table[1:], shift=shift) for table in tables]
    assert drawn * 4 < by_chance


def test_the_made_up_season_is_as_large_as_the_tournament_and_reads_without_a_conflict_but_of_names(season):
    merged = merge(season)
    book = read_book(merged.entries)
    assert (len(season), len(book.places), len(book.games), len(book.persons)) == (48, 48, 5000, 2000)
    assert len(merged.data()) < 10**7
    assert {conflict.key for conflict in book.conflicts} == {"names"}
    assert merged.problems == ()
    assert len(qualified(book)) == 96
