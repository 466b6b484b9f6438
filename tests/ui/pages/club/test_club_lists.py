"""The lists of a tournament on paper, on the screen for the room, and in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage

from cucu_desktop.ui.pages.club.club_screen import ROWS, ClubScreen
from cucu_desktop.ui.pages.club.club_words import views
from tests.ui.objects.club import read_by
from tests.ui.windows import cut_off, nameless


def test_lists_are_printed_as_pages_that_can_be_read(club, window, tmp_path):
    for number in range(70):
        club.page.club.write("person", person=f"x{number}", name=f"Person {number:02}", place="p", born=None)
    club.page.club.write("place", place="p", name="Bar", town="")
    club.page.fill_places("p")
    club.enter("draw", shift=1, most=10)
    path = tmp_path / "list.pdf"
    for view, pages in (("people", 2), ("draw", 2), ("accounts", 1), ("check", 1)):
        club.page.show_view(view)
        window.inn.club.print_to(path)
        assert "list.pdf" in club.told
        assert f"Pages:           {pages}" in read_by("pdfinfo", path)
        text = read_by("pdftotext", "-layout", path, "-")
        assert all(str(row[-1]) in text for row in club.page.listed.rows)


def test_slips_are_ten_to_a_page_each_with_name_and_receipt(club, window, tmp_path):
    club.begin("Anna", "Bea", "Carla")
    club.page.show_view("people")
    path = tmp_path / "slips.pdf"
    window.inn.club.print_to(path, slips=True)
    text = read_by("pdftotext", path, "-")
    assert all(name in text for name in ("Anna", "Bea", "Carla"))
    assert "Receipt: 3" in text


def test_a_file_that_cannot_be_written_is_told(club, window, tmp_path):
    club.begin("Anna")
    for name in ("no/list.pdf", "no/list.csv"):
        window.inn.club.print_to(tmp_path / name)
        assert "Saved" not in club.told
        assert club.told


def test_the_screen_for_the_room_follows_the_page_and_turns(club, qtbot):
    club.begin(*(f"Person {letter}" for letter in "ABCDEFGHIJKLMNOP"))
    club.page.show_view("people")
    menu = {action.text(): action for action in club.page._more().actions()}
    assert list(menu) == ["Merge files", "Pass on", "Screen for the room"]
    menu["Screen for the room"].trigger()
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
    club.change("people", 0, name="Be")
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
    page.enter()
    assert [*page.club.book.labels.values()] == ["Be"], "the change goes on"


def test_all_places_stay_chosen_where_there_is_one(club, qtbot):
    club.begin("Anna", "Bea")
    assert club.page.place_box.value
    club.page.place_box.setCurrentIndex(0)
    club.page.window().settings.change(language="de")
    page = club.page.window().page_stack.page
    assert not page.place_box.value
    page.fill_places()
    assert not page.place_box.value


def test_everything_has_a_name_for_a_screen_reader(club):
    club.begin("Anna")
    for view in views():
        club.page.show_view(view)
        assert nameless(club.page) == []
    table = QAccessible.queryAccessibleInterface(club.page.table)
    assert table.role() in (QAccessible.Role.Table, QAccessible.Role.Tree)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_long_names_break_no_page(club, qtbot, language):
    club.page.club.write("place", place="p", name="Bar", town="")
    for number in range(12):
        name = f"Massimiliano Alessandro Delle Montagnole{number % 3}"
        club.page.club.write("person", person=f"x{number}", name=name, place="p")
    club.page.club.write("game", place="p", shift=1, table=1, players=[*club.book.persons], winner="x1")
    club.window.context.prefer(language=language)
    page = club.window.page_stack.page
    page.fill_places("p")
    for view in ("people", "games", "standings", "check"):
        page.show_view(view)
        qtbot.wait(20)
        assert not cut_off(page)


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
    chosen = club.page.games_form.players.chosen
    qtbot.waitUntil(lambda: chosen.viewport().width() > 100)
    rects = [chosen.visualItemRect(chosen.item(number)) for number in range(2)]
    assert all(rect.right() <= chosen.viewport().width() for rect in rects)
    assert {chosen.item(number).toolTip() for number in range(2)} == set(club.seated())


def test_every_field_of_a_game_is_right_below_its_label(club):
    club.page.show_view("games")
    form = club.page.forms["games"]
    tops = {name: field.y() for name, field in form.fields.items()}
    assert len(set(tops.values())) == 1, tops
