"""At which addresses a table may be opened, in which order, and for whom."""

from types import SimpleNamespace

import pytest
from PySide6.QtNetwork import QHostAddress, QNetworkInterface
from PySide6.QtWidgets import QComboBox

from cucu_desktop.ui.guests import addresses
from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.guests.lobby_page import LobbyPage
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.windows import words_of

FLAGS = QNetworkInterface.InterfaceFlag
MACHINE = (
    ("lo", FLAGS.IsLoopBack, ("127.0.0.1", 8)),
    ("docker0", None, ("172.17.0.1", 16)),
    ("tailscale0", None, ("100.101.2.3", 32)),
    ("eth0", None, ("203.0.113.9", 24), ("2001:db8::9", 128), ("fe80::1", 64)),
    ("wlan0", None, ("192.168.1.20", 24)),
    ("wlan1", "down", ("10.0.0.5", 8)),
)


def interface(name, kind, *entries):
    flags = FLAGS.CanBroadcast if kind == "down" else FLAGS.IsUp | FLAGS.IsRunning
    flags = flags | FLAGS.IsLoopBack if kind == FLAGS.IsLoopBack else flags
    listed = [
        SimpleNamespace(ip=lambda ip=ip: QHostAddress(ip), prefixLength=lambda size=size: size)
        for ip, size in entries
    ]
    return SimpleNamespace(
        name=lambda: name, humanReadableName=lambda: name, flags=lambda: flags, addressEntries=lambda: listed
    )


@pytest.fixture
def machine(monkeypatch):
    found = [interface(*each) for each in MACHINE]
    fake = SimpleNamespace(InterfaceFlag=FLAGS, allInterfaces=lambda: found)
    monkeypatch.setattr(addresses, "QNetworkInterface", fake)


@pytest.mark.usefixtures("machine")
def test_private_networks_come_first_and_those_of_containers_last():
    assert addresses.private_addresses() == ("192.168.1.20", "172.17.0.1")
    assert addresses.other_addresses() == ("203.0.113.9", "2001:db8::9", "100.101.2.3")


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize(
    ("address", "near", "far"),
    [
        ("192.168.1.20", "192.168.1.77", "192.168.2.1"),
        ("203.0.113.9", "203.0.113.200", "203.0.114.1"),
        ("100.101.2.3", "100.64.0.9", "100.128.0.1"),
        ("2001:db8::9", "2001:db8::77", "2001:db8:0:1::9"),
    ],
)
def test_a_guest_comes_from_the_network_of_the_address(address, near, far):
    network = addresses.subnet_of(QHostAddress(address))
    assert QHostAddress(near).isInSubnet(*network)
    assert not QHostAddress(far).isInSubnet(*network)
    assert addresses.subnet_of(QHostAddress("8.8.8.8")) is None


def test_an_address_that_others_may_reach_is_chosen_with_a_warning(qtbot):
    warning = "Computers outside this room may reach this address."
    guests = Guests(2, confirms=True)
    for first, second in (("192.168.1.20", "203.0.113.9"), ("203.0.113.9", "192.168.1.20")):
        page = LobbyPage(Theme(), guests, (first, second), 5)
        qtbot.addWidget(page)
        assert [page.findChild(QComboBox).itemText(at) for at in (0, 1)] == [first, second]
        assert any(warning in text for text in words_of(page)) == (first == "203.0.113.9")
