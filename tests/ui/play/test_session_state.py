"""The table of a session's stages and events, transition by transition and without a window."""

import subprocess
import sys

import pytest

from cucu_desktop.ui.play.session_state import TRANSITIONS, SessionEvent, SessionState, Stage

LEGAL = """
TABLE: ASK -> ANSWER, HAND_OVER -> HAND_OVER, HIDE -> HAND_OVER, SKIP -> SKIPPING, END -> OVER
NEW_CARD: LOOK -> LOOK, HIDE -> CARD_HIDDEN
SKIPPING: ASK -> ANSWER, HAND_OVER -> HAND_OVER, HIDE -> HAND_OVER, SKIP -> SKIPPING, END -> OVER
SKIPPING: SHOW -> TABLE, PAUSE -> PAUSED
TABLE: PAUSE -> PAUSED
ANSWER: ASK -> ANSWER, DECIDE -> TABLE, DECIDE_AND_LOOK -> NEW_CARD, HIDE -> HAND_OVER
HAND_OVER: TAKE_OVER -> TABLE
PAUSED: LET_BY -> TABLE, PEEK -> NEW_CARD
LOOK: COVER -> TABLE, HIDE -> CARD_HIDDEN
CARD_HIDDEN: TAKE_OVER -> NEW_CARD
OVER: NEXT_GAME -> TABLE
"""
"""What may happen when, beside undoing and leaving."""


def expected():
    table = {(stage, SessionEvent.CLOSE): Stage.CLOSED for stage in Stage if stage is not Stage.CLOSED}
    table |= {
        (stage, SessionEvent.UNDO): Stage.TABLE for stage in Stage if stage not in (Stage.OVER, Stage.CLOSED)
    }
    for line in LEGAL.strip().splitlines():
        stage, _, events = line.partition(": ")
        for step in events.split(", "):
            event, _, following = step.partition(" -> ")
            table[Stage[stage], SessionEvent[event]] = Stage[following]
    return table


def at(stage):
    state = SessionState()
    state.stage = stage
    return state


@pytest.mark.parametrize("stage", Stage)
@pytest.mark.parametrize("event", SessionEvent)
def test_an_event_leads_on_or_is_refused(stage, event):
    state, following = at(stage), expected().get((stage, event))
    assert state.allows(event) == (following is not None)
    if following is None:
        with pytest.raises(ValueError, match=f"{event.name} is illegal in the stage {stage.name}"):
            state.advance(event)
        assert state.stage is stage
    else:
        state.advance(event)
        assert state.stage is following


def test_a_session_begins_with_the_table():
    assert SessionState().stage is Stage.TABLE


def test_every_stage_has_its_events_and_can_be_reached():
    assert set(TRANSITIONS) == set(Stage)
    assert {stage for events in TRANSITIONS.values() for stage in events.values()} == set(Stage)


def test_every_event_is_legal_somewhere():
    assert {event for events in TRANSITIONS.values() for event in events} == set(SessionEvent)


def test_whoever_is_asked_has_decided_or_taken_over_before_the_screen_turns_to_somebody_else():
    """No way leads from where one person looks to where another is asked but through a cover."""
    private = {Stage.NEW_CARD, Stage.LOOK, Stage.CARD_HIDDEN}
    for stage in private:
        following = set(TRANSITIONS[stage].values()) - private
        assert Stage.ANSWER not in following
        assert Stage.SKIPPING not in following


def after(*events):
    state = SessionState()
    for event in events:
        state.advance(event)
    return state


def test_the_screen_is_covered_before_somebody_else_decides():
    state = after(SessionEvent.HAND_OVER)
    assert state.is_covered
    assert not state.allows(SessionEvent.DECIDE)
    state.advance(SessionEvent.TAKE_OVER)
    state.advance(SessionEvent.ASK)
    assert state.stage is Stage.ANSWER


def test_a_new_card_is_looked_at_and_covered_before_play_goes_on():
    state = after(SessionEvent.ASK, SessionEvent.DECIDE_AND_LOOK)
    assert not state.allows(SessionEvent.ASK)
    state.advance(SessionEvent.LOOK)
    assert not state.is_running
    state.advance(SessionEvent.COVER)
    assert state.stage is Stage.TABLE


@pytest.mark.parametrize("looking", [(), (SessionEvent.LOOK,)])
def test_a_card_that_is_hidden_before_it_was_covered_is_looked_at_again(looking):
    state = after(SessionEvent.ASK, SessionEvent.DECIDE_AND_LOOK, *looking, SessionEvent.HIDE)
    assert state.stage is Stage.CARD_HIDDEN
    assert state.is_covered
    state.advance(SessionEvent.TAKE_OVER)
    state.advance(SessionEvent.LOOK)
    assert state.stage is Stage.LOOK


def test_what_is_skipped_is_shown_or_asked_about():
    assert after(SessionEvent.SKIP, SessionEvent.SHOW).stage is Stage.TABLE
    assert after(SessionEvent.SKIP, SessionEvent.ASK).stage is Stage.ANSWER
    assert after(SessionEvent.SKIP, SessionEvent.END).stage is Stage.OVER


def test_a_game_that_is_over_changes_no_more_but_by_another_game():
    state = after(SessionEvent.END)
    assert state.is_left
    assert not state.allows(SessionEvent.UNDO)
    state.advance(SessionEvent.NEXT_GAME)
    assert state.stage is Stage.TABLE


@pytest.mark.parametrize(
    ("of", "stages"),
    [
        ("is_covered", {Stage.HAND_OVER, Stage.PAUSED, Stage.CARD_HIDDEN}),
        ("is_running", {Stage.TABLE, Stage.NEW_CARD, Stage.SKIPPING}),
        ("is_left", {Stage.OVER, Stage.CLOSED}),
    ],
)
def test_groups_of_stages(of, stages):
    assert {stage for stage in Stage if getattr(at(stage), of)} == stages


def test_the_table_of_stages_needs_no_qt():
    """Its package sees to how Qt is imported; the table itself adds nothing of it."""
    code = (
        "import sys, cucu_desktop.ui.play\n"
        "before = set(sys.modules)\n"
        "import cucu_desktop.ui.play.session_state\n"
        "assert not [name for name in set(sys.modules) - before if name.startswith('PySide6')]"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
