"""What is kept of a game that is over."""

from datetime import UTC, datetime
from random import Random

import pytest

from cucu_desktop.games import coch
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.records.game_result import result_of

COMPANY = tuple(Player(name, "peppe") for name in ("Ada", "Bruno", "Cesira", "Dino"))


def played(seed):
    """A match of two deals of Cöch, played to its end at random."""
    match, random = Match.begin(Setup("coch", COMPANY, coch.Options(deals=2), seed=seed)), Random(seed)
    while not match.is_over:
        match.submit(match.to_act, random.choice(match.observation(match.to_act).decision.options))
    return match


@pytest.mark.parametrize("winners", [2, 4])
def test_a_match_counts_as_won_where_somebody_has_lost_it(winners):
    match = next(match for match in map(played, range(100)) if len(match._replay.state.winners) == winners)
    kept = result_of(match, datetime.now(UTC)).players
    assert sum(player.won for player in kept) == (2 if winners == 2 else 0)
