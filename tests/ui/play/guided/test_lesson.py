"""Show me how, for the games with a plan: what is told comes when it is needed, and the learner may try."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.games import campli, coch
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import Advice
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.bot_workers import Thought
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.rules_read import section_told
from cucu_desktop.ui.play.guided.tutorial import Coach
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.preferences import LANGUAGES
from tests.ui.windows import LARGE, a_window, cut_off, first

ASKED = {"turn", "bet", "bid", "rob", "play", "call", "penalty"}
"""What one is asked in the lesson of each game that has a chapter for it, whatever the others do."""


@pytest.fixture(autouse=True)
def quick_heads(monkeypatch):
    """The others do what comes first, and so would whoever is asked for advice."""

    def think(question, _head=None):
        decision, chosen = question.observation.decision, None
        if question.decides:
            chosen = first(decision.options[-1 if decision.kind == "bid" else 0])
        calls = {each.seat: each.observation.decision.options[-1] for each in question.calls}
        return Thought(question.number, question.seat, chosen, calls=calls)

    def advice_to(observation, _heard, _head):
        actions = [first(option) for option in observation.decision.options]
        worths = {action: -float(at) for at, action in enumerate(actions)}
        return Advice(actions[0], None, Assessment.of("points", worths))

    monkeypatch.setattr("cucu_desktop.ui.play.bot_workers.think", think)
    monkeypatch.setattr("cucu_desktop.ui.play.bot_workers.advice_to", advice_to)


def lesson_of(qtbot, tmp_path, game, **how):
    window = a_window(qtbot, tmp_path, paints=False, **how)
    window.match_controller.show_me(game)
    return window, window.playing.findChild(Coach)


def follow(qtbot, window, coach, choose):
    """Go through a lesson to its end; return all that was told."""
    told = []
    while window.playing is not None:
        session = window.playing.session
        qtbot.waitUntil(lambda at=session: at.held or at.stage is Stage.ANSWER, timeout=20_000)
        told.append(coach.text)
        if session.held:
            coach.go_on.emit()
        else:
            qtbot.wait(5)
            session.act(first(choose(session.question.decision.options)))
    return told


@pytest.mark.parametrize("game", PLANS)
def test_every_game_has_a_lesson_that_tells_all_its_chapters(qtbot, tmp_path, game):
    window, coach = lesson_of(qtbot, tmp_path, game)
    told = follow(qtbot, window, coach, lambda options: options[0])
    chapters = PLANS[game].chapters
    for moment in {"begin", "end"} | (ASKED & set(chapters)):
        for section in chapters[moment]:
            title, _ = section_told(game, "en", section)
            assert any(text.startswith(title) for text in told), title
    assert "sit down and play" in told[-1]
    assert not list((tmp_path / "matches").glob("*"))


def test_there_is_a_lesson_for_each_game():
    assert {*PLANS, campli.ID} == set(GAMES)


def test_the_learner_tries_and_hears_then_what_was_better(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, coch.ID)
    told = follow(qtbot, window, coach, lambda options: options[-1])
    tries = [at for at, text in enumerate(told) if text.startswith("Your turn: ")]
    assert tries
    assert "I would have played it differently" in told[tries[0] + 1]


def test_who_does_well_is_praised_once(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, coch.ID)
    told = follow(qtbot, window, coach, lambda options: options[0])
    assert sum(text.startswith("Well done") for text in told) == 1


def test_from_a_match_the_lesson_of_its_game_begins_and_the_match_waits(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(seating.usual(coch.ID, "Anna"))
    log = window.playing.log
    window.menus.show_me.trigger()
    assert window.playing.findChild(Coach)
    assert window.context.setup.game == coch.ID
    assert saved_matches.newest(tmp_path / "matches").path == log
    window.playing.findChild(Coach).enough.emit()
    assert window.playing is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_in_every_language(qtbot, tmp_path, language):
    window, coach = lesson_of(qtbot, tmp_path, "zifuli", language=language, **LARGE)
    session = window.playing.session
    for _ in range(6):
        qtbot.waitUntil(lambda: session.held or session.stage is Stage.ANSWER, timeout=20_000)
        qtbot.waitUntil(lambda: cut_off(coach) == [], timeout=20_000)
        if not session.held:
            break
        coach.go_on.emit()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLANS)
def test_nothing_of_the_marks_of_the_rules_page_is_told(language, game):
    for sections in PLANS[game].chapters.values():
        for section in sections:
            title, text = section_told(game, language, section)
            assert title
            assert len(text) > 40
            assert not {"*", "|", "[", "]", "#", "!["} & set(text.replace("“", "")), text


def test_what_does_not_fit_is_turned_over_by_keys(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, coch.ID, size=(800, 560))
    session = window.playing.session
    coach.go_on.emit()
    qtbot.wait(20)
    bar = coach.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_PageUp)
    assert bar.value() == 0
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_PageDown)
    coach.go_on.emit()
    qtbot.waitUntil(lambda: session.held, timeout=20_000)
    assert bar.value() == 0


def test_the_coach_shows_the_cards_that_are_spoken_of(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, coch.GAME.id)
    session = window.playing.session
    for _ in range(40):
        qtbot.waitUntil(lambda: session.held or session.stage is Stage.ANSWER, timeout=20_000)
        if "played it differently" in coach.text:
            break
        if session.held:
            coach.go_on.emit()
        else:
            qtbot.wait(5)
            session.act(first(session.question.decision.options[-1]))
    assert coach.cards.isVisible()
    names = [card.name for card in coach.cards.cards]
    assert names
    assert all(name in coach.text for name in names)


def test_every_row_of_a_table_is_told():
    _, told = section_told(campli.ID, "en", "arrests")
    assert [line.split(":")[0] for line in told.splitlines() if line.startswith("· ")] == [
        *("· XV", "· XIIII", "· XIII", "· XII", "· XI"),
    ]
