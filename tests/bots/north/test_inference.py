"""What is made of what others do."""

from random import Random
from statistics import fmean

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games import gnav, kille
from tests.bots.playing import situation


def test_where_nobody_has_knocked_nobody_pays_beside_the_lowest():
    cards = "3 KATT 12 8 9 10"
    asked = situation(cards, 6, "exchange", options=gnav.Options())
    worths = [assess(COUNSELLOR, *asked, Random(seed)).option(EXCHANGE).worth for seed in range(6)]
    assert abs(fmean(worths) + 0.22) < 0.05  # as it is played


def test_beside_a_harlekin_that_was_exchanged_everybody_keeps_but_with_blaren():
    for card, best in (("1", KEEP), ("BLAREN", EXCHANGE)):
        asked = situation(f"3 HARLEKIN 5 {card}", 4, "exchange", "exchange", "keep", options=kille.Options())
        assert assess(COUNSELLOR, *asked, Random(1)).best.action == best
