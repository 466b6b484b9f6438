"""The rating of puzzles and of the player who solves them, and the next puzzle."""

import json
from dataclasses import replace

import pytest

from cucu_desktop.database import NAME
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.puzzles.puzzle import puzzles_of
from cucu_desktop.match.puzzles.rating import FIRST, is_good, next_puzzle, own_rating, rating_of
from cucu_desktop.match.puzzles.solved import Solved

GAMES = [game.id for game in CATALOGUE if puzzles_of(game.id)]


@pytest.fixture
def solved(tmp_path):
    return Solved(tmp_path / NAME)


def test_a_rating_begins_with_the_easy_ones_and_follows_the_first_answers(solved):
    assert own_rating(solved) == pytest.approx(FIRST, abs=1)
    ratings = [own_rating(solved)]
    for puzzle in puzzles_of("campli")[:5]:
        solved.note(puzzle.id, is_right=True)
        ratings.append(own_rating(solved))
    assert ratings == sorted(set(ratings))
    hard = puzzles_of("campli")[-1]
    solved.note(hard.id, is_right=False)
    missed = own_rating(solved)
    assert missed < ratings[-1]
    solved.note(hard.id, is_right=True)
    assert own_rating(solved) == missed, "only the first answer counts"


def test_a_hard_puzzle_brings_more_than_an_easy_one(tmp_path):
    by_rating = sorted(puzzles_of("gnav"), key=rating_of)
    found = []
    for puzzle in (by_rating[0], by_rating[-1]):
        solved = Solved(tmp_path / puzzle.id.replace("/", "-") / NAME)
        solved.note(puzzle.id, is_right=True)
        found.append(own_rating(solved))
    assert found[0] < found[1]


def test_a_streak_counts_first_answers_and_is_kept(solved, tmp_path):
    puzzles = puzzles_of("coch")
    for puzzle, is_right in zip(puzzles, (True, True, False, True), strict=False):
        solved.note(puzzle.id, is_right=is_right)
    solved.note(puzzles[2].id, is_right=True)
    assert (solved.streak, solved.best_streak) == (1, 2)
    again = Solved(tmp_path / NAME)
    assert (again.streak, again.best_streak) == (1, 2)
    assert dict(again.first_answers) == dict(solved.first_answers)


def test_the_right_answer_solves_it_once_and_for_all(solved, tmp_path):
    for puzzle, is_right in (("a/one", False), ("a/one", True), ("a/one", False), ("b/two", False)):
        solved.note(puzzle, is_right=is_right)
    for kept in (solved, Solved(tmp_path / NAME)):
        assert (kept.is_solved("a/one"), kept.tries("a/one")) == (True, 2)
        assert (kept.is_solved("b/two"), kept.tries("b/two")) == (False, 1)
        assert not kept.is_solved("b/three")


def test_two_windows_count_one_streak(tmp_path):
    one, other = Solved(tmp_path / NAME), Solved(tmp_path / NAME)
    for number, puzzle in enumerate(puzzles_of("coch")[:4]):
        (other if number % 2 else one).note(puzzle.id, is_right=True)
    assert other.streak == 4


@pytest.mark.parametrize("streak", [[2, 1, 3], [0, 0], "1", [True, 1, 1]])
@pytest.mark.expects_warnings
def test_a_streak_that_cannot_be_is_none(tmp_path, streak):
    (tmp_path / "puzzles.json").write_text(json.dumps({"streak": streak, "coch/a": [1, True]}))
    solved = Solved(tmp_path / NAME)
    assert solved.streak == 0
    assert solved.is_solved("coch/a")


def played(games, solved, *, is_right, number=5):
    """The puzzles that are asked one after the other, if each is answered right, or each wrong."""
    asked = []
    for _ in range(number):
        asked.append(next_puzzle(games, solved, asked))
        solved.note(asked[-1].id, is_right=is_right)
    return asked


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_is_asked_an_easy_one_first_and_harder_ones_while_right(game, tmp_path):
    right, wrong = (
        played([game], Solved(tmp_path / str(is_right) / NAME), is_right=is_right)
        for is_right in (True, False)
    )
    easiest = min(map(rating_of, puzzles_of(game)))
    assert rating_of(right[0]) == rating_of(wrong[0]) == easiest
    assert sum(map(rating_of, right)) >= sum(map(rating_of, wrong))
    assert len({puzzle.id for puzzle in right}) == len({puzzle.id for puzzle in wrong}) == 5


@pytest.mark.parametrize("game", GAMES)
def test_new_ones_come_before_others(solved, game):
    first = played([game], solved, is_right=False)
    again = played([game], solved, is_right=False)
    assert not {puzzle.id for puzzle in first} & {puzzle.id for puzzle in again}
    for puzzle in puzzles_of(game):
        solved.note(puzzle.id, is_right=True)
        solved.note(puzzle.id, is_right=True)
    assert next_puzzle([game], solved, first) not in first, "all of them are solved"
    assert next_puzzle([game], solved, puzzles_of(game)) in puzzles_of(game), "better one again than none"


def test_the_next_one_is_of_any_of_the_games_and_near_the_rating(solved):
    for puzzle in puzzles_of("campli")[:8]:
        solved.note(puzzle.id, is_right=True)
    following, own = next_puzzle(GAMES, solved), own_rating(solved)
    new = [each for game in GAMES for each in puzzles_of(game) if not solved.is_solved(each.id)]
    assert abs(rating_of(following) - own) == min(abs(rating_of(each) - own) for each in new)


def test_an_answer_that_loses_next_to_nothing_is_good_too():
    puzzle = next(each for each in puzzles_of("zifuli") if len(each.assessment.options) > 2)
    worths = [10.0, 9.4, 8.0, 0.0]
    options = puzzle.assessment.options
    actions = [option.action for option in options][:3]
    made = replace(
        puzzle,
        assessment=replace(
            puzzle.assessment,
            options=tuple(
                replace(option, worth=worth)
                for option, worth in zip((*options[:3], options[-1]), worths, strict=True)
            ),
        ),
    )
    assert [is_good(made, action) for action in actions] == [True, True, False]


def test_one_absurd_answer_makes_no_other_good():
    puzzle = next(each for each in puzzles_of("zifuli") if each.id == "zifuli/0504ca")
    worths = sorted((option.worth for option in puzzle.assessment.options), reverse=True)
    assert worths[0] - worths[1] < 0.1 * (worths[0] - worths[-1]), "36 tokens less in 100 deals, not 580"
    assert sum(is_good(puzzle, option.action) for option in puzzle.assessment.options) == 1


def test_with_two_answers_one_is_right():
    for puzzle in puzzles_of("campli"):
        good = [is_good(puzzle, option.action) for option in puzzle.assessment.options]
        assert sum(good) == 1
