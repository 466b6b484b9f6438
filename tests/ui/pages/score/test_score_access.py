"""The score by keyboard, by screen reader, and in every size and language."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.pages.score.score_words import LETTERS
from tests.ui.objects.controls import button, scrolled
from tests.ui.objects.score import NAMES, Scorekeeper
from tests.ui.windows import LARGE, a_window, cut_off, nameless, words_of


def test_people_keep_their_places_while_a_form_or_a_question_is_shown(qtbot, tmp_path):
    """A tile that moves under the finger takes the tap for another player."""
    hand = Scorekeeper(a_window(qtbot, tmp_path, size=(1280, 760), motion="reduced"), qtbot)
    hand.begin(*NAMES[:15], game="lu_stu")
    qtbot.wait(50)

    def places():
        lefts = sorted({tile.x() for tile in hand.page.board.tiles})
        tops = sorted({tile.y() for tile in hand.page.board.tiles})
        return [(lefts.index(tile.x()), tops.index(tile.y())) for tile in hand.page.board.tiles]

    before = places()
    hand.press("Inn sold …")
    qtbot.wait(50)
    assert hand.page.bargain.isVisible()
    assert places() == before
    hand.press("Inn sold …")
    for _ in range(3):
        hand.lose("Bea")
    qtbot.wait(50)
    assert hand.question
    assert places() == before
    assert not cut_off(hand.page)


def test_all_is_done_by_the_keyboard(hand, qtbot):
    hand.begin(*NAMES[:4])
    tile = hand.page.focusWidget()
    assert tile is hand.tile("Anna")
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert hand.told == ["paid Anna"]
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_C)
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert hand.told == ["paid Anna", "paid Carla", "penalty Bea"]
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand.told == ["paid Anna", "paid Carla"]
    assert button(hand.page, "Next deal").shortcut() == QKeySequence("N")
    assert "N" not in LETTERS, "which is for the next deal"


@pytest.mark.parametrize("letter", "HMO")
def test_a_letter_of_the_menus_taps_a_person_on_this_page(hand, letter):
    hand.begin(*NAMES)
    event = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key(ord(letter)), Qt.KeyboardModifier.NoModifier, letter.lower()
    )
    event.ignore()
    QApplication.sendEvent(hand.page, event)
    assert event.isAccepted()


def test_letters_rest_where_they_are_switched_off(qtbot, tmp_path):
    hand = Scorekeeper(a_window(qtbot, tmp_path, size=(1280, 800), letter_keys=False), qtbot)
    hand.begin(*NAMES[:4])
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_C)
    assert hand.told == []


def test_a_screen_reader_hears_who_it_is_and_how_they_stand(hand):
    hand.begin(*NAMES[:4])
    hand.tap("Dino")
    told = QAccessible.queryAccessibleInterface(hand.tile("Dino"))
    assert told.text(QAccessible.Text.Name) == "Dino"
    assert told.text(QAccessible.Text.Description) == "lost, deals, tokens: 2, coins: 95"
    assert not nameless(hand.page)


@pytest.mark.parametrize("people", [4, 20])
def test_all_people_are_seen_at_once(hand, people):
    hand.begin(*NAMES[:people])
    page, tiles = hand.page, hand.page.board.tiles
    seen = scrolled(page).viewport().rect()
    places = [
        QRect(tile.mapTo(scrolled(page).viewport(), tile.rect().topLeft()), tile.size()) for tile in tiles
    ]
    assert len(places) == people
    assert all(seen.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert all(place.width() > 140 and place.height() > 74 for place in places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "how", [LARGE, {"size": (640, 400)}, {"size": (1280, 800)}], ids=["large", "small", "wide"]
)
def test_it_is_read_whole_in_every_language(qtbot, tmp_path, language, how):
    window = a_window(qtbot, tmp_path, paints=False, language=language, **how)
    window.inn.go_to("score")
    page = window.page_stack.page
    assert isinstance(page, ScorePage)
    assert not cut_off(page)
    page.setup.show_plan({"game": "lu_stu", "seats": [{"name": name, "coins": 100} for name in NAMES]})
    assert not cut_off(page)
    page.next.click()
    page.means.note.setChecked(True)
    page.board.tapped.emit(1)
    assert page.note.isVisible()
    assert not cut_off(page)
    assert not nameless(page)
    page.note.buttons["II"].click()
    page.show_part("log")
    assert page.noted.isVisible()
    assert not cut_off(page)
    assert not nameless(page)
    page.undo()
    page.undo()
    page.show_part("counter")
    page.means.note.setChecked(False)
    page.means.inn.setChecked(True)
    assert not cut_off(page)
    assert not nameless(page)
    page.bargain.put(guest=NAMES[0], innkeeper=NAMES[1], coins=10, share=20)
    page.bargain.button.click()
    qtbot.waitUntil(lambda: not cut_off(page))
    for _ in range(3):
        page.board.tapped.emit(1)
        page.next.click()
    assert page.ask.isVisible()
    qtbot.waitUntil(lambda: not cut_off(page))
    assert not nameless(page)
    assert page.title.text() in words_of(page) or not page.title.isVisible()
