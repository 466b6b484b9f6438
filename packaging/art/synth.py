"""Synthesis of the table's sounds, from noise, strings, bells, wood and throats, as lists of samples.

A sound is a list of floats, `RATE` of them a second, around 0 and not above 1. The same random source
gives the same sound.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

RATE: Final = 48_000
Sound = list[float]
Curve = Sequence[tuple[float, float]]
"""Points of (seconds, value), in order, with linear interpolation."""


def seconds(duration: float) -> range:
    """Return the indices of the samples of a duration in seconds."""
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
    """Multiply the sound by an amplitude curve."""
    return [sample * at(curve, number / RATE) for number, sample in enumerate(sound)]


def fading(sound: Sound, half: float, attack: float = 0.002) -> Sound:
    """Fade the sound out: half the amplitude after every `half` seconds, after a short attack."""
    loss = 0.5 ** (1 / (half * RATE))
    rise = max(1, round(attack * RATE))
    level, faded = 1.0, []
    for number, sample in enumerate(sound):
        faded.append(sample * level * min(1.0, number / rise))
        level *= loss
    return faded


def noise(duration: float, random: Random) -> Sound:
    """Return white noise."""
    return [random.uniform(-1, 1) for _ in seconds(duration)]


def tone(pitch: Curve, duration: float, wave: Callable[[float], float] = math.sin) -> Sound:
    """Return a tone that follows a curve of pitches, in hertz."""
    phase, made = 0.0, []
    for number in seconds(duration):
        phase += math.tau * at(pitch, number / RATE) / RATE
        made.append(wave(phase))
    return made


def throat(phase: float) -> float:
    """Return the wave of vocal cords: many overtones of falling strength."""
    return sum(math.sin(phase * part) / part**1.1 for part in range(1, 15)) / 2.2


def band(sound: Sound, centre: Curve, width: float) -> Sound:
    """Filter the sound by a resonance `width` hertz wide, around a pitch that may move."""
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
    """Filter out high frequencies: above `limit` hertz the sound falls by 12 dB an octave."""
    part = 1 - math.exp(-math.tau * limit / RATE)
    once = twice = 0.0
    made = []
    for sample in sound:
        once += part * (sample - once)
        twice += part * (once - twice)
        made.append(twice)
    return made


def struck(modes: Sequence[tuple[float, float, float]], duration: float) -> Sound:
    """Return the sound of a struck object: modes of (hertz, strength, seconds until half as loud)."""
    parts = [
        [strength * sample for sample in fading(tone([(0, pitch)], duration), half, 0.001)]
        for pitch, strength, half in modes
    ]
    return mixed(*((0.0, part) for part in parts))


def bell(pitch: float, duration: float, half: float, random: Random) -> Sound:
    """Return a small bell: inharmonic partials, each a beating pair, the high partials short."""
    partials = [(0.5, 0.25, 1.3), (1, 1, 1), (1.19, 0.4, 0.7), (1.56, 0.2, 0.5), (2, 0.5, 0.5), (2.66, 0.22, 0.3), (3.76, 0.12, 0.18)]
    modes = []
    for ratio, strength, lasting in partials:
        apart = random.uniform(0.8, 2.6)
        modes += [(pitch * ratio + way * apart, strength / 2, half * lasting) for way in (-1, 1)]
    return struck(modes, duration)


def reed(phase: float) -> float:
    """Return the wave of a free reed: many overtones, the first five strongest."""
    return sum(math.sin(phase * part) * weight for part, weight in enumerate((1, 0.75, 0.6, 0.42, 0.3, 0.16, 0.1, 0.06), 1)) / 2


def bellows(pitch: float, duration: float, press: float = 0.03) -> Sound:
    """Return a key of the organetto: two slightly detuned reeds, pressed by the bellows."""
    pair = mixed(*((0.0, tone([(0, pitch * off * 0.996), (press, pitch * off)], duration, reed)) for off in (0.9985, 1.0025)))
    rise = min(press, duration / 4)
    return shaped(dull(pair, 4200), [(0, 0), (rise, 0.5), (duration - 0.05, 0.42), (duration, 0)])


def spoken(source: Sound, *formants: tuple[Curve, float, float]) -> Sound:
    """Return a voice through a mouth: parallel resonances of (frequency, width, strength)."""
    return mixed(*((0.0, louder(band(source, centre, width), strength)) for centre, width, strength in formants))


def plucked(pitch: float, duration: float, random: Random, bright: float = 0.5) -> Sound:
    """Return a plucked string: a burst of noise in a filtered loop (Karplus and Strong)."""
    ring = dull(noise(1 / pitch, random), 1500 + 4500 * bright)
    made = []
    for number in seconds(duration):
        index = number % len(ring)
        following = ring[(index + 1) % len(ring)]
        made.append(ring[index])
        ring[index] = 0.4985 * (ring[index] + following)
    return shaped(made, [(0, 1), (duration - 0.06, 1), (duration, 0)])


def mixed(*parts: tuple[float, Sound]) -> Sound:
    """Mix sounds, each starting at its second."""
    length = max(round(start * RATE) + len(sound) for start, sound in parts)
    whole = [0.0] * length
    for start, sound in parts:
        first = round(start * RATE)
        for number, sample in enumerate(sound, first):
            whole[number] += sample
    return whole


def louder(sound: Sound, factor: float) -> Sound:
    """Multiply the sound by a factor."""
    return [sample * factor for sample in sound]


def echoing(sound: Sound, *echoes: tuple[float, float, float]) -> Sound:
    """Add echoes of (delay in seconds, strength, `dull` limit in hertz) to the sound."""
    return mixed((0.0, sound), *((delay, louder(dull(sound, limit), part)) for delay, part, limit in echoes))


_WALLS: Final = (0.0297, 0.0371, 0.0411, 0.0437)
"""The round-trip times of a sound between the walls of the room, in seconds."""


def inside(sound: Sound, wet: float, half: float = 0.05, limit: float = 3000, size: float = 1.0) -> Sound:
    """Return the sound in a room of wood: its echoes are half as loud after every `half` seconds, and dull.

    Four comb filters (Schroeder) reflect it, duller at each reflection, and two all-pass filters blur them.
    """
    whole = [*sound, *[0.0] * round(RATE * half * 7)]
    thrown = [0.0] * len(whole)
    part = 1 - math.exp(-math.tau * limit / RATE)
    for wall in _WALLS:
        delay = round(wall * size * RATE)
        back = 0.5 ** (wall * size / half)
        line, level = [0.0] * delay, 0.0
        for number, sample in enumerate(whole):
            index = number % delay
            out = line[index]
            level += part * (out - level)
            line[index] = sample + back * level
            thrown[number] += out * 0.25
    for wall in (0.0051, 0.0017):
        delay = round(wall * size * RATE)
        line = [0.0] * delay
        for number, sample in enumerate(thrown):
            index = number % delay
            out = line[index]
            line[index] = sample + 0.6 * out
            thrown[number] = out - 0.6 * line[index]
    return mixed((0.0, whole), (0.0, louder(thrown, wet)))


_WEIGHING: Final = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585),
    (1.0, -2.0, 1.0, -1.99004745483398, 0.99007225036621),
)
"""The two weighting filters of ITU-R BS.1770 at 48 kHz, which model the ear's sensitivity."""


def loudness(sound: Sound, window: float = 0.1) -> float:
    """Return the loudness of the loudest `window` (in seconds), in LUFS."""
    heard = sound
    for b0, b1, b2, a1, a2 in _WEIGHING:
        x1 = x2 = y1 = y2 = 0.0
        passed = []
        for sample in heard:
            value = b0 * sample + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = sample, x1, value, y1
            passed.append(value)
        heard = passed
    width = round(window * RATE)
    powers = [0.0]
    for sample in heard:
        powers.append(powers[-1] + sample * sample)
    loudest = max(powers[min(start + width, len(heard))] - powers[start] for start in range(0, len(heard), width // 8))
    return -0.691 + 10 * math.log10(loudest / width)
