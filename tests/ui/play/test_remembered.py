"""People remember: what is said when a game begins, and when nothing is."""

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine import events as happen
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.match.records import player_record
from cucu_desktop.match.records.deeds import Encounter
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
    monkeypatch.setattr(player_record, "_SILENCE", 0.0)
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
    window.guided.show_me("campli")
    assert spoken == []


def passed(seat=0, other=1):
    """A card goes from one to the other, and nobody sees which."""
    return happen.Exchanged(seat, other, happen.HIDDEN, happen.HIDDEN, "turn", 0)


def seated_at(window, plan):
    """The seats of Anna and of the first bot of a plan."""
    company = window.playing.session.match_view.company
    names = [player.name for player in company]
    return names.index("Anna"), names.index(plan.players[1].name)


@pytest.fixture
def talkative(monkeypatch, spoken):
    """Everybody says whatever comes to their mind, but nothing when a game begins."""
    del spoken  # which lets everybody speak then
    monkeypatch.setattr(player_record, "_SILENCE", 1.0)
    monkeypatch.setattr(player_record, "_RESERVE", (1.0, 0.0))


def deal(number=2, order=(0, 1, 2)):
    return happen.DealBegan(number, 0, order)


@pytest.mark.usefixtures("talkative")
def test_who_is_put_out_again_says_so_once_in_a_game(qtbot, tmp_path, spoken):
    plan = short_plan("Anna", bots=2)
    played_before(tmp_path, plan)
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    assert spoken == []
    anna, bot = seated_at(window, plan)
    for number in (2, 3):
        out = happen.Eliminated(bot, 1)
        window.playing.session.told.emit([deal(number), passed(anna, bot), out])
    ((who, kind, words),) = spoken
    assert (who, kind, words.seat) == (plan.players[1].bot, "ousted-again", bot)
    assert "Anna" in words.local


@pytest.mark.usefixtures("talkative")
def test_once_in_a_deal_and_twice_in_a_game_somebody_remembers(qtbot, tmp_path, spoken):
    plan = short_plan("Anna", bots=2)
    played_before(tmp_path, plan)
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    anna, bot = seated_at(window, plan)
    told = window.playing.session.told.emit
    stop = happen.Arrested(anna, bot, CUCCO["XII"], True, happen.EVERYBODY)
    there = [passed(anna, bot), happen.Eliminated(bot, 1)]
    back = [passed(bot, anna), happen.Eliminated(anna, 2)]
    told([deal(2), *there, *back])
    assert [kind for _, kind, _ in spoken] == ["ousted-again"]
    told([deal(3), *back])
    assert [kind for _, kind, _ in spoken] == ["ousted-again", "even"]
    told([deal(4), stop, stop, stop, stop])
    assert len(spoken) == 2


@pytest.mark.usefixtures("talkative")
def test_what_happened_earlier_in_the_game_counts_too(qtbot, tmp_path, spoken):
    plan = short_plan("Anna", bots=2)
    played_before(tmp_path, plan)
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    anna, _ = seated_at(window, plan)
    bluff = [happen.Talked(anna, "have", "XV"), happen.Exposed(anna, CUCCO["I"], happen.EVERYBODY)]
    window.playing.session.told.emit([deal(2), *bluff])
    assert spoken == []
    window.playing.session.told.emit([deal(3), *bluff])
    ((_, kind, words),) = spoken
    assert kind == "bluffed-again"
    assert words.seat != anna


@pytest.mark.usefixtures("talkative")
def test_nobody_remembers_a_stranger_in_the_midst_of_a_game(qtbot, tmp_path, spoken):
    window = a_window(qtbot, tmp_path)
    plan = short_plan("Anna", bots=2)
    window.play(plan)
    anna, bot = seated_at(window, plan)
    for number in (2, 3, 4):
        window.playing.session.told.emit([deal(number), passed(anna, bot), happen.Eliminated(bot, 1)])
    assert spoken == []


@pytest.mark.usefixtures("talkative")
def test_two_who_are_left_as_so_often_are_greeted(qtbot, tmp_path, spoken):
    plan = short_plan("Anna", bots=2)
    for number in range(2):
        players = tuple(
            PlayerResult(each.name, each.bot, seat == number, 0, 0) for seat, each in enumerate(plan.players)
        )
        Store(tmp_path / "results.sqlite").record(
            GameResult("2026-05-04T20:15:00", plan.game, plan.options, 5, 9, str(number), 1, players, ())
        )
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    anna, bot = seated_at(window, plan)
    window.playing.session.told.emit([deal(2)])
    assert spoken == []
    window.playing.session.told.emit([deal(3, (bot, anna))])
    assert [kind for _, kind, _ in spoken] == ["last-two"]


def test_everything_can_be_remembered_everywhere_in_every_language():
    for words in remembered_calls().values():
        assert set(words) == {*player_record.KINDS, *player_record.AGAIN}
        for ways in words.values():
            for way in ways:
                assert way.keys() - {"read"} == {"say", "it", "de", "en", "from"}
                for text in way.values():
                    assert "{" not in text.format(name="Anna")
    assert {"nina", "tista", "ambrogio", "waldegrave", "orbais", "babet"} < set(PERSONS)
