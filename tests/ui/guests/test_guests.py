"""Guests play at a real table: a script at each WebSocket does what a page does."""

import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtNetwork import QNetworkRequest
from PySide6.QtWebSockets import QWebSocket

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.hosting.host_command import Hosting
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.hosting.host_controller import HostController
from tests.ui.windows import a_window, match_of

PATIENCE = 120_000


class Phone:
    """What a guest's page does, without a page; it answers by lot, or not at all."""

    def __init__(self, url, name="", language="en", *, plays=True, secret=""):
        parts = QUrl(url)
        kind, token = parts.path()[1:].split("/")
        self.name, self.plays, self.secret = name, plays, secret
        self.state, self.told, self.closed = None, [], False
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
        options = message["own"]["options"]
        if options and self.plays:
            option = self.random.choice(options)
            self.send(n=message["public"]["n"], do=action_of(option))

    @property
    def is_over(self):
        return self.state is not None and self.state["public"]["over"]


def action_of(option):
    amounts = "".join(f" {part['start']}{part['sign']}" for part in option["parts"] if part["start"])
    return option["do"] + amounts + option["tail"]


def hosted(qtbot, folder, game, seats, guests, seed=7, **preferences):
    """A window with a table for guests, and the addresses of players and onlookers."""
    window = a_window(qtbot, folder, paints=False, seed=seed, **preferences)
    urls = folder / "urls"
    hosting = Hosting(game, GAMES[game].usual, seats, guests, (), "127.0.0.1", 0, Path(urls))
    controller = HostController(window, hosting)
    return window, controller, urls.read_text("utf-8").split()


def stage_of(window):
    return window.playing.session.stage if window.playing is not None else None


@pytest.mark.parametrize(
    ("game", "seats", "languages"),
    [("campli", 5, ("it", "de")), ("coch", 4, ("de",)), ("zifuli", 5, ("en", "it"))],
)
def test_guests_and_bots_play_a_game_to_its_end(qtbot, tmp_path, game, seats, languages):
    window, controller, (join, watch) = hosted(qtbot, tmp_path, game, seats, len(languages))
    onlooker = Phone(watch)
    names = ("Anna", "Bruno")
    phones = [Phone(join, name, language) for name, language in zip(names, languages, strict=False)]
    qtbot.waitUntil(lambda: all(phone.is_over for phone in (*phones, onlooker)), timeout=PATIENCE)
    assert stage_of(window) is Stage.OVER
    match = match_of(window.playing.session)
    assert match.is_over
    for phone in phones:
        assert any(message["own"]["options"] for message in phone.told if "own" in message)
        assert any(message["own"]["cards"] for message in phone.told if "own" in message)
    seen = [message["own"] for message in onlooker.told if "own" in message]
    assert seen
    assert not any(own["cards"] or own["options"] or own["looked"] for own in seen)
    assert not controller.guests.door.refused
    window.leave()
    qtbot.waitUntil(lambda: all(phone.closed for phone in phones), timeout=PATIENCE)


def asked_phone(qtbot, phones):
    qtbot.waitUntil(
        lambda: any(phone.state and phone.state["own"]["options"] for phone in phones), timeout=PATIENCE
    )
    return next(phone for phone in phones if phone.state["own"]["options"])


def test_a_page_that_comes_back_has_the_same_seat_and_is_shown_the_same(qtbot, tmp_path):
    _, _, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked_phone(qtbot, [phone])
    again = Phone(join, "Anna", plays=False, secret=phone.secret)
    qtbot.waitUntil(lambda: again.state is not None and phone.closed, timeout=PATIENCE)
    assert again.state == phone.state
    assert phone.told[-1] == {"closed": "elsewhere"}


def test_what_is_not_theirs_to_do_changes_nothing(qtbot, tmp_path):
    window, controller, (join, watch) = hosted(qtbot, tmp_path, "campli", 4, 2)
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno")]
    onlooker = Phone(watch)
    asked = asked_phone(qtbot, phones)
    other = next(phone for phone in phones if phone is not asked)
    match = match_of(window.playing.session)
    length, now = match.length, asked.state["public"]["n"]
    option = action_of(asked.state["own"]["options"][0])
    other.send(n=now, do=option)
    onlooker.send(n=now, do=option)
    asked.send(n="1/0", do=option)
    asked.send(n=now, do="reenter")
    asked.send(n=now, do="no such thing")
    asked.send(do=5)
    asked.socket.sendTextMessage("[" * 100)
    qtbot.wait(300)
    assert match.length == length
    asked.send(n=now, do=option)
    qtbot.waitUntil(lambda: match.length > length, timeout=PATIENCE)
    length = match.length
    asked.send(n=now, do=option)
    qtbot.wait(100)
    assert not controller.guests.door.refused
    assert stage_of(window) is not Stage.ANSWER


def test_the_screen_of_the_table_shows_no_guests_card_and_takes_nothing_back(qtbot, tmp_path):
    window, _, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked_phone(qtbot, [phone])
    session = window.playing.session
    assert session.viewer < 0 or session.viewer not in session.match_view.remote
    assert session.match_view.persons == ()
    assert not any(card for card in session.observation.cards if getattr(card, "id", "hidden") != "hidden")
    phone.plays = True
    phone.send(n=phone.state["public"]["n"], do=action_of(phone.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: match_of(session).undo_status.seat is not None, timeout=PATIENCE)
    assert not session.undo_status.is_allowed


def test_names_are_cleaned_and_each_is_given_once(qtbot, tmp_path):
    _, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 5, 3)
    anna = Phone(join, "  A\u202enna\u0007  ")
    qtbot.waitUntil(lambda: controller.guests.names == ("Anna",), timeout=PATIENCE)
    same, empty = Phone(join, "anna"), Phone(join, " \u200b ")
    qtbot.waitUntil(lambda: bool(same.told) and bool(empty.told), timeout=PATIENCE)
    assert (same.told, empty.told) == ([{"refused": "taken"}], [{"refused": "empty"}])
    anna.socket.close()
    qtbot.waitUntil(lambda: anna.closed, timeout=PATIENCE)
    qtbot.wait(100)
    again = Phone(join, "Anna")
    qtbot.waitUntil(lambda: {"joined": True} in again.told, timeout=PATIENCE)
    assert controller.guests.names == ("Anna",)


def test_where_names_are_confirmed_nobody_plays_before(qtbot):
    guests = Guests(2, confirms=True)
    guests.door.open("127.0.0.1")
    anna, bruno = Phone(guests.join_url, "Anna"), Phone(guests.join_url, "Bruno")
    qtbot.waitUntil(lambda: len(guests.unconfirmed) == 2, timeout=PATIENCE)
    guests.let_in("Anna")
    guests.decline("Bruno")
    qtbot.waitUntil(lambda: {"refused": "declined"} in bruno.told, timeout=PATIENCE)
    qtbot.waitUntil(lambda: {"joined": True} in anna.told, timeout=PATIENCE)
    assert (guests.names, guests.unconfirmed, guests.missing) == (("Anna",), (), 1)
    guests.close()


def test_a_call_before_the_time_is_kept_for_the_next_pause_and_nobody_is_waited_for(qtbot, tmp_path):
    window, _, (join, _) = hosted(qtbot, tmp_path, "cambio", 4, 1, seed=3)
    phone = Phone(join, "Anna", plays=False)
    asked = asked_phone(qtbot, [phone])
    assert asked.state["public"]["call"]["do"] == "call"
    session = window.playing.session
    seat = session.match_view.remote[0]
    phone.send(n="", do="call")
    qtbot.wait(100)
    assert match_of(session).to_act == seat
    assert stage_of(window) is Stage.TABLE
