"""Deals written in the window: laid by mouse and keys, told to be wrong, played, saved, opened, shared."""

import tomllib
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QToolButton,
)

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.draft.draft import EMPTY, new_draft
from cucu_desktop.match.scenario.runner import run
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.writer.number_field import NumberField
from cucu_desktop.ui.pages.writer.writer_head import SECTIONS
from cucu_desktop.ui.pages.writer.writer_page import WriterPage
from cucu_desktop.ui.play.guided import scripted_game
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from tests.ui.objects.controls import button, choose, click, named, scrolled, texts, told_at_the_foot
from tests.ui.objects.writer import Writer
from tests.ui.windows import LARGE, a_window, cut_off, match_of, nameless, play_out, short_plan, wait_for


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")


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


# In and out


def test_a_deal_is_copied_and_pasted(window):
    hand = Writer(window)
    hand.type("III XII V X")
    click(hand.page, "Copy")
    text = QGuiApplication.clipboard().text()
    assert tomllib.loads(text)["pack"] == ["III", "XII", "V", "X"]
    click(hand.page, "Clear")
    click(hand.page, "Paste")
    assert hand.draft.pile[:4] == ("III", "XII", "V", "X")
    QGuiApplication.clipboard().setText("a shopping list")
    click(hand.page, "Paste")
    assert hand.draft.pile[:4] == ("III", "XII", "V", "X")
    assert window.page_stack.notices


def test_a_deal_is_saved_and_opened(window, tmp_path, monkeypatch):
    hand = Writer(window)
    hand.type("III XII V X")
    hand.show("Moves")
    named(hand.page, QLineEdit, "Title").textEdited.emit("Mine")
    path = tmp_path / "mine.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    click(hand.page, "Save")
    assert tomllib.loads(path.read_text("utf-8"))["title"] == "Mine"
    hand.page.show_section("cards")
    click(hand.page, "Clear")
    click(hand.page, "Open")
    assert hand.draft.pile[:4] == ("III", "XII", "V", "X")
    path.write_text('game = "campli"\nseats = [{name = "Ada"}]\n', encoding="utf-8")
    click(hand.page, "Open")
    assert len(hand.draft.seats) == 4
    assert "seats" in window.page_stack.notices[-1].text


def test_a_deal_is_played_and_written_on(qtbot, window, monkeypatch):
    monkeypatch.setattr(scripted_game, "LOOKS", 20)
    hand = Writer(window)
    hand.type("III XII V X")
    hand.show("Players")
    own = named(hand.page, QComboBox, "Choose your seat")
    own.setCurrentIndex(own.findData(2))
    click(hand.page, "Play")
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    assert session.match_view.company[session.question.seat].name == "Cesira"
    assert str(match_of(session)._replay.state.table.cards[2]) == "V"
    again = Writer(window)
    assert again.draft.pile[:4] == ("III", "XII", "V", "X"), "it is still there"


def test_after_the_deal_one_writes_on(qtbot, window, monkeypatch):
    monkeypatch.setattr(scripted_game, "LOOKS", 20)
    hand = Writer(window)
    hand.type("III XII V X")
    for action in ("Ada keep", "Bruno keep", "Cesira keep", "Dino keep"):
        hand.page.take(hand.draft.do(action))
    click(hand.page, "Play")
    wait_for(qtbot, window, Stage.ANSWER)
    window.playing.session.act(window.playing.session.match_view.written)
    qtbot.waitUntil(lambda: window.page_stack.page is not None, timeout=20_000)
    click(window.page_stack.page, "Continue editing")
    assert isinstance(window.page_stack.page, WriterPage)
    assert window.page_stack.page.draft.actions[-1] == "Dino keep"


def test_the_rules_are_read_in_between(window):
    hand = Writer(window, "zifuli")
    click(hand.page, "Deal the rest")
    draft = hand.draft
    window.page_opener.open_rules()
    rules = window.page_stack.page
    assert isinstance(rules, RulesPage)
    rules.closed.emit()
    assert window.page_stack.page.draft == draft


def test_a_deal_that_was_played_is_written_down(qtbot, window, monkeypatch):
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    hand = Writer(window)
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: menu.actions()[0].trigger())
    click(hand.page, "A deal you have played")
    assert "Anna" in [seat.name for seat in hand.draft.seats]
    assert EMPTY not in hand.draft.pile
    assert hand.draft.actions
    assert button(hand.page, "Play").isEnabled()
    assert texts(hand.page)
    before = hand.draft
    window.past.look_back()
    again = Writer(window)
    click(again.page, "Clear")
    click(again.page, "A deal you have played")
    assert again.draft.pile == before.pile, "the match that is looked through has deals, too"


def test_the_deal_that_was_being_written_is_there_when_the_program_starts_again(qtbot, tmp_path):
    hand = Writer(a_window(qtbot, tmp_path), "cuckoo")
    hand.type("9H")
    before = hand.draft
    hand.window.close()
    again = Writer(a_window(qtbot, tmp_path))
    assert again.draft == before
    assert "last time" in told_at_the_foot(again.page)
    click(again.page, "New")
    assert again.draft == new_draft("cuckoo")
    click(again.page, "Undo")
    assert again.draft == before


def test_a_page_that_is_left_comes_back_without_a_word(window):
    hand = Writer(window)
    hand.type("III")
    before = hand.draft
    hand.page.closed.emit()
    assert Writer(window).draft == before
    assert "last time" not in told_at_the_foot(window.page_stack.page)


def test_another_deal_does_not_cost_the_one_that_was_being_written(window):
    hand = Writer(window)
    hand.type("III")
    before = hand.draft
    hand.page.closed.emit()
    from cucu_desktop.ui.window.inn.writer_controller import WriterController  # noqa: PLC0415

    WriterController.of(window.inn.parts).write_on(entry_of("campli", "horse-hunter-cat").scenario)
    click(window.page_stack.page, "Undo")
    assert window.page_stack.page.draft == before


def at_a_long_table(qtbot, tmp_path, game, seats, *, text=100, part="Players"):
    """The page with a deal for this number of players, at one of its parts."""
    hand = Writer(a_window(qtbot, tmp_path, size=(1280, 800), text=text, motion="reduced"), game)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    draft = hand.draft
    while len(draft.seats) < seats:
        draft = draft.add_seat()
    hand.page.take(draft.dealt(Random(4)))
    hand.show(part)
    return hand


def in_full(widget):
    return widget.visibleRegion().boundingRect() == widget.rect()


LONG = pytest.mark.parametrize(("game", "seats"), [("campli", 20), ("ace_chasing", 52)])


@pytest.mark.parametrize("text", [100, 150])
def test_at_a_long_table_each_seat_has_its_line_before_the_next_paint(qtbot, tmp_path, text):
    hand = at_a_long_table(qtbot, tmp_path, "ace_chasing", 52, text=text)
    names = [named(hand.page, QLineEdit, f"Seat {number}: Name") for number in range(1, 52)]
    assert names[50].y() - names[0].y() >= 50 * names[0].sizeHint().height()


@LONG
@pytest.mark.parametrize("part", ["Cards", "Players", "Rules", "Moves"])
def test_tab_reaches_all_there_is_at_a_long_table_and_shows_it_in_full(qtbot, tmp_path, game, seats, part):
    hand = at_a_long_table(qtbot, tmp_path, game, seats, part=part)
    page, reached = hand.page, []
    first = QApplication.focusWidget()
    while not reached or QApplication.focusWidget() is not first:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
        assert page.isAncestorOf(reached[-1])
        assert in_full(reached[-1]), reached[-1].accessibleName()
    wanted = {
        each
        for kind in (QLineEdit, QComboBox, QCheckBox, NumberField, QAbstractButton)
        for each in page.findChildren(kind)
        if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not isinstance(each.parent(), NumberField)
    }
    assert wanted - {page} <= set(reached)
    assert len(reached) < 52 * 8


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_what_is_agreed_has_its_room_before_the_next_paint(qtbot, tmp_path, size):
    hand = Writer(a_window(qtbot, tmp_path, size=size, motion="reduced"), "lu_stu")
    hand.show("Rules")
    shown = [each for each in hand.page.findChildren(NumberField) if each.isVisible()]
    assert len(shown) >= 4
    assert all(each.height() >= each.minimumSizeHint().height() for each in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_agreed_is_seen_at_once_with_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), text=150, language=language)
    hand = Writer(window, "lu_stu")
    hand.page.show_section("agreed")
    qtbot.wait(50)
    assert scrolled(hand.page).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("text", [100, 150, 200])
def test_of_what_is_told_no_line_is_cut_in_half(qtbot, tmp_path, text):
    hand = Writer(a_window(qtbot, tmp_path, size=(1280, 800), text=text), "trionfo")
    hand.show("Moves")
    qtbot.wait(50)
    notes = hand.page.findChild(QPlainTextEdit)
    notes.setPlainText("One line.\nAnother.\nThe last.")
    qtbot.wait(50)
    lines = (
        notes.viewport().height() - 2 * notes.document().documentMargin()
    ) / notes.fontMetrics().lineSpacing()
    assert lines == pytest.approx(2, abs=0.1)


def test_the_picture_below_what_is_agreed_stands_in_the_middle(qtbot, tmp_path):
    hand = Writer(a_window(qtbot, tmp_path, size=(1920, 1080), motion="reduced"), "campli")
    hand.show("Rules")
    picture = next(each for each in hand.page.findChildren(Vignette) if each.isVisible())
    middle = picture.mapTo(hand.page, picture.rect().center()).x()
    assert abs(middle - hand.page.width() / 2) <= 12, "the bar beside it may take as much"


@LONG
def test_who_is_moved_added_or_sent_away_at_a_long_table_stays_in_sight(qtbot, tmp_path, game, seats):
    hand = at_a_long_table(qtbot, tmp_path, game, seats - 1)
    click(hand.page, "Add a player")
    assert QApplication.focusWidget() is named(hand.page, QLineEdit, f"Seat {seats - 1}: Name")
    assert in_full(QApplication.focusWidget())
    for step in range(12):
        up = named(hand.page, QToolButton, f"Seat {seats - 1 - step}: Move seat up")
        up.setFocus()
        qtbot.keyClick(up, Qt.Key.Key_Space)
        assert QApplication.focusWidget() is named(
            hand.page, QToolButton, f"Seat {seats - 2 - step}: Move seat up"
        )
        assert in_full(QApplication.focusWidget())
    named(hand.page, QToolButton, "Seat 1: Remove from the table").click()
    assert in_full(QApplication.focusWidget())
    assert QApplication.focusWidget().accessibleName() == "Seat 1: Remove from the table"
    assert len(hand.draft.seats) == seats - 1
