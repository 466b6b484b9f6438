"""Makes the table's sounds: `python packaging/art/draw_sounds.py` writes assets/sounds/*.wav anew.

All of it is computed here, from noise, strings, bells and throats (see `synth`), and brought to one loudness:
none is a recording of anybody, so the sounds have the project's licence. Mono, 16 bits.
"""

from __future__ import annotations

import array
import math
import sys
import wave
from pathlib import Path
from random import Random
from typing import Final

from synth import (
    RATE,
    Sound,
    at,
    band,
    dull,
    echoing,
    fading,
    louder,
    mixed,
    noise,
    plucked,
    shaped,
    struck,
    throat,
    tone,
)

FOLDER: Final = Path(__file__).parents[2] / "assets" / "sounds"
LOUDNESS: Final = 0.14
"""How loud the loudest twentieth of a second of each sound is (root mean square)."""
QUIET: Final = {
    "deal": 0.45,
    "flip": 0.45,
    "exchange": 0.5,
    "knock": 0.6,
    "shuffle": 0.6,
    "token": 0.7,
    "coin": 0.55,
}
"""What happens all the time is that much softer."""


def brushed(random: Random, duration: float, low: float, high: float) -> Sound:
    """A card drawn over cloth: a breath of noise that rises and falls."""
    swish = band(noise(duration, random), [(0, low), (duration * 0.6, high), (duration, low)], 1800)
    return shaped(swish, [(0, 0), (duration * 0.35, 1), (duration, 0)])


def tap(random: Random, strength: float = 1.0) -> Sound:
    """A card landing."""
    paper = fading(band(noise(0.06, random), [(0, 1400)], 1600), 0.008)
    table = fading(tone([(0, 190), (0.05, 150)], 0.09), 0.014)
    return louder(mixed((0, louder(paper, 3)), (0, louder(table, 0.35))), strength)


def deal(random: Random) -> Sound:
    """A card slides over the cloth and lands."""
    return mixed((0, brushed(random, 0.13, 1500, 3200)), (0.12, louder(tap(random), 0.5)))


def flip(random: Random) -> Sound:
    """A card is lifted, snaps over and falls."""
    snap = fading(band(noise(0.05, random), [(0, 2600), (0.05, 1700)], 1500), 0.007)
    return mixed(
        (0, louder(brushed(random, 0.07, 1800, 2900), 0.6)),
        (0.055, louder(snap, 3)),
        (0.09, tap(random, 0.4)),
    )


def exchange(random: Random) -> Sound:
    """Two cards pass each other."""
    return mixed(
        (0, brushed(random, 0.2, 1200, 2700)),
        (0.09, brushed(random, 0.22, 1500, 3100)),
        (0.29, tap(random, 0.5)),
        (0.34, tap(random, 0.4)),
    )


def shuffle(random: Random) -> Sound:
    """A riffle, the bridge, and the pack squared on the table."""
    parts, when = [], 0.0
    while when < 0.42:
        parts.append((when, tap(random, random.uniform(0.35, 0.8))))
        when += random.uniform(0.010, 0.022)
    parts.append((0.5, louder(brushed(random, 0.3, 900, 2600), 0.9)))
    parts += [(0.82, tap(random, 0.9)), (0.95, tap(random, 0.7))]
    return mixed(*parts)


def knock(random: Random) -> Sound:
    """A knuckle on the table: sto."""
    modes = [(172, 1, 0.022), (318, 0.6, 0.014), (720, 0.25, 0.007)]
    skin = fading(dull(noise(0.03, random), 1200), 0.006)
    one = mixed((0, struck(modes, 0.16)), (0, skin))
    return mixed((0, one), (0.15, louder(one, 0.8)))


def token(_: Random) -> Sound:
    """A wooden skittle set down, and rocking."""
    wood = struck([(610, 1, 0.018), (1240, 0.6, 0.012), (2050, 0.25, 0.006)], 0.15)
    return mixed((0, wood), (0.085, louder(wood, 0.45)), (0.14, louder(wood, 0.25)))


def coin(_: Random) -> Sound:
    """A coin among coins."""
    ring = struck([(2310, 0.7, 0.05), (3640, 0.5, 0.035), (4980, 0.2, 0.02), (890, 0.4, 0.012)], 0.3)
    return mixed((0, ring), (0.07, louder(ring, 0.5)), (0.115, louder(ring, 0.28)))


def cuckoo(random: Random) -> Sound:
    """Cu-cù, twice: a falling third, blown softly."""

    def blown(pitch: float, duration: float) -> Sound:
        breath = band(noise(duration, random), [(0, pitch * 2)], 500)
        hum = tone([(0, pitch * 0.97), (0.04, pitch), (duration, pitch * 0.985)], duration)
        soft = tone([(0, pitch * 2)], duration)
        voice = mixed((0, hum), (0, louder(soft, 0.12)), (0, louder(breath, 0.5)))
        return shaped(voice, [(0, 0), (0.03, 1), (duration * 0.6, 0.8), (duration, 0)])

    call = mixed((0, blown(698, 0.2)), (0.27, blown(554, 0.36)))
    both = mixed((0, call), (0.78, louder(call, 0.8)))
    return echoing(both, (0.19, 0.16, 1500), (0.33, 0.09, 1100))


def shot(random: Random) -> Sound:
    """Bum! A blunderbuss in a valley."""
    bang = fading(dull(noise(0.5, random), 1900), 0.045, 0.0008)
    thump = fading(tone([(0, 120), (0.25, 48)], 0.5), 0.07, 0.001)
    crack = fading(dull(noise(0.05, random), 4200), 0.006, 0.0005)
    gun = mixed((0, louder(bang, 1.8)), (0, louder(thump, 0.9)), (0, louder(crack, 1.2)))
    return echoing(gun, (0.27, 0.22, 900), (0.52, 0.12, 600), (0.8, 0.06, 450))


def horse(random: Random) -> Sound:
    """Hooves coming nearer, the leap, and a neigh that is glad to be over it."""

    def hoof(pitch: float) -> Sound:
        shell = struck([(pitch, 1, 0.013), (pitch * 1.9, 0.5, 0.009), (pitch * 2.7, 0.2, 0.005)], 0.1)
        return mixed((0, shell), (0, louder(fading(dull(noise(0.03, random), 900), 0.007), 0.8)))

    gallop = [(0.0, 0.5), (0.1, 0.4), (0.2, 0.6), (0.4, 0.75), (0.5, 0.6), (0.6, 0.9)]
    hooves = [(when, louder(hoof(430 if n % 3 else 340), part)) for n, (when, part) in enumerate(gallop)]
    return mixed(
        *hooves, (0.78, louder(neigh(random), 1.1)), (1.62, louder(hoof(330), 0.9)), (1.72, hoof(400))
    )


def neigh(random: Random) -> Sound:
    """The voice alone: it climbs, trembles and tumbles down."""
    duration = 0.85
    way = [(0, 520), (0.12, 880), (0.35, 820), (0.6, 620), (duration, 380)]
    depth = [(0, 0), (0.15, 0.03), (0.5, 0.13), (duration, 0.16)]
    pitch = [
        (t, at(way, t) * (1 + at(depth, t) * math.sin(math.tau * 13 * t)))
        for t in (n / 200 for n in range(round(duration * 200) + 1))
    ]
    source = mixed((0, tone(pitch, duration, throat)), (0, louder(noise(duration, random), 0.12)))
    mouth = mixed(
        (0, band(source, [(0, 900), (0.3, 1250), (duration, 800)], 320)),
        (0, louder(band(source, [(0, 2300), (duration, 1900)], 500), 0.8)),
    )
    quiver = [
        (n / 400, 0.72 + 0.28 * math.sin(math.tau * 13 * n / 400)) for n in range(round(duration * 400) + 1)
    ]
    return shaped(shaped(mouth, quiver), [(0, 0), (0.05, 1), (0.6, 0.8), (duration, 0)])


def cat(random: Random) -> Sound:
    """It spits, and then has the nerve to miaow."""
    hiss = shaped(
        band(noise(0.3, random), [(0, 3600), (0.3, 2600)], 2200), [(0, 0), (0.015, 1), (0.12, 0.7), (0.3, 0)]
    )
    duration = 0.72
    way = [(0, 430), (0.16, 640), (0.34, 700), (0.55, 560), (duration, 410)]
    pitch = [(t, at(way, t) * (1 + 0.012 * math.sin(math.tau * 6 * t))) for t in (n / 100 for n in range(73))]
    source = mixed((0, tone(pitch, duration, throat)), (0, louder(noise(duration, random), 0.03)))
    first = [(0, 320), (0.12, 420), (0.32, 1050), (0.55, 640), (duration, 380)]
    second = [(0, 1500), (0.12, 2350), (0.32, 1700), (0.55, 1050), (duration, 850)]
    miaow = mixed((0, band(source, first, 140)), (0, louder(band(source, second, 260), 1.3)))
    miaow = shaped(miaow, [(0, 0), (0.08, 0.5), (0.22, 1), (0.5, 0.8), (duration, 0)])
    return mixed((0, louder(hiss, 0.9)), (0.33, louder(miaow, 2.2)))


def inn(_: Random) -> Sound:
    """The bell over the inn's door, and its sign creaking once."""
    bell = struck([(1046, 1, 0.14), (2140, 0.45, 0.09), (2890, 0.3, 0.06), (4100, 0.1, 0.03)], 0.8)
    creak = tone([(0, 180), (0.12, 260), (0.25, 205)], 0.26, throat)
    creak = shaped(band(creak, [(0, 700), (0.26, 950)], 260), [(0, 0), (0.05, 1), (0.2, 0.7), (0.26, 0)])
    return mixed((0, bell), (0.2, louder(bell, 0.7)), (0.62, louder(creak, 0.5)))


def win(random: Random) -> Sound:
    """A mandolin runs up and trembles on the top."""
    notes = [392.0, 493.9, 587.3, 784.0]
    run = [(0.11 * n, plucked(pitch, 0.9, random, 0.6)) for n, pitch in enumerate(notes)]
    tremolo = [(0.46 + 0.075 * n, louder(plucked(987.8, 0.4, random, 0.5), 0.55)) for n in range(7)]
    base = (0.44, louder(plucked(196, 1.2, random, 0.4), 1.2))
    last = [(1.02, plucked(pitch, 1.1, random, 0.5)) for pitch in (392.0, 587.3, 784.0)]
    return echoing(mixed(*run, *tremolo, base, *last), (0.05, 0.18, 2200))


def out(random: Random) -> Sound:
    """Two plucked notes going down, and a chair pushed back."""
    strings = [(0.0, plucked(293.7, 0.5, random, 0.3)), (0.24, plucked(220.0, 0.9, random, 0.3))]
    chair = shaped(band(noise(0.2, random), [(0, 260), (0.2, 330)], 120), [(0, 0), (0.06, 1), (0.2, 0)])
    return mixed(*strings, (0.55, louder(chair, 1.6)))


SOUNDS: Final = (
    deal,
    flip,
    exchange,
    shuffle,
    knock,
    token,
    coin,
    cuckoo,
    shot,
    horse,
    neigh,
    cat,
    inn,
    win,
    out,
)


def levelled(name: str, sound: Sound) -> Sound:
    """Bring a sound to the loudness of the others, without a click at its ends."""
    tail = 0.02
    length = len(sound) / RATE
    sound = shaped(dull(sound, 9000), [(0, 0), (0.001, 1), (length - tail, 1), (length, 0)])
    window = RATE // 20
    powers = [
        sum(sample * sample for sample in sound[start : start + window]) / window
        for start in range(0, max(1, len(sound) - window), window // 2)
    ]
    wanted = LOUDNESS * QUIET.get(name, 1.0) / math.sqrt(max(powers))
    return louder(sound, min(wanted, 0.89 / max(map(abs, sound))))


def write(name: str, sound: Sound) -> None:
    """Write a sound file."""
    samples = array.array("h", (round(sample * 32767) for sample in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setparams((1, 2, RATE, len(samples), "NONE", ""))
        file.writeframes(samples.tobytes())


def main() -> None:
    """Make them all."""
    FOLDER.mkdir(exist_ok=True)
    for make in SOUNDS:
        write(make.__name__, levelled(make.__name__, make(Random(make.__name__))))


if __name__ == "__main__":
    main()
