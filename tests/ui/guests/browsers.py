"""Headless browsers over a WebSocket: Chromium by its DevTools protocol, Firefox by WebDriver BiDi."""

import base64
import json
import re
import shutil
import subprocess

from PySide6.QtCore import QUrl
from PySide6.QtWebSockets import QWebSocket

from tests.ui.guests.phones import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")


class Browser:
    """A browser with a page for each guest."""

    def __init__(self, qtbot, command, path=""):
        self._qtbot, self._answers, self._number = qtbot, {}, 0
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        )
        for line in self._process.stderr:
            if found := re.search(r"ws://\S+", line):
                break
        self._socket = QWebSocket()
        self._socket.textMessageReceived.connect(self._take)
        opened = []
        self._socket.connected.connect(lambda: opened.append(True))
        self._socket.open(QUrl(found[0] + path))
        qtbot.waitUntil(lambda: bool(opened), timeout=PATIENCE)

    def _take(self, text):
        told = json.loads(text)
        if "id" in told:
            self._answers[told["id"]] = told.get("result", {})

    def ask(self, method, session="", **values):
        self._number += 1
        number = self._number
        message = {"id": number, "method": method, "params": values}
        self._socket.sendTextMessage(json.dumps(message | ({"sessionId": session} if session else {})))
        self._qtbot.waitUntil(lambda: number in self._answers, timeout=PATIENCE)
        return self._answers.pop(number)

    def run(self, page, script):
        value = self._evaluate(page, script)  # none while a page is being loaded
        return json.loads(value) if value else None

    def until(self, page, script, *values):
        """Run a script with these values until it returns true."""
        run = script % tuple(map(json.dumps, values))
        self._qtbot.waitUntil(lambda: bool(self.run(page, run)), timeout=PATIENCE)

    def close(self):
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._process.stderr.close()


class Chromium(Browser):
    """Its pages are sessions of the protocol."""

    def __init__(self, qtbot, folder):
        super().__init__(
            qtbot,
            [
                *(CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"),
                *(f"--user-data-dir={folder}", "--window-size=360,640", "about:blank"),
            ],
        )
        self._targets = {}

    def someone(self):
        """Return a storage of its own for pages, as another person's browser has."""
        return self.ask("Target.createBrowserContext")["browserContextId"]

    def open(self, url, language="en", width=320, height=568, whose=None):
        """Open a page of this size, in the storage of `someone`; return its session."""
        of = {"browserContextId": whose} if whose else {}
        target = self.ask("Target.createTarget", url="about:blank", **of)["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._targets[session] = target
        agent = "Mozilla/5.0 (Linux; Android 12) Chrome/110.0"
        self.ask("Emulation.setUserAgentOverride", session, userAgent=agent, acceptLanguage=language)
        self.resize(session, width, height)
        self.go_to(session, url)
        return session

    def go_to(self, session, url):
        self.ask("Page.navigate", session, url=url)

    def reload(self, session):
        self.ask("Page.reload", session)

    def shut(self, session):
        self.ask("Target.closeTarget", targetId=self._targets[session])

    def resize(self, session, width, height, scale=1):
        size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": True}
        self.ask("Emulation.setDeviceMetricsOverride", session, **size)

    def prefer(self, session, **features):
        """Set preferences of the browser by the names of media features, with _ for -."""
        given = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.ask("Emulation.setEmulatedMedia", session, features=given)

    def _evaluate(self, session, script):
        values = {"expression": script, "returnByValue": True, "awaitPromise": True}
        return self.ask("Runtime.evaluate", session, **values).get("result", {}).get("value")

    def picture(self, session, path):
        told = self.ask("Page.captureScreenshot", session)
        path.write_bytes(base64.b64decode(told["data"]))


class Firefox(Browser):
    """Its pages are browsing contexts."""

    def __init__(self, qtbot, folder):
        folder.mkdir()
        command = [FIREFOX, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder]
        super().__init__(qtbot, command, "/session")
        self.ask("session.new", capabilities={})

    def someone(self):
        return self.ask("browser.createUserContext")["userContext"]

    def open(self, url, language="en", width=320, height=568, whose=None):
        of = {"userContext": whose} if whose else {}
        page = self.ask("browsingContext.create", type="tab", **of)["context"]
        self.ask("emulation.setLocaleOverride", contexts=[page], locale=language)
        self.resize(page, width, height)
        self.go_to(page, url)
        return page

    def go_to(self, page, url):
        self.ask("browsingContext.navigate", context=page, url=url, wait="none")

    def reload(self, page):
        self.ask("browsingContext.reload", context=page, wait="none")

    def shut(self, page):
        self.ask("browsingContext.close", context=page)

    def resize(self, page, width, height):
        self.ask("browsingContext.setViewport", context=page, viewport={"width": width, "height": height})

    def _evaluate(self, page, script):
        told = self.ask("script.evaluate", expression=script, target={"context": page}, awaitPromise=True)
        return told.get("result", {}).get("value")


BROWSERS = {
    name: kind
    for name, kind, program in (("chromium", Chromium, CHROMIUM), ("firefox", Firefox, FIREFOX))
    if program
}
