"""Edited deals outside their page: copied, saved, opened, played, and kept when the program ends."""

import tomllib

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
)

from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.draft.draft import EMPTY, new_draft
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.writer.writer_page import WriterPage
from cucu_desktop.ui.play.guided import scripted_game
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.controls import button, click, named, texts, told_at_the_foot
from tests.ui.objects.writer import Writer
from tests.ui.windows import a_window, match_of, play_out, short_plan, wait_for


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

    entry = next(entry for entry in entries("campli") if entry.name == "horse-hunter-cat")
    WriterController.of(window.inn.parts).write_on(entry.scenario)
    click(window.page_stack.page, "Undo")
    assert window.page_stack.page.draft == before
