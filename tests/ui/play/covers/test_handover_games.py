"""Several people at one screen, at the other games: who looks when, and that nobody else learns a card by it.

As in `test_handover`, two worlds differ in nothing but the card that the eldest hand is dealt.
"""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.actions import AGREE, EXCHANGE, KEEP, Shuffled, parse
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, wait_for
from tests.ui.worlds import differences, first_cover, take_over, traces_of

pytestmark = pytest.mark.waits

CARDS = {
    "lu_stu": ("VI VIII IX X VII II", "IV VIII IX X VII II"),
    "cuckoo": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
    "tiebreak": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
    "ace_chasing": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
}
NAMES = ("Anna", "Bruno", "Carla", "Dora")


@pytest.fixture
def world(qtbot, tmp_path, monkeypatch):
    """Open a world: four people, nobody else, and the eldest hand is asked to look at her card."""

    def open_world(game, number=0):
        plan = seating.usual(game, "Anna", seats=1)
        players = tuple(Player(name, f"you-{at}") for at, name in enumerate(NAMES, 1))
        plan = replace(plan, players=players)
        pack = GAMES[game].pack_of(plan.options)
        order = Shuffled(pack.complete(pack[name] for name in CARDS[game][number].split()))
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
        # No two cards lie alike, whatever they are: in both worlds they lie as chance has it once.
        monkeypatch.setattr("cucu_desktop.ui.animation.director.Random", lambda: Random(0))
        folder = tmp_path / f"{game}-{number}"
        folder.mkdir()
        window = a_window(qtbot, folder, account=True, hidden_cards="curtain")
        return first_cover(qtbot, window, plan)

    return open_world


@pytest.fixture
def traces(qtbot, world):
    """What there is to learn in both worlds after the same deeds."""
    return lambda game, do: traces_of(qtbot, (world(game, number) for number in range(2)), do)


of_each_game = pytest.mark.parametrize("game", CARDS)


@of_each_game
def test_covered_until_she_says_that_she_is_there(traces, game):
    assert differences(traces(game, lambda window: None)) == []


@of_each_game
def test_what_she_sees_is_different(qtbot, traces, game):
    found = traces(game, lambda window: take_over(qtbot, window))
    assert differences(found) == ["pixels", "words", "table"]


@pytest.mark.parametrize("game", ["lu_stu", "cuckoo", "tiebreak"])
@pytest.mark.parametrize("deed", [KEEP, EXCHANGE], ids=str)
def test_after_her_turn_nothing_of_her_card_is_left(qtbot, traces, game, deed):
    def play(window):
        session = window.playing.session
        take_over(qtbot, window)
        session.act(deed)
        if wait_for(qtbot, window, Stage.HAND_OVER, Stage.LOOK) is Stage.LOOK:
            assert deed == EXCHANGE
            session.cover()
            wait_for(qtbot, window, Stage.HAND_OVER)
        assert session.viewer == SPECTATOR

    assert differences(traces(game, play)) == []


def test_bets_are_talked_over_openly_and_the_matador_has_looked_once(qtbot, traces):
    def play(window):
        session = window.playing.session
        take_over(qtbot, window)
        session.act(parse("bet 5"))
        wait_for(qtbot, window, Stage.HAND_OVER)
        take_over(qtbot, window)
        assert session.question.kind == "consent"
        session.act(AGREE)
        wait_for(qtbot, window, Stage.HAND_OVER)
        take_over(qtbot, window)
        assert session.question.kind == "bet"
        session.act(parse("bet 3"))
        wait_for(qtbot, window, Stage.ANSWER)
        assert session.question.kind == "consent"
        assert session.viewer == SPECTATOR

    assert differences(traces("ace_chasing", play)) == []


def test_the_inn_is_bargained_for_before_all(qtbot, world, monkeypatch):
    monkeypatch.setitem(CARDS, "lu_stu", ("VI XI IX X", "VI XI IX X"))
    window = world("lu_stu")
    session = window.playing.session
    take_over(qtbot, window)
    session.act(EXCHANGE)
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question.kind == "bargain"
    session.act(parse("offer 4 10%"))
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question.kind == "offer"
    assert session.viewer == SPECTATOR
    session.act(parse("accept"))
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert window.playing.view.table.dump()["ledger"] == ((1, 2, 10),)
