"""The course of a lesson: where it is offered, its steps, and its end."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.pages.games_page import GamesPage
from cucu_desktop.ui.play.guided.coach import Coach
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.words import words_of
from tests.ui.objects.controls import button, named
from tests.ui.objects.lesson import LEARNER, PATIENCE, chosen
from tests.ui.windows import a_window, page_of

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, ("en", "de", "it")[at % 3]) for at, game in enumerate(PLANS)],
)
def test_every_lesson_comes_to_its_end_and_speaks_to_the_learner(lesson_of, tmp_path, game, language):
    lesson = lesson_of(game, language=language)
    random = Random(f"{game}/{language}")
    told, asked = lesson.follow(lambda options: chosen(random.choice(options), random))
    assert sum(len(decision.options) > 1 for decision in asked) >= 3
    for text in told:
        assert text
        assert LEARNER not in text
        assert "{" not in text
    assert not list((tmp_path / "matches").glob("*"))
    lesson.coach.play.emit()
    assert lesson.session.match_view.setup.game == game
    assert lesson.window.playing.findChild(Coach) is None


def test_there_is_a_lesson_for_each_game_with_its_own_words_in_each_language():
    assert set(PLANS) == set(GAMES)
    for language in LANGUAGES:
        for game in GAMES:
            words = words_of("words", language, game)["lesson"]
            pay = ("pay",) * (not isinstance(GAMES[game], TrickGame))
            assert all(words[key] for key in ("aim", "turn", "end", *pay))


def test_table_and_coach_wait_for_each_other_and_there_is_one_way_on(lesson_of):
    lesson = lesson_of("campli", paints=True)
    lesson.wait_for_page()
    for _ in range(60):
        lesson.wait()
        if lesson.coach.is_last:
            break
        if lesson.coach.waits:
            assert lesson.session.held
            assert lesson.session.question is None
            assert not lesson.window.playing.view.busy
            shown = [each for each in lesson.window.findChildren(QAbstractButton) if each.isVisible()]
            assert sum(each.accessibleName() in ("Next", "Continue") for each in shown) == 1
            assert lesson.window.focusWidget().accessibleName() == "Next"
            lesson.coach.go_on.emit()
            assert not lesson.coach.isAncestorOf(lesson.window.focusWidget()) or lesson.coach.waits
        else:
            lesson.session.act(lesson.session.question.decision.options[-1])
    assert lesson.coach.is_last


def test_the_table_does_not_wait_for_a_result_that_the_coach_has_told(lesson_of):
    lesson = lesson_of("campli", result_seconds=0)
    assert lesson.window.playing.view.director.rest.reading_time is None
    lesson.window.settings.change(scheme="day")
    assert lesson.window.playing.view.director.rest.reading_time is None
    lesson.follow(lambda options: options[-1])


def test_a_lesson_can_be_left_at_any_step_and_nothing_of_it_is_kept(lesson_of, tmp_path):
    for steps in range(6):
        lesson = lesson_of("kille")
        for _ in range(steps):
            lesson.wait()
            if lesson.coach.waits:
                lesson.coach.go_on.emit()
            else:
                lesson.session.act(lesson.session.question.decision.options[0])
        lesson.coach.enough.emit()
        assert lesson.window.playing is None
        assert not list(tmp_path.glob("**/*.cucu"))
        lesson.window.close()


def test_another_language_is_spoken_at_once(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.wait_for_page()
    lesson.window.settings.change(language="de")
    qtbot.waitUntil(lambda: lesson.coach.text.startswith("Worum es geht"), timeout=PATIENCE)


def test_the_lesson_is_offered_on_the_first_start_of_a_game_and_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    for is_first in (True, False):
        window.page_opener.choose_game()
        window.page_stack.page.played.emit("gnav")
        offers = [each for each in window.page_stack.notices if "First time?" in each.text]
        assert bool(offers) is is_first
        if offers:
            offers[0].act.click()
            assert window.playing.findChild(Coach) is not None
            assert window.context.setup.game == "gnav"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_offer_of_the_lesson_covers_no_answer(qtbot, tmp_path, size, language):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language)
    window.page_opener.choose_game()
    window.page_stack.page.played.emit("gnav")
    qtbot.waitUntil(lambda: window.playing.session.stage is Stage.ANSWER, timeout=PATIENCE)
    (notice,) = window.page_stack.notices
    covered = notice.geometry().translated(notice.parentWidget().mapTo(window, QPoint(0, 0)))
    bar = window.playing.decision_bar
    answers = [each for each in bar.findChildren(QAbstractButton) if each.isVisible()]
    assert len(answers) >= 2
    for answer in answers:
        assert not covered.intersects(QRect(answer.mapTo(window, QPoint(0, 0)), answer.size()))
    window.page_opener.choose_game()
    assert notice.y() > window.page_stack.height() / 2, "on a page it lies at the lower edge"


def test_a_lesson_leads_to_the_lessons_of_other_games(lesson_of):
    lesson = lesson_of("le_her")
    assert not lesson.control("Another lesson").isVisible()
    lesson.follow(lambda options: options[0])
    lesson.press("Another lesson")
    page = lesson.window.page_stack.page
    assert isinstance(page, GamesPage)
    assert lesson.window.playing is None
    named(page, QAbstractButton, "Learn: Kille").click()
    assert lesson.window.context.setup.game == "kille"
    assert lesson.window.playing.findChild(Coach) is not None


@pytest.mark.parametrize("game", ["gnav", "coch"])
def test_a_lesson_is_found_in_the_chooser_and_on_the_rules_page(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    name = window.context.words_of(game).choices.game(game)["name"]
    named(window.page_stack.page, QAbstractButton, f"Learn: {name}").click()
    assert window.playing.findChild(Coach) is not None
    assert window.context.setup.game == game
    window.leave()
    window.page_opener.choose_game()
    window.page_stack.page.rules_wanted.emit(game)
    button(window.page_stack.page, "Show me how").click()
    assert window.playing.findChild(Coach) is not None
    assert window.context.setup.game == game


def test_the_first_page_says_of_which_game_its_lesson_is(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    told = page_of(window).buttons["show"].accessibleName()
    assert "Campli" in told + page_of(window).buttons["show"].accessibleDescription()


def test_who_has_died_in_the_lesson_is_not_offered_to_skip_to_the_end(lesson_of):
    lesson = lesson_of("kille")
    skip = named(lesson.window.playing, QAbstractButton, "Skip to the end")
    offered = []
    lesson.coach.go_on.connect(lambda: offered.append(not skip.isHidden()))
    told, _ = lesson.follow(
        lambda options: EXCHANGE if EXCHANGE in options else chosen(options[-1], Random(1))
    )
    assert "You are out" in "\n".join(told)
    assert not any(offered)
