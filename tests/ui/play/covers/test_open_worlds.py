"""Several people at an open table, in two worlds that differ in nothing but the eldest hand's card.

Whatever the window shows, says or has to be read must be the same in both, except while that card is held.
"""

from random import Random

import pytest

from cucu_desktop.engine.actions import KEEP, Shuffled
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.open_table import OpenTable, plan_of
from tests.ui.windows import a_window
from tests.ui.worlds import differences, traces_of

pytestmark = pytest.mark.waits

CARDS = {
    "campli": ("VI VIII IX X VII II", "IV VIII IX X VII II"),
    "lu_stu": ("XI VIII IX X VII II", "IV VIII IX X VII II"),
    "cambio": ("XV VIII IX X VII II", "IV VIII IX X VII II"),
    "cuckoo": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
    "tiebreak": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
    "ace_chasing": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
    "coucou": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
    "gnav": ("7 8 9 10 3 4", "2 8 9 10 3 4"),
    "kille": ("7 8 9 10 3 4", "2 8 9 10 3 4"),
    "le_her": ("6C 8D 9S 10H QD 2S", "4C 8D 9S 10H QD 2S"),
}
"""In Lu Stù one of the cards may not be passed, in Cambio one of them may end the deal."""
NAMES = ("Anna", "Bruno", "Carla", "Dora")

of_each_game = pytest.mark.parametrize("game", CARDS)


@pytest.fixture
def traces(qtbot, tmp_path, monkeypatch):
    """What there is to learn in both worlds after the same deeds."""

    def open_world(game, number):
        people = NAMES[: GAMES[game].seats_of(GAMES[game].usual)[-1]]
        plan = plan_of(game, *people)
        pack = GAMES[game].pack_of(plan.options)
        order = Shuffled(pack.complete(pack[name] for name in CARDS[game][number].split()))
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
        # No two cards lie alike, whatever they are: in both worlds they lie as chance has it once.
        monkeypatch.setattr("cucu_desktop.ui.animation.director.Random", lambda: Random(0))
        folder = tmp_path / f"{game}-{number}"
        folder.mkdir()
        window = a_window(qtbot, folder, account=True)
        window.play(plan)
        qtbot.waitUntil(window.isActiveWindow)
        OpenTable(qtbot, window).wait()
        return window

    def traces(game, do):
        worlds = (open_world(game, number) for number in range(2))
        return traces_of(qtbot, worlds, lambda window: do(OpenTable(qtbot, window)))

    return traces


@pytest.mark.parametrize("game", ["campli", "cambio", "gnav", "le_her"])
def test_a_question_in_the_open_tells_nothing_of_the_card(traces, game):
    assert differences(traces(game, lambda table: None)) == []


def test_the_traces_differ_while_the_card_is_held(traces):
    found = traces("campli", lambda table: table.hold(table.asked))
    assert differences(found) == ["pixels"]


@of_each_game
def test_after_a_look_nothing_of_the_card_is_left(traces, game):
    def look(table):
        seat = table.asked
        table.hold(seat)
        assert table.faces()
        table.let_go(seat)

    assert differences(traces(game, look)) == []


@pytest.mark.parametrize("game", ["campli", "lu_stu", "cambio", "cuckoo"])
def test_a_hint_that_is_asked_for_in_the_open_tells_nothing(traces, game, qtbot):
    def ask(table):
        table.playing.hint.ask()
        qtbot.waitUntil(lambda: table.playing.hint.advice is not None, timeout=20_000)

    assert differences(traces(game, ask)) == []


@pytest.mark.parametrize("game", ["campli", "lu_stu", "cambio", "tiebreak", "kille"])
def test_after_a_decision_nothing_of_the_card_is_left(traces, game):
    def keep(table):
        table.hold(table.asked)
        table.choose(KEEP)
        assert table.wait(Stage.ANSWER) is Stage.ANSWER

    assert differences(traces(game, keep)) == []
