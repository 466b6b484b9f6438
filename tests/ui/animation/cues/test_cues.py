"""Every event has its cue, every arrest its scene, and every moment its length."""

from random import Random
from typing import get_args

import pytest

from cucu_desktop.engine import events, rarer_events
from cucu_desktop.games import cuckoo
from cucu_desktop.ui.arrests import ARRESTS
from cucu_desktop.ui.cues import CUES, TOGETHER
from cucu_desktop.ui.motion import DURATIONS, SPEEDS, Moment, Pace
from tests.ui.tables import GAMES

ALL_EVENTS = (*get_args(events.Event), *get_args(rarer_events.RarerEvent))


def test_every_event_has_a_cue():
    assert set(CUES) == set(ALL_EVENTS)
    assert set(TOGETHER) <= set(ALL_EVENTS)


def test_every_card_that_arrests_has_its_scene():
    rules = [game.ARRESTS for game in GAMES.values()] + [cuckoo.SALTACAVALLO]
    assert {card.value for arrests in rules for card in arrests} == set(ARRESTS)
    assert len(set(ARRESTS.values())) == len(ARRESTS) - 2, "a Re is a King, a Cavallo is a horse"


def test_every_moment_has_a_length():
    assert set(DURATIONS) == set(get_args(Moment))
    assert all(length > 0 for length in DURATIONS.values())


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_faster_pace_takes_less_time(speed):
    pace = Pace(speed)
    assert pace.at_once == (pace.ms("deal") == 0)
    if speed in ("fast", "at once"):
        assert pace.ms("deal") < Pace("normal").ms("deal") < Pace("slow").ms("deal")


def test_thinking_takes_a_human_time_and_varies():
    pauses = [Pace().thinking("turn", Random(seed)) for seed in range(300)]
    assert min(pauses) >= 300
    assert max(pauses) <= 1500
    assert len({round(pause) for pause in pauses}) > 100
    assert Pace("at once").thinking("turn", Random(1)) == 0
