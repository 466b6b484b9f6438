"""The file by which guests' pages find their seats again when a match is continued."""

import json

import pytest
from PySide6.QtNetwork import QHostAddress, QTcpServer

from cucu_desktop.ui.guests.kept_seats import KeptSeats, forget_seats, keep_seats, kept_seats
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.hosting import host_controller
from tests.ui.guests.phones import PATIENCE, SHORT, Phone, hosted, stage_of
from tests.ui.objects.controls import click

SEATS = KeptSeats("192.168.0.2", 4711, "token", {"Anna": "secret"})


@pytest.fixture
def log(tmp_path):
    (tmp_path / "matches").mkdir()
    return tmp_path / "matches" / "one.cucu"


def test_the_seats_of_the_latest_match_are_kept_for_their_owner_only(log):
    keep_seats(log, SEATS)
    assert kept_seats(log) == SEATS
    assert (log.parent.parent / "phones.json").stat().st_mode & 0o077 == 0
    other = log.with_name("other.cucu")
    assert kept_seats(other) == KeptSeats()
    forget_seats(other)
    assert kept_seats(log) == SEATS
    forget_seats(log)
    assert kept_seats(log) == KeptSeats()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"log": "one.cucu"', '{"log": "one.cucu", "port": "x"}', "3"]
)
def test_a_damaged_file_has_no_seats(log, text):
    (log.parent.parent / "phones.json").write_text(text, "utf-8")
    assert kept_seats(log) == KeptSeats()


def test_a_folder_that_cannot_be_written_is_no_error(log):
    (log.parent.parent / "phones.json").mkdir()
    keep_seats(log, SEATS)
    forget_seats(log)
    assert kept_seats(log) == KeptSeats()


def test_a_page_comes_back_by_its_secret_also_at_another_port(qtbot, tmp_path, monkeypatch):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1, options=SHORT["campli"])
    phone = Phone(join, "Anna", plays=False)
    qtbot.waitUntil(lambda: phone.state is not None, timeout=PATIENCE)
    log, taken = window.playing.log, controller.guests.door.host
    told = json.loads((log.parent.parent / "phones.json").read_text("utf-8"))
    assert told["secrets"] == {"Anna": phone.secret}
    window.leave()
    qtbot.waitUntil(lambda: {"closed": "closed", "stays": True} in phone.told, timeout=PATIENCE)
    server = QTcpServer()
    assert server.listen(QHostAddress("127.0.0.1"), int(taken.rpartition(":")[2]))
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1",))
    window.match_controller.resume(log)
    click(window.page_stack.page, "With phones")
    guests = window.guests.host.guests
    assert guests.door.host != taken
    again = Phone(guests.join_url, "Anna", secret=phone.secret)
    qtbot.waitUntil(lambda: again.is_over or stage_of(window) is Stage.OVER, timeout=PATIENCE)
    window.leave()
    assert not (log.parent.parent / "phones.json").exists()
