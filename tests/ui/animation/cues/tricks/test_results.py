"""What follows from a count: tokens that change hands."""

from dataclasses import replace
from random import Random

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from cucu_desktop.ui.animation.timeline import Timeline
from tests.trick_playing import any_action, any_deal, happened
from tests.ui.objects.trick_table import Showing


def test_tokens_change_hands_one_seat_after_the_other(qapp):
    random = Random("tokens")
    state = any_deal(random, "zifuli")
    while not state.is_over or not happened(state, tricks.TokensMoved):
        if state.is_over:
            state = any_deal(random, "zifuli")
        state.apply(any_action(state, random))
    table = Showing("zifuli", state, 0)
    now = replace(observe(state, 0), standing=tuple(observe(state, 0).tokens))
    context = CueContext(table.scene, table.pace, now, None, [""] * 5, None, print)
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
