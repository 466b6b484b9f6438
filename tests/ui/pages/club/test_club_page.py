"""A tournament kept on the page alone: places, entries, draw, games, standings, prizes, prints, screen."""

import subprocess

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QLineEdit

from cucu_desktop.match.club.club_file import ClubFile
from cucu_desktop.match.club.entries import merge
from cucu_desktop.match.club.sample import sample
from cucu_desktop.ui.pages.club.club_screen import ROWS, ClubScreen
from tests.ui.objects.controls import button, click
from tests.ui.windows import a_window, nameless

NAMES = ("Anna", "Bea", "Carla", "Dino", "Ezio", "Fabia", "Gino")


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")


def read_by(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Club:
    """Keeps a tournament by typing."""

    def __init__(self, window, qtbot):
        window.inn.go_to("club")
        self.window, self.page, self._qtbot = window, window.page_stack.page, qtbot

    @property
    def book(self):
        return self.page.club.book

    def enter(self, view, **values):
        """Fill in the form of a view by the keyboard, and press Enter in its last text."""
        self.page.show_view(view)
        form = self.page.forms[view]
        texts = {name: value for name, value in values.items() if isinstance(form.fields[name], QLineEdit)}
        form.put(**{name: value for name, value in values.items() if name not in texts})
        for name, value in texts.items():
            form.fields[name].clear()
            if value.isascii():  # others have no key here
                self._qtbot.keyClicks(form.fields[name], value)
            else:
                form.fields[name].setText(value)
        form.put(**{name: value for name, value in values.items() if name not in texts})
        click(form, form.button.text())

    def begin(self, *names):
        self.enter("places", name="Bar Centrale", town="Montorio")
        for name in names:
            self.enter("people", name=name)

    def rows(self, view):
        self.page.show_view(view)
        return self.page.listed.rows

    def choose(self, *rows):
        self.page.table.clearSelection()
        for row in rows:
            index = self.page.table.model().index(row, 0)
            self.page.table.selectionModel().select(
                index,
                self.page.table.selectionModel().SelectionFlag.Select
                | self.page.table.selectionModel().SelectionFlag.Rows,
            )


@pytest.fixture
def club(window, qtbot):
    return Club(window, qtbot)


def test_a_small_tournament_is_kept_from_the_first_entry_to_the_prizes(club):
    club.begin(*NAMES)
    assert [row[0] for row in club.rows("people")] == list(NAMES)
    assert [row[4] for row in club.rows("people")] == [str(number) for number in range(1, 8)], (
        "receipts go on"
    )
    club.enter("draw", shift=1, most=4)
    assert [row[0] for row in club.rows("draw")] == [1] * 4 + [2] * 3
    club.page.show_view("games")
    seated = club.page.forms["games"].text("players")
    assert len(seated.split(", ")) == 4, "the players of a drawn table stand in the form"
    first = seated.partition(",")[0]
    club.enter("games", shift=1, table=1, winner=first)
    assert club.rows("standings")[0][:4] == (1, first, 1, 1)
    club.enter("qualified", name="Torneo", year=2026, rules="two-of-a-place", champion="")
    assert [row[1] for row in club.rows("qualified")] == [first]
    club.enter("prizes", rank=1, name=first, prize="a ham")
    assert club.rows("prizes") == ((1, first, "a ham"),)
    club.enter("accounts", to="Caritas", coins=20)
    assert [row[2] for row in club.rows("accounts")] == [35, -20]
    assert club.rows("check") == ()


@pytest.mark.parametrize(
    ("view", "values", "told"),
    [
        ("places", {"name": "  "}, "A name is missing."),
        ("people", {"name": ""}, "A name is missing."),
        ("games", {"players": "Anna", "winner": ""}, "at least two"),
        ("games", {"players": "Anna, Zoe"}, "Zoe has not entered"),
        ("games", {"players": "Anna, anna"}, "twice"),
        ("games", {"players": "Anna, Bea", "winner": ""}, "Choose the winner"),
        ("prizes", {"name": "Zoe"}, "Zoe has not entered"),
        ("accounts", {"to": "Caritas", "coins": 0}, "How many coins?"),
        ("qualified", {"name": "Torneo", "champion": "Zoe"}, "Zoe has not entered"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence_and_not_written(club, view, values, told):
    club.begin("Anna", "Bea")
    before = club.page.club.data()
    club.enter(view, **values)
    assert told in club.page.told.text()
    assert club.page.club.data() == before


def test_without_a_place_nobody_is_entered(club):
    club.enter("people", name="Anna")
    assert "place" in club.page.told.text()
    assert not club.book.persons


def test_late_entries_are_seated_and_who_withdraws_leaves_the_draw(club):
    club.begin(*NAMES[:6])
    club.enter("draw", shift=1, most=4)
    club.enter("draw", shift=1, most=4)
    assert "drawn already" in club.page.told.text()
    club.enter("people", name="Gino")
    club.page.show_view("people")
    club.choose(0)
    click(club.page, "Withdraw")
    club.enter("draw", shift=1, most=4)
    names = [row[2] for row in club.rows("draw")]
    assert sorted(names) == sorted(NAMES[1:])


def test_two_entries_of_one_person_are_found_joined_and_parted_again(club):
    club.begin("Nicolò D’Angelo", "Nicolo D'Angelo", "Bea")
    assert "same name" in club.page.told.text() or len(club.rows("check")) == 1
    assert len(club.rows("check")) == 1
    club.choose(0)
    click(club.page, "Same person")
    assert club.rows("check") == ()
    assert len(club.book.persons) == 2
    club.page.undo()
    assert len(club.rows("check")) == 1


def test_undo_takes_everything_back_and_says_what(club):
    club.begin("Anna", "Bea")
    told = []
    while button(club.page, "Undo").isEnabled():
        told.append(club.page.undo_button.toolTip())
        club.page.undo()
    assert told[0] == "Undo: stake of Bea"
    assert told[1] == "Undo: entry of Bea"
    assert told[-1] == "Undo: place Bar Centrale"
    assert not club.book.persons


def test_a_game_is_removed_and_comes_back(club):
    club.begin("Anna", "Bea")
    club.enter("games", players="Anna, Bea", winner="Anna")
    club.choose(0)
    click(club.page, "Remove")
    assert club.rows("games") == ()
    club.page.undo()
    assert len(club.rows("games")) == 1, "the removal was taken back"


def test_all_is_on_the_disk_when_it_is_shown(club):
    club.begin("Anna")
    assert merge([("", club.page.club.path.read_bytes())]).entries == tuple(club.page.club.entries)


def test_files_of_other_places_are_merged_and_passed_on(club, tmp_path, window):
    club.begin("Anna")
    paths = []
    for name, entries in list(sample())[:2]:
        paths.append(tmp_path / name)
        paths[-1].write_bytes(b"".join(entry.line() for entry in entries) + b'{"torn')
    window.inn.parts.club.merge([*paths, tmp_path / "nowhere"])
    assert len(club.book.places) == 3
    assert "nowhere" in club.page.told.text()
    assert "incomplete" in club.page.told.text()
    club.page.show_view("people")
    club.page.fill_places("")
    club.page.search_field.setText("D’ANG")
    assert club.page.listed.rows
    assert all("D’Ang" in str(row) for row in club.page.listed.rows)


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


@pytest.mark.parametrize("view", ["people", "draw", "standings", "games", "accounts", "check"])
def test_lists_are_printed_as_pages_that_can_be_read(club, window, tmp_path, view):
    for number in range(70):
        club.page.club.write("person", person=f"x{number}", name=f"Person {number:02}", place="p", born=None)
    club.page.club.write("place", place="p", name="Bar", town="")
    club.page.fill_places("p")
    club.enter("draw", shift=1, most=10)
    club.page.show_view(view)
    path = tmp_path / "list.pdf"
    window.inn.parts.club.print_to(path)
    assert "list.pdf" in club.page.told.text()
    pages = read_by("pdfinfo", path)
    assert "Pages:           2" in pages if view in ("people", "draw") else "Pages:           1" in pages
    text = subprocess.run(
        ["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True
    ).stdout
    for row in club.page.listed.rows:
        assert str(row[-1]) in text


def test_slips_are_ten_to_a_page_each_with_name_and_receipt(club, window, tmp_path):
    club.begin(*NAMES)
    club.page.show_view("people")
    path = tmp_path / "slips.pdf"
    window.inn.parts.club.print_to(path, slips=True)
    text = read_by("pdftotext", path, "-")
    assert all(name in text for name in NAMES)
    assert "Receipt: 7" in text


def test_a_list_is_saved_for_a_spreadsheet(club, window, tmp_path):
    club.begin("Anna")
    club.page.show_view("people")
    window.inn.parts.club.print_to(tmp_path / "list.csv")
    assert "Anna" in (tmp_path / "list.csv").read_text("utf-8-sig")


def test_a_file_that_cannot_be_written_is_told(club, window, tmp_path):
    club.begin("Anna")
    for name in ("no/list.pdf", "no/list.csv"):
        window.inn.parts.club.print_to(tmp_path / name)
        assert "Saved" not in club.page.told.text()
        assert club.page.told.text()


def test_the_screen_for_the_room_follows_the_page_and_turns(club, qtbot):
    club.begin(*(f"Person {letter}" for letter in "ABCDEFGHIJKLMNOP"))
    club.page.show_view("people")
    click(club.page, "Screen")
    screen = club.window.findChild(ClubScreen)
    screen.resize(1920, 1080)
    assert screen.isVisible()
    assert screen.pages == -(-16 // ROWS)
    assert "Person A" in screen.accessibleDescription()
    screen.turn()
    assert "Person P" in screen.accessibleDescription()
    assert screen.line * 0.64 >= 1080 / 25, "readable from five metres"
    grabbed = screen.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert grabbed.width() == 1920
    assert len({grabbed.pixel(x, y) for x in range(0, 1920, 9) for y in range(0, 1080, 9)}) > 5
    club.page.show_view("places")
    assert "Bar Centrale" in screen.accessibleDescription()
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.isVisible()


def test_the_page_is_kept_when_the_language_changes(club):
    club.begin("Anna")
    club.page.show_view("people")
    club.page.forms["people"].put(name="Be")
    club.window.context.prefer(language="it")
    page = club.window.page_stack.page
    assert page is not club.page
    assert page.view == "people"
    assert page.forms["people"].text("name") == "Be"
    assert page.title.text() == "Torneo"


def test_everything_has_a_name_for_a_screen_reader(club):
    club.begin("Anna")
    for view in (
        "places",
        "people",
        "draw",
        "games",
        "standings",
        "qualified",
        "prizes",
        "accounts",
        "check",
    ):
        club.page.show_view(view)
        assert nameless(club.page) == []
    table = QAccessible.queryAccessibleInterface(club.page.table)
    assert table.role() in (QAccessible.Role.Table, QAccessible.Role.Tree)


def test_a_file_with_damage_is_opened_without_it(window, qtbot):
    path = window.context.matches.parent / "clubs" / "tournament.cucu-club"
    kept = ClubFile(path, "a")
    kept.write("place", place="p", name="Bar", town="")
    kept.close()
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    club = Club(window, qtbot)
    assert [place.name for place in club.book.places.values()] == ["Bar"]
