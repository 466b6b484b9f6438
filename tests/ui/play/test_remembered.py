"""People remember: what is said when a game begins, and when nothing is."""

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.match.records import remembrance
from cucu_desktop.match.records.encounters import Encounter
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.ui.text.remembered import reminder
from cucu_desktop.words import remembered_calls
from tests.ui.windows import a_window, short_plan


@pytest.fixture
def spoken(monkeypatch):
    """What is said at the table but is no call."""
    heard = []

    def hear(language, bot, kind, name, seat, random):
        words = reminder(language, bot, kind, name, seat, random)
        heard.append((bot, kind, words))
        return words

    monkeypatch.setattr("cucu_desktop.ui.text.remembered.reminder", hear)
    monkeypatch.setattr(remembrance, "_SILENCE", 0.0)
    return heard


def played_before(folder, plan):
    """Anna has put out the bot that sits there, in a game that is kept."""
    players = tuple(PlayerResult(each.name, each.bot, each.bot is None, 0, 0) for each in plan.players)
    met = (Encounter("ousted", 0, 1),)
    Store(folder / "results.sqlite").record(
        GameResult("2026-05-04T20:15:00", plan.game, plan.options, 5, 9, "a", 1, players, met)
    )


def test_who_was_put_out_says_so_when_the_next_game_begins(qtbot, tmp_path, spoken):
    plan = short_plan("Anna", bots=1)
    played_before(tmp_path, plan)
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    ((bot, kind, words),) = spoken
    assert (bot, kind) == (plan.players[1].bot, "ousted-by-you")
    company = window.playing.session.match_view.company
    assert company[words.seat].bot == bot
    log = window.playing.log
    window.leave()
    window.resume(log)
    assert len(spoken) == 1  # the game has begun long ago


def test_a_stranger_is_told_nothing_and_whoever_wants_no_talk_hears_none(qtbot, tmp_path, spoken):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=1))
    window.leave()
    plan = short_plan("Anna", bots=1)
    played_before(tmp_path, plan)
    window.context.prefer(table_talk=False)
    window.play(plan)
    window.match_controller.show_me("campli")
    assert spoken == []


def test_everything_can_be_remembered_everywhere_in_every_language():
    for words in remembered_calls().values():
        assert set(words) == set(remembrance.KINDS)
        for ways in words.values():
            for way in ways:
                assert way.keys() == {"say", "it", "de", "en", "from"}
                for text in way.values():
                    assert "{" not in text.format(name="Anna")
    assert {"nina", "tista", "ambrogio"} < set(PERSONS)
