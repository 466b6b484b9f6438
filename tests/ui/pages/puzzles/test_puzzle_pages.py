"""Puzzles in the window: chosen from the list, answered at the table, explained, ticked."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.puzzles.puzzle import GRADES, grade_of, puzzles_of
from cucu_desktop.match.puzzles.rating import FIRST, is_good, own_rating
from cucu_desktop.match.puzzles.solved import NAME, Solved
from cucu_desktop.ui.pages.analysis import verdict
from cucu_desktop.ui.pages.analysis.questions_page import QuestionsPage
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage, next_puzzle
from cucu_desktop.ui.pages.puzzles.puzzle_slips import GradeHeads, grade_name
from cucu_desktop.ui.pages.puzzles.puzzles_page import PuzzlesPage
from cucu_desktop.ui.pages.puzzles.series_page import SeriesPage
from tests.ui.objects.controls import button, click, scrolled, shows_button, texts
from tests.ui.objects.table import question_line
from tests.ui.windows import LARGE, a_window, cut_off, nameless, words_of


def listed(window):
    """The page with all puzzles."""
    window.menus.inn["puzzles"].trigger()
    page = window.page_stack.page
    assert isinstance(page, PuzzlesPage)
    return page


def asked(window, game="campli", number=0):
    """The page with one of them, chosen from the list."""
    listed(window).games[game].slips[number].click()
    page = window.page_stack.page
    assert isinstance(page, PuzzlePage)
    return page


def campli(window):
    return window.context.words_of("campli").choices.game("campli")["name"]


def act(page, action):
    """Answer at the table."""
    page.table.view.answer([action])


def other(page):
    options = page.question.decision.observation.decision.options
    return next(option for option in options if option != page.puzzle.best)


def test_all_puzzles_are_listed_by_game_and_difficulty(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = listed(window)
    assert list(page.games) == [game.id for game in CATALOGUE]
    assert "Hard" in texts(page)
    first = page.games["campli"].slips[0]
    assert first.accessibleName() == f"{campli(window)}, puzzle 1, easy: not tried yet"
    assert nameless(page) == []


def test_one_that_is_answered_right_is_ticked(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window)
    assert not shows_button(page, "Try again")
    act(page, page.puzzle.best)
    told = texts(page)
    assert any(text.startswith("Yes: ") for text in told)
    assert "value" in told
    click(page, "All puzzles")
    page = window.page_stack.page
    name = f"{campli(window)}, puzzle 1, easy: solved first time"
    assert page.games["campli"].slips[0].accessibleName() == name
    assert any(text.startswith("1 of ") for text in texts(page))
    assert window.focusWidget() is page.games["campli"].slips[0]


def test_a_screen_reader_comes_to_the_verdict_before_the_button(qtbot, tmp_path, monkeypatch):
    """A focus that moves would cut off what is announced of it."""
    monkeypatch.setattr(verdict, "screen_reader", object)
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window, "coch")
    act(page, other(page))
    told = window.focusWidget().accessibleName()
    assert told.startswith("No. Better: ")
    assert told.count("points") > 1, "what both are worth"
    before = page.puzzle
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert page.puzzle != before
    assert page.title.text() == page.accessibleName()


def test_the_arrows_lead_from_the_question_to_the_answers(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window, "coch")
    line = question_line(page.table.decision_bar)
    assert window.focusWidget() is line
    qtbot.keyClick(line, Qt.Key.Key_Right)
    assert window.focusWidget() in page.table.accessibility.cards
    page.table.take_focus()
    qtbot.keyClick(line, Qt.Key.Key_Left)
    assert window.focusWidget() is not line


def test_no_card_may_be_played_once_it_is_answered(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window, "coch")
    cards = page.table.accessibility.cards
    assert any("may be played" in card.accessibleName() for card in cards)
    act(page, page.puzzle.best)
    assert not any("may be played" in card.accessibleName() for card in cards)


def test_a_wrong_answer_is_explained_and_may_be_tried_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window, "coch")
    act(page, other(page))
    assert any(text.startswith("No. Better: ") for text in texts(page))
    click(page, "Try again")
    assert not any(text.startswith("No. Better: ") for text in texts(page))
    act(page, page.puzzle.best)
    solved = Solved(window.context.results.with_name(NAME))
    assert solved.is_solved(page.puzzle.id)
    assert solved.tries(page.puzzle.id) == 2
    before = page.puzzle
    click(page, "Next puzzle")
    assert page.puzzle == puzzles_of("coch")[puzzles_of("coch").index(before) + 1]


def begun(window, game="coch"):
    """The page with the first of a series of five."""
    listed(window).games[game].five.click()
    return window.page_stack.page


def test_a_series_has_five_then_tells_how_it_went(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = begun(window)
    assert grade_of(page.puzzle) == 0, "a beginner starts with an easy one"
    asked = []
    for number in range(5):
        asked.append(page.puzzle)
        assert any(f"Puzzle {number + 1} of 5." in text for text in texts(page))
        act(page, other(page) if number == 2 else page.puzzle.best)
        if number == 2:
            assert "✓ ✓ ✗" in " ".join(texts(page))
            click(page, "Try again")
            act(page, page.puzzle.best)
            assert "✓ ✓ ✗" in " ".join(texts(page)), "only the first answer counts"
        if number < 4:
            click(page, "Next puzzle")
    click(page, "Show result")
    result = window.page_stack.page
    assert isinstance(result, SeriesPage)
    told = texts(result)
    assert "4 of 5 right" in told
    assert told.count("✓ right") == 4
    assert told.count("✗ wrong") == 1
    assert "Right in a row: 2 (best 2)" in told
    after = own_rating(Solved(window.context.results.with_name(NAME)))
    assert f"Your rating: {FIRST} → {after}" in told
    assert window.focusWidget() is button(result, "Five harder"), "four are right"
    click(result, "Five harder")
    page = window.page_stack.page
    assert page.puzzle not in asked
    assert puzzles_of("coch").index(page.puzzle) > max(map(puzzles_of("coch").index, asked))
    assert any("Puzzle 1 of 5." in text for text in texts(page))
    window.page_stack.back()
    assert isinstance(window.page_stack.page, PuzzlesPage), "one step back"
    assert any(text.startswith("In a row: 2 (best 2).") for text in texts(window.page_stack.page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_of_a_series_is_read_in_each_language_in_a_small_window_too(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(640, 400), language=language)
    page = begun(window)
    for _ in range(5):
        act(page, other(page))
        page.next.click()
    result = window.page_stack.page
    assert isinstance(result, SeriesPage)
    assert cut_off(result) == []
    assert nameless(result) == []
    result.more.click()
    assert window.page_stack.page.puzzle.game == "coch"


def test_nothing_leads_on_before_the_answer_but_a_quiet_button(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window)
    assert not shows_button(page, "Next puzzle")
    assert not button(page, "Skip").property("loud")
    before = page.puzzle
    click(page, "Skip")
    assert page.puzzle != before
    act(page, page.puzzle.best)
    assert shows_button(page, "Next puzzle")
    assert not shows_button(page, "Skip")
    window.page_stack.back()
    page = begun(window)
    assert not shows_button(page, "Skip"), "a series has five answers"


@pytest.mark.parametrize("game", ["campli", "lu_stu", "coch", "zifuli", "trionfo"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_larger_letters_the_whole_table_is_seen_at_once(qtbot, tmp_path, game, language):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 760), text=150, language=language)
    page = asked(window, game)
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
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = asked(window, "zifuli", puzzles_of("zifuli").index(puzzle))
    act(page, near)
    assert any(text.startswith("Good, too. Best of all: ") for text in texts(page))
    assert Solved(window.context.results.with_name(NAME)).is_solved(puzzle.id)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_each_difficulty_has_a_column_of_its_own_whose_name_stays_in_sight(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), language=language)
    page = listed(window)
    qtbot.wait(20)
    (heads,) = page.findChildren(GradeHeads)
    names = heads.findChildren(QLabel)
    for grade in range(GRADES):
        firsts = {
            next(slip for slip in slips.slips if grade_of(slip.puzzle) == grade).mapTo(page, QPoint(0, 0)).x()
            for slips in page.games.values()
        }
        assert len(firsts) == 1, grade
        (label,) = (each for each in names if each.text() == grade_name(grade))
        assert abs(label.mapTo(page, QPoint(0, 0)).x() - firsts.pop()) <= 4
    last = list(page.games.values())[-1]
    last.take_focus(0)
    page.reach(last)
    qtbot.waitUntil(lambda: not last.slips[0].visibleRegion().isEmpty())
    assert not any(label.visibleRegion().isEmpty() for label in names)


def test_answers_are_nearly_as_large_as_other_buttons_in_a_large_window(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1920, 1080), text=150)
    page = asked(window)
    qtbot.wait(50)
    assert page.table.decision_bar.buttons[0].theme.text_scale >= 0.8 * page.theme.text_scale


def test_the_next_one_is_the_next_that_is_not_solved(tmp_path):
    solved, puzzles = Solved(tmp_path / NAME), puzzles_of("campli")
    solved.note(puzzles[1].id, is_right=True)
    assert next_puzzle(puzzles[0], solved) == puzzles[2]
    assert next_puzzle(puzzles[-1], solved) == puzzles[0]
    for puzzle in puzzles:
        solved.note(puzzle.id, is_right=True)
    assert next_puzzle(puzzles[0], solved) == puzzles[1]


def test_the_arrows_go_from_slip_to_slip(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = listed(window)
    above, below = page.games["campli"], page.games["lu_stu"]
    assert window.focusWidget() is above.slips[0]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down):
        qtbot.keyClick(window.focusWidget(), key)
    assert window.focusWidget() is below.slips[1]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_End)
    assert window.focusWidget() is below.slips[-1]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    assert window.focusWidget() is above.slips[-1]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page_stack.page.puzzle == puzzles_of("campli")[-1]


def test_ones_own_mistakes_are_asked_from_here(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    click(listed(window), "From my mistakes")
    assert isinstance(window.page_stack.page, QuestionsPage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_language(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    page = listed(window)
    assert cut_off(page) == []
    page.games["zifuli"].slips[0].click()
    page = window.page_stack.page
    assert cut_off(page) == []
    act(page, other(page))
    assert cut_off(page) == []
    assert nameless(page) == []


def test_a_small_window_lists_them_too(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(640, 400))
    page = listed(window)
    assert cut_off(page) == []


def test_another_language_asks_the_same(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    page = asked(window)
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
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), text=before)
    asked(window, game)

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
