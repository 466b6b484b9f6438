"""The club file on the disk: whole up to the last entry whenever the program was killed; merged; undone."""

import pytest

from cucu_desktop.match.club.club_file import ClubFile, device_name, folder, open_club
from cucu_desktop.match.club.entries import merge


@pytest.fixture
def matches(tmp_path):
    return tmp_path / "matches"


def begun(matches, device="a", name="x"):
    club = ClubFile(folder(matches) / f"{name}.cucu-club", device)
    club.write("place", place="p1", name="Bar", town="Campli")
    for person in ("Anna", "Bea", "Nicolò"):
        club.write("person", person=person, name=person, place="p1", born=None)
    club.write("game", place="p1", shift=1, table=1, players=["Anna", "Bea"], winner="Anna", out=["Bea"])
    return club


def test_killed_at_any_byte_no_entry_that_was_shown_is_lost(matches):
    club = begun(matches)
    club.close()
    whole = club.path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    path = folder(matches) / "killed.cucu-club"
    for size in range(0, len(whole) + 1, 7):
        path.write_bytes(whole[:size])
        again = ClubFile(path, "a")
        assert len(again.entries) in (sum(end <= size for end in ends), sum(end - 1 <= size for end in ends))
        again.write("withdrawn", person="Bea")
        again.close()
        kept = ClubFile(path, "a")
        assert kept.entries == again.entries
        assert kept.problems == []
        kept.close()


def test_an_entry_is_on_the_disk_before_it_is_shown(matches):
    club = begun(matches)
    for number in range(3):
        club.write("stake", person="Anna", coins=5, receipt=str(number))
        assert merge([("", club.path.read_bytes())]).entries == tuple(club.entries)


def test_the_book_after_each_entry_is_that_of_all_entries(matches):
    club = begun(matches)
    club.write("same", person="Anna", other="Nicolò")
    club.undo()
    club.write("gift", to="Caritas", coins=3)
    again = ClubFile(club.path, "a")
    club.find_conflicts()
    assert again.book == club.book


def test_undo_leads_back_to_the_beginning(matches):
    club = begun(matches)
    kinds = []
    while (entry := club.undo()) is not None:
        kinds.append(entry.kind)
    assert kinds == ["game", "person", "person", "person", "place"]
    assert [*club.book.games, *club.book.persons, *club.book.places] == []


def test_files_of_two_places_are_merged_both_ways_to_the_same_bytes(matches):
    one, other = begun(matches, "a", "one"), begun(matches, "b", "other")
    assert one.take_in([("other", other.data())])[0] == 5
    assert one.take_in([("other", other.data())])[0] == 0
    assert other.take_in([("one", one.data())])[0] == 5
    assert one.data() == other.data()
    assert one.write("withdrawn", person="Bea").clock > max(entry.clock for entry in other.entries)
    assert other.take_in([("bad", b"nonsense\n")])[1]


def test_a_damaged_file_goes_on_without_its_damage_and_a_copy_is_set_aside(matches):
    club = begun(matches)
    club.close()
    damaged = club.path.read_bytes().replace(b'"Bea"', b'"Eve"', 1)
    club.path.write_bytes(damaged)
    again = ClubFile(club.path, "a")
    assert len(again.entries) == 4
    assert (matches.parent / "damaged" / club.path.name).read_bytes() == damaged


def test_a_device_keeps_its_name_and_another_has_another(matches, tmp_path):
    assert device_name(matches) == device_name(matches)
    assert device_name(matches) != device_name(tmp_path / "other" / "matches")
    club = open_club(matches)
    club.write("place", place="p1", name="Bar", town="")
    club.close()
    assert [entry.id for entry in open_club(matches).entries] == [f"{device_name(matches)}-1"]
