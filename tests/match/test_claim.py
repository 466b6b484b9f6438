"""A deal is called decided only if it is: whatever is played from there, the same side wins."""

from random import Random

import pytest

from cucu_desktop.engine.tricks.events import DealWon
from cucu_desktop.match.claim import is_decided
from cucu_desktop.match.match import Match
from tests.match.test_undo import as_of, begin, play_on

TRICKS = ("coch", "zifuli", "trionfo")


def decided(game: str, seed: int) -> Match | None:
    """A match in the first deal of which a player is asked when all is decided, if it comes to that."""
    match = begin(game, seed, persons=5)
    chance = Random(seed)
    while not match.is_over and match.observation(0).deals < 2:
        if is_decided(match.observation(match.to_act)):
            return match
        play_on(match, chance)
    return None


@pytest.mark.parametrize("game", TRICKS)
def test_whatever_is_played_then_the_same_side_wins(game: str) -> None:
    found = 0
    for seed in range(1, 30):
        match = decided(game, seed)
        if match is None:
            continue
        found += 1
        winners = set()
        for number in range(6):
            again = as_of(match, len(match._replay.lines))
            length, chance = again.length, Random(number)
            while not (won := [event for event in again.feed(0, length) if isinstance(event, DealWon)]):
                play_on(again, chance)
            winners.add(won[0].winners)
        assert len(winners) == 1
        assert winners != {()}
    assert found > 3


@pytest.mark.parametrize("game", TRICKS)
def test_nothing_is_decided_at_the_first_card(game: str) -> None:
    match = begin(game, 3, persons=5)
    chance = Random(3)
    while match.observation(match.to_act).kind != "play":
        play_on(match, chance)
    assert not is_decided(match.observation(match.to_act))
    assert not is_decided(match.observation((match.to_act + 1) % 4)), "who is not asked is told nothing"
