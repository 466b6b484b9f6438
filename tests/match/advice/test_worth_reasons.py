"""The number of digits given of two worths, so that they look as far apart as they are known to be."""

import pytest

from cucu_desktop.bots.assessment import OptionAssessment
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.match.advice.worth_reasons import decimals_apart


@pytest.mark.parametrize(
    ("best", "other", "told", "decimals"),
    [
        ((69.0, 4.7), (68.0, 4.7), "points", None),
        ((75.0, 2.0), (68.0, 2.0), "points", 0),
        ((1.52, 0.0), (1.47, 0.0), "points", 2),
        ((1.52, 0.0), (1.52, 0.0), "points", None),
        ((-0.5, 0.009), (-0.51, 0.009), "tokens", 0),
    ],
)
def test_no_more_digits_are_told_than_are_known(best, other, told, decimals):
    options = OptionAssessment(KEEP, *best, 1.0), OptionAssessment(EXCHANGE, *other, 0.0)
    assert decimals_apart(*options, told) == decimals
