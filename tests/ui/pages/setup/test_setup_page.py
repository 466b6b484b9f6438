"""Laying the table: who sits there, and by which rules."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QToolButton

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.preference_rows import PreferenceRows
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.people import Key
from cucu_desktop.ui.pages.setup.slips import FacePicker
from cucu_desktop.ui.pages.setup.who_page import fault_told
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from tests.ui.objects.controls import button, choose, foot_of, shows_button, texts
from tests.ui.objects.setup_form import SetupForm, open_setup
from tests.ui.windows import a_window, wait_for


@pytest.fixture
def sheet(qtbot, tmp_path):
    return SetupForm(open_setup(qtbot, tmp_path, "campli").page_stack.page)


def test_a_name_that_is_there_twice_is_told_and_not_played(qtbot, sheet):
    begun = []
    sheet.page.begun.connect(begun.append)
    sheet.rename(0, " zi' peppe ")
    assert not sheet.marked, "nothing is wrong before the game is to start"
    assert sheet.fault == ""
    sheet.begin()
    assert sheet.marked
    assert sheet.slip.name.hasFocus()
    told = fault_told(seating.Fault("same name", 1, PERSONS["peppe"].name))
    assert sheet.fault == sheet.lines[1] == told
    assert "player 2" in told
    sheet.rename(0, "")
    assert sheet.fault == fault_told(seating.Fault("no name", 0))
    sheet.begin()
    assert sheet.slip.name.hasFocus()
    assert begun == []
    sheet.slip.name.setText("Anna")
    assert sheet.fault == ""
    assert not sheet.marked
    with qtbot.waitSignal(sheet.page.begun):
        sheet.begin()


def test_seats_from_two_to_twenty_and_four_who_look_on(qtbot, sheet):
    for _ in range(5):
        sheet.take_away(1)
    assert sheet.names == ["Anna"]
    assert not shows_button(sheet.open(0), "Take away"), "someone plays"
    assert sheet.fault == fault_told(seating.Fault("few seats", number=2))
    while sheet.offers("A bot"):
        sheet.press("A bot")
    assert len(sheet.plan.players) == 20
    while sheet.offers("A spectator"):
        sheet.press("A spectator")
    assert len(sheet.plan.onlookers) == seating.ONLOOKERS
    assert seating.faults(sheet.plan) == []
    assert len(set(sheet.names)) == 24


def test_bots_fill_the_table_and_people_stay(qtbot, sheet):
    sheet.new("Ugo")
    for number in (20, 9, 2):
        sheet.fill(number)
        assert len(sheet.plan.players) == number
        assert [player.name for player in sheet.plan.players if not player.bot] == ["Anna", "Ugo"]
    assert sheet.add().number.minimum() == 2


@pytest.mark.parametrize("text", [100, 150])
def test_whoever_is_added_is_seen_and_more_can_be_added(qtbot, tmp_path, text):
    window = a_window(qtbot, tmp_path, paints=False, text=text)
    window.page_opener.lay_table("campli")
    sheet = SetupForm(window.page_stack.page)
    qtbot.wait(10)
    for number in range(9):
        sheet.new(f"Ugo {number}")
        qtbot.wait(5)
        field = sheet.slip.name
        assert window.focusWidget() is field
        assert field.visibleRegion().boundingRect() == field.rect()
        assert field.text() == ""
    assert sheet.names[-1] == "Ugo 8"


def test_names_are_written_one_after_the_other_and_an_empty_one_ends(qtbot, sheet):
    field = sheet.add().name
    qtbot.keyClicks(field, "Rocco")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClicks(sheet.slip.name, "anna")
    qtbot.keyClick(sheet.slip.name, Qt.Key.Key_Return)
    assert "Someone is already called anna." in texts(sheet.slip)
    sheet.begin()
    assert sheet.slip is not None, "the name that was typed is nobody's"
    sheet.slip.name.setText("Pia")
    qtbot.keyClick(sheet.slip.name, Qt.Key.Key_Return)
    qtbot.keyClick(sheet.slip.name, Qt.Key.Key_Return)
    assert sheet.slip is None
    assert sheet.people.rows.hasFocus()
    assert sheet.plan.players[-2:] == (Player("Rocco", "you-2"), Player("Pia", "you-3"))


def test_a_typed_name_is_added_by_the_start(qtbot, sheet):
    sheet.add().name.setText("Rocco")
    with qtbot.waitSignal(sheet.page.begun) as begun:
        sheet.begin()
    assert begun.args[0].players[-1].name == "Rocco"


def test_a_row_is_opened_by_keys_or_a_click_and_left_by_escape(qtbot, sheet):
    rows = sheet.people.rows
    rows.setFocus()
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        qtbot.keyClick(rows, key)
        assert sheet.slip.name.text() == PERSONS["peppe"].name
        qtbot.keyClick(sheet.slip.name, Qt.Key.Key_Escape)
        assert sheet.slip is None
        assert rows.hasFocus()
    place = rows.visualRect(rows.model().index(2, 0)).center()
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert sheet.slip.name.text() == PERSONS["assunta"].name
    qtbot.keyClick(sheet.slip.name, Qt.Key.Key_Return)
    assert sheet.slip is None


def test_a_bot_brings_its_name_and_face(qtbot, sheet):
    sheet.seat(0, "berardo")
    assert sheet.plan.players[0] == Player("Berardo", "berardo", "berardo")
    sheet.seat(0, None)
    assert sheet.plan.players[0] == Player("Player 1", "you-1")


def test_a_name_that_was_written_in_stays_when_a_person_sits_down_for_a_bot(qtbot, sheet):
    sheet.rename(1, "Anna 2")
    sheet.seat(1, None)
    assert sheet.plan.players[1].name == sheet.slip.name.text() == "Anna 2"
    sheet.seat(1, "carlo")  # Don Carlo is there already: his relation goes as he came
    sheet.seat(1, None)
    assert sheet.plan.players[1].name == "Player 2"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # offscreen, a popup cannot
def test_two_people_at_the_screen_have_two_faces(qtbot, sheet):
    for row in (1, 2, 3):
        sheet.seat(row, None)
    assert [player.face for player in sheet.plan.players[:4]] == ["you-1", "you-2", "you-3", "you-4"]
    free = seating.free_faces(player for player in sheet.plan.players if player.face != "you-4")
    sheet.open(3)._pick_face()
    picker = sheet.slip.findChild(FacePicker)
    assert len(picker.findChildren(QToolButton)) == len(free)
    picker.close()


def test_who_is_there_already_sends_a_relation_with_a_face_of_their_own(qtbot, sheet):
    sheet.seat(1, "carlo")
    relation = sheet.plan.players[1]
    assert (relation.name, relation.bot) == ("Don Gabriele", "carlo")
    assert len({player.face for player in sheet.plan.players}) == 6
    assert seating.faults(sheet.plan) == []


def test_with_one_matto_there_is_a_seat_less(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "lu_stu").page_stack.page)
    sheet.fill(39)
    assert seating.faults(sheet.plan) == []
    sheet.controls["matti"].setValue(1)
    assert sheet.fault == fault_told(seating.Fault("many seats", number=38))
    assert "38" in sheet.fault
    sheet.take_away(38)
    assert sheet.fault == ""
    assert not sheet.offers("A bot")


def test_several_people_at_one_screen_choose_how_to_look_at_their_cards(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "campli")
    sheet = SetupForm(window.page_stack.page)
    shared = sheet.page.findChild(PreferenceRows)
    assert not shared.isVisible()
    sheet.new("Ugo")
    assert shared.isVisible()
    choose(shared.controls["hidden_cards"], "curtain")
    shared.controls["flat"].click()
    assert (window.settings.now.hidden_cards, window.settings.now.flat) == ("curtain", True)
    tricks = SetupForm(open_setup(qtbot, tmp_path, "coch").page_stack.page)
    tricks.seat(1, None)
    shared = tricks.page.findChild(PreferenceRows)
    assert not shared.isVisible(), "there are always curtains between the hands of a trick game"


def test_phones_take_seats_and_are_offered_where_many_share_a_screen(qtbot, sheet):
    offer = button(sheet.page, "Use phones")
    sheet.new("Ugo", "Pia", "Rocco")
    assert not offer.isVisible()
    sheet.new("Ines")
    assert "5 at one screen? Phones are quicker." in texts(sheet.page)
    offer.click()
    assert [player.name for player in sheet.plan.players if player.bot is None] == ["Anna"]
    assert sheet.plan.phones == 4
    assert sheet.names[-4:] == ["A guest"] * 4
    sheet.take_away(Key("phone", 1))
    sheet.press("A phone")
    sheet.seat(1, "phone")
    assert (sheet.plan.phones, sheet.plan.seats) == (5, 10)
    wanted = []
    sheet.page.guests_wanted.connect(wanted.append)
    sheet.begin()
    assert (wanted[0].phones, len(wanted[0].players)) == (5, 10), "bots keep the places of guests"


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_table_has_a_name_for_everybody(game):
    plan = seating.usual(game, "Anna", seats=GAMES[game].seats_of(GAMES[game].options())[-1])
    assert seating.faults(plan) == []
    assert not any(character.isdigit() for player in plan.players for character in player.name)


@pytest.mark.parametrize("size", [(1280, 800), (640, 400)])
def test_the_rules_are_a_step_of_their_own(qtbot, tmp_path, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size)
    window.setMinimumSize(*size)
    window.resize(*size)
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    sheet = SetupForm(window.page_stack.page)
    place = sheet.page.geometry()
    assert not sheet.rules.isVisible()
    assert sheet.to_the_rules().accessibleName() == "Rules: As in Campli"
    sheet.to_the_rules().click()
    qtbot.wait(10)
    assert sheet.sets.buttons["campli"].hasFocus()
    assert not sheet.people.isVisible()
    assert sheet.page.geometry() == place
    sheet.controls["stake"].setValue(12)
    sheet.preset("silent")
    qtbot.keyClick(sheet.sets.buttons["silent"], Qt.Key.Key_Escape)
    assert sheet.people.isVisible()
    assert window.page_stack.page is sheet.page
    assert sheet.to_the_rules().accessibleName() == "Rules: Silent"
    sheet.to_the_rules().click()
    sheet.back()
    assert sheet.people.isVisible()
    sheet.to_the_rules().click()
    with qtbot.waitSignal(sheet.page.begun) as begun:
        sheet.begin()
    assert begun.args[0].options.stake == 12


def test_who_is_missing_a_name_is_shown_from_the_rules(qtbot, sheet):
    sheet.fill(20)
    sheet.rename(0, "")
    sheet.to_the_rules().click()
    sheet.begin()
    name = sheet.slip.name
    assert name.hasFocus()
    qtbot.wait(5)
    assert name.visibleRegion().boundingRect() == name.rect()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("seven", "A deal number contains digits only, such as 482 913 074."),
        ("1234567890", "A deal number has at most nine digits."),
    ],
)
def test_the_number_of_a_deal_is_folded_until_it_is_asked_for_or_wrong(qtbot, sheet, typed, told):
    sheet.to_the_rules().click()
    assert not sheet.deal.isVisible()
    sheet.rules.table.button.click()
    assert sheet.deal.isVisible()
    sheet.deal.field.setText(typed)
    assert sheet.fault == ""
    sheet.back()
    sheet.begin()
    assert sheet.deal.field.hasFocus()
    assert sheet.fault == sheet.deal.field.toolTip() == told
    assert sheet.deal.field.property("invalid")
    sheet.deal.field.setText("12")
    assert sheet.fault == ""
    sheet.deal.field.setText("  ")
    with qtbot.waitSignal(sheet.page.begun) as begun:
        sheet.begin()
    assert begun.args[0].deal is None


def test_what_concerns_this_game_only_is_set_with_its_rules(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "cambio")
    sheet = SetupForm(window.page_stack.page)
    rows = sheet.rules.preferences
    assert set(rows.controls) >= {"local_words", "pause_seconds", "other_back"}
    assert "trick_points" not in rows.controls
    sheet.to_the_rules().click()
    assert not rows.isVisible()
    sheet.rules.table.button.click()
    assert rows.isVisible()
    choose(rows.controls["local_words"], "mine")
    assert window.context.preferences.local_words == "mine"
    assert window.page_stack.page.rules.preferences.isVisible(), "it stays unfolded in the new words"


def test_a_number_of_the_rules_that_cannot_be_is_corrected_with_a_word(qtbot, sheet):
    sheet.to_the_rules().click()
    sheet.rules.change.button.click()
    stake = sheet.controls["stake"]
    stake.selectAll()
    qtbot.keyClicks(stake, "500")
    qtbot.keyClick(stake, Qt.Key.Key_Return)
    assert sheet.plan.options.stake == stake.value() == 100
    assert sheet.fault == "Only numbers from 1 to 100 are possible here."


def party(window, game="campli"):
    """Choose Carla, Bea and Ugo as players, with their faces, and one bot."""
    window.page_opener.lay_table(game)
    sheet = SetupForm(window.page_stack.page)
    sheet.fill(4)
    for row, name in enumerate(("Carla", "Bea", "Ugo")):
        sheet.seat(row, None)
        sheet.rename(row, name)
    plan = sheet.plan
    sheet.begin()
    return plan


def test_a_party_does_not_change_whose_settings_these_are(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, name="Anna", face="you-4")
    party(window)
    assert (window.settings.now.name, window.settings.now.face) == ("Anna", "you-4")


def test_who_has_played_here_is_offered_with_their_face(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, name="Anna", face="you-4")
    plan = party(window)
    window.page_opener.lay_table("gnav")
    sheet = SetupForm(window.page_stack.page)
    qtbot.wait(10)
    assert all(sheet.offers(name) for name in ("Carla", "Bea", "Ugo"))
    sheet.press("Bea")
    assert sheet.plan.players[-1] == plan.players[1]
    assert not sheet.offers("Bea")
    sheet.new("ugo")
    assert sheet.plan.players[-1].name == "Ugo", "the same person, however it is typed"


def test_the_company_of_last_time_sits_down_to_another_game(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    plan = party(window)
    for game in ("campli", "le_her"):
        window.page_opener.lay_table(game)
        qtbot.wait(5)
        same = SetupForm(window.page_stack.page).people._addable()
        assert "same" not in same, "they sit here already, or are too many"
    window.page_opener.lay_table("gnav")
    sheet = SetupForm(window.page_stack.page)
    qtbot.wait(5)
    sheet.press("Same as last time")
    assert sheet.plan.players == plan.players
    assert not sheet.offers("Same as last time")
    assert seating.faults(sheet.plan) == []


@pytest.mark.parametrize("game", ["campli", "lu_stu"])
def test_only_two_do_not_divide_the_pool_unless_they_want_to(qtbot, tmp_path, game):
    sheet = SetupForm(open_setup(qtbot, tmp_path, game).page_stack.page)
    divides = sheet.controls["agreement"]
    sheet.fill(2)
    assert not sheet.plan.options.agreement
    assert not divides.isChecked()
    assert seating.preset_of(sheet.plan) == next(iter(GAMES[game].presets))
    sheet.fill(3)
    assert sheet.plan.options.agreement
    divides.click()
    sheet.fill(2)
    divides.click()
    assert sheet.plan.options.agreement
    sheet.press("A bot")
    assert sheet.plan.options.agreement
    assert not seating.usual(game, "Anna", seats=2).options.agreement
    assert seating.usual(game, "Anna", seats=3).options.agreement


def test_strict_rules_have_no_division_for_three_either(qtbot, sheet):
    sheet.fill(2)
    sheet.preset("strict")
    sheet.fill(3)
    assert seating.preset_of(sheet.plan) == "strict"


def test_the_rules_may_be_read_while_the_table_is_laid(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "lu_stu")
    sheet = SetupForm(window.page_stack.page)
    sheet.controls["stake"].setValue(12)
    sheet.press("A bot")
    sheet.slip.name.setText("Ro")
    plan = window.page_stack.page.plan
    window.page_opener.open_rules()
    assert isinstance(window.page_stack.page, RulesPage)
    assert window.page_stack.page.title.text() == window.context.wording.choices.game("lu_stu")["name"]
    window.page_stack.page.closed.emit()
    assert window.page_stack.page.plan == plan
    assert SetupForm(window.page_stack.page).slip.name.text() == "Ro"


def test_what_was_laid_is_laid_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.lay_table("campli")
    sheet = SetupForm(window.page_stack.page)
    sheet.rename(0, "Rosina")
    sheet.controls["tokens"].setValue(2)
    sheet.press("A bot")
    plan = sheet.plan
    sheet.begin()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.playing.session.match_view.setup.options.tokens == 2
    again = a_window(qtbot, tmp_path, paints=False, name="Rosina")
    again.page_opener.lay_table("campli")
    assert again.page_stack.page.plan == plan
    assert again.settings.now.name == "Rosina"


@pytest.mark.parametrize(
    "broken", [{}, {"players": 3}, {"players": [{"name": "x"}], "onlookers": [], "options": {}}]
)
def test_a_broken_plan_in_the_settings_is_not_laid(broken):
    assert seating.read("campli", broken) is None


def test_a_plan_is_read_as_it_was_written():
    plan = seating.usual("campli", "Anna", seats=13)
    plan = replace(plan, options=replace(plan.options, stake=9, sharing=False))
    assert seating.read("campli", seating.written(plan)) == plan
    assert (
        seating.read("campli", seating.written(replace(plan, options=replace(plan.options, stake=0)))) is None
    )


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080)])
def test_the_page_stays_where_it_is_as_players_come_and_go(qtbot, tmp_path, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size)
    window.page_opener.lay_table("campli")
    qtbot.wait(20)
    sheet = SetupForm(window.page_stack.page)
    place = sheet.page.geometry()
    begins = foot_of(sheet.page, QPushButton)[-1].mapTo(window, QPoint(0, 0))
    for number in (2, 3, 9, 20, 5, 2):
        sheet.fill(number)
        qtbot.wait(10)
        assert foot_of(sheet.page, QPushButton)[-1].mapTo(window, QPoint(0, 0)) == begins, number
        assert sheet.page.geometry() == place


@pytest.mark.parametrize(
    ("game", "served"),
    [("campli", "fiasco"), ("coch", "fiasco"), ("gnav", "coffee"), ("kille", "coffee"), ("cambio", "games")],
)
def test_the_picture_on_the_page_belongs_to_where_the_game_is_played(qtbot, tmp_path, game, served):
    page = open_setup(qtbot, tmp_path, game).page_stack.page
    assert page.findChild(Vignette).thing == served
