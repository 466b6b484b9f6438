"""What somebody remembers first, and who speaks of it."""

from random import Random

import pytest

from cucu_desktop.match.records.remembrance import remark, remembered
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
