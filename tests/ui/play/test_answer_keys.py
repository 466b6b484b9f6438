"""One rule for keys at the table in every game: Space continues, Enter presses what has the keyboard."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import Advice
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.decision.amounts import AmountField
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.table import question_line
from tests.ui.windows import PATIENCE, a_window, first, press, short_plan, wait_for

DECIDING = (Qt.Key.Key_Space, Qt.Key.Key_Return)


@pytest.fixture
def asked(qtbot, tmp_path):
    """Play a game until a person is asked; return the window."""

    def asked(plan):
        window = a_window(qtbot, tmp_path, paints=False)
        window.play(plan)
        wait_for(qtbot, window, Stage.ANSWER)
        return window

    return asked


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_decided_before_an_arrow_has_led_to_it(qtbot, asked, game):
    window = asked(seating.usual(game, "Anna"))
    playing, question = window.playing, window.playing.session.question
    line = question_line(playing.decision_bar)
    assert window.focusWidget() is line
    for key in DECIDING:
        qtbot.keyClick(window.focusWidget(), key)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    while isinstance(window.focusWidget(), AmountField):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    chosen = window.focusWidget()
    assert chosen in (*playing.decision_bar.buttons, *getattr(playing.accessibility, "cards", ()))
    qtbot.keyClick(chosen, Qt.Key.Key_Space)
    assert playing.session.question == question, "Space never decides"
    qtbot.keyClick(chosen, Qt.Key.Key_Return)
    assert playing.session.question != question


@pytest.mark.parametrize(("motion", "lights"), [("full", True), ("reduced", False)])
def test_a_key_that_answers_nothing_lights_the_answers_for_a_moment(qtbot, asked, motion, lights):
    window = asked(short_plan("Anna"))
    window.settings.change(motion=motion)
    buttons = window.playing.decision_bar.buttons
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_X):
        qtbot.keyClick(window.focusWidget(), key)
        assert all(button.is_lit is lights for button in buttons)
        qtbot.waitUntil(lambda: not any(button.is_lit for button in buttons))
    assert window.playing.session.stage is Stage.ANSWER


@pytest.mark.parametrize("game", GAMES)
def test_enter_plays_the_hint_in_every_game(qtbot, asked, game, monkeypatch):
    window = asked(seating.usual(game, "Anna"))
    session, hint = window.playing.session, window.playing.hint
    advice = Advice(first(session.question.decision.options[-1]), None)
    monkeypatch.setattr(session, "ask_advice", lambda: session.advised.emit(advice) or True)
    done = []
    monkeypatch.setattr(session, "act", done.append)
    window.playing.decision_bar.acted.connect(done.append)
    window.playing.view.acted.connect(done.append)
    hint.ask()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert done[-1] == advice.action


def test_a_question_that_appears_is_not_answered_by_what_was_meant_for_something_else(
    qtbot, asked, monkeypatch
):
    monkeypatch.setitem(DURATIONS, "question_guard", 60_000)
    window = asked(short_plan("Anna", bots=4))
    playing, question = window.playing, window.playing.session.question
    button = playing.decision_bar.buttons[0]
    press(qtbot, button)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert playing.session.question == question
    monkeypatch.setitem(DURATIONS, "question_guard", 0)
    press(qtbot, button)
    assert playing.session.question != question


def test_a_letter_is_meant_for_what_it_says_at_once(qtbot, asked, monkeypatch):
    monkeypatch.setitem(DURATIONS, "question_guard", 60_000)
    window = asked(short_plan("Anna", bots=4))
    with qtbot.waitSignal(window.playing.decision_bar.acted) as acted:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_K)
    assert acted.args == [KEEP]


def test_a_hint_on_its_way_is_seen_and_takes_no_enter(qtbot, asked, monkeypatch):
    window = asked(seating.usual("coch", "Anna", seats=4))
    playing, session = window.playing, window.playing.session
    monkeypatch.setattr(session, "ask_advice", lambda: True)
    question, line = session.question, question_line(playing.decision_bar)
    qtbot.keyClick(line, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: line.text() == "Thinking…", timeout=PATIENCE)
    assert window.focusWidget() is line
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert session.question == question
    advice = Advice(question.decision.options[-1], None)
    monkeypatch.setitem(DURATIONS, "question_guard", 60_000)
    session.advised.emit(advice)
    assert line.text() != "Thinking…"
    assert window.focusWidget() in playing.accessibility.cards
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert session.question == question, "it was pressed before the hint had moved the keyboard"


def test_the_mouse_reaches_what_is_offered_beside_the_question(qtbot, asked):
    window = asked(short_plan("Anna", bots=4))
    bar = window.playing.decision_bar
    qtbot.waitUntil(lambda: not bar.hint.isHidden(), timeout=PATIENCE)
    with qtbot.waitSignal(bar.hint.clicked):
        qtbot.mouseClick(bar.childAt(bar.hint.geometry().center()), Qt.MouseButton.LeftButton)
