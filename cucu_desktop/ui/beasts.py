"""The arrests in which an animal steps out of its card: the cuckoo, the horse and the cat.

Each is a figure of paper, as large as it must be to be known from across the room. It comes out of the
card that is held up, does what it is there for, and goes back into it, or off.
"""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui import z
from cucu_desktop.ui.announcing import Deed, announce, far, flinch, towards
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.items.sprite import Sprite
from cucu_desktop.ui.moves import Stage, hear, hop, shake, show_then_fade
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    draw_back,
    fall,
    linear,
    over,
    spring,
    stagger,
    swing,
    together,
    wait,
)

_CALLS: Final = 2
"""Cuc-cù."""
_SHADE: Final = z.EFFECT - 1
_LEAPS: Final = z.BUBBLE + 1  # what leaps past somebody leaps in front of their words, too


def step_out(stage: Stage, beast: Sprite, start: QPointF, end: QPointF) -> Piece:
    """It springs out of the card, small at first and then as large as life."""

    def grow(part: float) -> None:
        beast.setPos(start + (end - start) * part)
        beast.setScale(0.5 + 0.5 * part)
        beast.setOpacity(min(1.0, part * 3))

    shown = chain(call(lambda: grow(0.0)), call(lambda: beast.setVisible(True)))
    if stage.pace.reduced:
        return chain(shown, call(lambda: grow(1.0)), over(stage.ms("fade"), beast.setOpacity))
    return chain(shown, over(stage.ms("push", 0.6), grow, spring))


def go_in(stage: Stage, beast: Sprite, end: QPointF) -> Piece:
    """It goes back where it came from."""
    start = QPointF()

    def begin() -> None:
        nonlocal start
        start = beast.pos()

    def shrink(part: float) -> None:
        if not stage.pace.reduced:
            beast.setPos(start + (end - start) * part)
            beast.setScale(1 - 0.45 * part)
        beast.setOpacity(min(1.0, 2 - 2 * part))

    return chain(
        call(begin), over(stage.ms("fade"), shrink, fall), call(lambda: stage.scene.remove_passing(beast))
    )


def _left_behind(deed: Deed) -> Deed:
    """The card lies in the dusk as long as its animal is out: one does not see it twice."""

    def done(card: CardItem, spot: Spot) -> Piece:
        return chain(
            call(lambda: card.set_faint(faint=True)),
            deed(card, spot),
            call(lambda: card.set_faint(faint=False)),
        )

    return done


# XV


def cuckoo(stage: Stage, event: Arrested) -> Piece:
    """XV: the cuckoo comes out as out of a clock and calls, twice, at whoever wanted it."""
    scene = stage.scene
    shock = stage.ms("push", 1.2)

    def deed(card: CardItem, spot: Spot) -> Piece:
        side = _side(scene.home(event.exchanger).centre - spot.centre, left=-1.0)
        wide = spot.width * 1.2
        bird = scene.sprite("cuckoo", wide, wide * 1.22, mirrored=side > 0)
        within = spot.centre + QPointF(0, spot.width * 0.1)
        perch = within + QPointF(side * spot.width * 0.34, spot.width * 0.2)  # its numeral stays in sight
        beak = perch + QPointF(side * wide * 0.42, -wide * 0.26)
        beat = stage.ms("shot", 0.85)
        called = chain(*(_call_out(stage, bird, perch, side, lower, beat) for lower in range(_CALLS)))
        notes = stagger(beat, [_notes(stage, spot, beak, side) for _ in range(_CALLS)])
        return chain(
            hear(stage, "cuckoo"),
            together(step_out(stage, bird, within, perch), shake(stage, card, 3, stage.ms("push", 0.6))),
            together(chain(called, go_in(stage, bird, within)), notes),
        )

    return announce(stage, event, _left_behind(deed), shock)


def _call_out(stage: Stage, bird: Sprite, perch: QPointF, side: float, lower: int, beat: float) -> Piece:
    """It draws itself up and lunges forward; the second call is the deeper one."""
    if stage.pace.reduced:
        return wait(beat)
    reach = QPointF(side * 0.26, -0.02 + 0.08 * lower) * bird.boundingRect().width()

    def lunge(part: float) -> None:
        # Back a little, forward quickly, home slowly.
        back = 0.24
        if part < back:
            out = -0.35 * math.sin(math.pi * part / back)
        else:
            out = math.sin(math.pi * (part - back) / (1 - back))
        bird.setPos(perch + reach * out)
        bird.setRotation(side * (12 + 4 * lower) * out)
        bird.setScale(1 + 0.14 * max(out, 0.0))

    return over(beat, lunge, linear)


def _notes(stage: Stage, spot: Spot, beak: QPointF, side: float) -> Piece:
    """A large note and a small one come with each call."""
    pair = [note(stage, spot.width * part, beak, side) for part in (0.62, 0.46)]
    return chain(wait(stage.ms("shot", 0.22)), stagger(stage.ms("shot", 0.2), pair))


def note(stage: Stage, wide: float, start: QPointF, side: float) -> Piece:
    """A note flies off to this side, swaying up and away."""
    scene = stage.scene
    sprite = scene.sprite("note", wide)
    reach, rise = wide * stage.chance.uniform(1.3, 2.2), wide * stage.chance.uniform(0.6, 1.8)
    spin, sway = stage.chance.uniform(-14, 14), stage.chance.uniform(0, math.pi)

    def float_up(part: float) -> None:
        out = 1 - (1 - part) * (1 - part)
        aside = math.sin(part * 8 + sway) * wide * 0.15
        sprite.setPos(start + QPointF(side * reach * out + aside, -rise * part))
        sprite.setOpacity(min(1.0, 3 * (1 - part)))
        sprite.setRotation(spin * part + 8 * math.sin(part * 7))
        sprite.setScale(0.45 + 0.65 * min(1.0, part * 4))

    gone = call(lambda: scene.remove_passing(sprite))
    if stage.pace.reduced:
        return gone
    shown = call(lambda: sprite.setVisible(True))
    return chain(shown, over(stage.ms("swing", 0.7), float_up, linear), gone)


# XIII


def horse(stage: Stage, event: Arrested) -> Piece:
    """XIII: the horse rears and leaps over its holder, and the exchanger's card rears after it."""
    scene = stage.scene
    victim = scene.cards[event.exchanger]

    def deed(card: CardItem, spot: Spot) -> Piece:
        course = Course(stage, event, spot)
        wide = spot.width * 1.5
        steed = scene.sprite("horse", wide, wide * 1.25, mirrored=course.side < 0)
        steed.setZValue(_LEAPS)
        out = step_out(stage, steed, spot.centre, spot.centre)
        if stage.pace.reduced:
            return chain(hear(stage, "horse"), out, wait(stage.ms("leap")), go_in(stage, steed, spot.centre))
        shade = scene.sprite("shade", wide * 0.9, wide * 0.34)
        shade.setZValue(_SHADE)
        scene.crossed = [course.room(wide)]
        follow = NOTHING
        if victim is not None:
            follow = hop(stage, victim, victim.shown_width * 0.6, stage.ms("leap", 1.6), times=3)
        return chain(
            hear(stage, "horse"),
            together(out, shake(stage, card, 3, stage.ms("push", 0.6))),
            _rear(stage, steed, course),
            call(lambda: shade.setVisible(True)),
            together(_leap(stage, steed, shade, course), follow, _dust(stage, course)),
            call(lambda: scene.remove_passing(steed)),
            call(lambda: scene.remove_passing(shade)),
            call(scene.crossed.clear),
        )

    return announce(stage, event, _left_behind(deed), stage.ms("leap", 2.4))


class Course:
    """The way of a leap: over the cloth from the card to the next player, past the holder's face."""

    def __init__(self, stage: Stage, event: Arrested, spot: Spot) -> None:
        scene = stage.scene
        home = scene.home(event.holder).centre
        order = list(scene.order)
        after = order[order.index(event.holder) + 1 :] if event.holder in order else []
        back = home - scene.home(event.exchanger).centre
        ahead = scene.home(after[0]).centre - home if after else back
        way = ahead + back
        along = way / (far(way) or 1.0)
        self.side = _side(way, left=1.0)
        self.card = spot.centre
        # It draws back before it leaps.
        self.start = spot.centre - along * (spot.width * 0.3)
        self.high = spot.width * 0.8
        landing = home + along * max(far(ahead), spot.width * 1.25)
        self.end = scene.lay.held(landing, spot.width)
        place = scene.lay.places[event.holder]
        self.middle = home + (place.face - home) * 0.8
        # High over the face, unless that is at the top of the view.
        self.middle.setY(max(self.middle.y(), self.high + spot.width * 0.8))

    def ground(self, part: float) -> QPointF:
        """Where its shadow is."""
        left = 1 - part
        bend = self.middle * 2 - (self.start + self.end) / 2
        return self.start * (left * left) + bend * (2 * left * part) + self.end * (part * part)

    def room(self, wide: float) -> QRectF:
        """What something so wide passes over on its way down: there nothing can be read."""
        room = QRectF()
        for step in range(3, 10):
            at = self.air(step / 10)
            room |= QRectF(at.x() - wide * 0.4, at.y() - wide * 0.4, wide * 0.8, wide * 0.8)
        return room

    def air(self, part: float) -> QPointF:
        """Where it is itself: above the shadow, as things at a table are seen."""
        return self.ground(part) - QPointF(0, self.high * 4 * part * (1 - part))


def _rear(stage: Stage, steed: Sprite, course: Course) -> Piece:
    """It rears up on its hind legs, and sinks down to leap."""

    def move(part: float) -> None:
        up = math.sin(math.pi * min(part * 1.4, 1.0))
        steed.setPos(course.card + (course.start - course.card) * part)
        steed.setRotation(course.side * (-30 * up + 22 * part * part))
        steed.setScale(1 + 0.12 * up - 0.1 * part)

    return over(stage.ms("leap", 0.9), move, swing)


def _leap(stage: Stage, steed: Sprite, shade: Sprite, course: Course) -> Piece:
    """Over in a high arc, nose up and then down; it lands, bounces, and is off."""

    def fly_over(part: float) -> None:
        up = 4 * part * (1 - part)
        steed.setPos(course.air(part))
        steed.setRotation(course.side * (22 - 34 * math.sin(math.pi * min(part * 2, 1.0)) + 30 * part * part))
        steed.setScale(0.9 + 0.3 * up)
        shade.setPos(course.ground(part) + QPointF(0, course.high * 0.6))
        shade.setScale(1 - 0.35 * up)
        shade.setOpacity(0.9 - 0.4 * up)

    def gallop_off(part: float) -> None:
        ahead = (course.end - course.middle) * (0.34 * part)
        steed.setPos(course.end + ahead - QPointF(0, course.high * 0.22 * abs(math.sin(math.pi * part))))
        steed.setRotation(course.side * (52 - 44 * math.sin(math.pi * part / 2)))
        steed.setScale(0.9 - 0.14 * part)
        steed.setOpacity(min(1.0, 2 - 2 * part))
        shade.setOpacity(0.9 * (1 - part))

    return chain(
        over(stage.ms("leap", 1.5), fly_over, swing), over(stage.ms("leap", 0.7), gallop_off, linear)
    )


def _dust(stage: Stage, course: Course) -> Piece:
    """Hoof marks where it took off and where it came down, left and right in turn."""
    wide = max(stage.scene.lay.unit * 46, 26)
    marks = []
    for number, part in enumerate((0.02, 0.14, 0.88, 1.0)):
        hoof = stage.scene.sprite("hoof", wide)
        along = course.ground(min(part + 0.05, 1.0)) - course.ground(max(part - 0.05, 0.0))
        aside = QPointF(-along.y(), along.x()) * (
            wide * (0.34 if number % 2 else -0.34) / (far(along) or 1.0)
        )
        hoof.setPos(course.ground(part) + aside)
        hoof.setZValue(_SHADE)
        hoof.setRotation(math.degrees(math.atan2(along.y(), along.x())) + 90)
        begin = stage.ms("leap", 0.3 if part < 0.5 else 1.4) + stage.ms("coin_gap", number % 2)
        marks.append(chain(wait(begin), show_then_fade(stage, hoof, stage.ms("leap", 0.5))))
    return together(*marks)


# XII


def cat(stage: Stage, event: Arrested) -> Piece:
    """XII: the cat spits, jumps at the exchanger's card and claws it; what runs back, runs later."""
    scene = stage.scene
    victim = scene.cards[event.exchanger]
    scene.seats[event.exchanger].set_mood("cross")

    def deed(card: CardItem, spot: Spot) -> Piece:
        home = scene.home(event.exchanger)
        aim = home.centre - spot.centre
        side = _side(aim, left=-1.0)
        wide = spot.width * 1.35
        beast = scene.sprite("spitting-cat", wide, wide * 1.25, mirrored=side > 0)
        near = home.centre - aim * (min(0.8, wide * 0.62 / (far(aim) or 1.0)))
        pounced = scene.lay.held(near - QPointF(0, wide * 0.1), wide * 0.8)
        spit = towards(stage, "spit", spot, aim, spot.width * 0.95)
        scratched = NOTHING if victim is None else _scratched(stage, victim, home)
        spitting = show_then_fade(stage, spit, stage.ms("spit"))
        flinched = flinch(stage, spot.centre, (event.holder, event.exchanger))
        jumping = chain(
            _arch(stage, beast),
            together(_pounce(stage, beast, spot.centre, pounced), scratched),
            go_in(stage, beast, spot.centre),
        )
        return chain(
            hear(stage, "cat"),
            step_out(stage, beast, spot.centre, spot.centre),
            together(spitting, flinched, shake(stage, card, 4, stage.ms("spit")), jumping),
        )

    return announce(stage, event, _left_behind(deed), stage.ms("spit", 2.2))


def _arch(stage: Stage, beast: Sprite) -> Piece:
    """The back goes up and every hair stands on end; then it crouches."""
    if stage.pace.reduced:
        return wait(stage.ms("spit"))
    home = QPointF()

    def begin() -> None:
        nonlocal home
        home = beast.pos()

    def move(part: float) -> None:
        tremble = math.sin(part * 60) * 2.2
        beast.setPos(home + QPointF(tremble, 0))
        beast.setScale(1 + 0.2 * math.sin(math.pi * min(part * 1.25, 1.0)) - 0.08 * part)

    return chain(call(begin), over(stage.ms("spit", 1.1), move, linear))


def _pounce(stage: Stage, beast: Sprite, start: QPointF, end: QPointF) -> Piece:
    """It jumps at the card in a flat arc, and stays on it for a moment."""
    if stage.pace.reduced:
        return wait(stage.ms("spit"))
    hump = QPointF(0, -far(end - start) * 0.22)

    def jump(part: float) -> None:
        beast.setPos(start + (end - start) * part + hump * math.sin(math.pi * part))
        beast.setScale(0.92 + 0.16 * math.sin(math.pi * min(max(part, 0.0), 1.0)))

    return chain(over(stage.ms("spit", 0.75), jump, draw_back), wait(stage.ms("spit", 0.6)))


def _scratched(stage: Stage, victim: CardItem, home: Spot) -> Piece:
    """The claws come down on the card, which jumps."""
    scene = stage.scene
    claw = scene.sprite("claw", home.width * 1.3)
    claw.setPos(home.centre)

    def strike(part: float) -> None:
        claw.setScale(1.0 if stage.pace.reduced else 1.7 - 0.7 * part)
        claw.setOpacity(part)

    struck = chain(
        wait(stage.ms("spit", 0.6)),
        call(lambda: claw.setVisible(True)),
        over(stage.ms("fade"), strike, fall),
        wait(stage.ms("spit", 0.6)),
        over(stage.ms("fade"), lambda part: claw.setOpacity(1 - part)),
        call(lambda: scene.remove_passing(claw)),
    )
    jump = chain(
        wait(stage.ms("spit", 0.6) + stage.ms("fade")),
        shake(stage, victim, home.width * 0.12, stage.ms("spit", 0.7)),
    )
    return together(struck, jump)


def _side(way: QPointF, *, left: float) -> float:
    """Which way a figure looks that goes this way: 1 to the right, -1 to the left; straight up, as drawn."""
    return left if abs(way.x()) < 1 else math.copysign(1.0, way.x())
