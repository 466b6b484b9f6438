"""What the end of a deal shows: whose card was the lowest."""

from random import Random

import pytest

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.engine.events import SPECTATOR, Compared
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.keyframes import retreat
from cucu_desktop.ui.animation.durations import Pace
from cucu_desktop.ui.animation.timeline import Timeline
from cucu_desktop.ui.scene import z
from tests.ui.tables import a_match, a_table_at, a_view


@pytest.mark.parametrize(("game", "seats"), [("cambio", 5), ("cambio", 12), ("le_her", 2)])
def test_the_lowest_cards_are_pushed_forward_where_no_token_is_lost(qtbot, game, seats):
    match = a_match(seats, game=game, seed=4, bots=False)
    view = a_view(qtbot, 1280, 776, setup=match.setup)
    view.sit(match.players)
    shown = 0
    compared = None
    while compared is None:
        news = match.feed(SPECTATOR, shown)
        ends = [at for at, event in enumerate(news) if isinstance(event, Compared)]
        if ends:
            news, compared = news[: ends[0] + 1], news[ends[0]]
        view.play(news, match.observation(SPECTATOR))
        shown = match.length
        options = match.observation(match.to_act).decision.options
        match.submit(match.to_act, KEEP if KEEP in options else options[0])
    assert compared.losers
    for seat in compared.losers:
        card = view.table.cards[seat]
        assert card.zValue() == z.PUSHED
        assert card.spot.centre != view.table.home(seat).centre


def test_nothing_moves_where_there_is_no_room_to_retreat(qtbot):
    """It takes as long as for any other player, who moves in every frame."""
    match = a_match(52, game="ace_chasing", bots=False)
    view = a_table_at(qtbot, match, 1920, 1056)
    context = CueContext(
        view.table, Pace(), match.observation(0), None, [""] * 52, None, lambda _piece: None, Random(1)
    )
    moving = {}
    for seat in view.table.seats:
        piece = retreat(context, seat)
        assert piece.length == context.ms("push")
        timeline = Timeline(piece)
        timeline.advance(piece.length / 2)
        moving.setdefault(seat.has_way_aside, set()).add(timeline.is_moving)
    assert moving == {True: {True}, False: {False}}
