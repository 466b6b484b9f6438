"""Mouse gestures with the viewer's card: a click, or a drag to a target.

The table `MEANS` gives the action of each target, by the kind of decision. A gesture is offered
only if its action is among the decision's options and ends in exactly that option; legality is
never judged here.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, REFUSE, Action, DecisionKind
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.scene import PACK
from cucu_desktop.ui.view.held_card import HeldCard, is_drag
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene.items.sprite import SlotItem
    from cucu_desktop.ui.scene.scene import TableScene

_MINE, _THEIRS = "mine", "theirs"

MEANS: Final[dict[tuple[DecisionKind, str], Action]] = {
    ("turn", _MINE): KEEP,
    ("turn", _THEIRS): EXCHANGE,
    ("inn", _MINE): KEEP,
    ("inn", _THEIRS): ASK,
    ("promise", _MINE): AGREE,
    ("promise", _THEIRS): REFUSE,
}
"""The action of a card dropped before the viewer, or before the other seat, in each kind of decision."""


@frozen
class Target:
    """A target of the card, and its action. `goal`: a seat, or `PACK`."""

    goal: int
    action: Action


def targets(observation: "Observation") -> tuple[Target, ...]:
    """Return the targets of the viewer's card for the present decision.

    The other seat is the next player in order, for the dealer the pack; at the inn the partner of the talk.
    """
    decision = observation.decision
    if decision is None or observation.card is None:
        return ()
    if decision.other is not None:
        other = decision.other
    else:
        asked = observation.asked_by(decision.seat)
        other = PACK if asked is None else asked
    meant = ((decision.seat, MEANS.get((decision.kind, _MINE))), (other, MEANS.get((decision.kind, _THEIRS))))
    return tuple(
        Target(goal, action) for goal, action in meant if action is not None and action in decision.options
    )


class Gestures:
    """Mouse input at the table, while a decision is open."""

    def __init__(self, scene: "TableScene", observation: "Observation") -> None:
        """Highlight the targets."""
        self._scene = scene
        self._seat = observation.seat
        self.targets = targets(observation)
        self._slots: dict[int, SlotItem] = {}
        self._pressed: QPointF | None = None
        self._held = HeldCard(scene)
        for target in self.targets:
            if target.goal != self._seat:
                self._slots[target.goal] = scene.slot(self._spot(target.goal))
                if target.goal != PACK:
                    scene.seats[target.goal].is_target = True

    def close(self) -> None:
        self._held.close()
        for goal, slot in self._slots.items():
            self._scene.removeItem(slot)
            if goal != PACK:
                self._scene.seats[goal].is_target = False
        self._slots = {}

    def press(self, point: QPointF) -> bool:
        goal = self._at(point)
        self._pressed = point if goal is not None else None
        self._raise(goal, pressed=True)
        return self._pressed is not None

    def move(self, point: QPointF) -> None:
        if self._pressed is None:
            return
        card = self._scene.cards[self._seat]
        if self._held.card is None:
            if card is None or self._at(self._pressed) != self._seat or not is_drag(self._pressed, point):
                return
            self._held.take(card, self._scene.home(self._seat), self._pressed)
        self._held.move(point)
        self._light(self._at(card.pos(), held=True) if card is not None else None)

    def release(self, point: QPointF) -> tuple[Action, ...]:
        """Handle a release; return the action meant, if any."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return ()
        held = self._held.card
        if held is not None:
            goal = self._at(held.pos(), held=True)
            if goal is None:
                goal = self._at(point)
            if goal is None or goal == self._seat:
                self._held.snap_back()
            else:
                self._held.put_back()
            self._light(None)
        else:
            goal = self._at(point) if not is_drag(pressed, point) else None
            self._raise(self._at(point))
        return tuple(target.action for target in self.targets if target.goal == goal)[:1]

    def refused(self, point: QPointF) -> None:
        """Return None: the only card may always be chosen."""
        del point

    def point(self, point: QPointF | None) -> bool:
        """Raise or highlight the target at a point; return whether a press would begin a gesture."""
        goal = None if point is None else self._at(point)
        self._raise(goal)
        self._light(goal)
        return goal is not None

    def _raise(self, goal: int | None, *, pressed: bool = False) -> None:
        """Raise the viewer's card if it is the target at the point; no other thing is raised."""
        card = self._scene.cards[self._seat] if goal == self._seat else None
        self._held.raise_(card, self._scene.home(self._seat), pressed=pressed)

    def _light(self, goal: int | None) -> None:
        for other, slot in self._slots.items():
            slot.light(lit=other == goal)

    def _spot(self, goal: int) -> Spot:
        return self._scene.pack_spot() if goal == PACK else self._scene.home(goal)

    def _at(self, point: QPointF, *, held: bool = False) -> int | None:
        """Return the target at a point: its card's spot or the seat itself, with a margin for a held card."""
        reach = self._spot(self._seat).width * 0.3 if held else 4.0
        # Others first: the pack may be close to the viewer's card, which is larger.
        for target in sorted(self.targets, key=lambda target: target.goal == self._seat):
            areas = [self._spot(target.goal).rect]
            if target.goal != PACK:
                areas.append(self._scene.lay.seats[target.goal].block)
            if any(area.adjusted(-reach, -reach, reach, reach).contains(point) for area in areas):
                return target.goal
        return None
