"""Exchange games of one deal or a few: they end there, the pool is shared out, and the tree is small."""

import pickle
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.research.card_by_card import CardByCard
from tests.research.games import Configuration, configured, play

EXCHANGE = [game.id for game in GAMES.values() if isinstance(game, ExchangeGame)]


@pytest.mark.parametrize("game", EXCHANGE)
@pytest.mark.parametrize("deals", [1, 2])
def test_a_game_ends_after_so_many_deals(game, deals):
    configuration, random, ended = configured(game, deals=deals), Random(game), set()
    for _ in range(8):
        last, *_ = reversed([state for state, _ in play(configuration, random)])
        ended.add(last.deals)
        payoffs = configuration.payoffs(last)
        assert sum(payoffs) == pytest.approx(0)
        assert max(map(abs, payoffs)) <= configuration.best_payoff
        assert sum(configuration.won(last)) == pytest.approx(configuration.purse * configuration.seats)
        again = pickle.loads(pickle.dumps(last))
        assert again == last
        assert type(again) is type(last)
    assert max(ended) == deals


def test_the_pool_is_shared_by_the_tokens_left():
    configuration = configured("cuckoo", seats=2, deals=1, tokens=2, stake=9)
    game = CardByCard(configuration)
    for name in ("5", "9"):
        game.settle(next(card for card in configuration.kinds if card.value == name))
    for _ in range(2):
        game.choose(next(action for action in game.choices().actions.values() if action.word == "keep"))
    assert game.is_over
    assert game.state.table.tokens == [1, 2]
    assert configuration.won(game.state) == [100 - 9 + 6, 100 - 9 + 12]
    assert configuration.payoffs(game.state) == [-3, 3]


@pytest.mark.parametrize("game", EXCHANGE)
def test_no_card_of_the_next_deal_is_drawn(game):
    random = Random(game)
    for _ in range(10):
        under_way = CardByCard(configured(game, deals=1))
        while not under_way.is_over:
            if under_way.is_chance:
                under_way.settle(random.choice(list(under_way.unsettled().elements())))
            else:
                under_way.choose(random.choice(list(under_way.choices().actions.values())))
        assert under_way.state.deals == 1


@pytest.mark.parametrize("wrong", [-1, "1", True])
def test_what_is_no_number_of_deals_is_refused(wrong):
    with pytest.raises(ValueError, match=r"deals|too small"):
        Configuration("cuckoo", {"deals": wrong})


def test_a_trick_game_has_its_own_option():
    assert configured("coch", deals=1).options.deals == 1
