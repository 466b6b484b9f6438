"""The process that plays sounds: `cucu-desktop --child soundboard` reads what to play.

Sound is never needed, and must never cost a game. When a sound server is restarted, its library ends the
whole process it is used in, with Qt on top of it up to 6.11 at least; here that is nobody's but the sounds'.
It also keeps Qt's multimedia library (50 ms, 20 MB, a few words on the terminal) away from the window.

Each line on standard input asks for one sound: the name of its file, how loud, and when it was asked for, by
`time.monotonic`. The process ends with its input.

A sound has a line to the device as long as it lasts and no longer: while nothing is heard no device is open
and nothing runs. Not by Qt's QSoundEffect: up to 6.11 it closes its lines in a thread of the sound server,
which now and then leaves the event loop turning about a closed file, for ever and aloud.
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
"""So many sounds together; one more would not be made out."""
LINGER: Final = 400
"""Milliseconds until the device has played what it was given."""
GRACE: Final = 1.0
"""Seconds in which the process may end by itself."""
WAIT: Final = 20.0
"""Seconds after which nobody is going to answer: voices may take a few to wake."""
STALE: Final = 0.25
"""Seconds after which a sound is left out: its picture is over."""


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
        """How long it lasts."""
        return 1000 * len(self.samples) // (2 * self.rate)


@cache
def read(name: str) -> Take:
    """Read a take from its file."""
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
        """Whether there may still be something to hear."""
        return self._sink is not None

    def close(self) -> None:
        """Stop the sound with `reset`, not `stop`: it ends in this thread without waiting."""
        self._end.stop()
        if self._sink is not None:
            self._sink.reset()
            self._sink = None


class Ear(QObject):
    """Hands on the lines of input to the thread it lives in."""

    heard = Signal(str)

    def listen(self, requests: Iterable[str]) -> None:
        """Hand on all there are, from a thread that can wait for them; then the process may end."""
        for request in requests:
            self.heard.emit(request)
        QCoreApplication.quit()


@contextmanager
def answered() -> Iterator[None]:
    """End the process if a sound server does not answer what is done here.

    The libraries would wait for it without end, and hold up Python's other threads, too, those that listen.
    """
    faulthandler.dump_traceback_later(WAIT, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def attend(ear: Ear, requests: Iterable[str]) -> None:
    """Read commands in a thread of its own, and end the process when the pipe is closed."""

    def listen() -> None:
        ear.listen(requests)
        time.sleep(GRACE)
        os._exit(0)  # it was over before there was anything to quit

    Thread(target=listen, daemon=True).start()


class Soundboard(QObject):
    """Plays what is asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    def hear(self, request: str) -> None:
        """Play the sound that a line of input asks for, if it is still wanted."""
        name, volume, when = request.split()
        self._lines = [line for line in self._lines if line.is_open]
        if time.monotonic() - float(when) < STALE and len(self._lines) < AT_ONCE:
            with answered():
                self._lines.append(Line(read(name), float(volume)))


def fitted(take: Take, wanted: QAudioFormat) -> bytes:
    """Return the samples as a device wants them: with its rate, for each of its channels, in its numbers."""
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
    """Return a line to the device that takes all of a sound at once."""
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
    """Play what is asked for until nothing can be asked any more."""
    # The sound server whose socket was looked for (see `sound.sound_server`).
    os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")
    application = QCoreApplication(["soundboard"])
    board, ear = Soundboard(), Ear()
    ear.heard.connect(board.hear)
    attend(ear, requests)
    try:
        with answered():
            open_sink(0, 48_000)  # the library is there before the first sound is
    except ImportError as error:
        sys.stderr.write(f"No sounds: {error}\n")
        return 0
    return application.exec()


def main() -> int:
    """Be the process that plays."""
    return serve(sys.stdin)
