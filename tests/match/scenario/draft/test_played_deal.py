"""Deals that were played are written down as they were."""

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.draft.faults import faults
from cucu_desktop.match.scenario.draft.played_deal import draft_of
from cucu_desktop.match.scenario.draft.scenario_form import written
from cucu_desktop.match.scenario.runner import run
from tests.match.playback.test_playback import played

QUIET = {
    "campli": {"sharing": False, "agreement": False, "talk": False},
    "lu_stu": {"sharing": False, "agreement": False, "fools_bargain": False},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_was_played_is_written_down_whole(game):
    match, _ = played(game, choices=120, **QUIET.get(game, {}))
    playback = match.playback()
    over = [deal for deal in playback.deals if deal.is_over]
    assert over
    for deal in over:
        _, shuffled, deeds = playback.laid_down(deal)
        draft = draft_of(playback, deal, [player.name for player in playback.players(deal.first)])
        assert faults(draft) == ()
        assert draft.pile == tuple(card.id for card in shuffled.cards)
        assert len(draft.actions) == len(deeds), "nothing had to be left out"
        assert run(written(draft))["state"] != "decision"


def test_a_deal_that_is_being_played_is_not_written_down():
    match, _ = played("campli", choices=3)
    playback = match.playback()
    with pytest.raises(ValueError, match="not over"):
        draft_of(playback, playback.deals[-1], ["Ada"])
