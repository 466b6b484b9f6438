"""Equal people share a rank, and nobody goes on by name or id: a play-off or a drawn lot decides."""

import csv
import io
import json
from itertools import permutations

import pytest

from cucu_desktop.match.club.book import Conflict
from cucu_desktop.match.club.book_reader import drawn, read_book
from cucu_desktop.match.club.club_command import as_json
from cucu_desktop.match.club.club_lists import as_csv, listed
from cucu_desktop.match.club.club_standings import qualification, standings
from cucu_desktop.match.club.club_words import ties_told
from cucu_desktop.match.club.entries import Device, merge
from cucu_desktop.match.club.rules import QualificationStep
from tests.match.club.written_entries import AT, game, tournament, written

TRIO = ("Zita", "Anna", "Bea")


def entered(device, *names, rules="two-of-a-place"):
    return tournament(device, *names, rules=rules)


def one_win_each(device, names=TRIO, **says):
    return [game(device, name, *(other for other in names if other != name), **says) for name in names]


def book_of(*entries):
    return read_book(merge([("all", written(*entries))]).entries)


def ids(found):
    return [each.person for each in found]


def test_a_tie_at_a_table_without_a_number_is_settled():
    """A file may count tables from 0; a lot about its people settles their tie as at any other table."""
    device = Device("a")
    rules = {"steps": [{"take": 1, "per": "table"}]}
    entries = [*entered(device, *TRIO, rules=rules), *one_win_each(device, table=0)]
    (tie,) = qualification(book_of(*entries)).ties
    assert tie.group.table == 0
    lot = device.write("lot", AT, place="", shift=0, people=list(TRIO), seed="")
    assert ids(qualification(book_of(*entries, lot)).through) == ["Zita"]


@pytest.mark.parametrize("names", list(permutations(TRIO)))
def test_equal_people_share_a_rank_and_none_goes_on_by_name(names):
    device = Device("a")
    book = book_of(*entered(device, *names), *one_win_each(device, names))
    found = qualification(book)
    assert found.through == []
    (tie,) = found.ties
    assert (set(tie.persons), tie.places, tie.rank, tie.group.place) == (set(TRIO), 2, 1, "p1")
    assert [row[0] for row in listed("standings", book, "p1").rows] == [1, 1, 1]
    assert [row[4] for row in listed("standings", book, "p1").rows] == ["="] * 3
    (rows,) = standings(book, QualificationStep(1)).values()
    assert [row.rank for row in rows] == [1, 1, 1]


def test_a_tie_tells_people_of_one_name_apart():
    device = Device("a")
    entries = [device.write("place", AT, place="p1", name="Bar")]
    for person, name, born in (("old", "Mario Rossi", 1950), ("young", "mario rossi", 1980), ("b", "Bea", 0)):
        entries.append(device.write("person", AT, person=person, name=name, place="p1", born=born or None))
    entries += one_win_each(device, ("old", "young", "b"))
    book = book_of(*entries)
    names = {"Mario Rossi (1950)", "mario rossi (1980)", "Bea"}
    (tie,) = as_json(book, merge([]))["ties"]
    assert {each["name"] for each in tie["people"]} == names
    assert {row[1] for row in listed("qualified", book).rows} == names
    assert {row[1] for row in listed("standings", book).rows} == names
    (told,) = ties_told(book, qualification(book).ties, "en")
    assert all(name in told for name in names)


def test_the_next_rank_counts_those_before():
    device = Device("a")
    entries = [*entered(device, *TRIO, "Dino"), *one_win_each(device)]
    entries.append(game(device, "Zita", "Dino"))
    entries.append(game(device, "Zita", "Dino"))
    book = book_of(*entries)
    assert [row[:2] for row in listed("standings", book, "p1").rows] == [
        (1, "Zita"), (2, "Anna"), (2, "Bea"), (4, "Dino"),
    ]  # fmt: skip
    found = qualification(book)
    assert ids(found.through) == ["Zita"]
    assert [(set(tie.persons), tie.places) for tie in found.ties] == [({"Anna", "Bea"}, 1)]


def test_a_tie_is_in_the_json_the_csv_and_the_list_of_the_qualified():
    device = Device("a")
    entries = [*entered(device, *TRIO), *one_win_each(device)]
    merged = merge([("all", written(*entries))])
    book = read_book(merged.entries)
    told = json.loads(json.dumps(as_json(book, merged)))
    (tie,) = told["ties"]
    assert {each["name"] for each in tie["people"]} == set(TRIO)
    assert (tie["places"], tie["place"], tie["rule"]["take"]) == (2, "p1", 2)
    assert told["qualified"] == []
    assert [row["rank"] for row in told["standings"][0]["rows"]] == [1, 1, 1]
    rows = list(csv.reader(io.StringIO(as_csv(listed("qualified", book), "en").decode("utf-8-sig"))))
    assert [row[-1] for row in rows[1:]] == ["2"] * 3


def test_a_lot_and_a_playoff_about_one_tie_are_told():
    one, other = Device("a"), Device("b")
    first = [*entered(one, *TRIO), *one_win_each(one)]
    for entry in first:
        other.learn(entry)
    lot = one.write("lot", AT, place="p1", shift=0, people=list(TRIO), seed="1")
    played = game(other, "Bea", "Anna", "Zita", shift=2, playoff=True)
    assert book_of(*first, lot).conflicts == book_of(*first, played).conflicts == []
    found = [book_of(*first, *order) for order in permutations((lot, played))]
    assert [ids(qualification(book).through) for book in found] == [drawn(TRIO, "1")[:2]] * 2
    about = ", ".join(drawn(TRIO, "1"))
    assert [book.conflicts for book in found] == [[Conflict("lots", (lot.id, played.id), about)]] * 2


def test_a_lot_settles_a_tie_the_same_in_any_order_of_merging():
    one, other = Device("a"), Device("b")
    first = [*entered(one, *TRIO), *one_win_each(one)]
    for entry in first:
        other.learn(entry)
    lot = one.write("lot", AT, place="p1", shift=0, people=list(TRIO), seed="73")
    again = other.write("lot", AT, place="p1", shift=0, people=list(TRIO), seed="5")
    files = [(str(number), entry.line()) for number, entry in enumerate([*first, lot, again])]
    found = [read_book(merge(order).entries) for order in (files, files[::-1], files[2:] + files[:2])]
    assert [ids(qualification(book).through) for book in found] == [drawn(TRIO, "73")[:2]] * 3
    assert all(not qualification(book).ties for book in found)
    assert {conflict.key for book in found for conflict in book.conflicts} == {"lots"}
    assert [row[0] for row in listed("standings", found[0], "p1").rows] == [1, 2, 3]


def test_a_lot_can_be_drawn_by_hand_and_taken_back():
    device = Device("a")
    entries = [*entered(device, *TRIO), *one_win_each(device)]
    lot = device.write("lot", AT, place="p1", shift=0, people=["Bea", "Zita", "Anna"])
    assert ids(qualification(book_of(*entries, lot)).through) == ["Bea", "Zita"]
    void = device.write("void", AT, entry=lot.id)
    assert qualification(book_of(*entries, lot, void)).through == []


def test_each_order_of_a_lot_comes_about_equally_often():
    counts = dict.fromkeys(permutations(TRIO), 0)
    for seed in range(600):
        counts[tuple(drawn(TRIO, str(seed)))] += 1
    assert min(counts.values()) > 60


def test_a_play_off_settles_a_tie_and_counts_for_nothing_else():
    device = Device("a")
    entries = [*entered(device, *TRIO), *one_win_each(device)]
    playoff = game(device, "Zita", "Anna", "Bea", playoff=True)
    found = qualification(book_of(*entries, playoff))
    assert ids(found.through) == ["Zita"]
    assert [(set(tie.persons), tie.places) for tie in found.ties] == [({"Anna", "Bea"}, 1)]
    last = game(device, "Bea", "Anna", playoff=True)
    book = book_of(*entries, playoff, last)
    assert ids(qualification(book).through) == ["Zita", "Bea"]
    assert [row[1:4] for row in listed("standings", book, "p1").rows] == [
        ("Zita", 1, 3), ("Bea", 1, 3), ("Anna", 1, 3),
    ]  # fmt: skip


def test_a_lot_of_others_or_of_another_place_settles_nothing():
    device = Device("a")
    entries = [*entered(device, *TRIO), *one_win_each(device)]
    elsewhere = device.write("lot", AT, place="p2", shift=0, people=list(TRIO), seed="1")
    too_few = device.write("lot", AT, place="p1", shift=0, people=["Zita", "Anna"], seed="1")
    nobody = device.write("lot", AT, place="p1", shift=0, people=["Zita"], seed="1")
    book = book_of(*entries, elsewhere, too_few, nobody)
    assert qualification(book).through == []
    assert [(conflict.key, conflict.about) for conflict in book.conflicts] == [
        ("invalid", "lot"),
        ("no-place", "p2"),
    ]


def test_a_later_step_waits_for_a_tie_of_an_earlier_one():
    rules = {"steps": [{"take": 1, "per": "place"}, {"take": 1, "per": "all"}]}
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Carla", rules=rules)]
    entries += [
        game(device, "Anna", "Bea"),
        game(device, "Bea", "Anna"),
        game(device, "Carla", "Anna", "Bea"),
    ]
    entries.append(game(device, "Anna", "Bea"))
    entries.append(game(device, "Bea", "Anna"))
    found = qualification(book_of(*entries))
    assert found.through == []
    assert [(set(tie.persons), tie.step) for tie in found.ties] == [({"Anna", "Bea"}, 0)]
    lot = device.write("lot", AT, place="p1", shift=0, people=["Bea", "Anna"])
    assert ids(qualification(book_of(*entries, lot)).through) == ["Bea", "Anna"]


@pytest.mark.parametrize("swapped", [False, True])
def test_who_wins_at_two_places_goes_on_once_whatever_the_ids_of_the_places(swapped):
    one, other = ("p2", "p1") if swapped else ("p1", "p2")
    rules = {"steps": [{"take": 1, "per": "place"}]}
    device = Device("a")
    entries = [*entered(device, "Anna", "Bea", "Carla", rules=rules)]
    entries += [game(device, "Anna", "Bea", place=one), game(device, "Anna", "Bea", place=one)]
    entries += [game(device, "Bea", "Anna", place=one)]
    entries += [game(device, "Anna", "Carla", place=other), game(device, "Anna", "Carla", place=other)]
    entries += [game(device, "Carla", "Anna", place=other)]
    assert ids(qualification(book_of(*entries)).through) == ["Anna"]


def test_lists_by_name_are_sorted_by_the_sound():
    device = Device("a")
    entries = list(entered(device, "Zita", "Òscar", "anna", "Ottavio", "Élena", "Emma"))
    entries += [
        device.write("place", AT, place=f"p{name}", name=name) for name in ("zum Ochsen", "Bar", "Èva")
    ]
    book = book_of(*entries)
    names = [row[0] for row in listed("people", book).rows]
    assert names == ["anna", "Élena", "Emma", "Òscar", "Ottavio", "Zita"]
    assert [row[0] for row in listed("places", book).rows] == ["Bar", "Èva", "p1", "zum Ochsen"]


def test_a_player_who_is_listed_as_out_twice_counts_once():
    device = Device("a")
    game_entry = device.write(
        "game",
        AT,
        place="p1",
        shift=1,
        table=1,
        players=list(TRIO),
        winner="Zita",
        out=["Bea", "Bea", "Anna"],
    )
    (rows,) = standings(book_of(*entered(device, *TRIO), game_entry), QualificationStep(1)).values()
    assert [(row.person, row.points) for row in rows] == [("Zita", 2), ("Anna", 1), ("Bea", 0)]
