"""Puzzles are found by search: the same seed brings the same, and the best answer stays the best."""

from itertools import islice

import pytest

from cucu_desktop.analysis.puzzles.puzzle_search import (
    ALIKE,
    ERRORS,
    candidates,
    chosen,
    found_puzzles,
    measure,
    measured_again,
    missed,
)
from cucu_desktop.match.puzzles.puzzle import puzzles_of, written
from cucu_desktop.match.puzzles.puzzle_position import decision_of

OTHER_CHANCE = 1000


def test_the_same_seed_finds_the_same():
    lines = [[written(puzzle) for puzzle in found_puzzles("campli", 5, 3, 6)] for _ in range(2)]
    assert lines[0] == lines[1]
    assert len(set(lines[0])) == 3


def test_easy_ones_come_first_and_few_are_alike():
    found = list(islice(candidates("campli", 2), 24))
    taken = chosen(found, 8)
    assert [each.difficulty for each in taken] == sorted(each.difficulty for each in taken)
    kinds = [each.kind for each in taken]
    assert max(map(kinds.count, kinds)) <= ALIKE
    assert chosen(found[:3], 8) == sorted(found[:3], key=lambda each: (each.difficulty, each.puzzle.id))


@pytest.mark.parametrize(("game", "number"), [("campli", 3), ("cuckoo", 1), ("coch", 1)])
def test_the_best_answer_is_the_best_by_other_samples_too(game, number):
    """A sample; the benchmark goes through all of them."""
    for puzzle in puzzles_of(game)[:number]:
        measured = measure(decision_of(puzzle), 4, OTHER_CHANCE)
        assert measured.assessment.best.action == puzzle.best
        assert abs(measured.margin - puzzle.margin) <= max(1e-3, ERRORS * (measured.error + puzzle.error))


def test_beginners_miss_what_is_said_to_be_missed():
    for puzzle in puzzles_of("campli")[::5]:
        assert missed(decision_of(puzzle), puzzle.best) == pytest.approx(puzzle.missed, abs=0.01)


def test_what_is_measured_again_is_what_the_file_says():
    assert [written(each) for each in measured_again("campli")] == [
        written(each) for each in puzzles_of("campli")
    ]
