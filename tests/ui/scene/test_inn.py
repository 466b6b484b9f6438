"""The inn's sign is shown while guest or innkeeper decides."""

import pytest
from PySide6.QtCore import QRectF

from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, REFUSE
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.scene.scene_dump import dump_of
from tests.ui.tables import a_match, a_table_at, a_view, spin


def at_the_inn(seats):
    """A match in which the first asks for an inn; how long it was before, guest and innkeeper."""
    for seed in range(200):
        match = a_match(seats, seed=seed, bots=False)
        since, guest = match.length, match.to_act
        if EXCHANGE not in match.observation(guest).decision.options:
            continue
        match.submit(guest, EXCHANGE)
        if match.observation(guest).kind == "inn":
            return match, since, guest, match.observation(guest).about
    pytest.fail("no inn in two hundred deals")
    return None


def sign(view):
    hung = view.table.inn.sign
    return hung and (hung.innkeeper, hung.guest)


@pytest.fixture
def stopped(qtbot):
    match, since, guest, innkeeper = at_the_inn(4)
    view = a_view(qtbot)
    view.sit(match.players)
    view.play(match.feed(guest), match.observation(guest))
    spin(5)
    assert since
    return match, view, guest, innkeeper


def answer(match, view, guest, action):
    since = match.length
    match.submit(match.to_act, action)
    view.play(match.feed(guest, since), match.observation(guest))
    spin(5)


def test_it_hangs_while_the_guest_is_asked_and_is_gone_with_the_answer(stopped):
    match, view, guest, innkeeper = stopped
    assert sign(view) == (innkeeper, guest)
    assert view.table.dump() == dump_of(match.observation(guest))
    answer(match, view, guest, KEEP)
    assert sign(view) is None


@pytest.mark.parametrize("word", [AGREE, REFUSE])
def test_it_hangs_while_the_innkeeper_is_asked_for_the_promise(stopped, word):
    match, view, guest, innkeeper = stopped
    answer(match, view, guest, ASK)
    assert match.observation(guest).kind == "promise"
    assert sign(view) == (innkeeper, guest)
    answer(match, view, guest, word)
    assert sign(view) is None
    assert view.table.dump() == dump_of(match.observation(guest))


def test_it_stays_through_another_size_and_is_hung_anew_with_the_position(stopped):
    match, view, guest, innkeeper = stopped
    before = view.table.inn.sign.room
    view.resize(1280, 776)
    assert sign(view) == (innkeeper, guest)
    assert view.table.inn.sign.room != before
    for seat in (guest, innkeeper, SPECTATOR):
        view.show_position(match.observation(seat))
        assert sign(view) == (innkeeper, guest)
    assert sum(item is view.table.inn.sign for item in view.table.items()) == 1
    match.submit(guest, ASK)
    view.show_position(match.observation(guest))
    assert sign(view) == (innkeeper, guest)
    match.submit(innkeeper, AGREE)
    view.show_position(match.observation(guest))
    assert sign(view) is None


@pytest.mark.parametrize("seats", [2, 3, 6, 12, 20])
def test_it_hides_neither_card_nor_face(qtbot, seats):
    match, _, guest, innkeeper = at_the_inn(seats)
    view = a_table_at(qtbot, match, 1280, 776, viewer=guest)
    room = view.table.inn.sign.room
    assert QRectF(0, 0, 1280, 776).contains(room)
    for seat in (guest, innkeeper):
        card = view.table.home(seat).rect
        common = card.intersected(room)
        assert common.width() * common.height() <= 0.15 * card.width() * card.height()
    assert not any(room.contains(place.face) for place in view.table.lay.seats)


@pytest.mark.parametrize(("width", "height"), [(640, 376), (1024, 676), (1280, 776)])
def test_it_hangs_where_no_button_hides_it(qtbot, width, height):
    match, _, guest, innkeeper = at_the_inn(6)
    view = a_view(qtbot, width, height)
    view.sit(match.players)
    view.play(match.feed(guest), match.observation(guest))
    spin(5)
    hung = view.table.inn.hang(innkeeper, guest)
    assert hung.room.bottom() <= view.table.lay.free.top()
