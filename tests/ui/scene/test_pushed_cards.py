"""The card that pays lies before all others, whichever way the table has come there."""

import pytest

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.engine.events import Compared, DealBegan, Kept, TokenLost
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.moved_cards import pushed_after
from tests.ui.tables import a_match, a_table_at
from tests.ui.windows import a_window, page_of, press, short_plan, wait_for


@pytest.mark.parametrize(
    ("events", "seats"),
    [
        ([], []),
        ([TokenLost(2, 1, "XII")], []),
        ([TokenLost(2, 1, "lowest"), Compared((2,))], [2]),
        ([TokenLost(2, 1, "lowest"), TokenLost(0, 1, "matto"), Compared((2, 0))], [2, 0]),
        ([Kept(1), Compared((1, 3))], [1, 3]),
        ([TokenLost(2, 1, "lowest"), Compared((2,)), DealBegan(2, 0, (1, 2, 0))], []),
    ],
)
def test_whose_cards_are_pushed_forward_follows_from_what_happened(events, seats):
    assert pushed_after(events) == seats


def forward(table):
    """Where the cards lie that are pushed forward, in parts of the table."""
    lay = table.lay
    spots = {seat: table.cards[seat].spot.centre for seat in table.forward.seats}
    assert all(table.cards[seat].zValue() == z.PUSHED for seat in spots)
    return {
        seat: (round(at.x() / lay.size.width(), 2), round(at.y() / lay.size.height(), 2))
        for seat, at in spots.items()
    }


def test_a_match_that_is_gone_on_with_and_a_window_of_another_size_keep_it_there(qtbot, tmp_path):
    """Anna has lost her only token, and is asked whether she comes back."""
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.play(short_plan("Anna", bots=3, reentry=True))
    while True:
        wait_for(qtbot, window, Stage.ANSWER)
        session = window.playing.session
        if session.question.kind == "reentry":
            break
        options = session.question.decision.options
        session.act(KEEP if KEEP in options else options[0])
    shown = forward(window.playing.view.table)
    assert shown
    homes = [seat.card.centre for seat in window.playing.view.table.lay.seats]
    assert all(window.playing.view.table.cards[seat].spot.centre != homes[seat] for seat in shown)
    window.leave()
    press(qtbot, page_of(window).buttons["resume"])
    wait_for(qtbot, window, Stage.ANSWER)
    assert forward(window.playing.view.table) == shown
    window.resize(1024, 640)
    table = window.playing.view.table
    qtbot.waitUntil(lambda: table.lay.size.width() < 1100)
    assert set(forward(table)) == set(shown)
    assert all(table.cards[seat].spot.centre != table.home(seat).centre for seat in shown)


@pytest.mark.parametrize(("width", "height"), [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_of_several_cards_that_pay_each_can_be_seen(qtbot, width, height, seats):
    match = a_match(seats, game="cuckoo", bots=False)
    view = a_table_at(qtbot, match, width, height)
    for card in view.table.cards:
        card.show_face("KH", public=True)
    for seat in range(1, seats):
        view.table.forward.push([seat - 1, seat])
        one, other = (view.table.cards[at].spot.rect for at in (seat - 1, seat))
        common = one.intersected(other)
        assert common.width() * common.height() < 0.04 * one.width() * one.height()
