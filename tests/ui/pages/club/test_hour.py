"""An hour of a volunteer: names, the draw, a wrong result, a withdrawal, a late entry, paper, screen."""

from PySide6.QtCore import Qt

from tests.ui.objects.club import read_by
from tests.ui.objects.controls import click

NAMES = [f"Socio {number:02} D’Arcangelo-Di Bonaventura" for number in range(1, 55)]
LIST = "\n".join(
    [
        "Nome;Nato;Quota",
        "Mario Rossi;1950;5",
        "Mario Rossi;1981;5",
        "Nicolò Di Francesco;1960;5",
        "Niccolò DiFrancesco;1961;5",
        "Rossi, Mario;;5",
        "Zoë Müller-Łukasz;2001;5",
        *(f"{name};;5" for name in NAMES),
    ]
)


def paste(club):
    """Enter the list at a place: the doubles are seen before a person is entered."""
    club.enter("places", name="Circolo", town="Montorio")
    club.page.show_view("people")
    click(club.page, "Enter a list")
    names = club.window.page_stack.page
    names.text.setPlainText(LIST)
    assert [each.doubt for each in names.read][:6] == ["", "twice", "", "alike", "twice", ""]
    click(names, "Also names that have entered")
    assert "60 people" in names.told.text()
    click(names, "Enter")
    club.page = club.window.page_stack.page


def correct(club, row, name):
    """Change the winner of a game in the list."""
    box = club.change("games", row).fields["winner"]
    box.setCurrentIndex(box.findText(name))


def test_the_tables_of_a_draw_come_one_after_the_other(club, qtbot):
    """After a result the people of the next table are in the form, and its winner is asked for."""
    paste(club)
    club.enter("draw", shift=1, most=10)
    club.page.show_view("games")
    form = club.page.games_form
    for table in range(1, 7):
        assert form.value("table") == table
        assert len(form.players.ids) == 10
        form.focus_first()
        form.fields["winner"].setCurrentIndex(3)
        qtbot.keyClick(form.fields["winner"], Qt.Key.Key_Return)
        left = 6 - table
        assert (f"{left} table" in club.told) == bool(left), club.told
    assert form.fields["winner"].hasFocus()
    assert len(club.book.games) == 6
    club.page.show_view("draw")
    assert club.page.forms["draw"].value("shift") == 2, "the first shift is played"


def test_tables_of_a_later_stage_come_one_after_the_other_between_those_of_a_place(club):
    paste(club)
    club.rule("one-evening")
    club.enter("draw", shift=1, most=10)
    form = club.page.games_form
    club.page.show_view("games")
    for _ in range(6):
        club.enter("games", winner=club.seated()[0])
    assert not club.page.writer.open_tables
    club.page.show_view("check")
    club.choose(0)
    while club.page.acts.buttons["lot"].isEnabled():
        click(club.page, "Draw a lot")
        club.choose(0)
    club.choose_stage("final")
    club.enter("draw", shift=1, most=3)
    tables = len({row[0] for row in club.page.listed.rows})
    assert tables > 1
    club.page.show_view("games")
    for table in range(1, tables + 1):
        assert (form.value("shift"), form.value("table")) == (1, table)
        club.enter("games", winner=club.seated()[0])
    assert len([game for game in club.book.games if game.stage == "final"]) == tables


def test_a_place_is_renamed(club):
    club.begin()
    click(club.change("places", 0, name="Circolo Anziani", town="Campli"), "Save")
    assert [row[:2] for row in club.rows("places")] == [("Circolo Anziani", "Campli")]
    assert club.page.place_box.currentText() == "Circolo Anziani, Campli"
    assert club.page.forms["places"].button.text() == "Enter"


def test_a_game_of_a_hostile_file_is_put_into_the_form(club):
    club.begin("Anna", "Bea")
    people = list(club.book.persons)
    place = club.page.place_box.place
    club.page.club.write("game", place=place, shift=10**12, table=0, players=people, winner=people[0])
    assert club.change("games", 0).value("shift") == 99
    club.page.show_view("draw")


def test_a_result_of_yesterday_is_corrected_where_it_stands(club, qtbot):
    paste(club)
    club.enter("draw", shift=1, most=10)
    winner, other = club.seated()[:2]
    club.enter("games", shift=1, table=1, winner=winner)
    correct(club, 0, other)
    click(club.page, "Save")
    assert [row[3] for row in club.rows("games")] == [other]
    assert club.rows("standings")[0][1] == other
    club.page.undo()
    assert club.rows("standings")[0][1] == winner, "one step of Undo takes the correction back"
    correct(club, 0, other)
    qtbot.keyClick(club.page.games_form.players.line, Qt.Key.Key_Return)
    assert [row[3] for row in club.rows("games")] == [other]


def test_after_a_withdrawal_and_a_late_entry_the_draw_is_printed_and_shown(club, tmp_path):
    paste(club)
    club.enter("draw", shift=1, most=10)
    winner = club.seated()[0]
    club.enter("games", shift=1, table=1, winner=winner)
    gone = club.book.current_draws[club.page.place_box.place, 1, ""].tables[1][0]
    club.page.show_view("people")
    club.choose(club.page.listed.ids.index(gone))
    click(club.page, "Withdraw")
    club.enter("people", name="Ugo Tardi")
    club.enter("draw", shift=1, most=10)
    rows = club.page.listed.rows
    assert gone not in club.page.listed.ids
    assert next(row[0] for row in rows if row[2] == "Ugo Tardi") == 2, "a table without a result"
    click(club.page, "Draw tables")
    assert "the draw stays" in club.told
    controller = club.window.inn.club
    controller.print_to(tmp_path / "draw.pdf")
    assert "Ugo Tardi" in read_by("pdftotext", "-layout", str(tmp_path / "draw.pdf"), "-")
    controller.print_to(tmp_path / "draw.csv")
    assert "2,10,Ugo Tardi" in (tmp_path / "draw.csv").read_text("utf-8-sig")
    club.page.wanted.emit("screen")
    screen = controller._screen
    assert "Circolo" in screen.accessibleDescription()
    club.rows("standings")
    assert winner in screen.accessibleDescription(), "the screen follows the page"
    screen.close()


def test_a_draw_is_made_again_only_until_the_first_result(club):
    club.begin(*"ABCDEFGH")
    club.enter("draw", shift=1, most=4)
    before = club.page.listed.rows
    click(club.page, "Draw tables")
    assert club.page.listed.rows == before, "the first press asks"
    assert "drawn already" in club.told
    click(club.page, "Draw tables")
    assert len(club.book.draws) == 2
    club.enter("people", name="I")
    club.enter("draw", shift=1, most=4)
    assert [row[0] for row in club.page.listed.rows] == [1, 1, 1, 2, 2, 2, 3, 3, 3], "no table of one"
    club.enter("games", shift=1, table=1, winner=club.seated()[0])
    club.page.show_view("draw")
    for _ in range(2):
        click(club.page, "Draw tables")
        assert "the draw stays" in club.told


def test_a_person_is_invited_to_a_later_stage_and_stages_are_changed_and_added(club):
    club.begin("Anna", "Bea", "Carla")
    club.rule("one-evening")
    assert [row[0] for row in club.rows("stages")] == ["At the places", "Final"]
    click(club.page, "Add stage")
    club.page.forms["stage"].put(name="Grand final", after="final", take=1, per="all", most=5)
    click(club.page.forms["stage"], "Save")
    assert [row[0] for row in club.rows("stages")] == ["At the places", "Final", "Grand final"]
    click(club.change("stages", 0, take=2), "Save")
    assert club.book.rules.steps[0].take == 2
    club.choose_stage("final")
    club.page.show_view("people")
    club.page.forms["invited"].put(name="Carla")
    click(club.page, "Invite")
    assert [row[0] for row in club.page.listed.rows] == ["Carla"]
    club.page.show_view("stages")
    club.choose(1)
    click(club.page, "Remove")
    assert "This stage stays" in club.told
    club.choose(2)
    click(club.page, "Remove")
    assert len(club.book.rules.stages) == 2


def test_the_stake_is_that_of_the_class(club):
    club.begin("Anna")
    assert club.page.people_form.fields["classes"].isHidden(), "there is one class"
    club.rule("grande-torneo")
    club.page.show_view("people")
    form = club.page.people_form
    assert form.fields["classes"].isVisible()
    form.put(classes="16")
    assert form.value("coins") == 2
    club.enter("people", name="Bimbo", born=2015)
    assert [stake.coins for stake in club.book.stakes] == [5, 2]
    assert [each.classes for each in club.book.persons.values()] == [(), (16,)]
    club.choose_stage("young")
    club.enter("people", name="Bimba", born=2014)
    assert {row[0] for row in club.rows("people")} == {"Bimbo", "Bimba"}
