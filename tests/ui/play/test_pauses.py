"""Pauses before turns, for one person among bots."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.actions import CALL, KEEP, WAIT, Shuffled
from cucu_desktop.engine.events import SPECTATOR, Compared, Kept
from cucu_desktop.engine.rarer_events import Called
from cucu_desktop.games import cambio
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.bot_workers import Thought
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, match_of, wait_for


@pytest.fixture
def session(qtbot, tmp_path, monkeypatch):
    """Anna and a bot, who has an owl as she has; it keeps, and has thought of it long before it may."""

    def think(question, _head=None):
        calls = dict.fromkeys((each.seat for each in question.calls), WAIT)
        return Thought(question.number, question.seat, KEEP if question.decides else None, calls=calls)

    pack = GAMES[cambio.ID].pack_of(cambio.Options())
    order = Shuffled(pack.complete(pack[name] for name in ("XV", "XV")))
    monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
    monkeypatch.setattr("cucu_desktop.ui.play.bot_workers.think", think)
    window = a_window(qtbot, tmp_path, speed="fast")
    plan = seating.usual(cambio.ID, "Anna", seats=2)
    window.play(replace(plan, options=replace(plan.options, talk=False)))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    if session.question.decision.kind == "turn":
        session.act(KEEP)
        qtbot.waitUntil(lambda: session.question is not None, timeout=20_000)
    return session


def test_who_holds_an_owl_is_asked_before_another_acts_however_soon_that_one_knows(session):
    assert session.question.decision.kind == "call"
    assert session.question.decision.options == (CALL, WAIT)


def test_whoever_is_to_act_does_so_once_she_has_let_it_pass(qtbot, session):
    feed, bot = match_of(session).feed, 1 - session.question.decision.seat
    session.act(WAIT)
    qtbot.waitUntil(lambda: Kept(bot) in feed(SPECTATOR), timeout=20_000)


def test_nobody_acts_any_more_once_she_has_called(qtbot, session):
    feed, seat = match_of(session).feed, session.question.decision.seat
    session.act(CALL)
    assert Called(seat) in feed(SPECTATOR)
    assert Kept(1 - seat) not in feed(SPECTATOR)
    assert any(isinstance(event, Compared) for event in feed(SPECTATOR))
