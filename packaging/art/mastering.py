"""Level a sound, and write it to a file."""

from __future__ import annotations

import array
import math
import sys
import wave
from operator import mul
from typing import TYPE_CHECKING, Final

from synth import RATE, Sound, dull, louder, loudness, shaped

if TYPE_CHECKING:
    from pathlib import Path

LOUDEST: Final = 0.89
"""The largest amplitude of a sample; the rest is headroom for simultaneous sounds."""
FILE_RATE: Final = RATE // 2
"""The sample rate of a file: sounds above 10,000 Hz are weak anyway, and half the samples halve the file."""


def _low_pass(taps: int = 63) -> list[float]:
    """Return a half-band filter, a sinc in a Blackman window."""
    middle = taps // 2
    weights = []
    for tap in range(taps):
        at = (tap - middle) / 2
        window = (
            0.42
            - 0.5 * math.cos(math.tau * tap / (taps - 1))
            + 0.08 * math.cos(2 * math.tau * tap / (taps - 1))
        )
        weights.append(window * (math.sin(math.pi * at) / (math.pi * at) if at else 1.0))
    return [weight / sum(weights) for weight in weights]


_LOW_PASS: Final = _low_pass()


def levelled(sound: Sound, wanted: float) -> Sound:
    """Scale a sound to its loudness, fade its ends against clicks, and cut the silence behind it."""
    least = 0.001 * max(map(abs, sound))
    while abs(sound[-1]) < least:
        sound.pop()
    tail = min(0.03, len(sound) / RATE / 4)
    length = len(sound) / RATE
    sound = shaped(dull(sound, 10_000), [(0, 0), (0.001, 1), (length - tail, 1), (length, 0)])
    louder_by = 10 ** ((wanted - loudness(sound)) / 20)
    return limited(louder(sound, louder_by))


def limited(sound: Sound) -> Sound:
    """Compress the amplitudes above half the limit, so that no sample is clipped."""
    knee = LOUDEST * 0.6
    room = LOUDEST - knee
    return [
        sample
        if abs(sample) <= knee
        else math.copysign(knee + room * math.tanh((abs(sample) - knee) / room), sample)
        for sample in sound
    ]


def halved(sound: Sound) -> Sound:
    """Keep every other sample, after a low-pass filter against aliasing."""
    reach = len(_LOW_PASS) // 2
    padded = [*[0.0] * reach, *sound, *[0.0] * reach]
    return [
        sum(map(mul, _LOW_PASS, padded[first : first + len(_LOW_PASS)])) for first in range(0, len(sound), 2)
    ]


def write(path: Path, sound: Sound) -> None:
    """Write a sound to a file of 16 bits at `FILE_RATE`."""
    samples = array.array("h", (round(sample * 32767) for sample in halved(sound)))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, FILE_RATE, len(samples), "NONE", ""))
        file.writeframes(samples.tobytes())
