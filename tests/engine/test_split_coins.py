"""Whole coins, divided (E9)."""

from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.engine.split_coins import divide

weights = st.lists(st.integers(0, 10**6), min_size=1, max_size=20).filter(any)


@given(st.integers(0, 10**12), weights)
def test_no_coin_is_made_or_lost_and_nobody_is_off_by_a_whole_one(amount, weights):
    parts = divide(amount, dict(enumerate(weights)))
    assert sum(parts.values()) == amount
    for who, part in parts.items():
        assert abs(part * sum(weights) - amount * weights[who]) < sum(weights)
        assert part == 0 or weights[who]


@given(st.integers(0, 10**9), st.integers(1, 20))
def test_among_equals_the_earlier_have_one_more(amount, count):
    parts = list(divide(amount, dict.fromkeys(range(count), 1)).values())
    assert parts == sorted(parts, reverse=True)
    assert parts[0] - parts[-1] <= 1


def test_the_largest_remainder_comes_before_the_earlier_player():
    assert divide(10, {"Ada": 1, "Bruno": 2}) == {"Ada": 3, "Bruno": 7}
    assert divide(11, {"Ada": 1, "Bruno": 2}) == {"Ada": 4, "Bruno": 7}
    assert divide(21, {"Ada": 60, "Bruno": 40}) == {"Ada": 13, "Bruno": 8}


def test_it_stays_exact_with_very_many_coins():
    assert divide(10**30 + 1, {"Ada": 1, "Bruno": 1}) == {"Ada": 5 * 10**29 + 1, "Bruno": 5 * 10**29}
