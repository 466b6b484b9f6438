"""How things move over the table: the verbs that cues and arrests are written in.

Each returns a `Piece`. Where something comes from is looked up when the piece begins, where it ends is
set outright, so a piece that is skipped leaves the table as one that was watched. With reduced motion
nothing flies: things fade out here and in there.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.ui import z
from cucu_desktop.ui.calls import speaker_of
from cucu_desktop.ui.items.bubble import BubbleItem
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.motion import Moment, Pace
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.scene import TableScene
from cucu_desktop.ui.timeline import (
    NOTHING,
    Piece,
    call,
    chain,
    fall,
    hand,
    linear,
    over,
    spring,
    swing,
    wait,
)

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.wording import Bubble, Wording


_ASIDE: Final = 0.03
"""How far from its spot a card may come to lie, in parts of its width..."""
_ASKEW: Final = 2.4
"""... and how far it may be turned, in degrees."""


@dataclass(slots=True)
class Stage:
    """What a cue works with.

    Attributes:
        scene: the table.
        pace: how fast it is watched.
        now: the observation in which the events under way end.
        wording: the words of the table, or None before any are set.
        persons: for each seat the id of the bot that plays it, or "".
        before: the event shown last.
        meanwhile: plays a piece beside the cue without waiting for it.
        spoke: tells that a seat said something.
        chance: what makes no two movements quite the same.
    """

    scene: TableScene
    pace: Pace
    now: "Observation"
    wording: "Wording | None"
    persons: Sequence[str]
    before: Event | RarerEvent | None
    meanwhile: Callable[[Piece], None]
    spoke: Callable[[int, "Bubble"], None]
    chance: Random = field(default_factory=Random)

    def ms(self, moment: Moment, times: float = 1.0) -> float:
        """How long a moment lasts at this pace."""
        return self.pace.ms(moment, times)

    def about(self, spot: Spot) -> Spot:
        """The spot as a hand meets it: a hair beside, and a little askew."""
        aside = QPointF(self.chance.uniform(-1, 1), self.chance.uniform(-1, 1)) * (spot.width * _ASIDE)
        return Spot(spot.centre + aside, spot.width, spot.angle + self.chance.uniform(-_ASKEW, _ASKEW))


_FEW: Final = 10
"""At a table of more than so many it is seldom somebody laughs whom one sees."""


def pause(stage: Stage, length: float) -> Piece:
    """Nothing moves; a good moment to paint a face or a card that will soon be wanted."""
    scene = stage.scene

    def paint() -> None:
        if any(seat.prepare() for seat in scene.seats):
            return
        amused = (scene.art.prepare_face(seat.who, "glad", seat.place.radius * 2) for seat in scene.seats)
        if len(scene.seats) > _FEW or not any(amused):
            scene.prepare()

    return chain(wait(length / 2), call(paint), wait(length / 2))


def hear(stage: Stage, name: str) -> Piece:
    """Something is heard; nothing is where nothing is watched."""
    return NOTHING if stage.pace.at_once else call(lambda: stage.scene.sounded.emit(name))


_HEARD: Final[Mapping[Moment, str]] = {
    "deal": "deal",
    "draw": "deal",
    "cross": "exchange",
    "swap": "exchange",
    "run": "exchange",
}
"""What is heard of a card that flies."""


_HANDED: Final[frozenset[Moment]] = frozenset(("swap", "push", "shrink"))


def fly(
    stage: Stage,
    card: CardItem,
    spot: Spot,
    moment: Moment,
    *,
    arc: float | QPointF = 0.1,
    turns: float = 0.0,
    level: float = z.CARD,
) -> Piece:
    """A card goes to a spot in a slight arc, perhaps turning, and settles there at its level.

    `arc`: how far the way is bowed, in parts of its length; or what it leaps over, high above the cloth.
    """
    start = Spot(QPointF(), 1.0)

    def begin() -> None:
        nonlocal start
        start = card.spot
        card.setZValue(z.MOVING)
        card.travel(max(start.width, spot.width))

    def move(part: float) -> None:
        up = math.sin(math.pi * part)
        width = start.width + (spot.width - start.width) * part
        if isinstance(arc, QPointF):
            card.setPos(_over(start.centre, arc, spot.centre, part))
            width *= 1 + 0.4 * up
        else:
            card.setPos(bowed(start.centre, spot.centre, part, arc))
        card.setRotation(start.angle + (spot.angle + 360 * turns - start.angle) * part)
        card.set_shown_width(width)
        card.set_lift(2 + 7 * up)

    def rock(part: float) -> None:
        card.setRotation(spot.angle + 2.2 * math.sin(math.pi * 2 * part) * (1 - part))

    def land() -> None:
        card.setOpacity(1.0)
        card.lie(spot)
        card.setZValue(level)

    heard = hear(stage, _HEARD[moment]) if moment in _HEARD else NOTHING
    if stage.pace.reduced:
        half = stage.ms("fade")
        out, back = over(half, lambda part: card.setOpacity(1 - part)), over(half, card.setOpacity)
        return chain(heard, out, call(land), back)
    # What is flicked is quickest at first; what is handed over is taken up and put down.
    ease = swing if moment in _HANDED else hand
    flight = over(stage.ms(moment), move, ease)
    return chain(heard, call(begin), flight, over(stage.ms("settle"), rock), call(land))


def bowed(start: QPointF, end: QPointF, part: float, arc: float) -> QPointF:
    """A point of the way, bowed aside by `arc` of its length."""
    along = end - start
    aside = QPointF(along.y(), -along.x()) * arc * math.sin(math.pi * part)
    return start + along * part + aside


def _over(start: QPointF, middle: QPointF, end: QPointF, part: float) -> QPointF:
    """A point of the way that leads over the middle half way."""
    left, bend = 1 - part, middle * 2 - (start + end) / 2
    return start * (left * left) + bend * (2 * left * part) + end * (part * part)


def turn_up(stage: Stage, card: CardItem, face: str, *, public: bool) -> Piece:
    """A card is turned face up for whoever may see it."""

    def begin() -> None:
        card.show_face(face, public=public)
        card.set_turned(0.0)

    heard = hear(stage, "flip")
    if stage.pace.reduced:
        shown = call(lambda: card.show_face(face, public=public))
        return chain(heard, shown, wait(stage.ms("fade")))
    return chain(heard, call(begin), over(stage.ms("flip"), card.set_turned, swing))


def turn_down(stage: Stage, card: CardItem) -> Piece:
    """A card is turned face down, if it is not; nothing of it remains."""
    return NOTHING if card.face is None else put_down(stage, card)


def put_down(stage: Stage, card: CardItem) -> Piece:
    """A card that will be face up by then is turned face down."""
    if stage.pace.reduced:
        return call(lambda: card.show_face(None, public=False))
    return chain(
        over(stage.ms("flip", 0.7), lambda part: card.set_turned(1 - part), swing),
        call(lambda: card.show_face(None, public=False)),
    )


def say(
    stage: Stage,
    event: Any,  # noqa: ANN401 - any family's
    moment: Moment = "bubble",
    times: float = 1.0,
) -> Piece:
    """What somebody says pops up beside the face and fades away; NOTHING if nobody speaks."""
    seat = speaker_of(event, stage.now)
    if stage.wording is None or seat is None:
        return NOTHING
    words = stage.wording.bubble(event, stage.now, stage.persons[seat])
    if words is None:
        return NOTHING
    scene = stage.scene
    bubble = BubbleItem(scene.theme, scene.art.ratio, words.local, words.meaning, scene.lay.unit)

    def begin() -> None:
        scene.put_bubble(bubble, seat)
        stage.spoke(seat, words)

    def grow(part: float) -> None:
        bubble.setScale(0.6 + 0.4 * part)
        bubble.setOpacity(min(1.0, part * 2))

    appear = (
        over(stage.ms("fade"), bubble.setOpacity)
        if stage.pace.reduced
        else over(stage.ms("fade"), grow, spring)
    )
    return chain(
        call(begin),
        appear,
        wait(stage.ms(moment, times)),
        over(stage.ms("fade"), lambda part: bubble.setOpacity(1 - part)),
        call(lambda: scene.remove_passing(bubble)),
    )


def toss(
    stage: Stage,
    name: str,
    width: float,
    start: QPointF,
    end: QPointF,
    moment: Moment,
    *,
    turns: float = 0.0,
) -> Piece:
    """A coin or token flies from one place to another, over the cloth, and is gone."""
    scene = stage.scene
    sprite = scene.sprite(name, width)
    along, inward = end - start, scene.lay.centre - (start + end) / 2
    over_cloth = along.y() * inward.x() - along.x() * inward.y()
    bow = math.copysign(0.25, over_cloth if abs(over_cloth) > 1 else along.x())

    def move(part: float) -> None:
        sprite.setPos(bowed(start, end, part, bow))
        sprite.setScale(1 + 0.35 * math.sin(math.pi * part))
        sprite.setRotation(360 * turns * part)

    gone = call(lambda: scene.remove_passing(sprite))
    heard = hear(stage, name)
    if stage.pace.reduced:
        return chain(heard, gone)
    return chain(call(lambda: sprite.setVisible(True)), over(stage.ms(moment), move, swing), heard, gone)


def hop(stage: Stage, item: QGraphicsItem, height: float, ms: float, times: int = 1) -> Piece:
    """Something jumps up and comes down where it was."""
    if stage.pace.reduced:
        return NOTHING
    home = QPointF()

    def begin() -> None:
        nonlocal home
        home = item.pos()

    def move(part: float) -> None:
        jump = abs(math.sin(math.pi * part * times)) * (1 - part * 0.4)
        item.setPos(home - QPointF(0, height * jump))

    return chain(call(begin), over(ms, move, linear), call(lambda: item.setPos(home)))


def shake(stage: Stage, item: QGraphicsItem, reach: float, ms: float) -> Piece:
    """Something trembles, less and less."""
    if stage.pace.reduced:
        return NOTHING
    home, turned = QPointF(), 0.0

    def begin() -> None:
        nonlocal home, turned
        home, turned = item.pos(), item.rotation()

    def move(part: float) -> None:
        left = 1 - part
        item.setPos(home + QPointF(math.sin(part * 40) * left, math.cos(part * 31) * 0.4 * left) * reach)
        item.setRotation(turned + math.sin(part * 34) * 7 * left)

    def still() -> None:
        item.setPos(home)
        item.setRotation(turned)

    return chain(call(begin), over(ms, move, linear), call(still))


def show_then_fade(stage: Stage, item: QGraphicsItem, stay: float) -> Piece:
    """Something that passes appears at once, stays, and fades."""
    scene = stage.scene
    return chain(
        call(lambda: item.setVisible(True)),
        wait(stay),
        over(stage.ms("fade", 1.5), lambda part: item.setOpacity(1 - part), fall),
        call(lambda: scene.remove_passing(item)),
    )
