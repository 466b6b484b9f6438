"""Bots of Ace Chasing: from which card on they keep, and what they think of what others have given."""

from random import Random

import pytest

from cucu_desktop.bots.belief import ExchangeBelief, Kinds
from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.bots.standard.ace_chasing_bot import NUMBERS, SUIT, borders, play_on
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.mechanisms.betting import Wager
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.ace_chasing import AceChasingState, Options


@pytest.mark.parametrize("players", [2, 3, 4, 9, 13, 30, 52])
def test_everybody_has_a_border_and_at_small_tables_bettors_keep_more(players):
    modest, bold = borders(players), borders(players, bets=True)
    assert len(modest) == len(bold) == players
    assert modest[0] == bold[0] == 0
    assert players > 13 or sum(modest) >= sum(bold)
    assert modest[1] == max(modest)


def belief_after(*actions, deal):
    """Return what the next player believes when this has been done by those before with these cards."""
    state = AceChasingState(Options(talk=False), [100] * len(deal), 0)
    state.settled_bets = (Wager(1, 0, None),)
    state.start()
    state.table.recording = True
    rest = [card for card in state.pack.cards if card.id not in deal]
    state.apply(Shuffled((*[state.pack[card] for card in deal], *rest)))
    for action in actions:
        state.apply(action)
    seat = state.decision.seat
    heard = [redacted(event, seat) for event in state.table.events()]
    kinds = Kinds(STANDARD, SUIT, in_order=False)
    keep_from = borders(len(deal))
    return ExchangeBelief(PERSONS["assunta"], observe(state, seat), heard, Random(1), kinds, keep_from)


def test_what_was_given_for_a_card_tells_nothing():
    """Seat 2 did not choose to give its card to seat 1: it may be any."""
    belief = belief_after(EXCHANGE, KEEP, deal=["3H", "5S", "QS", "8D", "9C", "10H"])
    assert set(belief.likely[1]) == {1.0}
    assert not belief.content


def test_a_card_that_came_and_was_kept_lies_between_two_borders():
    """Seat 1 did not want it, seat 2 does: an odd choice, and odder the farther it is from the borders."""
    belief = belief_after(EXCHANGE, KEEP, deal=["6H", "5S", "QS", "8D"])
    most = max(range(SUIT), key=lambda rank: belief.likely[2][rank])
    assert belief.likely[2][most] == 1
    assert max(belief.likely[2][0], belief.likely[2][SUIT - 1]) < 0.2


def test_a_card_that_went_on_tells_nothing_of_those_given_for_it():
    """Seats 1 and 2 have each got a card for the three, and nobody compares cards here."""
    belief = belief_after(EXCHANGE, EXCHANGE, deal=["3H", "5S", "QS", "8D", "9C"])
    assert set(belief.likely[1]) == {1.0}


def passed_on(cards, position, *, came, bettors=()):
    """Return the cards after the turns from this position on; the border is a 7, beside a content one a 6."""
    numbers = [NUMBERS[STANDARD[card]] for card in cards.split()]
    seven, six = (6,) * len(numbers), (5,) * len(numbers)
    play_on(numbers, position, Borders(seven, six, seven), frozenset(bettors), came=came)
    return " ".join(STANDARD.designs[number].id for number in numbers)


@pytest.mark.parametrize(
    ("given", "came", "keeps"),
    [("4C", "5C", True), ("3C", "6C", True), ("3C", "4C", False), ("2C", "6C", False), ("KC", "6C", False)],
)
def test_before_the_matador_a_bettor_keeps_lower_cards_beside_a_low_one_that_saves_nobody(given, came, keeps):
    kept, passed = f"KD KH {given} {came} QS", f"KD KH {given} QS {came}"
    assert passed_on(kept, 3, came=True, bettors={3}) == (kept if keeps else passed)
    assert passed_on(kept, 3, came=True) == passed


def test_farther_from_the_matador_a_bettor_keeps_one_rank_less_beside_a_lower_one():
    kept = "KD 2H 6C KC QS"
    assert passed_on(kept, 2, came=True, bettors={2}) == kept
    assert passed_on(kept, 2, came=True) == "KD 2H KC QS 6C"


def test_where_somebody_is_content_with_what_came_the_others_keep_what_they_keep_then():
    cards = "KD 9H 8C 6C QS"
    assert passed_on(cards, 2, came=True) == cards
    assert passed_on(cards, 2, came=False) == "KD 9H 8C QS 6C"
