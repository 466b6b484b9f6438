"""Bots think beside the window, and not before it has been painted."""

from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.play.bot_workers import BotWorkers, Question, Thought

ANSWER = Thought(1, 0, None)


@pytest.fixture
def asked():
    return []


@pytest.fixture
def workers(qapp, asked):
    def known(question):
        asked.append(question)
        return ANSWER

    workers = BotWorkers(known)
    yield workers
    workers.close()


def question():
    observation = cast("object", SimpleNamespace())
    return Question(1, 0, "bruna", observation, (), Random(1), decides=False, chats=False)


def test_without_a_window_they_think_at_once(workers, qtbot):
    with qtbot.waitSignal(workers.came) as came:
        workers.start(question())
    assert came.args == [ANSWER]


def test_they_wait_until_the_window_is_painted(workers, asked, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()  # it is exposed when events are next handled
    workers.start(question())
    assert not asked
    with qtbot.waitSignal(workers.came):
        pass
    assert window.windowHandle().isExposed()
    assert len(asked) == 1


def test_nobody_thinks_for_who_has_left_meanwhile(workers, asked, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    workers.start(question())
    workers.close()
    qtbot.waitExposed(window)
    qtbot.wait(100)
    assert not asked
