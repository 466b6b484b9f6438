"""The card of a loss, noted by a tap if wanted, undone, and counted."""

import pytest
from PySide6.QtCore import QRect, Qt

from tests.ui.objects.controls import button, click, scrolled
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window

NAMES = ("Anna", "Bea", "Carla", "Dino")


def note(hand, card, qtbot):
    qtbot.mouseClick(hand.page.note.buttons[card], Qt.MouseButton.LeftButton)


def test_no_card_is_asked_for_unless_wanted(hand):
    hand.begin(*NAMES)
    hand.tap("Anna")
    assert not hand.page.note.isVisible()
    hand.press("Note cards")
    assert hand.page.note.question.text() == "Which card cost Anna a token?"
    hand.press("Note cards")
    assert not hand.page.note.isVisible()


def test_a_card_is_noted_by_one_tap_and_undone_alone(hand, qtbot):
    hand.begin(*NAMES)
    hand.press("Note cards")
    hand.tap("Anna")
    assert len(hand.page.note.buttons) == 20
    note(hand, "II", qtbot)
    assert hand.told == ["paid Anna", "card Anna II"]
    assert not hand.page.note.isVisible()
    assert hand.foot == "Last: Anna, the two (II)"
    click(hand.page, "Log")
    assert "Anna: the two (II)." in hand.log
    click(hand.page, "Back")
    hand.press("Undo")
    assert hand.told == ["paid Anna"]
    assert hand.page.note.isVisible()
    note(hand, "V", qtbot)
    hand.tap("Anna")
    assert hand.told == [], "with the loss its card is gone"


def test_a_card_is_passed_by_going_on(hand):
    hand.begin(*NAMES)
    hand.press("Note cards")
    hand.tap("Anna")
    hand.page.board.penalised.emit("Bea")
    assert hand.page.note.question.text() == "Which card cost Bea a token?"
    hand.tap("Carla")
    assert "Carla" in hand.page.note.question.text()
    hand.press("Next deal")
    assert not hand.page.note.isVisible()
    assert hand.told == ["paid Anna", "penalty Bea", "paid Carla", "dealt"]


def test_the_wish_is_kept_and_all_games_are_counted(hand, window, qtbot):
    hand.begin(*NAMES)
    hand.press("Note cards")
    hand.tap("Anna")
    note(hand, "II", qtbot)
    hand.page.board.penalised.emit("Bea")
    note(hand, "XII", qtbot)
    hand.press("Next deal")
    window.page_stack.close_pages()
    again = Scorekeeper(window, qtbot)
    assert button(again.page, "Note cards").isChecked()
    click(again.page, "New game")
    click(again.page, "Start")
    again.tap("Dino")
    note(again, "II", qtbot)
    again.lose("Carla")
    click(again.page, "Log")
    told = again.page.noted.text()
    assert "Cards noted in games of Cucù of Campli: 3, of 4 tokens lost." in told
    assert "lost: the two (II) 2 (67%)" in told
    assert "penalty: the cat (XII) 1 (33%)" in told
    click(again.page, "Back")
    assert again.tile("Anna").isVisible()
    assert not again.page.noted.isVisible()


def test_without_cards_nothing_is_told_of_them(hand):
    hand.begin(*NAMES)
    click(hand.page, "Log")
    assert not hand.page.noted.isVisible()


def test_of_a_pack_with_suits_ranks_are_noted(hand, qtbot):
    hand.begin(*NAMES, game="cuckoo")
    hand.press("Note cards")
    hand.tap("Anna")
    assert len(hand.page.note.buttons) == 13
    note(hand, "A", qtbot)
    assert hand.told == ["paid Anna", "card Anna A"]
    assert hand.foot == "Last: Anna, an ace"


@pytest.mark.parametrize("game", ["lu_stu", "gnav"])
def test_all_cards_are_seen_in_a_small_window(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False, size=(640, 400))
    window.inn.go_to("score")
    page = window.page_stack.page
    page.begun.emit({"game": game, "seats": [{"name": name} for name in NAMES]})
    page.means.note.setChecked(True)
    page.board.tapped.emit(1)
    page.fit_into(QRect(0, 0, 640, 360))
    qtbot.wait(100)
    viewport = scrolled(page).viewport()
    assert viewport.isAncestorOf(page.note), "in a low window all scrolls"
    for part in page.note.buttons.values():
        right = part.mapTo(viewport, part.rect().topRight()).x()
        assert right < viewport.width(), (part.accessibleName(), window.size())
