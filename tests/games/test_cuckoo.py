"""Cuckoo beyond a single deal: who deals next, who is out, who shares the pool (E7, K2, K4)."""

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.events import CoinsTaken, Eliminated, GameWon
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.engine.rarer_events import TurnedUp
from cucu_desktop.games.cuckoo import CuckooState, Options


def deal(cards, *actions, tokens=(3, 3, 3, 3), dealer=3, pool=20, **options):
    """A deal with these cards, from the dealer's left on; without actions everybody keeps."""
    state = CuckooState(Options(**options), [100] * len(tokens), dealer)
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=False)
    state.table.pool = pool
    state.start(SHUFFLING)
    state.apply(Shuffled(state.pack.complete(state.pack[card] for card in cards.split())))
    for action in actions or [KEEP] * len(state.deal.order):
        state.apply(action)
    return state


def of_kind(state, kind):
    return [event for event in state.table.events() if isinstance(event, kind)]


def test_the_deal_passes_to_the_next_player_in_the_game():
    assert deal("5C 6C 7C 8C").deal.dealer == 0
    assert deal("5C 6C 7C 8C", dealer=0).deal.dealer == 1
    assert deal("5C 6C 7C", tokens=(0, 3, 3, 3)).deal.dealer == 1
    assert deal("5C 6C 7C 8C", tokens=(1, 3, 3, 3)).deal.dealer == 1, "who has just fallen does not deal"


def test_whoever_falls_is_told_in_playing_order():
    state = deal("5C 5D 7C 8C", tokens=(1, 1, 3, 3))
    assert state.table.tokens == [0, 0, 3, 3]
    assert of_kind(state, Eliminated) == [Eliminated(0, 1), Eliminated(1, 2)]
    assert state.eliminations == 2
    assert not state.is_over


def test_the_last_one_with_a_life_takes_the_pool():
    state = deal("5C 8C", tokens=(1, 0, 0, 2), pool=21)
    assert state.winners == (3,)
    assert state.table.pool == 0
    assert state.table.coins == [100, 100, 100, 121]
    assert of_kind(state, GameWon) == [GameWon((3,))]
    assert of_kind(state, CoinsTaken) == [CoinsTaken(3, 21, "win")]


def test_if_nobody_would_be_left_they_share_the_pool():
    """K4, E9: the coin left over is the earlier player's."""
    state = deal("5C 5D", tokens=(1, 0, 0, 1), pool=21)
    assert state.winners == (0, 3)
    assert state.table.coins == [111, 100, 100, 110]
    state = deal("5C 5D", tokens=(1, 0, 0, 1), pool=1)
    assert state.table.coins == [101, 100, 100, 100]
    assert of_kind(state, CoinsTaken) == [CoinsTaken(0, 1, "win")]


def test_or_they_play_again_and_nobody_has_lost():
    state = deal("5C 5D", tokens=(1, 0, 0, 1), all_out="replay")
    assert state.table.tokens == [1, 0, 0, 1]
    assert not state.is_over
    assert deal("5C 5D", tokens=(1, 0, 0, 2), all_out="replay").winners == (3,)


def test_a_king_from_the_pack_stays_out():
    """K2: the dealer keeps the old card; another card is taken."""
    state = deal("5C 6C 7C 8C KC", KEEP, KEEP, KEEP, EXCHANGE)
    (turned,) = of_kind(state, TurnedUp)
    assert (turned.seat, str(turned.card)) == (3, "KC")
    assert str(deal("5C 6C 7C 8C QC", KEEP, KEEP, KEEP, EXCHANGE).table.cards[3]) == "QC"


def test_who_asks_a_king_keeps_the_card_and_the_king_has_had_its_turn():
    state = deal("5C KC 7C 8C", EXCHANGE, KEEP, KEEP)
    assert [str(card) for card in state.table.cards] == ["5C", "KC", "7C", "8C"]
    assert state.table.tokens == [2, 3, 3, 3]


def test_a_cavallo_is_jumped_where_one_plays_so():
    """K5: the exchanger goes on to the next; over the dealer's to the pack."""
    jumping = {"pack": "italian40", "saltacavallo": True}
    state = deal("2B CB 7B FB", EXCHANGE, KEEP, KEEP, **jumping)
    assert [str(card) for card in state.table.cards] == ["7B", "CB", "2B", "FB"]
    state = deal("7B 7C 2B CB RB", KEEP, KEEP, EXCHANGE, **jumping)
    assert str(state.table.cards[2]) == "RB"
    state = deal("2B CB 7B FB", EXCHANGE, KEEP, KEEP, KEEP, pack="italian40")
    assert [str(card) for card in state.table.cards] == ["CB", "2B", "7B", "FB"]
