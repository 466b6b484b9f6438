"""Chance card by card: every card as likely as it should be, and stories that give nothing away."""

import copy
import pickle
from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.cards import CUCCO, STANDARD
from cucu_desktop.research.card_by_card import CardByCard
from tests.research.games import EVERY, GAMES, Configuration, configured


def drawn(play, random):
    """Some card of those that may come."""
    cards = list(play.unsettled().elements())
    return random.choice(cards)


def step(play, random):
    if play.is_chance:
        play.settle(drawn(play, random))
    else:
        play.choose(random.choice(list(play.choices().actions.values())))


def finished(game, random, **settings):
    play = CardByCard(configured(game, **settings))
    while not play.is_over:
        step(play, random)
    return play


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_games_come_to_their_end(game, settings):
    configuration, random = Configuration(game, settings), Random(f"{game}/{settings}/end")
    play = CardByCard(configuration)
    chance = 0
    while not play.is_over:
        chance += play.is_chance
        assert play.is_chance or play.choices().actions
        if play.is_chance:
            left = play.unsettled()
            assert 0 < left.total() <= len(configuration.game.pack_of(configuration.options).cards)
        step(play, random)
    assert chance
    assert play.state.winners
    assert sum(configuration.payoffs(play.state)) == pytest.approx(0)


def test_a_card_is_drawn_when_it_is_about_to_leave_the_pack():
    play = CardByCard(configured("campli", seats=3))
    assert play.is_chance
    assert play.unsettled() == Counter(CUCCO.cards)
    play.settle(CUCCO["XV"])
    assert not play.is_chance
    assert play.state.table.cards[0] is CUCCO["XV"]
    assert play.unsettled()[CUCCO["XV"]] == 1
    (exchange,) = (action for action in play.choices().actions.values() if action.word == "exchange")
    play.choose(exchange)
    assert play.is_chance
    assert play.unsettled().total() == 39
    play.settle(CUCCO["II"])
    assert play.state.table.cards[:2] == [CUCCO["II"], CUCCO["XV"]]


def test_the_same_cards_in_the_same_order_are_the_same_game():
    """What is drawn late leads where the whole order at once would have led."""
    for number in range(30):
        random = Random(number)
        configuration = configured("cuckoo", seats=3, tokens=1)
        play, other = CardByCard(configuration), configuration.begin()
        order = random.sample(STANDARD.cards, 52)
        other.apply(Shuffled(tuple(order)))
        while not play.is_over and play.state.deals < 2:
            if play.is_chance:
                play.settle(order.pop(0))
                continue
            action = random.choice(list(play.choices().actions.values()))
            play.choose(action)
            while play.is_chance and order:
                play.settle(order.pop(0))
            other.apply(action)
            if play.state.deals < 2 and other.deals < 2:
                held = [card and configuration.kind_of(card) for card in other.table.cards]
                assert play.state.table.cards == held
                assert play.state.table.tokens == other.table.tokens


def test_each_card_comes_as_often_as_it_should():
    random, seen = Random(8), Counter()
    for _ in range(1500):
        play = CardByCard(configured("cuckoo", seats=2, tokens=1))
        play.settle(drawn(play, random))
        play.settle(drawn(play, random))
        seen.update(card.value for card in play.state.table.cards[:2])
    assert len(seen) == 13
    assert max(seen.values()) - min(seen.values()) < 130


@pytest.mark.parametrize("game", ["campli", "lu_stu", "cuckoo", "zifuli", "trionfo"])
def test_a_copy_goes_its_own_way(game):
    random = Random(game)
    play = CardByCard(configured(game))
    for _ in range(45):
        if not play.is_over:
            step(play, random)
    for copied in (play.copy(), copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
        told = [play.story(seat) for seat in range(4)]
        assert copied.state == play.state
        assert [copied.story(seat) for seat in range(4)] == told
        one, other = Random(1), Random(1)
        further = play.copy()
        for _ in range(60):
            if not further.is_over:
                step(copied, one)
                step(further, other)
        assert copied.state == further.state
        assert copied.story(1) == further.story(1)
        assert [play.story(seat) for seat in range(4)] == told


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_the_same_story_has_the_same_choices(game):
    random, choices = Random(game), {}
    for _ in range(40):
        play = CardByCard(configured(game, max_moves=12))
        while not play.is_over:
            if not play.is_chance:
                story = play.story(play.to_act)
                legal = tuple(map(str, play.choices().actions.values()))
                assert choices.setdefault((play.to_act, story), legal) == legal
            step(play, random)


def test_a_story_tells_what_one_has_seen_and_chosen_and_no_more():
    cards = {}
    for name in ("II", "XIV"):
        play = CardByCard(configured("campli", seats=3))
        play.settle(CUCCO[name])
        keep = play.choices().actions[min(play.choices().actions)]
        play.choose(keep)
        play.settle(CUCCO["V"])
        cards[name] = play
    assert cards["II"].story(1) == cards["XIV"].story(1)
    assert cards["II"].story(2) == cards["XIV"].story(2)
    assert cards["II"].story(0) != cards["XIV"].story(0)
    assert cards["II"].story(1).splitlines() == [
        "DealBegan 1 2 (0 1 2)", "Dealt 0 ?", "Kept 0", "Dealt 1 V", "turn? keep, exchange",
    ]  # fmt: skip
    assert "turn: keep" in cards["II"].story(0)


def test_equal_cards_are_called_the_same():
    play = CardByCard(configured("cuckoo", seats=2, tokens=1))
    play.settle(STANDARD["7D"])
    play.settle(STANDARD["KH"])
    assert "Dealt 0 7\n" in play.story(0)


def test_a_game_is_given_up_after_so_many_decisions():
    play = finished("campli", Random(1), max_moves=3)
    assert play.moves == 3
    assert play.state.decision is not None
    assert sum(play.configuration.payoffs(play.state)) == pytest.approx(0)
