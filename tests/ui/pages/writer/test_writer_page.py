"""Deals written in the window: laid by mouse and keys, told to be wrong, played, saved, opened, shared."""

import tomllib
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
)

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.draft.draft import EMPTY
from cucu_desktop.match.scenario.runner import run
from cucu_desktop.ui.pages.writer.number_field import NumberField
from cucu_desktop.ui.pages.writer.writer_head import SECTIONS
from tests.ui.objects.controls import button, choose, click, named, told_at_the_foot
from tests.ui.objects.writer import Writer
from tests.ui.windows import LARGE, a_window, cut_off, nameless


def entry_of(game, name):
    return next(entry for entry in entries(game) if entry.name == name)


# Laying cards


def test_cards_are_clicked_one_after_the_other(window):
    hand = Writer(window)
    for card in ("XII", "V", "XII"):
        hand.left(card).click()
    assert hand.draft.pile[:4] == ("XII", "V", "XII", EMPTY)
    assert hand.left("XII").count == 0
    hand.left("XII").click()
    assert hand.draft.pile[3] == EMPTY, "no third cat is to be had"
    hand.place(0).click()
    hand.left("X").click()
    assert hand.draft.pile[:2] == ("X", "V")


def test_a_card_is_dragged_to_a_place_from_there_to_another_and_back(window):
    hand = Writer(window)
    hand.drag(hand.left("XV"), hand.place(2))
    assert hand.draft.pile[:3] == (EMPTY, EMPTY, "XV")
    assert "has no card" in told_at_the_foot(hand.page)
    assert not button(hand.page, "Play").isEnabled()
    hand.drag(hand.left("I"), hand.place(0))
    hand.drag(hand.place(2), hand.place(0))
    assert hand.draft.pile[:3] == ("XV", EMPTY, "I")
    hand.drag(hand.place(0), hand.left("MATTO"))
    assert hand.draft.pile[:3] == (EMPTY, EMPTY, "I")
    assert hand.carried is None


def test_a_carried_card_follows_the_pointer_and_goes_back_if_it_is_let_go_nowhere(window):
    hand = Writer(window)
    before = hand.draft
    hand.grab(hand.left("XV"))
    first = hand.carried.pos()
    hand.carry(hand.page.mapToGlobal(hand.page.rect().center()))
    assert hand.carried.pos() != first
    assert hand.carried.tilt == 0, "nothing swings where motion is reduced"
    hand.let_go()
    assert hand.carried is None
    assert hand.draft == before


def test_a_card_in_the_hand_tilts_and_flies_back_where_things_may_move(qtbot, tmp_path):
    hand = Writer(a_window(qtbot, tmp_path, size=(1280, 800), motion="full"))
    hand.grab(hand.left("XV"))
    for step in range(6):
        hand.carry(hand.page.mapToGlobal(hand.page.rect().topLeft()) + _to_the_right(step))
    assert hand.carried.tilt > 0
    hand.let_go()
    assert hand.carried is not None, "it is on its way back"
    qtbot.waitUntil(lambda: hand.carried is None, timeout=20_000)
    assert not hand.left("XV").is_away


def _to_the_right(step):
    from PySide6.QtCore import QPoint  # noqa: PLC0415

    return QPoint(200 + 90 * step, 640)


def test_keys_alone_lay_a_deal(qtbot, window):
    hand = Writer(window)
    hand.place(0).setFocus()
    qtbot.keyClick(hand.place(0), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is hand.place(1)
    qtbot.keyClicks(hand.place(1), "x")
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, "ii v")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert hand.draft.pile[:3] == (EMPTY, "XII", "V")
    qtbot.keyClick(hand.place(1), Qt.Key.Key_Delete)
    assert hand.draft.pile[:3] == (EMPTY, EMPTY, "V")
    hand.left("MATTO").setFocus()
    for key, card in ((Qt.Key.Key_Right, "LEONE"), (Qt.Key.Key_End, "XV"), (Qt.Key.Key_Home, "MATTO")):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget().card == card
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    below = QApplication.focusWidget()
    assert below.y() > hand.left("MATTO").y()
    qtbot.keyClick(below, Qt.Key.Key_Up)
    assert QApplication.focusWidget().card == "MATTO"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert "MATTO" in hand.draft.pile
    qtbot.keyClick(hand.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "MATTO" not in hand.draft.pile


def test_what_is_typed_wrong_is_told(window):
    hand = Writer(window)
    hand.type("XII XII XII")
    assert "No XII left" in told_at_the_foot(hand.page)
    hand.type("KH")
    assert "No card is called “KH”" in told_at_the_foot(hand.page)


def test_the_rest_is_dealt_cleared_and_had_back(window):
    hand = Writer(window, "coch")
    assert "needs 10 more cards" in told_at_the_foot(hand.page)
    click(hand.page, "Deal the rest")
    assert EMPTY not in hand.draft.pile
    assert button(hand.page, "Play").isEnabled()
    click(hand.page, "Clear")
    assert set(hand.draft.pile) == {EMPTY}
    click(hand.page, "Undo")
    assert EMPTY not in hand.draft.pile


# Seats, what is agreed, and what is done


def test_seats_are_named_moved_emptied_and_added(window):
    hand = Writer(window)
    hand.show("Players")
    name = named(hand.page, QLineEdit, "Seat 1: Name")
    name.setText("Rosa")
    name.editingFinished.emit()
    click(hand.page, "Seat 1: Move seat down")
    assert [seat.name for seat in hand.draft.seats][:2] == ["Bruno", "Rosa"]
    named(hand.page, QCheckBox, "Seat 1: Out").click()
    assert hand.draft.seats[0].out
    named(hand.page, QCheckBox, "Seat 4 (dealer): Out").click()
    assert "is the dealer and can’t be out" in told_at_the_foot(hand.page)
    named(hand.page, QCheckBox, "Seat 4 (dealer): Out").click()
    click(hand.page, "Add a player")
    assert len(hand.draft.seats) == 5
    click(hand.page, "Seat 1: Remove from the table")
    assert hand.draft.seats[0].name == "Rosa"


def test_a_name_that_is_there_twice_is_told_and_marked(window):
    hand = Writer(window)
    hand.show("Players")
    name = named(hand.page, QLineEdit, "Seat 2: Name")
    name.setText("Ada")
    name.editingFinished.emit()
    assert "Two players are called Ada" in told_at_the_foot(hand.page)
    assert name.property("invalid")
    assert "Players !" in [tab.text() for tab in hand.page.findChildren(type(button(hand.page, "Cards")))]


def test_options_and_numbers_are_chosen(window):
    hand = Writer(window, "lu_stu")
    hand.show("Rules")
    box = named(hand.page, QComboBox, "Fools")
    box.setCurrentIndex(box.findData(1))
    box.activated.emit(box.currentIndex())
    assert hand.draft.options["matti"] == 1
    assert len(hand.draft.pile) == 39
    named(hand.page, QCheckBox, "The last two have agreed to split the pool").click()
    assert "Only the last two" in told_at_the_foot(hand.page)


def test_an_order_is_chosen_by_its_name_and_one_without_a_name_is_told_card_by_card(window):
    from cucu_desktop.match.scenario.draft.scenario_form import read  # noqa: PLC0415

    hand = Writer(window, "gnav")
    hand.show("Rules")
    choose(named(hand.page, QComboBox, "Rule set"), "zeeland")
    low = named(hand.page, QComboBox, "Zot, pot or smoel?")
    assert [low.itemData(row) for row in range(low.count())] == ["usual", "pot-before-face", "pot-lowest"]
    choose(low, "pot-lowest")
    assert tomllib.loads(hand.page.text)["options"]["low"][-1] == "PISPOT"
    scenario = tomllib.loads(hand.page.text)
    scenario["options"]["low"] = ["JANRIT", "SMOEL", "PISPOT", "WITTEBROOD"]
    hand.page.take(read(scenario))
    low = named(hand.page, QComboBox, "Zot, pot or smoel?")
    assert low.currentText() == "Jan Rit, the face, the chamber pot, the white bread"


def test_whoever_is_in_slippers_has_no_tokens(window):
    hand = Writer(window, "gnav")
    hand.page.take(hand.draft.choose("preset", "zeeland"))
    hand.show("Players")
    named(hand.page, QCheckBox, "Seat 1: Slippers").click()
    assert hand.draft.seats[0].slippers
    assert not named(hand.page, NumberField, "Seat 1: Tokens").isEnabled()
    hand.show("Rules")
    named(hand.page, QCheckBox, "Someone now out has already played in slippers").click()
    assert hand.draft.slippers_taken


def test_what_is_done_is_chosen_line_by_line_and_told(window):
    hand = Writer(window)
    hand.type("III XII V X")
    hand.show("Moves")
    options = named(hand.page, QComboBox, "Next move")
    assert [options.itemData(row)[0].word for row in range(options.count())] == ["keep", "exchange"]
    options.setCurrentIndex(1)
    click(hand.page, "Add")
    assert hand.draft.actions == ("Ada exchange",)
    deeds = named(hand.page, QListWidget, "Moves")
    assert "Ada" in deeds.item(0).text()
    click(hand.page, "Delete last line")
    assert hand.draft.actions == ()


def test_an_offer_and_a_bet_are_made_with_their_amounts(window):
    hand = Writer(window)
    hand.page.take(replace(Writer(window).draft))
    for game, name in (("lu_stu", "bargain"), ("ace_chasing", "bet-by-bet")):
        scenario = entry_of(game, name).scenario
        hand.page.show_section("course")
        from cucu_desktop.match.scenario.draft.scenario_form import read  # noqa: PLC0415

        whole = read(scenario)
        for number, action in enumerate(whole.actions):
            if not {"offer", "bet"} & set(action.split()):
                continue
            hand.page.take(whole.undo_from(number))
            options = named(hand.page, QComboBox, "Next move")
            words = [options.itemData(row)[0].word for row in range(options.count())]
            options.setCurrentIndex(words.index(action.split()[1]))
            click(hand.page, "Add")
            assert len(hand.draft.actions) == number + 1
            assert "error" not in run(tomllib.loads(hand.page.text))


def test_open_cards_are_laid_by_mouse_by_keys_and_typed(qtbot, window):
    hand = Writer(window, "cambio")
    end = hand.place(len(hand.draft.pile))
    assert end.accessibleName() == "Discard pile: empty"
    hand.drag(hand.left("X"), end)
    hand.drag(hand.left("XII"), hand.place(0))
    hand.drag(hand.place(0), end)
    assert hand.draft.open_cards == ("X", "XII")
    end.click()
    hand.type("matto i")
    assert hand.draft.open_cards == ("X", "XII", "MATTO", "I")
    assert tomllib.loads(hand.page.text)["pile"] == ["X", "XII", "MATTO", "I"]
    first = hand.place(36)
    first.click()
    assert first.accessibleName() == "Discard pile, card 1: the ten (X)"
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is hand.place(37)
    qtbot.keyClick(hand.place(37), Qt.Key.Key_Delete)
    assert hand.draft.open_cards == ("X", "MATTO", "I")
    ghosts = [each.ghost for each in hand.places if each.number < 6]
    assert ghosts[:2] == ["MATTO", "LEONE"], "what lies open does not come by itself"
    click(hand.page, "Clear")
    assert hand.draft.open_cards == ()


def test_the_number_of_the_deal_and_the_pots_before_are_written(window):
    hand = Writer(window, "cambio")
    hand.show("Rules")
    named(hand.page, NumberField, "Deal number within its pot").setValue(4)
    settled = named(hand.page, NumberField, "Pots already settled")
    settled.setValue(2)
    told = tomllib.loads(hand.page.text)
    assert (told["deal"], told["settled"]) == (4, 2)
    hand.page.take(hand.draft.choose("pots", 2))
    assert "The game ends after this many pots: 2" in told_at_the_foot(hand.page)
    settled.setValue(1)
    assert told_at_the_foot(hand.page) == ""
    assert named(hand.page, NumberField, "Pot, in chips").value() == 4
    hand.show("Players")
    assert named(hand.page, NumberField, "Seat 1: Chips").value() == 25


def test_a_call_out_of_turn_is_written_and_read_again(window):
    hand = Writer(window, "cambio")
    hand.type("I XV V X")
    hand.show("Moves")
    options = named(hand.page, QComboBox, "Next move")
    called = [row for row in range(options.count()) if "Bruno calls out of turn" in options.itemText(row)]
    assert len(called) == 1
    options.setCurrentIndex(called[0])
    click(hand.page, "Add")
    assert hand.draft.actions == ("Bruno call",)
    assert run(tomllib.loads(hand.page.text))["caller"] == "Bruno"
    before = hand.draft
    click(hand.page, "Copy")
    click(hand.page, "New")
    click(hand.page, "Paste")
    assert (hand.draft.pile, hand.draft.actions) == (before.pile, before.actions)
    deeds = named(hand.page, QListWidget, "Moves")
    assert "Bruno" in deeds.item(0).text()


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_dealt_shown_in_all_parts_and_reads_as_it_is_written(window, game):
    hand = Writer(window, game)
    hand.page.take(hand.draft.dealt(Random(5)))
    for section in SECTIONS:
        hand.page.show_section(section)
        assert nameless(hand.page) == []
    assert "error" not in run(tomllib.loads(hand.page.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_can_be_read_in_every_language_with_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    hand = Writer(window)
    for game, name in (("campli", "horse-hunter-cat"), ("trionfo", "trionfo-full-deal")):
        from cucu_desktop.match.scenario.draft.scenario_form import read  # noqa: PLC0415

        hand.page.take(read(entry_of(game, name).scenario))
        for section in SECTIONS:
            hand.page.show_section(section)
            qtbot.waitUntil(lambda: cut_off(hand.page) == [])
