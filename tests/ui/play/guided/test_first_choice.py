"""The pages before the first choice of a lesson, and the short verdicts of trick games."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.words import words_of
from tests.ui.windows import LARGE, a_window

pytestmark = pytest.mark.usefixtures("quick_bots")
TRICKS = [game for game in PLANS if isinstance(GAMES[game], TrickGame)]


@pytest.mark.parametrize("game", PLANS)
def test_the_first_choice_comes_after_at_most_four_pages(lesson_of, game):
    assert len(lesson_of(game).read_to_the_question()) <= 4


@pytest.mark.parametrize("game", TRICKS)
def test_each_card_that_is_played_gets_a_verdict(lesson_of, game):
    lesson = lesson_of(game)
    words = words_of("words", "en", game)["lesson"]
    marks = [words[key].partition(":")[0] for key in ("right", "differently", "as-good", "good", "better")]
    chosen = 0
    judged = []

    def count(options):
        nonlocal chosen
        seen = lesson.session.question
        if isinstance(seen, TrickObservation) and seen.decision.kind == "play":
            chosen += len(options) > 1
        judged.append(lesson.coach.text)
        return options[-1]

    told, _ = lesson.follow(count)
    text = "\n".join(told)
    assert chosen > 6
    assert sum(text.count(mark) for mark in marks) >= chosen - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cat_that_moves_no_card_is_not_said_to_send_one_back(lesson_of, language):
    lesson = lesson_of("campli", language=language)
    words = words_of("words", language, "campli")["lesson"]
    text = "\n".join(lesson.follow(lambda options: options[0])[0])
    assert words["XII"] in text
    assert words["ran-back"] not in text


@pytest.mark.parametrize("game", ["kille"])
@pytest.mark.parametrize(("language", "word"), [("en", "die"), ("de", "stirb"), ("it", "muor")])
def test_nobody_dies_in_a_lesson(game, language, word):
    told = words_of("words", language, game)["lesson"]
    assert not [key for key, text in told.items() if word in str(text).casefold().split()]


def test_no_offer_covers_a_face_at_large_letters(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, **LARGE)
    window.page_opener.choose_game()
    window.page_stack.page.played.emit("gnav")
    assert not window.page_stack.notices
    assert "gnav" not in window.context.preferences.lessons, "it can be offered later"
