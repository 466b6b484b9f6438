"""Guests are invited from the set-up page, and the host is asked about one who does not come back."""

import pytest
from PySide6.QtWidgets import QComboBox, QSpinBox

from cucu_desktop.ui.guests import lobby_page
from cucu_desktop.ui.guests.lobby_page import AbsentPage, LobbyPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.hosting import host_controller
from tests.ui.guests.phones import PATIENCE, Phone, action_of, asked_phone, hosted, stage_of
from tests.ui.objects.controls import button, click, texts
from tests.ui.windows import a_window, match_of, words_of


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1", "127.0.0.2"))
    return a_window(qtbot, tmp_path, paints=False)


def test_guests_take_the_places_of_bots(qtbot, window):
    window.menus.actions["guests"].trigger()
    page = window.page_stack.page
    assert isinstance(page, LobbyPage)
    guests = window.guests.host.guests
    guests.door.refuse("path")
    page.findChild(QSpinBox).setValue(3)
    assert (guests.wanted, guests.missing) == (3, 3)
    assert not button(page, "Start").isEnabled()
    phones = [Phone(guests.join_url, name, "de") for name in ("Bea", "Peppe")]
    same = Phone(guests.join_url, "ANNA")
    qtbot.waitUntil(lambda: {"refused": "taken", "name": "ANNA 2"} in same.told, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(guests.names) == 2, timeout=PATIENCE)
    told = " ".join(words_of(page))
    assert "Here: Bea, Peppe. 1 place is free: a bot takes it." in told
    assert "1 request was refused." in told
    click(page, "Start")
    qtbot.waitUntil(lambda: window.playing is not None and all(p.state for p in phones), timeout=PATIENCE)
    players = match_of(window.playing.session).players
    usual = seating.usual("campli", "Anna")
    assert len(players) == len(usual.players)
    assert {player.name for player in players if player.bot is None} == {"Anna", "Bea", "Peppe"}
    assert len({player.name for player in players}) == len(players)
    assert window.playing.session.match_view.persons == tuple(
        seat for seat, player in enumerate(players) if player.name == "Anna"
    )
    window.menus.actions["guests"].trigger()
    assert "Close" in words_of(window.page_stack.page)
    assert guests.watch_url.startswith("http://127.0.0.1:")
    window.leave()
    qtbot.waitUntil(lambda: all(phone.closed for phone in phones), timeout=PATIENCE)
    assert window.guests.host is None


def test_players_and_rules_can_be_set_up_until_somebody_has_come(qtbot, window):
    window.menus.actions["guests"].trigger()
    page, guests = window.page_stack.page, window.guests.host.guests
    phone = Phone(guests.join_url, "Bea")
    assert page.set_up.isVisible()
    qtbot.waitUntil(lambda: guests.names == ("Bea",), timeout=PATIENCE)
    assert not page.set_up.isVisible()
    assert phone.told
    window.page_stack.back()
    assert window.guests.host is None
    window.menus.actions["guests"].trigger()
    click(window.page_stack.page, "Players and rules")
    assert window.guests.host is None
    click(window.page_stack.page, "Start")
    assert isinstance(window.page_stack.page, LobbyPage)
    window.page_stack.back()
    assert not isinstance(window.page_stack.page, LobbyPage)


def test_the_lobby_is_closed_with_its_door_and_another_address_may_be_chosen(qtbot, window):
    window.page_opener.lay_table("cuckoo", phones=True)
    click(window.page_stack.page, "Start")
    page, guests = window.page_stack.page, window.guests.host.guests
    assert guests.join_url.startswith("http://127.0.0.1:")
    page.findChild(QComboBox).activated.emit(1)
    page = window.page_stack.page
    assert guests.join_url.startswith("http://127.0.0.2:")
    phone = Phone(guests.watch_url)
    qtbot.waitUntil(lambda: guests.onlookers == 1, timeout=PATIENCE)
    click(page, "Cancel")
    qtbot.waitUntil(lambda: phone.closed, timeout=PATIENCE)
    assert window.guests.host is None
    assert window.playing is None


def test_guests_who_wait_are_disconnected_when_their_page_is_dropped_with_others(window):
    window.page_opener.lay_table("cuckoo", phones=True)
    click(window.page_stack.page, "Start")
    door = window.guests.host.guests.door
    window.page_stack.close_pages()
    assert window.guests.host is None
    assert not door._tcp.isListening()


def test_help_is_shown_while_no_phone_comes(qtbot, window, monkeypatch):
    monkeypatch.setattr(lobby_page, "ALONE_MS", 50)
    window.page_opener.lay_table("cuckoo", phones=True)
    click(window.page_stack.page, "Start")
    page = window.page_stack.page
    qtbot.waitUntil(lambda: "same Wi-Fi" in " ".join(texts(page)), timeout=PATIENCE)
    Phone(window.guests.host.guests.join_url, "Bea")
    qtbot.waitUntil(lambda: "same Wi-Fi" not in " ".join(texts(page)), timeout=PATIENCE)


def absent(qtbot, tmp_path, monkeypatch):
    """A table at which the phone whose turn it is has gone, and the host is asked about it."""
    monkeypatch.setattr(host_controller, "GONE_MS", 100)
    window, _, (join, _) = hosted(qtbot, tmp_path, "cuckoo", 3, 2)
    phones = [Phone(join, name, plays=False) for name in ("Bea", "Carla")]
    gone, other = asked_phone(qtbot, phones)
    gone.socket.abort()
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, AbsentPage), timeout=PATIENCE)
    assert f"{gone.name}’s phone is gone" in words_of(window.page_stack.page)
    return window, join, gone, other


def press(window, words):
    page = window.page_stack.page
    next(button for button in page.findChildren(lobby_page.PaperButton) if words in button.text()).click()


def test_an_absent_guest_may_be_waited_for_and_the_host_is_asked_once(qtbot, tmp_path, monkeypatch):
    window, join, gone, _ = absent(qtbot, tmp_path, monkeypatch)
    length = match_of(window.playing.session).length
    window.page_stack.page.closed.emit()
    qtbot.wait(300)
    assert window.page_stack.page is None
    back = Phone(join, gone.name, plays=False, secret=gone.secret)
    qtbot.waitUntil(lambda: back.state is not None and bool(back.state["own"]["options"]), timeout=PATIENCE)
    assert match_of(window.playing.session).length == length
    back.socket.abort()  # it is gone once more: another question
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, AbsentPage), timeout=PATIENCE)
    back = Phone(join, gone.name, plays=False, secret=gone.secret)  # which its return answers
    qtbot.waitUntil(lambda: window.page_stack.page is None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: back.state is not None, timeout=PATIENCE)
    back.send(n=back.state["public"]["n"], do=action_of(back.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: match_of(window.playing.session).length > length, timeout=PATIENCE)


def test_a_bot_plays_for_an_absent_guest_until_the_phone_is_back(qtbot, tmp_path, monkeypatch):
    window, join, gone, other = absent(qtbot, tmp_path, monkeypatch)
    match = match_of(window.playing.session)
    length = match.length
    window.page_stack.page.by_bot.emit()
    other.plays = True
    if other.state["own"]["options"]:
        other.send(n=other.state["public"]["n"], do=action_of(other.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: match.length > length + 12, timeout=PATIENCE)
    assert window.page_stack.page is None or not isinstance(window.page_stack.page, AbsentPage)
    back = Phone(join, gone.name, plays=False, secret=gone.secret)
    if not match.is_over:
        qtbot.waitUntil(lambda: back.state is not None, timeout=PATIENCE)
        assert gone.name not in window.guests.host.guests.table.by_bot


def test_an_absent_guest_may_play_at_the_screen(qtbot, tmp_path, monkeypatch):
    window, join, gone, _ = absent(qtbot, tmp_path, monkeypatch)
    session = window.playing.session
    seat = session.match_view.remote[
        [session.match_view.company[s].name for s in session.match_view.remote].index(gone.name)
    ]
    window.page_stack.page.here.emit()
    qtbot.waitUntil(lambda: stage_of(window) in (Stage.HAND_OVER, Stage.ANSWER), timeout=PATIENCE)
    assert session.match_view.persons == (seat,)
    back = Phone(join, gone.name, plays=False, secret=gone.secret)
    qtbot.waitUntil(lambda: back.socket.error() != -1 and not back.socket.isValid(), timeout=PATIENCE)
    assert back.state is None
