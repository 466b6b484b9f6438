"""Laying the table: who sits there, and by which rules."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox

from cucu_desktop.bots import PERSONS
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.fault_words import fault_told
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from tests.ui.objects.controls import choose, foot_of, texts
from tests.ui.objects.setup_form import SetupForm, open_setup
from tests.ui.windows import a_window, wait_for


@pytest.fixture
def sheet(qtbot, tmp_path):
    return SetupForm(open_setup(qtbot, tmp_path, "campli").page_stack.page)


def test_a_name_that_is_there_twice_is_told_and_not_played(qtbot, sheet):
    rows = sheet.lines
    begun = []
    sheet.page.begun.connect(begun.append)
    rows[0].name.setText(" zi' peppe ")
    assert not rows[1].is_marked, "nothing is wrong before the game is to start"
    assert sheet.fault == ""
    sheet.begin()
    assert rows[1].is_marked
    assert rows[1].name.hasFocus()
    assert sheet.fault == fault_told(seating.Fault("same name", 1, PERSONS["peppe"].name))
    assert "player 2" in sheet.fault
    rows[0].name.setText("")
    assert [row.is_marked for row in rows] == [True] + [False] * 5
    assert sheet.fault == fault_told(seating.Fault("no name", 0))
    sheet.begin()
    assert rows[0].name.hasFocus()
    assert begun == []
    rows[0].name.setText("Anna")
    assert sheet.fault == ""
    assert not rows[0].is_marked
    with qtbot.waitSignal(sheet.page.begun):
        sheet.begin()


def test_seats_from_two_to_twenty_and_four_who_look_on(qtbot, sheet):
    for row in sheet.lines[2:]:
        row.away.click()
    assert len(sheet.plan.players) == 2
    assert not any(row.away.isEnabled() for row in sheet.lines)
    while sheet.seats.bot.isEnabled():
        sheet.seats.bot.click()
    assert len(sheet.plan.players) == 20
    while sheet.watchers.bot.isEnabled():
        sheet.watchers.bot.click()
    assert len(sheet.plan.onlookers) == seating.ONLOOKERS
    assert seating.faults(sheet.plan) == []
    assert len({player.name for player in sheet.plan.everybody}) == 24


def test_so_many_at_the_table_as_are_wanted(qtbot, sheet):
    sheet.seats.person.click()
    sheet.lines[-1].name.setText("Ugo")
    for number in (20, 9, 2):
        sheet.seats.count.setValue(number)
        assert len(sheet.plan.players) == number
        assert [player.name for player in sheet.plan.players if not player.bot] == ["Anna", "Ugo"]
    sheet.lines[1].who.setCurrentIndex(1)
    sheet.seats.bot.click()
    assert sheet.seats.count.value() == 3


@pytest.mark.parametrize("text", [100, 150])
def test_whoever_is_added_is_seen_and_more_can_be_added(qtbot, tmp_path, text):
    window = a_window(qtbot, tmp_path, paints=False, text=text)
    window.page_opener.lay_table("campli")
    sheet = SetupForm(window.page_stack.page)
    qtbot.wait(10)
    while len(sheet.plan.players) < 15:
        sheet.seats.bot.click()
        qtbot.wait(5)
        name = sheet.lines[-1].name
        assert window.focusWidget() is name
        assert name.visibleRegion().boundingRect() == name.rect()
        button = sheet.seats.bot
        assert button.visibleRegion().boundingRect() == button.rect()


def test_another_person_is_called_player_2_until_they_say_their_name(qtbot, sheet):
    sheet.seats.person.click()
    assert sheet.plan.players[-1] == Player("Player 2", "you-2")
    assert sheet.fault == ""
    assert sheet.lines[-1].name.hasFocus()
    qtbot.keyClicks(sheet.lines[-1].name, "Rocco")
    assert sheet.plan.players[-1] == Player("Rocco", "you-2")
    sheet.seats.person.click()
    assert sheet.plan.players[-1].name == "Player 3"
    sheet.lines[-1].name.setText("player 4")
    sheet.seats.person.click()
    assert sheet.plan.players[-1].name == "Player 5"
    assert seating.faults(sheet.plan) == []


def test_a_bot_brings_its_name_and_face(qtbot, sheet):
    row = sheet.lines[0]
    row.seat("berardo")
    assert sheet.plan.players[0] == Player("Berardo", "berardo", "berardo")


def test_a_name_that_was_written_in_stays_when_a_person_sits_down_for_a_bot(qtbot, sheet):
    row = sheet.lines[1]
    row.name.setText("Anna 2")
    row.seat(None)
    assert sheet.plan.players[1].name == row.name.text() == "Anna 2"
    row.seat("carlo")  # Don Carlo is there already: his relation goes as he came
    row.seat(None)
    assert sheet.plan.players[1].name == "Player 2"


def test_two_people_at_the_screen_have_two_faces(qtbot, sheet):
    for row in sheet.lines[1:4]:
        row.seat(None)
    assert [player.face for player in sheet.plan.players[:4]] == ["you-1", "you-2", "you-3", "you-4"]


def test_who_is_there_already_sends_a_relation(qtbot, sheet):
    sheet.lines[1].seat("carlo")
    assert sheet.plan.players[1] == Player("Don Gabriele", "carlo", "carlo")
    assert seating.faults(sheet.plan) == []


def test_with_one_matto_there_is_a_seat_less(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "lu_stu").page_stack.page)
    sheet.seats.count.setValue(39)
    assert seating.faults(sheet.plan) == []
    sheet.rules.controls["matti"].setValue(1)
    assert sheet.fault == fault_told(seating.Fault("many seats", number=38))
    assert "38" in sheet.fault
    sheet.lines[-1].away.click()
    assert sheet.fault == ""
    assert not sheet.seats.bot.isEnabled()


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_table_has_a_name_for_everybody(game):
    plan = seating.usual(game, "Anna", seats=GAMES[game].seats_of(GAMES[game].options())[-1])
    assert seating.faults(plan) == []
    assert not any(character.isdigit() for player in plan.players for character in player.name)


def test_a_large_table_is_laid_at_once(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "ace_chasing")
    sheet = SetupForm(window.page_stack.page)
    sheet.seats.count.setValue(52)
    qtbot.wait(1)
    assert len(sheet.plan.players) == 52


@pytest.mark.parametrize("size", [(1280, 800), (640, 400)])
def test_the_rules_are_a_step_of_their_own(qtbot, tmp_path, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size)
    window.setMinimumSize(*size)
    window.resize(*size)
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    sheet = SetupForm(window.page_stack.page)
    box = sheet.rules.sets.box
    place = sheet.page.geometry()
    assert not box.isVisible()
    assert "As in Campli" in " ".join(texts(sheet.page))
    sheet.to_the_rules().click()
    qtbot.wait(10)
    assert box.hasFocus()
    assert not sheet.lines[0].row.isVisible()
    assert sheet.page.geometry() == place
    sheet.rules.controls["stake"].setValue(12)
    sheet.rules.controls["talk"].click()
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert sheet.lines[0].row.isVisible()
    assert window.page_stack.page is sheet.page
    assert "Rules: Silent" in texts(sheet.page)
    sheet.to_the_rules().click()
    sheet.back()
    assert sheet.lines[0].row.isVisible()
    sheet.to_the_rules().click()
    with qtbot.waitSignal(sheet.page.begun) as begun:
        sheet.begin()
    assert begun.args[0].options.stake == 12


def test_who_is_missing_a_name_is_shown_from_the_rules(qtbot, sheet):
    sheet.seats.count.setValue(20)
    sheet.lines[0].name.setText("")
    sheet.to_the_rules().click()
    sheet.begin()
    name = sheet.lines[0].name
    assert name.hasFocus()
    qtbot.wait(5)
    assert name.visibleRegion().boundingRect() == name.rect()


def test_what_few_want_is_folded_until_it_is_asked_for_or_wrong(qtbot, sheet):
    assert not sheet.deal.isVisible()
    assert not sheet.watchers.bar.isVisible()
    sheet.unfold()
    assert sheet.deal.isVisible()
    assert sheet.watchers.bar.isVisible()
    sheet.deal.field.setText("twelve")
    assert sheet.fault == ""
    sheet.unfold()
    sheet.begin()
    assert sheet.deal.field.hasFocus()
    assert sheet.fault == sheet.deal.fault != ""
    sheet.deal.field.setText("12")
    assert sheet.fault == ""


@pytest.mark.parametrize(
    ("people", "typed", "stands", "told"),
    [
        (3, "2", 3, "3 people are already seated. Remove one first."),
        (1, "1", 2, "You need at least 2 players."),
        (1, "25", 20, "With these rules, at most 20 can play."),
    ],
)
def test_a_number_of_players_that_cannot_be_is_corrected_with_a_word(
    qtbot, sheet, people, typed, stands, told
):
    for row in sheet.lines[1:people]:
        row.seat(None)
    sheet.seats.count.selectAll()
    qtbot.keyClicks(sheet.seats.count, typed)
    qtbot.keyClick(sheet.seats.count, Qt.Key.Key_Return)
    assert len(sheet.plan.players) == sheet.seats.count.value() == stands
    assert sheet.fault == told
    sheet.seats.count.stepBy(1 if stands < 20 else -1)
    assert sheet.fault == ""


def test_a_number_of_the_rules_that_cannot_be_is_corrected_with_a_word(qtbot, sheet):
    sheet.to_the_rules().click()
    stake = sheet.rules.controls["stake"]
    stake.selectAll()
    qtbot.keyClicks(stake, "500")
    qtbot.keyClick(stake, Qt.Key.Key_Return)
    assert sheet.plan.options.stake == stake.value() == 100
    assert sheet.fault == "Only numbers from 1 to 100 are possible here."


def test_a_number_that_is_deleted_stands_again(qtbot, sheet):
    sheet.seats.count.selectAll()
    qtbot.keyClick(sheet.seats.count, Qt.Key.Key_Delete)
    qtbot.keyClick(sheet.seats.count, Qt.Key.Key_Return)
    assert sheet.seats.count.value() == 6
    assert sheet.fault == ""


def party(window, game="campli"):
    """Choose Anna, Bea and Ugo as players, with their faces, and one bot."""
    window.page_opener.lay_table(game)
    sheet = SetupForm(window.page_stack.page)
    sheet.seats.count.setValue(4)
    for row, name in zip(sheet.lines, ("Carla", "Bea", "Ugo"), strict=False):
        row.seat(None)
        row.name.setText(name)
    plan = sheet.plan
    sheet.begin()
    return plan


def test_a_party_does_not_change_whose_settings_these_are(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, name="Anna", face="you-4")
    party(window)
    assert (window.settings.now.name, window.settings.now.face) == ("Anna", "you-4")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # offscreen, a menu cannot
def test_who_has_played_here_is_offered_with_their_face(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, name="Anna", face="you-4")
    plan = party(window)
    window.page_opener.lay_table("gnav")
    sheet = SetupForm(window.page_stack.page)
    sheet.seats.person.click()
    assert sheet.known() == ["Carla", "Bea", "Ugo", "Someone new"]
    sheet.pick("Bea")
    assert sheet.plan.players[-1] == plan.players[1]
    sheet.seats.person.click()
    assert sheet.known() == ["Carla", "Ugo", "Someone new"]
    sheet.pick("Someone new")
    assert sheet.plan.players[-1].name == "Player 3"


def test_the_company_of_last_time_sits_down_to_another_game(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    plan = party(window)
    window.page_opener.lay_table("campli")
    assert SetupForm(window.page_stack.page).same_players() is None, "they sit here already"
    window.page_opener.lay_table("le_her")
    assert SetupForm(window.page_stack.page).same_players() is None, "they are too many"
    window.page_opener.lay_table("gnav")
    sheet = SetupForm(window.page_stack.page)
    qtbot.wait(5)
    sheet.same_players().click()
    assert sheet.plan.players == plan.players
    assert sheet.same_players() is None
    assert seating.faults(sheet.plan) == []


@pytest.mark.parametrize("game", ["campli", "lu_stu"])
def test_only_two_do_not_divide_the_pool_unless_they_want_to(qtbot, tmp_path, game):
    sheet = SetupForm(open_setup(qtbot, tmp_path, game).page_stack.page)
    divides = sheet.rules.controls["agreement"]
    sheet.seats.count.setValue(2)
    assert not sheet.plan.options.agreement
    assert not divides.isChecked()
    assert seating.preset_of(sheet.plan) == next(iter(GAMES[game].presets))
    sheet.seats.count.setValue(3)
    assert sheet.plan.options.agreement
    divides.click()
    sheet.seats.count.setValue(2)
    divides.click()
    assert sheet.plan.options.agreement
    sheet.seats.bot.click()
    assert sheet.plan.options.agreement
    assert not seating.usual(game, "Anna", seats=2).options.agreement
    assert seating.usual(game, "Anna", seats=3).options.agreement


def test_strict_rules_have_no_division_for_three_either(qtbot, sheet):
    sheet.seats.count.setValue(2)
    choose(sheet.rules.sets.box, "strict")
    sheet.seats.count.setValue(3)
    assert seating.preset_of(sheet.plan) == "strict"


def test_the_rules_may_be_read_while_the_table_is_laid(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "lu_stu")
    SetupForm(window.page_stack.page).rules.controls["stake"].setValue(12)
    SetupForm(window.page_stack.page).seats.bot.click()
    plan = window.page_stack.page.plan
    window.page_opener.open_rules()
    assert isinstance(window.page_stack.page, RulesPage)
    assert window.page_stack.page.title.text() == window.context.wording.choices.game("lu_stu")["name"]
    window.page_stack.page.closed.emit()
    assert window.page_stack.page.plan == plan


def test_what_was_laid_is_laid_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.lay_table("campli")
    sheet = SetupForm(window.page_stack.page)
    sheet.lines[0].name.setText("Rosina")
    sheet.rules.controls["tokens"].setValue(2)
    sheet.seats.bot.click()
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


def seats_of(page):
    """The box for how many play: the one that says of what its number is."""
    return next(box for box in page.findChildren(QSpinBox) if box.suffix() and box.maximum() == 20)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080)])
def test_the_number_of_players_stays_under_the_pointer_as_it_changes(qtbot, tmp_path, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size)
    window.page_opener.lay_table("campli")
    qtbot.wait(20)
    page = window.page_stack.page
    count = seats_of(page)
    stands = count.mapTo(window, QPoint(0, 0))
    begins = foot_of(page, QPushButton)[-1].mapTo(window, QPoint(0, 0))
    for number in (2, 3, 9, 20, 5, 2):
        count.setValue(number)
        qtbot.wait(10)
        assert count.mapTo(window, QPoint(0, 0)) == stands, number
        assert foot_of(page, QPushButton)[-1].mapTo(window, QPoint(0, 0)) == begins, number
        assert window.page_stack.rect().contains(page.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_who_plays_is_not_cut_off_at_a_large_table(qtbot, tmp_path, language, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language)
    window.page_opener.lay_table("campli")
    page = window.page_stack.page
    seats_of(page).setValue(20)
    qtbot.wait(30)
    boxes = [box for box in page.findChildren(QComboBox) if hasattr(box, "fitting")]
    assert len(boxes) == 20
    for box in boxes:
        assert box.fitting() in (box.shown, box.shorter), box.shown


@pytest.mark.parametrize(
    ("game", "served"),
    [("campli", "fiasco"), ("coch", "fiasco"), ("gnav", "coffee"), ("kille", "coffee"), ("cambio", "games")],
)
def test_the_picture_on_the_page_belongs_to_where_the_game_is_played(qtbot, tmp_path, game, served):
    page = open_setup(qtbot, tmp_path, game).page_stack.page
    assert page.findChild(Vignette).thing == served
