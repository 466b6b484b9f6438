"""The statistics count suspended matches until they are finished, and always if deleted."""

import pytest
from PySide6.QtWidgets import QLabel

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.match.records.store import Store
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.language import tr
from tests.ui.objects.album import act
from tests.ui.windows import a_window, play_out, short_plan, wait_for


def told(window):
    window.album.open_you()
    page = window.page_stack.page
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible() and "1" in label.text()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_left_counts_as_left_and_for_ever_if_it_is_deleted(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    assert told(window) == []
    window.page_stack.close_pages()
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    (sentence,) = told(window)
    word = {"en": "Left unfinished", "de": "Abgebrochen", "it": "Lasciata"}[language]
    assert sentence.startswith(word)
    window.album.open()
    page = window.page_stack.page
    act(page, tr("Common", "Delete"))
    act(page, tr("Common", "Delete"))
    assert not list(saved_matches.waiting(window.context.matches))
    window.page_stack.close_pages()
    word = {"en": "Deleted unfinished", "de": "Unbeendet gelöscht", "it": "Eliminata a metà"}[language]
    assert [text.startswith(word) for text in told(window)] == [True]


def test_it_counts_for_the_persons_in_it_only(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    (save,) = saved_matches.waiting(window.context.matches)
    assert saved_matches.remove(save)
    store = Store(window.context.results)
    assert [store.abandoned(name) for name in save.names] == [1] + [0] * (len(save.names) - 1)
    assert store.abandoned("Anna", save.game) == 1
    assert store.abandoned("Anna", "another game") == 0
    store.forget("Anna")
    assert store.abandoned("Anna") == 0


def test_one_that_is_finished_does_not(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    assert not any("nfinished" in text for text in told(window))
