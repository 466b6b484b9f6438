"""What the catalogue answers for every game."""

from dataclasses import fields, replace

import pytest

from cucu_desktop.engine.cards import CUCCO, ITALIAN, PACKS, STANDARD
from cucu_desktop.games import coch, cuckoo, lu_stu
from cucu_desktop.games.catalogue import CATALOGUE, GAMES, base_of
from cucu_desktop.games.game import ExchangeGame, TrickGame


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_what_the_others_ask_of_it(game):
    module = GAMES[game]
    options = module.options()
    assert game == module.id
    assert options in module.presets.values()
    assert set(module.limits) | set(module.choices) <= {option.name for option in fields(module.options)}
    assert GAMES[game].home == module.places[0]
    assert set(GAMES[game].seats_of(options)) <= set(module.seats)
    assert len(GAMES[game].pack_of(options).cards) in (40, 42, 52)


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_chosen_is_refused(game):
    known = GAMES[game]
    for options in known.presets.values():
        known.check(options)
    for name in (*known.limits, *known.choices):
        odd = replace(known.usual, **{name: "odd" if name in known.choices else -1})
        with pytest.raises(ValueError, match=f"cannot be chosen for {name}"):
            known.check(odd)


def test_options_decide_on_pack_and_seats():
    assert GAMES["cuckoo"].pack_of(cuckoo.Options()) is STANDARD
    assert GAMES["cuckoo"].pack_of(cuckoo.Options(pack="italian40")) is ITALIAN
    assert GAMES["lu_stu"].seats_of(lu_stu.Options(matti=1))[-1] == 38


def test_of_three_at_coch_a_match_is_whole_rounds():
    """H4: everybody has the dummy for partner equally often."""
    options = coch.Options(deals=4)
    assert [GAMES["coch"].length_of(options, players) for players in (2, 3, 4)] == [4, 6, 4]


def ranks(game, pack):
    """The rows of a game, each place by what its cards have in common."""
    order = GAMES[game].order_of(PACKS[pack])
    return {row: " ".join(cards[0].value for cards in places) for row, places in order.items()}


@pytest.mark.parametrize(
    ("game", "row", "cards"),
    [
        ("campli", "", "LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII VIII IX X XI XII XIII XIV XV"),
        ("campli", "apart", "MATTO"),
        ("lu_stu", "apart", "MATTO"),
        ("coch", "figure", "I II III IV V VI VII VIII IX X"),
        ("coch", "matte", "MATTO MASCHERA SECCHIA NULLA XI XII XIII XIV XV LEONE"),
        ("zifuli", "red", "MASCHERA SECCHIA NULLA MATTO XI XII XIII XIV XV LEONE"),
        ("trionfo", "figure", "MATTO LEONE MASCHERA SECCHIA NULLA XI XII XIII XIV XV"),
    ],
)
def test_the_order_of_the_cucco_cards_is_told_from_low_to_high(game, row, cards):
    assert ranks(game, "cucco")[row] == cards


@pytest.mark.parametrize("game", ["cuckoo", "tiebreak", "ace_chasing"])
def test_where_suits_are_equal_one_rank_has_all_of_them(game):
    assert ranks(game, "standard52") == {"": "A 2 3 4 5 6 7 8 9 10 J Q K"}
    assert all(len(rank) == 4 for rank in GAMES[game].order_of(STANDARD)[""])


def test_the_italian_forty_have_their_own_order():
    assert ranks("cuckoo", "italian40") == {"": "A 2 3 4 5 6 7 F C R"}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_pack_has_one_rank(game):
    pack = GAMES[game].pack_of(GAMES[game].usual)
    listed = [card for row in GAMES[game].order_of(pack).values() for rank in row for card in rank]
    assert sorted(map(str, listed)) == sorted(map(str, pack.designs))
    assert pack.name != "cucco" or set(listed) == set(CUCCO.designs)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if isinstance(game, TrickGame)])
def test_nobody_plays_for_lives_at_a_trick_game(game):
    assert game.tokens_of(game.usual, 4) == 0


def test_a_game_is_a_variant_of_the_one_whose_state_its_own_derives_from():
    known = GAMES["cuckoo"]

    class State(known.state_class):
        pass

    assert base_of(replace(known, id="ranter", state_class=State)) is known
    assert [game.id for game in CATALOGUE if base_of(game)] == []


def test_players_call_before_the_turns_of_others_in_cambio_only():
    exchanges = [game for game in GAMES.values() if isinstance(game, ExchangeGame)]
    assert [game.id for game in exchanges if game.has_pauses] == ["cambio"]
