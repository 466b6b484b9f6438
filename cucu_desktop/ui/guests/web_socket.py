"""A WebSocket on the server's side (RFC 6455), over a TCP socket that was made in Python.

`QWebSocketServer` is not used: its sockets are made by Qt, and for such an object PySide 6.11 can return the
Python object of a deleted one that was at the same address in memory, whose signals reach nobody.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtNetwork import QTcpSocket

LARGEST_MESSAGE: Final = 256
"""The largest message of a guest, in bytes."""
MOST_MESSAGES: Final = 20
"""The largest number of frames of one WebSocket within a second; after one more it is closed."""
MOST_UNSENT: Final = 1 << 18
"""The largest number of bytes that a guest may leave unread."""

_GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""RFC 6455, section 1.3."""
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_PROTOCOL_ERROR, _UNSUPPORTED, _INVALID, _TOO_LARGE, _NORMAL = 1002, 1003, 1007, 1009, 1000


def handshake(fields: Mapping[bytes, bytes]) -> bytes | None:
    """Return the answer to a request for a WebSocket, or None if the request is invalid.

    Args:
        fields: the fields of the request's head, by their names in lower case.
    """
    key = fields.get(b"sec-websocket-key", b"")
    try:
        is_key = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        is_key = False
    upgrades = {word.strip().lower() for word in fields.get(b"connection", b"").split(b",")}
    if not is_key or fields.get(b"sec-websocket-version") != b"13" or b"upgrade" not in upgrades:
        return None
    accepted = base64.b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest())
    lines = (
        b"HTTP/1.1 101 Switching Protocols",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Accept: " + accepted,
    )
    return b"\r\n".join((*lines, b"", b""))


class WebSocket(QObject):
    """An open WebSocket.

    A guest's messages are short texts, each in one frame; any other data frame is refused, and closes the
    connection.
    """

    heard = Signal(str, str)
    """Emitted with the key and a message."""
    refused = Signal(str)
    """Emitted with the kind of a refusal, "flood", "size" or "frame", before the connection is closed."""
    gone = Signal(str)
    """Emitted once with the key, when the connection is closed."""

    def __init__(self, key: str, socket: QTcpSocket, parent: QObject) -> None:
        """Take over a socket whose handshake has been answered; `key` is sent with signals."""
        super().__init__(parent)
        self._key, self._socket = key, socket
        socket.setParent(self)
        self._unread = b""
        self._times: deque[float] = deque(maxlen=MOST_MESSAGES)
        self._is_open = self._is_alive = True
        socket.readyRead.connect(self.read)
        socket.disconnected.connect(self._end)

    def read(self) -> None:
        """Read all complete frames."""
        self._unread += bytes(self._socket.readAll().data())
        self._is_alive = True
        while self._is_open and (frame := self._next_frame()) is not None:
            self._take(*frame)

    def send(self, text: str) -> None:
        """Send a message; the connection is closed if too much is unread."""
        if not self._is_open:
            return
        if self._socket.bytesToWrite() > MOST_UNSENT:
            self.abort()
        else:
            self._write(_TEXT, text.encode())

    def close(self, code: int = _NORMAL) -> None:
        """Close the connection after everything sent."""
        if self._is_open:
            self._write(_CLOSE, code.to_bytes(2, "big"))
            self._is_open = False
            self._socket.flush()
            self._socket.disconnectFromHost()

    def abort(self) -> None:
        """Close the connection at once."""
        self._is_open = False
        self._socket.abort()

    def ping(self) -> None:
        """Send a ping; close the connection if no bytes came since the last call."""
        if not self._is_open:
            self._socket.abort()
        elif self._is_alive:
            self._is_alive = False
            self._write(_PING, b"")
        else:
            self.abort()

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Return the opcode and the content of the next frame (section 5.2), or None if it is incomplete."""
        unread = self._unread
        if len(unread) < 2:
            return None
        is_whole, opcode = unread[0] & 0xF0 == 0x80, unread[0] & 0xF
        is_masked, length, begin = unread[1] & 0x80, unread[1] & 0x7F, 2
        if not is_whole or not is_masked or opcode not in (_TEXT, _CLOSE, _PING, _PONG):
            self._refuse("frame", _UNSUPPORTED)
            return None
        if length == 126:  # the next two bytes have the length; 127: the next eight
            if len(unread) < 4:
                return None
            length, begin = int.from_bytes(unread[2:4], "big"), 4
        if unread[1] & 0x7F == 127 or length > LARGEST_MESSAGE or (opcode & 0x8 and begin > 2):
            self._refuse("size", _TOO_LARGE)
            return None
        end = begin + 4 + length
        if len(unread) < end:
            return None
        mask, content = unread[begin : begin + 4], unread[begin + 4 : end]
        self._unread = unread[end:]
        return opcode, bytes(byte ^ mask[place & 3] for place, byte in enumerate(content))

    def _take(self, opcode: int, content: bytes) -> None:
        now = monotonic()
        if len(self._times) == MOST_MESSAGES and now - self._times[0] < 1:
            self.refused.emit("flood")
            self.abort()
            return
        self._times.append(now)
        if opcode == _TEXT:
            try:
                text = content.decode()
            except UnicodeDecodeError:
                self._refuse("frame", _INVALID)
                return
            self.heard.emit(self._key, text)
        elif opcode == _PING:
            self._write(_PONG, content)
        elif opcode == _CLOSE:
            self.close(int.from_bytes(content[:2], "big") if len(content) > 1 else _NORMAL)

    def _refuse(self, kind: str, code: int) -> None:
        self.refused.emit(kind)
        self.close(code)

    def _write(self, opcode: int, content: bytes) -> None:
        length = len(content)
        if length < 126:
            head = bytes((0x80 | opcode, length))
        elif length < 1 << 16:
            head = bytes((0x80 | opcode, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((0x80 | opcode, 127)) + length.to_bytes(8, "big")
        self._socket.write(head + content)

    def _end(self) -> None:
        if not (isValid(self) and isValid(self._socket)):  # they are being deleted with the door
            return
        self._is_open = False
        self.gone.emit(self._key)
        self.deleteLater()
