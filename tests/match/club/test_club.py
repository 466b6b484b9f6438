"""Club files merge in any order to equal bytes, and the book reads the same from them."""

import csv
import io
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_lists import KINDS, ClubList, as_csv, listed
from cucu_desktop.match.club.club_standings import RankingGroup, qualification, standings
from cucu_desktop.match.club.draw import byes_before, draw, met_before, seat_late, sizes
from cucu_desktop.match.club.entries import Device, merge
from cucu_desktop.match.club.rules import PRESETS, QualificationStep, Rules, Stage, rules_from
from cucu_desktop.match.club.sample import sample
from tests.match.club.written_entries import AT, game, people, written


@pytest.fixture(scope="module")
def season():
    """The files of the made-up season, by name."""
    return [(name, written(*entries)) for name, entries in sample()]


def kinds_of(book):
    """The conflicts by key, without those about the places, which many tests here leave out."""
    return [conflict.key for conflict in book.conflicts if conflict.key != "no-place"]


@given(st.randoms(use_true_random=False))
def test_files_merge_in_any_order_with_duplicates_and_torn_ends_to_equal_bytes(season, random):
    files = [(name, b"".join(data.splitlines(keepends=True)[:12])) for name, data in season[:4]]
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
    name, data = season[0][0], b"".join(season[0][1].splitlines(keepends=True)[:30])
    at %= len(data)
    damaged = data[:at] + noise + data[at:]
    merged = merge([(name, damaged)])
    lines = set(data.splitlines())
    assert {entry.line().strip() for entry in merged.entries} <= lines
    assert len(lines) - len(merged.entries) <= 1 + noise.count(b"\n")
    read_book(merged.entries)


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [(b'"name":"Bea"', b'"name":"Eve"', "damaged"), (b'"club":1', b'"club":3', "newer")],
)
def test_a_changed_entry_or_one_of_a_later_format_is_told_and_not_read(before, after, why):
    lines = [entry.line() for entry in people(Device("a"), "Anna", "Bea")]
    merged = merge([("f", lines[0] + lines[1].replace(before, after))])
    assert [(problem.line, problem.key) for problem in merged.problems] == [(2, why)]
    assert len(merged.entries) == 1


def test_a_clock_on_the_wall_that_is_wrong_changes_no_order():
    one, other = Device("b"), Device("a")
    first = one.write("place", "2099-01-01T00:00:00", place="p", name="Bar", town="")
    other.learn(first)
    second = other.write("place", "1970-01-01T00:00:00", place="p", name="Circolo", town="")
    assert read_book(merge([("f", written(second, first))]).entries).places["p"].name == "Circolo"


def test_an_entry_that_is_void_counts_no_more_until_that_is_void_too():
    device = Device("a")
    entries = [*people(device, "Anna", "Bea"), game(device, "Anna", "Bea")]
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert read_book(entries).games == []
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert len(read_book(entries).games) == 1


def test_a_person_written_down_twice_can_be_joined_and_parted_again():
    device = Device("a")
    entries = people(device, "Nicolò D’Angelo", "Nicolo Dangelo", "Bea")
    entries += [game(device, "Nicolò D’Angelo", "Bea"), game(device, "Nicolo Dangelo", "Bea")]
    book = read_book(entries)
    assert kinds_of(book) == ["names"]
    entries.append(device.write("same", AT, person="Nicolò D’Angelo", other="Nicolo Dangelo"))
    book = read_book(entries)
    assert kinds_of(book) == []
    rows = standings(book, QualificationStep(2))[RankingGroup("p1", 0)]
    assert [(row.person, row.wins, row.games) for row in rows] == [("Nicolò D’Angelo", 2, 2), ("Bea", 0, 2)]
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert len(standings(read_book(entries), QualificationStep(2))[RankingGroup("p1", 0)]) == 3


def test_who_plays_at_two_places_in_one_shift_is_told():
    device = Device("a")
    entries = [
        *people(device, "Anna", "Bea"),
        game(device, "Anna", "Bea"),
        game(device, "Anna", "Bea", place="p2"),
    ]
    told = [(each.key, each.about) for each in read_book(entries).conflicts if each.key == "two-places"]
    assert told == [("two-places", "Anna"), ("two-places", "Bea")]


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
    entries = [*people(device, "Anna", "Bea", "Carla", "Dino")]
    entries.append(device.write("club", AT, name="Stù", year=2025, rules="two-of-a-place", champion="Dino"))
    entries += [
        game(device, "Anna", "Bea", "Dino"),
        game(device, "Bea", "Carla"),
        game(device, "Anna", "Carla"),
    ]
    entries.append(game(device, "Carla", "Dino"))
    found = [(each.person, each.step, each.rank) for each in qualification(read_book(entries)).through]
    assert found == [("Dino", -1, 1), ("Anna", 0, 1), ("Bea", 0, 2)]
    entries.append(device.write("withdrawn", AT, person="Anna"))
    assert [each.person for each in qualification(read_book(entries)).through] == ["Dino", "Bea", "Carla"]


def test_the_under_16_class_ranks_who_is_young_enough_in_that_year():
    device = Device("a")
    entries = [
        *people(device, "Anna", born=1990),
        *people(device, "Bea", born=2010),
        *people(device, "Carla", born=2009),
        device.write("club", AT, year=2025, rules="under-16"),
        *(game(device, winner, "Anna") for winner in ("Bea", "Carla")),
        game(device, "Anna", "Bea"),
    ]
    assert [each.person for each in qualification(read_book(entries)).through] == ["Bea"]


@pytest.mark.parametrize("name", PRESETS)
def test_rules_are_read_as_they_are_written(name):
    assert rules_from(PRESETS[name].as_json()) == PRESETS[name] == rules_from(name)


def test_rules_may_have_several_steps():
    device = Device("a")
    rules = Rules((Stage((QualificationStep(1, "shift"), QualificationStep(1, "all"))),))
    entries = people(device, "Anna", "Bea", "Carla")
    entries.append(device.write("club", AT, rules=rules.as_json()))
    entries += [
        game(device, "Anna", "Bea"),
        game(device, "Anna", "Bea"),
        game(device, "Bea", "Carla", shift=2),
    ]
    entries.append(game(device, "Carla", "Bea", shift=3))
    assert [each.person for each in qualification(read_book(entries)).through] == ["Anna", "Bea", "Carla"]


@given(st.integers(1, 200), st.integers(2, 20))
def test_tables_are_as_equal_as_can_be(people, most):
    found = sizes(people, most)
    assert sum(found) == people
    assert max(found) <= most
    assert max(found) - min(found) <= 1


def test_the_made_up_season_is_as_large_as_the_tournament_and_reads_without_a_conflict_but_of_names(season):
    merged = merge(season)
    book = read_book(merged.entries)
    assert (len(season), len(book.places), len(book.games), len(book.persons)) == (48, 48, 5000, 2000)
    assert len(merged.data()) < 10**7
    assert {conflict.key for conflict in book.conflicts} == {"names"}
    assert merged.problems == ()
    found = qualification(book)
    assert len(found.through) + sum(tie.places for tie in found.ties) == 96


def test_entries_that_a_torn_file_lacks_are_told():
    device = Device("a")
    entries = people(device, "Anna", "Bea", "Carla")
    assert read_book(entries).conflicts == []
    (told,) = read_book([entries[0], entries[2]]).conflicts
    assert (told.key, told.entries, told.about) == ("missing", ("a-2",), "a")


def test_what_two_devices_say_of_one_thing_is_told():
    one, other = Device("a"), Device("b")
    entries = [*people(one, "Anna", "Bea", "Carla")]
    for entry in entries:
        other.learn(entry)
    for device in (one, other):
        entries.append(game(device, "Anna", "Bea", "Carla"))
        entries.append(device.write("draw", AT, place="p1", shift=1, tables=[["Anna", "Bea", "Carla"]]))
        entries.append(device.write("club", AT, name=device.name, year=2025))
    book = read_book(merge([("f", written(*entries))]).entries)
    assert kinds_of(book) == ["clubs", "draws", "games"]
    assert kinds_of(read_book(entries[:6])) == [], "one device may play the same people again"


def test_a_bye_goes_round_and_late_entries_are_seated_among_strangers():
    people, device, entries = ["A", "B", "C", "D", "E"], Device("a"), []
    alone = []
    for shift in range(1, 6):
        book = read_book(entries)
        tables = draw(people, 2, met_before(book), shift, byes_before(book))
        alone += [table[0] for table in tables if len(table) == 1]
        entries.append(device.write("draw", AT, place="p1", shift=shift, tables=tables))
    assert sorted(alone) == people
    met = {frozenset("AF"): 1, frozenset("CF"): 0}
    assert seat_late([["A", "B"], ["C", "D"]], "F", 3, met) == [["A", "B"], ["C", "D", "F"]]
    assert seat_late([["A", "B"], ["C"]], "F", 3, met) == [["A", "B"], ["C", "F"]]
    assert seat_late([["A", "B", "C"]], "F", 3, met) == [["A", "B", "C"], ["F"]]


def test_a_draw_seats_everybody_once_and_is_balanced_over_a_season_measured_against_random_ones():
    """Twelve shifts of 42 people at tables of seven: every pair would meet 1.8 times by chance."""
    people, random = [f"P{number}" for number in range(42)], Random(2)
    device, entries, chance = Device("a"), [], []
    for shift in range(12):
        tables = draw(people, 7, met_before(read_book(entries)), shift)
        assert sorted(each for table in tables for each in table) == sorted(people)
        entries += [game(device, table[0], *table[1:], shift=shift) for table in tables]
        order = random.sample(people, len(people))
        chance += [
            game(device, order[at], *order[at + 1 : at + 7], shift=shift) for at in range(0, len(people), 7)
        ]
    drawn, by_chance = (met_before(read_book(each)) for each in (entries, chance))
    assert max(drawn.values()) <= 3 < max(by_chance.values())
    missed = len(people) * (len(people) - 1) // 2
    assert missed - len(drawn) < (missed - len(by_chance)) / 2


def test_gifts_and_prizes_are_in_the_lists_and_the_accounts_add_up():
    device = Device("a")
    entries = [
        device.write("place", AT, place="p1", name="Bar", town="Montorio"),
        *people(device, "Anna", "Bea"),
        device.write("stake", AT, person="Anna", coins=5, receipt="1"),
        device.write("stake", AT, person="Bea", coins=5, receipt="2"),
        device.write("gift", AT, to="Caritas", coins=7),
        device.write("prize", AT, rank=1, person="Bea", prize="ham"),
        device.write("prize", AT, rank=1, person="Anna", prize="ham"),
    ]
    book = read_book(entries)
    assert listed("accounts", book).rows == (("Bar, Montorio", 2, 10), ("Caritas", "", -7))
    assert listed("prizes", book).rows == ((1, "Anna", "ham"), (1, "Bea", "ham"))
    assert [row[:5] for row in listed("people", book).rows] == [
        ("Anna", "", "Bar, Montorio", 5, "1"),
        ("Bea", "", "Bar, Montorio", 5, "2"),
    ]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_list_has_a_heading_for_each_column(season, language):
    book = read_book(merge(season[:2]).entries)
    for kind in KINDS:
        lines = list(csv.reader(io.StringIO(as_csv(listed(kind, book), language, ",").decode("utf-8-sig"))))
        assert all(lines[0]), kind
        assert all(len(line) == len(lines[0]) for line in lines)
        assert len(lines) == 1 + len(listed(kind, book).rows)


@pytest.mark.parametrize("joined", [[("Anna", "Anna 2")], [("Anna", "Anna 3"), ("Anna 3", "Anna 2")]])
def test_people_of_one_table_are_never_joined_not_even_by_way_of_a_third(joined):
    device = Device("a")
    entries = people(device, "Anna", "Anna 2", "Anna 3", "Bea")
    entries.append(game(device, "Anna", "Anna 2", "Bea"))
    entries += [device.write("same", AT, person=person, other=other) for person, other in joined]
    book = read_book(entries)
    assert "one-table" in kinds_of(book)
    assert len(book.games) == 1
    assert {"Anna", "Anna 2", "Bea"} <= set(book.persons)


def test_two_people_of_one_name_are_told_apart_and_asked_about_once():
    device = Device("a")
    entries = [
        device.write("place", AT, place="p1", name="Roma"),
        device.write("place", AT, place="p2", name="Sport"),
        device.write("person", AT, person="1", name="Mario Rossi", place="p1", born=1950),
        device.write("person", AT, person="2", name="Rossi, Mario", place="p1", born=1980),
        device.write("person", AT, person="3", name="Anna Bo", place="p1"),
        device.write("person", AT, person="4", name="Anna Bo", place="p2"),
        device.write("person", AT, person="5", name="Ugo Bo", place="p1"),
        device.write("person", AT, person="6", name="Ugo Bo", place="p1"),
        device.write("person", AT, person="7", name="Zoe", place="p1"),
    ]
    book = read_book(entries)
    assert list(book.labels.values()) == [
        "Mario Rossi (1950)",
        "Rossi, Mario (1980)",
        "Anna Bo (Roma)",
        "Anna Bo (Sport)",
        "Ugo Bo (Roma, 1)",
        "Ugo Bo (Roma, 2)",
        "Zoe",
    ]
    assert kinds_of(book) == ["names"] * 3
    entries.append(device.write("different", AT, person="1", other="2"))
    assert [each.entries for each in read_book(entries).conflicts] == [("3", "4"), ("5", "6")]
    entries.append(device.write("void", AT, entry=entries[-1].id))
    assert kinds_of(read_book(entries)) == ["names"] * 3


@pytest.mark.parametrize(
    ("one", "other", "key"),
    [
        ("Nicol\u00f2 Bo", "Niccol\u00f2 Bo", "alike"),
        ("Hans M\u00fcller", "Mueller Hans", "alike"),
        ("\u0141ukasz", "Lukasz", "alike"),
        ("Anna Di Francesco", "Anna DiFrancesco", "alike"),
        ("Rita D Ascanio", "Rita DAscanio", "alike"),
        ("Anna Bo", "\u0410nna Bo", "names"),
        ("Carlo Bo", "Carla Bo", None),
    ],
)
def test_names_that_look_alike_are_asked_about(one, other, key):
    device = Device("a")
    assert kinds_of(read_book(people(device, one, other))) == ([key] if key else [])


def test_names_in_the_files_of_others_are_cleaned():
    device = Device("a")
    names = [
        "\u202egnirts",
        "\u00c0NNA\0\a X\u2028Y",
        "\n=1+1",
        "\u00a0=1+1",
        "\uff1d1+1",
        "A\ud800",
        "\x1b[31m",
    ]
    entries = [
        device.write("person", AT, person=str(number), name=name, place="p\x1b\ud800")
        for number, name in enumerate(names)
    ]
    entries.append(device.write("stake", AT, person="0", coins=5, receipt="\u202e@1\x07"))
    entries.append(device.write("person", AT, person="blank", name="\u200b\u202e", place="p1"))
    book = read_book(merge([("f", written(*entries))]).entries)
    shown = ["gnirts", "\u00c0NNA X Y", "=1+1", "=1+1", "\uff1d1+1", "A", "[31m"]
    assert [book.persons[str(number)].name for number in range(7)] == shown
    assert "blank" not in book.persons
    for kind in KINDS:
        text = as_csv(listed(kind, book), "en").decode("utf-8-sig")
        assert not any(odd in text for odd in "\x1b\u202e\x07\0\ud800"), kind
    text = as_csv(listed("people", book), "en").decode("utf-8-sig")
    assert text.count("'=1+1") == 2
    assert "'\uff1d1+1" in text
    assert "'@1" in text


@pytest.mark.parametrize(
    "cell", ["\u200d=1", "\ufe0f=1", "\u22121+1", "\uff20x", "\ufe631", "|x", "\u3000+1", "\ufeff=1"]
)
def test_no_cell_is_a_formula(cell):
    cells = ClubList("people", ("name",), ((cell,),), ("1",))
    assert as_csv(cells, "en").decode("utf-8-sig").splitlines()[1].startswith("'")


@pytest.mark.parametrize(("language", "between"), [("en", ","), ("it", ";"), ("de", ";")])
def test_a_spreadsheet_of_the_country_finds_the_cells(language, between):
    cells = ClubList("people", ("name", "coins"), (("Rossi, Mario; Bea", 5),), ("1",))
    text = as_csv(cells, language).decode("utf-8-sig")
    assert text.splitlines()[1] == f'"Rossi, Mario; Bea"{between}5'
    assert "\t5" in as_csv(cells, language, "\t").decode("utf-8-sig")


def test_a_game_or_lot_of_an_unknown_place_or_person_is_told():
    device = Device("a")
    entries = [*people(device, "Anna"), game(device, "Anna", "Zoe", place="nowhere")]
    entries.append(device.write("lot", AT, place="elsewhere", shift=1, people=["Anna", "x"], seed="1"))
    told = {each.about: each.key for each in read_book(entries).conflicts}
    assert told == {"Zoe": "no-person", "x": "no-person", "nowhere": "no-place", "elsewhere": "no-place"}
