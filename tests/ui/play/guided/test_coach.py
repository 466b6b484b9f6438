"""The panel of the coach: its size, its pictures, its buttons, and pages read again."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from shiboken6 import invalidate

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.play.guided.coach import Coach
from cucu_desktop.ui.play.guided.lesson_pages import Page
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.text.spoken_cards import pictured
from cucu_desktop.ui.widgets.card_strip import MOST, CardStrip
from tests.ui.objects.controls import named
from tests.ui.objects.lesson import PATIENCE, chosen
from tests.ui.windows import LARGE, cut_off

pytestmark = pytest.mark.usefixtures("quick_bots")


def test_the_question_says_where_to_choose_and_the_way_out_is_quiet(lesson_of):
    lesson = lesson_of("campli", paints=True)
    lesson.wait_for_page()
    wide = lesson.coach.width()
    lesson.read_to_the_question()
    assert "Choose below: keep or swap." in lesson.coach.text
    skip, keep = lesson.control("Skip the lesson"), lesson.window.playing.decision_bar.buttons[0]
    assert skip.height() < keep.height() * 0.8
    assert lesson.coach.width() == wide
    skip.click()
    assert skip.height() == lesson.control("Keep learning").height()


def test_pictures_get_smaller_before_a_text_has_to_be_scrolled(lesson_of, qtbot):
    lesson = lesson_of("kille", size=(1280, 800), text=150)
    lesson.read_to_the_question()
    wording = lesson.window.context.words_of("kille")
    cards, line = pictured(("HUSU", "BLAREN"), wording), "A line that takes some room on the page. "
    heights = []
    for lines in (2, 14):
        lesson.coach.say(lambda many=lines: Page(line * many, cards=cards), waits=True)
        qtbot.wait(20)
        heights.append(lesson.coach.cards.height_needed)
    assert heights[1] < heights[0] * 0.75
    lesson.coach.say(lambda: Page(line * 2, cards=cards), waits=True)
    assert lesson.coach.cards.height_needed == heights[0], "they grow again"


def test_skipping_the_lesson_has_to_be_confirmed(lesson_of, qtbot):
    lesson = lesson_of("campli", paints=True)
    lesson.wait_for_page()
    skip, stay = lesson.control("Skip the lesson"), lesson.control("Keep learning")
    assert not stay.isVisible()
    for leave_question in (stay.click, lambda: qtbot.keyClick(lesson.coach, Qt.Key.Key_Escape)):
        skip.click()
        assert lesson.window.playing is not None
        assert lesson.window.focusWidget() is stay
        assert not lesson.control("Next").isVisible()
        leave_question()
        assert lesson.window.focusWidget() is lesson.control("Next")
        assert not stay.isVisible()
    skip.click()
    skip.click()
    assert lesson.window.playing is None


def test_after_the_question_whether_to_skip_the_table_has_the_focus_again(lesson_of):
    lesson = lesson_of("campli", paints=True)
    lesson.read_to_the_question()
    lesson.press("Skip the lesson")
    lesson.press("Keep learning")
    assert not lesson.coach.isAncestorOf(lesson.window.focusWidget())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["campli", "kille", "zifuli"])
def test_all_of_it_can_be_read(lesson_of, qtbot, game, language):
    lesson = lesson_of(game, language=language, **LARGE)
    for _ in range(5):
        lesson.wait()
        qtbot.waitUntil(lambda: cut_off(lesson.coach) == [], timeout=PATIENCE)
        if lesson.coach.waits:
            lesson.coach.go_on.emit()
        else:
            lesson.session.act(chosen(lesson.session.question.decision.options[-1], Random(1)))


@pytest.mark.parametrize("game", ["campli", "kille"])
def test_an_arrow_leads_from_the_question_to_the_first_answer_not_out_of_the_lesson(lesson_of, qtbot, game):
    lesson = lesson_of(game)
    lesson.read_to_the_question()
    bar = lesson.window.playing.decision_bar
    bar.take_focus()
    for answer in bar.buttons:
        qtbot.keyClick(lesson.window.focusWidget(), Qt.Key.Key_Right)
        assert lesson.window.focusWidget() is answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_as_wide_on_the_last_page_as_before(lesson_of, qtbot, language):
    lesson = lesson_of("campli", language=language, size=(1280, 760))
    lesson.coach.say(lambda: Page("a"), waits=True)
    before = lesson.coach.geometry()
    lesson.coach.say(lambda: Page("b", is_last=True), waits=True)
    qtbot.wait(10)
    assert lesson.coach.geometry() == before
    assert lesson.window.playing.rect().contains(before)


def test_the_next_page_is_said_after_the_reference_to_the_scroll_bar_became_invalid(lesson_of):
    lesson = lesson_of("zifuli")
    lesson.wait_for_page()
    told = lesson.coach.text
    invalidate(lesson.coach.findChild(QScrollArea).verticalScrollBar())
    lesson.coach.go_on.emit()
    assert lesson.coach.text != told
    assert lesson.window.isVisible()


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_each_page_can_be_read_again_and_next_leads_to_where_one_was(lesson_of, game):
    lesson = lesson_of(game)
    back = lesson.control("Back")
    assert back.isHidden()
    assert back.shortcut() == QKeySequence("Backspace")
    pages = lesson.read_to_the_question()
    question = lesson.coach.text
    for number, text in enumerate(reversed(pages)):
        lesson.press("Back")
        assert lesson.coach.text == text
        assert lesson.session.held
        assert back.isHidden() == (number == len(pages) - 1)
    for text in (*pages[1:], question):
        assert lesson.session.held
        lesson.press("Next")
        assert lesson.coach.text == text
    assert not lesson.session.held
    assert lesson.session.question is not None
    assert not lesson.coach.isAncestorOf(lesson.window.focusWidget())
    assert lesson.control("Next").isHidden()


def test_a_choice_made_while_an_earlier_page_is_read_leads_on(lesson_of):
    lesson = lesson_of("campli")
    pages = lesson.read_to_the_question()
    lesson.press("Back")
    assert lesson.coach.text == pages[-1]
    lesson.session.act(lesson.session.question.decision.options[-1])
    lesson.wait_for_page()
    assert not lesson.coach.is_rereading
    assert "Good" in lesson.coach.text or "differently" in lesson.coach.text


def test_the_others_wait_while_an_earlier_page_is_read(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.read_to_the_question()
    lesson.session.act(lesson.session.question.decision.options[-1])
    qtbot.wait(1)
    lesson.press("Back")
    assert lesson.coach.is_rereading
    shown = lesson.coach.text
    qtbot.wait(300)
    assert lesson.coach.text == shown
    assert lesson.session.held
    while lesson.coach.is_rereading:
        lesson.press("Next")
    lesson.wait_for_page()


def test_from_the_last_page_one_can_read_back_and_then_play(lesson_of):
    lesson = lesson_of("le_her")
    told, _ = lesson.follow(lambda options: options[0])
    lesson.press("Back")
    assert lesson.coach.text == told[-2]
    assert not lesson.coach.is_last
    lesson.press("Next")
    assert lesson.coach.text == told[-1]
    assert lesson.coach.is_last
    lesson.press("Play a real game")
    assert lesson.window.playing.findChild(Coach) is None


@pytest.mark.parametrize(
    ("game", "size", "least"),
    [
        ("campli", (1024, 700), 36),
        ("campli", (1280, 800), 43),
        ("campli", (1920, 1080), 50),
        ("coch", (1280, 800), 60),
        ("coch", (1920, 1080), 50),
    ],
)
def test_the_order_of_the_cards_is_as_large_as_fits(lesson_of, qtbot, game, size, least):
    lesson = lesson_of(game, size=size)
    lesson.wait_for_page()
    while not any(len(strip.cards) > MOST for strip in lesson.coach.findChildren(CardStrip)):
        lesson.coach.go_on.emit()  # the first pages are about the aim
    bar = lesson.coach.findChild(QScrollArea).verticalScrollBar()
    qtbot.wait(50)
    assert bar.maximum() == 0 or least < 40, "cards are no smaller than that to save scrolling"
    strips = [strip for strip in lesson.coach.findChildren(CardStrip) if len(strip.cards) > 4]
    assert strips
    for strip in strips:
        for picture in strip.findChildren(QLabel):
            assert picture.width() >= least
            assert lesson.coach.rect().contains(
                picture.geometry().translated(picture.parentWidget().mapTo(lesson.coach, QPoint()))
            )


def test_page_down_scrolls_the_coach(lesson_of, qtbot):
    lesson = lesson_of("zifuli", text=200)
    lesson.wait_for_page()
    lesson.coach.say(lambda: Page("More words than there is room for. " * 40), waits=True)
    bar = lesson.coach.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=PATIENCE)
    QTest.keyClick(lesson.coach, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(lesson.coach, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def lines_of(label):
    """The number of lines of a text as it is shown."""
    return round(label.heightForWidth(label.width()) / label.fontMetrics().lineSpacing())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(PLANS))
def test_no_page_before_the_first_question_has_more_than_five_lines(lesson_of, game, language):
    lesson = lesson_of(game, language=language, size=(1280, 800))
    while True:
        lesson.wait()
        if not lesson.coach.waits:
            return
        _, _, text = lesson.coach.text.partition("\n\n")
        if text:
            assert lines_of(named(lesson.coach, QLabel, text)) <= 5
        lesson.coach.go_on.emit()
