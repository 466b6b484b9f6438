"""The page itself, in real browsers."""

import json
import os
from functools import partial
from time import monotonic

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.guests.browsers import BROWSERS
from tests.ui.guests.phones import PATIENCE, SHORT, hosted, stage_of

LONGEST = 300
"""Seconds for a game, on a busy machine."""

RULES = """
    window.faults = window.faults || [];
    window.onerror = (text) => window.faults.push(text);
    if (document.documentElement.scrollWidth > innerWidth) window.faults.push('wide');
    for (const image of document.querySelectorAll('#cards img'))
        if (!image.alt || !image.dataset.card || (image.complete && !image.naturalWidth))
            window.faults.push(image.src);
    for (const each of document.querySelectorAll('button, input, select, dialog[open], [role=group], ul, ol'))
        if (each.offsetParent && !each.textContent.trim() && !each.ariaLabel && !each.labels?.length)
            window.faults.push('no name: ' + each.outerHTML.slice(0, 80));
    for (const each of document.querySelectorAll('button'))
        if (each.offsetParent && (each.offsetHeight < 24 || each.offsetWidth < 24))
            window.faults.push('small: ' + each.outerHTML.slice(0, 80));
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id);
    if (new Set(ids).size < ids.length || !document.documentElement.lang) window.faults.push('ids');
"""
"""Collects what breaks the rules of accessibility in the page as it is."""
PLAY = f"""(() => {{
    const status = document.querySelector('[role=status]');
    {RULES}
    const found = [...document.querySelectorAll('button[data-action]')].filter((each) => !each.disabled);
    if (found.length) found[Math.floor(Math.random() * found.length)].click();
    return JSON.stringify({{
        over: status.dataset.over === 'true', path: location.pathname, faults: window.faults,
        seat: Boolean(sessionStorage.getItem('seat')), acted: found.length,
    }});
}})()"""
JOIN = """(() => {
    const name = document.querySelector('input[aria-label=Name]');
    if (!name || document.getElementById('join').hidden) return 'false';
    name.value = %s;
    document.querySelector('#join button').click();
    return 'true';
})()"""


@pytest.mark.skipif(not BROWSERS, reason="no browser here")
@pytest.mark.parametrize("kind", BROWSERS)
@pytest.mark.parametrize("game", GAMES if "CUCU_BROWSERS" in os.environ else ("campli", "coch"))
def test_a_game_is_played_to_its_end_in_browsers_alone(qtbot, tmp_path, game, kind):
    """By the contract: buttons with `data-action`, cards with `data-card`, and `data-over` at the end."""
    possible = GAMES[game].seats_of(GAMES[game].usual)
    seats = min(max(3, possible[0]), possible[-1])
    window, controller, (join, _) = hosted(qtbot, tmp_path, game, seats, seats, options=SHORT.get(game))
    browser = BROWSERS[kind](qtbot, tmp_path / "profile")
    try:
        languages = ("it", "de", "en")
        pages = {f"P{seat}": browser.open(join, languages[seat % 3]) for seat in range(seats)}
        for name, page in pages.items():
            joins = partial(browser.run, page, JOIN % json.dumps(name))
            qtbot.waitUntil(lambda joins=joins: bool(joins()), timeout=PATIENCE)
        acted, over, until = dict.fromkeys(pages, 0), set(), monotonic() + LONGEST
        while len(over) < seats:
            assert monotonic() < until, (over, acted)
            for name, page in pages.items():
                if (told := browser.run(page, PLAY)) is None:  # the page is being loaded
                    continue
                assert not told["faults"]
                acted[name] += told["acted"]
                if told["over"]:
                    over.add(name)
                    assert (told["path"], told["seat"]) == ("/p", True)
        assert sum(acted.values()) > 1  # one deal may end a game before the turn of a player
        assert stage_of(window) is Stage.OVER
        assert not controller.guests.door.refused
    finally:
        browser.close()
