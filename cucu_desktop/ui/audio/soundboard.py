"""The process that plays sounds: `cucu-desktop --child soundboard` reads requests.

Sound is optional, and must never end a game. When a sound server is restarted, its library ends the
whole process that uses it, with Qt up to 6.11 at least; here only the sounds are lost.
It also keeps Qt's multimedia library (50 ms, 20 MB, some messages on the terminal) out of the window.

Each line of standard input requests one sound: the name of its file, its volume, and the time of the request,
by `time.monotonic`. The process ends with its input.

A sound has a line to the device for its duration only: in silence no device is open and nothing runs.
QSoundEffect is not used: up to 6.11 it closes its lines in a thread of the sound server, which sometimes
leaves the event loop in an endless loop on a closed file.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import time
import wave
from array import array
from contextlib import contextmanager
from functools import cache
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cucu_desktop.frozen import frozen
from cucu_desktop.resources import asset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from PySide6.QtCore import QIODevice
    from PySide6.QtMultimedia import QAudioFormat, QAudioSink

AT_ONCE: Final = 8
"""The largest number of sounds at a time; more could not be distinguished."""
LINGER: Final = 400
"""Milliseconds until the device has played its buffer."""
GRACE: Final = 1.0
"""Seconds in which the process may end by itself."""
WAIT: Final = 20.0
"""Seconds after which the sound system is considered dead: voices may take a few to start."""
STALE: Final = 0.25
"""Seconds after which a sound is dropped: its animation is over."""


@frozen
class Take:
    """One recording of a sound, 16 bits, mono.

    Attributes:
        samples: all of them.
        rate: how many there are a second.
    """

    samples: bytes
    rate: int

    @property
    def ms(self) -> int:
        return 1000 * len(self.samples) // (2 * self.rate)


@cache
def read(name: str) -> Take:
    path: Path = asset("sounds", f"{name}.wav")
    with wave.open(str(path), "rb") as file:
        return Take(file.readframes(file.getnframes()), file.getframerate())


class Line:
    """A line to the device, for one sound."""

    def __init__(self, take: Take, volume: float) -> None:
        """Play it."""
        self._sink: QAudioSink | None = open_sink(len(take.samples), take.rate)
        self._end = QTimer(singleShot=True)
        self._end.timeout.connect(self.close)
        self._sink.setVolume(volume)
        way: QIODevice | None = self._sink.start()
        if way is None:
            self.close()
        else:
            way.write(fitted(take, self._sink.format()))
            self._end.start(take.ms + LINGER)

    @property
    def is_open(self) -> bool:
        return self._sink is not None

    def close(self) -> None:
        """Stop the sound with `reset`, not `stop`: it ends in this thread without waiting."""
        self._end.stop()
        if self._sink is not None:
            self._sink.reset()
            self._sink = None


class Ear(QObject):
    """Passes lines of input to the thread that it lives in."""

    heard = Signal(str)

    def listen(self, requests: Iterable[str]) -> None:
        """Emit `heard` for each request, then quit the application; blocks, so it runs in a thread."""
        for request in requests:
            self.heard.emit(request)
        QCoreApplication.quit()


@contextmanager
def answered() -> Iterator[None]:
    """End the process if a sound server does not answer the enclosed call.

    The libraries would wait for it forever, and block Python's other threads, too, those that read input.
    """
    faulthandler.dump_traceback_later(WAIT, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def attend(ear: Ear, requests: Iterable[str]) -> None:
    """Read commands in a thread, and end the process when the pipe is closed."""

    def listen() -> None:
        ear.listen(requests)
        time.sleep(GRACE)
        os._exit(0)  # the input ended before the event loop began

    Thread(target=listen, daemon=True).start()


class Soundboard(QObject):
    """Plays the requested sounds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    def hear(self, request: str) -> None:
        """Play the sound of a request, if it is not too late."""
        name, volume, when = request.split()
        self._lines = [line for line in self._lines if line.is_open]
        if time.monotonic() - float(when) < STALE and len(self._lines) < AT_ONCE:
            with answered():
                self._lines.append(Line(read(name), float(volume)))


def fitted(take: Take, wanted: QAudioFormat) -> bytes:
    """Return the samples in a device's format: its rate, channels and number type."""
    numbers = {"UInt8": "B", "Int16": "h", "Int32": "i", "Float": "f"}[wanted.sampleFormat().name]
    samples = array("h", take.samples)
    if sys.byteorder == "big":
        samples.byteswap()
    rate, channels = wanted.sampleRate(), wanted.channelCount()
    if (rate, channels, numbers) == (take.rate, 1, "h"):
        return samples.tobytes()
    step = take.rate / rate
    last = len(samples) - 1
    at_rate: list[float] = []
    for number in range(round(len(samples) / step)):
        index, between = divmod(number * step, 1)
        here = samples[min(int(index), last)]
        at_rate.append(here + (samples[min(int(index) + 1, last)] - here) * between)
    told: Callable[[float], float] = {
        "B": lambda sample: 128 + sample // 256,
        "h": lambda sample: sample,
        "i": lambda sample: sample * 65536,
        "f": lambda sample: sample / 32768,
    }[numbers]
    whole = float if numbers == "f" else int
    return array(numbers, [whole(told(sample)) for sample in at_rate for _ in range(channels)]).tobytes()


def open_sink(size: int, rate: int) -> QAudioSink:
    """Return a line to the device that buffers a whole sound at once."""
    from PySide6.QtMultimedia import (  # noqa: PLC0415 - not there without the library of a sound server
        QAudioFormat,
        QAudioSink,
        QMediaDevices,
    )

    device = QMediaDevices.defaultAudioOutput()
    wanted = QAudioFormat()
    wanted.setSampleRate(rate)
    wanted.setChannelCount(1)
    wanted.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    if not device.isFormatSupported(wanted):
        wanted = device.preferredFormat()
    sink = QAudioSink(device, wanted)
    sink.setBufferSize(size * wanted.bytesPerFrame() * wanted.sampleRate() // (2 * rate) + 4096)
    return sink


def serve(requests: Iterable[str]) -> int:
    """Play requested sounds until the input ends."""
    # The sound server whose socket was found (see `sound.sound_server`).
    os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")
    application = QCoreApplication(["soundboard"])
    board, ear = Soundboard(), Ear()
    ear.heard.connect(board.hear)
    attend(ear, requests)
    try:
        with answered():
            open_sink(0, 48_000)  # loads the library before the first sound
    except ImportError as error:
        sys.stderr.write(f"No sounds: {error}\n")
        return 0
    return application.exec()


def main() -> int:
    return serve(sys.stdin)
