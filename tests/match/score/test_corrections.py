"""Corrections of earlier texts, and players who leave or join a scored game."""

from random import Random

import pytest

from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.corrections import Correction, proposed
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.kept_score import KeptScore, RefusedTextError, new_path
from cucu_desktop.match.score.score_reader import SCORED, read
from cucu_desktop.match.score.score_run import run
from cucu_desktop.match.score.standing import standing

NAMES = ("Anna", "Bea", "Carla", "Dino")
NINE = [
    text for name in ("Bea", "Bea", "Carla", "Dino") * 2 + ("Anna",) for text in (f"paid {name}", "dealt")
]


def campli(*told, names=NAMES, game="campli", **more):
    seats = [{"name": name, "coins": 100} for name in names]
    return {"game": game, "stake": 5, "seats": seats, "told": list(told), **more}


def test_deal_3_is_corrected_in_deal_9_and_all_after_it_is_computed_again():
    told = [*NINE[:8], {"replace": 4, "told": "paid Anna"}]
    right = [*NINE[:8]]
    right[4] = "paid Anna"
    assert run(campli(*told)) == run(campli(*right))
    assert run(campli(*told))["tokens"] == {"Anna": 2, "Bea": 1, "Carla": 3, "Dino": 2}
    assert run(campli(*told, *NINE[8:10])) == run(campli(*right, *NINE[8:10]))


def test_a_text_is_taken_out_with_null_and_later_ones_are_left_out_by_number():
    told = ["paid Bea", "paid Carla", "dealt", {"replace": 0, "told": None}]
    assert run(campli(*told)) == run(campli("paid Carla", "dealt"))
    out = ["paid Bea", "dealt"] * 3 + ["Bea reenter"]
    told = [*out, {"replace": 4, "told": "paid Anna", "without": [6]}]
    assert run(campli(*told)) == run(campli(*out[:4], "paid Anna", "dealt"))
    assert "Bea reenter" in run(campli(*told[:-1], {"replace": 4, "told": "paid Anna"}))["error"]["message"]


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"replace": 2, "told": "paid Anna"}, "there is no text 2 to be replaced; the last one is 1"),
        ({"replace": 0}, "a correction has the keys"),
        ({"replace": -1, "told": None}, ""),
        ({"replace": 0, "told": "paid Anna", "without": [0]}, "there is no text 0"),
        ({"replace": 0, "told": "paid Zoe"}, "Zoe"),
        ({"replace": 0, "told": 3}, ""),
        ({"replace": 0, "told": ["paid Anna", 3]}, ""),
        ({"replace": 0, "told": ["paid Anna", "paid Anna"]}, "paid Anna"),
        (3, ""),
    ],
)
def test_impossible_corrections_are_refused_with_their_place(said, message):
    error = run(campli("paid Bea", "dealt", said))["error"]
    assert error["where"].startswith("told[2]")
    assert message in error["message"]


def test_a_deal_of_tricks_is_replaced_as_a_whole():
    first = ["Anna bid IV", "points Anna 9.5", "recount Anna 30", "dealt"]
    told = [*first, "dealt", {"replace": 0, "told": ["Bea bid V", "points Bea 12"], "without": [1, 2]}]
    five = {"names": (*NAMES, "Ezio"), "game": "zifuli"}
    right = ["Bea bid V", "points Bea 12", "dealt", "dealt"]
    assert run(campli(*told, **five)) == run(campli(*right, **five))
    assert "ok" in run(campli(*right, **five))


def test_a_proposal_leaves_out_what_no_longer_fits_and_changes_nothing():
    score = Score(read(campli()))
    for text in ["paid Bea", "dealt"] * 3 + ["Bea leave", "paid Anna", "dealt"]:
        score.tell(text)
    before = score.result()
    correction, after = proposed(score, 0, ("paid Carla",))
    assert correction == Correction(0, ("paid Carla",), (6,))
    assert after.told == [
        "paid Carla",
        "dealt",
        "paid Bea",
        "dealt",
        "paid Bea",
        "dealt",
        "paid Anna",
        "dealt",
    ]
    assert score.result() == before
    with pytest.raises(InvalidScenarioError):
        proposed(score, 0, ("paid Zoe",))


def test_a_kept_correction_is_read_again_and_undone_in_one_step(tmp_path):
    kept = KeptScore.begin(campli(), new_path(tmp_path / "matches"))
    for text in NINE[:6]:
        kept.tell(text)
    before = kept.score.result()
    kept.correct(Correction(0, ("paid Anna",)))
    kept.tell("paid Anna")
    after = kept.score.result()
    kept.close()
    again = KeptScore.open(kept.path)
    assert again.score.result() == after
    again.undo()
    assert again.is_corrected
    again.undo()
    assert again.score.result() == before
    with pytest.raises(RefusedTextError):
        again.correct(Correction(0, ("paid Zoe",)))
    assert again.score.result() == before
    again.close()


def test_who_leaves_keeps_the_coins_and_the_stake_stays_in_the_pool():
    found = run(campli("paid Bea", "dealt", "leave Bea", "paid Anna", "dealt"))
    assert (found["tokens"]["Bea"], found["coins"]["Bea"], found["pool"]) == (0, 95, 20)
    assert found["out"] == ["Bea"]
    refused = run(campli("leave Bea", "paid Bea", "dealt"))["error"]
    assert "is not in this deal" in refused["message"]


def test_who_joins_pays_the_stake_and_has_the_tokens_of_the_beginning():
    found = run(campli("paid Bea", "dealt", "join Ezio", "paid Ezio", "dealt"))
    assert (found["tokens"]["Ezio"], found["coins"]["Ezio"], found["pool"]) == (2, 95, 25)
    back = run(campli("leave Bea", "paid Anna", "dealt", "join Bea"))
    assert (back["tokens"]["Bea"], back["coins"]["Bea"], back["pool"]) == (3, 90, 25)


@pytest.mark.parametrize(
    ("told", "message"),
    [
        (["paid Anna", "leave Bea"], "between two deals"),
        (["paid Anna", "join Ezio"], "between two deals"),
        (["join Anna"], "in the game already"),
        (["join anna"], "that of another person"),
        (["leave Zoe"], "nobody is called"),
        (["leave Bea", "leave Bea"], "is out already"),
        (["join  "], ""),
    ],
)
def test_who_cannot_leave_or_join_is_refused_and_nothing_changes(told, message):
    assert message in run(campli(*told))["error"]["message"]
    score = Score(read(campli()))
    for text in told[:-1]:
        score.tell(text)
    before = score.result(), score.game
    with pytest.raises(InvalidScenarioError):
        score.tell(told[-1])
    assert (score.result(), score.game) == before


def test_a_refused_text_begins_no_deal():
    score = Score(read(campli()))
    with pytest.raises(InvalidScenarioError):
        score.tell("paid Zoe")
    score.tell("leave Bea")
    assert score.told == ["leave Bea"]


def test_the_last_one_left_wins_the_pool():
    found = run(campli("leave Bea", "leave Carla", "leave Anna"))
    assert (found["winner"], found["coins"]["Dino"], found["state"]) == ("Dino", 115, "game over")


def test_undo_takes_a_join_back_with_the_seat():
    score = Score(read(campli()))
    before = score.result()
    score.tell("join Ezio")
    assert len(score.happened) == 2
    score.undo()
    assert score.result() == before


@pytest.mark.parametrize("game", SCORED)
@pytest.mark.parametrize("seed", range(6))
def test_players_come_and_go_in_any_game_and_no_coin_is_lost(game, seed):
    random = Random(f"{game}/{seed}")
    score = Score(read(campli(names=NAMES, game=game)))
    newcomers, joined = ["Ezio", "Fabia"], 0
    for _ in range(120):
        stands = standing(score)
        if score.state.winners:
            break
        present = [name for seat, name in enumerate(score.game.names) if score.state.table.tokens[seat]]
        texts = ["dealt", *(f"paid {random.choice(present or NAMES)}" for _ in range(2))]
        texts.append(f"leave {random.choice(NAMES)}")
        texts += [f"join {name}" for name in newcomers[:1]]
        if (decision := stands.seen.decision) is not None:
            texts = [f"{stands.names[decision.seat]} {option}" for option in decision.options]
        text = random.choice(texts)
        try:
            score.tell(text)
        except InvalidScenarioError:
            continue
        if text.startswith("join"):
            newcomers.remove(text.removeprefix("join "))
            joined += 1
    table = score.state.table
    assert sum(table.coins) + table.pool == 100 * 4 + sum(player.coins for player in score.game.players[4:])
    assert len(score.game.players) == 4 + joined
    again = Score(read(campli(names=NAMES, game=game)))
    for text in score.told:
        again.tell(text)
    assert again.result() == score.result()
