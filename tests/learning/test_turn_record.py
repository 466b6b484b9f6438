"""Kinds of turns: the learner tells them apart as the bots do who play by what was learnt."""

from random import Random

import pytest

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.campli.campli_borders import habits
from cucu_desktop.bots.campli.runs import ObservedDeal
from cucu_desktop.bots.opponent_model import borders_now
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.policy import Row, telling
from cucu_desktop.learning.setting import Setting, actions_of
from cucu_desktop.learning.turn_key import (
    ASKED,
    LATE,
    NONE,
    STOPPED,
    UNASKED,
    TurnKey,
    read_key,
)
from cucu_desktop.learning.turn_record import TurnRecord

NAMES = Borders((UNASKED,), (ASKED,), (), (STOPPED,), asked_late=(LATE,))
"""Borders that name the kind of a turn."""


def setting(game, seats, **options):
    return Setting(GAMES[game], GAMES[game].options(**options), seats, TurnRecord)


def begun(cards, *done, game="cuckoo"):
    """A deal in which these cards are dealt, after these turns."""
    deals = setting(game, len(cards.split()))
    pack = list(deals.pack)
    first = [next(card for card in pack if str(card) == name) for name in cards.split()]
    for card in first:
        pack.remove(card)
    deal = deals.deal([*first, *pack])
    for action in done:
        deal.apply(action)
    return deal


def key_of(deal):
    return read_key(deal.key(deal.due))


@pytest.mark.parametrize(
    ("done", "expected"),
    [
        ((), TurnKey(UNASKED, None, 4, 7, NONE, beside_open=False)),
        ((KEEP,), TurnKey(UNASKED, None, 3, 2, NONE, beside_open=False)),
        ((EXCHANGE,), TurnKey(STOPPED, UNASKED, 3, 7, 2, beside_open=False)),
        ((EXCHANGE, KEEP), TurnKey(ASKED, None, 2, 5, NONE, beside_open=False)),
        ((KEEP, EXCHANGE), TurnKey(STOPPED, UNASKED, 2, 2, NONE, beside_open=False)),
        ((KEEP, EXCHANGE, KEEP), TurnKey(LATE, None, 1, 9, NONE, beside_open=False)),
        ((EXCHANGE, KEEP, EXCHANGE), TurnKey(ASKED, ASKED, 1, 5, NONE, beside_open=False)),
        ((EXCHANGE, EXCHANGE), TurnKey(STOPPED, UNASKED, 2, 7, 5, beside_open=False)),
    ],
)
def test_a_turn_is_known_by_what_others_did_before(done, expected):
    """Five players with 8, 3, 6, 10 and Q; the second gives a 3 for the 8."""
    assert key_of(begun("8C 3D 6H 10S QC", *done)) == expected


def test_a_player_without_an_answer_stops_and_lies_open():
    """A King is shown to all: it is asked for no more."""
    deal = begun("8C KD 6H 10S QC", EXCHANGE)
    assert deal.turns.open == {deal.order[1]}
    assert key_of(deal).here == STOPPED


def turns(game, seats, random):
    """Yield the deal at each turn of some random deals, with the events so far."""
    deals = setting(game, seats)
    for _ in range(80):
        shuffle = Shuffled(tuple(random.sample(deals.pack, len(deals.pack))))
        deal, state = deals.deal(shuffle.cards), deals.before()
        state.apply(shuffle)
        while (decision := deal.due) is not None and not deal.turns.tied:
            if decision.kind == "turn" and len(decision.options) > 1:
                yield deal, key_of(deal), state.table.events()
            action = random.choice(actions_of(decision.options))
            deal.apply(action)
            state.apply(action)


@pytest.mark.parametrize("game", ["cuckoo", "coucou", "cambio", "lu_stu", "tiebreak"])
def test_the_bots_tell_the_same_kinds_apart(game):
    kinds = set()
    for deal, turn, events in turns(game, 5, Random(game)):
        if turn is not None and not deal.turns.open:
            assert (turn.here,) == borders_now(NAMES, events)
            kinds.add(turn.here)
    assert kinds == {UNASKED, ASKED, STOPPED, LATE}


def test_at_campli_they_tell_too_how_a_card_set_out():
    for deal, turn, events in turns("campli", 5, Random(2)):
        observed = ObservedDeal(events, deal.order, habits(deal.state.options, 5))
        seat = deal.due.seat
        if turn is not None and not deal.turns.open:
            assert observed.here == (ASKED if turn.here == LATE else turn.here)
            if seat in observed.giver:
                assert observed.kind == (ASKED if turn.setout == LATE else turn.setout)
            else:
                assert turn.setout is None


def row(keep):
    return Row(("keep", "exchange"), (keep, 1 - keep), (0.0, 0.0))


def test_a_policy_keeps_the_rows_between_never_and_always():
    rows = {f"ke 0 1 {rank}": row(keep) for rank, keep in enumerate((0, 0, 0, 0.2, 0, 0.7, 1, 1, 1))}
    assert sorted(telling(rows)) == [f"ke 0 1 {rank}" for rank in (2, 3, 4, 5, 6)]


def test_a_card_that_is_kept_in_any_case_for_a_lower_one_needs_no_row():
    rows = {f"ke 20 1 {rank} {gave}": row(keep) for rank, gave, keep in ((5, 0, 1), (6, 0, 1), (5, 1, 0.5))}
    assert sorted(telling(rows)) == ["ke 20 1 5 1"]


def test_other_decisions_have_no_row():
    assert telling({"inn ka 1 5": row(0.5), "tie ke 0 1 5 2": row(0.5)}) == {}
