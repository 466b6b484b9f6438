"""Scores on the disk: whole up to the last text, whenever the program was killed; undone; damaged."""

import json

import pytest

from cucu_desktop.match.log import LogError
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.kept_score import (
    KeptScore,
    folder,
    kept_games,
    known_names,
    new_path,
    scores,
)
from cucu_desktop.match.score.score_reader import read
from cucu_desktop.match.score.standing import standing
from tests.match.score.entered_games import play

GAME = {
    "game": "campli",
    "options": {"tokens": 1},
    "stake": 5,
    "seats": [{"name": name, "coins": 60} for name in ("Anna", "Bea", "Carla")],
}
TOLD = ("paid Bea", "dealt", "Bea reenter", "paid Anna", "dealt", "Anna leave")


@pytest.fixture
def matches(tmp_path):
    return tmp_path / "matches"


def begun(matches, texts=(), game=GAME):
    kept = KeptScore.begin(game, new_path(matches))
    for text in texts:
        kept.tell(text)
    return kept


def stand(kept):
    return list(kept.score.told), kept.score.result()


def test_killed_at_any_byte_no_text_that_was_shown_is_lost(matches):
    kept = begun(matches)
    stands = [(kept.path.stat().st_size, stand(kept))]
    for text in TOLD:
        kept.tell(text)
        stands.append((kept.path.stat().st_size, stand(kept)))
    kept.undo()
    stands.append((kept.path.stat().st_size, stand(kept)))
    kept.close()
    whole = kept.path.read_bytes()
    header = stands[0][0]
    for size in range(len(whole) + 1):
        path = matches.parent / "killed" / f"{size}.score"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(whole[:size])
        if size < header:
            with pytest.raises(LogError):
                KeptScore.open(path)
            continue
        again = KeptScore.open(path)
        assert stand(again) == [shown for length, shown in stands if length <= size][-1]
        again.close()
        assert whole.startswith(path.read_bytes()), "what was cut off is gone, all else stays"


def test_what_is_told_after_a_kill_follows_what_stood_whole(matches):
    kept = begun(matches, TOLD[:3])
    kept.close()
    kept.path.write_bytes(kept.path.read_bytes() + b'{"told":"pai')
    again = KeptScore.open(kept.path)
    again.tell("paid Carla")
    again.close()
    assert KeptScore.read(kept.path).score.told == [*TOLD[:3], "paid Carla"]


def test_of_a_damaged_log_counts_what_stands_before_and_a_copy_is_set_aside(matches):
    kept = begun(matches, TOLD)
    kept.close()
    lines = kept.path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:3], b'{"told":"paid Nobody"}\n', *lines[4:]])
    kept.path.write_bytes(damaged)
    again = KeptScore.open(kept.path)
    assert again.score.told == list(TOLD[:2])
    again.close()
    assert (matches.parent / "damaged" / kept.path.name).read_bytes() == damaged


def test_what_cannot_be_is_not_written(matches):
    kept = begun(matches, TOLD[:1])
    before = kept.path.read_bytes()
    for text in ("paid Nobody", "Anna reenter", "nonsense"):
        with pytest.raises(ValueError):
            kept.tell(text)
    assert kept.path.read_bytes() == before
    assert kept.score.told == list(TOLD[:1])


def test_undo_leads_back_to_the_beginning_and_no_further(matches):
    kept = begun(matches)
    nothing = kept.score.result()
    for text in TOLD:
        kept.tell(text)
    for _ in TOLD:
        kept.undo()
    assert kept.score.result() == nothing
    with pytest.raises(ValueError):
        kept.undo()
    assert KeptScore.read(kept.path).score.told == []


def test_one_text_of_a_deal_is_taken_out_and_the_others_stay(matches):
    kept = begun(matches, ("paid Anna", "paid Bea", "paid Carla"))
    kept.take_out(1)
    assert kept.score.told == ["paid Anna", "paid Carla"]
    assert KeptScore.read(kept.path).score.told == ["paid Anna", "paid Carla"]


def test_the_last_game_is_gone_on_with_and_names_are_known_whatever_else_is_there(matches):
    assert kept_games(matches) == []
    assert known_names(kept_games(matches)) == []
    begun(matches, TOLD[:2]).close()
    begun(matches, game={**GAME, "seats": [{"name": name} for name in ("Dino", "Bea")]}).close()
    new_path(matches).write_text("no log\n")
    assert [path.name for path in scores(matches)] == ["00003.score", "00002.score", "00001.score"]
    assert kept_games(matches)[0].score.game.names == ["Dino", "Bea"]
    assert known_names(kept_games(matches)) == ["Dino", "Bea", "Anna", "Carla"]


@pytest.mark.parametrize("header", [{"score": 2}, {"score": "1"}, {"score": 1, "game": "chess"}, {}])
def test_a_foreign_header_is_told(matches, header):
    folder(matches).mkdir(parents=True)
    path = new_path(matches)
    path.write_text(json.dumps(header) + "\n")
    with pytest.raises(LogError):
        KeptScore.open(path)


@pytest.mark.parametrize("game", ["campli", "lu_stu", "cuckoo", "coucou", "gnav", "kille", "cambio"])
def test_the_standing_is_what_the_game_itself_says_next(game):
    """Who deals and who plays is as in the deal to come; the price is what the next to go out is asked."""
    for seed in range(4):
        written, _ = play(game, seed)
        _follow(Score(read(written)))


def _follow(score):
    price, eliminations = None, 0
    for text in score.game.told:
        stands = standing(score)
        begins = stands.waits_for_deal and not any(stands.lost) and not score.state.deal.order
        if stands.waits_for_deal:
            price, eliminations = stands.price, score.state.eliminations
        elif price is not None and stands.seen.kind == "reentry":
            assert stands.seen.eliminations >= eliminations
            assert stands.price == price
            price = None
        score.tell(text)
        if begins and text != "dealt":
            assert score.state.deal.dealer == stands.dealer
            assert score.state.deals == stands.deal
            assert stands.playing >= set(standing(score).playing)
