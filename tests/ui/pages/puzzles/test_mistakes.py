"""Questions about one's mistakes: asked at the table, answered, explained, one after the other."""

import re
import shutil

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QScrollArea

from cucu_desktop.analysis.past_question import PastQuestion
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.ui.pages.puzzles import explanation
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
from tests.ui.objects.album import act as do
from tests.ui.objects.album import acts
from tests.ui.objects.controls import choose, click, named, shows_button, texts
from tests.ui.pages.album.test_you_section import write
from tests.ui.pages.analysed import analysed, bring
from tests.ui.windows import LARGE, PATIENCE, a_window, cut_off

ANNA = "nicola-0"


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """What a person has played like Nicola, who goes by rules of thumb: Campli and a deal of tricks."""
    folder = tmp_path_factory.mktemp("logs")
    analysed(folder / "campli.cucu", "campli", 4, deals=14, seed=9, bots=("nicola", "assunta"))
    analysed(folder / "trionfo.cucu", "trionfo", 4, deals=1, seed=3, bots=("nicola", "gildo"))
    return folder


def asked(qtbot, tmp_path, kept, game="campli", **how):
    """The page with the first question of a game."""
    window = a_window(qtbot, tmp_path, **({"paints": False, "size": (1280, 800)} | how))
    return first_question(qtbot, window, kept, game)


def first_question(qtbot, window, kept, game="campli"):
    bring(window, kept / f"{game}.cucu")
    window.page_opener.open_questions(ANNA, game)
    page = window.page_stack.page
    qtbot.waitUntil(lambda: page.question is not None, timeout=PATIENCE)
    return page


def act(page, word):
    """Press the button that does this."""
    buttons = page.table.decision_bar.buttons
    options = [str(option) for option in page.question.decision.observation.decision.options]
    buttons[options.index(word)].click()


def test_a_mistake_is_asked_again_and_explained(qtbot, tmp_path, kept):
    page = asked(qtbot, tmp_path, kept)
    assert any(re.fullmatch(r"Cucù of Campli, deal \d\. What would you do\?", text) for text in texts(page))
    assert not shows_button(page, "Next puzzle")
    shown = page.table.view.table
    assert shown is not None
    best, did = page.question.assessment.best.action, page.question.decision.action
    assert str(did) != str(best)
    act(page, str(did))
    told = texts(page)
    assert any(text.startswith("No. Better: ") for text in told)
    assert any("Last time you chose" in text for text in told)
    held = page.question.decision.observation.card
    assert page.told.cards.isVisible()
    assert page.told.cards.cards[0].design == held.id
    assert any("What happened: " in text and "With the best move: " in text for text in told)
    assert sum("per 100 deals" in text for text in told) >= 2
    click(page, "Next puzzle")
    qtbot.waitUntil(lambda: page.question is not None, timeout=PATIENCE)
    act(page, str(page.question.assessment.best.action))
    assert any(text.startswith("Yes: ") for text in texts(page))


def test_an_answer_that_is_as_good_as_the_best_is_right(qtbot, tmp_path, kept, monkeypatch):
    page = asked(qtbot, tmp_path, kept)
    monkeypatch.setattr(PastQuestion, "is_as_good", lambda *_: True)
    act(page, str(page.question.decision.action))
    told = texts(page)
    assert any(text.startswith("Good, too. ") for text in told)
    assert sum(text.endswith(" – then and now") for text in told) == 1


def test_what_was_as_good_as_the_best_is_not_asked(qtbot, tmp_path, kept, monkeypatch):
    monkeypatch.setattr(PastQuestion, "is_as_good", lambda *_: True)
    window = a_window(qtbot, tmp_path, paints=False)
    bring(window, kept / "campli.cucu")
    window.page_opener.open_questions(ANNA, "campli")
    page = window.page_stack.page
    qtbot.waitUntil(lambda: any("Nothing to practise" in text for text in texts(page)), timeout=PATIENCE)


def test_of_a_deal_of_which_nothing_is_known_nothing_is_said(qtbot, tmp_path, kept, monkeypatch):
    monkeypatch.setattr(explanation, "TOLD", ())
    page = asked(qtbot, tmp_path, kept)
    act(page, "keep")
    assert not any("What happened" in text or "With the best move" in text for text in texts(page))


def test_after_the_last_question_there_is_nothing_more_to_ask(qtbot, tmp_path, kept):
    page = asked(qtbot, tmp_path, kept)
    for _ in range(len(page.search.mistakes)):
        qtbot.waitUntil(lambda: page.question is not None, timeout=PATIENCE)
        act(page, "keep")
        if shows_button(page, "Next puzzle"):
            click(page, "Next puzzle")
    assert page.question is not None
    assert not shows_button(page, "Next puzzle")


def test_whoever_has_played_nothing_is_asked_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_questions(ANNA, "")
    page = window.page_stack.page
    qtbot.waitUntil(lambda: any("Nothing to practise" in text for text in texts(page)), timeout=PATIENCE)


def test_a_deal_of_tricks_is_asked_with_the_hand_that_one_had(qtbot, tmp_path, kept):
    page = asked(qtbot, tmp_path, kept, "trionfo")
    decision = page.question.decision
    page.table.view.answer([page.question.assessment.best.action])
    told = texts(page)
    assert any(text.startswith("Yes: ") for text in told)
    assert any("point" in text for text in told)
    assert decision.observation.seat == 0
    best = page.question.assessment.best.action
    shown = [card.design for card in page.told.cards.cards]
    assert shown[:2] == [action.card.id for action in (best, decision.action)]


def test_analysis_and_statistics_lead_here(qtbot, tmp_path, kept):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    bring(window, kept / "campli.cucu")
    write(window, [("campli", False, -5)], ANNA)
    window.album.open()
    page = window.page_stack.page
    qtbot.waitUntil(lambda: page.section.luck.game_analysis is not None, timeout=PATIENCE)
    do(page, "Practise these")
    assert isinstance(window.page_stack.page, PuzzlePage)
    window.album.open_you()
    qtbot.waitUntil(lambda: "Practise" in acts(window.page_stack.page), timeout=PATIENCE)
    do(window.page_stack.page, "Practise")
    asking = window.page_stack.page
    assert isinstance(asking, PuzzlePage)
    qtbot.waitUntil(lambda: asking.question is not None, timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(qtbot, tmp_path, kept, language):
    page = asked(qtbot, tmp_path, kept, language=language, **LARGE)
    assert cut_off(page) == []
    act(page, "keep")
    assert cut_off(page) == []


def test_the_answers_are_seen_without_scrolling(qtbot, tmp_path, kept):
    page = asked(qtbot, tmp_path, kept, **LARGE)
    seen = page.findChild(QScrollArea).viewport()
    for button in page.table.decision_bar.buttons:
        corner = button.mapTo(seen, button.rect().bottomRight())
        assert seen.rect().contains(corner)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (640, 400)])
def test_what_is_told_of_an_answer_is_read_from_its_beginning(qtbot, tmp_path, kept, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size, text=150)
    window.setMinimumSize(*size)
    window.resize(*size)
    page = first_question(qtbot, window, kept)
    act(page, "keep")
    verdict = named(
        page, QLabel, next(text for text in texts(page) if text.startswith(("No. Better: ", "Yes: ")))
    )
    seen = page.findChild(QScrollArea).viewport()
    assert seen.rect().contains(verdict.mapTo(seen, verdict.rect().topLeft()))
    assert seen.rect().contains(verdict.mapTo(seen, verdict.rect().bottomLeft()))
    if size[0] == 1280:  # there the table lies beside what is shown, and is seen from its upper edge on
        assert page.table.y() <= verdict.y()


def test_another_language_asks_the_same(qtbot, tmp_path, kept):
    window = a_window(qtbot, tmp_path, paints=False)
    first_question(qtbot, window, kept)
    window.context.prefer(language="it")
    page = window.page_stack.page
    assert any("Tu che faresti?" in text for text in texts(page))
    assert page.findChild(QComboBox) is not None
    act(page, "keep")


def test_every_third_question_for_the_player_is_a_known_mistake(qtbot, tmp_path, kept):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), name=ANNA)
    bring(window, kept / "campli.cucu")
    window.page_opener.open_puzzles()
    page = window.page_stack.page
    qtbot.waitUntil(lambda: bool(page.search.left), timeout=PATIENCE)
    asked = []
    for _ in range(4):
        qtbot.waitUntil(lambda: page.question is not None, timeout=PATIENCE)
        asked.append(isinstance(page.question, PastQuestion))
        page.table.view.answer([page.question.assessment.best.action])
        click(page, "Next puzzle")
    assert asked == [False, False, True, False]
    assert len(Solved(window.context.results).first_answers) == 3, "a mistake is no puzzle"


def preparing(qtbot, tmp_path, kept):
    """The window with puzzles for the player while a mistake is prepared; a match was not analysed."""
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), name=ANNA)
    bring(window, kept / "campli.cucu")
    shutil.copy2(kept / "campli.cucu", window.context.matches / "new.cucu")
    window.page_opener.open_puzzles()
    page = window.page_stack.page
    qtbot.waitUntil(lambda: bool(page.search.left), timeout=PATIENCE)
    click(page, "Skip")
    click(page, "Skip")
    assert page.search.is_asking
    return window


def test_a_game_in_the_box_drops_the_mistake_that_is_being_prepared(qtbot, tmp_path, kept):
    page = preparing(qtbot, tmp_path, kept).page_stack.page
    choose(page.which, "campli")
    assert not page.search.is_asking
    assert page.search.asked == []
    assert page.title.text().startswith("Cucù of Campli, puzzle ")


def test_mistakes_are_chosen_while_one_is_being_prepared(qtbot, tmp_path, kept):
    page = preparing(qtbot, tmp_path, kept).page_stack.page
    choose(page.which, "mistakes")
    qtbot.waitUntil(lambda: page.question is not None, timeout=PATIENCE)
    assert page.said.text().startswith("Cucù of Campli, deal ")


def test_a_page_hidden_while_a_mistake_is_being_prepared_asks_a_puzzle(qtbot, tmp_path, kept):
    window = preparing(qtbot, tmp_path, kept)
    window.page_opener.open_settings()
    window.page_stack.back()
    assert shows_button(window.page_stack.page, "Skip")
