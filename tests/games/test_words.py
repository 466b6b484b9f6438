"""Offers and bets: what is one, what is not, and how they are written."""

import pytest

from cucu_desktop.engine.actions import Action, Bet, NotationError, Offer, parse
from cucu_desktop.engine.cards import CUCCO, ITALIAN, STANDARD

OFFER = Offer("offer", 1, 10, share=50)


@pytest.mark.parametrize("text", ["offer 1", "offer 10", "offer 50%", "offer 3 1%"])
def test_an_offer_is_coins_a_share_or_both(text):
    assert OFFER.includes(parse(text))
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "offer",
        "offer 0",
        "offer 11",
        "offer 0%",
        "offer 51%",
        "offer 5 51%",
        "offer 0 5%",
        "back 5",
        "offer 5 out",
    ],
)
def test_nothing_else_is_an_offer(text):
    assert not OFFER.includes(parse(text))


EITHER = Bet("bet", 0, 9, outcomes=("out", "through"), refused=(Action("bet", 5, None, "out"),))


@pytest.mark.parametrize("text", ["bet 0", "bet 5 through", "bet 9 out"])
def test_a_bet_names_coins_and_an_outcome(text):
    assert EITHER.includes(parse(text))
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text", ["bet", "bet 0 out", "bet 5 out", "bet 5", "bet 10 out", "bet 5%", "bet 5 5% out", "raise 5 out"]
)
def test_nothing_else_is_a_bet(text):
    assert not EITHER.includes(parse(text))


def test_against_the_matador_a_bet_names_no_outcome():
    bet = Bet("bet", 0, 9)
    assert bet.includes(parse("bet 9"))
    assert not bet.includes(parse("bet 9 out"))


@pytest.mark.parametrize("text", ["bet 5 Out", "bet out 5", "bet 5 out out", "bet 05 out", "bet  5 out"])
def test_what_is_no_notation(text):
    with pytest.raises(NotationError):
        parse(text)


def test_the_packs():
    assert [card.id for card in STANDARD.cards[:13]] == "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC".split()
    assert [card.id for card in ITALIAN.cards[9:12]] == ["RB", "AC", "2C"]
    assert len(STANDARD.cards) == 52
    assert len(ITALIAN.cards) == 40
    assert (STANDARD["10H"].value, STANDARD["10H"].suit, STANDARD["10H"].rank) == ("10", "H", 9)
    assert len(set(map(id, CUCCO.cards))) == 20
    assert repr(CUCCO) == "<Pack cucco: 40 cards>"
