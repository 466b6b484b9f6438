"""The table's verbs: each changes the table and records what happened, or changes it and records nothing."""

import pytest

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import (
    EVERYBODY,
    Arrested,
    CardDied,
    CoinsPaid,
    CoinsTaken,
    Dealt,
    Drew,
    Exchanged,
    Exposed,
    Kept,
    TokenLost,
)
from cucu_desktop.engine.table import Table

II, V, XI, XV = (CUCCO[name] for name in ("II", "V", "XI", "XV"))


@pytest.fixture
def table():
    """Three seats; II before 0, V before 1, XI and XV next in the pack."""
    table = Table([10, 10, 10])
    table.gather([II, V, XI, XV])
    table.deal(0)
    table.deal(1)
    table.journal.clear()
    return table


VERBS = {
    "deal": (lambda table: table.deal(2), Dealt(2, XI, 0b100)),
    "swap": (lambda table: table.swap(0, 1, "turn"), Exchanged(0, 1, II, V, "turn", 0b011)),
    "draw": (lambda table: table.draw(1), Drew(1, V, XI, 0b010)),
    "announce": (lambda table: table.announce(1, 0), Arrested(1, 0, V, shown=True, audience=EVERYBODY)),
    "skip": (lambda table: table.skip(1, 0), Arrested(1, 0, V, shown=False, audience=0b010)),
    "expose": (lambda table: table.expose(0), Exposed(0, II, EVERYBODY)),
    "lose": (lambda table: table.lose(0, "XII"), TokenLost(0, -1, "XII")),
    "bury": (lambda table: table.bury(0), CardDied(0)),
    "pay": (lambda table: table.pay(0, 4, "stake"), CoinsPaid(0, 4, "stake")),
    "collect": (lambda table: table.collect(0, 4, "win"), CoinsTaken(0, 4, "win")),
    "record": (lambda table: table.record(Kept, 1), Kept(1)),
}


def contents(table):
    return {
        name: str(getattr(table, name)) for name in Table.__slots__ if name not in ("journal", "recording")
    }


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_does_the_same_whether_it_is_recorded_or_not(table, verb):
    act, event = VERBS[verb]
    copy = table.clone()
    before = contents(table)
    act(table)
    act(copy)
    assert table.events() == [event]
    assert copy.events() == []
    assert contents(copy) == contents(table)
    assert (contents(table) == before) == (verb in ("record", "skip"))


def test_a_show_down_is_among_those_who_have_a_token(table):
    table.issue(1, 2, virgin=True)
    assert table.clone().show_down((2, 1, 0)) == table.show_down((2, 1, 0)) == {1: V}
    assert table.shown == [False, True, False]
    assert table.events() == [Exposed(1, V, EVERYBODY)]


def test_to_gather_takes_everything_in(table):
    table.draw(0)
    table.announce(1, 0)
    table.bury(0)
    table.low[1] = True
    table.gather([XV, II])
    assert table.stock == [II, XV], "the next card is the last of the list"
    assert (table.cards, table.seen, table.laid) == ([None] * 3, [0] * 3, [])
    assert table.low == table.shown == table.dead == [False] * 3


def test_who_has_seen_a_card_knows_it_wherever_it_goes(table):
    table.deal(2)
    table.swap(0, 1, "turn")
    table.swap(1, 2, "turn")
    assert table.cards == [V, XI, II]
    assert table.seen == [0b011, 0b110, 0b111]


def test_a_card_that_is_known_to_be_low_is_so_wherever_it_goes(table):
    table.low[1] = True
    table.swap(0, 1, "turn")
    assert table.low == [True, False, False]
    table.draw(0)
    assert table.low == [False, False, False], "nobody knows anything of a card from the pack"


def test_what_is_laid_away_is_remembered_with_who_knows_it(table):
    table.swap(0, 1, "turn")
    table.draw(1)
    assert table.laid == [(II, 0b011)]
    assert table.seen[1] == 0b010


def test_the_inn_is_told_and_not_turned_up(table):
    table.announce(1, 0, show=False)
    assert table.seen[1] == EVERYBODY
    assert not table.shown[1]
    table.announce(1, 0)
    table.announce(1, 0, show=False)
    assert table.shown[1], "what lies face up stays so"


def test_a_copy_shares_nothing(table):
    copy = table.clone()
    before = contents(copy)
    for act, _ in VERBS.values():
        act(table)
    assert contents(copy) == before
