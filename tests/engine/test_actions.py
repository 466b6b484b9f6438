"""Actions and their one notation, decisions, and what chance decides."""

import string
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.engine.actions import (
    ASK,
    EXCHANGE,
    KEEP,
    KEEP_OR_EXCHANGE,
    PLAY_ON,
    SHUFFLE,
    Action,
    Amount,
    Bet,
    Decision,
    IllegalActionError,
    NotationError,
    Offer,
    Shuffled,
    parse,
    turns,
)
from cucu_desktop.engine.cards import CUCCO, UnknownCardError
from cucu_desktop.engine.events import SPECTATOR

words = st.lists(st.text(string.ascii_lowercase, min_size=1), min_size=1).map("-".join)
amounts = st.none() | st.integers(0, 10**12)
percents = st.none() | st.integers(0, 100)
# Of any letters at all hardly a text could be read, and a table of them takes a hundred megabytes.
pieces = st.sampled_from(
    ["keep", "exchange", "back", "play-on", "5", "05", "70", "%", " ", "-", "+", "٣", "\n", "X"]
)


@given(words, amounts, percents)
def test_an_action_can_be_written_and_read_again(word, coins, percent):
    action = Action(word, coins, percent)
    assert parse(str(action)) == action
    assert eval(repr(action), {"Action": Action}) == action


@pytest.mark.parametrize("word", ["keep", "exchange", "play-on"])
def test_the_plain_words_are_always_the_same_action(word):
    assert parse(word) is parse(word)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "keep ", " keep", "Keep", "KEEP", "keep  5", "keep 05", "keep -5", "keep +5", "keep 5.0"),
        *(
            "back five",
            "back 5 6",
            "propose 5% 6%",
            "propose 5% 6",
            "propose %",
            "propose 5 %",
            "bàck 5",
            "5",
        ),
        *("back ٣", "back ²", "keep\n", "back 1_000", "back " + "9" * 16, "back " + "9" * 5000, "-5"),
    ],
)
def test_nothing_else_is_an_action(text):
    with pytest.raises(NotationError, match="is not an action"):
        parse(text)


def test_an_amount_has_fifteen_digits_at_most():
    assert parse("back " + "9" * 15).coins == 10**15 - 1


@given(st.lists(pieces).map("".join))
def test_what_can_be_read_is_written_the_same_and_nothing_is_read_two_ways(text):
    try:
        action = parse(text)
    except NotationError:
        return
    assert str(action) == text


def test_an_amount_is_a_range_of_actions():
    back, propose = Amount("back", 2, 5), Amount("propose", 0, 100, percent=True)
    assert [back.includes(Action("back", coins)) for coins in (1, 2, 5, 6)] == [False, True, True, False]
    assert back.includes(back.of(3))
    assert propose.includes(propose.of(0))
    assert (str(back), str(propose)) == ("back", "propose")
    for action in (Action("back"), Action("raise", 3), Action("back", 3, 3), Action("back", percent=3)):
        assert not back.includes(action)
    assert not propose.includes(Action("propose", coins=3))


def test_a_decision_allows_its_options_and_no_others():
    decision = Decision(2, "turn", (KEEP, Amount("back", 1, 3)))
    assert decision.allows(Action("keep"))
    assert decision.allows(Action("back", 3))
    assert not decision.allows(EXCHANGE)
    assert not decision.allows(Action("back", 4))
    assert not decision.allows(Shuffled(CUCCO.cards))
    assert SHUFFLE.allows(Shuffled(CUCCO.cards))
    assert not SHUFFLE.allows(KEEP)


def test_each_seat_at_any_table_has_its_turn_made_beforehand():
    assert KEEP_OR_EXCHANGE[3] == Decision(3, "turn", (KEEP, EXCHANGE))
    assert turns(EXCHANGE)[2] == Decision(2, "turn", (EXCHANGE,))
    assert len(KEEP_OR_EXCHANGE) > SPECTATOR


def test_a_refusal_lists_what_is_legal():
    error = IllegalActionError(ASK, KEEP_OR_EXCHANGE[0])
    assert str(error) == "ask is not legal here; legal: keep, exchange"
    assert error.options == (KEEP, EXCHANGE)
    propose = Decision(0, "agreement", (Amount("propose", 0, 100, percent=True), PLAY_ON))
    assert str(IllegalActionError(Action("propose", percent=101), propose)).endswith(
        "legal: propose 0% to 100%, play-on"
    )
    assert str(IllegalActionError(ASK, None)) == "ask is not legal here; legal: nothing"


def test_a_shuffle_can_be_written_and_read_again():
    shuffled = Shuffled.by(Random(1), CUCCO)
    assert Shuffled.read(str(shuffled), CUCCO) == shuffled
    assert sorted(map(str, shuffled.cards)) == sorted(map(str, CUCCO.cards))
    assert Shuffled.by(Random(1), CUCCO) == shuffled
    assert Shuffled.by(Random(2), CUCCO) != shuffled


def test_a_shuffle_has_all_cards_and_no_others():
    with pytest.raises(NotationError, match="40 cards"):
        Shuffled.read("XV XV", CUCCO)
    with pytest.raises(NotationError, match="40 cards"):
        Shuffled.read(" ".join(["XV"] * 40), CUCCO)
    with pytest.raises(UnknownCardError):
        Shuffled.read("XVI", CUCCO)


def test_every_card_may_lie_anywhere_after_a_shuffle():
    """Four thousand shuffles: no position in the pack sees a card half or twice as often as chance has it."""
    random = Random(40)
    first = [Shuffled.by(random, CUCCO).cards[0].id for _ in range(4000)]
    for card in CUCCO.designs:
        assert 100 < first.count(card.id) < 400


def test_an_offer_and_a_bet_are_of_coins_unless_they_say_otherwise():
    offer, bet = Offer("offer", 1, 5), Bet("bet", 0, 5)
    assert [offer.includes(Action("offer", coins)) for coins in (0, 1, 5, 6)] == [False, True, True, False]
    assert not offer.includes(Action("offer", percent=1))
    assert not offer.includes(Action("offer"))
    assert bet.includes(Action("bet", 5))
    assert not bet.includes(Action("bet", 5, None, "out"))
    assert not bet.includes(Action("bet", 5, 5))
