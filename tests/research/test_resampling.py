"""Hidden cards drawn anew: the player knows the same as before, and the truth plays no part in it."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research.card_by_card import CardByCard
from cucu_desktop.research.resampling import Resampler
from tests.research.games import EVERY, Configuration, configured


def step(play, history, random):
    """Apply a random outcome or an action, and record it by its number."""
    play = play.copy()
    kinds = play.configuration.kinds
    if play.is_chance:
        card = random.choice(list(play.unsettled().elements()))
        history.append(kinds.index(card))
        play.settle(card)
    else:
        number = random.choice(list(play.choices().actions))
        history.append(number)
        play.choose(play.choices().actions[number])
    return play


def replayed(configuration, history):
    play = CardByCard(configuration)
    for number in history:
        if play.is_chance:
            play.settle(configuration.kinds[number])
        else:
            play.choose(play.choices().actions[number])
    return play


def hidden_cards(play, seat):
    """What the player does not see at the table."""
    table = play.state.table
    if hasattr(table, "hands"):
        return [hand for other, hand in enumerate(table.hands) if other != seat]
    return [card for card, seen in zip(table.cards, table.seen, strict=True) if card and not seen >> seat & 1]


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_the_player_knows_the_same_and_may_do_the_same(game, settings):
    configuration, random = Configuration(game, {**settings, "max_moves": 45}), Random(f"{game}/{settings}")
    play, history, changed = CardByCard(configuration), [], 0
    how_often = 0.4 if configuration.seats < 12 else 0.1  # many seats take their time
    while not play.is_over:
        if not play.is_chance and random.random() < how_often:
            for seat in {play.to_act, random.randrange(configuration.seats)}:
                found = Resampler(CardByCard(configuration), history, seat).sample(random)
                other = replayed(configuration, found)
                assert other.story(seat) == play.story(seat)
                assert other.to_act == play.to_act
                if seat == play.to_act:
                    assert list(other.choices().actions) == list(play.choices().actions)
                assert configuration.vector(other.state, seat) == configuration.vector(play.state, seat)
                changed += hidden_cards(other, seat) != hidden_cards(play, seat)
        play = step(play, history, random)
    assert changed


@pytest.mark.parametrize("game", GAMES)
def test_at_any_moment_there_is_another_way_it_may_have_come(game):
    """Also while chance deals, for those who are not asked, and at the end."""
    configuration, random = configured(game, max_moves=12), Random(game)
    play, history = CardByCard(configuration), []
    while True:
        if random.random() < 0.15 or play.is_over:
            seat = random.randrange(configuration.seats)
            other = replayed(
                configuration, Resampler(CardByCard(configuration), history, seat).sample(random)
            )
            assert other.story(seat) == play.story(seat)
            assert (other.is_chance, other.is_over) == (play.is_chance, play.is_over)
        if play.is_over:
            break
        play = step(play, history, random)


def test_each_card_that_may_be_there_is_as_likely_as_it_should_be():
    """Whatever the truth is: of a neighbour's card all that a 7 tells is that it is one of 51 others."""
    configuration = configured("cuckoo", seats=2, tokens=1)
    seven, king = (next(card for card in configuration.kinds if card.value == value) for value in "7K")
    history = [configuration.kinds.index(seven), configuration.kinds.index(king)]
    resampler, random = Resampler(CardByCard(configuration), history, 0), Random(2)
    found = Counter(resampler.sample(random)[1] for _ in range(2_000))
    assert len(found) == 13
    for number, card in enumerate(configuration.kinds):
        expected = 2_000 * (3 if card is seven else 4) / 51
        assert abs(found[number] - expected) < 5 * expected**0.5


def test_a_question_that_only_one_card_brings_tells_others_nothing():
    """Who holds the Matto in a final of Lu Stù is asked in secret; others think of worlds without it, too."""
    configuration = configured("lu_stu", seats=2, agreement=False, tokens=1, reentry="never")
    random, cards = Random(4), Counter()
    for _ in range(150):
        play, history = CardByCard(configuration), []
        while not play.is_over:
            play = step(play, history, random)
            if not play.is_chance and not play.is_over and play.state.decision.kind == "matto":
                seat = 1 - play.to_act
                for _ in range(3):
                    found = Resampler(CardByCard(configuration), history, seat).sample(random)
                    other = replayed(configuration, found)
                    assert other.story(seat) == play.story(seat)
                    cards[other.state.table.cards[play.to_act].id] += 1
                break
    assert cards.total() > 10
    assert len(cards) > 5
