"""Matches go on under the rulings that they were begun under: logs of before open and lead where they did."""

from pathlib import Path

import pytest

from cucu_desktop.engine.edition import DUMMY_GOES_ROUND, EDITION, FIRST
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player, Setup

LOGS = sorted((Path(__file__).parent / "first_edition").glob("*.cucu"))
COINS = {
    "agreement_and_share": [98, 98, 110, 94],
    "agreement_and_share_montorio": [98, 116, 98, 88],
    "matto_passed_on": [96, 95, 109],
}
"""What everybody had at the end, when the logs were written."""
KEPT = (1, 3, 1, 3)
"""What everybody had won at the end of the log of the second edition."""


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_log_of_the_first_edition_leads_where_it_did(log, tmp_path):
    copy = tmp_path / log.name
    copy.write_bytes(log.read_bytes())
    match = Match.resume(copy)
    match.close()
    assert match.is_over
    assert match.setup.edition == FIRST
    assert match._replay.state.table.coins == COINS[log.stem]
    assert copy.read_bytes() == log.read_bytes()


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_by_the_present_rulings_it_would_lead_elsewhere(log, tmp_path):
    copy = tmp_path / log.name
    copy.write_text(log.read_text().replace("{", f'{{"edition":{EDITION},', 1))
    with pytest.raises(LogError, match="damaged"):
        Match.resume(copy)


def test_in_a_log_of_the_second_edition_the_dummy_keeps_its_partner(tmp_path):
    """Cöch for three, of before the dummy went round (H4), leads where it did and may be played again."""
    log = Path(__file__).parent / "second_edition" / "dummy_kept_its_partner.cucu"
    copy = tmp_path / log.name
    copy.write_bytes(log.read_bytes())
    match = Match.resume(copy)
    match.close()
    assert match.is_over
    assert match.setup.edition == DUMMY_GOES_ROUND - 1
    assert copy.read_bytes() == log.read_bytes()
    seen = match.observation(0)
    assert seen.standing == KEPT
    assert (seen.number, seen.length) == (4, 4)
    assert seen.player_for(3) == 1
    again = match.again(match.finished_deals[2], seed=3, path=tmp_path / "again")
    again.close()
    assert Match.resume(tmp_path / "again").observation(0).player_for(3) == 1
    copy.write_text(log.read_text().replace('"edition":2', f'"edition":{EDITION}'))
    with pytest.raises(LogError, match="damaged"):
        Match.resume(copy)


def test_a_match_is_begun_under_the_present_rulings_and_says_so(tmp_path):
    players = tuple(Player(f"P{seat}", "peppe") for seat in range(3))
    match = Match.begin(Setup("campli", players, GAMES["campli"].options()), tmp_path / "log")
    match.close()
    assert f'"edition":{EDITION}' in (tmp_path / "log").read_text().splitlines()[0]
    assert Match.resume(tmp_path / "log").setup == match.setup


def test_a_deal_that_is_played_again_is_so_under_the_rulings_of_its_match(tmp_path):
    log = next(log for log in LOGS if log.stem == "matto_passed_on")
    copy = tmp_path / log.name
    copy.write_bytes(log.read_bytes())
    match = Match.resume(copy)
    again = match.again(match.finished_deals[-1], seed=3, path=tmp_path / "again")
    again.close()
    assert again._replay.state.edition == FIRST
    assert Match.resume(tmp_path / "again").setup.edition == FIRST
