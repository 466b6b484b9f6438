"""Pauses before turns: any player may call, nobody learns who could (B10-B12).

Worlds differ in nothing but in who holds the owl. What the window shows, says or lets be read must be the
same in them for as long as its holder does not look.
"""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLabel

from cucu_desktop.engine.actions import CALL, KEEP, WAIT, Shuffled
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.rarer_events import Called
from cucu_desktop.games.cambio import GAME, Options
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.covers.pause_screen import PauseScreen
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from tests.ui.windows import a_window, match_of, play_out, press, wait_for
from tests.ui.worlds import differences, traces_of

pytestmark = pytest.mark.waits

BY = Shuffled.by.__func__
PACK = GAME.pack_of(Options())
THREE = ("Anna", "Bruno", "Carla")
OWLS = ("VI XV VII IX", "VI VIII XV IX", "VI VIII VII IX")
"""The owl is dealt to the second, to the third, or to nobody."""


def stacked(cards):
    return Shuffled(PACK.complete(PACK[name] for name in cards.split()))


@pytest.fixture
def table(qtbot, tmp_path, monkeypatch):
    """Begin a match with these cards: this number of people, and bots on the other seats."""

    def open_table(cards, people=THREE, bots=1, folder="one", **wishes):
        order = stacked(cards)

        def by(cls, random, pack):
            return order if len(pack.cards) == len(PACK.cards) else BY(cls, random, pack)

        monkeypatch.setattr(Shuffled, "by", classmethod(by))
        # No two cards lie alike, whatever they are: in all worlds they lie as chance has it once.
        monkeypatch.setattr("cucu_desktop.ui.animation.director.Random", lambda: Random(0))
        plan = seating.usual("cambio", people[0], seats=1)
        players = tuple(Player(name, f"you-{at}") for at, name in enumerate(people, 1))
        plan = replace(plan, players=players, options=replace(plan.options, talk=False), drawn=False)
        for _ in range(bots):
            plan = replace(plan, players=(*plan.players, seating.next_bot(plan)))
        (tmp_path / folder).mkdir()
        window = a_window(qtbot, tmp_path / folder, account=True, hidden_cards="curtain", **wishes)
        window.play(plan)
        return window

    return open_table


def cover_of(window):
    return window.page_stack.findChild(PauseScreen)


def spoken_by(cover):
    return " ".join(label.text() for label in cover.findChildren(QLabel))


def has_its_time(cover):
    """Whether the pause is going by, after a time of whole seconds."""
    return any(timer.isActive() and timer.interval() >= 1000 for timer in cover.findChildren(QTimer))


def button(window, name):
    return cover_of(window).findChild(PaperButton, name)


def called(window):
    return [
        event.seat for event in match_of(window.playing.session).feed(SPECTATOR) if isinstance(event, Called)
    ]


def holder(window, card="XV"):
    """Who holds this card; the tests may look."""
    match = match_of(window.playing.session)
    held = [match.observation(seat).cards[seat] for seat in range(len(match.players))]
    return next((seat for seat, each in enumerate(held) if str(each) == card), None)


@pytest.mark.parametrize("others", OWLS[1:])
def test_a_pause_is_the_same_whoever_holds_the_owl(qtbot, table, others):
    def paused(window):
        wait_for(qtbot, window, Stage.PAUSED)

    found = traces_of(qtbot, (table(cards, folder=cards) for cards in (OWLS[0], others)), paused)
    assert differences(found) == []


@pytest.mark.parametrize("others", OWLS[1:])
def test_who_calls_without_an_owl_changes_nothing_that_can_be_seen(qtbot, table, others):
    def call_in_vain(window):
        wait_for(qtbot, window, Stage.PAUSED)
        session = window.playing.session
        match = match_of(session)
        in_vain = next(seat for seat in session.match_view.persons if seat == match.to_act)
        press(qtbot, button(window, "call"))
        session.call(in_vain)
        press(qtbot, button(window, "back"))
        assert session.stage is Stage.PAUSED

    found = traces_of(qtbot, (table(cards, folder=cards) for cards in (OWLS[0], others)), call_in_vain)
    assert differences(found) == []


def first_of(window):
    """The acting seat; all people at this screen are asked in playing order."""
    return match_of(window.playing.session).to_act


def test_who_holds_the_owl_calls_by_the_mark_and_their_name(qtbot, table):
    window = table("VI XV VII IX", bots=0)
    wait_for(qtbot, window, Stage.PAUSED)
    caller = holder(window)
    qtbot.waitUntil(button(window, "call").isVisible)
    press(qtbot, button(window, "call"))
    press(qtbot, button(window, f"person-{caller}"))
    wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER)
    assert called(window) == [caller]
    assert window.playing.session.observation.kind == "penalty"


def test_after_a_look_at_one_s_own_card_the_pause_goes_on(qtbot, table):
    window = table("VI XV VII IX", bots=0)
    wait_for(qtbot, window, Stage.PAUSED)
    session, seat = window.playing.session, holder(window)
    press(qtbot, button(window, "look"))
    press(qtbot, button(window, f"person-{seat}"))
    wait_for(qtbot, window, Stage.LOOK)
    assert session.viewer == seat
    assert str(session.observation.card) == "XV"
    session.cover()
    wait_for(qtbot, window, Stage.PAUSED)
    assert session.viewer == SPECTATOR


def test_whose_turn_it_is_sits_there_when_the_pause_has_been_let_by(qtbot, table):
    window = table("VI XV VII IX", bots=0)
    wait_for(qtbot, window, Stage.PAUSED)
    session, seat = window.playing.session, first_of(window)
    session.let_by()
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question.seat == session.viewer == seat
    session.act(KEEP)
    wait_for(qtbot, window, Stage.PAUSED)
    assert session.viewer == SPECTATOR


def test_before_a_bot_s_turn_one_touch_lets_the_pause_by(qtbot, table):
    window = table("VI X VII IX VIII", people=("Anna", "Bruno"), bots=3)
    session = window.playing.session
    turns = set()
    for _ in range(3):
        wait_for(qtbot, window, Stage.PAUSED)
        turns.add(match_of(session).players[first_of(window)].bot is not None)
        session.let_by()
        if wait_for(qtbot, window, Stage.ANSWER, Stage.PAUSED) is Stage.ANSWER:
            session.act(session.question.decision.options[0])
    assert True in turns


def test_a_pause_goes_by_itself_and_whose_turn_it_is_still_has_to_sit_down(qtbot, table):
    window = table("VI X VII IX", bots=0, pause_seconds=1)
    session = window.playing.session
    wait_for(qtbot, window, Stage.PAUSED)
    seat = first_of(window)
    assert "for 1 second" in spoken_by(cover_of(window))
    wait_for(qtbot, window, Stage.HAND_OVER)
    assert session.covered_for == seat
    assert session.viewer == SPECTATOR, "no card is shown before somebody is there"
    session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question.seat == seat


def test_a_bot_plays_when_the_pause_has_gone_by_itself(qtbot, table):
    window = table("VI X VII IX VIII", people=("Anna", "Bruno"), bots=3, pause_seconds=1)
    match = match_of(window.playing.session)
    wait_for(qtbot, window, Stage.PAUSED)
    while match.players[first_of(window)].bot is None:
        window.playing.session.let_by()
        wait_for(qtbot, window, Stage.ANSWER)
        window.playing.session.act(KEEP)
        wait_for(qtbot, window, Stage.PAUSED)
    bot = first_of(window)
    qtbot.waitUntil(lambda: first_of(window) != bot, timeout=20_000)


def test_no_time_goes_by_while_it_is_asked_who_calls_or_a_page_lies_before_it(qtbot, table):
    window = table("VI XV VII IX", bots=0, pause_seconds=20)
    wait_for(qtbot, window, Stage.PAUSED)
    cover, gone = cover_of(window), []
    cover.lapsed.connect(lambda: gone.append("by"))
    qtbot.waitUntil(button(window, "call").isVisible)
    assert has_its_time(cover)
    press(qtbot, button(window, "call"))
    assert not has_its_time(cover)
    press(qtbot, button(window, "back"))
    assert has_its_time(cover)
    window.page_opener.open_rules()
    assert not has_its_time(cover)
    assert gone == []
    window.page_stack.page.closed.emit()
    assert has_its_time(cover)
    assert gone == []


def test_a_pause_goes_on_after_the_window_was_minimized_and_does_not_begin_anew(qtbot, table):
    window = table("VI XV VII IX", bots=0, pause_seconds=20)
    wait_for(qtbot, window, Stage.PAUSED)
    cover = cover_of(window)
    clock = next(timer for timer in cover.findChildren(QTimer) if timer.interval() == 20_000)
    qtbot.waitUntil(lambda: clock.isActive() and clock.remainingTime() < 19_990)
    for event, goes in ((QHideEvent, False), (QShowEvent, True)):
        QApplication.sendEvent(cover, event())  # as from a window manager: for Qt it stays visible
        assert clock.isActive() is goes
    assert clock.interval() < 19_990


@pytest.mark.parametrize("wishes", [{"pause_seconds": 0}, {"pause_seconds": 1, "speed": "by key"}])
def test_a_pause_waits_where_one_goes_on_by_key(qtbot, table, wishes):
    window = table("VI X VII IX", bots=0, **wishes)
    wait_for(qtbot, window, Stage.PAUSED)
    assert "First, anyone may call." in spoken_by(cover_of(window))
    assert not has_its_time(cover_of(window))


def looked_on(plan):
    return replace(plan, onlookers=(Player("Ida", "you-4"),))


def test_who_looks_on_makes_no_pause_for_one_person_and_is_not_heard(qtbot, tmp_path):
    plan = seating.usual("cambio", "Anna", seats=4)
    plan = looked_on(replace(plan, options=replace(plan.options, talk=False), drawn=False))
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    assert wait_for(qtbot, window, Stage.ANSWER, Stage.PAUSED, Stage.HAND_OVER) is not Stage.PAUSED


def test_who_looks_on_is_none_of_those_who_may_call(qtbot, tmp_path):
    plan = seating.usual("cambio", "Anna", seats=1)
    plan = replace(plan, players=(*plan.players, Player("Bruno", "you-2")), drawn=False)
    window = a_window(qtbot, tmp_path, hidden_cards="curtain")
    window.play(looked_on(replace(plan, options=replace(plan.options, talk=False))))
    wait_for(qtbot, window, Stage.PAUSED)
    asked = [each for each in cover_of(window).findChildren(PaperButton) if each.objectName()[:6] == "person"]
    assert sorted(each.accessibleName() for each in asked) == ["Anna", "Bruno"]


def test_one_person_among_bots_is_asked_only_while_holding_an_owl(qtbot, table):
    for number, cards in enumerate(("XV VI VII IX", "VI XV VII IX", "VI VII XV IX", "VI VII IX XV")):
        window = table(cards, people=("Anna",), bots=3, folder=str(number))
        wait_for(qtbot, window, Stage.ANSWER)
        session = window.playing.session
        match, mine = match_of(session), session.match_view.persons[0]
        if holder(window) == mine:
            assert CALL in session.question.decision.options
        else:
            assert session.question.kind == "turn"
            assert session.question.decision.kind != "call"
            assert match.to_act == mine


def test_to_let_a_pause_go_by_leaves_no_trace_and_to_call_ends_the_deal(qtbot, table):
    asked = 0
    for number, cards in enumerate(("XV VI VII IX", "VI XV VII IX", "VI VII XV IX", "VI VII IX XV")):
        window = table(cards, people=("Anna",), bots=3, folder=str(number))
        wait_for(qtbot, window, Stage.ANSWER)
        session = window.playing.session
        log, mine = window.playing.log, session.match_view.persons[0]
        if session.question.decision.kind != "call":
            continue
        asked += 1
        before = log.read_bytes()
        session.act(WAIT)
        since = log.read_bytes().removeprefix(before)  # a bot may have had its turn by now
        assert f'"seat":{mine}'.encode() not in since
        assert b"wait" not in since
        if wait_for(qtbot, window, Stage.ANSWER, Stage.TABLE) is Stage.TABLE:
            wait_for(qtbot, window, Stage.ANSWER)
        if CALL in session.question.decision.options:
            session.act(CALL)
            qtbot.waitUntil(lambda window=window: called(window) != [])
            assert called(window) == [mine]
    assert asked


@pytest.mark.parametrize(
    ("people", "bots"), [(("Anna", "Bruno"), 2), (("Anna",), 3), (("Anna", "Bruno", "Carla"), 0)]
)
def test_a_game_is_played_to_its_end(qtbot, tmp_path, people, bots):
    plan = seating.usual("cambio", people[0], seats=1)
    players = tuple(Player(name, f"you-{at}") for at, name in enumerate(people, 1))
    plan = replace(plan, players=players, options=Options(chips=4, talk=False))
    for _ in range(bots):
        plan = replace(plan, players=(*plan.players, seating.next_bot(plan)))
    window = a_window(qtbot, tmp_path)
    window.play(plan)
    play_out(qtbot, window, lambda options: options[-1] if options[-1].word == "wait" else options[0])
    match = match_of(window.playing.session)
    assert match.winners
    assert sum(match.observation(SPECTATOR).coins) == 4 * len(match.players)
