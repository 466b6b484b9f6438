"""Compute the table's sounds: `python packaging/art/draw_sounds.py [NAME ...]` writes assets/sounds/*.wav anew.

All sounds are computed from noise, strings, reeds, bells and throats (see `synth`), and levelled in loudness.
None is a recording, so the sounds have the project's licence. Mono, 16 bits, 24 kHz.

Frequent sounds have several takes (`deal`, `deal-2`), so that they do not repeat exactly.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from mastering import levelled, write
from synth import (
    Sound,
    at,
    band,
    bell,
    bellows,
    dull,
    echoing,
    fading,
    inside,
    louder,
    mixed,
    noise,
    plucked,
    shaped,
    spoken,
    struck,
    throat,
    tone,
)

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER: Final = Path(__file__).parents[2] / "assets" / "sounds"


def brushed(random: Random, duration: float, low: float, high: float) -> Sound:
    """Return the sound of a card drawn over cloth: noise that rises and falls."""
    swish = band(noise(duration, random), [(0, low), (duration * 0.6, high), (duration, low)], 1800)
    return shaped(swish, [(0, 0), (duration * 0.35, 1), (duration, 0)])


def tap(random: Random, strength: float = 1.0) -> Sound:
    """Return the sound of a landing card: the slap of the paper, and the wood beneath the cloth."""
    paper = fading(band(noise(0.06, random), [(0, random.uniform(1200, 1600))], 1600), 0.007)
    deep = random.uniform(170, 205)
    table = fading(tone([(0, deep), (0.06, deep * 0.8)], 0.12), 0.016)
    return louder(mixed((0, louder(paper, 3)), (0, louder(table, 0.45))), strength)


def deal(random: Random) -> Sound:
    """Return the sound of a card that slides over the cloth and lands."""
    slide = random.uniform(0.1, 0.14)
    swish = brushed(random, slide, random.uniform(1300, 1600), random.uniform(2600, 3200))
    return mixed((0, louder(swish, 0.8)), (slide - 0.012, louder(tap(random), 0.5)))


def flip(random: Random) -> Sound:
    """Return the sound of a card that is lifted, snaps over and falls."""
    bright = random.uniform(2300, 2700)
    snap = fading(band(noise(0.05, random), [(0, bright), (0.05, bright * 0.65)], 1500), 0.007)
    falls = random.uniform(0.085, 0.1)
    return mixed(
        (0, louder(brushed(random, 0.07, 1600, 2600), 0.6)),
        (0.055, louder(snap, 2.2)),
        (falls, tap(random, 0.55)),
    )


def exchange(random: Random) -> Sound:
    """Return the sound of two cards that pass each other."""
    return mixed(
        (0, brushed(random, 0.2, 1100, 2400)),
        (random.uniform(0.08, 0.1), brushed(random, 0.22, 1400, 2800)),
        (0.29, tap(random, 0.5)),
        (random.uniform(0.33, 0.36), tap(random, 0.4)),
    )


def shuffle(random: Random) -> Sound:
    """Return a riffle, the bridge, and the pack squared on the table."""
    parts, when = [], 0.0
    while when < 0.42:
        parts.append((when, tap(random, random.uniform(0.35, 0.8))))
        # The thumbs release the cards faster and faster.
        when += random.uniform(0.012, 0.024) * (1 - when)
    parts.append((0.5, louder(brushed(random, 0.3, 900, 2600), 0.9)))
    parts += [(0.82, tap(random, 0.9)), (0.95, tap(random, 0.7))]
    return mixed(*parts)


def knock(random: Random) -> Sound:
    """Return the sound of a knuckle on the table, for a player who keeps the card ("sto")."""
    deep = random.uniform(0.94, 1.06)
    modes = [
        (172 * deep, 1, 0.022),
        (318 * deep, 0.7, 0.014),
        (720 * deep, 0.35, 0.007),
        (1450 * deep, 0.12, 0.004),
    ]

    def once() -> Sound:
        skin = fading(dull(noise(0.03, random), 1600), 0.006)
        return mixed((0, struck(modes, 0.16)), (0, louder(skin, 1.2)))

    return mixed((0, once()), (random.uniform(0.14, 0.16), louder(once(), 0.8)))


def token(random: Random) -> Sound:
    """Return the sound of a wooden skittle that is set down and rocks."""
    high = random.uniform(0.96, 1.05)
    wood = struck([(610 * high, 1, 0.018), (1240 * high, 0.6, 0.012), (2050 * high, 0.25, 0.006)], 0.15)
    rocks = random.uniform(0.08, 0.095)
    return mixed((0, wood), (rocks, louder(wood, 0.45)), (rocks * 1.65, louder(wood, 0.25)))


def coin(random: Random) -> Sound:
    """Return the sound of a coin that drops among coins in a wooden dish."""

    def ring(high: float) -> Sound:
        metal = [(1870, 0.6, 0.05), (2930, 0.5, 0.034), (4310, 0.22, 0.018), (5400, 0.08, 0.01)]
        return struck([(pitch * high, part, half) for pitch, part, half in metal], 0.3)

    dish = struck([(640, 0.7, 0.016), (1130, 0.3, 0.01)], 0.15)
    first, other = random.uniform(0.96, 1.04), random.uniform(1.06, 1.2)
    again = random.uniform(0.06, 0.085)
    return mixed(
        (0, ring(first)),
        (0, dish),
        (again, louder(ring(other), 0.5)),
        (again * 1.7, louder(ring(first), 0.25)),
    )


def cuckoo(random: Random) -> Sound:
    """Return the clock's door, wings, the call, a blown falling minor third, and a distant answer."""

    def blown(pitch: float, duration: float) -> Sound:
        way = [(0, pitch * 0.94), (0.035, pitch * 1.005), (duration * 0.7, pitch), (duration, pitch * 0.97)]
        air = louder(band(noise(duration, random), [(0, pitch * 2.1)], 450), 0.5)
        # Breath noise before the note.
        puff = shaped(
            band(noise(0.06, random), [(0, 1900), (0.06, 1200)], 1300), [(0, 0), (0.012, 1), (0.06, 0)]
        )
        pipe = mixed(
            (0, tone(way, duration)),
            (0, louder(tone([(t, 2 * p) for t, p in way], duration), 0.13)),
            (0, louder(tone([(t, 3 * p) for t, p in way], duration), 0.05)),
            (0, air),
        )
        note = shaped(pipe, [(0, 0), (0.04, 0.9), (duration * 0.35, 1), (duration * 0.7, 0.8), (duration, 0)])
        return mixed((0, louder(puff, 0.8)), (0.015, note))

    call = mixed((0, louder(blown(664, 0.2), 0.9)), (0.357, blown(554, 0.36)))
    door = struck([(820, 1, 0.01), (1490, 0.5, 0.006), (330, 0.8, 0.014)], 0.1)
    wings = [(0.07 + 0.08 * n, brushed(random, 0.08, 700, 1300)) for n in range(3)]
    answer = louder(dull(call, 900), 0.22)
    near = mixed((0, louder(door, 0.22)), *((when, louder(wing, 0.22)) for when, wing in wings), (0.3, call))
    both = mixed((0, near), (1.32, answer))
    return inside(
        echoing(both, (0.23, 0.14, 1300), (0.41, 0.07, 1000)), 0.25, half=0.12, limit=1800, size=1.7
    )


def shot(random: Random) -> Sound:
    """Return the sound of a blunderbuss in a valley."""
    crack = fading(dull(noise(0.06, random), 5200), 0.006, 0.0004)
    bang = fading(dull(noise(0.6, random), 1500), 0.05, 0.0008)
    chest = fading(band(noise(0.5, random), [(0, 260), (0.4, 150)], 220), 0.07, 0.002)
    thump = fading(tone([(0, 130), (0.06, 80), (0.3, 46)], 0.6), 0.08, 0.001)
    gun = mixed(
        (0, louder(crack, 3.4)), (0, louder(bang, 3.2)), (0, louder(chest, 1.8)), (0, louder(thump, 0.5))
    )
    rolling = shaped(dull(noise(1.3, random), 420), [(0, 0), (0.12, 1), (0.4, 0.45), (0.62, 0.55), (1.3, 0)])
    valley = echoing(gun, (0.31, 0.16, 700), (0.58, 0.09, 500))
    return inside(mixed((0, valley), (0.1, louder(rolling, 0.4))), 0.35, half=0.09, limit=1600, size=1.6)


def hoof(random: Random, pitch: float) -> Sound:
    """Return the sound of a hoof on boards."""
    shell = struck([(pitch, 1, 0.016), (pitch * 1.9, 0.5, 0.01), (pitch * 2.7, 0.25, 0.006)], 0.12)
    ground = fading(dull(noise(0.04, random), 700), 0.009)
    return mixed((0, shell), (0, louder(ground, 1.1)))


def horse(random: Random) -> Sound:
    """Return the sound of a horse that rears and neighs, takes off, lands and gallops away."""
    bar = ((0.0, 350, 0.7), (0.085, 410, 0.6), (0.17, 330, 1.0))
    bars = ((0.5, 0.9), (1.24, 1.3), (1.53, 0.8), (1.81, 0.4))
    hooves = [
        (
            start + when + random.uniform(-0.006, 0.006),
            louder(hoof(random, pitch * random.uniform(0.97, 1.03)), loud * strong),
        )
        for start, strong in bars
        for when, pitch, loud in bar
    ]
    return inside(mixed((0.02, louder(whinny(random), 1.1)), *hooves), 0.25)


def whinny(random: Random) -> Sound:
    """Return the horse's voice alone: it rises, trembles and falls."""
    duration = 0.95
    way = [(0, 480), (0.1, 900), (0.2, 980), (0.4, 860), (0.7, 600), (duration, 360)]
    depth = [(0, 0), (0.15, 0.02), (0.4, 0.09), (duration, 0.13)]
    shaking = [(0, 14.0), (duration, 9.5)]
    pitch, quiver, phase = [], [], 0.0
    for number in range(round(duration * 400) + 1):
        t = number / 400
        phase += math.tau * at(shaking, t) / 400
        pitch.append((t, at(way, t) * (1 + at(depth, t) * math.sin(phase))))
        quiver.append((t, 1 - at(depth, t) * 3.4 * (0.5 - 0.5 * math.sin(phase))))
    breath = shaped(noise(duration, random), [(0, 0.1), (0.5, 0.16), (duration, 0.5)])
    source = mixed((0, tone(pitch, duration, throat)), (0, breath))
    mouth = spoken(
        source,
        ([(0, 800), (0.2, 1200), (duration, 700)], 420, 1),
        ([(0, 1900), (0.25, 2300), (duration, 1700)], 600, 0.7),
        ([(0, 3300)], 800, 0.2),
    )
    return shaped(shaped(mouth, quiver), [(0, 0), (0.06, 0.9), (0.2, 1), (0.65, 0.8), (duration, 0)])


def neigh(random: Random) -> Sound:
    """Return the sound of a King who whinnies."""
    return inside(whinny(random), 0.25)


def cat(random: Random) -> Sound:
    """Return the sounds of a cat that growls, spits and miaows."""
    rattle = [(n / 200, 0.5 + 0.5 * math.sin(math.tau * 27 * n / 200)) for n in range(61)]
    growl = mixed((0, tone([(0, 105), (0.28, 150)], 0.28, throat)), (0, louder(noise(0.28, random), 0.3)))
    growl = spoken(growl, ([(0, 420), (0.28, 700)], 300, 1), ([(0, 1250)], 500, 0.5))
    growl = shaped(shaped(growl, rattle), [(0, 0), (0.06, 0.5), (0.26, 1), (0.28, 0)])
    # The spit: a cough of the throat, then air between the teeth.
    cough = fading(band(noise(0.09, random), [(0, 1500), (0.09, 2300)], 1400), 0.018, 0.001)
    hiss = spoken(noise(0.34, random), ([(0, 3400), (0.34, 2700)], 2000, 1), ([(0, 1500)], 900, 0.4))
    hiss = shaped(hiss, [(0, 0), (0.02, 0.8), (0.12, 1), (0.2, 0.6), (0.34, 0)])
    duration = 0.8
    way = [(0, 400), (0.14, 560), (0.3, 660), (0.5, 600), (duration, 370)]
    pitch = [(t, at(way, t) * (1 + 0.012 * math.sin(math.tau * 6 * t))) for t in (n / 100 for n in range(81))]
    source = mixed((0, tone(pitch, duration, throat)), (0, louder(noise(duration, random), 0.05)))
    # The vowels of the miaow, m, i, a, u: the formants of the mouth that opens and rounds.
    miaow = spoken(
        source,
        ([(0, 300), (0.1, 380), (0.3, 950), (0.5, 850), (duration, 380)], 260, 1),
        ([(0, 1300), (0.1, 2400), (0.32, 1700), (0.55, 1150), (duration, 800)], 340, 0.9),
        ([(0, 3100), (0.3, 2900), (duration, 2500)], 500, 0.25),
    )
    miaow = shaped(miaow, [(0, 0), (0.06, 0.35), (0.2, 0.9), (0.32, 1), (0.52, 0.75), (duration, 0)])
    return inside(
        mixed(
            (0, louder(growl, 0.8)),
            (0.27, louder(cough, 3)),
            (0.3, louder(hiss, 1.7)),
            (0.68, louder(miaow, 1.5)),
        ),
        0.15,
    )


def inn(random: Random) -> Sound:
    """Return the bell over the inn's door, which swings on its spring, and one creak of the sign."""
    strikes = [(0, 1.0), (0.17, 0.6), (0.31, 0.75), (0.5, 0.35)]
    bells = [
        (when, louder(bell(1046.5 * (1 + 0.002 * n), 1.1, 0.16, random), loud))
        for n, (when, loud) in enumerate(strikes)
    ]
    creak = tone([(0, 170), (0.1, 250), (0.16, 215), (0.3, 260), (0.36, 190)], 0.36, throat)
    creak = spoken(creak, ([(0, 700), (0.36, 950)], 240, 1), ([(0, 1500), (0.36, 1900)], 300, 0.5))
    stick = [(n / 100, 0.6 + 0.4 * math.sin(math.tau * 23 * n / 100)) for n in range(37)]
    creak = shaped(shaped(creak, stick), [(0, 0), (0.05, 1), (0.3, 0.7), (0.36, 0)])
    return inside(mixed(*bells, (0.62, louder(creak, 0.3))), 0.3, half=0.07)


def win(random: Random) -> Sound:
    """Return the end of a saltarello on the organetto, over two basses, with a mandolin."""
    eighth = 0.118
    tune = [
        (0, 587.3, 1),
        (1, 659.3, 1),
        (2, 740.0, 1),
        (3, 784.0, 2),
        (5, 740.0, 1),
        (6, 784.0, 1),
        (7, 880.0, 1),
        (8, 987.8, 1),
        (9, 987.8, 1),
        (10, 880.0, 1),
        (11, 740.0, 1),
    ]
    right = [(eighth * when, louder(bellows(pitch, eighth * long * 0.92), 0.8)) for when, pitch, long in tune]
    chord = [
        (eighth * 12, louder(bellows(pitch, 0.75, 0.02), part))
        for pitch, part in ((392.0, 0.5), (587.3, 0.5), (784.0, 0.9), (493.9, 0.45))
    ]
    left = []
    for bar, (bass, third) in enumerate(((196.0, 293.7), (196.0, 293.7), (146.8, 220.0), (146.8, 185.0))):
        left += [
            (eighth * 3 * bar, louder(bellows(bass, eighth * 0.9, 0.015), 0.7)),
            (eighth * (3 * bar + 1), louder(bellows(third, eighth * 0.6, 0.015), 0.35)),
            (eighth * (3 * bar + 2), louder(bellows(third, eighth * 0.6, 0.015), 0.35)),
        ]
    left.append((eighth * 12, louder(bellows(98.0, 0.7, 0.015), 0.8)))
    strings = [
        (eighth * 12 + 0.02 * n, louder(plucked(pitch, 1.2, random, 0.6), 0.7))
        for n, pitch in enumerate((392.0, 493.9, 587.3, 784.0))
    ]
    return inside(
        mixed(
            *right,
            *((when, louder(key, 0.55)) for when, key in chord),
            *((when, louder(key, 0.7)) for when, key in left),
            *strings,
        ),
        0.3,
        half=0.08,
    )


def out(random: Random) -> Sound:
    """Return two falling notes of an organetto that runs out of air, and a chair that is pushed back."""
    sigh = tone([(0, 233.1), (0.3, 233.1), (0.62, 214)], 0.62)
    sigh = mixed(
        *((0.0, louder(bellows(pitch, 0.62), 0.5)) for pitch in (220.0, 174.6)), (0, louder(sigh, 0.05))
    )
    notes = [(0.0, louder(bellows(293.7, 0.24), 0.6)), (0.25, shaped(sigh, [(0, 1), (0.35, 0.6), (0.62, 0)]))]
    chair = shaped(
        spoken(noise(0.24, random), ([(0, 260), (0.24, 340)], 120, 1), ([(0, 900)], 300, 0.3)),
        [(0, 0), (0.06, 1), (0.13, 0.5), (0.17, 0.9), (0.24, 0)],
    )
    return inside(mixed(*notes, (0.72, louder(chair, 1.6)), (0.98, louder(tap(random), 0.25))), 0.25)


ARREST, TABLE = -15.0, -22.0
"""The loudness of an arrest, and of frequent sounds, in LUFS."""
SOUNDS: Final[dict[Callable[[Random], Sound], tuple[int, float]]] = {
    deal: (3, TABLE),
    flip: (3, TABLE),
    exchange: (2, TABLE + 1),
    shuffle: (1, TABLE),
    knock: (2, TABLE - 1.5),  # low, so it carries far
    token: (2, TABLE + 1),
    coin: (3, TABLE - 2),  # several coins sound at once
    cuckoo: (1, ARREST - 1),  # a pure tone carries far
    shot: (1, ARREST + 1),
    horse: (1, ARREST),
    neigh: (1, ARREST),
    cat: (1, ARREST),
    inn: (1, ARREST - 1),
    win: (1, ARREST - 1),
    out: (1, ARREST - 3),
}
"""The number of takes and the loudness of each sound."""

def main(names: list[str]) -> None:
    """Write all sounds, or those named."""
    FOLDER.mkdir(exist_ok=True)
    for make, (takes, wanted) in SOUNDS.items():
        if names and make.__name__ not in names:
            continue
        for take in range(takes):
            name = f"{make.__name__}-{take + 1}" if take else make.__name__
            write(FOLDER / f"{name}.wav", levelled(make(Random(name)), wanted))


if __name__ == "__main__":
    main(sys.argv[1:])
