"""Who decides: mostly one seat alone; and whom a player asks, past those who have fallen."""

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.observation import observe
from cucu_desktop.games import cambio, coucou


def dealt(module, kind, cards):
    seats = len(cards.split())
    state = kind(module.Options(), [25] * seats, seats - 1)
    state.start()
    pack = state.to_shuffle
    state.apply(Shuffled(pack.complete([state.pack[name] for name in cards.split()])))
    return state


def test_where_nobody_may_call_there_is_no_pause():
    state = dealt(coucou, coucou.CoucouState, "3C 5D 9S")
    assert (state.is_pause, state.silent) == (False, ())
    assert state.due is state.decision
    assert state.decision_of(state.decision.seat) is state.decision
    assert state.decision_of(SPECTATOR) is None


def test_who_has_fallen_is_not_asked_for_a_card():
    state = dealt(cambio, cambio.CambioState, "II V VI IX")
    seen = observe(state, 0)
    assert [seen.asked_by(seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [1, 2, 3, None, None]
    assert seen.last == 3
    state.table.fall(1, "XII")
    state.table.fall(3, "XII")
    seen = observe(state, 0)
    assert [seen.asked_by(seat) for seat in (0, 2)] == [2, None]
    assert seen.last == 2
