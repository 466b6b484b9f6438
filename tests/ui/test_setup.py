"""Laying the table: who sits there, and by which rules."""

from dataclasses import replace
from time import perf_counter

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES, seats_of
from cucu_desktop.match.match import Player
from cucu_desktop.ui import seating
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.rules_page import RulesSheet
from cucu_desktop.ui.setup import fault_told
from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import a_window, wait_for


def rows_of(sheet):
    return [*sheet._seats.rows, *sheet._watchers.rows]


@pytest.fixture
def sheet(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.papers.lay_table("campli")
    qtbot.wait(10)
    return window.room.sheet


def play(row, who):
    row._who.setCurrentIndex(row._who.findData(who))
    row._who.activated.emit(row._who.currentIndex())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(qtbot, tmp_path, language):
    a_window(qtbot, tmp_path, language=language)
    faults = [
        seating.Fault(what, 0, "Anna")
        for what in ("no name", "same name", "long name", "few seats", "many seats")
    ]
    assert len({fault_told(fault) for fault in faults}) == len(faults)
    assert "Anna" in fault_told(faults[1])


def test_a_name_that_is_there_twice_is_told_and_not_played(qtbot, sheet):
    rows = rows_of(sheet)
    begun = []
    sheet.begun.connect(begun.append)
    rows[0]._name.setText(" zi' peppe ")
    assert rows[1]._name.property("invalid")
    sheet._begin.click()
    assert rows[1]._name.hasFocus()
    assert sheet._fault.text() == fault_told(seating.Fault("same name", 1, PERSONS["peppe"].name))
    assert "line 2" in sheet._fault.text()
    rows[0]._name.setText("")
    assert [bool(row._name.property("invalid")) for row in rows] == [True] + [False] * 5
    assert sheet._fault.text() == fault_told(seating.Fault("no name", 0))
    sheet._begin.click()
    assert rows[0]._name.hasFocus()
    assert begun == []
    rows[0]._name.setText("Anna")
    assert sheet._fault.text() == ""
    assert not rows[0]._name.property("invalid")
    with qtbot.waitSignal(sheet.begun):
        sheet._begin.click()


def test_seats_from_two_to_twenty_and_four_who_look_on(qtbot, sheet):
    for row in rows_of(sheet)[2:]:
        row.removed.emit()
    assert len(sheet.plan.players) == 2
    assert not any(row.away.isEnabled() for row in rows_of(sheet))
    while sheet._seats.bot.isEnabled():
        sheet._seats.bot.click()
    assert len(sheet.plan.players) == 20
    while sheet._watchers.bot.isEnabled():
        sheet._watchers.bot.click()
    assert len(sheet.plan.onlookers) == seating.ONLOOKERS
    assert seating.faults(sheet.plan) == []
    assert len({player.name for player in sheet.plan.everybody}) == 24


def test_so_many_at_the_table_as_are_wanted(qtbot, sheet):
    sheet._seats.person.click()
    rows_of(sheet)[-1]._name.setText("Ugo")
    for number in (20, 9, 2):
        sheet._seats.count.setValue(number)
        assert len(sheet.plan.players) == number
        assert [player.name for player in sheet.plan.players if not player.bot] == ["Anna", "Ugo"]
    rows_of(sheet)[1]._who.setCurrentIndex(1)
    sheet._seats.bot.click()
    assert sheet._seats.count.value() == 3


@pytest.mark.parametrize("text", [100, 150])
def test_whoever_is_added_is_seen_and_more_can_be_added(qtbot, tmp_path, text):
    window = a_window(qtbot, tmp_path, text=text)
    window.papers.lay_table("campli")
    sheet = window.room.sheet
    qtbot.wait(10)
    while len(sheet.plan.players) < 15:
        sheet._seats.bot.click()
        qtbot.wait(5)
        name = rows_of(sheet)[-1]._name
        assert window.focusWidget() is name
        assert name.visibleRegion().boundingRect() == name.rect()
        button = sheet._seats.bot
        assert button.visibleRegion().boundingRect() == button.rect()


def test_somebody_at_the_screen_has_yet_to_say_their_name(qtbot, sheet):
    sheet._seats.person.click()
    assert sheet._fault.text() == fault_told(seating.Fault("no name", 6))
    assert rows_of(sheet)[-1]._name.hasFocus()
    qtbot.keyClicks(rows_of(sheet)[-1]._name, "Rocco")
    assert sheet._fault.text() == ""
    assert sheet.plan.players[-1] == Player("Rocco", "you-2")


def test_a_bot_brings_its_name_and_face(qtbot, sheet):
    row = rows_of(sheet)[0]
    row._who.setCurrentIndex(row._who.findData("berardo"))
    row._who.activated.emit(row._who.currentIndex())
    assert sheet.plan.players[0] == Player("Berardo", "berardo", "berardo")


def test_a_name_that_was_written_in_stays_when_a_person_sits_down_for_a_bot(qtbot, sheet):
    row = rows_of(sheet)[1]
    row._name.setText("Anna 2")
    play(row, None)
    assert sheet.plan.players[1].name == row._name.text() == "Anna 2"
    play(row, "carlo")  # Don Carlo is there already: his relation goes as he came
    play(row, None)
    assert sheet.plan.players[1].name == ""


def test_two_people_at_the_screen_have_two_faces(qtbot, sheet):
    for row in rows_of(sheet)[1:4]:
        play(row, None)
    assert [player.face for player in sheet.plan.players[:4]] == ["you-1", "you-2", "you-3", "you-4"]


def test_who_is_there_already_sends_a_relation(qtbot, sheet):
    play(rows_of(sheet)[1], "carlo")
    assert sheet.plan.players[1] == Player("Don Gabriele", "carlo", "carlo")
    assert seating.faults(sheet.plan) == []


def test_presets_fill_in_the_rules_and_own_rules_are_no_preset(qtbot, sheet):
    rules = sheet._rules
    rules.controls["stake"].setValue(7)
    choose(rules.sets.box, "strict")
    assert sheet.plan.options == seating.with_preset(sheet.plan, "strict").options
    assert sheet.plan.options.stake == 7
    assert not sheet.plan.options.reentry
    rules.controls["talk"].setChecked(False)
    assert seating.preset_of(sheet.plan) is None
    assert rules.sets.box.currentData() is None


def choose(box, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def lay(qtbot, tmp_path, game, **wishes):
    window = a_window(qtbot, tmp_path, size=(1280, 800), **wishes)
    window.papers.lay_table(game)
    qtbot.wait(10)
    return window


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_can_be_chosen(qtbot, tmp_path, game):
    rules = lay(qtbot, tmp_path, game).room.sheet
    module, controls = GAMES[game], rules._rules.controls
    for name in controls:
        before = rules.plan.options
        if name in module.LIMITS:
            other = module.LIMITS[name][-1] if getattr(before, name) != module.LIMITS[name][-1] else 1
            controls[name].setValue(other)
        elif name in module.CHOICES:
            other = next(word for word in module.CHOICES[name] if word != getattr(before, name))
            choose(controls[name], other)
        else:
            other = not getattr(before, name)
            controls[name].setChecked(other)
        assert rules.plan.options == replace(before, **{name: other})


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_is_one_choice(qtbot, tmp_path, game):
    sheet = lay(qtbot, tmp_path, game).room.sheet
    for preset in GAMES[game].PRESETS:
        choose(sheet._rules.sets.box, preset)
        assert seating.preset_of(sheet.plan) == preset
        assert sheet._rules.sets.help.text() == sheet._wording.preset(preset).help


def test_what_means_nothing_now_cannot_be_chosen(qtbot, tmp_path):
    sheet = lay(qtbot, tmp_path, "lu_stu").room.sheet
    controls = sheet._rules.controls
    assert controls["sharing"].isEnabled()
    assert sheet._watchers.isVisibleTo(sheet)
    sheet._watchers.bot.click()
    assert len(sheet.plan.onlookers) == 1
    choose(controls["reentry"], "never")
    assert not controls["sharing"].isEnabled()
    assert not sheet._watchers.isVisibleTo(sheet)
    assert sheet.plan.onlookers == ()
    choose(controls["reentry"], "stake")
    assert len(sheet.plan.onlookers) == 1
    cuckoo = lay(qtbot, tmp_path, "cuckoo").room.sheet
    assert not cuckoo._rules.controls["saltacavallo"].isEnabled()
    choose(cuckoo._rules.controls["pack"], "italian40")
    assert cuckoo._rules.controls["saltacavallo"].isEnabled()
    assert not cuckoo._watchers.isVisibleTo(cuckoo)


def test_with_one_matto_there_is_a_seat_less(qtbot, tmp_path):
    sheet = lay(qtbot, tmp_path, "lu_stu").room.sheet
    sheet._seats.count.setValue(39)
    assert seating.faults(sheet.plan) == []
    sheet._rules.controls["matti"].setValue(1)
    assert sheet._fault.text() == fault_told(seating.Fault("many seats", number=38))
    assert "38" in sheet._fault.text()
    sheet._seats.rows[-1].removed.emit()
    assert sheet._fault.text() == ""
    assert not sheet._seats.bot.isEnabled()


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_table_has_a_name_for_everybody(game):
    plan = seating.usual(game, "Anna", seats=seats_of(game, GAMES[game].Options())[-1])
    assert seating.faults(plan) == []
    assert not any(character.isdigit() for player in plan.players for character in player.name)


def test_own_rules_are_kept_under_a_name_found_again_renamed_and_forgotten(qtbot, tmp_path):
    window = lay(qtbot, tmp_path, "lu_stu")
    sheet = window.room.sheet
    sets, controls = sheet._rules.sets, sheet._rules.controls
    controls["stake"].setValue(20)
    choose(controls["reentry"], "never")
    sets.keep.click()
    assert sets.name.hasFocus()
    qtbot.keyClicks(sets.name, "  Da  zia Pina ")
    qtbot.keyClick(sets.name, Qt.Key.Key_Return)
    assert sets.names == ["Da zia Pina"]
    assert sets.chosen_set == "Da zia Pina"
    kept = sheet.plan.options
    choose(sets.box, "montorio")
    assert sheet.plan.options.reentry == "double"
    again = lay(qtbot, tmp_path, "lu_stu").room.sheet
    choose(again._rules.sets.box, "kept/Da zia Pina")
    assert again.plan.options == kept
    again._rules.sets.rename.click()
    qtbot.keyClicks(again._rules.sets.name, "Domenica")
    again._rules.sets.done.click()
    assert again._rules.sets.chosen_set == "Domenica"
    assert again.plan.options == kept
    again._rules.sets.remove.click()
    assert again._rules.sets.chosen_set is None
    assert again.plan.options == kept
    assert lay(qtbot, tmp_path, "lu_stu").room.sheet._rules.sets.names == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_for_rules_is_missing_or_taken(qtbot, tmp_path, language):
    window = lay(qtbot, tmp_path, "campli", language=language)
    sets = window.room.sheet._rules.sets
    told = set()
    sets.keep.click()
    qtbot.keyClicks(sets.name, "Sera")
    sets.done.click()
    choose(sets.box, "strict")
    for name in ("   ", sets.box.itemText(0).upper(), "sera", sets.box.itemText(sets.box.count() - 1)):
        sets.keep.click()
        sets.name.setText(name)
        sets.done.click()
        assert sets.fault.isVisible()
        assert sets.name.hasFocus()
        told.add(sets.fault.text())
    assert len(told) == 4
    assert sets.names == ["Sera"]
    qtbot.keyClick(sets.name, Qt.Key.Key_Escape)
    assert not sets.name.isVisible()
    assert window.room.sheet is not None
    assert sets.keep.isVisible()


@pytest.mark.parametrize(
    "kept",
    [
        "[1]",
        '{"campli": 7}',
        '{"campli": {"x": 7, "y": {"stake": 5000}, "z": {"stake": "many"}}}',
        '{"poker": {"x": {}}, "campli": {"x": null}}',
        "{broken",
    ],
)
def test_sets_that_make_no_sense_in_the_settings_are_left_out(qtbot, tmp_path, kept):
    quoted = kept.replace('"', '\\"')
    (tmp_path / "settings.ini").write_text(f'[General]\nsets="{quoted}"\n', encoding="utf-8")
    sheet = lay(qtbot, tmp_path, "campli").room.sheet
    assert set(sheet._rules.sets.names) <= {"z"}
    choose(sheet._rules.sets.box, "short")
    assert sheet.plan.options.tokens == 1


def test_a_large_table_is_laid_in_less_than_a_second(qtbot, tmp_path):
    window = lay(qtbot, tmp_path, "ace_chasing")
    sheet = window.room.sheet
    start = perf_counter()
    sheet._seats.count.setValue(52)
    qtbot.wait(1)
    assert perf_counter() - start < 1
    assert len(sheet.plan.players) == 52


def test_where_it_is_narrow_a_button_leads_past_any_number_of_seats_to_the_rules(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, text=150)
    window.papers.lay_table("ace_chasing")
    qtbot.wait(10)
    sheet = window.room.sheet
    sheet._seats.count.setValue(52)
    qtbot.wait(10)
    box = sheet._rules.sets.box
    assert sheet._turn.isVisible()
    assert box.visibleRegion().isEmpty()
    sheet._turn.click()
    qtbot.wait(10)
    assert box.visibleRegion().boundingRect() == box.rect()
    assert box.hasFocus()
    window.wish(text=100)
    qtbot.wait(10)
    assert not sheet._turn.isVisible()


def test_the_rules_may_be_read_while_the_table_is_laid(qtbot, tmp_path):
    window = lay(qtbot, tmp_path, "lu_stu")
    window.room.sheet._rules.controls["stake"].setValue(12)
    window.room.sheet._seats.bot.click()
    plan = window.room.sheet.plan
    window.papers.open_rules()
    assert isinstance(window.room.sheet, RulesSheet)
    assert window.room.sheet.title.text() == window.wording.game("lu_stu")["name"]
    window.room.sheet.closed.emit()
    assert window.room.sheet.plan == plan


def test_what_was_laid_is_laid_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.lay_table("campli")
    sheet = window.room.sheet
    rows_of(sheet)[0]._name.setText("Rosina")
    sheet._rules.controls["tokens"].setValue(2)
    sheet._seats.bot.click()
    plan = sheet.plan
    sheet._begin.click()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.playing.session.setup.options.tokens == 2
    again = a_window(qtbot, tmp_path, name="Rosina")
    again.papers.lay_table("campli")
    assert again.room.sheet.plan == plan
    assert again.preferences.now.name == "Rosina"


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
