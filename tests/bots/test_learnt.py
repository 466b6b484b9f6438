"""Learnt policies at the table: looked up where they hold, and nowhere else."""

from random import Random

import pytest

from cucu_desktop.bots import dispatch, learnt
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.learnt import information_state
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.engine.actions import KEEP, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning import policy_store
from cucu_desktop.learning.setting import Setting


def asked(tokens=(3, 3, 3), seats=3, first=("V", "VIII", "IX"), **options):
    """Return the first decision of a deal of Campli: the observation and the events heard."""
    campli = GAMES["campli"]
    setting = Setting(campli, campli.options(**options), seats)
    state = setting.before()
    state.table.tokens = list(tokens)
    pack = state.to_shuffle
    state.apply(Shuffled(pack.complete([pack[name] for name in first])))
    seat = state.decision.seat
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def advice(person=COUNSELLOR, **table):
    observation, heard = asked(**table)
    return assess(person, observation, heard, Random(1))


def row_of(**table):
    observation, heard = asked(**table)
    policy = policy_store.policy_for(observation.options, 3)
    return policy.rows[information_state("turn", observation.seat, heard)]


def test_the_advice_is_that_of_the_policy():
    found, row = advice(), row_of()
    assert found.unit == "tokens"
    assert {str(option.action): option.worth for option in found.options} == dict(
        zip(row.actions, row.worths, strict=True)
    )
    assert all(option.error == 0 for option in found.options)
    assert sum(option.policy for option in found.options) == pytest.approx(1)
    assert found.option(KEEP).policy == row.chances[row.actions.index("keep")]


def test_the_best_persons_play_by_it_and_the_others_do_not(monkeypatch):
    read = []
    known = policy_store.policy_for
    monkeypatch.setattr(learnt, "policy_for", lambda *table: read.append(table) or known(*table))
    observation, heard = asked()
    for person, looks in ((PERSONS["assunta"], True), (PERSONS["bruna"], False), (PERSONS["peppe"], False)):
        read.clear()
        assert (learnt.looked_up(person, observation, heard) is not None) == looks
        assert bool(read) == looks


@pytest.mark.parametrize(
    "table",
    [
        {"tokens": (3, 1, 3)},
        {"tokens": (1, 3, 3)},
        {"tokens": (3, 3), "seats": 2},
        {"seats": 7, "tokens": (3,) * 7},
        {"lions": False},
    ],
)
def test_elsewhere_the_games_own_judge_decides(table):
    observation, heard = asked(**table)
    assert learnt.looked_up(COUNSELLOR, observation, heard) is None
    assert len(advice(**table).options) == 2


def test_under_a_changed_rule_no_policy_is_found(monkeypatch):
    """A hunter who costs two tokens, as on a scratch branch: better no policy than one for other rules."""
    kind = GAMES["campli"].state_class
    pay = kind.pay_for

    def twice(state, exchanger, reason):
        for _ in range(2 if reason == "XIV" else 1):
            pay(state, exchanger, reason)

    policy_store.forget()
    try:
        monkeypatch.setattr(kind, "pay_for", twice)
        observation, heard = asked()
        assert learnt.looked_up(COUNSELLOR, observation, heard) is None
    finally:
        monkeypatch.undo()
        policy_store.forget()
    assert learnt.looked_up(COUNSELLOR, *asked()) is not None


def test_a_policy_learnt_for_rules_that_no_bot_knows_is_used(monkeypatch):
    """Whatever the own bots of the game reckon with."""
    cuckoo = GAMES["cuckoo"]
    setting = Setting(cuckoo, cuckoo.options(), 3)
    state = setting.before()
    state.apply(Shuffled(state.to_shuffle.cards))
    seat = state.decision.seat
    heard = [redacted(event, seat) for event in state.table.events()]
    monkeypatch.setattr(dispatch, "is_reckoned", lambda _: False)
    row = policy_store.policy_for(cuckoo.options(), 3).rows[information_state("turn", seat, heard)]
    found = assess(COUNSELLOR, observe(state, seat), heard, Random(1))
    assert [option.worth for option in found.options] == list(row.worths)
