"""The deal editor at long tables and with large letters: reached by Tab, shown in full, not cut."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
)

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.writer.number_field import NumberField
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from tests.ui.objects.controls import click, named, scrolled
from tests.ui.objects.writer import Writer
from tests.ui.windows import a_window


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
