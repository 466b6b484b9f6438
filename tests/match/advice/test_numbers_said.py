"""The numbers that advice says are the numbers reckoned, and speak for what is advised, in every language.

A few decisions of every game; `python -m tests.benchmarks.bench_advice said` looks at five hundred of each.
"""

import re
from random import Random

import pytest

from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice import worth_reasons
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.advice.sentences import ReasonSentences
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import decisions, some
from tests.match.advice.said import LANGUAGES, faults

EACH_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What is said has to be what is reckoned, however many deals were thought of."""
    think_quickly(monkeypatch, samples=400)


@EACH_GAME
def test_the_numbers_said_are_the_numbers_reckoned(game):
    found = [
        fault
        for seen, heard in some(decisions(game, range(40)), 40, Random(5))
        for fault in faults(seen, heard)
    ]
    assert not found


@EACH_GAME
def test_asked_twice_it_says_the_same(game):
    for seen, heard in some(decisions(game, range(50, 60)), 8, Random(6)):
        assert advise(seen, heard) == advise(seen, heard)


def told(keep, exchange, unit="tokens", error=0.0, language="en"):
    worths = {KEEP: Estimate(keep, error), EXCHANGE: Estimate(exchange, error)}
    reason = worth_reasons.why(Assessment.of(unit, worths), unit)
    return ReasonSentences(language, "campli", "cucco").tell(reason, ())


def test_no_more_digits_are_said_than_tell_the_two_apart():
    assert "57 tokens" in told(-0.571, -0.65)
    assert "57.1 tokens" in told(-0.571, -0.574)
    assert "57,1 Steine" in told(-0.571, -0.574, language="de")
    assert "no difference" in told(-0.571, -0.57100001)


def test_a_small_difference_is_not_rounded_to_a_large_one():
    assert "1.52 coins" in told(1.523, 1.471, "coins", error=0.011)
    assert "1.47 coins" in told(1.523, 1.471, "coins", error=0.011)
    assert "2 coins" in told(1.523, 0.6, "coins", error=0.011)


def test_what_is_not_known_is_not_said():
    assert "no difference" in told(-0.571, -0.574, error=0.01)
    assert "57 tokens" in told(-0.571, -0.65, error=0.01)


def test_nothing_is_never_about_nothing():
    assert told(0.0, -0.3).startswith(
        "In a hundred deals like this one, if you keep it, you lose hardly anything;"
    )
    assert told(0.02, -0.3).startswith(
        "In a hundred deals like this one, if you keep it, you win about 2 tokens;"
    )
    assert "once in a hundred" in told(0.012, 0.002, "chance")
    for language in LANGUAGES:
        for keep in (0.0, 0.003, -0.003, 0.2):
            for unit in ("tokens", "chance", "coins", "points"):
                words = "coch" if unit == "points" else "campli"
                worths = {KEEP: Estimate(keep), EXCHANGE: Estimate(-0.9)}
                reason = worth_reasons.why(Assessment.of(unit, worths), unit)
                sentence = ReasonSentences(language, words, "cucco").tell(reason, ())
                assert not re.search(r"(?<![\d.,])0(?![\d.,])", sentence), sentence
