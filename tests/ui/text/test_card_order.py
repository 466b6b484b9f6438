"""The order of the cards in words, and those that all players have seen fall."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.cards import CUCCO, HIDDEN, PACKS
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.text.card_order import fallen
from cucu_desktop.ui.text.wording import Wording


def place(game, card_id, pack="cucco"):
    rows = GAMES[game].order_of(PACKS[pack]).values()
    card = PACKS[pack][card_id]
    return next(cards for row in rows for cards in row if card in cards)


@pytest.mark.parametrize(
    ("language", "game", "card", "told"),
    [
        ("en", "campli", "III", "Seventh from the bottom: 12 ranks are higher, two cards of each"),
        ("de", "campli", "III", "Die siebte von unten: 12 Karten sind höher (jede gibt es zweimal"),
        ("it", "lu_stu", "X", "È la quattordicesima dal basso: 5 carte sono più alte (due per tipo"),
        ("en", "cuckoo", "7H", "Seventh rank from the bottom: 6 ranks are higher."),
        ("en", "tiebreak", "QH", "Twelfth rank from the bottom: only one is higher."),
        ("de", "ace_chasing", "2C", "Von unten der zweite Rang: 11 sind höher."),
        ("it", "ace_chasing", "JD", "undicesimo valore dal basso: 2 sono più alti."),
    ],
)
def test_a_plain_card_tells_how_high_it_is(language, game, card, told):
    power = Wording(language, game).cards.power(card)
    assert told in power
    assert power.startswith(Wording(language, game).cards.power(card)[:10]), "after what it does"


def test_with_the_italian_forty_there_are_fewer_ranks():
    assert "Seventh rank from the bottom: 3 ranks" in Wording("en", "cuckoo", pack="italian40").cards.power(
        "7D"
    )


def test_a_card_with_a_power_tells_that_and_nothing_else():
    for card in ("XV", "NULLA", "LEONE", "MATTO"):
        assert "from the bottom" not in Wording("en").cards.power(card)


def test_rows_are_called_by_their_series_and_what_it_shows():
    order = Wording("en", "zifuli").order
    assert order.caption("red") == "Pictures (all but I–X), from low to high"
    assert order.short_caption("red") == "Pictures (all but I–X)"
    assert Wording("en").order.caption("") == Wording("en").order.short_caption("") == "From low to high"


def test_a_place_is_called_by_its_card_or_its_rank():
    assert Wording("en").order.name(place("campli", "XII")) == "the cat (XII)"
    assert Wording("en", "cuckoo").order.name(place("cuckoo", "KH", "standard52")) == "a king"


def test_what_has_fallen_is_told_with_the_card():
    order = Wording("en", "coch").order
    assert order.told(place("coch", "X"), 0, 2) == "the ten (X)"
    assert order.told(place("coch", "X"), 1, 2) == "the ten (X): 1 of 2 played"


def a_match(game, seats):
    kind = GAMES[game]
    return Match.begin(
        Setup(game, tuple(Player(str(seat), "bruna") for seat in range(seats)), kind.usual, seed=5)
    )


def test_of_tricks_everybody_has_seen_what_was_played():
    match = a_match("coch", 4)
    played = []
    for _ in range(6):
        action = match.observation(match.to_act).decision.options[0]
        played.append(action.card)
        match.submit(match.to_act, action)
    assert sorted(map(str, fallen(match.observation(SPECTATOR)).elements())) == sorted(map(str, played))


def test_the_card_turned_up_has_fallen_and_a_robbed_one_has_not():
    seen = replace(
        a_match("trionfo", 4).observation(SPECTATOR), indicator=CUCCO["X"], robbed=((CUCCO["XV"],),)
    )
    assert fallen(seen) == {CUCCO["X"]: 1}


def test_at_a_table_of_exchanges_it_is_what_lies_open():
    seen = a_match("campli", 4).observation(SPECTATOR)
    assert not fallen(seen)
    cards, shown = (CUCCO["XII"], HIDDEN, CUCCO["III"], None), (True, False, False, False)
    seen = replace(seen, cards=cards, shown=shown, laid=(CUCCO["I"], HIDDEN))
    assert fallen(seen) == {CUCCO["XII"]: 1, CUCCO["I"]: 1}
