"""What is heard at the table: one short file for each sound, played when the picture of it begins.

Sound is never needed. Qt's multimedia library is loaded with the first sound that is wanted (it takes 50 ms
and 20 MB), and only where there is something to play it; without it, without a device or at volume 0 the
table is silent, and nobody is told.

Each sound has a line to the device of its own, as long as it lasts and no longer: while nothing is heard no
device is open and nothing runs. Not by Qt's QSoundEffect: up to 6.11 it closes its lines in the thread of the
sound server, which now and then leaves the window's thread waiting on a closed file, for ever and aloud.
"""

from __future__ import annotations

import os
import sys
import time
import wave
from array import array
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLoggingCategory, QTimer

from cucu_desktop.resources import asset

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from PySide6.QtCore import QIODevice
    from PySide6.QtMultimedia import QAudioFormat, QAudioSink

NAMES: Final = (
    "deal", "flip", "exchange", "shuffle", "knock", "token", "coin",
    "cuckoo", "shot", "horse", "neigh", "cat", "inn", "win", "out",
)  # fmt: skip
"""All sounds there are: files of assets/sounds, some of them in several takes (`deal`, `deal-2`)."""
LOUDEST: Final = 100
APART: Final = 0.05
"""Seconds between two of a kind: cards that are swept up together are one sound."""
FRESH: Final = 0.5
"""Seconds after which a sound is as loud as the first of its kind: many in a row are a murmur, no volley."""
MURMUR: Final = 0.45
"""How loud a sound is that comes right after another of its kind."""
AT_ONCE: Final = 8
"""So many sounds together; one more would not be made out."""
LINGER: Final = 400
"""Milliseconds until the device has played what it was given."""


@dataclass(frozen=True, slots=True)
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


class Line:
    """A line to the device, for one sound."""

    def __init__(self, take: Take, volume: float) -> None:
        """Let it be heard."""
        self._sink: QAudioSink | None = _sink(len(take.samples), take.rate)
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
        """Be silent. What is not waited for (`reset`, not `stop`) ends in this thread."""
        self._end.stop()
        if self._sink is not None:
            self._sink.reset()
            self._sink = None


class Sounds:
    """Plays the sounds, as loud as it is wished."""

    def __init__(self) -> None:
        self.volume = LOUDEST
        self.muted = False
        self._heard: dict[str, float] = {}
        self._turns: Counter[str] = Counter()
        self._lines: list[Line] = []
        self._deaf: bool | None = None

    @property
    def are_heard(self) -> bool:
        """Whether anything would be heard now, as far as anybody wants it."""
        return self.volume > 0 and not self.muted

    def play(self, name: str) -> None:
        """Let a sound be heard, if any is."""
        now = time.monotonic()
        apart = now - self._heard.get(name, -FRESH)
        if not self.are_heard or apart < APART:
            return
        self._heard[name] = now
        if self._deaf is None:
            self._deaf = not _can_play()
        self._lines = [line for line in self._lines if line.is_open]
        if self._deaf or len(self._lines) >= AT_ONCE:
            return
        takes = takes_of(name)
        take = takes[self._turns[name] % len(takes)]
        self._turns[name] += 1
        # As we hear, not as the samples are: half the way is half as loud.
        loudness = (self.volume / LOUDEST) ** 2
        self._lines.append(Line(take, loudness * (MURMUR + (1 - MURMUR) * min(1.0, apart / FRESH))))

    def hush(self) -> None:
        """End what is still heard."""
        for line in self._lines:
            line.close()
        self._lines.clear()


@cache
def takes_of(name: str) -> tuple[Take, ...]:
    """Return the takes of a sound."""
    folder = asset("sounds")
    return tuple(map(_read, (folder / f"{name}.wav", *sorted(folder.glob(f"{name}-[0-9].wav")))))


def _read(path: Path) -> Take:
    with wave.open(str(path), "rb") as file:
        return Take(file.readframes(file.getnframes()), file.getframerate())


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
        place, between = divmod(number * step, 1)
        here = samples[min(int(place), last)]
        at_rate.append(here + (samples[min(int(place) + 1, last)] - here) * between)
    told: Callable[[float], float] = {
        "B": lambda sample: 128 + sample // 256,
        "h": lambda sample: sample,
        "i": lambda sample: sample * 65536,
        "f": lambda sample: sample / 32768,
    }[numbers]
    whole = float if numbers == "f" else int
    return array(numbers, [whole(told(sample)) for sample in at_rate for _ in range(channels)]).tobytes()


def _sink(size: int, rate: int) -> QAudioSink:
    """Return a line to the device that takes all of a sound at once."""
    multimedia = _multimedia()
    device = multimedia.QMediaDevices.defaultAudioOutput()
    wanted = multimedia.QAudioFormat()
    wanted.setSampleRate(rate)
    wanted.setChannelCount(1)
    wanted.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
    if not device.isFormatSupported(wanted):
        wanted = device.preferredFormat()
    sink: QAudioSink = multimedia.QAudioSink(device, wanted)
    sink.setBufferSize(size * wanted.bytesPerFrame() * wanted.sampleRate() // (2 * rate) + 4096)
    return sink


def _can_play() -> bool:
    """Tell whether there is something to play sounds with."""
    if not has_sound():
        return False
    try:
        return bool(_multimedia().QMediaDevices.audioOutputs())
    except ImportError:  # a system without the library of its sound server
        return False


@cache
def _multimedia() -> ModuleType:
    """Return Qt's multimedia library: only who hears something loads it, and it is not to chat."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false\nqt.speech*=false")
    # The sound server that `has_sound` looks for.
    os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")
    from PySide6 import QtMultimedia  # noqa: PLC0415 - see above

    return QtMultimedia


def has_sound() -> bool:
    """Tell whether the system may have sound: on Linux a sound server listens, or Qt would complain."""
    if sys.platform != "linux":
        return True
    if os.environ.get("PULSE_SERVER"):
        return True
    run = os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    return Path(os.environ.get("PULSE_RUNTIME_PATH", f"{run}/pulse"), "native").exists()
