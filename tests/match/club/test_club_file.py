"""The club file on the disk: whole up to the last entry whenever the program was killed; merged; undone."""

import shutil

import pytest

from cucu_desktop.match.club import club_file
from cucu_desktop.match.club.club_file import ClubFile, device_key, folder, open_club
from cucu_desktop.match.club.conflicts import find_conflicts
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
    for size in sorted({0, *range(3, len(whole), 40), *(end + by for end in ends for by in (-1, 0, 1))}):
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
    find_conflicts(club.book)
    assert again.book == club.book


def test_undo_leads_back_to_the_beginning(matches):
    club = begun(matches)
    kinds = []
    while (entry := club.last_own()) is not None:
        kinds.append(entry.kind)
        club.undo()
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


def test_a_new_tournament_has_no_problem_and_sets_nothing_aside(matches):
    assert open_club(matches).problems == []
    assert not (matches.parent / "damaged").exists()


def test_a_whole_file_is_not_written_again_when_it_is_opened(matches):
    club = begun(matches)
    club.close()
    before = club.path.stat()
    ClubFile(club.path, "a").close()
    after = club.path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_damaged_file_goes_on_without_its_damage_and_a_copy_is_set_aside(matches):
    club = begun(matches)
    club.close()
    damaged = club.path.read_bytes().replace(b'"Bea"', b'"Eve"', 1)
    club.path.write_bytes(damaged)
    again = ClubFile(club.path, "a")
    assert len(again.entries) == 4
    assert (matches.parent / "damaged" / club.path.name).read_bytes() == damaged


def test_a_device_keeps_its_key_and_another_has_another(matches, tmp_path):
    assert device_key(matches) == "", "it is made with the first entry"
    club = open_club(matches)
    club.write("place", place="p1", name="Bar", town="")
    club.close()
    key = device_key(matches)
    assert [entry.id for entry in open_club(matches).entries] == [f"{key}-1"]
    assert device_key(tmp_path / "other" / "matches") != key


def test_a_copied_profile_writes_under_a_key_of_its_own(matches, tmp_path):
    club = open_club(matches)
    club.write("place", place="p1", name="Bar", town="")
    club.close()
    copy = tmp_path / "copy" / "matches"
    shutil.copytree(folder(matches), folder(copy))
    clubs = open_club(matches), open_club(copy)
    for club in clubs:
        club.write("place", place=club.new_id, name="Torre", town="")
        club.close()
    assert len({club.entries[-1].device for club in clubs}) == 2


def test_the_same_folder_on_another_machine_gets_another_key(matches, monkeypatch):
    club = open_club(matches)
    club.write("place", place="p1", name="Bar", town="")
    club.close()
    monkeypatch.setattr(club_file, "_machine_id", lambda: iter(["another"]))
    club = open_club(matches)
    club.write("place", place="p2", name="Torre", town="")
    club.close()
    assert len({entry.device for entry in club.entries}) == 2
    assert device_key(matches) == club.entries[-1].device


def test_a_key_of_an_earlier_version_stays(matches):
    folder(matches).mkdir(parents=True)
    (folder(matches) / "device").write_text("abc123\n")
    assert device_key(matches) == "abc123"


def test_a_device_that_meets_its_copy_goes_on_under_another_key(matches, tmp_path):
    path = tmp_path / "a.cucu-club"
    one, copy = ClubFile(path, "m"), ClubFile(tmp_path / "b.cucu-club", "m")
    for club, name in ((one, "Roma"), (copy, "Sport")):
        club.write("place", place=club.new_id, name=name, town="")
    one.take_in([("b", copy.data())])
    one.write("place", place=one.new_id, name="Torre", town="")
    assert sorted(place.name for place in one.book.places.values()) == ["Roma", "Sport", "Torre"]
    assert one.entries[-1].device != "m"
    one.close()
    again = ClubFile(path, "m")
    assert again.book == one.book
    again.close()
    copy.close()
