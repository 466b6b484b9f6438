"""The number of digits given of two worths, so that they look as far apart as they are known to be."""

import pytest

from cucu_desktop.bots.assessment import Assessment, Estimate, OptionAssessment
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.match.advice.worth_reasons import decimals_apart, why


@pytest.mark.parametrize(
    ("best", "other", "told", "decimals"),
    [
        ((69.0, 4.7), (68.0, 4.7), "points", None),
        ((75.0, 2.0), (68.0, 2.0), "points", 0),
        ((1.52, 0.0), (1.47, 0.0), "points", 2),
        ((1.52, 0.0), (1.52, 0.0), "points", None),
        ((-0.5, 0.009), (-0.51, 0.009), "tokens", None),
        ((-0.308, 0.01), (-0.321, 0.012), "tokens", None),
        ((-0.5, 0.003), (-0.51, 0.003), "tokens", 0),
        ((-0.47, 0.0), (-0.98, 0.0), "points", 1),
        ((1.176, 0.02), (1.174, 0.02), "pool", None),
    ],
)
def test_no_more_digits_are_told_than_are_known(best, other, told, decimals):
    options = OptionAssessment(KEEP, *best, 1.0), OptionAssessment(EXCHANGE, *other, 0.0)
    assert decimals_apart(*options, told) == decimals


@pytest.mark.parametrize(("behind_error", "told"), [(1.0, "else"), (6.0, "close")])
def test_cards_tried_in_the_same_worlds_are_told_apart_by_their_difference(behind_error, told):
    """13 and 7.5 points, each give or take 5, of which most is luck that both cards share."""
    good, bad = Action("play", card=CUCCO["XV"]), Action("play", card=CUCCO["I"])
    worths = {good: Estimate(13.0, 5.0), bad: Estimate(7.5, 5.0)}
    assessment = Assessment.of("points", worths, None, {good: 0.0, bad: behind_error})
    assert why(assessment, "points").key == told
    assert bool(assessment.close) == (told == "close")


@pytest.mark.parametrize(("second", "told"), [(0.49, "as-good"), (0.23, "close")])
def test_only_equal_options_are_told_to_be_as_good(second, told):
    """A bid of .49 tokens and one of .23, give or take .2, were told to win the same."""
    named = [Action("bid", card=CUCCO[card]) for card in ("LEONE", "II", "III")]
    worths = dict(zip(named, (Estimate(0.49, 0.1), Estimate(second, 0.1), Estimate(-0.9, 0.1)), strict=True))
    assessment = Assessment.of("tokens", worths, None, dict(zip(named, (0.0, 0.2, 0.2), strict=True)))
    assert why(assessment, "tokens").key == told
