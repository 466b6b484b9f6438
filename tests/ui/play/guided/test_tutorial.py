"""Show me how: two deals with somebody at one's side."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.ui.play.guided import tutorial
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.preferences import LANGUAGES
from tests.ui.objects.controls import button, shows_button
from tests.ui.windows import LARGE, a_window, cut_off


def test_the_lesson_tells_what_happens(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.show_me()
    coach = window.playing.findChild(tutorial.Coach)
    assert coach.text
    assert not shows_button(coach, "Next")
    told = []
    while window.playing is not None:
        session = window.playing.session
        qtbot.waitUntil(lambda at=session: at.held or at.stage is Stage.ANSWER, timeout=20_000)
        told.append(coach.text)
        if session.held:
            coach.go_on.emit()
        else:
            session.act(session.question.decision.options[-1])
    assert len(told) == len(set(told)) == 7
    assert "II" in told[1]
    assert "hunter" in told[5].lower()
    assert list((tmp_path / "matches").glob("*")) == []


def test_the_lesson_bears_with_a_learner_who_keeps_everything(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.show_me()
    coach = window.playing.findChild(tutorial.Coach)
    while window.playing is not None:
        session = window.playing.session
        qtbot.waitUntil(lambda at=session: at.held or at.stage is Stage.ANSWER, timeout=20_000)
        if session.held:
            coach.go_on.emit()
        else:
            session.act(KEEP)
    assert window.page_stack.page is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_can_be_read_and_left(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    window.show_me()
    session = window.playing.session
    coach = window.playing.findChild(tutorial.Coach)
    for _ in range(5):
        qtbot.waitUntil(lambda: session.held or session.stage is Stage.ANSWER, timeout=20_000)
        qtbot.wait(10)
        assert cut_off(coach) == []
        if session.held:
            coach.go_on.emit()
        else:
            session.act(session.question.decision.options[-1])
    coach.enough.emit()
    assert window.playing is None


def test_enter_pressed_once_too_often_does_not_end_the_lesson(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.show_me()
    session = window.playing.session
    coach = window.playing.findChild(tutorial.Coach)
    while not session.held:
        qtbot.waitUntil(lambda: session.held or session.stage is Stage.ANSWER, timeout=20_000)
        if not session.held:
            session.act(session.question.decision.options[-1])
    assert window.focusWidget() is button(coach, "Next")
    window.focusWidget().click()
    assert window.focusWidget() is window.playing.view


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_large_letters_too_the_panel_leaves_the_table_its_room(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, text=150)
    window.show_me()
    window.settings.put(replace(window.settings.now, language=language))
    qtbot.wait(20)
    playing = window.playing
    coach = playing.findChild(tutorial.Coach)
    panel = coach.geometry().translated(-playing.view.pos())
    assert not playing.view.table.lay.table.toAlignedRect().intersects(panel)
    assert not any(playing.view.seat_rect(seat).intersects(panel) for seat in range(4))
    assert coach.width() >= coach.minimumSizeHint().width()
    assert playing.rect().contains(coach.geometry())
