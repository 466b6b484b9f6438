"""How long a person waits at the table; durations are summed, no clock is asked."""

from statistics import median

from tests.ui.animation.pace import TimedTable

TABLES, DEALS = 8, 5


def test_in_a_usual_deal_of_six_one_waits_about_eight_seconds_for_the_next_choice(qtbot):
    waits = [
        wait.length
        for seed in range(TABLES)
        for wait in TimedTable(qtbot, seed=seed).waits(DEALS)
        if wait.is_usual
    ]
    assert len(waits) > TABLES
    assert median(waits) <= 9_000
    assert max(waits) <= 10_500


def test_a_usual_deal_of_eight_guests_who_choose_at_once_takes_at_most_twelve_seconds(qtbot):
    times = [
        time.length
        for seed in range(TABLES)
        for time in TimedTable(qtbot, seats=8, seed=seed, guests=True).deals(DEALS)
        if time.is_usual
    ]
    assert len(times) > TABLES
    assert max(times) <= 12_000
