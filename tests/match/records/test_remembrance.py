"""The first memory of a person, and its speaker."""

from random import Random

import pytest

from cucu_desktop.match.records.deeds import EVERYBODY, Encounter
from cucu_desktop.match.records.player_record import AGAIN, recalled, remark, remembered, speaks
from cucu_desktop.match.records.store import Acquaintance


def met(bot="bruna", games=1, won=0, lost=0, done=None, suffered=None):
    return Acquaintance(bot, games, won, lost, done or {}, suffered or {})


@pytest.mark.parametrize(
    ("known", "kind"),
    [
        (met(done={"ousted": 2, "bluffed": 1}, suffered={"ousted": 1}), "ousted-by-you"),
        (met(suffered={"ousted": 1}), "ousted-you"),
        (met(done={"ousted": 1, "bluffed": 1}, suffered={"ousted": 1}), "bluffed"),
        (met(done={"backed": 1}), "backed"),
        (met(games=3, won=2, lost=1), "you-lead"),
        (met(games=3, won=1, lost=2), "i-lead"),
        (met(games=2, won=2), "again"),
    ],
)
def test_what_is_remembered_first(known, kind):
    assert remembered(known) == kind


def test_only_who_is_there_and_knows_one_speaks_and_not_always():
    known = [met("bruna"), met("peppe"), met("gone")]
    said = [remark(known, ["bruna", "carlo", "gone"], Random(number)) for number in range(40)]
    assert {each for each in said if each} == {("bruna", "again")}
    assert None in said
    assert remark(known, ["carlo"], Random(1)) is None


@pytest.mark.parametrize(
    ("deed", "done", "kind"),
    [
        (Encounter("ousted", 0, 1), {"ousted": 1}, "ousted-again"),
        (Encounter("ousted", 0, 1), {"bluffed": 1}, None),
        (Encounter("ousted", 1, 0), {"ousted": 1}, "even"),
        (Encounter("ousted", 1, 0), {}, None),
        (Encounter("backed", 0, 1), {"backed": 2}, "backed-again"),
        (Encounter("backed", 1, 0), {"backed": 2}, None),
        (Encounter("bluffed", 0, EVERYBODY, "XV"), {"bluffed": 1}, "bluffed-again"),
        (Encounter("stopped", 0, 1), {"stopped": 2}, None),
        (Encounter("stopped", 0, 1), {"stopped": 3}, "stopped-again"),
    ],
)
def test_what_comes_to_mind_when_it_happens_again(deed, done, kind):
    assert recalled(deed, 0, done) == kind
    assert kind is None or kind in AGAIN


def test_who_talks_much_says_it_more_often_and_nobody_always():
    often = {bot: sum(speaks(bot, Random(number)) for number in range(200)) for bot in ("peppe", "berardo")}
    assert 200 > often["peppe"] > 1.5 * often["berardo"] > 0
