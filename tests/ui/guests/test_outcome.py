"""What a result means for each guest: the losers are marked and addressed, and nobody else is."""

from contextlib import suppress

import pytest

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from tests.ui.guests.page_states import Table

LOST = ("You lose the deal.", "You are out.")


def is_lost(verdict):
    return verdict in LOST or (verdict.startswith("You lose ") and verdict != "You lose nothing.")


@pytest.mark.parametrize("game", GAMES)
def test_those_who_lose_a_deal_are_marked_and_told_so(game):
    possible = GAMES[game].seats_of(GAMES[game].usual)
    lost = 0
    for seed in range(12):
        table = Table(game, min(max(4, possible[0]), possible[-1]), "en", seed)
        with suppress(AssertionError):  # of a match with one deal, of which no next one begins
            table.until_result()
        if table.match.is_over:
            continue
        told = [table.result(seat) for seat in range(len(table.match.players))]
        marked = [player["loses"] for player in told[0]["public"]["players"]][: len(told)]
        assert [is_lost(each["own"]["verdict"]) for each in told] == marked
        assert not any(player["acts"] for player in told[0]["public"]["players"])
        lost += any(marked)
    assert lost


@pytest.mark.parametrize("game", ["campli", "coch", "zifuli", "ace_chasing"])
def test_the_end_is_ranked_and_addressed_to_each_guest(game):
    possible = GAMES[game].seats_of(GAMES[game].usual)
    options = {"coch": {"deals": 1}, "zifuli": {"deals": 2}}.get(game, {})
    table = Table(game, min(max(4, possible[0]), possible[-1]), "en", 1, **options)
    table.until(lambda match: match.is_over)
    told = [table.over(seat) for seat in range(len(table.match.players))]
    ranking = [each["name"] for each in told[0]["public"]["ranking"]]
    assert sorted(ranking) == sorted(player.name for player in table.match.players)
    won = [each["own"]["name"] for each in told if each["own"]["verdict"] == "You have won."]
    assert won
    assert set(ranking[: len(won)]) == set(won)
    assert not any(player["loses"] for player in told[0]["public"]["players"])
    assert table.match.observation(SPECTATOR).decision is None
