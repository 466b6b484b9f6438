"""Matches that were left are told in the statistics, until they are finished or deleted."""

import pytest
from PySide6.QtWidgets import QLabel

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, play_out, short_plan, wait_for


def told(window):
    window.page_opener.open_statistics()
    page = window.page_stack.page
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible() and "1" in label.text()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_left_counts_as_left(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    assert told(window) == []
    window.page_stack.close_page()
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    (sentence,) = told(window)
    word = {"en": "Left unfinished", "de": "Abgebrochen", "it": "Lasciata"}[language]
    assert sentence.startswith(word)


def test_one_that_is_finished_or_deleted_does_not(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    (save,) = saved_matches.waiting(window.context.matches)
    assert saved_matches.remove(save.path)
    assert told(window) == []
    window.page_stack.close_page()
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    assert not any(text.startswith("Left unfinished") for text in told(window))
