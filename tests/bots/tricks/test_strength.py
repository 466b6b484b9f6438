"""Who takes in more of the table plays better: duplicate deals, the same cards twice with seats changed.

tests/benchmarks/tricks/bench_trick_bots.py measures how much better over a thousand deals; here a few
deals, always the same ones, and a bar far below.
"""

import pytest

from cucu_desktop.bots.tricks import play
from tests.benchmarks.tricks.bench_trick_bots import advantage


class Untimed(dict):
    """Forgets how long anything took."""

    def __missing__(self, key):
        return []


def ahead(game, better, worse, deals):
    results = [advantage(game, better, worse, seed, Untimed()) for seed in range(deals)]
    return sum(points for points, _ in results) / deals


def test_in_coch_counting_beats_the_beginner():
    assert ahead("coch", 2, 1, 80) > 0.5


def test_in_coch_trying_beats_the_beginner_by_far(monkeypatch):
    monkeypatch.setattr(play, "WORLDS", 30)
    monkeypatch.setattr(play, "SOLVED", 6)
    assert ahead("coch", 3, 1, 6) > 1


@pytest.mark.parametrize("game", ["trionfo", "zifuli"])
def test_in_the_other_games_counting_beats_the_beginner_too(game):
    assert ahead(game, 2, 1, 16) > 0
