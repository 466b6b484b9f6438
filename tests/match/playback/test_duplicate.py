"""The same cards once more: as it was as long as nobody does anything else, and over with the deal."""

import pytest

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match
from cucu_desktop.match.playback.deal_outcome import outcome_of
from cucu_desktop.match.playback.duplicate import BEST, can_be_compared, from_seat, played_by
from tests.analysis.bot_matches import play
from tests.match.daily.days import play_on

SHORT = {"coch": {"deals": 2}, "zifuli": {"deals": 1}, "trionfo": {"deals": 1}}


@pytest.fixture(scope="module", params=[game for game in GAMES if game != "zifuli"])
def played(request, tmp_path_factory):
    """A match of two deals, or of one."""
    game = GAMES[request.param]
    options = game.options(**SHORT.get(game.id, {}))
    log = tmp_path_factory.mktemp("played") / "match.cucu"
    match = play(
        log,
        game.id,
        seats=game.usual_seats if game.id in SHORT else min(5, game.seats[-1]),
        deals=2,
        options=options,
    )
    return match.playback()


def told(playback, deal):
    return outcome_of(playback, deal)


def test_a_deal_brings_what_its_events_tell(played):
    unit = GAMES[played.setup.game].deal_unit
    for deal in (deal for deal in played.deals if deal.is_over):
        brought = told(played, deal)
        assert len(brought) == played.seats(deal.first)
        if unit in ("points", "coins"):
            rounded = len(brought) / 2 if GAMES[played.setup.game].has_pile else 0  # parts of a pot
            assert abs(sum(brought)) <= rounded


def test_of_a_deal_that_is_on_nothing_is_told(played):
    deals = [deal for deal in played.deals if not deal.is_over]
    for deal in deals:
        assert not can_be_compared(played, deal)
        with pytest.raises(ValueError, match="still on"):
            outcome_of(played, deal)
        with pytest.raises(ValueError, match="cannot be played"):
            played_by(played, deal, 0, BEST[0])


def test_a_seat_is_taken_for_one_deal_with_the_same_cards(played, tmp_path):
    deal = played.deals[0]
    match = from_seat(played, deal, 1, seed=5, path=tmp_path / "again.cucu")
    assert [seat for seat, player in enumerate(match.players) if player.bot is None] == [1]
    assert match.playback().deals[0].number == deal.number
    seen = match.observation(SPECTATOR)
    assert seen.deals == deal.ordinal
    play_on(match)
    match.close()
    assert match.is_over
    assert match.to_act is None
    assert match.is_known, "and so it counts for nobody"
    again = match.playback()
    assert len(again.deals) == 1
    assert len(told(again, again.deals[0])) == len(told(played, deal))
    assert Match.resume(tmp_path / "again.cucu").is_over


def test_a_later_deal_is_begun_as_it_stood(played):
    later = [deal for deal in played.deals if deal.is_over and deal.ordinal > 1]
    for deal in later:
        match = from_seat(played, deal, 0, seed=5)
        play_on(match)
        again = match.playback()
        assert match.is_over
        assert again.deals[-1].ordinal == deal.ordinal
        assert len(told(again, again.deals[-1])) == len(told(played, deal))


def test_the_best_players_are_asked_one_by_one(tmp_path):
    match = play(tmp_path / "match.cucu", "campli", deals=1)
    playback = match.playback()
    deal = playback.deals[0]
    found = {bot: played_by(playback, deal, 0, bot) for bot in BEST}
    assert list(found)[:4] == ["assunta", "filomena", "berardo", "ambrogio"]
    for bot, duplicate in found.items():
        assert duplicate == played_by(playback, deal, 0, bot), "and again the same"
        assert len(duplicate.brought) == 4
