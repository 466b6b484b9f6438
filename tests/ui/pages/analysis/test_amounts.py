"""Amounts of an analysis: what is shown as the parts of something sums to it as it is shown."""

import re
from random import Random

import pytest

from cucu_desktop.analysis.report import Split
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.ui.pages.analysis.amounts import MINUS, Amounts
from cucu_desktop.ui.text.wording import Wording


@pytest.fixture
def wording(qapp):
    return Wording("en", "campli")


def tenths(told):
    """The amount shown, in tenths."""
    return round(10 * float(told.replace(MINUS, "-")))


@pytest.mark.parametrize("currency", ["chance", "coins", "tokens"])
def test_the_parts_shown_sum_to_the_result_shown(wording, currency):
    random, amounts = Random(1), Amounts(wording, currency)
    size = 1 if currency == "chance" else 100
    for _ in range(500):
        before, after, others = (size * random.random() for _ in range(3))
        split = Split(before, after, -size * random.random(), others, random.choice((0, size / 7)))
        *parts, result = amounts.parts(split)
        assert sum(map(tenths, parts)) == tenths(result)
        assert result == amounts.signed(split.result)
        exact = (split.cards, split.own, split.others)
        for told, part in zip(parts, exact, strict=True):
            assert abs(tenths(told) - part * (1000 if currency == "chance" else 10)) < 1


def test_parts_that_rounded_each_by_itself_do_not_sum_up(wording):
    amounts = Amounts(wording, "chance")
    split = Split(0.2, 0.0, -0.1175, 0.0824, 0.0)  # the cards -16.49
    assert amounts.parts(split) == (f"{MINUS}16.5", f"{MINUS}11.7", "+8.2", f"{MINUS}20.0")


def test_what_is_nothing_stays_nothing(wording):
    amounts = Amounts(wording, "coins")
    assert amounts.parts(Split(0.0, 0.0, 0.0, 0.0, 0.0)) == ("0.0",) * 4
    assert amounts.parts(Split(0.0, 1.25, 0.0, 0.0, 0.0))[1:3] == ("0.0", "0.0")


def test_of_ace_chasing_it_is_told_what_a_won_game_counts(wording):
    told = Amounts(wording, "honour").unit()
    assert re.findall(r"\d+", told) == [str(round(HONOUR))]
