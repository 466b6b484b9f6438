"""No item knows a card that its viewer may not see; covered, no private card is painted at all."""

from random import Random

import pytest

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import SPECTATOR, Exchanged
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.scene_dump import dump_of
from tests.ui.tables import GAMES, a_match, a_table_at, a_view, any_options, choose, spin


def private_faces(view):
    """The cards on the table whose face is known, but not to everybody."""
    return [
        item for item in view.table.items() if isinstance(item, CardItem) and item.face and not item.is_public
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_items_know_no_more_than_the_viewer(qtbot, viewer, game):
    chance = Random(viewer)
    match = a_match(5, game=game, seed=viewer, bots=False, **any_options(game, chance))
    viewer = viewer if viewer == SPECTATOR else min(viewer, len(match.players) - 1)
    view = a_view(qtbot, setup=match.setup, speed="normal")
    view.sit(match.players)
    shown = 0
    for _ in range(30):
        view.play(match.feed(viewer, shown), match.observation(viewer))
        shown = match.length
        while view.busy:
            spin(0)
            view.director.skip()
            own = None if viewer == SPECTATOR else view.table.cards[viewer]
            assert all(card is own for card in private_faces(view))
        if match.is_over:
            break
        match.submit(match.to_act, choose(match.observation(match.to_act), chance))


def test_covered_the_table_looks_as_to_a_spectator(qtbot):
    match = a_match(4, seed=4, bots=False)
    seat = match.to_act
    view = a_table_at(qtbot, match, viewer=seat)
    assert isinstance(match.observation(seat).card, Card)
    card = view.table.cards[seat]
    assert card.visible_face == str(match.observation(seat).card)
    open_picture = view.viewport().grab().toImage()
    view.cover()
    assert card.visible_face is None
    covered_picture = view.viewport().grab().toImage()
    assert covered_picture != open_picture
    card.show_face(None, public=False)
    assert view.viewport().grab().toImage() == covered_picture


def test_what_comes_while_covered_stays_covered_until_uncovered(qtbot):
    match = a_match(3, seed=9, bots=False)
    view = a_view(qtbot)
    view.sit(match.players)
    view.cover()
    view.play(match.feed(match.to_act), match.observation(match.to_act))
    seat = match.to_act
    spin(10)
    assert view.table.cards[seat].visible_face is None
    view.uncover()
    assert view.table.cards[seat].visible_face == str(match.observation(seat).card)
    assert view.table.dump() == dump_of(match.observation(seat))


def test_a_card_given_away_is_forgotten(qtbot):
    """Who passes a card on knows it for the rest of the deal; the table shows its back all the same."""
    for seed in range(30):
        match = a_match(3, seed=seed, bots=False)
        seat = match.to_act
        view = a_table_at(qtbot, match, viewer=seat)
        since = match.length
        match.submit(seat, next(o for o in match.observation(seat).decision.options if str(o) == "exchange"))
        events = match.feed(seat, since)
        view.play(events, match.observation(seat))
        others = [event.other for event in events if isinstance(event, Exchanged) and event.seat == seat]
        if others:
            other = others[0]
            assert isinstance(match.observation(seat).cards[other], Card)
            assert view.table.cards[other].face is None
            return
        view.close()
    pytest.fail("no exchange in thirty deals")
