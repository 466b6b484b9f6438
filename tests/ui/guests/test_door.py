"""The door: what a guest's page needs is let in, all else is refused and counted by its kind."""

import gc
import gzip

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtNetwork import QNetworkRequest, QTcpSocket
from PySide6.QtWebSockets import QWebSocket

from cucu_desktop.ui.guests import door as doors
from cucu_desktop.ui.guests import web_socket as web_socket_module
from cucu_desktop.ui.guests.door import Door, DoorError, File


class Inside:
    def file(self, path, languages):
        return File(b"hello", "text/plain") if path == "/page" else None

    def admits(self, path):
        return path == "/ws/seat"


@pytest.fixture
def door(qtbot):
    found = Door(Inside())
    found.open("127.0.0.1")
    yield found
    found.close()


def asked(qtbot, door, text):
    """What is answered to these bytes, until the connection ends."""
    socket = QTcpSocket()
    socket.connectToHost("127.0.0.1", int(door.host.rpartition(":")[2]))
    socket.write(text.replace("\n", "\r\n").encode())
    state = QTcpSocket.SocketState.UnconnectedState
    qtbot.waitUntil(lambda: socket.state() == state and door.host != "", timeout=20_000)
    return bytes(socket.readAll().data())


def get(door, path="/page", host=None, more="", word="GET"):
    return f"{word} {path} HTTP/1.1\nHost: {host or door.host}\n{more}\n"


def web_socket(qtbot, door, path="/ws/seat", origin=None):
    socket = QWebSocket(origin or f"http://{door.host}")
    socket.open(QNetworkRequest(QUrl(f"ws://{door.host}{path}")))
    connected = [False]
    socket.connected.connect(lambda: connected.__setitem__(0, True))
    errors = []
    socket.errorOccurred.connect(errors.append)
    qtbot.waitUntil(lambda: connected[0] or bool(errors), timeout=20_000)
    return socket, connected[0]


def test_a_page_is_sent_with_what_a_browser_must_keep_away_from(qtbot, door):
    head, _, body = asked(qtbot, door, get(door)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK")
    assert body == b"hello"
    for line in (b"default-src 'none'", b"no-referrer", b"nosniff", b"no-store", b"frame-ancestors 'none'"):
        assert line in head
    assert b"Access-Control" not in head
    assert not door.refused


@pytest.mark.parametrize(
    ("kind", "status", "request_of"),
    [
        ("host", b"421", lambda door: get(door, host="cards.example")),
        ("path", b"404", lambda door: get(door, "/elsewhere")),
        ("path", b"404", lambda door: get(door, "/../page")),
        ("method", b"405", lambda door: get(door, word="POST")),
        ("method", b"405", lambda door: get(door, more="Content-Length: 5\n") + "12345"),
        ("head", b"400", lambda door: get(door, more=f"Host: {door.host}\n")),
        ("head", b"400", lambda door: "GET /page\nHost: x\n\n"),
        ("head", b"431", lambda door: get(door, more="X: " + "y" * doors.LONGEST_HEAD)),
        (
            "head",
            b"400",
            lambda door: get(door, "/ws/seat", more=f"Upgrade: websocket\nOrigin: http://{door.host}\n"),
        ),
        ("origin", b"403", lambda door: get(door, "/ws/seat", more="Upgrade: websocket\n")),
        (
            "origin",
            b"403",
            lambda door: get(door, "/ws/seat", more="Upgrade: websocket\nOrigin: http://other\n"),
        ),
        (
            "path",
            b"404",
            lambda door: get(door, "/ws/x", more=f"Upgrade: websocket\nOrigin: http://{door.host}\n"),
        ),
    ],
)
def test_what_is_refused_is_counted(qtbot, door, kind, status, request_of):
    assert asked(qtbot, door, request_of(door)).split(b" ")[1] == status
    assert dict(door.refused) == {kind: 1}


def test_a_file_is_packed_for_those_who_can_unpack_it_only(qtbot, door):
    plain = asked(qtbot, door, get(door))
    packed = asked(qtbot, door, get(door, more="Accept-Encoding: gzip, deflate\n"))
    assert b"Content-Encoding" not in plain
    assert b"Content-Encoding: gzip" in packed
    assert gzip.decompress(packed.partition(b"\r\n\r\n")[2]) == plain.partition(b"\r\n\r\n")[2]


def test_a_head_that_does_not_come_is_not_waited_for(qtbot, monkeypatch, door):
    monkeypatch.setattr(doors, "HEAD_MS", 50)
    assert asked(qtbot, door, "GET /pa") == b""
    assert dict(door.refused) == {"slow": 1}
    assert asked(qtbot, door, "") == b""
    assert dict(door.refused) == {"slow": 1}, "browsers open connections in advance and close them unused"


def test_so_many_may_be_connected_and_no_more(qtbot, monkeypatch, door):
    monkeypatch.setattr(doors, "MOST_SOCKETS", 2)
    sockets = [web_socket(qtbot, door)[0] for _ in range(2)]
    assert asked(qtbot, door, get(door)) == b""
    assert door.refused["full"] == 1
    sockets[0].close()
    qtbot.waitUntil(lambda: asked(qtbot, door, get(door)) != b"", timeout=20_000)


def test_messages_are_heard_and_answered(qtbot, door):
    heard, answers = [], []
    door.heard.connect(lambda key, text: (heard.append(text), door.send(key, text.upper())))
    socket, is_open = web_socket(qtbot, door)
    assert is_open
    socket.textMessageReceived.connect(answers.append)
    socket.sendTextMessage("keep")
    qtbot.waitUntil(lambda: answers == ["KEEP"], timeout=20_000)
    assert heard == ["keep"]
    assert not door.refused


def test_another_sites_page_opens_no_web_socket(qtbot, door):
    assert not web_socket(qtbot, door, origin="http://evil.example")[1]
    assert dict(door.refused) == {"origin": 1}


def test_who_sends_too_much_is_parted_from(qtbot, door):
    heard, gone = [], []
    door.heard.connect(lambda key, text: heard.append(text))
    door.gone.connect(gone.append)
    socket, _ = web_socket(qtbot, door)
    for _ in range(200):
        socket.sendTextMessage("x")
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert len(heard) <= web_socket_module.MOST_MESSAGES
    assert dict(door.refused) == {"flood": 1}


def test_a_message_that_is_too_long_is_not_read(qtbot, door):
    heard, gone = [], []
    door.heard.connect(lambda key, text: heard.append(text))
    door.gone.connect(gone.append)
    socket, _ = web_socket(qtbot, door)
    socket.sendTextMessage("x" * (web_socket_module.LARGEST_MESSAGE + 1))
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert not heard
    assert dict(door.refused) == {"size": 1}


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "8.8.8.8", "nowhere", "192.168.255.254"])
def test_it_is_opened_at_an_address_of_this_machine_only(qtbot, address):
    with pytest.raises(DoorError):
        Door(Inside()).open(address)


def test_every_request_is_answered_however_many_sockets_come_and_go(qtbot, door):
    """A socket may lie where another one lay, also one that has become a WebSocket; garbage is collected."""
    over = QTcpSocket.SocketState.UnconnectedState
    answers, heard = [], []
    door.heard.connect(lambda key, text: door.send(key, text.upper()))
    for number in range(120):
        sockets = [QTcpSocket() for _ in range(4)]
        for socket in sockets:
            socket.connectToHost("127.0.0.1", int(door.host.rpartition(":")[2]))
        web, is_in = web_socket(qtbot, door)
        assert is_in
        web.textMessageReceived.connect(heard.append)
        web.sendTextMessage(f"message {number}")
        qtbot.waitUntil(lambda text=f"MESSAGE {number}": text in heard, timeout=20_000)
        if number % 2:
            web.close()
            gc.collect()
        for socket in sockets:  # a browser connects before it has anything to ask
            socket.write(get(door).replace("\n", "\r\n").encode())
        qtbot.waitUntil(lambda each=sockets: all(one.state() == over for one in each), timeout=20_000)
        answers += [bytes(socket.readAll().data()).endswith(b"hello") for socket in sockets]
        web.abort()
    assert answers == [True] * 480
    assert not door.refused


def frame(content, first=0x81, mask=b"mask", length=None):
    """The bytes of a client's frame."""
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes((first, 0x80 | len(content) if length is None else length)) + mask + masked


HANDSHAKE = (
    "Upgrade: websocket\nConnection: keep-alive, Upgrade\nSec-WebSocket-Version: 13\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nOrigin: http://{host}\n"
)


def raw_socket(door):
    """A TCP socket that has asked for a WebSocket."""
    socket = QTcpSocket()
    socket.connectToHost("127.0.0.1", int(door.host.rpartition(":")[2]))
    asks = get(door, "/ws/seat?l=de", more=HANDSHAKE.format(host=door.host))
    socket.write(asks.replace("\n", "\r\n").encode())
    return socket


def read(qtbot, socket, end):
    """What is received until these bytes have come."""
    seen = bytearray()
    qtbot.waitUntil(lambda: seen.extend(socket.readAll().data()) or end in seen, timeout=20_000)
    return bytes(seen)


def test_the_handshake_is_that_of_the_standard_and_a_message_may_come_in_pieces_or_with_the_head(qtbot, door):
    came, heard = [], []
    door.came.connect(lambda *told: came.append(told[1:]))
    door.heard.connect(lambda key, text: heard.append(text))
    socket = raw_socket(door)
    socket.write(frame(b"first") + frame("zwölf".encode())[:5])
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in read(qtbot, socket, b"\r\n\r\n")
    qtbot.waitUntil(lambda: heard == ["first"], timeout=20_000)
    socket.write(frame("zwölf".encode())[5:] + frame(b"x" * 200)[:1] + b"\xfe\x00\xc8mask")
    socket.write(frame(b"x" * 200, length=0)[6:] + frame(b"here?", 0x89))
    assert b"\x8a\x05here?" in read(qtbot, socket, b"here?")
    assert heard == ["first", "zwölf", "x" * 200]
    assert came == [("/ws/seat", "l=de")]
    socket.write(frame((1001).to_bytes(2, "big"), 0x88))
    assert (1001).to_bytes(2, "big") in read(qtbot, socket, b"\x88\x02")
    assert not door.refused


@pytest.mark.parametrize(
    ("kind", "sent"),
    [
        ("frame", frame(b"part", 0x01)),
        ("frame", frame(b"\x00\x01", 0x82)),
        ("frame", b"\x81\x05hello"),
        ("frame", frame(b"\xff\xfe")),
        ("frame", frame(b"packed", 0xC1)),
        ("size", b"\x81\xff" + b"\x00" * 6 + b"\x01\x00mask"),
        ("size", b"\x81\xfe\x01\x01mask"),
        ("size", b"\x89\xfe\x00\x80mask"),
    ],
)
def test_what_is_no_short_message_ends_the_connection(qtbot, door, kind, sent):
    heard, gone = [], []
    door.heard.connect(lambda key, text: heard.append(text))
    door.gone.connect(gone.append)
    socket = raw_socket(door)
    socket.write(sent)
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert not heard
    assert dict(door.refused) == {kind: 1}


def test_a_silent_connection_is_given_up(qtbot, monkeypatch):
    """A phone out of reach closes nothing; a browser answers pings by itself."""
    monkeypatch.setattr(doors, "PING_MS", 150)
    door = Door(Inside())
    door.open("127.0.0.1")
    gone, came = [], []
    door.came.connect(lambda key, *_: came.append(key))
    door.gone.connect(gone.append)
    answering, _ = web_socket(qtbot, door)
    silent = raw_socket(door)
    qtbot.waitUntil(lambda: len(gone) == 1, timeout=20_000)
    assert gone == [came[1]]
    assert silent.isValid()
    qtbot.wait(400)
    assert len(gone) == 1
    assert answering.isValid()
    door.close()


def test_a_reader_that_reads_nothing_is_parted_from(qtbot, door):
    came, gone = [], []
    door.came.connect(lambda key, *_: came.append(key))
    door.gone.connect(gone.append)
    socket = raw_socket(door)
    socket.setReadBufferSize(1)
    qtbot.waitUntil(lambda: bool(came), timeout=20_000)
    for _ in range(200):
        door.send(came[0], "x" * 50_000)
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert socket.bytesAvailable() < 2
