"""What the table's sounds are made of: noise, strings, bells, wood and throats, as lists of samples.

Everything is a list of floats, `RATE` of them a second, around 0 and not above 1. The same source of chance
brings the same sound.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

RATE: Final = 32_000
Sound = list[float]
Curve = Sequence[tuple[float, float]]
"""Points of (seconds, value), in order; between them it goes straight."""


def seconds(duration: float) -> range:
    """Return the numbers of the samples of so many seconds."""
    return range(round(duration * RATE))


def at(curve: Curve, time: float) -> float:
    """Return a curve's value at a time."""
    (before, value) = curve[0]
    for when, there in curve:
        if time < when:
            return value + (there - value) * (time - before) / (when - before)
        before, value = when, there
    return value


def shaped(sound: Sound, curve: Curve) -> Sound:
    """Return the sound as loud as the curve says."""
    return [sample * at(curve, number / RATE) for number, sample in enumerate(sound)]


def fading(sound: Sound, half: float, attack: float = 0.002) -> Sound:
    """Return the sound dying away: half as loud after every `half` seconds, after a short rise."""
    loss = 0.5 ** (1 / (half * RATE))
    rise = max(1, round(attack * RATE))
    level, faded = 1.0, []
    for number, sample in enumerate(sound):
        faded.append(sample * level * min(1.0, number / rise))
        level *= loss
    return faded


def noise(duration: float, random: Random) -> Sound:
    """Return noise."""
    return [random.uniform(-1, 1) for _ in seconds(duration)]


def tone(pitch: Curve, duration: float, wave: Callable[[float], float] = math.sin) -> Sound:
    """Return a tone that follows a curve of pitches, in hertz."""
    phase, made = 0.0, []
    for number in seconds(duration):
        phase += math.tau * at(pitch, number / RATE) / RATE
        made.append(wave(phase))
    return made


def throat(phase: float) -> float:
    """Return the wave that vocal cords make: many overtones, each weaker."""
    return sum(math.sin(phase * part) / part**1.1 for part in range(1, 15)) / 2.2


def band(sound: Sound, centre: Curve, width: float) -> Sound:
    """Return what of a sound lies about a pitch that may move: a resonance so many hertz wide."""
    radius = math.exp(-math.pi * width / RATE)
    one = two = 0.0
    made = []
    for number, sample in enumerate(sound):
        if number % 16 == 0:
            angle = math.tau * at(centre, number / RATE) / RATE
            turn, gain = (
                2 * radius * math.cos(angle),
                (1 - radius) * math.sqrt(1 - 2 * radius * math.cos(2 * angle) + radius * radius),
            )
        one, two = gain * sample + turn * one - radius * radius * two, one
        made.append(one)
    return made


def dull(sound: Sound, limit: float) -> Sound:
    """Return a sound without what is high: above `limit` hertz it falls by 12 dB an octave."""
    part = 1 - math.exp(-math.tau * limit / RATE)
    once = twice = 0.0
    made = []
    for sample in sound:
        once += part * (sample - once)
        twice += part * (once - twice)
        made.append(twice)
    return made


def struck(modes: Sequence[tuple[float, float, float]], duration: float) -> Sound:
    """Return something that was struck: modes of (hertz, strength, seconds until half as loud)."""
    parts = [
        [strength * sample for sample in fading(tone([(0, pitch)], duration), half, 0.001)]
        for pitch, strength, half in modes
    ]
    return mixed(*((0.0, part) for part in parts))


def plucked(pitch: float, duration: float, random: Random, bright: float = 0.5) -> Sound:
    """Return a plucked string: a burst of noise going round and losing its edge (Karplus and Strong)."""
    ring = dull(noise(1 / pitch, random), 1500 + 4500 * bright)
    made = []
    for number in seconds(duration):
        place = number % len(ring)
        following = ring[(place + 1) % len(ring)]
        made.append(ring[place])
        ring[place] = 0.4985 * (ring[place] + following)
    return shaped(made, [(0, 1), (duration - 0.06, 1), (duration, 0)])


def mixed(*parts: tuple[float, Sound]) -> Sound:
    """Return sounds together, each beginning at its second."""
    length = max(round(start * RATE) + len(sound) for start, sound in parts)
    whole = [0.0] * length
    for start, sound in parts:
        first = round(start * RATE)
        for number, sample in enumerate(sound, first):
            whole[number] += sample
    return whole


def louder(sound: Sound, factor: float) -> Sound:
    """Return the sound so much louder."""
    return [sample * factor for sample in sound]


def echoing(sound: Sound, *echoes: tuple[float, float, float]) -> Sound:
    """Return the sound with echoes: after so many seconds, so loud, as dull as so many hertz."""
    return mixed((0.0, sound), *((delay, louder(dull(sound, limit), part)) for delay, part, limit in echoes))
