"""Seats outlive pages and windows: lost phones, hosts who have not answered, and continued matches."""

import json

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtNetwork import QTcpSocket

from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.match.log import read_log
from cucu_desktop.match.setup import setup_in
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.guests.lobby_page import AbsentPage, LobbyPage, PhonesAgainPage
from cucu_desktop.ui.guests.qr_view import QrView
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.hosting import host_controller
from tests.ui.guests.phones import PATIENCE, Phone, hosted, stage_of
from tests.ui.objects.controls import click
from tests.ui.windows import match_of, words_of


def asked(qtbot, phone):
    qtbot.waitUntil(lambda: phone.state is not None and bool(phone.state["own"]["options"]), timeout=PATIENCE)


def gone(qtbot, controller, phone):
    phone.socket.abort()
    qtbot.waitUntil(lambda: phone.name in controller.guests.away, timeout=PATIENCE)


# A page that is lost


def test_who_has_lost_the_page_has_the_seat_back_by_name(qtbot, tmp_path):
    _, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "D’Angelo", plays=False)
    asked(qtbot, phone)
    gone(qtbot, controller, phone)
    again = Phone(join, "d'angelo", plays=False)
    asked(qtbot, again)
    assert again.state["own"]["name"] == "D’Angelo"
    assert again.secret != phone.secret
    old = Phone(join, plays=False, secret=phone.secret)
    qtbot.waitUntil(lambda: old.closed, timeout=PATIENCE)
    assert old.told == [{"closed": "elsewhere"}]
    assert not controller.guests.door.refused


def test_the_host_confirms_who_asks_for_a_seat_again(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(host_controller, "GONE_MS", 100)
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked(qtbot, phone)
    controller.guests.confirms = True
    gone(qtbot, controller, phone)
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, AbsentPage), timeout=PATIENCE)
    assert window.page_stack.page.findChild(QrView).isVisible()
    assert join in words_of(window.page_stack.page)
    again, other = Phone(join, "Anna", plays=False), Phone(join, "Eva", plays=False)
    qtbot.waitUntil(lambda: controller.guests.claimed == ("Anna",), timeout=PATIENCE)
    qtbot.waitUntil(lambda: other.told == [{"refused": "full", "watch": True}], timeout=PATIENCE)
    third = Phone(join, "Anna", plays=False)
    qtbot.waitUntil(lambda: third.told == [{"refused": "taken", "name": ""}], timeout=PATIENCE)
    assert again.told == [{"joined": False}]
    click(window.page_stack.page, "Refuse")
    qtbot.waitUntil(lambda: {"refused": "declined"} in again.told, timeout=PATIENCE)
    third.send(name="Anna")
    qtbot.waitUntil(lambda: controller.guests.claimed == ("Anna",), timeout=PATIENCE)
    click(window.page_stack.page, "Let in")
    asked(qtbot, third)
    assert window.page_stack.page is None
    assert again.state is None


def test_at_the_table_a_notice_tells_of_who_asks_for_a_seat(qtbot, tmp_path):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked(qtbot, phone)
    controller.guests.confirms = True
    gone(qtbot, controller, phone)
    again = Phone(join, "Anna", plays=False)
    qtbot.waitUntil(lambda: controller.guests.claimed == ("Anna",), timeout=PATIENCE)
    assert any("Is Anna back?" in text for text in words_of(window))
    window.menus.actions["guests"].trigger()
    click(window.page_stack.page, "Let in")
    qtbot.waitUntil(lambda: again.secret != "", timeout=PATIENCE)


def test_the_page_that_comes_back_first_has_the_seat(qtbot, tmp_path):
    _, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked(qtbot, phone)
    controller.guests.confirms = True
    gone(qtbot, controller, phone)
    other = Phone(join, "Anna", plays=False)
    qtbot.waitUntil(lambda: controller.guests.claimed == ("Anna",), timeout=PATIENCE)
    back = Phone(join, "Anna", plays=False, secret=phone.secret)
    asked(qtbot, back)
    assert controller.guests.claimed == ()
    qtbot.waitUntil(lambda: {"refused": "taken"} in other.told, timeout=PATIENCE)


def test_a_known_browser_has_its_seat_at_once_unless_its_page_is_open(qtbot, tmp_path):
    _, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked(qtbot, phone)
    page = Phone(join, plays=False)
    page.send = lambda **_: page.socket.sendTextMessage(json.dumps({"back": phone.secret}))
    qtbot.waitUntil(lambda: page.told == [{"refused": "open"}], timeout=PATIENCE)
    gone(qtbot, controller, phone)
    page.send()
    asked(qtbot, page)
    assert page.secret == phone.secret


def test_who_finds_all_seats_taken_may_watch_when_the_host_agrees(qtbot, tmp_path):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    guests = controller.guests
    asked(qtbot, Phone(join, "Anna", plays=False))
    guests.confirms = True
    eve = Phone(join, "Eve", plays=False)
    qtbot.waitUntil(lambda: eve.told == [{"refused": "full", "watch": True}], timeout=PATIENCE)
    eve.send(name="Eve", watch=True)
    qtbot.waitUntil(lambda: guests.unconfirmed == ("Eve",), timeout=PATIENCE)
    assert any("Eve wants to watch." in text for text in words_of(window))
    assert eve.state is None
    guests.let_in("Eve")
    qtbot.waitUntil(lambda: eve.state is not None, timeout=PATIENCE)
    assert guests.onlookers == 1
    own = eve.state["own"]
    assert (own["name"], own["cards"], own["options"], own["back"]) == ("", [], [], False)


# Guests who are not confirmed


def test_nothing_of_the_table_is_sent_to_who_waits_for_the_hosts_yes(qtbot, tmp_path):
    window, controller, (join, watch) = hosted(qtbot, tmp_path, "campli", 3, 2)
    guests = controller.guests
    guests.confirms = True
    anna, eve = Phone(join, "Anna"), Phone(join, "Eve")
    qtbot.waitUntil(lambda: guests.unconfirmed == ("Anna", "Eve"), timeout=PATIENCE)
    third = Phone(join, "Third")
    qtbot.waitUntil(lambda: third.told == [{"refused": "full"}], timeout=PATIENCE)
    guests.let_in("Anna")
    controller._begin()
    qtbot.waitUntil(lambda: anna.state is not None, timeout=PATIENCE)
    again = Phone(join, "Eve", secret=eve.secret)
    qtbot.waitUntil(lambda: bool(again.told), timeout=PATIENCE)
    qtbot.wait(300)
    assert [set(message) for message in eve.told] == [{"secret"}, {"joined"}, {"closed"}]
    assert again.told == [{"joined": False}]
    assert guests.onlookers == 0
    guests.let_in("Eve")
    qtbot.waitUntil(lambda: again.state is not None, timeout=PATIENCE)
    assert guests.onlookers == 1, "who has no seat looks on, and is counted"
    assert again.state["own"]["cards"] == []
    window.leave()
    onlooker = Phone(watch)
    qtbot.wait(100)
    assert onlooker.told == []


# Floods


def test_a_flood_of_refused_requests_is_told_once(qtbot):
    guests = Guests(2, confirms=True)
    told = []
    guests.door.refusal.connect(lambda: told.append(guests.door.refused.total()))
    for number in range(1000):
        guests.door.refuse(("host", "path")[number % 2])
    assert told == []
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    assert told == [1000]


def test_icons_that_browsers_ask_for_by_themselves_are_served(qtbot):
    guests = Guests(2, confirms=True)
    guests.door.open("127.0.0.1")
    for path in ("/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-120x120-precomposed.png"):
        socket = QTcpSocket()
        socket.connectToHost("127.0.0.1", int(guests.door.host.partition(":")[2]))
        socket.write(f"GET {path} HTTP/1.1\r\nHost: {guests.door.host}\r\n\r\n".encode())
        state = QTcpSocket.SocketState.UnconnectedState
        qtbot.waitUntil(lambda socket=socket, state=state: socket.state() == state, timeout=PATIENCE)
        head, _, picture = socket.readAll().data().partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert QImage.fromData(picture).size() == QSize(180, 180)
    assert not guests.door.refused
    guests.close()


# A match that is continued


def left(qtbot, tmp_path, game="campli"):
    """A window after a match with a guest was left; and the log of the match."""
    window, _, (join, _) = hosted(qtbot, tmp_path, game, 3, 1)
    asked(qtbot, Phone(join, "Gaetano", plays=False))
    log = window.playing.log
    window.leave()
    return window, log


@pytest.fixture
def loopback(monkeypatch):
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1",))


def shown_cards(window):
    return [card for card in window.playing.session.observation.cards if card not in (None, HIDDEN)]


@pytest.mark.usefixtures("loopback")
def test_a_continued_match_shows_no_guests_card_and_goes_on_with_phones(qtbot, tmp_path):
    window, log = left(qtbot, tmp_path)
    assert setup_in(read_log(log)[0]).remote == ("Gaetano",)
    window.match_controller.resume(log)
    assert isinstance(window.page_stack.page, PhonesAgainPage)
    assert "Gaetano played on a phone" in " ".join(words_of(window.page_stack.page))
    click(window.page_stack.page, "Later")
    qtbot.wait(100)
    assert shown_cards(window) == []
    assert window.playing.session.match_view.persons == ()
    assert stage_of(window) is Stage.TABLE
    window.menus.actions["guests"].trigger()
    click(window.page_stack.page, "With phones")
    assert isinstance(window.page_stack.page, LobbyPage)
    guests = window.guests.host.guests
    phone = Phone(guests.join_url, "gaetano", "it", plays=False)
    asked(qtbot, phone)
    assert window.page_stack.page is None
    phone.plays = True
    length = match_of(window.playing.session).length
    phone.send(n=phone.state["public"]["n"], do=phone.state["own"]["options"][0]["do"])
    qtbot.waitUntil(lambda: match_of(window.playing.session).length > length, timeout=PATIENCE)
    window.leave()
    qtbot.waitUntil(lambda: phone.closed, timeout=PATIENCE)
    assert window.guests.host is None


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_guests_of_a_continued_match_may_play_here_behind_a_curtain(qtbot, tmp_path, game):
    window, log = left(qtbot, tmp_path, game)
    window.match_controller.resume(log)
    click(window.page_stack.page, "Play here")
    qtbot.waitUntil(lambda: stage_of(window) is Stage.HAND_OVER, timeout=PATIENCE)
    assert len(window.playing.session.match_view.persons) == 1
    window.leave()
    window.match_controller.resume(log)
    assert isinstance(window.page_stack.page, PhonesAgainPage), "each time until the match is over"


# Another table while one is played


def test_phones_of_the_match_stay_until_the_match_of_the_new_table_begins(qtbot, tmp_path, monkeypatch):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked(qtbot, phone)
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ())
    window.page_opener.lay_table("cuckoo", phones=True)
    click(window.page_stack.page, "Start")
    assert window.guests.host is controller
    assert any("no private network" in text for text in words_of(window))
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1",))
    click(window.page_stack.page, "Start")
    waiting = window.guests.host
    assert waiting is not controller
    click(window.page_stack.page, "Cancel")
    assert window.guests.host is controller
    click(window.page_stack.page, "Start")
    assert not phone.closed
    bea = Phone(window.guests.host.guests.join_url, "Bea", plays=False)
    qtbot.waitUntil(lambda: window.guests.host.guests.names == ("Bea",), timeout=PATIENCE)
    click(window.page_stack.page, "Start")
    qtbot.waitUntil(lambda: phone.closed and bea.state is not None, timeout=PATIENCE)
