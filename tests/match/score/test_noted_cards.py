"""Cards noted at the score: no state depends on them, they are undone, and counted over all games."""

import pytest

from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.kept_score import KeptScore, new_path, scores, with_cards
from cucu_desktop.match.score.noted_cards import CardStatistics, ranks
from cucu_desktop.match.score.score_reader import SCORED, read
from cucu_desktop.match.score.score_run import run
from cucu_desktop.match.score.standing import standing

NAMES = ["Anna", "Anna by Bea", "Bea"]
GAME = {"game": "campli", "seats": [{"name": name, "coins": 100} for name in NAMES]}


def scored(*told, **keys):
    return run({**GAME, "told": list(told), **keys})


def test_the_result_is_the_same_with_cards_and_without():
    told = ["penalty Anna by Bea by Bea", "card Anna by Bea XII", "paid Bea", "card Bea II", "dealt"]
    assert scored(*told) == scored(*(text for text in told if not text.startswith("card")))
    score = Score(read(GAME))
    for text in told:
        score.tell(text)
    assert len(score.happened) == len(told) + 1
    assert standing(score).deal == 2


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (["card Bea II"], "no loss"),
        (["paid Bea", "card Anna II"], "no loss"),
        (["paid Bea", "card Bea II", "card Bea II"], "no loss"),
        (["paid Bea", "dealt", "card Bea II"], "no loss"),
        (["paid Bea", "card Bea K"], "no card 'K'"),
        (["paid Bea", "card Dino II"], "nobody is called"),
    ],
)
def test_a_card_without_a_loss_is_refused(told, why):
    error = scored(*told)["error"]
    assert why in error["message"]
    assert error["where"] == f"told[{len(told) - 1}]"


def test_a_card_may_be_told_after_losses_of_others():
    assert scored("paid Bea", "paid Anna", "card Bea II", "dealt") == scored("paid Bea", "paid Anna", "dealt")


@pytest.mark.parametrize("game", SCORED)
def test_a_card_of_any_rank_can_be_noted_in_every_game(game):
    written = read({**GAME, "game": game})
    for card in ranks(written.game.pack_of(written.options)):
        assert "error" not in scored("paid Bea", f"card Bea {card}", game=game)


@pytest.fixture
def matches(tmp_path):
    return tmp_path / "matches"


def begun(matches, *texts, **keys):
    kept = KeptScore.begin({**GAME, **keys}, new_path(matches))
    for text in texts:
        kept.tell(text)
    return kept


def counted(matches, **keys):
    return CardStatistics(with_cards(scores(matches)), read({**GAME, **keys}))


def test_a_loss_taken_back_takes_its_own_card_along(matches):
    kept = begun(matches, "penalty Anna", "paid Anna", "card Anna II", "paid Bea", "card Bea V")
    kept.take_out(1)
    assert kept.score.told == ["penalty Anna", "paid Bea", "card Bea V"]
    kept.take_out(1)
    assert KeptScore.read(kept.path).score.told == ["penalty Anna"]


def test_cards_are_counted_over_all_games_of_the_kind(matches):
    begun(matches, "paid Bea", "card Bea II", "penalty Anna", "card Anna XII", "dealt", "paid Bea").close()
    second = begun(matches, "paid Anna", "card Anna II", "paid Bea", "card Bea MATTO")
    second.undo()
    second.close()
    begun(matches, "paid Bea", "card Bea V", game="lu_stu").close()
    new_path(matches).write_bytes(b"no log\n")
    found = counted(matches)
    assert found.by_word == {"paid": {"II": 2}, "penalty": {"XII": 1}}
    assert (found.noted, found.losses) == (3, 5)


def test_games_with_another_pack_are_counted_apart(matches):
    italian = {"game": "cuckoo", "options": {"pack": "italian40"}}
    begun(matches, "paid Bea", "card Bea K", game="cuckoo").close()
    begun(matches, "paid Bea", "card Bea R", **italian).close()
    assert counted(matches, **italian).by_word["paid"] == {"R": 1}
