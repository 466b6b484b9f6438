"""One TCP port for guests' browsers: a few files by HTTP, and WebSockets, in the thread of the window.

The head of each request is judged: what a guest's page does not need is refused, and counted by its kind.
"""

from __future__ import annotations

import gzip
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol
from weakref import proxy

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket
from shiboken6 import isValid

from cucu_desktop.ui.guests.addresses import subnet_of
from cucu_desktop.ui.guests.web_socket import WebSocket, handshake

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_HEAD: Final = 4096
"""The largest head of a request in bytes."""
MOST_SOCKETS: Final = 128
HEAD_MS: Final = 5000
"""Milliseconds until a head has to be complete, and until a short answer has to be received."""
SLOWEST: Final = 16
"""Bytes in a millisecond by which a long answer has to be received."""
TELL_MS: Final = 500
"""Milliseconds in which refusals are only counted, before `refusal` tells of all of them."""
PING_MS: Final = 8000
"""Milliseconds between signs of life of a WebSocket; one without is closed."""

_REASONS: Final = {
    200: "OK",
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    421: "Misdirected Request",
    431: "Request Header Fields Too Large",
}


class DoorError(Exception):
    """The port cannot be opened: the address is not allowed, or the system refuses it."""


class File(NamedTuple):
    """The answer to a GET.

    Attributes:
        body: the bytes.
        kind: the media type.
        stays: whether a browser may cache it.
        encoding: that of the body; "" without one.
    """

    body: bytes
    kind: str
    stays: bool = False
    encoding: str = ""


@lru_cache(maxsize=32)
def _packed(file: File) -> File:
    return file._replace(body=gzip.compress(file.body, 6), encoding="gzip")


class RequestHandler(Protocol):
    """The content that a `Door` serves: its files and WebSockets."""

    def file(self, path: str, languages: str) -> File | None:
        """Return the file at a path, for a browser that prefers these languages, or None."""

    def admits(self, path: str) -> bool:
        """Return whether a WebSocket may be opened at this path."""


class Door(QObject):
    """Listens at one address, and admits valid requests.

    Attributes:
        refused: the number of refusals by kind: "host", "origin", "path", "method", "head" (too
            long, or not parseable), "slow", "full", "flood", "size", "frame", "peer", and those of
            the `RequestHandler`.
    """

    came = Signal(str, str, str)
    """Emitted when a WebSocket opens: its id, its path and the path's query."""
    heard = Signal(str, str)
    """Emitted with a message of the WebSocket with this id."""
    gone = Signal(str)
    """Emitted when the WebSocket with this id is closed."""
    refusal = Signal()
    """Emitted at most once in `TELL_MS`, however many requests were refused: a request costs no layout."""

    def __init__(self, handler: RequestHandler, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.refused: Counter[str] = Counter()
        self._handler = handler
        self._host = b""
        self._subnet: tuple[QHostAddress, int] | None = None
        self._callers: set[_Caller] = set()
        self._number = 0
        self._tcp = _Server(self)
        self._tcp.accepted.connect(self._accept)
        self._sockets: dict[str, WebSocket] = {}
        self._pings = QTimer(self)
        self._pings.setInterval(PING_MS)
        self._pings.timeout.connect(self._ping)
        self._telling = QTimer(self, singleShot=True)
        self._telling.setInterval(TELL_MS)
        self._telling.timeout.connect(self.refusal)

    @property
    def host(self) -> str:
        """The address and port in a browser's URL."""
        return self._host.decode("ascii")

    def open(self, address: str, port: int = 0) -> None:
        """Listen at one address of this machine; `port` 0: any free one.

        Raises:
            DoorError: the address is invalid, or none of this machine, or cannot be listened at.
        """
        bound = QHostAddress(address)
        subnet = subnet_of(bound)
        if bound.isNull() or not (bound.isLoopback() or subnet):
            raise DoorError(address)
        if not self._tcp.listen(bound, port):
            raise DoorError(self._tcp.errorString())
        self._pings.start()
        number = self._tcp.serverPort()
        v6 = bound.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv6Protocol
        self._host = (f"[{bound.toString()}]:{number}" if v6 else f"{bound.toString()}:{number}").encode()
        self._subnet = None if bound.isLoopback() else subnet

    def close(self) -> None:
        """Stop listening, and close all connections."""
        self._tcp.close()
        self._pings.stop()
        for socket in tuple(self._sockets.values()):
            socket.close()
            socket.abort()  # none may be left: PySide crashes if a socket emits while its owner is deleted
        for caller in tuple(self._callers):
            caller.end()

    def refuse(self, kind: str) -> None:
        """Count a refusal; `refusal` tells of it later."""
        self.refused[kind] += 1
        if not self._telling.isActive():
            self._telling.start()

    def _accept(self, socket: QTcpSocket) -> None:
        if len(self._callers) >= MOST_SOCKETS:
            self._turn_away(socket, "full")
        elif self._is_stranger(socket.peerAddress()):
            self._turn_away(socket, "peer")
        else:
            caller = _Caller(socket, self)
            self._callers.add(caller)
            caller.read()

    def _is_stranger(self, peer: QHostAddress) -> bool:
        return not peer.isLoopback() and (
            self._subnet is None or not peer.isInSubnet(self._subnet[0], self._subnet[1])
        )

    def _turn_away(self, socket: QTcpSocket, kind: str) -> None:
        self.refuse(kind)
        socket.abort()
        socket.deleteLater()

    # Requests

    def judge(self, head: bytes) -> tuple[int, File | None, str, bytes]:
        """Return the answer to a request: its status and file, and a WebSocket's target and handshake.

        101 is the status of an admitted WebSocket. Refusals are counted.
        """
        first, fields = _parts(head)
        if fields is None or len(first) != 3 or not first[2].startswith(b"HTTP/1."):
            return self._no("head", 400)
        if fields.get(b"host", b"").lower() != self._host:
            return self._no("host", 421)
        if (
            first[0] != b"GET"
            or fields.get(b"content-length", b"0") != b"0"
            or b"transfer-encoding" in fields
        ):
            return self._no("method", 405)
        target = first[1].decode("latin-1")
        path = target.partition("?")[0]
        if fields.get(b"upgrade", b"").lower() == b"websocket":
            return self._judge_web_socket(fields, target, path)
        found = self._handler.file(path, fields.get(b"accept-language", b"").decode("latin-1"))
        if found is not None and b"gzip" in fields.get(b"accept-encoding", b""):
            found = _packed(found)
        return self._no("path", 404) if found is None else (200, found, "", b"")

    def _judge_web_socket(
        self, fields: Mapping[bytes, bytes], target: str, path: str
    ) -> tuple[int, File | None, str, bytes]:
        if fields.get(b"origin", b"").lower() != b"http://" + self._host:
            return self._no("origin", 403)
        if not self._handler.admits(path):
            return self._no("path", 404)
        answer = handshake(fields)
        return (101, None, target, answer) if answer is not None else self._no("head", 400)

    def _no(self, kind: str, status: int) -> tuple[int, None, str, bytes]:
        self.refuse(kind)
        return status, None, "", b""

    def answer(self, status: int, file: File | None) -> bytes:
        """Return an answer with the headers of the content security policy."""
        body, kind, stays, encoding = file or File(b"", "text/plain")
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
            f"connect-src 'self' ws://{self.host}"
        )
        lines = (
            f"HTTP/1.1 {status} {_REASONS[status]}",
            f"Content-Type: {kind}",
            *((f"Content-Encoding: {encoding}",) if encoding else ()),
            f"Content-Length: {len(body)}",
            "Connection: close",
            f"Cache-Control: {'private, max-age=86400' if stays else 'no-store'}",
            f"Content-Security-Policy: {policy}",
            "X-Content-Type-Options: nosniff",
            "X-Frame-Options: DENY",
            "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin",
            "Cross-Origin-Opener-Policy: same-origin",
        )
        return "\r\n".join((*lines, "", "")).encode("latin-1") + body

    def hand_over(self, socket: QTcpSocket, target: str) -> None:
        """Take a connection over whose handshake is answered, as the WebSocket of this target."""
        self._number += 1
        key = f"guest-{self._number}"
        opened = self._sockets[key] = WebSocket(key, socket, self)
        opened.heard.connect(self.heard)
        opened.refused.connect(self.refuse)
        opened.gone.connect(self._lose)
        path, _, query = target.partition("?")
        self.came.emit(key, path, query)
        opened.read()

    def send(self, key: str, text: str) -> None:
        if key in self._sockets:
            self._sockets[key].send(text)

    def shut(self, key: str) -> None:
        if key in self._sockets:
            self._sockets[key].close()

    def _ping(self) -> None:
        for socket in tuple(self._sockets.values()):
            socket.ping()

    def _lose(self, key: str) -> None:
        if self._sockets.pop(key, None) is not None:
            self.gone.emit(key)

    def part_from(self, caller: _Caller) -> None:
        self._callers.discard(caller)


class _Server(QTcpServer):
    """A TCP server whose sockets are made in Python.

    The Python object of a socket that Qt has made can belong to an earlier socket at the same address in
    memory, which is deleted (PySide 6.11, `QTcpServer.nextPendingConnection`).
    """

    accepted = Signal(QTcpSocket)

    def incomingConnection(self, handle: int) -> None:
        socket = QTcpSocket(self)
        if socket.setSocketDescriptor(handle):
            self.accepted.emit(socket)
        else:
            socket.deleteLater()


class _Caller(QObject):
    """A connection, from its first byte to its end.

    Its reference to the door is weak: the last one, dropped while it is deleted, would delete it twice.
    """

    def __init__(self, socket: QTcpSocket, door: Door) -> None:
        super().__init__(door)
        self._socket, self._door = socket, proxy(door)
        self._is_heard = self._is_handed_over = False
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._lose_patience)
        self._time.start(HEAD_MS)
        socket.readyRead.connect(self.read)
        socket.disconnected.connect(self._go)

    def read(self) -> None:
        """Judge the head, as soon as it is complete."""
        if self._is_heard:
            return
        seen = bytes(self._socket.peek(LONGEST_HEAD).data())
        if b"\r\n\r\n" not in seen:
            if len(seen) >= LONGEST_HEAD:
                self._is_heard = True
                self._door.refuse("head")
                self._answer(431, None)
            return
        self._is_heard = True
        head = seen.partition(b"\r\n\r\n")[0]
        status, file, target, handshake_answer = self._door.judge(head)
        if not target:
            self._answer(status, file)
            return
        self._is_handed_over = True
        self._time.stop()
        self._socket.readyRead.disconnect(self.read)
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self._socket.read(len(head) + 4)
        self._socket.write(handshake_answer)
        self._door.hand_over(self._socket, target)

    def end(self) -> None:
        """Close the connection, unless a WebSocket owns it."""
        if not self._is_handed_over:
            self._socket.abort()

    def _answer(self, status: int, file: File | None) -> None:
        self._socket.readAll()
        size = self._socket.write(self._door.answer(status, file))
        self._socket.disconnectFromHost()
        self._time.start(HEAD_MS + size // SLOWEST)

    def _lose_patience(self) -> None:
        if not self._is_heard and self._socket.bytesAvailable():  # browsers open some in advance
            self._door.refuse("slow")
        self._socket.abort()

    def _go(self) -> None:
        if not (isValid(self) and isValid(self._socket)):  # they are being deleted with the door
            return
        self._time.stop()
        self._door.part_from(self)
        if not self._is_handed_over:
            self._socket.deleteLater()
        self.deleteLater()


def _parts(head: bytes) -> tuple[list[bytes], Mapping[bytes, bytes] | None]:
    """Return the words of a request's first line and its fields, or None if they are ambiguous."""
    first, *lines = head.split(b"\r\n")
    fields: dict[bytes, bytes] = {}
    for line in lines:
        name, colon, value = line.partition(b":")
        if not colon or not name or name != name.strip() or name.lower() in fields:
            return first.split(b" "), None
        fields[name.lower()] = value.strip()
    return first.split(b" "), fields
