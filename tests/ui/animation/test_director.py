"""The queue: one thing after the other, in its own time, and nothing runs when nothing is to be shown."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Kept
from cucu_desktop.ui.animation.cue import Cue
from cucu_desktop.ui.animation.cue_table import EXCHANGE as EXCHANGE_CUES
from cucu_desktop.ui.animation.cues import dealing
from cucu_desktop.ui.animation.timeline import Piece, over
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.scene_dump import dump_of
from tests.ui.tables import a_match, a_table_at, a_view, spin


class Paints(QObject):
    """Counts how often a view is painted."""

    def __init__(self, view):
        super().__init__(view)
        self.count = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def shown(qtbot):
    """A match of persons, and a view that shows its first decision at normal speed."""
    match = a_match(4, bots=False)
    view = a_table_at(qtbot, match)
    spin(20)
    view.set_speed("normal")
    return match, view


def go(match, view, action=KEEP):
    since = match.length
    match.submit(match.to_act, action)
    view.play(match.feed(0, since), match.observation(0))


def test_all_is_told_once_and_then_nothing_runs(qtbot, shown):
    match, view = shown
    view.set_speed("fast")
    told = []
    view.drained.connect(lambda: told.append(view.busy))
    go(match, view)
    assert view.busy
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert told == [False]
    qtbot.waitUntil(lambda: not view.director.is_running, timeout=5000)
    assert not view.busy


def test_waiting_paints_nothing(qtbot, shown):
    _, view = shown
    qtbot.waitUntil(lambda: not view.director.is_running)
    spin(50)
    paints = Paints(view)
    spin(200)
    assert not paints.count


def test_at_once_is_over_within_the_call_but_told_after_it(qtbot, shown):
    match, view = shown
    view.set_speed("at once")
    told = []
    view.drained.connect(lambda: told.append(1))
    go(match, view)
    assert view.table.dump() == dump_of(match.observation(0))
    assert not told
    spin(10)
    assert told == [1]


def test_space_and_click_skip_the_present_cue_only(qtbot, shown):
    match, view = shown
    go(match, view)
    go(match, view)
    waiting = view.director.waiting
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.director.waiting < waiting
    waiting = view.director.waiting
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
    assert view.director.waiting < waiting
    assert view.busy
    while view.busy:
        view.director.skip()
        spin(1)
    assert view.table.dump() == dump_of(match.observation(0))


def test_hurry_lasts_until_all_is_shown(qtbot, shown):
    match, view = shown
    go(match, view)
    view.director.hurry()
    assert view.director._haste > 1
    qtbot.waitSignal(view.drained, timeout=5000).wait()
    assert view.director._haste == 1


def test_thinking_is_drawn_from_nothing_the_cards_tell(qtbot, monkeypatch):
    """The same pauses come for the same decisions, whatever cards are held; persons need none."""
    pauses = {}
    for seed, bots in ((1, ["peppe"] * 4), (2, ["peppe"] * 4), (3, [""] * 4)):
        match = a_match(4, seed=seed)
        view = a_view(qtbot)
        view.sit(match.players)
        view.set_speed("normal")
        director = view.director
        director.chance = Random(7)
        for seat in range(4):
            director.seat_bots(bots)
            director.queue_thinking(Kept(seat), None, match.observation(0))
        pauses[seed] = [build().length for build in director._queue]
        director.clear()
    assert pauses[1] == pauses[2]
    assert min(pauses[1]) > 0 == sum(pauses[3])


def test_an_arrest_lasts_a_second_or_two(qtbot):
    for seed in range(40):
        match = a_match(5, seed=seed, bots=False)
        view = a_table_at(qtbot, match)
        view.set_speed("normal")
        found = {}
        director = view.director
        original = director._cue

        def cue(run, now, found=found, original=original):
            build = original(run, now)

            def built():
                piece = build()
                if type(run[0]).__name__ == "Arrested":
                    found[str(run[0].card)] = piece.length
                return piece

            return built

        director._cue = cue
        for _ in range(4):
            if match.observation(0).decision and match.observation(0).kind != "turn":
                break
            seat = match.to_act
            options = match.observation(seat).decision.options
            go(match, view, EXCHANGE if EXCHANGE in options else options[0])
        while view.busy:
            view.director.skip()
            spin(0)
        for card, length in found.items():
            assert 900 <= length <= 2800, card
        view.close()
        if len(found) >= 2:
            return
    pytest.fail("no arrests in forty deals")


def test_who_is_to_act_is_shown_with_the_last_part(qtbot, shown):
    match, view = shown
    view.set_speed("at once")
    since = match.length
    match.submit(match.to_act, KEEP)
    events, now = match.feed(0, since), match.observation(0)
    view.play(events[:1], now)
    assert view.table.dump()["to_act"] is None
    view.play(events[1:], now)
    assert view.table.dump() == dump_of(now)


@pytest.mark.expects_warnings
@pytest.mark.parametrize("moment", ["built", "shown"])
def test_a_cue_that_fails_costs_its_picture_and_not_the_game(qtbot, shown, monkeypatch, moment):
    match, view = shown

    def fail(*_: object) -> Piece:
        if moment == "built":
            raise RuntimeError("no picture")
        return over(10, lambda _: 1 / 0)

    monkeypatch.setitem(EXCHANGE_CUES.cues, Kept, Cue(fail))
    told = []
    view.drained.connect(lambda: told.append(view.busy))
    go(match, view)
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert told == [False]
    assert view.table.dump() == dump_of(match.observation(0))
    monkeypatch.undo()
    go(match, view)
    qtbot.waitUntil(lambda: len(told) > 1, timeout=9000)
    assert view.table.dump() == dump_of(match.observation(0))


def test_who_draws_equal_cards_for_a_seat_is_seen_to_draw_again(qtbot, monkeypatch):
    """E8: at a large table equal cards are drawn; each card of each round comes into view."""
    match = a_match(30, game="lu_stu")
    drawn = match.feed(0)[0]
    assert drawn.again
    shown = []

    class Noted(CardItem):
        def show_face(self, face, *, public):
            shown.append(face)
            super().show_face(face, public=public)

    monkeypatch.setattr(dealing, "CardItem", Noted)
    view = a_view(qtbot, setup=match.setup)
    view.sit(match.players)
    view.play([drawn], match.observation(0))
    again = [face for drawn_again in drawn.again for _, face in drawn_again]
    assert shown == [*drawn.cards, *again]
