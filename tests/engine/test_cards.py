"""Cards, the pack, and the card one may not see."""

import copy
import pickle

import pytest

from cucu_desktop.engine.cards import CUCCO, HIDDEN, PACKS, Card, Pack, UnknownCardError


def test_the_cucco_pack_has_forty_cards_two_of_each():
    assert len(CUCCO.cards) == 40
    assert len(CUCCO.designs) == 20
    assert all(CUCCO.cards.count(card) == 2 for card in CUCCO.designs)
    assert repr(CUCCO) == "<Pack cucco: 40 cards>"


def test_ranks_are_those_of_the_seat_draw():
    """E8."""
    order = "MATTO LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII VIII IX X XI XII XIII XIV XV"
    assert " ".join(map(str, CUCCO.designs)) == order
    assert [card.rank for card in CUCCO.designs] == list(range(20))


@pytest.mark.parametrize("pack", PACKS.values(), ids=str)
def test_seats_are_drawn_with_one_card_of_each_rank(pack):
    """000, "Seating and Stakes"."""
    assert [card.rank for card in pack.half] == sorted({card.rank for card in pack.cards})


def test_a_card_is_found_by_its_name_and_is_always_the_same():
    assert CUCCO["XII"] is CUCCO["XII"]
    with pytest.raises(UnknownCardError, match=r"XVI.*MATTO LEONE"):
        CUCCO["XVI"]


@pytest.mark.parametrize("pack", PACKS.values(), ids=str)
def test_a_copy_of_a_pack_or_a_card_is_the_thing_itself(pack):
    card = pack.designs[-1]
    for thing in (pack, card):
        assert copy.copy(thing) is copy.deepcopy(thing) is pickle.loads(pickle.dumps(thing)) is thing


def test_a_part_of_a_pack_is_pickled_with_its_cards():
    discards = CUCCO.part([CUCCO["XII"], CUCCO["II"]])
    other = pickle.loads(pickle.dumps(discards))
    assert (other.name, other.cards) == ("cucco", discards.cards)
    assert other["MATTO"] is CUCCO["MATTO"]


def test_cards_of_different_packs_are_different_cards():
    other = Pack("other", ["XII"], copies=1)
    assert other["XII"] != CUCCO["XII"]
    assert other["XII"] == other["XII"]


def test_what_is_not_listed_follows_in_the_order_of_a_new_pack():
    first = [CUCCO["XV"], CUCCO["MATTO"]]
    cards = CUCCO.complete(first)
    assert [card.id for card in cards[:5]] == ["XV", "MATTO", "MATTO", "LEONE", "LEONE"]
    assert sorted(card.id for card in cards) == sorted(card.id for card in CUCCO.cards)
    assert CUCCO.complete([]) == CUCCO.cards


def test_a_hidden_card_has_no_identity():
    assert repr(HIDDEN) == "HIDDEN"
    assert str(HIDDEN) == "?"
    assert not isinstance(HIDDEN, Card)
    assert not hasattr(HIDDEN, "id")
    assert not hasattr(HIDDEN, "rank")
