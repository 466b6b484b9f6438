"""Puzzles as they lie in their files: each leads to a decision, and tells nobody what is hidden."""

import json

import pytest

from cucu_desktop.engine.events import redacted
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.puzzles.puzzle import GRADES, grade_of, puzzles_of, read, written
from cucu_desktop.match.puzzles.puzzle_position import decision_of, question_of

GAMES = [game.id for game in CATALOGUE]
CLEAR = 5
"""A best answer is better by this number of standard errors."""


def test_there_are_enough_in_every_game():
    numbers = {game: len(puzzles_of(game)) for game in GAMES}
    assert min(numbers.values()) >= 10, numbers
    assert sum(numbers.values()) >= 120, numbers


@pytest.mark.parametrize("game", GAMES)
def test_each_leads_to_its_decision_with_one_best_answer(game):
    for puzzle in puzzles_of(game):
        question = question_of(puzzle, "Anna", "you-1")
        seen = question.decision.observation
        assert puzzle.best in seen.decision.options, puzzle.id
        assert [player.name for player in question.players if player.bot is None] == ["Anna"]
        assert question.players[question.decision.seat].bot is None
        first, second = sorted((option.worth for option in puzzle.assessment.options), reverse=True)[:2]
        assert first - second == pytest.approx(puzzle.margin, abs=2e-4)
        assert puzzle.margin >= CLEAR * puzzle.error, puzzle.id
        assert {option.action for option in puzzle.assessment.options} == set(seen.decision.options)


@pytest.mark.parametrize("game", GAMES)
def test_they_begin_easy_and_end_hard(game):
    grades = [grade_of(puzzle) for puzzle in puzzles_of(game)]
    assert grades == sorted(grades)
    assert set(grades) == set(range(GRADES))


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_is_hidden(game):
    for puzzle in puzzles_of(game)[::6]:
        decision = decision_of(puzzle)
        assert all(redacted(event, decision.observation.seat) == event for event in decision.heard)


def test_what_is_written_is_read_again():
    for game in GAMES:
        for puzzle in puzzles_of(game)[:2]:
            assert read(game, json.loads(written(puzzle))) == puzzle


def test_each_has_a_name_of_its_own():
    ids = [puzzle.id for game in GAMES for puzzle in puzzles_of(game)]
    assert len(set(ids)) == len(ids)


def test_a_game_without_puzzles_has_none():
    assert puzzles_of("nine men's morris") == ()
