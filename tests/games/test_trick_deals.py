"""Random deals of the trick games: each ends, and whatever is counted adds up."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.events import Counted
from cucu_desktop.games import coch, trionfo
from tests.trick_playing import GAMES, any_deal, any_shuffle, happened, through

DEALS = 150


def finished(game, seed):
    random = Random(f"{game}/{seed}")
    state = any_deal(random, game)
    state.apply(any_shuffle(random))
    for _ in through(state, random):
        pass
    return state


def check_cards(state):
    """Every card is in a trick, laid away, or was not dealt."""
    table = state.table
    cards = Counter(card for trick in table.tricks for card in trick.cards)
    cards += Counter(card for _, card in table.discards) + Counter(table.pile)
    cards += Counter([table.indicator] if table.indicator else [])
    assert cards == Counter(CUCCO.cards)
    assert not any(table.hands)


def check_totals(state):
    """What the sides have counted is all there was, and who has more has won."""
    game = next(name for name, module in GAMES.items() if isinstance(state, module.state_class))
    in_tricks = [card for trick in state.table.tricks for card in trick.cards]
    total = sum(trionfo.VALUES[card] for card in in_tricks) if game == "trionfo" else 19
    assert sum(state.points) == total
    decisive = state.points
    if state.recount is not None:
        assert sum(state.recount) == sum(coch.ONES[card] for card in in_tricks) == 82
        decisive = state.recount
    if decisive[0] == decisive[1]:
        assert state.winners == ()
    else:
        assert state.winners == state.sides()[decisive[1] > decisive[0]]
    assert sum(state.table.tokens) == 0
    assert len(happened(state, Counted)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_ends_and_everything_adds_up(game):
    for seed in range(DEALS):
        state = finished(game, seed)
        if state.winners is None:  # thrown in
            assert all(card is None for _, card in state.table.bids)
            continue
        check_cards(state)
        check_totals(state)
