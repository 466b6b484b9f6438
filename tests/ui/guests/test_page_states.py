"""The page in every state: by rules of its own, and by those of axe-core where it is at hand."""

import json
import os
from pathlib import Path

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.pages.score.phone_message import phone_message
from tests.ui.guests.browsers import CHROMIUM, Chromium
from tests.ui.guests.page_states import Table, playing_states
from tests.ui.guests.phones import PATIENCE
from tests.ui.guests.test_browser import RULES
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window

AXE = os.environ.get("CUCU_AXE", "")
"""The path of axe.min.js."""
SIZES = ((320, 568), (390, 780), (820, 1180), (844, 390), (195, 390))
"""The smallest for every language, and some of the others for each."""
SCHEMES = (
    {"prefers_color_scheme": "light"},
    {"prefers_color_scheme": "dark"},
    {"prefers_color_scheme": "light", "prefers_contrast": "more"},
)
FIXED = """
    const box = (each) => each.getBoundingClientRect();
    const isIn = (name) => document.body.classList.contains(name);
    if (isIn('playing') && !isIn('board')) {
        const scrolls = at('rest').scrollHeight > at('rest').clientHeight;
        if (scrolls && at('rest').tabIndex < 0) window.faults.push('no key scrolls the table');
        fit();
        const [panel, rest, row, ask] = ['decide', 'rest', 'cards', 'ask'].map((id) => box(at(id)));
        const choice = document.querySelector('#options [data-action], #options input');
        const seen = panel.bottom < innerHeight + 1 && ask.top > panel.top - 1;
        if (!seen) window.faults.push('the question is out of sight');
        if (!ask.height) window.faults.push('no question');
        if (choice && box(choice).top > innerHeight - 20) window.faults.push('no choice is in sight');
        for (const card of document.querySelectorAll('#cards .card')) {
            const { top, bottom } = box(card);
            const isUnderPanel = panel.left < row.right - 20 && bottom > panel.top + 9;
            if (isUnderPanel || bottom > innerHeight || top < rest.bottom - 9)
                window.faults.push(['covered', card.alt, top - rest.bottom, bottom - panel.top].join());
        }
    }
"""
"""Collects what is covered or out of sight: the question, its choices, the cards of the guest."""
LOOK = f"""(() => {{
    {RULES}
    {FIXED}
    return JSON.stringify(window.faults.splice(0));
}})()"""
LETTERS = "document.documentElement.style.fontSize = '%s'; 'null'"
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
WRONG = {
    "checked": "at('note').textContent",
    "closed": "at('talk').open ? 'sheet' : ''",
    "coch-dummy": """(() => {
        const isIn = (card) => state.own.options.some((each) => each.card === card.id);
        const there = state.own.dummy.cards.filter(isIn).length;
        const panel = document.querySelectorAll('#options [data-card], #options button.card').length;
        const isOwnDim = document.querySelector('#cards .dim') && !document.querySelector('#cards button');
        return there && panel === there && isOwnDim ? '' : 'not at their places';
    })()""",
    "kept": """(() => {
        const sent = [];
        socket = { readyState: 3 };
        document.querySelector('#options [data-action]').click();
        socket = { readyState: 1, send: (text) => sent.push(JSON.parse(text).do) };
        isBack = true;
        show(state);
        const grey = document.querySelector('#options .chosen:disabled');
        return sent.length === 1 && grey && grey.dataset.action === sent[0] ? '' : 'swallowed';
    })()""",
}
"""What may be wrong in a state, "" if it is not: something left over from the state before, choices of
a dummy that are not at their places in its hand, a choice that is lost with the connection.
"""
LAST = {name: f"take({{closed: '{name}'}})" for name in ("left", "here", "elsewhere", "closed")}


def taken(messages, name):
    """A script that hands the page these messages, and opens the sheet of a state that has one."""
    told = "".join(f"take({json.dumps(message)});" for message in messages)
    opened = "showTalk();" if name.endswith("talk") else "showLeave();" if name == "leaving" else ""
    return f"if (at('talk').open) hide(at('talk')); {told} {opened}"


def states(language, score):
    """Return the scripts that bring the page into each state, in order."""
    playing = playing_states(language)
    playing |= {"leaving": playing["waiting"], "kept": playing["turn"]}
    scripts = FIRST | {name: taken(messages, name) for name, messages in playing.items()}
    scripts["score"] = taken([score], "score")
    return scripts | {"lost": LOST} | LAST | {"closed": "showLeave(); " + LAST["closed"]}


class FailingOnce(Guests):
    """Guests whose first request for pictures fails."""

    asked = ()

    def file(self, path, languages):
        if not path.startswith("/cards/"):
            return super().file(path, languages)
        self.asked = (*self.asked, path)
        return super().file(path, languages) if len(self.asked) > 1 else None


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_state_keeps_the_rules_of_accessibility(qtbot, tmp_path, language):
    hand = Scorekeeper(a_window(qtbot, tmp_path, paints=False), qtbot)
    hand.begin("Anna", "Bea", "Carla", "Dino")
    hand.tap("Bea")
    scripts = states(language, phone_message(hand.page, language, keeps=True))
    guests = FailingOnce(1, confirms=True)
    guests.door.open("127.0.0.1")
    browser, faults = Chromium(qtbot, tmp_path / "profile"), {}
    try:
        page = browser.open(guests.join_url, language)
        is_loaded = "JSON.stringify(typeof words !== 'undefined')"
        qtbot.waitUntil(lambda: bool(browser.run(page, is_loaded)), timeout=PATIENCE)
        browser.prefer(page, prefers_reduced_motion="reduce")
        if AXE:
            browser.run(page, Path(AXE).read_text("utf-8") + "; 'null'")
        for name, script in scripts.items():
            browser.run(page, f"{script}; 'null'")
            if name in WRONG:
                assert browser.run(page, f"JSON.stringify({WRONG[name]})") == ""
            browser.resize(page, *SIZES[0])
            browser.run(page, LETTERS % "225%")  # twice the usual ones
            faults[name, "large"] = browser.run(page, LOOK)
            browser.run(page, LETTERS % "")
            for size in (SIZES[0], *SIZES[1 + LANGUAGES.index(language) :: 3]):
                browser.resize(page, *size)
                faults[name, size] = browser.run(page, LOOK)
            for scheme in SCHEMES if AXE else ():
                browser.resize(page, *SIZES[1])
                browser.prefer(page, **scheme)
                faults[name, *scheme.items()] = browser.run(page, AXE_RUN)
        assert sorted(guests.asked[1:]) == sorted(set(guests.asked))  # one for each pack, after the failure
        assert {state: found for state, found in faults.items() if found != []} == {}
    finally:
        browser.close()
        guests.close()


APART = """(() => {
    const boxes = [...document.querySelectorAll('#players li')].map((each) => each.getBoundingClientRect());
    const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
        && one.top < two.bottom - 1 && two.top < one.bottom - 1;
    const isOut = (box) => box.left < 0 || box.top < 0 || box.right > innerWidth;
    const isWrong = (one, at) => isOut(one) || boxes.some((two, other) => at < other && meet(one, two));
    return JSON.stringify(boxes.filter(isWrong).map((box) => [box.left, box.top, box.width, box.height]));
})()"""
"""The plates of players that overlap or are cut off: left, top, width and height in pixels."""


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_spectators_see_the_players_in_a_ring(qtbot, tmp_path):
    guests = Guests(1, confirms=True)
    guests.door.open("127.0.0.1")
    browser = Chromium(qtbot, tmp_path / "profile")
    try:
        page = browser.open(guests.join_url, "en", 1280, 800)
        is_loaded = "JSON.stringify(typeof words !== 'undefined')"
        qtbot.waitUntil(lambda: bool(browser.run(page, is_loaded)), timeout=PATIENCE)
        browser.run(page, "at('join').remove(); 'null'")  # those who watch are asked for no name
        for seats in (2, 4, 7, 8, 13, 20):
            table = Table("cuckoo", seats, "en")
            browser.run(page, f"{taken([table.until_kind('turn').onlooker()], '')}; 'null'")
            assert (
                browser.run(page, "JSON.stringify(document.querySelectorAll('#players img').length)") == seats
            )
            assert browser.run(page, APART) == []
            browser.run(page, f"{taken([table.until_result().onlooker()], '')}; 'null'")
            assert browser.run(page, APART) == []
    finally:
        browser.close()
        guests.close()
