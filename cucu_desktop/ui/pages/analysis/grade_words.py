"""Grades of mistakes in words and with the signs of chess annotation."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cucu_desktop.analysis.report import GRADES
from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.analysis.report import Grade


def grade_told(grade: Grade) -> str:
    """Return a grade with its sign: "?? blunder"."""
    return {
        "slip": "?! " + tr("Analysis", "slip"),
        "mistake": "? " + tr("Analysis", "mistake"),
        "blunder": "?? " + tr("Analysis", "blunder"),
    }[grade]


def counts_told(grades: Iterable[Grade]) -> str:
    """Return the number of mistakes of each grade, the worst first: "1 blunder, 3 slips"."""
    counts = Counter(grades)
    told = {
        "slip": trn("Analysis", "{n} slip", "{n} slips", counts["slip"]),
        "mistake": trn("Analysis", "{n} mistake", "{n} mistakes", counts["mistake"]),
        "blunder": trn("Analysis", "{n} blunder", "{n} blunders", counts["blunder"]),
    }
    return ", ".join(told[grade] for grade in GRADES if counts[grade])
