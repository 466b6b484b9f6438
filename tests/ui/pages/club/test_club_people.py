"""People of a tournament: names that are alike, changes of an entry, classes, lists."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.objects.controls import button, click


def test_names_that_look_alike_are_of_two_people_or_of_one(club):
    club.begin("Nicolò D’Angelo", "Nicolo D'Angelo")
    assert club.told == "Name: Nicolo D'Angelo. To check: Nicolò D’Angelo."
    club.enter("people", name="Bea")
    assert len(club.rows("check")) == 1
    club.choose(0)
    click(club.page, "Two people")
    assert (club.rows("check"), len(club.book.persons)) == ((), 3)
    club.page.undo()
    assert len(club.rows("check")) == 1
    club.choose(0)
    click(club.page, "Same person")
    assert len(club.book.persons) == 3, "it asks first"
    assert "0 games" in club.told
    click(club.page, "Same person")
    assert (club.rows("check"), len(club.book.persons)) == ((), 2)
    club.page.undo()
    assert len(club.rows("check")) == 1


def test_people_of_one_table_are_not_joined_and_the_question_shows_their_games(club):
    club.begin("Anna", "Bea", "Carla")
    club.enter("games", players=["Anna", "Bea"], winner="Anna")
    club.rows("people")
    club.choose(0, 1)
    click(club.page, "Same person")
    assert "Anna and Bea sat at one table" in club.told
    before = club.page.club.data()
    club.choose(0, 2)
    click(club.page, "Same person")
    assert "Bar Centrale, Montorio, shift 1, table 1 \u2605" in club.told
    assert "Carla: 0 games" in club.told
    club.choose(1, 2)
    click(club.page, "Same person")
    assert club.page.club.data() == before, "another pair is asked about anew"
    click(club.page, "Same person")
    assert len(club.book.persons) == 2
    assert len(club.book.games) == 1


def test_people_of_one_name_play_at_one_table_and_are_chosen_by_what_tells_them_apart(club):
    club.begin()
    for name, born in (("Mario Rossi", 1950), ("Mario Rossi", 1980), ("Rossi, Bea; jun.", 0)):
        club.enter("people", name=name, born=born)
    club.enter("draw", shift=1, most=4)
    assert sorted(club.seated()) == ["Mario Rossi (1950)", "Mario Rossi (1980)", "Rossi, Bea; jun."]
    club.enter("games", shift=1, table=1, winner="Mario Rossi (1980)")
    (game,) = club.book.games
    assert len(set(game.players)) == 3
    assert club.book.persons[game.winner].born == 1980
    assert club.rows("check") == (), "one table proves that they are two"
    assert club.rows("standings")[0][1] == "Mario Rossi (1980)"
    club.enter("games", players=["mario rossi"])
    assert "Mario Rossi (1950) · Mario Rossi (1980)" in club.told
    club.page.show_view("places")
    club.enter("games", players=["Mario Rossi (1950)", "Rossi, Bea; jun."], winner="Rossi, Bea; jun.")
    assert [club.book.persons[each].born for each in club.book.games[1].players] == [1950, None]


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


@pytest.mark.parametrize("classes", [(0, 16), (18,)])
def test_a_change_keeps_classes_that_the_form_cannot_show(club, classes):
    club.begin("Anna")
    club.rule("grande-torneo")
    (anna,) = club.book.persons.values()
    club.page.club.write("person", person=anna.id, name="Anna", place=anna.place, classes=[*classes])
    click(club.change("people", 0, name="Anna Rossi"), "Save")
    assert [(each.name, each.classes) for each in club.book.persons.values()] == [("Anna Rossi", classes)]
    click(club.change("people", 0), "Save")
    assert club.told == "", "nothing has changed"


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


def test_acts_and_undo_keep_class_and_stake_in_the_form_and_another_stage_ends_a_change(club):
    club.begin("Anna", "Bea")
    club.rule("grande-torneo")
    form = club.change("people", 0, classes="16", coins=12)
    club.choose(1)
    click(club.page, "Withdraw")
    club.page.undo()
    assert (form.value("classes"), form.value("coins")) == ("16", 12)
    club.choose_stage("young")
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
    club.rule("one-evening")
    club.choose_stage("final")
    club.page.show_view("people")
    club.page.forms["invited"].put(name="Anna")
    click(club.page, "Invite")
    club.page.club.write("prize", rank=1, person=next(iter(club.book.persons)), prize="a ham")
    for view in ("people", "prizes"):
        club.page.show_view(view)
        club.choose(0)
        club.page.table.doubleClicked.emit(club.page.table.model().index(0, 0))
        assert club.page.form.button.text() != "Save"


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
