"""Le Her beyond a single deal: who pays when, who changes places, and when it is over (LH1-LH5)."""

import pytest

from cucu_desktop.engine.actions import CHANCE, EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import CoinsPaid, CoinsTaken, Compared, GameWon
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.le_her import LeHerState, Options

PAUL, PIERRE = 0, 1


def game(coins=(100, 100), stake=20):
    state = LeHerState(Options(stake=stake), coins, PIERRE)
    state.start()
    return state


def deal(state, cards, *actions):
    state.apply(Shuffled(state.pack.complete(state.pack[card] for card in cards.split())))
    for action in actions:
        state.apply(action)
    return state


def of_kind(state, kind):
    return [event for event in state.table.events() if isinstance(event, kind)]


def test_both_stake_before_each_deal_and_change_places_after_it():
    state = game()
    assert state.table.pool == 40
    deal(state, "9C 4D", KEEP, KEEP)
    assert state.table.coins == [120, 80]
    assert state.table.pool == 0
    assert state.deal.dealer == PAUL
    deal(state, "9C 4D")
    assert state.deal.order == (PIERRE, PAUL)
    assert state.table.coins == [100, 60]
    assert len(of_kind(state, CoinsPaid)) == 4


@pytest.mark.parametrize(
    ("cards", "actions", "winner"),
    [
        ("9C 4D", [KEEP, KEEP], PAUL),
        ("4C 9D", [KEEP, KEEP], PIERRE),
        ("9C 9D", [KEEP, KEEP], PIERRE),
        ("9C 4D 9S", [KEEP, EXCHANGE], PIERRE),
        ("9C 4D KS", [KEEP, EXCHANGE], PAUL),
        ("4C 9D", [EXCHANGE, KEEP], PAUL),
        ("4C 9D 10S", [EXCHANGE, EXCHANGE], PIERRE),
        ("4C KD", [EXCHANGE], PIERRE),
        ("KC KD", [EXCHANGE], PIERRE),
        ("KC 4D", [EXCHANGE, KEEP], PIERRE),
    ],
)
def test_the_higher_card_wins_and_of_equal_ones_the_dealers(cards, actions, winner):
    state = deal(game(), cards, *actions)
    assert of_kind(state, CoinsTaken) == [CoinsTaken(winner, 40, "win")]
    assert [event.losers for event in of_kind(state, Compared)] == [(1 - winner,)]


def test_it_is_over_when_the_loser_cannot_stake_again():
    state = deal(game((39, 100)), "4C 9D", KEEP, KEEP)
    assert state.winners == (PIERRE,)
    assert state.table.coins == [19, 120]
    assert of_kind(state, GameWon) == [GameWon((PIERRE,))]
    assert state.is_over
    state = deal(game((40, 100)), "4C 9D", KEEP, KEEP)
    assert not state.is_over
    assert state.decision.seat == CHANCE


def test_who_has_won_less_than_a_stake_puts_in_what_there_is():
    """A pool that is written down may be smaller than the stakes."""
    state = game((20, 100))
    state.table.pool = 5
    deal(state, "9C 4D", KEEP, KEEP)
    assert state.table.coins == [5, 80]
    deal(state, "9C 4D")
    assert state.table.coins == [0, 60]
    assert state.table.pool == 25


def test_one_sees_ones_own_card_and_after_an_exchange_both():
    state = deal(game(), "4C 9D 10S")
    for seat, own, other in ((PAUL, "4C", PIERRE), (PIERRE, "9D", PAUL)):
        seen = observe(state, seat).cards
        assert str(seen[seat]) == own
        assert seen[other] is HIDDEN
    state.apply(EXCHANGE)
    assert [str(card) for card in observe(state, PAUL).cards] == ["9D", "4C"]
    assert [str(card) for card in observe(state, PIERRE).cards] == ["9D", "4C"]


def test_a_card_drawn_and_taken_is_the_dealers_own_until_the_comparison():
    state = deal(game(), "4C 9D 10S", KEEP)
    before = state.clone()
    before.table.draw(PIERRE)
    assert observe(before, PAUL).cards[PIERRE] is HIDDEN
    assert str(observe(before, PIERRE).cards[PIERRE]) == "10S"
