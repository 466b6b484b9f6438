"""People name round amounts."""

from cucu_desktop.bots.round_amounts import round_coins, round_percent


def test_coins_are_rounded_down_to_what_one_would_say():
    assert [round_coins(coins) for coins in (-3, 0.9, 1, 7, 19.5, 44, 99, 101, 370, 1234)] == [
        0, 0, 1, 6, 15, 40, 75, 100, 300, 1200,
    ]  # fmt: skip


def test_nobody_is_made_to_offer_more_than_the_amount():
    assert all(round_coins(coins / 7) <= coins / 7 for coins in range(5000))


def test_percentages_go_by_fives():
    assert [round_percent(percent) for percent in (1, 3, 22, 48, 51)] == [0, 5, 20, 50, 50]
