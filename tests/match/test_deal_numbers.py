"""Numbered deals: the number brings the cards, tells none of those to come, and plays a deal again."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.deal_numbers import DealNumberError, number_of, read_number, shuffled, written
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.setup import draw_seed
from tests.match.test_undo import any_action, as_of, begin


def agreed(game: str = "campli", seed: int = 5, deal: int | None = None, **options: object) -> Setup:
    chosen = GAMES[game].options(**options)
    number = min(5, GAMES[game].seats_of(chosen)[-1])
    players = tuple(Player(f"P{seat}", "peppe") for seat in range(number))
    return Setup(game, players, chosen, seed=seed, deal=deal)


def play(match: Match, until: int, chance: Random | None = None) -> None:
    """Play until this deal begins, or the game is over."""
    chance = chance or Random(1)
    while not match.is_over and match.observation(0).deals < until:
        match.submit(match.to_act, any_action(match, chance))


def lines(match: Match, kind: str) -> list[dict]:
    return [line for line in match._replay.lines if kind in line]


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_a_deal_brings_seats_and_cards_again(game: str) -> None:
    """A later deal only where each is from the whole pack."""
    first = Match.begin(agreed(game, seed=5))
    play(first, 4)
    for told in first.finished_deals[: 1 if GAMES[game].has_pile else 2]:
        again = Match.begin(agreed(game, seed=99, deal=told.number))
        assert told.ordinal > 1 or lines(again, "seats") == lines(first, "seats")
        assert lines(again, "shuffle")[0]["shuffle"] == first._replay.lines[told.line]["shuffle"]


def test_what_follows_is_not_told_by_a_number_that_is() -> None:
    first = Match.begin(agreed(seed=5))
    play(first, 3)
    again = Match.begin(agreed(seed=6, deal=first.finished_deals[0].number))
    play(again, 3)
    one, other = (
        [line["shuffle"] for line in lines(match, "shuffle") if "number" in line] for match in (first, again)
    )
    assert one[0] == other[0]
    assert one[1] != other[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_a_deal_is_told_when_it_is_over(game: str) -> None:
    match = Match.begin(agreed(game, seed=8))
    chance = Random(2)
    while not match.is_over:
        running = max(match.observation(0).deals, 1)
        assert [deal.ordinal for deal in match.finished_deals] == list(range(1, running))
        if running > 4:
            return
        match.submit(match.to_act, any_action(match, chance))
    assert len(match.finished_deals) == match.observation(0).deals


def test_no_number_is_in_what_seats_get() -> None:
    match = Match.begin(agreed(seed=8))
    number = match._replay.deals[0].number
    seen = [repr((match.observation(seat), match.feed(seat))) for seat in (0, 1, 63)]
    assert str(number) not in "".join(seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_played_again_stands_where_it_began(game: str, tmp_path: Path) -> None:
    first = Match.begin(agreed(game, seed=9), tmp_path / "first.cucu")
    play(first, 4)
    before = (tmp_path / "first.cucu").read_bytes()
    for deal in first.finished_deals[:2]:
        path = tmp_path / f"again-{deal.ordinal}.cucu"
        again = first.again(deal, seed=1000, path=path)
        then = as_of(first, deal.line + 1)
        for seat in range(len(first.players)):
            assert again.observation(seat) == then.observation(seat)
            assert again.feed(seat) == then.feed(seat)
        assert again.is_known
        again.close()
        resumed = Match.resume(path)
        assert resumed.is_known
        assert resumed.observation(0) == then.observation(0)
        play(resumed, deal.ordinal + 2)
        resumed.close()
        Match.resume(path).close()
    assert (tmp_path / "first.cucu").read_bytes() == before
    first.close()


def test_what_comes_after_a_deal_played_again_is_new() -> None:
    first = Match.begin(agreed(seed=9, tokens=3))
    play(first, 3)
    again = first.again(first.finished_deals[0], seed=1000)
    play(again, 3)
    assert lines(again, "shuffle")[0] == lines(first, "shuffle")[0]
    assert lines(again, "shuffle")[1] != lines(first, "shuffle")[1]


def test_the_deal_that_is_being_played_is_not_played_again() -> None:
    match = Match.begin(agreed(seed=9))
    with pytest.raises(ValueError, match="played again"):
        match.again(match._replay.deals[0], seed=1)
    play(match, 2)
    with pytest.raises(ValueError, match="played again"):
        match.again(replace(match.finished_deals[0], number=None), seed=1)


def test_a_game_without_a_called_deal_is_not_known() -> None:
    match = Match.begin(agreed(seed=3, deal=42))
    play(match, 1000)
    assert match.is_known
    match.next_game()
    assert not match.is_known


def test_a_pack_that_runs_out_is_shuffled_by_the_number_too() -> None:
    crowd = tuple(Player(f"P{seat}", "peppe") for seat in range(GAMES["tiebreak"].seats[-1]))
    for seed in range(1, 9):
        stories = []
        for _ in range(2):
            match = Match.begin(replace(agreed("tiebreak", seed=seed), players=crowd))
            play(match, 3, Random(seed))
            stories.append([line for line in lines(match, "shuffle") if "number" not in line])
        assert stories[0] == stories[1]
        if stories[0]:
            return
    pytest.fail("no pack ran out")


def test_an_older_log_goes_on_with_deals_that_have_no_number(tmp_path: Path) -> None:
    path = tmp_path / "old.cucu"
    match = Match.begin(agreed(seed=4), path)
    match.close()
    old = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in old:
        line.pop("number", None)
    path.write_text("".join(json.dumps(line) + "\n" for line in old), "utf-8")
    match = Match.resume(path)
    play(match, 3)
    assert [deal.number is None for deal in match.finished_deals] == [True, False]
    match.close()


@pytest.mark.parametrize(("key", "value"), [("number", "42"), ("number", True), ("deal", "42")])
def test_a_number_that_is_none_is_found_out(tmp_path: Path, key: str, value: object) -> None:
    path = tmp_path / "m.cucu"
    Match.begin(agreed(seed=4), path).close()
    told = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    line = told[0] if key == "deal" else next(line for line in told if "number" in line)
    line[key] = value
    path.write_text("".join(json.dumps(line) + "\n" for line in told), "utf-8")
    with pytest.raises(LogError):
        Match.resume(path)


def test_numbers_of_a_match_differ_and_have_nine_digits() -> None:
    numbers = [number_of(1, game, deal) for game in (1, 2) for deal in range(1, 60)]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 10**9 for number in numbers)
    assert number_of(1, 1, 1) != number_of(2, 1, 1)


@pytest.mark.parametrize(
    "text", ["482913074", "482 913 074", " 482.913.074 ", "482'913'074", "482\N{NO-BREAK SPACE}913074"]
)
def test_a_number_is_read_however_it_is_written(text: str) -> None:
    assert read_number(text) == 482913074


@pytest.mark.parametrize("number", [0, 7, 482913074, 10**9 - 1])
def test_what_is_shown_can_be_typed(number: int) -> None:
    assert read_number(written(number)) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [("abc", "letters"), ("12a", "letters"), ("-", ""), ("½", "letters"), ("1" * 10, "long")],
)
def test_nonsense_is_told_from_a_number(text: str, reason: str) -> None:
    if not reason:
        assert read_number(text) is None
        return
    with pytest.raises(DealNumberError) as error:
        read_number(text)
    assert error.value.reason == reason


def test_the_same_number_is_the_same_pack_and_another_another() -> None:
    pack = begin("campli", 1)._replay.state.to_shuffle
    assert shuffled(5, pack) == shuffled(5, pack)
    assert shuffled(5, pack) != shuffled(6, pack)
    assert shuffled(5, pack, 40) != shuffled(5, pack)


def test_a_seed_cannot_be_found_by_trying() -> None:
    seeds = [draw_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert max(seeds) >> 120
    assert not max(seeds) >> 128


@pytest.mark.parametrize("seed", [0, -3, 2**53 - 1, 2**53, 2**128 - 1])
def test_every_seed_is_read_back_from_the_log(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "m.cucu"
    first = Match.begin(agreed(seed=seed), path)
    play(first, 3)
    first.close()
    written = json.loads(path.read_text().splitlines()[0])["seed"]
    assert isinstance(written, int) == (abs(seed) < 2**53)
    assert int(written) == seed
    again = Match.resume(path)
    assert again.setup == first.setup
    play(first, 5, Random(3))
    play(again, 5, Random(3))
    assert lines(again, "shuffle") == lines(first, "shuffle")
    again.close()


@pytest.mark.parametrize("seed", ["1.5", "true", '"12x"', '"\u0663"', '""', "null", '"' + "9" * 5000 + '"'])
def test_what_is_no_seed_is_damage(seed: str, tmp_path: Path) -> None:
    path = tmp_path / "m.cucu"
    Match.begin(agreed(seed=5), path).close()
    path.write_text(path.read_text().replace('"seed":5', f'"seed":{seed}', 1))
    with pytest.raises(LogError) as told:
        Match.resume(path)
    assert told.value.reason == "damaged"
