"""House rules K6-K13 by examples; random scenarios of all together are played against an oracle."""

import pickle
from dataclasses import fields

import pytest

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.cards import ACES_HIGH, CUCCO, LIONLESS
from cucu_desktop.engine.events import SPECTATOR, kind_of_loss
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.cuckoo import GAME, CuckooState, Options
from cucu_desktop.match.scenario.runner import run
from cucu_desktop.match.setup import Player, Setup, header_of, setup_in


def play(cards, *actions, tokens=None, **rest):
    """The result of a scenario of A, B, C ...: the dealer is the last of them."""
    seats = [{"name": name} for name in "ABCDEFGH"[: rest.pop("players", 4)]]
    for seat, held in zip(seats, tokens or (), strict=False):
        seat["tokens"] = held
        seat["out"] = held == 0
    chosen = {option.name for option in fields(Options)} - {"stake", "tokens"}
    options = {key: rest.pop(key) for key in list(rest) if key in chosen}
    scenario = {"game": "cuckoo", "seats": seats, "pack": cards.split(), "actions": list(actions), **rest}
    return run({**scenario, "options": options})


def test_the_pack_decides_which_way_round_unless_a_direction_is_given():
    turned = {
        ("standard52", "usual"): True,
        ("italian40", "usual"): False,
        ("standard52", "anticlockwise"): False,
        ("italian40", "clockwise"): True,
    }
    for (pack, direction), clockwise in turned.items():
        assert GAME.is_clockwise(Options(pack=pack, direction=direction)) is clockwise
    assert not GAME.is_clockwise(GAME.presets["italian"])


def test_a_match_kept_without_a_direction_goes_on_clockwise():
    players = tuple(Player(name, "peppe") for name in "AB")
    header = header_of(Setup("cuckoo", players, Options(pack="italian40")))
    del header["options"]["direction"]
    assert setup_in(header).options.direction == "clockwise"


def test_holders_of_open_kings_have_no_turn_and_who_sits_before_one_may_only_keep():
    result = play("2C KC 5C KD", kings="open")
    assert (result["to_act"], result["legal"]) == ("A", ["keep"])
    result = play("2C KC 5C KD", "A keep", kings="open")
    assert (result["to_act"], result["legal"]) == ("C", ["keep"])
    result = play("2C KC 5C KD", "A keep", "C keep", kings="open")
    assert result["state"] == "deal over"
    assert (result["losers"], result["arrests"]) == (["A"], [])


def test_an_open_king_is_seen_by_all():
    state = CuckooState(Options(kings="open"), [30] * 4, 3)
    state.start()
    state.apply(Shuffled(state.pack.complete([state.pack[card] for card in ("2C", "KC", "5C", "KD")])))
    assert [str(card) for card in observe(state, SPECTATOR).cards] == ["?", "KC", "?", "KD"]


def test_who_is_out_is_passed_over_to_the_next_with_an_open_king():
    assert play("2C KC 5C", kings="open", tokens=(3, 0, 3, 3))["legal"] == ["keep"]


def test_if_all_hold_kings_nobody_acts():
    result = play("KC KD KH KS", kings="open")
    assert (result["state"], result["losers"]) == ("deal over", ["A", "B", "C", "D"])


def test_who_jumps_a_horse_and_comes_to_an_open_king_is_stopped_there():
    result = play("2B CB RB 5B", "A exchange", kings="open", saltacavallo=True, pack="italian40")
    assert result["cards"]["A"] == "2B"
    assert [arrest["card"] for arrest in result["arrests"]] == ["CB"]
    assert result["to_act"] == "D"


def test_a_king_that_is_gone_past_is_listed_and_its_holder_has_had_the_turn():
    result = play("2C KC 5C 9C", "A exchange", past_kings=True)
    assert result["arrests"] == [{"card": "KC", "holder": "B", "exchanger": "A", "reverse": False}]
    assert (result["cards"]["A"], result["to_act"]) == ("5C", "C")


def test_an_open_king_is_gone_past_unasked_to_the_pack():
    result = play("2C KC 9C", "A exchange", past_kings=True, kings="open", players=2)
    assert (result["cards"], result["arrests"], result["state"]) == ({"A": "9C", "B": "KC"}, [], "deal over")


@pytest.mark.parametrize(
    ("ties", "pack", "losers"),
    [
        ("all", "2C 2D 5C 9C", ["A", "B"]),
        ("first", "2C 2D 5C 9C", ["A"]),
        ("cancel", "2C 2D 5C 9C", ["C"]),
        ("cancel", "2C 2D KC 2H", ["C"]),
        ("cancel", "2C 2D 9C 9D", []),
    ],
)
def test_of_equal_lowest_cards_those_pay_who_are_agreed_on(ties, pack, losers):
    result = play(pack, "A keep", "B keep", "C keep", "D keep", ties=ties)
    assert result["losers"] == losers


FALL = {"players": 3, "tokens": (0, 1, 1), "stake": 5, "pool": 12}


def test_all_are_back_for_nothing_and_the_pool_stays():
    result = play("2C 2D 9C", "B keep", "C keep", all_out="carry", **FALL)
    assert result["state"] == "deal over"
    assert result["reentered"] == ["A", "B", "C"]
    assert result["tokens"] == {"A": 3, "B": 3, "C": 3}
    assert (result["lost"], result["losers"]) == ({"A": 0, "B": 1, "C": 1}, ["B", "C"])
    assert (result["pool"], result["out"], result["winner"]) == (12, [], None)


def test_who_has_the_stake_pays_it_again_and_the_others_stay_out():
    seats = [{"name": "A", "coins": 4, "out": True}, {"name": "B", "tokens": 1}, {"name": "C", "tokens": 1}]
    scenario = {"game": "cuckoo", "seats": seats, "stake": 5, "pool": 12, "pack": ["2C", "2D"]}
    scenario |= {"actions": ["B keep", "C keep"], "options": {"all_out": "stake"}}
    result = run(scenario)
    assert (result["reentered"], result["out"], result["pool"]) == (["B", "C"], ["A"], 22)
    seats[1]["coins"] = 0
    result = run(scenario)
    assert (result["state"], result["winner"]) == ("game over", ["B", "C"])
    assert result["coins"] == {"A": 4, "B": 6, "C": 106}


def test_a_king_from_the_pack_costs_a_life_and_the_last_one_makes_the_card_dead():
    result = play("9C 2C KC", "A keep", "B exchange", drawn_king="life", players=2)
    assert (result["lost"], result["losers"], result["arrests"]) == ({"A": 0, "B": 2}, ["B"], [])
    result = play("9C 2C KC", "A keep", "B exchange", drawn_king="life", players=2, tokens=(1, 1))
    assert (result["cards"], result["winner"]) == ({"A": "9C", "B": None}, "A")
    assert (result["losers"], result["state"]) == ([], "game over")


def test_or_the_next_card_is_drawn_again_and_again():
    result = play("9C 2C KC KD 4C", "A keep", "B exchange", drawn_king="next", players=2)
    assert result["cards"] == {"A": "9C", "B": "4C"}


def test_an_ace_is_high_and_does_not_stop_anybody():
    result = play("2C AC 5C 9C", "A exchange", ace="high")
    assert result["cards"]["A"] == "AC"
    assert play("AC KC", "A keep", "B keep", ace="high", players=2)["losers"] == ["B"]


def test_in_two_packs_each_card_is_there_twice_and_forty_may_play():
    seats = [{"name": f"P{number}"} for number in range(40)]
    scenario = {"game": "cuckoo", "seats": seats, "pack": ["KC", "KC"], "options": {"packs": 2}}
    assert run(scenario)["to_act"] == "P0"
    assert run({**scenario, "pack": ["KC"] * 3})["error"]["where"] == "pack[2]"
    assert run({**scenario, "options": {}, "pack": []})["error"]["where"] == "seats"
    assert play("", packs=2)["cards"] == {"A": "AC", "B": "AC", "C": "2C", "D": "2C"}


def test_a_horse_of_the_ordinary_pack_is_an_error():
    assert play("", saltacavallo=True)["error"]["where"] == "options.saltacavallo"


def test_aces_are_high_by_their_rank_alone():
    pack = GAMES["cuckoo"].pack_of(Options(ace="high"))
    assert pack is ACES_HIGH["standard52"]
    assert pack["AC"].rank > pack["KC"].rank > pack["2C"].rank == 0
    assert [card.id for card in pack.cards[:3]] == ["AC", "2C", "3C"]


def test_the_rules_that_are_changed_are_named():
    assert GAME.changed_rules(Options()) == GAME.rules_of(Options()) == GAME.rules_of(None) == ()
    options = Options(pack="italian40", past_kings=True, ties="first", all_out="carry")
    assert GAME.changed_rules(options) == ("past_kings", "ties")
    named = GAME.rules_of(options)
    assert set(named) >= {"past_kings", "ties-first", "all_out-carry", "pack-italian40", "anticlockwise"}
    assert "anticlockwise" not in GAME.rules_of(Options(pack="italian40", direction="clockwise"))
    assert GAMES["tiebreak"].rules_of(GAMES["tiebreak"].usual) == ()


@pytest.mark.parametrize(("reason", "kind"), [("KH", "drawn-king"), ("RB", "drawn-king"), ("XII", "XII")])
def test_a_king_that_costs_a_life_is_one_whatever_its_suit(reason, kind):
    assert kind_of_loss(reason) == kind


def test_a_pack_tells_what_it_has_and_is_pickled_whole():
    lions = CUCCO["LEONE"]
    assert lions not in LIONLESS.at_hand
    assert lions not in LIONLESS.half
    assert len(LIONLESS.cards) == 38
    for pack in (LIONLESS, GAME.pack_of(Options(ace="high")), GAME.pack_of(Options(ace="high", packs=2))):
        copy = pickle.loads(pickle.dumps(pack))
        assert copy.cards == pack.cards
        assert copy.designs is pack.designs
