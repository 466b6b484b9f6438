"""What an environment is of: a game of the catalogue, its seats and options, payoffs that add up to 0."""

import pickle
from dataclasses import fields, replace
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research.__main__ import main
from cucu_desktop.research.configuration import Configuration, defaults
from tests.research.games import EVERY, FEW, configured, play


@pytest.mark.parametrize(
    ("game", "settings", "told"),
    [
        ("poker", {}, "there is no game 'poker'"),
        ("campli", {"seats": 21}, "2 to 20 players"),
        ("campli", {"players": 4}, "has no setting players"),
        ("campli", {"stake": 0}, "0 cannot be chosen for stake"),
        ("campli", {"reentry": 1}, "1 cannot be chosen for reentry"),
        ("cuckoo", {"pack": "tarot"}, "'tarot' cannot be chosen for pack"),
        ("campli", {"seats": "4"}, "'4' cannot be chosen for seats"),
        ("campli", {"seats": 4, "dealer": 4}, "dealer has no seat"),
        ("campli", {"purse": 4}, "less than the stake"),
        ("campli", {"amount_steps": 1}, "too small"),
        ("campli", {"max_moves": 0}, "too small"),
        ("trionfo", {"seats": 3}, "4 to 4 players"),
        ("lu_stu", {"seats": 39, "matti": 1}, "2 to 38 players"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(game, settings, told):
    with pytest.raises(ValueError, match=told):
        Configuration(game, settings)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_of_every_game_is_a_setting(game):
    settings = defaults(game)
    configuration = Configuration(game.id, settings)
    assert configuration.options == game.usual
    named = {option.name for option in fields(game.options)}
    assert {"dealer_rule" if name == "dealer" else name for name in named} <= set(settings)


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_payoffs_add_up_to_nothing_and_stay_within_bounds(game, settings):
    configuration, random = Configuration(game, settings), Random(f"{game}/{settings}/payoffs")
    won = set()
    for _ in range(4):
        for state, _ in play(configuration, random):
            payoffs = configuration.payoffs(state)
            assert len(payoffs) == configuration.seats
            assert sum(payoffs) == pytest.approx(0)
            assert max(map(abs, payoffs)) <= configuration.best_payoff
        won.update(payoffs)
    assert len(won) > 1


def test_who_takes_the_pool_has_won_what_the_others_paid():
    configuration = configured("cuckoo", tokens=1)
    *_, (state, _) = play(configuration, Random(1))
    payoffs = configuration.payoffs(state)
    assert [payoffs[seat] > 0 for seat in range(4)] == [seat in state.winners for seat in range(4)]
    assert min(payoffs) == -5


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_has_its_environments_without_new_code(game, monkeypatch):
    """One that is only in the catalogue, under a name that is known nowhere else."""
    new = replace(GAMES[game], id="new_game")
    monkeypatch.setattr("cucu_desktop.research.configuration.GAMES", {"new_game": new})
    configuration, random = Configuration("new_game", FEW[game]), Random(game)
    for state, choices in play(configuration, random):
        assert len(configuration.vector(state, 0)) == configuration.layout.size
        assert choices is None or choices.actions


def test_the_first_dealer_is_the_last_seat_unless_another_is_named():
    assert configured("campli").begin().deal.dealer == 3
    assert configured("campli", dealer=1).begin().deal.dealer == 1


def test_games_begin_apart_from_each_other():
    configuration = configured("campli")
    states = play(configuration, Random(1))
    next(states)
    assert configuration.begin() == configuration.begin()
    assert configuration.begin().decision.kind == "shuffle"


def test_a_pickled_one_is_the_same_object_again():
    one = pickle.dumps(configured("campli", tokens=2))
    again = pickle.loads(one)
    assert again is pickle.loads(one)
    assert again.options.tokens == 2


def test_the_command_lists_actions_and_parts(capsys):
    main(["campli", "seats=2", "reentry=false", "tokens=1"])
    told = capsys.readouterr().out
    assert "exchange" in told
    assert "raise" not in told
    assert "4 x 21" not in told
    assert "2 x 21  cards" in told
    main(["lu_stu", "reentry=never"])
    assert "reenter" not in capsys.readouterr().out
