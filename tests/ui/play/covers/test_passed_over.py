"""A person at a shared screen whose card has answered has no turn, and this is said."""

import pytest
from PySide6.QtWidgets import QLabel

from cucu_desktop.engine.actions import ASK, EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, short_plan, wait_for
from tests.ui.worlds import first_cover

ANSWERED = "Anna has no turn: {card}."


@pytest.fixture
def table(qtbot, tmp_path, monkeypatch):
    def open_table(*names, how="curtain"):
        order = Shuffled(CUCCO.complete(CUCCO[name] for name in names))
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
        window = a_window(qtbot, tmp_path, account=True, hidden_cards=how)
        plan = short_plan("Anna", "Bruno", "Carla", bots=0, tokens=3, talk=True)
        if how == "curtain":
            return first_cover(qtbot, window, plan)
        window.play(plan)
        return window

    return open_table


def cover_texts(window):
    return [label.text() for label in window.page_stack.findChild(HandoverScreen).findChildren(QLabel)]


def decide(qtbot, window, action):
    session = window.playing.session
    if session.stage is Stage.HAND_OVER:
        session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    session.act(action)
    wait_for(qtbot, window, Stage.HAND_OVER, Stage.ANSWER, Stage.LOOK)
    if session.stage is Stage.LOOK:
        session.cover()


def test_the_next_cover_says_that_the_holder_of_the_inn_has_no_turn(qtbot, table):
    window = table("IV", "XI", "X", "IX")
    assert ANSWERED.format(card="the inn (XI)") not in cover_texts(window)
    decide(qtbot, window, EXCHANGE)
    decide(qtbot, window, KEEP)
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert ANSWERED.format(card="the inn (XI)") in cover_texts(window)
    told = [*window.playing.log_display.panel.sentences()]
    assert "Bruno stops at the inn. Anna keeps it and has no turn." in told


def test_it_is_not_said_of_the_holder_who_gives_the_inn_away_and_plays_on(qtbot, table):
    window = table("IV", "XI", "X", "IX")
    decide(qtbot, window, EXCHANGE)
    decide(qtbot, window, ASK)
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert not any("no turn" in text for text in cover_texts(window))


def test_at_an_open_table_it_stands_before_the_next_question(qtbot, table):
    window = table("IV", "XI", "X", "IX", how="hold")
    for action in (EXCHANGE, KEEP):
        decide(qtbot, window, action)
    wait_for(qtbot, window, Stage.ANSWER)
    said = window.playing.decision_bar.question
    assert ANSWERED.format(card="the inn (XI)") in said


def test_who_has_had_a_turn_is_not_spoken_of(qtbot, table):
    window = table("IV", "X", "XI", "IX")
    decide(qtbot, window, KEEP)
    decide(qtbot, window, KEEP)
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert not any("no turn" in text for text in cover_texts(window))
