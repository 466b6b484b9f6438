"""Scripted guests: each does over a WebSocket what a guest's page does, without a page."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtNetwork import QNetworkRequest
from PySide6.QtWebSockets import QWebSocket

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.hosting.host_command import Hosting
from tests.ui.windows import a_window

PATIENCE = 90_000
REACTION = 70
"""Milliseconds until a choice: with fewer, a fast machine has a guest who floods."""


SHORT = {
    **{game: {"tokens": 1} for game in ("campli", "lu_stu", "cuckoo", "gnav")},
    "cambio": {"pots": 1, "chips": 8, "talk": False},
    "coch": {"deals": 1},
    "zifuli": {"deals": 1},
    "trionfo": {"deals": 1},
}
"""Options by which these games are short."""


class Phone:
    """What a guest's page does, without a page; it answers by lot, or not at all."""

    def __init__(self, url, name="", language="en", *, plays=True, secret=""):
        parts = QUrl(url)
        kind, token = parts.path()[1:].split("/")
        self.name, self.plays, self.secret = name, plays, secret
        self.state, self.told, self.closed, self.chosen = None, [], False, []
        self.random = Random(name)
        host = f"{parts.host()}:{parts.port()}"
        path = f"s/{secret}" if secret else f"{kind}/{token}"
        self.socket = QWebSocket(f"http://{host}")
        self.socket.textMessageReceived.connect(self._take)
        self.socket.disconnected.connect(self._end)
        if kind == "j" and not secret:
            self.socket.connected.connect(lambda: self.send(name=name))
        self.socket.open(QNetworkRequest(QUrl(f"ws://{host}/ws/{path}?l={language}")))

    def send(self, **value):
        self.socket.sendTextMessage(json.dumps(value))

    def _end(self):
        self.closed = True

    def _take(self, text):
        message = json.loads(text)
        self.told.append(message)
        self.secret = message.get("secret", self.secret)
        if "public" not in message:
            return
        self.state = message
        public, options = message["public"], message["own"]["options"]
        if public["continue"] and self.plays and self.name:
            self.send(do="continue")
        if public["call"] and self.plays and self.random.random() < 0.2:
            self.send(n="", do="call")
        if options and self.plays:
            option = self.random.choice(options)
            self.chosen.append(option["do"])
            action = action_of(option)
            QTimer.singleShot(REACTION, self.socket, lambda: self.send(n=public["n"], do=action))

    @property
    def is_over(self):
        return self.state is not None and self.state["public"]["over"]


def action_of(option):
    amounts = "".join(f" {part['start']}{part['sign']}" for part in option["parts"] if part["start"])
    return option["do"] + amounts + option["tail"]


def hosted(qtbot, folder, game, seats, guests, seed=7, options=None, **preferences):
    """A window with a table for guests, and the addresses of players and onlookers."""
    window = a_window(qtbot, folder, paints=False, seed=seed, **preferences)
    urls = folder / "urls"
    hosting = Hosting(
        game, replace(GAMES[game].usual, **(options or {})), seats, guests, (), "127.0.0.1", 0, Path(urls)
    )
    window.guests.open_table(hosting)
    return window, window.guests.host, urls.read_text("utf-8").split()


def stage_of(window):
    return window.playing.session.stage if window.playing is not None else None


def asked_phone(qtbot, phones):
    """Wait until one of the phones is asked; return it, then the others."""
    qtbot.waitUntil(lambda: any(p.state and p.state["own"]["options"] for p in phones), timeout=PATIENCE)
    asked = next(phone for phone in phones if phone.state["own"]["options"])
    return asked, *(phone for phone in phones if phone is not asked)
