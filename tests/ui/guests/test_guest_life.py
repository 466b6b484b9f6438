"""The evening of a guest in real browsers: lost pages, other browsers, leaving, coming late, a crash."""

import pytest

from cucu_desktop.ui.window.hosting import host_controller
from tests.ui.guests.browsers import BROWSERS
from tests.ui.guests.phones import PATIENCE, hosted
from tests.ui.guests.test_browser import JOIN
from tests.ui.objects.controls import click
from tests.ui.windows import a_window, match_of

pytestmark = [
    pytest.mark.skipif(not BROWSERS, reason="no browser here"),
    pytest.mark.parametrize("browser", BROWSERS, indirect=True),
]

ASKED = "JSON.stringify([...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action))"
TOLD = "JSON.stringify(document.body.innerText)"
PRESS = """(() => {
    const sheet = document.querySelector('dialog[open]') || document;
    const found = [...sheet.querySelectorAll('button')].find((each) =>
        each.offsetParent && !each.disabled && (each.getAttribute('aria-label') || each.textContent) === %s);
    if (found) found.click();
    return JSON.stringify(Boolean(found));
})()"""


@pytest.fixture
def browser(request, qtbot, tmp_path):
    found = BROWSERS[request.param](qtbot, tmp_path / "profile")
    yield found
    found.close()


def tells(qtbot, browser, page, *texts):
    """Wait until a page says these texts."""

    def is_told():
        told = browser.run(page, TOLD) or ""
        return all(text in told for text in texts)

    qtbot.waitUntil(is_told, timeout=PATIENCE)


def is_asked(qtbot, browser, page):
    """Wait until a page has options; return them."""
    qtbot.waitUntil(lambda: bool(browser.run(page, ASKED)), timeout=PATIENCE)
    return browser.run(page, ASKED)


def seated(qtbot, browser, join, name="Anna"):
    """A guest of whom a decision is wanted: the storage of the browser, the page and the options."""
    whose = browser.someone()
    page = browser.open(join, whose=whose)
    browser.until(page, JOIN, name)
    return whose, page, is_asked(qtbot, browser, page)


def test_a_seat_outlives_its_page_and_its_browser(qtbot, tmp_path, browser):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    guests = controller.guests
    anna, page, options = seated(qtbot, browser, join)
    browser.reload(page)
    assert is_asked(qtbot, browser, page) == options
    second = browser.open(join, whose=anna)
    tells(qtbot, browser, second, "What is your name?")
    browser.until(second, JOIN, "Anna")
    assert is_asked(qtbot, browser, second) == options
    tells(qtbot, browser, page, "Your seat is open in another window.")
    browser.shut(second)
    browser.shut(page)
    qtbot.waitUntil(lambda: guests.away == {"Anna"}, timeout=PATIENCE)
    again = browser.open(join, whose=anna)
    assert is_asked(qtbot, browser, again) == options, "the browser is known: no name is asked for"
    browser.shut(again)
    qtbot.waitUntil(lambda: guests.away == {"Anna"}, timeout=PATIENCE)
    _, _, found = seated(qtbot, browser, join, "anna")
    assert found == options
    assert guests.names == ("Anna",)
    assert not guests.door.refused
    window.leave()


def test_a_guest_leaves_and_returns_and_a_late_one_watches(qtbot, tmp_path, browser):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    _, page, _ = seated(qtbot, browser, join)
    length = match_of(window.playing.session).length
    browser.until(page, PRESS, "Leave table")
    browser.until(page, PRESS, "Leave table")
    tells(qtbot, browser, page, "A bot plays for you.")
    qtbot.waitUntil(lambda: match_of(window.playing.session).length > length, timeout=PATIENCE)
    browser.reload(page)
    browser.until(page, PRESS, "Back to the table")
    late = browser.open(join, whose=browser.someone())
    browser.until(late, JOIN, "Bea")
    tells(qtbot, browser, late, "All seats are taken.")
    browser.until(late, PRESS, "Watch")
    browser.until(late, "JSON.stringify(document.body.classList.contains('watch') && %s)", True)
    assert controller.guests.onlookers == 1
    assert controller.guests.table.by_bot == set()
    window.leave()
    tells(qtbot, browser, page, "The game is closed.")
    tells(qtbot, browser, late, "The game is closed.")


@pytest.mark.parametrize("is_killed", [True, False])
def test_a_guest_plays_on_when_the_match_is_continued(qtbot, tmp_path, browser, monkeypatch, is_killed):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    _, page, options = seated(qtbot, browser, join)
    log = window.playing.log
    if is_killed:
        controller.guests.door.close()  # nothing is said to the page
    else:
        window.leave()
    tells(qtbot, browser, page, "No connection to the table.")
    window.leave()
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1",))
    (tmp_path / "other").mkdir()
    other = a_window(qtbot, tmp_path / "other", paints=False)
    other.match_controller.resume(log)
    click(other.page_stack.page, "With phones")
    guests = other.guests.host.guests
    assert guests.join_url == join
    qtbot.waitUntil(lambda: not guests.away, timeout=PATIENCE)  # the page has come back by itself
    browser.until(page, "JSON.stringify(document.querySelector('#note').textContent === %s)", "")
    assert is_asked(qtbot, browser, page) == options
    session = other.playing.session
    length = match_of(session).length
    browser.run(page, "document.querySelector('#options [data-action]').click(); 'null'")
    qtbot.waitUntil(lambda: match_of(session).length > length, timeout=PATIENCE)
