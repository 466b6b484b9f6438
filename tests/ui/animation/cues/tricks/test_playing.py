"""How a card comes into a trick."""

from random import Random

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from tests.trick_playing import any_action, any_deal, happened
from tests.ui.objects.trick_table import Showing


def test_a_card_is_painted_before_it_flies(qapp, monkeypatch):
    random = Random("flies")
    state = any_deal(random, "coch")
    table = Showing("coch", state, 0)
    while not happened(state, tricks.Played):
        table.catch_up()
        state.apply(any_action(state, random))
    event = happened(state, tricks.Played)[0]
    context = CueContext(table.scene, table.pace, observe(state, 0), None, [""] * 4, None, id)
    painted = []
    monkeypatch.setattr(table.scene.art, "card", lambda face, width: painted.append(face))
    TRICKS.cues[tricks.Played].show(context, event)
    assert painted == [str(event.card)]
