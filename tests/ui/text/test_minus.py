"""Negative numbers in all texts: with a minus sign, never a hyphen."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.sides import written
from cucu_desktop.ui.pages.analysis.amounts import Amounts
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import signed

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(
    ("points", "told"),
    [(-1, "−1"), (-0.5, "−½"), (-1.5, "−1½"), (-10, "−10"), (0, "0"), (0.5, "½"), (9.5, "9½")],  # noqa: RUF001
)
def test_points_below_zero(points, told):
    assert written(points) == told


@pytest.mark.parametrize(
    ("number", "plus", "told"),
    [
        (-3, False, f"{MINUS}3"),
        (3, False, "3"),
        (3, True, "+3"),
        (0, True, "0"),
        ("-0.0", True, "0.0"),
        ("-1,5", True, f"{MINUS}1,5"),
    ],
)
def test_signs(number, plus, told):
    assert signed(number, plus=plus) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_amount_has_a_hyphen(language):
    numbers = Wording(language, "zifuli").numbers
    told = [
        numbers.coins(-5),
        numbers.tokens(-2),
        numbers.points(-1),
        numbers.points(-1.5),
        numbers.points(-0.5),
        numbers.percent(-2.5, 1),
        numbers.decimal(-0.25, 2),
        numbers.about("tokens", -2.5, 1),
        numbers.about("points", -1, 0),
        Amounts(Wording(language, "zifuli"), "points").signed(-4),
    ]
    assert all(text.startswith(MINUS) for text in told), told
    assert not any("-" in text for text in told)
    assert numbers.tokens(-1) == f"{MINUS}{numbers.tokens(1)}", "the form of one token"
    assert numbers.decimal(-0.01, 1) == numbers.decimal(0, 1)
