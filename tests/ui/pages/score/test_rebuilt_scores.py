"""What is entered at the score page but not told yet stays when the page is built again."""

import pytest

from tests.ui.objects.score import NAMES


@pytest.fixture
def rebuilt(window):
    """Builds the page again, as after any change of language, text size or light; returns the new one."""

    def rebuilt(page):
        window.settings.change(language="de")
        assert window.page_stack.page is not page
        return window.page_stack.page

    return rebuilt


BID = {"bidder": "Bea", "card": "IV", "partner": "Ezio", "points": "9.5", "recount": "30"}


def test_a_bid_and_its_points_stay(hand, rebuilt):
    hand.begin(*NAMES[:5], game="zifuli")
    hand.page.deal.put(**BID)
    texts = hand.page.deal.texts()
    assert texts == ["Bea bid IV", "partner Ezio", "points Bea 9.5", "recount Bea 30", "dealt"]
    assert rebuilt(hand.page).deal.texts() == texts


def test_the_share_of_an_answer_stays(hand, rebuilt):
    hand.begin(*NAMES[:3])
    for _ in range(3):
        hand.lose("Bea")
    hand.press(hand.answers[-1])
    hand.page.ask.restore_amounts([37])
    assert rebuilt(hand.page).ask.amounts == [37]


def test_a_bargain_stays_where_it_was(hand, rebuilt):
    hand.begin(*NAMES[:4], game="lu_stu")
    hand.press("Inn sold …")
    entered = {"guest": "Bea", "innkeeper": "Carla", "coins": 4, "share": 30}
    hand.page.bargain.put(**entered)
    page = rebuilt(hand.page)
    assert page.bargain.values() == entered
    assert page.bargain.isVisible()


def test_a_correction_and_a_new_player_stay(hand, rebuilt):
    hand.begin(*NAMES[:3])
    hand.lose("Bea")
    hand.press("Log")
    change = hand.page.change
    change.entry.setCurrentIndex(0)
    change.instead.setCurrentIndex(1)
    change.people.put(name="Dora")
    state = change.save_state()
    assert state[:2] == (0, 1)
    assert rebuilt(hand.page).change.save_state() == state


def test_a_correction_of_tricks_stays(hand, rebuilt):
    hand.begin(*NAMES[:5], game="zifuli")
    hand.page.deal.put(**BID)
    hand.press("Next deal")
    hand.press("Log")
    change = hand.page.change
    change.entry.setCurrentIndex(0)
    change.deal.put(points="4")
    state = change.save_state()
    assert state[0] == 0
    assert rebuilt(hand.page).change.save_state() == state


def test_the_rules_that_are_unfolded_stay(hand, rebuilt):
    hand.press("More rules")
    page = rebuilt(hand.page)
    assert page.setup.rules is not None
    assert page.setup.rules.isVisible()
