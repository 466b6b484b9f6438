"""What the regulars of the lake and of Bergamo say at tricks in words of their own."""

from dataclasses import replace

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import place_calls
from tests import trick_playing
from tests.trick_playing import deal, play

MODULES = trick_playing.GAMES
of_every_game = pytest.mark.parametrize("game", MODULES)


@of_every_game
def test_regulars_say_in_their_own_words_only_what_others_say_too(game):
    for place in MODULES[game].places:
        words = place_calls(place, game)
        known = words["calls"].keys() | words["asides"].keys()
        for person, own in words["persons"].items():
            assert person in PERSONS
            assert own.keys() <= known, person


def test_a_boatwoman_of_the_lake_speaks_of_her_net():
    wording = Wording("en", "coch")
    state = play(deal("coch", ("XIII", "XV", "XIV", "VII I II III IV V VI VIII IX X")), "XIII XV XIV VII")
    trick = observe(state, SPECTATOR)
    ways = {
        wording.calls.bubble(tricks.TrickTaken(1), replace(trick, number=number), ["nina"] * 60).local
        for number in range(60)
        if wording.calls.bubble(tricks.TrickTaken(1), replace(trick, number=number), ["nina"] * 60)
    }
    assert "Questa va in barca." in ways
    assert "Rete piena!" in ways
