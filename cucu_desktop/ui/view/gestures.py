"""Playing with the mouse: the own card is clicked or dragged to where it shall go.

Each place means an action, by the kind of decision; the table `MEANS` says which. A gesture is offered
only if its action is among the decision's options and ends in exactly that option; what is legal is
never judged here.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, REFUSE, Action
from cucu_desktop.ui import z
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.scene import PACK

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.items.card import CardItem
    from cucu_desktop.ui.items.sprite import SlotItem
    from cucu_desktop.ui.scene import TableScene

_DRAG: Final = 8.0
"""How far the mouse moves before a click becomes a drag."""

_MINE, _THEIRS = "mine", "theirs"

MEANS: Final[dict[tuple[str, str], Action]] = {
    ("turn", _MINE): KEEP,
    ("turn", _THEIRS): EXCHANGE,
    ("inn", _MINE): KEEP,
    ("inn", _THEIRS): ASK,
    ("promise", _MINE): AGREE,
    ("promise", _THEIRS): REFUSE,
}
"""What a card dropped before oneself, or before the other, means in each kind of decision."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where the card may go, and the action that is meant by it. `place`: a seat, or `PACK`."""

    place: int
    action: Action


def targets(observation: "Observation") -> tuple[Target, ...]:
    """Where the viewer's card may be put for the decision at hand.

    The other is the next player in order, for the dealer the pack; at the inn whom one talks to.
    """
    decision = observation.decision
    if decision is None or observation.card is None:
        return ()
    if decision.other is not None:
        other = decision.other
    else:
        order = observation.order
        follows = order.index(decision.seat) + 1 if decision.seat in order else len(order)
        other = order[follows] if follows < len(order) else PACK
    meant = ((decision.seat, MEANS.get((decision.kind, _MINE))), (other, MEANS.get((decision.kind, _THEIRS))))
    return tuple(
        Target(place, action) for place, action in meant if action is not None and action in decision.options
    )


class Gestures:
    """The mouse at the table, while a decision is open."""

    def __init__(self, scene: "TableScene", observation: "Observation") -> None:
        """Light up where the card may go."""
        self._scene = scene
        self._seat = observation.seat
        self.targets = targets(observation)
        self._slots: dict[int, SlotItem] = {}
        self._pressed: QPointF | None = None
        self._grip = QPointF()
        self._held: CardItem | None = None
        for target in self.targets:
            if target.place != self._seat:
                self._slots[target.place] = scene.slot(self._spot(target.place))
                if target.place != PACK:
                    scene.seats[target.place].set_target(target=True)

    def close(self) -> None:
        """Put the lights out; a card in the hand goes back."""
        self._put_back()
        for place, slot in self._slots.items():
            self._scene.removeItem(slot)
            if place != PACK:
                self._scene.seats[place].set_target(target=False)
        self._slots = {}

    def press(self, point: QPointF) -> bool:
        """The button goes down; True if that may become a gesture."""
        self._pressed = point if self._at(point) is not None else None
        return self._pressed is not None

    def move(self, point: QPointF) -> None:
        """The mouse moves with the button down."""
        if self._pressed is None:
            return
        card = self._scene.cards[self._seat]
        if self._held is None:
            if card is None or self._at(self._pressed) != self._seat or not self._is_far(point):
                return
            self._held = card
            self._grip = card.pos() - self._pressed
            card.setZValue(z.HELD)
            card.set_lift(9)
        self._held.setPos(point + self._grip)
        over = self._at(self._held.pos(), held=True)
        for place, slot in self._slots.items():
            slot.light(lit=place == over)

    def release(self, point: QPointF) -> tuple[Action, ...]:
        """The button goes up; the action that is meant, if one is."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return ()
        if self._held is not None:
            place = self._at(self._held.pos(), held=True)
            if place is None:
                place = self._at(point)
            self._put_back()
        else:
            place = self._at(point) if not self._is_far(point, pressed) else None
        return tuple(target.action for target in self.targets if target.place == place)[:1]

    def hovers(self, point: QPointF) -> bool:
        """Whether a press here would begin a gesture."""
        return self._at(point) is not None

    def _put_back(self) -> None:
        if self._held is not None:
            self._held.lie(self._scene.home(self._seat))
            self._held.setZValue(self._scene.level(self._seat))
            self._held = None
        for slot in self._slots.values():
            slot.light(lit=False)

    def _is_far(self, point: QPointF, start: QPointF | None = None) -> bool:
        way = point - (start or self._pressed or point)
        return abs(way.x()) + abs(way.y()) > _DRAG

    def _spot(self, place: int) -> Spot:
        return self._scene.pack_spot() if place == PACK else self._scene.home(place)

    def _at(self, point: QPointF, *, held: bool = False) -> int | None:
        """The target at a point: its card's place or the seat itself, with some room for a held card."""
        reach = self._spot(self._seat).width * 0.3 if held else 4.0
        # Others first: the pack may lie close to one's own card, which is the larger.
        for target in sorted(self.targets, key=lambda target: target.place == self._seat):
            areas = [self._spot(target.place).rect]
            if target.place != PACK:
                areas.append(self._scene.lay.places[target.place].block)
            if any(area.adjusted(-reach, -reach, reach, reach).contains(point) for area in areas):
                return target.place
        return None
