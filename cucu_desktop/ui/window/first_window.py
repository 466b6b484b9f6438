"""Single instance: how another start of the program finds the open window, and which requests it can send.

The first window listens on a Unix socket in the user's data folder, which only that user may enter. Where
there are no Unix sockets, or the path is too long for one, it listens on a local port; the file contains
the port and a token that a request must have. A request is a line of JSON:

    {"token": "", "open": "/home/anna/a.cucu", "activation": ""}       "open": null to show the window only
    {"token": "", "ping": true}                                        to get an answer only

and is answered with a line. If there is no answer in time, because the window hangs, the caller continues
without it.
"""

from __future__ import annotations

import os
import socket
import stat
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from cucu_desktop.own_files import own_folder, read_kept, write_kept
from cucu_desktop.ui.play.saved_matches import SOCKET as NAME

if TYPE_CHECKING:
    from cucu_desktop.json_values import JsonObject

PATIENCE: Final = 1.5
"""Seconds after which a window that does not answer is regarded as hanging."""
_LONGEST: Final = 100
"""Maximum length in bytes of the path of a socket; the systems allow 104 to 108."""
_MOST: Final = 1 << 16
"""Maximum length of a request in bytes."""
MOST_AT_ONCE: Final = 8
_WAITING: Final = 64
"""Length of the queue of connections."""
_ANSWER: Final = b"here\n"
_ACTIVATION: Final = "XDG_ACTIVATION_TOKEN"
"""Token with which Wayland allows a window to come to the front; Qt takes it from the environment."""


class FirstWindow(QObject):
    """The server side, if no other window listens."""

    wanted = Signal(object)
    """Another start asks to show the window, and to open this `Path`; None: no file."""

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """Listen; if that fails, every start has a window of its own.

        Args:
            data: the folder of the user's data.
            parent: of this object.
        """
        super().__init__(parent)
        self._place = data / NAME
        self._token = ""
        self._socket: socket.socket | None = None
        self.callers: dict[int, tuple[socket.socket, QSocketNotifier, bytearray]] = {}
        with suppress(OSError):
            own_folder(data)
            if not is_open(data):
                self._socket = self._listening()
                self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
                self._notifier.activated.connect(self._accept)

    @property
    def listens(self) -> bool:
        """Whether this is the window that other starts find."""
        return self._socket is not None

    def stop(self) -> None:
        """Stop listening."""
        if self._socket is None:
            return
        self._notifier.setEnabled(False)
        with suppress(OSError):
            self._place.unlink()
        for number in list(self.callers):
            self._hang_up(number)
        self._socket.close()
        self._socket = None

    def _listening(self) -> socket.socket:
        with suppress(FileNotFoundError):
            self._place.unlink()  # left by a window that was killed
        if fits(self._place):
            listening = socket.socket(socket.AF_UNIX)
            before = os.umask(0o177)
            try:
                listening.bind(str(self._place))
            finally:
                os.umask(before)
        else:
            import json  # noqa: PLC0415 - seldom needed
            import secrets  # noqa: PLC0415

            listening = socket.socket()
            listening.bind(("127.0.0.1", 0))
            self._token = secrets.token_hex(16)
            write_kept(self._place, json.dumps({"port": listening.getsockname()[1], "token": self._token}))
        listening.listen(_WAITING)
        listening.setblocking(False)
        return listening

    def _accept(self) -> None:
        assert self._socket is not None
        with suppress(OSError):
            caller, _ = self._socket.accept()
            caller.setblocking(False)
            while len(self.callers) >= MOST_AT_ONCE:
                self._hang_up(next(iter(self.callers)))
            notifier = QSocketNotifier(caller.fileno(), QSocketNotifier.Type.Read, self)
            number = caller.fileno()
            self.callers[number] = caller, notifier, bytearray()
            notifier.activated.connect(lambda: self._read(number))

    def _read(self, number: int) -> None:
        if number not in self.callers:
            return
        caller, _, heard = self.callers[number]
        try:
            new = caller.recv(_MOST)
        except BlockingIOError:
            return
        except OSError:
            new = b""
        heard += new
        if new and b"\n" not in heard and len(heard) <= _MOST:
            return
        request = _understood(bytes(heard), self._token)
        if request is not None:
            with suppress(OSError):
                caller.sendall(_ANSWER)
        self._hang_up(number)
        if request is not None and not request.get("ping"):
            if request.get("activation"):
                os.environ[_ACTIVATION] = request["activation"]
            file = request.get("open")
            self.wanted.emit(Path(file) if isinstance(file, str) else None)

    def _hang_up(self, number: int) -> None:
        caller, notifier, _ = self.callers.pop(number)
        notifier.setEnabled(False)
        notifier.deleteLater()
        caller.close()


def _understood(line: bytes, token: str) -> dict[str, Any] | None:
    """Return a request; None if it is invalid or lacks the token."""
    import json  # noqa: PLC0415 - seldom needed

    try:
        request = json.loads(line)
        is_ours = request["token"] == token
        for name in ("open", "activation"):  # a path, and the value of an environment variable
            text = request.get(name)
            is_ours = is_ours and (text is None or "\0" not in os.fsencode(text).decode("latin-1"))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return request if is_ours else None


def is_open(data: Path) -> bool:
    """Return whether a window listens, even if it does not answer."""
    try:
        with called_window(data):
            return True
    except (TimeoutError, BlockingIOError):  # it hangs, and its queue of connections is full
        return True
    except (OSError, ValueError, TypeError, KeyError):
        return False


def ask(data: Path, file: str | None = None) -> bool:
    """Ask the open window to show itself and to open a file; return whether it answers.

    Args:
        data: the folder of the user's data.
        file: the file to open, if any.
    """
    return _ask(data, {"open": None if file is None else str(Path(file).absolute())})


def answers(data: Path) -> bool:
    """Return whether there is a window that answers, and does not hang."""
    place = data / NAME
    return os.path.lexists(place) and _ask(data, {"ping": True})


def _ask(data: Path, request: JsonObject) -> bool:
    import json  # noqa: PLC0415 - needed by a second start only

    try:
        with called_window(data) as called:
            request |= {"token": _port_and_token(data)[1], "activation": os.environ.get(_ACTIVATION, "")}
            called.sendall(json.dumps(request).encode() + b"\n")
            return called.recv(len(_ANSWER)) == _ANSWER
    except (OSError, ValueError, TypeError, KeyError):
        return False


def called_window(data: Path) -> socket.socket:
    """Return a connection to the window that listens.

    Raises:
        OSError, ValueError, TypeError, KeyError: no window listens.
    """
    place = data / NAME
    is_socket = stat.S_ISSOCK(place.lstat().st_mode)
    called = socket.socket(socket.AF_UNIX) if is_socket else socket.socket()
    try:
        called.settimeout(PATIENCE)
        called.connect(str(place) if is_socket else ("127.0.0.1", _port_and_token(data)[0]))
    except BaseException:
        called.close()
        raise
    return called


def _port_and_token(data: Path) -> tuple[int, str]:
    place = data / NAME
    if stat.S_ISSOCK(place.lstat().st_mode):
        return 0, ""
    import json  # noqa: PLC0415 - as above

    told = json.loads(read_kept(place))
    if type(told["port"]) is not int or not 0 < told["port"] < 1 << 16:
        raise ValueError(told)
    return told["port"], str(told["token"])


def fits(place: Path) -> bool:
    return hasattr(socket, "AF_UNIX") and len(os.fsencode(place)) <= _LONGEST
