"""The arrest by XIII and C, the horse: the exchange passes to the next player."""

import math

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.engine.events import Arrested
from cucu_desktop.ui.animation.card_motion import hear, hop, leapt, shake, show_then_fade
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.arrests.stage import (
    LEAPS,
    SHADE,
    announce,
    far,
    go_in,
    left_behind,
    side_of,
    step_out,
)
from cucu_desktop.ui.animation.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    linear,
    over,
    swing,
    together,
    wait,
)
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.widgets.seat_geometry import Spot


def horse(context: CueContext, event: Arrested) -> Piece:
    """Return the animation of XIII: the horse leaps over its holder, and the exchanger's card follows."""
    scene = context.scene
    victim = scene.cards[event.exchanger]

    def deed(card: CardItem, spot: Spot) -> Piece:
        course = Course(context, event, spot)
        wide = spot.width * 1.5
        steed = scene.sprite("horse", wide, wide * 1.25, mirrored=course.side < 0)
        steed.setZValue(LEAPS)
        out = step_out(context, steed, spot.centre, spot.centre)
        if context.pace.reduced:
            return chain(
                hear(context, "horse"), out, wait(context.ms("leap")), go_in(context, steed, spot.centre)
            )
        shade = scene.sprite("shade", wide * 0.9, wide * 0.34)
        shade.setZValue(SHADE)
        scene.crossed = [course.room(wide)]
        follow = NOTHING
        if victim is not None:
            follow = hop(context, victim, victim.shown_width * 0.6, context.ms("leap", 1.6), times=3)
        return chain(
            hear(context, "horse"),
            together(out, shake(context, card, 3, context.ms("push", 0.6))),
            _rear(context, steed, course),
            call(lambda: shade.setVisible(True)),
            together(_leap(context, steed, shade, course), follow, _dust(context, course)),
            call(lambda: scene.remove_passing(steed)),
            call(lambda: scene.remove_passing(shade)),
            call(scene.crossed.clear),
        )

    return announce(context, event, left_behind(deed), context.ms("leap", 2.4))


class Course:
    """The way of a leap: over the cloth from the card to the next player, past the holder's face."""

    def __init__(self, context: CueContext, event: Arrested, spot: Spot) -> None:
        scene = context.scene
        home = scene.home(event.holder).centre
        order = list(scene.order)
        after = order[order.index(event.holder) + 1 :] if event.holder in order else []
        back = home - scene.home(event.exchanger).centre
        ahead = scene.home(after[0]).centre - home if after else back
        way = ahead + back
        along = way / (far(way) or 1.0)
        self.side = side_of(way, left=1.0)
        self.card = spot.centre
        # It draws back before it leaps.
        self.start = spot.centre - along * (spot.width * 0.3)
        self.high = spot.width * 0.8
        landing = home + along * max(far(ahead), spot.width * 1.25)
        self.end = scene.lay.held(landing, spot.width)
        seat = scene.lay.seats[event.holder]
        self.middle = home + (seat.face - home) * 0.8
        # Over the face, if there is room above it.
        self.middle.setY(max(self.middle.y(), self.high + spot.width * 0.8))

    def ground(self, part: float) -> QPointF:
        """Return the position of its shadow."""
        return leapt(self.start, self.middle, self.end, part)

    def room(self, wide: float) -> QRectF:
        """Return the area that a horse of this width crosses on its way down, where nothing is legible."""
        room = QRectF()
        for step in range(3, 10):
            at = self.air(step / 10)
            room |= QRectF(at.x() - wide * 0.4, at.y() - wide * 0.4, wide * 0.8, wide * 0.8)
        return room

    def air(self, part: float) -> QPointF:
        """Return the horse's position: above the shadow, as in a view from the table's edge."""
        return self.ground(part) - QPointF(0, self.high * 4 * part * (1 - part))


def _rear(context: CueContext, steed: Sprite, course: Course) -> Piece:
    """Return the movement in which the horse rears up and crouches to leap."""

    def move(part: float) -> None:
        up = math.sin(math.pi * min(part * 1.4, 1.0))
        steed.setPos(course.card + (course.start - course.card) * part)
        steed.setRotation(course.side * (-30 * up + 22 * part * part))
        steed.setScale(1 + 0.12 * up - 0.1 * part)

    return over(context.ms("leap", 0.9), move, swing)


def _leap(context: CueContext, steed: Sprite, shade: Sprite, course: Course) -> Piece:
    """Return the leap in a high arc, the landing with a bounce, and the horse's way out."""

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
        over(context.ms("leap", 1.5), fly_over, swing), over(context.ms("leap", 0.7), gallop_off, linear)
    )


def _dust(context: CueContext, course: Course) -> Piece:
    """Return the hoof marks at both ends of the leap, left and right in turn."""
    wide = max(context.scene.lay.unit * 46, 26)
    marks = []
    for number, part in enumerate((0.02, 0.14, 0.88, 1.0)):
        hoof = context.scene.sprite("hoof", wide)
        along = course.ground(min(part + 0.05, 1.0)) - course.ground(max(part - 0.05, 0.0))
        aside = QPointF(-along.y(), along.x()) * (
            wide * (0.34 if number % 2 else -0.34) / (far(along) or 1.0)
        )
        hoof.setPos(course.ground(part) + aside)
        hoof.setZValue(SHADE)
        hoof.setRotation(math.degrees(math.atan2(along.y(), along.x())) + 90)
        begin = context.ms("leap", 0.3 if part < 0.5 else 1.4) + context.ms("coin_gap", number % 2)
        marks.append(chain(wait(begin), show_then_fade(context, hoof, context.ms("leap", 0.5))))
    return together(*marks)
