"""Several people at one screen, at tricks: nobody's hand reaches any other player, by any route.

As in `test_handover`, two worlds differ in nothing but two cards that the first two players hold the
other way round.
"""

import signal
import subprocess
import sys
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.actions import Shuffled, parse
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.items.card import BACK
from cucu_desktop.ui.scene.tricks.scene_dump import dump_of
from tests.trick_playing import GAMES
from tests.ui.windows import a_window, match_of, page_of, wait_for
from tests.ui.worlds import differences, first_cover, take_over, traces_of

pytestmark = [pytest.mark.waits, pytest.mark.usefixtures("quick_bots")]

NAMES = ("Anna", "Bruno", "Carla", "Dora", "Elio")
HANDS = {
    "coch": (["I II III IV V VI VII VIII XI XII", "I II III IV V VI VII VIII IX XIII"], "XI", "XIII"),
    "zifuli": (
        ["I II III IV V VI XI XII", "I II III IV V VI VII XIII", "VIII VIII IX IX X X XI XIV"],
        "XI",
        "XIII",
    ),
    "trionfo": (["I II III IV V VI XI XII", "I II III IV V VI VII XIII"], "XI", "XIII"),
}
"""By game what the first players hold; in the other world the first two have changed two cards."""


def pack_of(game, *, changed):
    """The pack in the order that deals these hands."""
    hands, one, other = HANDS[game]
    if changed:
        swapped = {one: other, other: one}
        first = [" ".join(swapped.get(card, card) for card in hand.split()) for hand in hands[:2]]
        hands = [*first, *hands[2:]]
    kind = GAMES[game].state_class
    size, pack = sum(kind.packets), []
    left = list(CUCCO.cards)
    told = [[CUCCO[card] for card in hand.split()] for hand in hands]
    for card in chain(*told):
        left.remove(card)
    told += [left[seat * size : (seat + 1) * size] for seat in range(kind.seats - len(hands))]
    for at, packet in ((0, kind.packets[0]), kind.packets):
        for hand in told:
            pack += hand[at : at + packet]
    left = list(CUCCO.cards)
    for card in pack:
        left.remove(card)
    return Shuffled(tuple(pack + left))


@pytest.fixture
def world(qtbot, tmp_path, monkeypatch):
    """Open a world: people only, and the first to be asked is asked to come to the screen."""

    def open_world(game, number=0, people=None):
        seats = people or GAMES[game].state_class.seats
        order = pack_of(game, changed=bool(number))
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
        plan = seating.usual(game, "Anna", seats=1)
        players = tuple(Player(name, f"you-{at % 4 + 1}") for at, name in enumerate(NAMES[:seats]))
        folder = tmp_path / f"{game}-{number}"
        folder.mkdir()
        window = a_window(qtbot, folder, account=True)
        return first_cover(qtbot, window, replace(plan, players=players))

    return open_world


@pytest.fixture
def traces(qtbot, world):
    """What there is to learn in both worlds after the same deeds."""
    return lambda game, do: traces_of(qtbot, (world(game, number) for number in range(2)), do)


def do(qtbot, window, told):
    """Uncover the table for the deciding player, do this action, and wait for the next cover."""
    if window.playing.session.stage is Stage.HAND_OVER:
        take_over(qtbot, window)
    options = window.playing.session.question.decision.options
    chosen = parse(told) if told else options[-1]
    assert chosen in options
    window.playing.session.act(chosen)
    wait_for(qtbot, window, Stage.HAND_OVER, Stage.ANSWER)


every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_covered_until_they_say_that_they_are_there(traces, game):
    assert differences(traces(game, lambda window: None)) == []


@every_game
def test_what_they_see_is_different(qtbot, traces, game):
    deeds = {"trionfo": ["leave", "leave"]}.get(game, [])

    def look(window):
        for deed in deeds:
            do(qtbot, window, deed)
        take_over(qtbot, window)

    assert {"pixels", "words", "table"} >= set(differences(traces(game, look))) >= {"pixels", "table"}


@pytest.mark.parametrize(
    ("game", "deeds"),
    [
        ("coch", ["play I"]),
        ("coch", ["play I", "play I"]),
        ("zifuli", ["bid VI"]),
        ("zifuli", ["bid VI", "bid V", "pass", "pass", "pass"]),
        ("trionfo", ["leave", "leave", "play I"]),
    ],
    ids=str,
)
def test_after_what_both_could_do_nothing_of_their_hands_is_left(qtbot, traces, game, deeds):
    def play(window):
        for deed in deeds:
            do(qtbot, window, deed)
        assert window.playing.session.viewer == SPECTATOR

    assert differences(traces(game, play)) == []


@pytest.mark.parametrize("more", [[], ["play I", "play I"]], ids=["bid", "led"])
def test_who_has_the_twin_of_the_card_named_is_seen_by_nobody_else(qtbot, traces, more):
    """The third player names the XI; in one world the first has its twin, in the other the second (Z5)."""

    def play(window):
        for deed in ["pass", "pass", "bid XI", "pass", "pass", *more]:
            do(qtbot, window, deed)
        if more:
            take_over(qtbot, window)
            assert window.playing.session.viewer == window.playing.session.question.bids[2][0]

    assert differences(traces("zifuli", play)) == []


def test_when_the_window_is_left_the_hand_is_covered(qtbot, traces):
    def look(window):
        take_over(qtbot, window)
        window.playing.session.hide()
        assert window.playing.session.stage is Stage.HAND_OVER

    assert differences(traces("coch", look)) == []


def test_a_dummy_lies_open_for_all_and_is_played_by_its_partner(qtbot, world):
    window = world("coch", people=2)
    session = window.playing.session
    for _ in range(8):
        seen = session.observation
        assert all("?" not in map(str, seen.hands[seat]) for seat in seen.dummies)
        take_over(qtbot, window) if session.stage is Stage.HAND_OVER else None
        question = session.question
        table = window.playing.view.table
        if question.decision.other is not None:
            assert question.decision.other in seen.dummies
            assert table.acting_hand == question.decision.other
        session.act(question.decision.options[0])
        wait_for(qtbot, window, Stage.HAND_OVER, Stage.ANSWER)


@every_game
def test_a_match_goes_on_where_it_was_left(qtbot, world, game, tmp_path):
    """After any number of cards: the window is gone without a word, and the next one stands there again."""
    window = world(game)
    for _ in range(3 if game == "zifuli" else 9):
        do(qtbot, window, "")
    length = match_of(window.playing.session).length
    log = Path(window.playing.log)
    seen = match_of(window.playing.session).observation(SPECTATOR)
    kept = log.read_bytes()
    folder = tmp_path / "again"
    (folder / "matches").mkdir(parents=True)
    (folder / "matches" / log.name).write_bytes(kept)
    other = a_window(qtbot, folder, paints=False)
    page_of(other).chosen.emit("resume")
    wait_for(qtbot, other, Stage.HAND_OVER)
    assert match_of(other.playing.session).length == length
    assert other.playing.view.table.dump() == dump_of(seen)


PLAYS_ON = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from dataclasses import replace
from itertools import chain
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.window.main_window import MainWindow
from cucu_desktop.ui.widgets.settings_file import Settings
folder = Path(sys.argv[1])
application = QApplication([])
settings = Settings(folder / "settings.ini", ["en"])
settings.change(speed="at once", name="Anna")
window = MainWindow(settings, folder / "matches", seed=3)
window.show()
window.play(seating.usual("coch", "Anna"))
for step in range(2000):
    QTest.qWait(5)
    session = window.playing.session
    if session.question is not None:
        session.act(session.question.decision.options[0])
        print("played", flush=True)
"""


def test_killed_in_the_middle_of_a_deal_nothing_is_lost(qtbot, tmp_path):
    command = [sys.executable, "-c", PLAYS_ON, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in range(4):
            assert process.stdout.readline() == "played\n"
        process.send_signal(signal.SIGKILL) if hasattr(signal, "SIGKILL") else process.kill()
    window = a_window(qtbot, tmp_path, paints=False)
    page_of(window).chosen.emit("resume")
    wait_for(qtbot, window, Stage.ANSWER)
    assert len(window.playing.session.observation.tricks) >= 3


def test_a_whole_deal_by_keys_alone(qtbot, tmp_path):
    plan = seating.usual("coch", "Anna")
    plan = replace(plan, options=replace(plan.options, deals=1))
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(plan)
    for _ in range(9):  # the tenth card plays itself
        wait_for(qtbot, window, Stage.ANSWER)
        qtbot.waitUntil(window.isActiveWindow)
        held = len(window.playing.session.question.hands[0])
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        spot = window.focusWidget()
        assert "may be played" in spot.accessibleName()
        qtbot.keyClick(spot, Qt.Key.Key_Return)
        session = window.playing.session
        qtbot.waitUntil(lambda: session.stage is not Stage.ANSWER or len(session.question.hands[0]) < held)  # noqa: B023
    wait_for(qtbot, window, Stage.OVER)


def test_nobody_comes_to_the_screen_for_a_dummy_that_lies_open(qtbot, world):
    """At Cöch for two the screen is covered once for each hand, and not for each dummy."""
    window = world("coch", people=2)
    session, view = window.playing.session, window.playing.view
    covered, about = [], []
    session.handing_over.connect(covered.append)
    while not session.observation.tricks:
        if session.stage is Stage.HAND_OVER:
            session.take_over()
        wait_for(qtbot, window, Stage.ANSWER)
        question = session.question
        about.append(question.about)
        if question.about is not None:
            assert session.viewer == SPECTATOR, "nobody's own hand is shown for it"
            assert set(chain(*view.table.dump()["hands"][:2])) == {BACK}
            assert view.gestures
            assert not session.may_be_advised, "advice would need the hand that is covered"
            cards = window.playing.accessibility.held
            assert {seat for seat, _ in cards} == {question.about}
        session.act(question.decision.options[0])
        wait_for(qtbot, window, Stage.HAND_OVER, Stage.ANSWER)
    assert about.count(None) == 2
    assert len(about) == 4
    assert len(covered) <= 2, "the first was covered before"
