"""Deals that were played are written down as they were."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games import coch
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.scenario.draft.faults import faults
from cucu_desktop.match.scenario.draft.played_deal import draft_of
from cucu_desktop.match.scenario.draft.scenario_form import written
from cucu_desktop.match.scenario.runner import run
from tests.match.playback.test_playback import played
from tests.match.test_undo import any_action

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
        assert draft.face_down == tuple(card.id for card in shuffled.cards)
        assert len(draft.actions) == len(deeds), "nothing had to be left out"
        assert run(written(draft))["state"] != "decision"


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_partner_did_for_a_dummy_goes_by_the_dummys_name(players):
    seats = tuple(Player(f"P{seat}", "you-1") for seat in range(players))
    match, chance = Match.begin(Setup("coch", seats, coch.Options(), seed=4)), Random(1)
    for _ in range(60):
        match.submit(match.to_act, any_action(match, chance))
    playback = match.playback()
    draft = draft_of(playback, playback.deals[0], [seat.name for seat in seats])
    assert faults(draft) == ()
    assert len(draft.actions) == 40
    assert {action.split(" play ")[0] for action in draft.actions} == {seat.name for seat in draft.seats}
    assert sum(seat.dummy for seat in draft.seats) == 4 - players


def test_a_deal_that_is_being_played_is_not_written_down():
    match, _ = played("campli", choices=3)
    playback = match.playback()
    with pytest.raises(ValueError, match="not over"):
        draft_of(playback, playback.deals[-1], ["Ada"])


def test_a_pack_that_was_renewed_while_it_was_dealt_is_written_down_in_its_order():
    players = tuple(Player(f"P{seat}", "peppe", "peppe") for seat in range(20))
    options = replace(GAMES["cambio"].usual, talk=False)
    match, chance = Match.begin(Setup("cambio", players, options, seed=1)), Random(1)
    while not match.is_over and len(match.finished_deals) < 8:
        match.submit(match.to_act, any_action(match, chance))
    playback = match.playback()
    renewed = [deal for deal in playback.deals if deal.is_over and playback.renewed_in_dealing(deal)]
    assert renewed
    for deal in renewed:
        names = [player.name for player in playback.players(deal.first)]
        result = run(written(draft_of(playback, deal, names)))
        shown = playback.observation(deal.last, SPECTATOR)
        compared = {names[seat]: str(card) for seat, card in enumerate(shown.cards) if card}
        assert {name: result["cards"][name] for name in compared} == compared
