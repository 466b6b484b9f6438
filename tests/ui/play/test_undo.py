"""Undo at the table: the position of before, the account shortened, and a clear word when a choice stands."""

from typing import get_args

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.actions import EXCHANGE, KEEP, LEAVE
from cucu_desktop.match.match import Match, Player
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.undo_rules import UndoReason, UndoStatus
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.play.guided import scripted_game
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.play.undo import why_not
from cucu_desktop.ui.scene.scene_dump import dump_of
from tests.ui.objects.controls import shows_button, texts
from tests.ui.windows import PATIENCE, a_window, first, match_of, short_plan, wait_for


def undo(qtbot, window) -> None:
    qtbot.keyClick(window.playing.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def turn(qtbot, window):
    """Play until a person has a turn; return their observation."""
    while True:
        stage = wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER, Stage.LOOK)
        session = window.playing.session
        if stage is Stage.HAND_OVER:
            session.take_over()
        elif stage is Stage.LOOK:
            session.cover()
        elif session.question.kind == "turn":
            return session.question
        else:
            session.act(first(session.question.decision.options[0]))


def test_what_was_kept_by_a_slip_is_asked_again(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path, account=True)
    window.play(short_plan("Anna", bots=4, tokens=3))
    asked = turn(qtbot, window)
    playing, session = window.playing, window.playing.session
    events, log = session.match_view.public_events(), playing.log.read_bytes()
    told = playing.log_display.panel.sentences()
    session.hold("test")
    session.act(KEEP)
    assert shows_button(playing.decision_bar, "Undo my last move")
    undo(qtbot, window)
    session.release("test")
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question == asked
    assert session.match_view.public_events() == events
    assert playing.log.read_bytes() == log
    assert playing.log_display.panel.sentences() == told
    assert playing.view.table.dump() == dump_of(session.observation)
    assert any(text.startswith("Undone: ") for text in announced)
    session.act(EXCHANGE)
    window.close()
    Match.resume(playing.log).close()


def test_once_the_next_has_spoken_a_choice_stands_and_one_is_told(qtbot, tmp_path, announced):
    """At the pace of the table: another player has kept before the undo."""
    for seed in range(1, 30):
        window = a_window(qtbot, tmp_path / str(seed), seed=seed)
        window.play(short_plan("Anna", bots=4, tokens=3))
        turn(qtbot, window)
        session = window.playing.session
        session.act(KEEP)
        qtbot.waitUntil(lambda session=session: not session.undo_status.is_allowed, timeout=PATIENCE)
        back = session.undo_status
        if back.reason == "spoken":
            assert not window.playing.undo.is_possible
            length = match_of(session).length
            undo(qtbot, window)
            name = window.playing.names[back.about]
            assert f"Too late to undo: {name} has already played." in announced
            assert match_of(session).length >= length
            window.close()
            return
        window.close()
    pytest.fail("nobody spoke after the person")


def test_a_card_that_one_has_seen_stays_seen_and_one_is_told(qtbot, tmp_path, announced):
    for seed in range(1, 40):
        window = a_window(qtbot, tmp_path / str(seed), seed=seed)
        window.play(short_plan("Anna", bots=4, tokens=3))
        turn(qtbot, window)
        session = window.playing.session
        session.hold("test")
        session.act(EXCHANGE)
        back = session.undo_status
        if back.reason != "card":
            window.close()
            continue
        assert not shows_button(window.playing.decision_bar, "Undo my last move")
        length = match_of(session).length
        undo(qtbot, window)
        name = window.playing.names[back.about]
        assert announced[-1] == f"Too late to undo: you’ve since seen {name}’s card."
        assert window.playing.decision_bar.question == announced[-1]
        assert match_of(session).length == length
        window.menus.offer_undo(window.playing)
        assert not window.menus.actions["undo"].isEnabled()
        assert window.menus.actions["undo"].toolTip() == announced[-1]
        window.close()
        return
    pytest.fail("nobody gave a card")


def test_the_key_works_again_when_the_menu_is_closed(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    assert not window.menus.actions["undo"].isEnabled()
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.menus.actions["undo"].isEnabled()
    window.menus.menu.aboutToShow.emit()
    assert not window.menus.actions["undo"].isEnabled()
    window.menus.menu.aboutToHide.emit()
    assert window.menus.actions["undo"].isEnabled()


def asks_for(window, seat):
    """Whether the cover asks the person of this seat to come to the screen."""
    (cover,) = (each for each in window.page_stack.findChildren(HandoverScreen) if each.isVisible())
    return any(window.playing.names[seat] in text for text in texts(cover))


def test_at_the_cover_between_two_the_slip_goes_back_to_who_made_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain", paints=False)
    window.play(short_plan("Anna", "Bruno", "Carla", tokens=3))
    asked = turn(qtbot, window)
    session = window.playing.session
    session.act(KEEP)
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert not asks_for(window, asked.seat)
    window.match_controller.take_back()
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert asks_for(window, asked.seat)
    assert window.playing.view.table.is_covered
    session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question == asked


def test_nobody_takes_a_choice_back_from_before_they_looked(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain", paints=False)
    window.play(short_plan("Anna", "Bruno", "Carla", tokens=3))
    one = turn(qtbot, window)
    session = window.playing.session
    session.act(KEEP)
    other = turn(qtbot, window)
    assert other.seat != one.seat
    length = match_of(session).length
    undo(qtbot, window)
    assert match_of(session).length == length
    name = window.playing.names[other.seat]
    assert announced[-1] == f"Too late to undo: {name} has already looked at the table."
    assert session.viewer == other.seat
    window.match_controller.hide_cards()
    session.take_back()
    assert match_of(session).length == length, "who has looked has looked, covered or not"


def test_a_bid_can_be_taken_back_at_tricks(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    plan = seating.usual("zifuli", "Anna", seats=1)
    bots = tuple(Player(f"Bot {number}", "peppe", "peppe") for number in range(4))
    window.play(seating.Plan("zifuli", (Player("Anna", "you-1"), *bots), (), plan.options))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    asked = session.question
    assert asked.kind == "bid"
    session.hold("test")
    session.act(asked.decision.options[-1])
    session.take_back()
    session.release("test")
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question == asked


def test_a_new_game_leaves_the_one_in_play_as_it_is(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=3, tokens=3))
    asked = turn(qtbot, window)
    log = window.playing.log
    before = log.read_bytes()
    window.play(short_plan("Anna", bots=2))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)  # Anna may be out before she is asked
    assert window.playing.log != log
    assert log.read_bytes() == before
    window.resume(log)
    assert turn(qtbot, window) == asked


@pytest.mark.parametrize("language", ["it", "de", "en"])
@pytest.mark.parametrize("alone", [True, False])
def test_every_reason_is_told_in_every_language(qtbot, tmp_path, language, alone):
    a_window(qtbot, tmp_path, paints=False, language=language)
    reasons = get_args(UndoReason)
    told = [why_not(UndoStatus(0, reason, 1), ("Anna", "Bruna"), alone=alone) for reason in reasons]
    assert len(set(told)) == len(reasons)
    assert not why_not(UndoStatus(0), ("Anna",), alone=alone)


def test_in_a_deal_of_the_collection_the_others_find_back_to_what_is_written(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(scripted_game, "LOOKS", 20)
    window = a_window(qtbot, tmp_path, paints=False)
    entry = next(entry for entry in entries("campli") if entry.name == "horse-hunter-cat")
    window.guided.stage(entry, 0)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    assert session.match_view.written == EXCHANGE
    session.hold("test")
    session.act(KEEP)
    assert session.match_view.written is None
    session.take_back()
    session.release("test")
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.match_view.written == EXCHANGE
    session.act(EXCHANGE)
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.match_view.written == LEAVE, "all of it has been done as it is written"
    session.act(LEAVE)
    qtbot.waitUntil(lambda: window.page_stack.page is not None, timeout=PATIENCE)


def test_why_nothing_is_taken_back_is_told_in_a_new_language(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4, tokens=3))
    turn(qtbot, window)
    undo(qtbot, window)
    bar = window.playing.decision_bar
    assert bar.question == "Nothing to undo."
    window.context.prefer(language="it")
    assert bar.question == window.playing.undo.reason
    assert bar.question != "Nothing to undo."
