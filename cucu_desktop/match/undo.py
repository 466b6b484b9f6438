"""What a person may take back: their last choice, as long as they have seen nothing that they did not know.

What counts is the feed: if anything since has shown the person's seat a card that it had not seen before, the
choice stands, for to take it back would be to have looked. So it does as soon as somebody has answered it, or
has had a turn since: whoever is content with a card tells how good it is, and it could still be asked for. To
hear what the others say, and then to say something else, would be a way to read their cards. A word that its
speaker has taken back has been heard all the same. The deal and chance stay as they are.
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

UndoReason = Literal["nothing", "over", "answered", "spoken", "card", "own", "pack", "looked", "shown"]
"""Why a choice stands.

Nothing has been chosen; the game is over; somebody has answered, or has had a turn; somebody's card has been
seen since, or another one of one's own, or one of the pack; somebody has looked at the table at this screen;
it is only shown.
"""


@frozen
class Choice:
    """A person's choice.

    Attributes:
        line: which line of the log it is, the header not counted.
        seat: whose it is.
        length: how many events the game had had before.
        kind: what was decided.
        before: what they knew when they were asked.
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
        seat: whose choice it is; None if there is none.
        reason: why not; "" if it may be.
        about: whose card has been seen, or who has looked, answered or spoken.
    """

    seat: int | None
    reason: UndoReason | Literal[""] = ""
    about: int | None = None

    @property
    def is_allowed(self) -> bool:
        """Whether it may be taken back."""
        return not self.reason


ANSWERED: Final[frozenset[DecisionKind]] = frozenset(
    (
        *("inn", "promise", "agreement", "reentry", "backing", "bargain", "offer", "bet", "consent", "bid"),
        "penalty",
    )
)
"""Choices that others answer."""
NOTHING: Final = UndoStatus(None, "nothing")


def judge(seat: int, before: AnyObservation, events: Iterable[AnyEvent]) -> UndoStatus:
    """Tell whether a choice may be taken back.

    Args:
        seat: whose choice it is.
        before: what the seat knew when it was asked.
        events: all that has happened since, as the seat may see it.
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
    """Return whose card an event has shown first, None if it is one of the pack, or has come from there."""
    if isinstance(event, Exchanged):
        return event.other if event.seat == seat else event.seat
    if isinstance(event, Arrested):
        return event.holder
    if isinstance(event, Dealt | Drew | Chosen | TurnedUp | LookedAt | IndicatorTurned):
        return None
    whose: int | None = getattr(event, "seat", None)
    return whose


class _Known:
    """The cards that a seat knows, by where they lie, followed from event to event."""

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
        """Tell whether the seat knew every card that this event shows; in doubt it did not."""
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
        """Let two cards change hands; tell whether those of the two that are seen were known."""
        here, there = self._hands[event.seat], self._hands[event.other]
        known = all(
            not isinstance(card, Card) or bool(held[card])
            for card, held in ((event.given, here), (event.taken, there))
        )
        self._hands[event.seat], self._hands[event.other] = there, here
        return known
