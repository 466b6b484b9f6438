"""Every gesture ends in one of the decision's options."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, REFUSE, Amount
from cucu_desktop.ui.scene.scene import PACK
from cucu_desktop.ui.view.gestures import targets
from cucu_desktop.ui.view.held_card import MOST, tilted
from tests.ui.tables import a_match, a_view, choose, spin


def until(kind, *, dealer=None, seeds=range(200), seats=4):
    """A match that waits for a decision of this kind, by the dealer or by another player."""
    for seed in seeds:
        chance = Random(seed)
        match = a_match(seats, seed=seed, bots=False)
        for _ in range(80):
            seat = match.to_act
            if seat is None:
                break
            now = match.observation(seat)
            if now.kind == kind and (dealer is None or (now.order[-1] == seat) == dealer):
                return match, now
            match.submit(seat, choose(now, chance))
    pytest.fail(f"never came to {kind}")


def opened(qtbot, match, now):
    view = a_view(qtbot)
    view.sit(match.players)
    view.show_position(now)
    spin(10)
    view.open_input(now)
    return view


def middle(rect):
    return rect.center()


def drag(view, start, end):
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.6, 1.0):
        at = QPointF(start) + (QPointF(end) - QPointF(start)) * part
        view.gestures.move(at)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


@pytest.mark.parametrize("resized", [False, True])
def test_a_click_on_the_own_card_keeps_it(qtbot, resized):
    match, now = until("turn", dealer=False)
    view = opened(qtbot, match, now)
    if resized:
        view.resize(1280, 800)
        spin(20)
    with qtbot.waitSignal(view.acted) as acted:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view.card_rect(now.seat)))
    assert acted.args == [KEEP]


def test_a_drag_to_the_next_player_exchanges(qtbot):
    match, now = until("turn", dealer=False)
    view = opened(qtbot, match, now)
    follows = now.order[now.order.index(now.seat) + 1]
    with qtbot.waitSignal(view.acted) as acted:
        drag(view, middle(view.card_rect(now.seat)), middle(view.seat_rect(follows)))
    assert acted.args == [EXCHANGE]


def test_the_dealer_drags_the_card_onto_the_pack(qtbot):
    match, now = until("turn", dealer=True)
    view = opened(qtbot, match, now)
    assert [target.goal for target in targets(now)] == [now.seat, PACK]
    with qtbot.waitSignal(view.acted) as acted:
        drag(view, middle(view.card_rect(now.seat)), middle(view.pack_rect()))
    assert acted.args == [EXCHANGE]


@pytest.mark.parametrize(("kind", "mine", "theirs"), [("inn", KEEP, ASK), ("promise", AGREE, REFUSE)])
def test_at_the_inn(qtbot, kind, mine, theirs):
    match, now = until(kind)
    view = opened(qtbot, match, now)
    with qtbot.waitSignal(view.acted) as acted:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view.card_rect(now.seat)))
    assert acted.args == [mine]
    view.open_input(now)
    with qtbot.waitSignal(view.acted) as acted:
        QTest.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view.seat_rect(now.decision.other))
        )
    assert acted.args == [theirs]


def test_dropped_on_nobody_the_card_goes_back_and_nothing_is_done(qtbot):
    match, now = until("turn", dealer=False)
    view = opened(qtbot, match, now)
    home = view.table.cards[now.seat].pos()
    with qtbot.assertNotEmitted(view.acted, wait=30):
        drag(view, middle(view.card_rect(now.seat)), middle(view.pool_rect()))
    assert view.table.cards[now.seat].pos() == home


def test_the_neighbour_lights_up_and_goes_dark_again(qtbot):
    match, now = until("turn", dealer=False)
    view = opened(qtbot, match, now)
    follows = now.order[now.order.index(now.seat) + 1]
    assert view.table.seats[follows].is_target
    view.close_input()
    assert not any(seat.is_target for seat in view.table.seats)


def test_without_a_decision_the_mouse_does_nothing(qtbot):
    match, now = until("turn", dealer=False)
    view = opened(qtbot, match, now)
    view.close_input()
    with qtbot.assertNotEmitted(view.acted, wait=30):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view.card_rect(now.seat)))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


def test_gestures_offer_nothing_that_is_not_an_option():
    for seed in range(12):
        chance = Random(seed)
        match = a_match(5, seed=seed, tokens=1, onlookers=1)
        for _ in range(60):
            seat = match.to_act
            if seat is None:
                break
            now = match.observation(seat)
            for target in targets(now):
                assert now.decision.allows(target.action)
            if any(isinstance(option, Amount) for option in now.decision.options):
                assert not targets(now) or now.kind == "turn"
            match.submit(seat, choose(now, chance))


# The card in the hand


def test_a_carried_card_leans_the_way_it_goes_the_more_the_faster_and_hangs_upright_again():
    slow = fast = back = 0.0
    for _ in range(10):
        slow, fast, back = tilted(slow, 2, 16), tilted(fast, 400, 16), tilted(back, -30, 16)
    assert back < 0 < slow < fast <= MOST
    assert 0 < tilted(fast, 0, 16) < fast


def own_turn(qtbot, *, still=False):
    match, now = until("turn", dealer=False)
    view = opened(qtbot, match, now)
    view.table.ease = 0 if still else 110
    return view, view.table.cards[now.seat], view.table.home(now.seat)


def test_the_own_card_rises_when_pointed_at_more_when_pressed_and_lies_down_again(qtbot):
    view, card, home = own_turn(qtbot)
    view.gestures.point(home.centre)
    pointed = card.lift
    assert not card.is_resting_at(home)
    view.gestures.press(home.centre)
    assert card.lift > pointed
    view.gestures.release(home.centre + QPointF(3, 3))
    view.gestures.point(None)
    assert card.is_resting_at(home)


def test_a_dragged_card_tilts_sounds_and_goes_back_when_let_go_elsewhere(qtbot):
    view, card, home = own_turn(qtbot)
    heard = []
    view.table.sounded.connect(heard.append)
    view.gestures.press(home.centre)
    for step in range(1, 5):
        view.gestures.move(home.centre + QPointF(40 * step, 0))
    assert card.rotation() > home.angle
    assert card.shown_width > home.width
    # Far from every seat: in a corner of the room.
    view.gestures.move(QPointF(-300, -300))
    assert view.gestures.release(QPointF(-300, -300)) == ()
    assert not card.is_resting_at(home), "it is on its way"
    qtbot.waitUntil(lambda: card.is_resting_at(home), timeout=20_000)
    assert heard == ["flip", "deal"]


def test_where_motion_is_reduced_a_card_neither_tilts_nor_flies(qtbot):
    view, card, home = own_turn(qtbot, still=True)
    view.gestures.press(home.centre)
    for step in range(1, 5):
        view.gestures.move(home.centre + QPointF(40 * step, 0))
    assert (card.rotation(), card.shown_width) == (home.angle, home.width)
    view.gestures.move(QPointF(-300, -300))
    view.gestures.release(QPointF(-300, -300))
    assert card.is_resting_at(home)


def test_a_card_in_the_hand_lies_again_when_the_question_is_over(qtbot):
    view, card, home = own_turn(qtbot)
    view.gestures.press(home.centre)
    view.gestures.move(home.centre + QPointF(90, -40))
    view.close_input()
    assert card.is_resting_at(home)
