"""Puzzles in the window: the next one, or any one of a game; answered at the table, explained, summed up."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from cucu_desktop.match.puzzles.puzzle import grade_of, puzzles_of
from cucu_desktop.match.puzzles.rating import FIRST, is_good, own_rating
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.ui.pages.puzzles import explanation
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
from tests.ui.objects.controls import button, choose, click, scrolled, shows_button, texts
from tests.ui.objects.table import question_line
from tests.ui.windows import PATIENCE, a_window, words_of


def asked(qtbot, tmp_path, game="campli", number=0, **how):
    """The page with this puzzle of a game."""
    window = a_window(qtbot, tmp_path, **({"size": (1280, 800)} | how))
    window.page_opener.open_puzzles(puzzles_of(game)[number])
    page = window.page_stack.page
    assert isinstance(page, PuzzlePage)
    choose(page.which, game)
    return page


def act(page, action):
    """Answer at the table."""
    page.table.view.answer([action])


def other(page):
    options = page.question.decision.observation.decision.options
    return next(option for option in options if option != page.puzzle.best)


def test_a_screen_reader_comes_to_the_verdict_before_the_button(qtbot, tmp_path, monkeypatch):
    """A focus that moves would cut off what is announced of it."""
    monkeypatch.setattr(explanation, "screen_reader", object)
    page = asked(qtbot, tmp_path, "coch")
    window = page.window()
    act(page, other(page))
    told = window.focusWidget().accessibleName()
    assert told.startswith("No. Better: ")
    assert told.count("points") > 1, "what both are worth"
    before = page.puzzle
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert page.puzzle != before
    assert page.title.text() == page.accessibleName()


def test_the_arrows_lead_from_the_question_to_the_answers(qtbot, tmp_path):
    page = asked(qtbot, tmp_path, "coch")
    window = page.window()
    line = question_line(page.table.decision_bar)
    assert window.focusWidget() is line
    qtbot.keyClick(line, Qt.Key.Key_Right)
    assert window.focusWidget() in page.table.accessibility.cards
    page.table.take_focus()
    qtbot.keyClick(line, Qt.Key.Key_Left)
    assert window.focusWidget() is not line


def test_no_card_may_be_played_once_it_is_answered(qtbot, tmp_path):
    page = asked(qtbot, tmp_path, "coch")
    cards = page.table.accessibility.cards
    assert any("may be played" in card.accessibleName() for card in cards)
    act(page, page.puzzle.best)
    assert not any("may be played" in card.accessibleName() for card in cards)


def test_a_wrong_answer_is_explained_and_may_be_tried_again(qtbot, tmp_path):
    page = asked(qtbot, tmp_path, "coch")
    window = page.window()
    act(page, other(page))
    assert any(text.startswith("No. Better: ") for text in texts(page))
    click(page, "Try again")
    assert not any(text.startswith("No. Better: ") for text in texts(page))
    act(page, page.puzzle.best)
    solved = Solved(window.context.results)
    assert solved.is_solved(page.puzzle.id)
    assert solved.tries(page.puzzle.id) == 2
    before = page.puzzle
    click(page, "Next puzzle")
    assert page.puzzle.game == "coch"
    assert page.puzzle != before


def test_nothing_leads_on_before_the_answer_but_a_quiet_button(qtbot, tmp_path):
    page = asked(qtbot, tmp_path)
    assert not shows_button(page, "Next puzzle")
    assert not button(page, "Skip").property("loud")
    before = page.puzzle
    click(page, "Skip")
    assert page.puzzle != before
    act(page, page.puzzle.best)
    assert shows_button(page, "Next puzzle")
    assert not shows_button(page, "Skip")


def test_a_beginner_is_asked_an_easy_one_of_a_known_game(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.menus.actions["puzzles"].trigger()
    page = window.page_stack.page
    assert page.puzzle.game == "campli"
    assert grade_of(page.puzzle) == 0
    assert page.which.currentText() == "For me"


def test_after_five_the_answers_are_summed_up(qtbot, tmp_path):
    page = asked(qtbot, tmp_path, "coch")
    window = page.window()
    seen = []
    for number in range(5):
        assert not any(" right. " in text for text in texts(page))
        seen.append(page.puzzle)
        act(page, other(page) if number == 2 else page.puzzle.best)
        if number == 2:
            click(page, "Try again")
            act(page, page.puzzle.best)
        if number < 4:
            click(page, "Next puzzle")
    assert len({puzzle.id for puzzle in seen}) == 5
    after = own_rating(Solved(window.context.results))
    assert f"4 of 5 right. {FIRST} → {after}." in texts(page), "only the first answer counts"
    click(page, "Next puzzle")
    act(page, page.puzzle.best)
    assert not any(" right. " in text for text in texts(page))


def test_every_puzzle_of_a_game_is_reached(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.menus.actions["puzzles"].trigger()
    page, puzzles = window.page_stack.page, puzzles_of("kille")
    choose(page.which, "kille")
    assert page.puzzle.game == "kille"
    page.ask(puzzles[0])
    assert f"1 of {len(puzzles)}" in texts(page)
    click(page, "Previous")
    assert page.puzzle == puzzles[-1]
    click(page, "Next")
    click(page, "Next")
    assert page.puzzle == puzzles[1]


def test_ones_own_mistakes_are_asked_from_here(qtbot, tmp_path):
    page = asked(qtbot, tmp_path)
    choose(page.which, "mistakes")
    qtbot.waitUntil(lambda: any("Nothing to practise" in text for text in texts(page)), timeout=PATIENCE)
    choose(page.which, "campli")
    assert page.puzzle.game == "campli"
    assert page.table is not None


@pytest.mark.parametrize("game", ["campli", "lu_stu", "coch", "zifuli", "trionfo"])
def test_with_larger_letters_the_whole_table_is_seen_at_once(qtbot, tmp_path, game):
    page = asked(qtbot, tmp_path, game, paints=False, size=(1280, 760), text=150, language="de")
    qtbot.wait(50)
    area = scrolled(page).viewport()
    assert area.rect().contains(QRect(page.table.mapTo(area, QPoint()), page.table.size()))
    assert page.table.height() >= 360
    act(page, other(page))
    qtbot.wait(50)
    assert not page.said.visibleRegion().isEmpty(), "the marks of a series do not scroll away"


def test_an_answer_that_is_nearly_the_best_counts(qtbot, tmp_path):
    puzzle, near = next(
        (puzzle, option.action)
        for puzzle in puzzles_of("zifuli")
        for option in puzzle.assessment.options
        if option.action != puzzle.best and is_good(puzzle, option.action)
    )
    page = asked(qtbot, tmp_path, "zifuli", puzzles_of("zifuli").index(puzzle))
    window = page.window()
    act(page, near)
    assert any(text.startswith("Good, too. Best of all: ") for text in texts(page))
    assert Solved(window.context.results).is_solved(puzzle.id)


def test_answers_are_nearly_as_large_as_other_buttons_in_a_large_window(qtbot, tmp_path):
    page = asked(qtbot, tmp_path, size=(1920, 1080), text=150)
    qtbot.wait(50)
    assert page.table.decision_bar.buttons[0].theme.text_scale >= 0.8 * page.theme.text_scale


def test_another_language_asks_the_same(qtbot, tmp_path):
    page = asked(qtbot, tmp_path)
    window = page.window()
    puzzle = page.puzzle
    window.context.prefer(language="it")
    page = window.page_stack.page
    assert page.puzzle == puzzle
    act(page, puzzle.best)
    window.context.prefer(language="de")
    assert any("Ja: " in text for text in words_of(window.page_stack.page))


@pytest.mark.parametrize("game", ["lu_stu", "coch"])
@pytest.mark.parametrize(("before", "after"), [(200, 200), (100, 200), (150, 125)])
def test_what_is_asked_is_in_sight_however_large_the_letters(qtbot, tmp_path, game, before, after):
    window = asked(qtbot, tmp_path, game, paints=False, text=before).window()

    def is_in_sight():
        page = window.page_stack.page
        area, bar = scrolled(page).viewport(), page.table.decision_bar
        return area.rect().contains(QRect(bar.mapTo(area, QPoint()), bar.size()))

    qtbot.waitUntil(is_in_sight)
    window.settings.change(text=after)
    qtbot.wait(50)
    qtbot.waitUntil(is_in_sight)
    page = window.page_stack.page
    act(page, other(page))
    click(page, "Try again")
    qtbot.waitUntil(is_in_sight)
