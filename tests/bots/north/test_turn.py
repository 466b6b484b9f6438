"""Turns of the northern games."""

from random import Random

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.games import kille
from tests.bots.playing import Table, at_level


class Foolish(Table):
    """People who give even Harlekin away, as a player may who does not know the game."""

    def choose(self):
        kind = self.state.decision.kind
        return EXCHANGE if kind == "turn" else super().choose()


def test_not_even_a_beginner_keeps_a_harlekin_that_has_fallen():
    fallen = 0
    for seed in range(12):
        table = Foolish([at_level(1)] * 6, seed, kille.Options(buys=0))
        while not table.state.is_over:
            observation, heard = table.view()
            if table.state.decision.kind == "turn" and observation.lowered[observation.seat]:
                fallen += 1
                assert choose(at_level(1), observation, heard, Random(seed)) is EXCHANGE
            table.step()
    assert fallen
