"""Coucou: the dealer's three, who goes last, and who pays (D1-D8)."""

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import CoinsTaken, DealBegan
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import Chosen, TurnedUp
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.coucou import PIQUET, CoucouState, Options
from cucu_desktop.match.scenario.runner import run


def deal(cards, *actions, tokens=(3, 3, 3, 3), dealer=3, cards_for="three", **options):
    """A deal with these cards, from the dealer's right on; without actions all keep."""
    state = CoucouState(Options(dealer=cards_for, **options), [100] * len(tokens), dealer)
    state.start()
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=False)
    state.apply(Shuffled(state.pack.complete(state.pack[card] for card in cards.split())))
    asked = len(state.deal.order) - (state.options.dealer == "three")
    for action in actions or [KEEP] * asked:
        state.apply(action)
    return state


def cards(state):
    return [str(card) for card in state.table.cards]


@pytest.mark.parametrize(
    ("three", "kept", "under"),
    [("9S QH 4D", "QH", ["9S", "4D"]), ("QS QH 4D", "QS", ["QH", "4D"]), ("2S 3H 4D", "4D", ["2S", "3H"])],
)
def test_the_dealer_keeps_the_highest_of_three_of_equal_ones_the_first(three, kept, under):
    state = deal(f"5C 6C 7C {three}", KEEP)
    (event,) = [event for event in state.table.events() if isinstance(event, Chosen)]
    assert [str(card) for card in (event.card, event.first, event.second)] == [kept, *under]
    assert cards(state)[3] == kept
    assert len(state.table.stock) == 52 - 6


def test_only_the_dealer_knows_what_lies_under_the_pack():
    state = deal("5C 6C 7C 9S QH 4D", KEEP)
    assert [str(card) for card in observe(state, 3).laid] == ["9S", "4D"]
    assert observe(state, 0).laid == (HIDDEN, HIDDEN)
    assert observe(state, 0).cards[3] is HIDDEN


def test_the_dealer_has_no_turn_and_the_last_before_exchanges_with_the_pack():
    state = deal("5C 6C 7C 9S QH 4D 8C", KEEP, KEEP)
    assert state.decision.seat == 2
    assert observe(state, 2).last == 2
    state.apply(EXCHANGE)
    assert cards(state) == ["5C", "6C", "8C", "QH"]
    assert state.table.tokens == [2, 3, 3, 3]


def test_before_the_first_deal_nobody_is_last():
    state = CoucouState(Options(), [100, 100], 0)
    state.start()
    assert observe(state, 0).last is None


def test_with_one_card_the_dealer_is_asked_like_all_and_goes_last():
    state = deal("5C 6C 7C 9S 8C", KEEP, KEEP, EXCHANGE, EXCHANGE, cards_for="one")
    assert cards(state) == ["5C", "6C", "9S", "8C"]


def test_a_king_stays_and_has_had_its_turn_and_from_the_pack_it_is_refused():
    state = deal("5C KC 7C 9S QH 4D KH", EXCHANGE, EXCHANGE)
    assert cards(state) == ["5C", "KC", "7C", "QH"]
    (turned,) = [event for event in state.table.events() if isinstance(event, TurnedUp)]
    assert (turned.seat, str(turned.card)) == (2, "KH")


def test_if_the_last_to_act_holds_the_king_nobody_exchanges_with_the_pack():
    state = deal("5C 6C KC 9S QH 4D", KEEP, EXCHANGE)
    assert state.table.tokens == [2, 3, 3, 3]
    assert len(state.table.stock) == 52 - 6


def test_all_with_the_lowest_pay_or_the_first():
    assert deal("5C 5H 7C 9S QH 4D").table.tokens == [2, 2, 3, 3]
    assert deal("5C 5H 7C 9S QH 4D", ties="first").table.tokens == [2, 3, 3, 3]


@pytest.mark.parametrize("ties", ["all", "first"])
def test_if_all_are_equal_nobody_pays(ties):
    state = deal("9C 9H 9S 9D 2C 3C", tokens=(1, 1, 1, 1), ties=ties)
    assert state.table.tokens == [1, 1, 1, 1]
    assert not state.is_over


def test_the_last_with_a_token_takes_the_pool_and_else_the_deal_passes_to_the_right():
    state = deal("5C 9S QH 4D", tokens=(1, 0, 0, 2))
    assert state.winners == (3,)
    assert CoinsTaken(3, 20, "win") in state.table.events()
    state = deal("5C 6C 7C 9S QH 4D")
    assert state.deal.dealer == 0


def test_of_two_the_eldest_alone_has_a_turn():
    state = deal("5C 9S QH 4D 10C", EXCHANGE, tokens=(2, 2), dealer=1)
    assert cards(state) == ["10C", "QH"]
    (began,) = [event for event in state.table.events() if isinstance(event, DealBegan)]
    assert began.order == (0, 1)


def test_the_short_pack_has_its_seven_next_to_the_ace():
    assert len(PIQUET.cards) == 32
    (row,) = GAMES["coucou"].order_of(PIQUET).values()
    assert [rank[0].value for rank in row] == "A 7 8 9 10 J Q K".split()
    assert deal("AC 7H 8C 9S QH JD", pack="piquet32").table.tokens == [2, 3, 3, 3]


def test_nobody_begins_a_scenario_with_more_tokens_than_there_are():
    told = {"game": "coucou", "options": {"chips": 2}, "seats": [{"name": "A", "tokens": 3}, {"name": "B"}]}
    assert run(told)["error"]["where"] == "seats[0].tokens"
    told["seats"][0] = {"name": "A"}
    assert run(told)["tokens"] == {"A": 2, "B": 2}
