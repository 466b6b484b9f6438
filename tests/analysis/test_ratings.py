"""Ratings add up by person and game, bots wherever they sat, without games whose cards were known."""

from dataclasses import replace

import pytest

from cucu_desktop.analysis.ratings import FEW, Ratings
from cucu_desktop.analysis.report import GameAnalysis, Rating, Sitter

ANNA, PEPPE = Sitter("Anna", None), Sitter("Zio Peppe", "peppe")


def game(ratings, players=(ANNA, PEPPE), name="campli"):
    return GameAnalysis(name, 1, "chance", True, False, players, (), (), (), ratings)


def rated(*games):
    ratings = Ratings()
    for each in games:
        ratings.add(each)
    return ratings


def test_the_mean_has_its_error():
    rating = Rating(1, 0.3, 0.09) + Rating(1, 0.1, 0.01)
    assert rating.mean == pytest.approx(0.2)
    assert rating.error == pytest.approx(0.1)
    assert (Rating().mean, Rating(1, 0.3, 0.09).error) == (0, 0)


def test_who_decides_best_comes_first_and_who_has_hardly_decided_is_left_out():
    good, bad, few = Rating(FEW, 0.1, 0.01), Rating(FEW, 0.4, 0.1), Rating(FEW - 1, 0.0, 0.0)
    ratings = rated(game((bad, good, few), (ANNA, PEPPE, Sitter("Ugo", None))))
    told = [each.who.bot or each.who.name for each in ratings.at("campli")]
    assert told == ["peppe", "Anna"]
    assert ratings.at("cuckoo") == []
    assert ratings.of("Ugo") == {}


def test_games_of_one_person_add_up_wherever_they_sat():
    half = Rating(FEW, 0.1, 0.01)
    ratings = rated(game((half, half)), game((half, half), (PEPPE, ANNA)), game((half, half), name="cuckoo"))
    assert {name: each.rating.decisions for name, each in ratings.of("Anna").items()} == {
        "campli": 2 * FEW,
        "cuckoo": FEW,
    }
    (anna, peppe) = ratings.at("campli")
    assert anna.who.name == "Anna"
    assert peppe.who.name == "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe"


def test_a_game_whose_cards_were_known_does_not_count():
    half = Rating(FEW, 0.1, 0.01)
    assert rated(replace(game((half, half)), is_known=True)).at("campli") == []
