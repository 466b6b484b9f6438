"""The page itself, in a real browser: Chromium, driven by its DevTools protocol over a WebSocket."""

import json
import re
import shutil
import subprocess
from time import monotonic

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWebSockets import QWebSocket

from cucu_desktop.ui.play.session_state import Stage
from tests.ui.guests.test_guests import PATIENCE, hosted, stage_of

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

GAME = 300
"""Seconds for a game, on a busy machine."""

PLAY = """(() => {
    const status = document.querySelector('[role=status]');
    window.faults = window.faults || [];
    window.onerror = (text) => window.faults.push(text);
    if (document.documentElement.scrollWidth > innerWidth) window.faults.push('wide');
    for (const image of document.querySelectorAll('#cards img'))
        if (!image.alt || !image.dataset.card || (image.complete && !image.naturalWidth))
            window.faults.push(image.src);
    const found = [...document.querySelectorAll('button[data-action]')].filter((each) => !each.disabled);
    if (found.length) found[Math.floor(Math.random() * found.length)].click();
    return JSON.stringify({
        over: status.dataset.over === 'true', path: location.pathname, faults: window.faults,
        seat: Boolean(sessionStorage.getItem('seat')), acted: found.length,
    });
})()"""
JOIN = """(() => {
    const name = document.querySelector('input[aria-label=Name]');
    if (!name || document.getElementById('join').hidden) return 'false';
    name.value = %s;
    document.querySelector('#join button').click();
    return 'true';
})()"""


class Browser:
    """A page in headless Chromium."""

    def __init__(self, qtbot, folder, url, language):
        self._qtbot, self._answers, self._number = qtbot, {}, 0
        self._process = subprocess.Popen(
            [
                *(CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"),
                *(f"--user-data-dir={folder}", f"--accept-lang={language}", "--window-size=360,640", url),
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
        target = next(
            each for each in self._ask("Target.getTargets")["targetInfos"] if each["type"] == "page"
        )
        told = self._ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self._session = told["sessionId"]

    def _take(self, text):
        told = json.loads(text)
        if "id" in told:
            self._answers[told["id"]] = told.get("result", {})

    def _ask(self, method, session="", **values):
        self._number += 1
        number = self._number
        message = {"id": number, "method": method, "params": values} | (
            {"sessionId": session} if session else {}
        )
        self._socket.sendTextMessage(json.dumps(message))
        self._qtbot.waitUntil(lambda: number in self._answers, timeout=PATIENCE)
        return self._answers.pop(number)

    def run(self, script):
        told = self._ask("Runtime.evaluate", self._session, expression=script, returnByValue=True)
        value = told.get("result", {}).get("value")  # none while a page is being loaded
        return json.loads(value) if value else None

    def close(self):
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._process.stderr.close()


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
@pytest.mark.parametrize(("game", "seats", "language"), [("campli", 4, "it"), ("coch", 4, "de")])
def test_a_browser_plays_a_game_to_its_end(qtbot, tmp_path, game, seats, language):
    window, _, (join, _) = hosted(qtbot, tmp_path, game, seats, 1)
    browser = Browser(qtbot, tmp_path / "profile", join, language)
    try:
        qtbot.waitUntil(lambda: browser.run(JOIN % json.dumps("Anna")), timeout=PATIENCE)
        acted, told, until = 0, {"over": False}, monotonic() + GAME
        while not told["over"]:
            assert monotonic() < until, told
            qtbot.wait(10)
            if (seen := browser.run(PLAY)) is None:  # the page is being loaded
                continue
            told = seen
            acted += told["acted"] > 0
            assert not told["faults"]
        assert acted
        assert (told["path"], told["seat"]) == ("/p", True)
        assert stage_of(window) is Stage.OVER
    finally:
        browser.close()
