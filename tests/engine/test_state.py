"""The state machine: phases in order, interrupts, and what a phase that asks nobody does."""

from itertools import pairwise

import pytest

from cucu_desktop.engine.actions import KEEP, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.state import Phase, State
from cucu_desktop.games.campli import CampliState
from tests.playing import deal, do, everything, pack


def test_a_phase_that_asks_nobody_takes_no_answers():
    state, phase = deal("X"), Phase()
    phase.enter(state)
    assert phase.ask(state) is None
    with pytest.raises(NotImplementedError):
        phase.answer(state, KEEP)
    with pytest.raises(NotImplementedError):
        phase.shuffled(state, Shuffled(CUCCO.cards))


@pytest.mark.parametrize("kind", [State, ExchangeState])
def test_only_a_game_can_be_played(kind):
    with pytest.raises(TypeError, match="abstract"):
        kind([0, 0])


def test_an_interrupt_runs_to_its_end_before_the_turns_go_on():
    state = deal("NULLA XI X", "exchange")
    assert state.phase == "Inn"
    do(state, "ask agree")
    assert state.phase == "Turns"
    assert state.deal.at == 2


def test_a_copy_in_the_middle_of_an_interrupt_goes_on_by_itself():
    state = deal("NULLA XI X", "exchange ask")
    copy = state.clone()
    do(copy, "refuse exchange")
    assert (state.phase, state.decision.kind) == ("Inn", "promise")
    before = everything(state)
    do(state.clone(), "agree keep")
    assert everything(state) == before


def test_a_copy_records_nothing():
    copy = deal("X").clone()
    do(copy, "keep exchange exchange")
    copy.apply(pack("X"))
    assert copy.table.events() == []


def test_what_happened_since_can_be_read_alone():
    state = deal("X")
    length = len(state.table.journal)
    do(state, "keep")
    assert [type(event).__name__ for event in state.table.events(length)] == ["Kept", "Dealt"]


def test_after_the_last_phase_the_next_deal_begins():
    phases = CampliState.phases
    assert CampliState._following[phases[-1]] is phases[1]
    assert all(CampliState._following[one] is other for one, other in pairwise(phases))
