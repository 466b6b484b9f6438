"""Every event has its cue, every arrest its scene, and every moment its length."""

from random import Random
from typing import get_args

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.games import ace_chasing, campli, cuckoo, gnav, kille, lu_stu, tiebreak
from cucu_desktop.games.catalogue import POWERS
from cucu_desktop.match.events.turns import TURNS, Stopped
from cucu_desktop.ui.animation.cues.turns import ARRESTS
from cucu_desktop.ui.animation.durations import DURATIONS, THINKING, Moment, Pace


def test_every_card_that_arrests_has_its_scene():
    modules = (campli, lu_stu, cuckoo, tiebreak, ace_chasing)
    rules = [module.ARRESTS for module in modules] + [cuckoo.SALTACAVALLO]
    arresting = {card.value for arrests in rules for card in arrests}
    assert arresting <= set(ARRESTS)
    assert len({ARRESTS[card] for card in arresting}) == len(arresting) - 2, (
        "a Re is a King, a Cavallo is a horse"
    )
    # In the north a cat, a horse and a cuckoo do as they do here; others are only shown large.
    assert set(ARRESTS) - arresting == {card for card, power in POWERS.items() if power.figure}


def test_powers_of_all_games_are_found_by_their_cards():
    rows = [row for rows in (*gnav.POWERS.values(), kille.POWERS) for row in rows]
    assert list(POWERS.values()) == rows, "no two cards share a name"


@pytest.mark.parametrize("card", POWERS)
def test_what_is_said_to_a_power_follows_from_its_kind(card):
    power, turns = POWERS[card], TURNS
    asker = turns[Stopped].call(Stopped(0, card), None)
    assert (asker is not None) == (power.kind == "bird"), "at a bird there is time for a word"
    event = happen.Arrested(2, 1, power.card, shown=True, audience=7)
    key = turns[happen.Arrested].explanation(event, (0, 1, 2)).key
    assert key == f"Arrested-{card}" + ("-dealer" if power.kind == "inn" else "")


def test_every_moment_has_a_length():
    assert set(DURATIONS) == set(get_args(Moment))
    assert all(
        length > 0 for moment, length in DURATIONS.items() if not moment.endswith("guard")
    )  # 0 in tests


@pytest.mark.parametrize("speed", ["slow", "fast", "at once"])
def test_a_faster_pace_takes_less_time(speed):
    pace = Pace(speed)
    assert pace.at_once == (pace.ms("deal") == 0)
    if speed in ("fast", "at once"):
        assert pace.ms("deal") < Pace("normal").ms("deal") < Pace("slow").ms("deal")


def test_whatever_a_player_decides_takes_its_time():
    assert set(THINKING) == set(get_args(PlayerKind))


def test_thinking_takes_a_human_time_and_varies():
    pauses = [Pace().thinking_time("turn", Random(seed)) for seed in range(300)]
    assert min(pauses) >= 150
    assert max(pauses) <= 1500
    assert len({round(pause) for pause in pauses}) > 100
    assert Pace("at once").thinking_time("turn", Random(1)) == 0
