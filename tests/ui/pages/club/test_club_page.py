"""A tournament kept on the page alone: places, entries, draw, games, standings, prizes, prints, screen."""

import subprocess

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from cucu_desktop.match.club.club_file import ClubFile
from cucu_desktop.match.club.sample import sample
from cucu_desktop.ui.pages.club.club_screen import ROWS, ClubScreen
from cucu_desktop.ui.pages.club.club_words import views
from tests.ui.objects.controls import button, click
from tests.ui.windows import a_window, cut_off, nameless

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
        if view == "games":
            self.play(form, **values)
            return
        texts = {name: value for name, value in values.items() if isinstance(form.fields[name], QLineEdit)}
        form.put(**{name: value for name, value in values.items() if name not in texts})
        for name, value in texts.items():
            form.fields[name].clear()
            if value.isascii() and not form.fields[name].completer():  # others have no key or a pop-up here
                self._qtbot.keyClicks(form.fields[name], value)
            else:
                form.fields[name].setText(value)
        form.put(**{name: value for name, value in values.items() if name not in texts})
        click(form, form.button.text())

    def play(self, form, players=None, winner="", **numbers):
        """Enter a game: players by their names, the winner as the box has it."""
        form.put(**numbers)
        if players is not None:
            form.players.choose([])
            for name in players:
                form.players.line.setText(name)
                self._qtbot.keyClick(form.players.line, Qt.Key.Key_Return)
        form.fields["winner"].setCurrentIndex(max(0, form.fields["winner"].findText(winner)))
        if players is None or not self.page.told.text():
            click(form, form.button.text())

    def seated(self):
        """The players in the form of a game, as shown."""
        chosen = self.page.forms["games"].players.chosen
        return [chosen.item(number).text() for number in range(chosen.count())]

    def begin(self, *names):
        self.enter("places", name="Bar Centrale", town="Montorio")
        for name in names:
            self.enter("people", name=name)

    def rows(self, view):
        self.page.show_view(view)
        return self.page.listed.rows

    def change(self, view, row, **values):
        """Put the entry of a row into the form, and change fields of it; return the form."""
        self.page.show_view(view)
        self.choose(row)
        click(self.page, "Change")
        self.page.form.put(**values)
        return self.page.form

    def choose(self, *rows):
        self.page.table.clearSelection()
        chosen = self.page.table.selectionModel()
        for row in rows:
            flags = chosen.SelectionFlag.Select | chosen.SelectionFlag.Rows
            chosen.select(self.page.table.model().index(row, 0), flags)


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
    seated = club.seated()
    assert len(seated) == 4, "the players of a drawn table stand in the form"
    first = seated[0]
    club.enter("games", shift=1, table=1, winner=first)
    assert club.rows("standings")[0][:4] == (1, first, 1, 1)
    club.enter("stages", name="Torneo", year=2026, rules="two-of-a-place", champion="")
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
    assert told in club.page.told.text()
    assert club.page.club.data() == before


def test_without_a_place_nobody_is_entered(club):
    club.enter("people", name="Anna")
    assert "place" in club.page.told.text()
    assert not club.book.persons


def test_two_entries_of_one_person_are_found_joined_and_parted_again(club):
    club.begin("Nicolò D’Angelo", "Nicolo D'Angelo")
    assert club.page.told.text() == "Name: Nicolo D'Angelo. To check: Nicolò D’Angelo."
    club.enter("people", name="Bea")
    assert len(club.rows("check")) == 1
    club.choose(0)
    click(club.page, "Same person")
    assert len(club.book.persons) == 3, "it asks first"
    assert "0 games" in club.page.told.text()
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


def test_files_of_other_places_are_merged_and_passed_on(club, tmp_path, window):
    club.begin("Anna")
    paths = []
    for name, entries in list(sample())[:2]:
        paths.append(tmp_path / name)
        paths[-1].write_bytes(b"".join(entry.line() for entry in entries) + b'{"torn')
    window.inn.club.merge([*paths, tmp_path / "nowhere"])
    assert len(club.book.places) == 3
    assert "nowhere" in club.page.told.text()
    assert "incomplete" in club.page.told.text()
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
    assert "Two devices have the same key" in club.page.told.text()
    assert "Bar Centrale" in club.page.told.text()
    assert "Bar Sport" in club.page.told.text()
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


@pytest.mark.parametrize("view", ["people", "draw", "standings", "games", "accounts", "check"])
def test_lists_are_printed_as_pages_that_can_be_read(club, window, tmp_path, view):
    for number in range(70):
        club.page.club.write("person", person=f"x{number}", name=f"Person {number:02}", place="p", born=None)
    club.page.club.write("place", place="p", name="Bar", town="")
    club.page.fill_places("p")
    club.enter("draw", shift=1, most=10)
    club.page.show_view(view)
    path = tmp_path / "list.pdf"
    window.inn.club.print_to(path)
    assert "list.pdf" in club.page.told.text()
    pages = read_by("pdfinfo", path)
    assert "Pages:           2" in pages if view in ("people", "draw") else "Pages:           1" in pages
    text = read_by("pdftotext", "-layout", path, "-")
    for row in club.page.listed.rows:
        assert str(row[-1]) in text


def test_slips_are_ten_to_a_page_each_with_name_and_receipt(club, window, tmp_path):
    club.begin(*NAMES)
    club.page.show_view("people")
    path = tmp_path / "slips.pdf"
    window.inn.club.print_to(path, slips=True)
    text = read_by("pdftotext", path, "-")
    assert all(name in text for name in NAMES)
    assert "Receipt: 7" in text


def test_a_file_that_cannot_be_written_is_told(club, window, tmp_path):
    club.begin("Anna")
    for name in ("no/list.pdf", "no/list.csv"):
        window.inn.club.print_to(tmp_path / name)
        assert "Saved" not in club.page.told.text()
        assert club.page.told.text()


def test_the_screen_for_the_room_follows_the_page_and_turns(club, qtbot):
    club.begin(*(f"Person {letter}" for letter in "ABCDEFGHIJKLMNOP"))
    club.page.show_view("people")
    club.page.wanted.emit("screen")
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


def test_what_is_seldom_needed_is_in_a_menu(club):
    club.begin("Anna")
    menu = club.page._more()
    actions = {action.text(): action for action in menu.actions()}
    assert list(actions) == ["Merge files", "Pass on", "Screen for the room"]
    actions["Screen for the room"].trigger()
    assert club.window.findChild(ClubScreen).isVisible()


def test_the_page_is_kept_when_the_language_changes(club):
    club.begin("Anna")
    club.page.show_view("people")
    club.page.forms["people"].put(name="Be")
    club.page.forms["prizes"].put(name="Bea")
    club.page.search_field.setText("An")
    club.window.context.prefer(language="it")
    page = club.window.page_stack.page
    assert page is not club.page
    assert page.view == "people"
    assert page.forms["people"].value("name") == "Be"
    assert page.forms["prizes"].value("name") == "Bea"
    assert page.search_field.text() == "An"
    assert page.title.text() == "Torneo"


def test_a_change_of_language_goes_on_with_the_change_of_an_entry(club):
    club.begin("Anna")
    club.change("people", 0, name="Anna Rossi")
    club.window.context.prefer(language="it")
    page = club.window.page_stack.page
    page.enter()
    assert [*page.club.book.labels.values()] == ["Anna Rossi"]


def test_everything_has_a_name_for_a_screen_reader(club):
    club.begin("Anna")
    for view in views():
        club.page.show_view(view)
        assert nameless(club.page) == []
    table = QAccessible.queryAccessibleInterface(club.page.table)
    assert table.role() in (QAccessible.Role.Table, QAccessible.Role.Tree)


def test_father_and_son_of_one_name_play_at_one_table(club):
    club.enter("places", name="Bar", town="")
    for name, born in (("Mario Rossi", 1950), ("Mario Rossi", 1980), ("Bea", 0)):
        club.enter("people", name=name, born=born)
    club.enter("draw", shift=1, most=4)
    club.page.show_view("games")
    assert sorted(club.seated()) == ["Bea", "Mario Rossi (1950)", "Mario Rossi (1980)"]
    club.enter("games", shift=1, table=1, winner="Mario Rossi (1980)")
    (game,) = club.book.games
    assert len(set(game.players)) == 3
    assert club.book.persons[game.winner].born == 1980
    assert club.rows("check") == (), "one table proves that they are two"
    assert club.rows("standings")[0][1] == "Mario Rossi (1980)"


def test_people_of_one_name_are_chosen_by_what_tells_them_apart(club):
    club.enter("places", name="Bar", town="")
    for name, born in (("Mario Rossi", 1950), ("Mario Rossi", 1980), ("Bea", 0)):
        club.enter("people", name=name, born=born)
    club.enter("games", players=["mario rossi"])
    assert "Mario Rossi (1950) · Mario Rossi (1980)" in club.page.told.text()
    club.page.show_view("places")
    club.enter("games", players=["Mario Rossi (1950)", "Bea"], winner="Bea")
    (game,) = club.book.games
    assert club.book.persons[game.players[0]].born == 1950


def test_names_with_commas_play(club):
    club.begin("Rossi, Mario", "O\u2019Brien, Se\u00e1n; jun.", "x" * 40)
    club.enter("draw", shift=1, most=4)
    club.page.show_view("games")
    assert sorted(club.seated()) == sorted(["Rossi, Mario", "O\u2019Brien, Se\u00e1n; jun.", "x" * 40])
    club.enter("games", shift=1, table=1, winner="Rossi, Mario")
    assert len(club.book.games[0].players) == 3
    club.enter("games", shift=1, table=2, players=["Rossi, Mario", "x" * 40], winner="x" * 40)
    assert len(club.book.games) == 2


def test_a_name_typed_but_not_yet_added_is_a_player_too(club):
    club.begin("Anna", "Bea")
    club.page.show_view("games")
    form = club.page.forms["games"]
    club.play(form, players=["Anna"], winner="Anna")
    form.players.line.setText("Bea")
    click(form, form.button.text())
    assert len(club.book.games) == 1


def test_a_player_is_taken_out_by_delete(club, qtbot):
    club.begin("Anna", "Bea", "Carla")
    club.enter("draw", shift=1, most=4)
    club.page.show_view("games")
    chosen = club.page.forms["games"].players.chosen
    chosen.setCurrentRow(club.seated().index("Bea"))
    qtbot.keyClick(chosen, Qt.Key.Key_Delete)
    assert sorted(club.seated()) == ["Anna", "Carla"]


def test_they_are_two_people_settles_the_question(club):
    club.begin("Nicol\u00f2 Bo", "Niccol\u00f2 Bo", "Bea")
    assert len(club.rows("check")) == 1
    club.choose(0)
    click(club.page, "Two people")
    assert club.rows("check") == ()
    assert len(club.book.persons) == 3
    club.page.undo()
    assert len(club.rows("check")) == 1


def test_people_of_one_table_are_not_joined_and_the_question_shows_their_games(club):
    club.begin("Anna", "Bea", "Carla")
    club.enter("games", players=["Anna", "Bea"], winner="Anna")
    club.rows("people")
    club.choose(0, 1)
    click(club.page, "Same person")
    assert "Anna and Bea sat at one table" in club.page.told.text()
    before = club.page.club.data()
    club.choose(0, 2)
    click(club.page, "Same person")
    assert "Bar Centrale, Montorio, shift 1, table 1 \u2605" in club.page.told.text()
    assert "Carla: 0 games" in club.page.told.text()
    club.choose(1, 2)
    click(club.page, "Same person")
    assert club.page.club.data() == before, "another pair is asked about anew"
    click(club.page, "Same person")
    assert len(club.book.persons) == 2
    assert len(club.book.games) == 1


def test_name_year_and_stake_of_an_entry_are_changed(club):
    club.begin("Ana", "Bea")
    form = club.change("people", 0)
    assert (form.value("name"), form.value("coins"), form.value("receipt")) == ("Ana", 5, "1")
    club.rows("places")
    club.rows("people")
    assert (form.value("name"), form.button.text()) == ("", "Enter"), "another view ends the change"
    click(club.change("people", 0, name="Anna", born=1990, coins=2), "Save")
    assert club.rows("people")[0][:5] == ("Anna", 1990, "Bar Centrale, Montorio", 2, "1")
    assert len(club.book.persons) == 2
    club.enter("people", name="Carla")
    assert len(club.book.persons) == 3, "the form enters people again"
    while button(club.page, "Undo").isEnabled():
        club.page.undo()
    assert not club.book.persons


def test_the_stake_of_the_next_entry_is_the_usual_one_and_enter_in_it_enters(club, qtbot):
    club.begin()
    club.page.show_view("people")
    form = club.page.forms["people"]
    form.put(name="Bimbo")
    coins = form.fields["coins"]
    coins.setFocus()
    coins.selectAll()
    qtbot.keyClicks(coins, "2")
    qtbot.keyClick(coins, Qt.Key.Key_Return)
    assert [stake.coins for stake in club.book.stakes] == [2]
    assert form.value("coins") == 5


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("view", ["people", "games", "standings", "check"])
def test_long_names_break_no_page(qtbot, tmp_path, language, view):
    window = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced", language=language)
    club = Club(window, qtbot)
    kept = club.page.club
    kept.write("place", place="p", name="Bar", town="")
    for number in range(12):
        name = f"Massimiliano Alessandro Delle Montagnole{number % 3}"
        kept.write("person", person=f"x{number}", name=name, place="p")
    kept.write("game", place="p", shift=1, table=1, players=[*kept.book.persons], winner="x1")
    club.page.fill_places("p")
    club.page.show_view(view)
    qtbot.wait(20)
    assert not cut_off(club.page)


def test_a_list_is_pasted_seen_and_entered(club, qtbot, tmp_path):
    club.enter("places", name="Bar", town="")
    club.enter("people", name="Anna Bo")
    click(club.page, "Enter a list")
    names = club.window.page_stack.page
    path = tmp_path / "names.csv"
    path.write_text("name;born;stake\nRossi, Mario;1950;2\nBo Anna;;\nUgo;;\n", encoding="utf-16")
    club.window.inn.club.open_names(names, path)
    assert [row[0] for row in names.table.list_model.listed.rows] == ["Rossi, Mario", "Bo Anna", "Ugo"]
    assert names.table.list_model.listed.rows[1][3] == "Twice: Anna Bo"
    assert names.told.text() == "2 people. 1 name is left out."
    click(names, "Enter")
    club.page = club.window.page_stack.page
    assert club.page.view == "people"
    rows = [row[:2] + row[3:5] for row in club.rows("people")]
    assert rows == [("Anna Bo", "", 5, "1"), ("Rossi, Mario", 1950, 2, "2"), ("Ugo", "", 5, "3")]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_for_a_list_is_read_whole(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced", language=language)
    club = Club(window, qtbot)
    club.page.club.write("place", place="p", name="Bar", town="")
    club.page.fill_places("p")
    club.page.show_view("people")
    club.page.acts.buttons["names"].click()
    names = window.page_stack.page
    names.text.setPlainText("Anna; 1950\nanna\nBea;x")
    qtbot.wait(20)
    assert not cut_off(names)
    assert nameless(names) == []


def tied(club):
    """Three people with one game each to their names, for two places."""
    club.begin("Zita", "Anna", "Bea")
    for winner in ("Zita", "Anna", "Bea"):
        club.enter("games", players=["Zita", "Anna", "Bea"], winner=winner)


def test_a_tie_is_told_and_settled_by_a_drawn_lot(club):
    tied(club)
    assert [row[:2] for row in club.rows("standings")] == [(1, "Anna"), (1, "Bea"), (1, "Zita")]
    assert [row[0] for row in club.rows("qualified")] == ["="] * 3
    ((told,),) = club.rows("check")
    tie, rest = "A tie at Bar Centrale, Montorio: Anna, Bea, Zita. ", "A play-off or a drawn lot decides."
    assert told == f"{tie}Places open: 2. {rest}"
    club.choose(0)
    assert not button(club.page, "Same person").isEnabled()
    click(club.page, "Draw a lot")
    order = club.page.told.text().removeprefix("Draw a lot: ").removesuffix(".").split(", ")
    assert sorted(order) == ["Anna", "Bea", "Zita"]
    assert club.rows("check") == ()
    assert [row[1] for row in club.rows("qualified")] == order[:2]
    assert [row[:2] for row in club.rows("standings")] == list(enumerate(order, 1))
    club.page.undo()
    assert len(club.rows("check")) == 1


def test_a_tie_is_settled_by_a_play_off(club):
    tied(club)
    club.enter("games", players=["Anna", "Bea", "Zita"], winner="Zita", playoff=True)
    ((told,),) = club.rows("check")
    assert "Anna, Bea. Places open: 1." in told
    assert not club.page.forms["games"].value("playoff"), "the next game is an ordinary one"
    assert [row[4] for row in club.rows("games")] == ["x", "", "", ""]
    club.enter("games", players=["Anna", "Bea"], winner="Bea", playoff=True)
    assert club.rows("check") == ()
    assert [row[1] for row in club.rows("qualified")] == ["Zita", "Bea"]


def test_equal_people_can_have_prizes_of_one_rank(club):
    club.begin("Zita", "Anna")
    for name in ("Zita", "Anna"):
        club.enter("prizes", rank=1, name=name, prize="a ham")
    assert club.rows("prizes") == ((1, "Anna", "a ham"), (1, "Zita", "a ham"))


def test_names_are_sorted_by_the_language_of_the_window(club):
    club.begin("Zita", "Élena", "emma", "Òscar", "Ottavio")
    assert [row[0] for row in club.rows("people")] == ["Élena", "emma", "Òscar", "Ottavio", "Zita"]


@pytest.mark.parametrize("view", ["people", "places", "games", "accounts"])
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


def test_a_long_sentence_to_check_is_read_whole(club):
    names = [f"Massimiliano Alessandro Delle Montagn{letter}" for letter in "abcdef"]
    club.begin(*names, "Bea")
    table = {"place": club.page.place_box.place, "shift": 1, "table": 1, "players": [*club.book.persons]}
    for winner in names:
        club.page.club.write("game", **table, winner=club.page.writer.find(winner))
    assert club.rows("check")[0][0].endswith("decides.")
    table = club.page.table
    rect = table.visualRect(table.model().index(0, 0))
    needed = table.fontMetrics().boundingRect(
        rect.adjusted(4, 0, -4, 0), Qt.TextFlag.TextWordWrap, club.rows("check")[0][0]
    )
    assert rect.height() >= needed.height() > 1.5 * table.fontMetrics().height()
    club.page.show_view("standings")
    club.page.refresh()
    assert {table.rowHeight(row) for row in range(3)} == {table.verticalHeader().defaultSectionSize()}


def test_a_long_name_among_the_players_ends_within_the_field(club, qtbot):
    club.begin("Massimiliano Alessandro Delle Montagnole", "Bea")
    club.enter("draw", shift=1, most=4)
    club.page.show_view("games")
    chosen = club.page.forms["games"].players.chosen
    qtbot.waitUntil(lambda: chosen.viewport().width() > 100)
    rects = [chosen.visualItemRect(chosen.item(number)) for number in range(2)]
    assert all(rect.right() <= chosen.viewport().width() for rect in rects)
    assert {chosen.item(number).toolTip() for number in range(2)} == set(club.seated())


def test_every_field_of_a_game_is_right_below_its_label(club):
    club.page.show_view("games")
    form = club.page.forms["games"]
    tops = {name: field.y() for name, field in form.fields.items()}
    assert len(set(tops.values())) == 1, tops


def test_all_places_stay_chosen_where_there_is_one(club, qtbot):
    club.begin(*NAMES[:2])
    assert club.page.place_box.value
    club.page.place_box.setCurrentIndex(0)
    club.page.window().settings.change(language="de")
    page = club.page.window().page_stack.page
    assert not page.place_box.value
    page.fill_places()
    assert not page.place_box.value


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


def test_acts_and_undo_keep_class_and_stake_in_the_form_and_another_stage_ends_a_change(club):
    club.begin("Anna", "Bea")
    club.enter("stages", name="Torneo", year=2026, rules="grande-torneo", champion="")
    form = club.change("people", 0, classes="16", coins=12)
    club.choose(1)
    click(club.page, "Withdraw")
    club.page.undo()
    assert (form.value("classes"), form.value("coins")) == ("16", 12)
    club.page.place_box.choose_stage("young")
    assert (form.button.text(), form.value("classes"), form.value("coins")) == ("Enter", "16", 2)
    club.page.place_box.choose(next(iter(club.book.places)))
    assert (form.value("classes"), form.value("coins")) == ("", 5)
    form.put(coins=9)
    club.page.undo()
    assert form.value("coins") == 9, "the stake of a new entry"


def test_people_play_again_only_if_all_who_are_selected_have_withdrawn(club):
    club.begin("Anna", "Bea")
    for rows, act, withdrawn in (((0,), "Withdraw", 1), ((0, 1), "Withdraw", 2), ((0, 1), "Plays again", 0)):
        club.choose(*rows)
        click(club.page, act)
        assert len(club.book.withdrawn) == withdrawn
        club.enter("people", name="Ugo")
    assert len(club.book.persons) == 5, "no later entry is lost"


def test_a_double_click_changes_nothing_where_nothing_can_be_changed(club):
    club.begin("Anna", "Bea")
    club.enter("stages", name="Torneo", year=2026, rules="one-evening", champion="")
    club.page.place_box.choose_stage("final")
    club.page.show_view("people")
    club.page.forms["invited"].put(name="Anna")
    click(club.page, "Invite")
    club.page.club.write("prize", rank=1, person=next(iter(club.book.persons)), prize="a ham")
    for view in ("people", "prizes"):
        club.page.show_view(view)
        club.choose(0)
        club.page.table.doubleClicked.emit(club.page.table.model().index(0, 0))
        assert club.page.form.button.text() != "Save"


@pytest.mark.parametrize("classes", [(0, 16), (18,)])
def test_a_change_keeps_classes_that_the_form_cannot_show(club, classes):
    club.begin("Anna")
    club.enter("stages", name="Torneo", year=2026, rules="grande-torneo", champion="")
    (anna,) = club.book.persons.values()
    club.page.club.write("person", person=anna.id, name="Anna", place=anna.place, classes=[*classes])
    click(club.change("people", 0, name="Anna Rossi"), "Save")
    assert [(each.name, each.classes) for each in club.book.persons.values()] == [("Anna Rossi", classes)]
    click(club.change("people", 0), "Save")
    assert club.page.told.text() == "", "nothing has changed"
