"""The page itself, in a real browser: Chromium, driven by its DevTools protocol over a WebSocket."""

import base64
import json
import os
import re
import shutil
import subprocess
from functools import partial
from time import monotonic

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWebSockets import QWebSocket

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.guests.phones import PATIENCE, SHORT, hosted, stage_of

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

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


class Browser:
    """Headless Chromium with a page for each guest."""

    def __init__(self, qtbot, folder):
        self._qtbot, self._answers, self._number = qtbot, {}, 0
        self._process = subprocess.Popen(
            [
                *(CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"),
                *(f"--user-data-dir={folder}", "--window-size=360,640", "about:blank"),
            ],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        for line in self._process.stderr:
            if found := re.search(r"ws://\S+", line):
                break
        self._socket = QWebSocket()
        self._socket.textMessageReceived.connect(self._take)
        opened = []
        self._socket.connected.connect(lambda: opened.append(True))
        self._socket.open(QUrl(found[0]))
        qtbot.waitUntil(lambda: bool(opened), timeout=PATIENCE)

    def open(self, url, language, width=320, height=568):
        """Open a page of this size; return its session."""
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        agent = "Mozilla/5.0 (Linux; Android 12) Chrome/110.0"
        self.ask("Emulation.setUserAgentOverride", session, userAgent=agent, acceptLanguage=language)
        self.resize(session, width, height)
        self.ask("Page.navigate", session, url=url)
        return session

    def resize(self, session, width, height, scale=1):
        size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": True}
        self.ask("Emulation.setDeviceMetricsOverride", session, **size)

    def prefer(self, session, **features):
        """Set preferences of the browser by the names of media features, with _ for -."""
        given = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.ask("Emulation.setEmulatedMedia", session, features=given)

    def _take(self, text):
        told = json.loads(text)
        if "id" in told:
            self._answers[told["id"]] = told.get("result", {})

    def ask(self, method, session="", **values):
        self._number += 1
        number = self._number
        message = {"id": number, "method": method, "params": values} | (
            {"sessionId": session} if session else {}
        )
        self._socket.sendTextMessage(json.dumps(message))
        self._qtbot.waitUntil(lambda: number in self._answers, timeout=PATIENCE)
        return self._answers.pop(number)

    def run(self, session, script):
        values = {"expression": script, "returnByValue": True, "awaitPromise": True}
        told = self.ask("Runtime.evaluate", session, **values)
        value = told.get("result", {}).get("value")  # none while a page is being loaded
        return json.loads(value) if value else None

    def until(self, session, script, *values):
        """Run a script with these values until it returns true."""
        run = script % tuple(map(json.dumps, values))
        self._qtbot.waitUntil(lambda: bool(self.run(session, run)), timeout=PATIENCE)

    def picture(self, session, path):
        told = self.ask("Page.captureScreenshot", session)
        path.write_bytes(base64.b64decode(told["data"]))

    def close(self):
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._process.stderr.close()


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
@pytest.mark.parametrize("game", GAMES if "CUCU_BROWSERS" in os.environ else ("campli", "coch"))
def test_a_game_is_played_to_its_end_in_browsers_alone(qtbot, tmp_path, game):
    """By the contract: buttons with `data-action`, cards with `data-card`, and `data-over` at the end."""
    possible = GAMES[game].seats_of(GAMES[game].usual)
    seats = min(max(3, possible[0]), possible[-1])
    window, controller, (join, _) = hosted(qtbot, tmp_path, game, seats, seats, options=SHORT.get(game))
    browser = Browser(qtbot, tmp_path / "profile")
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
        assert all(acted.values())
        assert stage_of(window) is Stage.OVER
        assert not controller.guests.door.refused
    finally:
        browser.close()
