"""The score of a game of real cards is the engine's own, whatever is entered."""

import pytest

from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.score_reader import SCORED, read
from cucu_desktop.match.score.score_run import run
from tests.match.score.entered_games import difference, play

GAMES_PLAYED = 300
SEATS = [{"name": "Anna"}, {"name": "Bea"}, {"name": "Carla"}]


def scored(*told, game="campli", **keys):
    return run({"game": game, "seats": SEATS, "told": list(told)} | keys)


@pytest.mark.unwatched
@pytest.mark.parametrize("game", SCORED)
def test_every_stand_of_a_told_game_is_the_engines(game):
    assert [told for seed in range(GAMES_PLAYED) if (told := difference(game, seed))] == []


@pytest.mark.parametrize("game", SCORED)
def test_undo_leads_back_to_the_beginning_by_every_stand(game):
    written, _ = play(game, 1)
    score = Score(read(written))
    before = []
    for text in written["told"][:40]:
        before.append(score.result())
        score.tell(text)
    while score.told:
        score.undo()
        assert score.result() == before.pop()


def test_a_deal_of_two_cuckoos_costs_nothing():
    result = scored("dealt", seats=SEATS[:2])
    assert (result["deals"], result["lost"]) == (1, {"Anna": 0, "Bea": 0})


def test_lost_counts_the_present_deal_alone():
    assert scored("paid Anna", "dealt", "penalty Bea by Carla")["lost"] == {"Anna": 0, "Bea": 1, "Carla": 0}


def test_the_price_of_a_buy_back_doubles_with_each_elimination():
    options = {"tokens": 1, "agreement": False, "sharing": False}
    told = ["paid Anna", "dealt"]
    assert scored(*told, options=options, stake=5)["cost"] == 5
    told += ["Anna reenter", "paid Bea", "dealt"]
    result = scored(*told, options=options, stake=5)
    assert (result["cost"], result["to_act"], result["legal"]) == (10, "Bea", ["reenter", "leave"])


def test_a_bargain_at_the_inn_moves_coins_at_once_and_shares_at_the_end():
    options = {"tokens": 1, "reentry": "never", "agreement": False}
    told = ["offer Anna Carla 5 20%", "paid Bea", "dealt"]
    result = scored(*told, game="lu_stu", options=options, stake=10)
    assert result["coins"] == {"Anna": 85, "Bea": 90, "Carla": 95}
    result = scored(*told, "paid Carla", "dealt", game="lu_stu", options=options, stake=10)
    assert result["coins"] == {"Anna": 109, "Bea": 90, "Carla": 101}
    assert result["winner"] == "Anna"


def test_a_percentage_may_be_told_without_its_sign():
    told = ["paid Anna", "dealt", "Anna leave", "Carla propose 60", "Bea accept"]
    result = scored(*told, options={"tokens": 1}, stake=4)
    assert result["state"] == "deal over", result


@pytest.mark.parametrize(
    ("keys", "where"),
    [
        ({"game": "tiebreak"}, "game"),
        ({"seats": [{"name": "Anna"}, {"name": "Bea", "coins": 4}], "stake": 5}, "seats[1].coins"),
        ({"seats": [{"name": "Anna"}]}, "seats"),
        ({"seats": [{"name": "Anna"}, {"name": "Anna"}]}, "seats[1].name"),
        ({"seats": [{"name": "Anna"}, {"coins": 5}]}, "seats[1].name"),
        ({"seats": [{"name": "Anna", "tokens": 3}, {"name": "Bea"}]}, "seats[0].tokens"),
        ({"onlookers": [{"name": "Anna"}]}, "onlookers[0].name"),
        ({"options": {"tokens": 99}}, "options.tokens"),
        ({"options": {"reentry": "never"}}, "options.reentry"),
        ({"options": {"fur": 1}}, "options.fur"),
        ({"options": {"preset": "fur"}}, "options.preset"),
        ({"pack": []}, "pack"),
        ({"format": 2}, "format"),
        ({"told": "paid Anna"}, "told"),
        ({"told": ["paid Zoe"]}, "told[0]"),
        ({"told": ["paid"]}, "told[0]"),
        ({"told": ["Anna reenter"]}, "told[0]"),
        ({"told": ["won Anna"]}, "told[0]"),
        ({"told": ["offer Anna Bea 5"]}, "told[0]"),
        ({"told": ["penalty Anna by Zoe"]}, "told[0]"),
        ({"told": ["paid Anna", "paid Anna", "paid Anna", "paid Anna"]}, "told[1]"),
        ({"told": ["paid Anna", "dealt "]}, "told[1]"),
        ({"options": {"tokens": 1}, "told": ["paid Anna", "dealt", "paid Bea"]}, "told[2]"),
    ],
)
def test_what_cannot_be_is_told_with_its_place(keys, where):
    written = {"game": "campli", "seats": SEATS, **keys}
    error = run(written)["error"]
    assert error["where"] == where
    assert error["message"]


@pytest.mark.parametrize(
    "offer",
    ["offer Anna Anna 5", "offer Anna Bea", "offer Anna Bea 5 5", "offer Anna Bea 0", "offer Anna Bea 101%"],
)
def test_an_offer_that_cannot_be_made_changes_nothing(offer):
    score = Score(read({"game": "lu_stu", "seats": SEATS}))
    before = score.result()
    with pytest.raises(Exception, match=r"told\[0\]"):
        score.tell(offer, "told[0]")
    assert score.result() == before


def test_nothing_is_told_after_the_game():
    result = scored("paid Anna", "paid Bea", "dealt", "dealt", options={"tokens": 1, "reentry": False})
    assert result["error"] == {"where": "told[3]", "message": "the game is over"}


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zo\u00eb", "Zoe\u0308"), ("anna", "ANNA"), ("Anna", "\u0410nna"), ("A B", "A\u00a0B")],
)
def test_names_that_look_the_same_are_one_name(one, other):
    error = run({"game": "campli", "seats": [{"name": one}, {"name": other}]})["error"]
    assert error["where"] == "seats[1].name"


def test_a_name_is_found_in_a_text_however_it_is_composed():
    seats = [{"name": "Zoe\u0308"}, {"name": "Li\u00a0Wei"}]
    told = ["paid Zo\u00eb", "paid Li\u00a0Wei", "dealt"]
    assert "error" not in run({"game": "campli", "seats": seats, "told": told[::2]})
    assert "error" not in run({"game": "campli", "seats": seats, "told": told[1:]})
