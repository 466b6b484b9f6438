"""The page in every state: by rules of its own, and by those of axe-core where it is at hand."""

import json
import os
from pathlib import Path

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.pages.score.phone_message import phone_message
from tests.ui.guests.page_states import playing_states
from tests.ui.guests.phones import PATIENCE
from tests.ui.guests.test_browser import CHROMIUM, RULES, Browser
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window

AXE = os.environ.get("CUCU_AXE", "")
"""The path of axe.min.js."""
SIZES = ((320, 568), (390, 844), (820, 1180), (844, 390))
SCHEMES = (
    {"prefers_color_scheme": "light"},
    {"prefers_color_scheme": "dark"},
    {"prefers_color_scheme": "light", "prefers_contrast": "more"},
)
LOOK = f"""(() => {{
    {RULES}
    return JSON.stringify(window.faults.splice(0));
}})()"""
AXE_RUN = """axe.run(document, {
    resultTypes: ['violations'], rules: {'target-size': {enabled: true}},
}).then((told) => JSON.stringify(
    told.violations.map((each) => [each.id, ...each.nodes.map((node) => node.html.slice(0, 120))])))"""
FIRST = {
    "lobby": "''",
    "taken": "take({refused: 'taken'})",
    "declined": "take({refused: 'declined'})",
    "checked": "take({secret: 'a'}); take({joined: false})",
    "let in": "take({joined: true})",
}
"""The states before the match, as scripts, in this order."""
LOST = "{ const gone = {}; follow(gone); gone.onclose(); }"
LEFT_OVER = {"checked": "at('note').textContent", "closed": "at('talk').open ? 'sheet' : ''"}
"""What may be left over from the state before: a refused name, a question that is open."""
LAST = {name: f"take({{closed: '{name}'}})" for name in ("left", "here", "elsewhere", "closed")}


def taken(messages, name):
    """A script that hands the page these messages, and opens the sheet of a state that has one."""
    told = "".join(f"take({json.dumps(message)});" for message in messages)
    opened = "showTalk();" if name.endswith("talk") else "showLeave();" if name == "leaving" else ""
    return f"if (at('talk').open) hide(at('talk')); {told} {opened}"


def states(language, score):
    """Return the scripts that bring the page into each state, in order."""
    playing = playing_states(language)
    playing["leaving"] = playing["waiting"]
    scripts = FIRST | {name: taken(messages, name) for name, messages in playing.items()}
    scripts["score"] = taken([score], "score")
    return scripts | {"lost": LOST} | LAST | {"closed": "showLeave(); " + LAST["closed"]}


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_state_keeps_the_rules_of_accessibility(qtbot, tmp_path, language):
    hand = Scorekeeper(a_window(qtbot, tmp_path, paints=False), qtbot)
    hand.begin("Anna", "Bea", "Carla", "Dino")
    hand.tap("Bea")
    scripts = states(language, phone_message(hand.page, language, keeps=True))
    guests = Guests(1, confirms=True)
    guests.door.open("127.0.0.1")
    browser, faults = Browser(qtbot, tmp_path / "profile"), {}
    try:
        page = browser.open(guests.join_url, language)
        is_loaded = "JSON.stringify(typeof words !== 'undefined')"
        qtbot.waitUntil(lambda: bool(browser.run(page, is_loaded)), timeout=PATIENCE)
        if AXE:
            browser.run(page, Path(AXE).read_text("utf-8") + "; 'null'")
        for name, script in scripts.items():
            browser.run(page, f"{script}; 'null'")
            if name in LEFT_OVER:
                assert browser.run(page, f"JSON.stringify({LEFT_OVER[name]})") == ""
            for size in SIZES:
                browser.resize(page, *size)
                faults[name, size] = browser.run(page, LOOK)
            for scheme in SCHEMES if AXE else ():
                browser.resize(page, *SIZES[1])
                browser.prefer(page, **scheme)
                faults[name, *scheme.items()] = browser.run(page, AXE_RUN)
        assert {state: found for state, found in faults.items() if found != []} == {}
    finally:
        browser.close()
        guests.close()
