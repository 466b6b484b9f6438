"""How a card comes into a trick; the count at the end of a deal, and the tokens that follow from it."""

from dataclasses import replace
from itertools import groupby, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QSizeF

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match.sides import written
from cucu_desktop.ui.animation.cues.tricks.counting import SumItem, side_cards
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from cucu_desktop.ui.animation.timeline import Timeline
from cucu_desktop.ui.scene.items.bubble import BubbleItem
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.speech import put_bubble
from tests.trick_playing import GAMES, any_action, any_deal, happened
from tests.ui.objects.trick_table import SIZES, Showing


def finished(game):
    """Return the end of a deal that was counted."""
    random = Random(f"{game}/counted")
    state = any_deal(random, game)
    while not state.is_over:
        state.apply(any_action(state, random))
    return state


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (0.5, "½"), (9.5, "9½"), (10, "10"), (41, "41")])
def test_points_are_written_as_at_the_table(points, text):
    assert written(points) == text


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_counted_add_up_to_what_the_sides_have(game):
    state = finished(game)
    if not state.points:
        pytest.skip("everybody passed")
    now, kind = observe(state, 0), GAMES[game]
    values = kind.values
    taken = [(trick.winner, [card.id for card in trick.cards]) for trick in now.tricks]
    counted = [sum(values[card] for card in side_cards(taken, side, values, kind)) for side in state.sides()]
    assert counted == list(state.points)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_of_every_card_that_is_counted_the_numeral_is_seen(game, scale, size, qapp):
    state = finished(game)
    table = Showing(game, state, 0)
    table.scene.arrange(table.scene.lay_out(QSizeF(*size), 0, 0, scale))
    table.scene.show(observe(state, 0))
    context = table.context()
    Timeline(TRICKS.cues[tricks.Counted].show(context, happened(state, tricks.Counted)[0])).finish()
    cards = [item for item in table.scene.counted if isinstance(item, CardItem)]
    for _, row in groupby(cards, lambda card: card.pos().y()):
        for card, right in pairwise(row):
            seen = (right.pos().x() - card.pos().x()) / card.shown_width
            assert seen >= (0.59 if card.face != right.face else 0.2)
    assert all(table.scene.lay.count.contains(card.pos()) for card in cards)
    assert len({card.shown_width for card in cards}) <= 2
    assert table.scene.pack.opacity() == 0
    table.scene.clear_passing()
    assert table.scene.pack.opacity() == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_count_lies_there_until_it_is_known_who_has_won(game, qapp):
    state = finished(game)
    table = Showing(game, state, 0)
    table.scene.show(observe(state, 0))
    counted = happened(state, tricks.Counted)[0]
    context = table.context()
    show = TRICKS.cues[tricks.Counted].show(context, counted)
    assert show.length < (4500 if counted.recount is None else 8500)
    before = BubbleItem(table.scene.theme, table.scene.art, "Eh!", "well")
    put_bubble(table.scene, before, 1)
    before.put(table.scene.lay.count, QPointF())
    Timeline(show).finish()
    assert before not in table.scene.bubbles  # what was said before hides nothing of it
    sums = [item for item in table.scene.counted if isinstance(item, SumItem)]
    assert sorted(item.text for item in sums) == sorted(map(written, counted.recount or counted.points))
    assert all(item.scene() is table.scene for item in table.scene.counted)
    after = BubbleItem(table.scene.theme, table.scene.art, "Eh!", "well")
    put_bubble(table.scene, after, 1)
    assert not any(after.area.intersects(item.sceneBoundingRect()) for item in sums)
    table.scene.remove_passing(after)
    won, cue = happened(state, tricks.DealWon)[0], TRICKS.cues[tricks.DealWon]
    Timeline(cue.show(context, won)).finish()
    assert table.scene.counted, "it is read, and only then goes"
    Timeline(cue.leave(context, won)).finish()
    if game == "zifuli" and won.winners:  # the tokens are paid while it lies there
        assert table.scene.counted
        moved = happened(state, tricks.TokensMoved)[0]
        Timeline(TRICKS.cues[tricks.TokensMoved].leave(context, moved)).finish()
    assert table.scene.counted == []
    assert not table.scene.passing


def test_tokens_change_hands_one_seat_after_the_other(qapp):
    random = Random("tokens")
    state = any_deal(random, "zifuli")
    while not state.is_over or not happened(state, tricks.TokensMoved):
        if state.is_over:
            state = any_deal(random, "zifuli")
        state.apply(any_action(state, random))
    table = Showing("zifuli", state, 0)
    now = replace(observe(state, 0), standing=tuple(observe(state, 0).tokens))
    context = replace(table.context(), now=now)
    table.scene.number = 1
    Timeline(TRICKS.cues[tricks.DealWon].show(context, happened(state, tricks.DealWon)[0])).finish()
    assert [item.standing for item in table.scene.people] == [0] * 5
    told = dict.fromkeys(range(5), 0)
    for event in happened(state, tricks.TokensMoved):
        Timeline(TRICKS.cues[tricks.TokensMoved].show(context, event)).finish()
        told[event.seat] = event.tokens
        assert [item.standing for item in table.scene.people] == list(told.values())
        assert sorted(line.won for line in table.scene.score.score.lines) == sorted(told.values())
    assert tuple(told.values()) == now.tokens
    assert not table.scene.passing


def test_a_card_is_painted_before_it_flies(qapp, monkeypatch):
    random = Random("flies")
    state = any_deal(random, "coch")
    table = Showing("coch", state, 0)
    while not happened(state, tricks.Played):
        table.catch_up()
        state.apply(any_action(state, random))
    event = happened(state, tricks.Played)[0]
    painted = []
    monkeypatch.setattr(table.scene.art, "card", lambda face, width: painted.append(face))
    TRICKS.cues[tricks.Played].show(table.context(), event)
    assert painted == [str(event.card)]
