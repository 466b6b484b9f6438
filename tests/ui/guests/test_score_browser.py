"""Phones at the score of real cards, in a browser."""

import pytest

from tests.ui.guests.browsers import CHROMIUM, Chromium
from tests.ui.guests.phones import PATIENCE
from tests.ui.guests.score_phones import NAMES, opened, phones_of
from tests.ui.guests.test_browser import JOIN
from tests.ui.objects.controls import click

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")

PRESS = """(() => {
    const button = [...document.querySelectorAll('#options button, #tools button')]
        .find((each) => each.matches(%s) && !each.disabled);
    if (button) button.click();
    return JSON.stringify(Boolean(button));
})()"""
TYPE = """(() => {
    const labels = [...document.querySelectorAll('#options label')];
    const label = labels.find((each) => each.textContent.includes(%s));
    const field = label && label.querySelector('input, select');
    if (!field) return 'false';
    field.value = %s;
    field.dispatchEvent(new Event('input'));
    return JSON.stringify(field.checkValidity());
})()"""
ADVICE = "JSON.stringify([document.getElementById('advice').textContent])"
WHOLE = """JSON.stringify([
    document.documentElement.scrollWidth <= innerWidth,
    [...document.querySelectorAll('#options button, #options input, #options select')].every((each) =>
        each.offsetHeight >= 44 && each.offsetWidth >= 44 &&
        each.getBoundingClientRect().left >= 0 && each.getBoundingClientRect().right <= innerWidth &&
        (each.tagName === 'BUTTON' || each.labels.length)),
])"""


@pytest.fixture
def browser(qtbot, tmp_path):
    browser = Chromium(qtbot, tmp_path / "profile")
    yield browser
    browser.close()


def test_a_deal_of_tricks_is_kept_in_a_browser(hand, browser, qtbot):
    hand.begin(*NAMES, "Ezio", game="zifuli")
    hand.press("Phones")
    sheet = hand.page.kept.sheet
    keeper = browser.open(phones_of(hand).guests.join_url, "de")
    browser.until(keeper, JOIN, "Rosa")
    browser.until(keeper, PRESS, "[data-action='bidder Bea']")
    browser.until(keeper, TYPE, "Karte", "4")
    browser.until(keeper, TYPE, "Partner", "5")
    browser.until(keeper, TYPE, "Punkte", "12.5")
    assert browser.run(keeper, WHOLE) == [True, True]
    browser.until(keeper, PRESS, "[data-action='bidder Carla']")
    browser.until(keeper, PRESS, "[data-action='bidder Carla'][aria-pressed=true]")
    browser.until(keeper, PRESS, "[data-action='deal 1 4 5 12.5']")
    qtbot.waitUntil(lambda: sheet.told[-1:] == ["dealt"], timeout=PATIENCE)
    assert sheet.told[1:] == ["partner Ezio", "points Carla 12.5", "dealt"], "typed points stay"
    browser.until(keeper, PRESS, "[data-action='deal 2']")
    qtbot.waitUntil(lambda: hand.page.refused == "empty", timeout=PATIENCE)
    qtbot.waitUntil(lambda: "nichts" in browser.run(keeper, ADVICE)[0], timeout=PATIENCE)
    browser.until(keeper, PRESS, "[data-action='deal 2']")
    qtbot.waitUntil(lambda: sheet.told[-2:] == ["dealt", "dealt"], timeout=PATIENCE)


def test_a_deal_is_kept_in_a_browser(hand, browser, qtbot):
    guests = opened(hand)
    keeper, onlooker = browser.open(guests.join_url, "it"), browser.open(guests.watch_url, "de")
    browser.until(keeper, JOIN, "Rosa")
    browser.until(keeper, PRESS, "[data-action='paid Bea']")
    qtbot.waitUntil(lambda: hand.told == ["paid Bea"], timeout=PATIENCE)
    browser.until(keeper, PRESS, "[data-action='paid Bea'][aria-pressed=true] ~ [data-action='paid Dino']")
    qtbot.waitUntil(lambda: hand.told == ["paid Bea", "paid Dino"], timeout=PATIENCE)
    browser.until(keeper, PRESS, "#tools button")
    qtbot.waitUntil(lambda: hand.told == ["paid Bea"], timeout=PATIENCE)
    undone = "#options:not(:has([data-action='paid Dino'][aria-pressed=true]))"
    # A tap on the screen before the undo is ignored.
    browser.until(keeper, PRESS, f"{undone} [data-action=dealt]")
    qtbot.waitUntil(lambda: hand.told == ["paid Bea", "dealt"], timeout=PATIENCE)
    look = """JSON.stringify([document.querySelectorAll('button[data-action], #tools button').length,
        document.documentElement.scrollWidth > innerWidth,
        document.getElementById('pool').textContent])"""
    qtbot.waitUntil(
        lambda: (browser.run(onlooker, look) or ["", "", ""])[2].startswith("Runde 2"), timeout=PATIENCE
    )
    assert browser.run(onlooker, look)[:2] == [0, False]
    assert browser.run(keeper, look)[1] is False


BOARD = """JSON.stringify([
    document.querySelectorAll('#players li').length,
    document.documentElement.scrollWidth <= innerWidth,
    document.documentElement.scrollHeight <= innerHeight,
    Math.min(...[...document.querySelectorAll('#pool, #told p, #players b, #players span')].map((each) =>
        parseFloat(getComputedStyle(each).fontSize))),
])"""
FIVE_METRES = 1080 / 32
"""The least size of letters on a television of 1080 lines."""


@pytest.mark.parametrize(("game", "people"), [("campli", 20), ("coch", 4), ("zifuli", 5)])
def test_spectators_read_the_score_on_a_television_and_on_a_phone(hand, browser, qtbot, game, people):
    hand.begin(*(f"Person {number}" for number in range(people)), game=game)
    hand.press("Phones")
    page, url = hand.page, phones_of(hand).guests.watch_url
    click(page, "Back")
    if game == "campli":
        hand.lose("Person 1")
    else:
        page.deal.put(bidder="Person 1", points="11.5")
        hand.press("Next deal")

    def shown(width, height):
        screen = browser.open(url, "de", width, height)
        qtbot.waitUntil(lambda: (browser.run(screen, BOARD) or [0])[0] == people, timeout=PATIENCE)
        return browser.run(screen, BOARD)[1:]

    fits, is_whole, letters = shown(1920, 1080)
    assert (fits, is_whole) == (True, True), "a television cannot be scrolled"
    assert letters >= FIVE_METRES
    fits, _, letters = shown(320, 568)
    assert fits
    assert letters >= 15
