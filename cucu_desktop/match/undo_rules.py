"""Undo of a person's last choice, as long as they have received no new information.

The criterion is the person's feed: if any later event has shown the seat a card that it had not seen before,
the choice stands, as undoing it would exploit that information. So it does as soon as another player has
answered, or has had a turn: being content with a card carries information about it, and that card could still
be asked for. Hearing the others' remarks, and then making another one, would be a way to infer their cards. A
remark that its speaker has taken back has been heard all the same. Deal and random numbers stay the same.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from typing import Final, Literal

from cucu_desktop.engine.actions import DecisionKind
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import AnyEvent, Arrested, Asked, Dealt, Drew, Exchanged, Exposed, Kept
from cucu_desktop.engine.rarer_events import Chosen, Discarded, TurnedUp
from cucu_desktop.engine.tricks.events import Discarded as LaidAway
from cucu_desktop.engine.tricks.events import IndicatorTurned, LookedAt, Played
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen

UndoReason = Literal["nothing", "over", "answered", "spoken", "card", "own", "pack", "looked"]
"""The reasons why a choice stands.

No choice yet; the game is over; another player has answered, or has had a turn; another's card has been
seen since, or a new one of the seat's own, or one of the pack; another player has looked at this screen.
"""


@frozen
class LastChoice:
    """A person's choice.

    Attributes:
        line: its line of the log, the header not counted.
        seat: the seat.
        length: the number of events of the game before it.
        kind: the kind of decision.
        before: the seat's observation at the decision.
    """

    line: int
    seat: int
    length: int
    kind: DecisionKind
    before: AnyObservation


@frozen
class UndoStatus:
    """Whether the last choice may be taken back.

    Attributes:
        seat: its seat; None without a choice.
        reason: the reason against it, or "".
        about: the seat whose card was seen, or that has looked, answered or spoken.
    """

    seat: int | None
    reason: UndoReason | Literal[""] = ""
    about: int | None = None

    @property
    def is_allowed(self) -> bool:
        return not self.reason


ANSWERED: Final[frozenset[DecisionKind]] = frozenset(
    (
        *("inn", "promise", "agreement", "reentry", "backing", "bargain", "offer", "bet", "consent", "bid"),
        "penalty",
    )
)
"""The kinds of choices that others answer."""
NOTHING: Final = UndoStatus(None, "nothing")


def judge(seat: int, before: AnyObservation, events: Iterable[AnyEvent]) -> UndoStatus:
    """Return whether a choice of a seat may be taken back.

    `before` is the seat's observation at the decision, `events` are all later ones as the seat may see them.
    """
    known = _Known(before)
    for event in events:
        if isinstance(event, Kept | Asked) and event.seat != seat:
            return UndoStatus(seat, "spoken", event.seat)
        if not known.covers(event):
            about = _whose(event, seat)
            reason: UndoReason = "pack" if about is None else "own" if about == seat else "card"
            return UndoStatus(seat, reason, about)
    return UndoStatus(seat)


def _whose(event: object, seat: int) -> int | None:
    """Return the seat whose card an event has shown first, None for a card of the pack."""
    if isinstance(event, Exchanged):
        return event.other if event.seat == seat else event.seat
    if isinstance(event, Arrested):
        return event.holder
    if isinstance(event, Dealt | Drew | Chosen | TurnedUp | LookedAt | IndicatorTurned):
        return None
    whose: int | None = getattr(event, "seat", None)
    return whose


class _Known:
    """The cards known to a seat, by location, followed from event to event."""

    def __init__(self, before: AnyObservation) -> None:
        self._hands: dict[int, Counter[Card]] = {}
        hands = (
            before.hands
            if isinstance(before, TrickObservation)
            else tuple((card,) if card is not None else () for card in before.cards)
        )
        for seat, hand in enumerate(hands):
            self._hands[seat] = Counter(card for card in hand if isinstance(card, Card))

    def covers(self, event: AnyEvent) -> bool:
        """Return whether the seat knew every card that this event shows; False if uncertain."""
        if isinstance(event, Exchanged):
            return self._cross(event)
        if isinstance(event, Drew):
            self._hands[event.seat].clear()
            return not isinstance(event.card, Card)
        values = (getattr(event, field.name) for field in fields(event))
        shown = [value for value in values if isinstance(value, Card)]
        if not shown:
            return True
        if isinstance(event, Exposed | Arrested):
            held = self._hands[event.seat if isinstance(event, Exposed) else event.holder]
            return bool(held[shown[0]])
        if isinstance(event, Discarded | LaidAway | Played):
            held = self._hands[event.seat]
            held[shown[0]] -= 1
            return held[shown[0]] >= 0
        return False

    def _cross(self, event: Exchanged) -> bool:
        """Swap two cards; return whether the visible ones of the two were known."""
        here, there = self._hands[event.seat], self._hands[event.other]
        known = all(
            not isinstance(card, Card) or bool(held[card])
            for card, held in ((event.given, here), (event.taken, there))
        )
        self._hands[event.seat], self._hands[event.other] = there, here
        return known
