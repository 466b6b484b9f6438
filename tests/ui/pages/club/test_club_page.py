"""A tournament kept on the page alone: places, entries, draw, games, standings, prizes, undo, merges."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cucu_desktop.match.club.club_file import ClubFile
from cucu_desktop.match.club.sample import sample
from tests.ui.objects.controls import button, click
from tests.ui.windows import a_window

NAMES = ("Anna", "Bea", "Carla", "Dino", "Ezio", "Fabia", "Gino")


def test_a_small_tournament_is_kept_from_the_first_entry_to_the_prizes(club):
    club.begin(*NAMES)
    assert [row[0] for row in club.rows("people")] == list(NAMES)
    assert [row[4] for row in club.rows("people")] == [str(number) for number in range(1, 8)], (
        "receipts go on"
    )
    club.enter("draw", shift=1, most=4)
    assert [row[0] for row in club.rows("draw")] == [1] * 4 + [2] * 3
    seated = club.seated()
    assert len(seated) == 4, "the players of a drawn table stand in the form"
    first = seated[0]
    club.enter("games", shift=1, table=1, winner=first)
    assert club.rows("standings")[0][:4] == (1, first, 1, 1)
    club.rule("two-of-a-place")
    assert [row[1] for row in club.rows("qualified")] == [first]
    club.enter("prizes", rank=1, name=first, prize="a ham")
    assert club.rows("prizes") == ((1, first, "a ham"),)
    club.enter("accounts", to="Caritas", coins=20)
    assert [row[2] for row in club.rows("accounts")] == [35, -20]
    assert club.rows("check") == ()


@pytest.mark.parametrize(
    ("view", "values", "told"),
    [
        ("places", {"name": "  "}, "Missing: Name."),
        ("people", {"name": ""}, "Missing: Name."),
        ("games", {"players": ["Anna"], "winner": "Anna"}, "At least two"),
        ("games", {"players": ["Anna", "Zoe"]}, "Zoe has not entered"),
        ("games", {"players": ["Anna", "anna"]}, "twice"),
        ("games", {"players": ["Anna", "Bea"], "winner": ""}, "Missing: Winner."),
        ("prizes", {"name": "Zoe"}, "Zoe has not entered"),
        ("accounts", {"to": "Caritas", "coins": 0}, "Missing: Coins."),
        ("stages", {"name": "Torneo", "champion": "Zoe"}, "Zoe has not entered"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence_and_not_written(club, view, values, told):
    club.begin("Anna", "Bea")
    before = club.page.club.data()
    club.enter(view, **values)
    assert told in club.told
    assert club.page.club.data() == before


def test_without_a_place_nobody_is_entered(club):
    club.enter("people", name="Anna")
    assert "place" in club.told
    assert not club.book.persons


def test_undo_takes_everything_back_and_says_what(club):
    club.begin("Anna", "Bea")
    told = []
    while button(club.page, "Undo").isEnabled():
        told.append(club.page.undo_button.toolTip())
        club.page.undo()
    assert told[0] == "Undo: Stake: Bea"
    assert told[1] == "Undo: Name: Bea"
    assert told[-1] == "Undo: Place: Bar Centrale"
    assert not club.book.persons


def test_a_game_is_removed_and_comes_back(club):
    club.begin("Anna", "Bea")
    club.enter("games", players=["Anna", "Bea"], winner="Anna")
    club.choose(0)
    click(club.page, "Remove")
    assert club.rows("games") == ()
    club.page.undo()
    assert len(club.rows("games")) == 1, "the removal was taken back"


@pytest.mark.parametrize("view", ["people", "games"])
def test_ctrl_z_undoes_the_last_entry_from_every_field_with_nothing_typed(club, view):
    club.begin(*NAMES[:2])
    page = club.page
    for number in range(len(page.forms[view].fields) + 2):
        club.enter("people", name="Carla")
        page.show_view(view)
        field = [*page.forms[view].fields.values(), page.search_field, page.table][number]
        field.setFocus()
        for _ in range(2):  # the stake, then the entry; a keyboard gives the control character as the text
            pressed = QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "\x1a"
            )
            QApplication.sendEvent(field, pressed)
        assert sorted(person.name for person in club.book.persons.values()) == ["Anna", "Bea"], field


def test_ctrl_z_undoes_what_is_being_typed_first(club, qtbot):
    club.begin(*NAMES[:2])
    field, entries = club.page.forms["people"].fields["name"], len(club.page.club.entries)
    qtbot.keyClicks(field, "Zoe")
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (field.text(), len(club.page.club.entries)) == ("", entries)
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(club.page.club.entries) == entries + 1


def test_a_player_is_taken_out_by_delete_and_a_name_typed_but_not_yet_added_is_one_too(club, qtbot):
    club.begin("Anna", "Bea", "Carla")
    club.enter("draw", shift=1, most=4)
    form = club.page.games_form
    form.players.chosen.setCurrentRow(club.seated().index("Bea"))
    qtbot.keyClick(form.players.chosen, Qt.Key.Key_Delete)
    assert sorted(club.seated()) == ["Anna", "Carla"]
    form.fields["winner"].setCurrentIndex(form.fields["winner"].findText("Anna"))
    form.players.line.setText("Bea")
    click(form, form.button.text())
    assert [len(game.players) for game in club.book.games] == [3]


def test_the_next_game_is_at_the_shift_and_after_the_table_of_the_entered_one(club):
    club.begin(*NAMES)
    form = club.page.games_form
    club.enter("games", players=["Anna", "Bea"], winner="Anna", shift=2, table=3)
    assert (form.value("shift"), form.value("table")) == (2, 3)
    club.enter("draw", shift=1, most=3)
    club.page.show_view("games")
    form.put(shift=1, table=2)
    club.enter("games", winner=club.seated()[0])
    assert (form.value("shift"), form.value("table")) == (1, 3)


def test_files_of_other_places_are_merged_and_passed_on(club, tmp_path, window):
    club.begin("Anna")
    paths = []
    for name, entries in list(sample())[:2]:
        paths.append(tmp_path / name)
        paths[-1].write_bytes(b"".join(entry.line() for entry in entries) + b'{"torn')
    window.inn.club.merge([*paths, tmp_path / "nowhere"])
    assert len(club.book.places) == 3
    assert "nowhere" in club.told
    assert "incomplete" in club.told
    club.page.show_view("people")
    club.page.fill_places("")
    club.page.search_field.setText("D’ANG")
    assert club.page.listed.rows
    assert all("D’Ang" in str(row) for row in club.page.listed.rows)


def test_a_copy_of_this_device_is_told_with_the_names_of_both(club, tmp_path, window):
    club.begin("Anna")
    copy = ClubFile(tmp_path / "copy.cucu-club", club.page.club.entries[0].device)
    copy.write("place", place=copy.new_id, name="Bar Sport", town="")
    copy.close()
    window.inn.club.merge([copy.path])
    assert "Two devices have the same key" in club.told
    assert "Bar Centrale" in club.told
    assert "Bar Sport" in club.told
    assert sorted(place.name for place in club.book.places.values()) == ["Bar Centrale", "Bar Sport"]


def test_another_window_cannot_write_the_same_file(club, window, qtbot, tmp_path):
    club.begin("Anna")
    other = a_window(qtbot, tmp_path, size=(800, 600), motion="reduced")
    other.inn.go_to("club")
    assert other.page_stack.page is None or type(other.page_stack.page).__name__ != "ClubPage"
    club.page.closed.emit()
    other.inn.go_to("club")
    assert type(other.page_stack.page).__name__ == "ClubPage"
    assert [each.name for each in other.page_stack.page.club.book.persons.values()] == ["Anna"]
    other.close()
