"""The row of an event type: its sentence in the log, its explanation, its call, its announcement.

Read by the log and by transcripts (`match.narration`), by the speech at the table, by a screen reader and by
guests. Keys are those of the catalogues ("story", "happened") and of translations/local ("calls", "asides",
"talk"). `animation.cue_table` has the cue of the same type.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cucu_desktop.engine.events import AnyEvent
from cucu_desktop.frozen import frozen


class ExplanationKey(NamedTuple):
    """The source of an explanation: the key of the words, its seats, the section of the rules."""

    key: str
    seats: Mapping[str, int]
    section: str


class SeatedEvent(AnyEvent, Protocol):
    """An event about a seat."""

    @property
    def seat(self) -> int: ...


class ReasonedEvent(AnyEvent, Protocol):
    """An event with a reason."""

    @property
    def reason(self) -> str: ...


Explains = Callable[[Any, Sequence[int]], tuple[str, str]]
"""From an event and the deal's playing order, dealer last, to the key of the explanation and its section."""

Call = tuple[str, dict[str, Any]]
"""The key of a call, and its values."""
Calls = Callable[[Any, Any], Call | None]
"""From an event and an observation to the call; None without one."""
Speaks = Callable[[Any, Any], int | None]
"""From an event and an observation to the seat that speaks."""


def its_seat(event: SeatedEvent, _: object) -> int:
    return event.seat


@frozen
class EventRow:
    """The words of one type of event.

    Attributes:
        story: the key of its sentence in the log, or what gives it; "" without a sentence.
        topic: the section of the rules that explains it, by the key of the type's name; or what gives
            key and section; "" for a card that is simply dealt.
        seats: its attributes with the seats {name} and {other} of sentence and explanation.
        words: its attributes that the sentence has besides, or what gives them by name.
        call: the call of a player; None without one.
        speaker: the player who calls.
        announced: whether a screen reader announces it also without a call.
        sums_up: whether it is a result, repeated at the end of a deal of the collection.
        strikes: whether it hits a player, marked in red in the log.
    """

    story: str | Callable[[Any], str]
    topic: str | Explains
    seats: tuple[str, ...] = ("seat",)
    words: tuple[str, ...] | Callable[[Any], dict[str, Any]] = ()
    call: Calls | None = None
    speaker: Speaks = its_seat
    announced: bool = False
    sums_up: bool = False
    strikes: bool = False

    def named(self, event: AnyEvent) -> dict[str, int]:
        """Return the seats by placeholder; a seat that is None is left out, the next takes its place."""
        seats = [seat for name in self.seats if (seat := getattr(event, name)) is not None]
        return dict(zip(("name", "other"), seats, strict=False))

    def sentence(self, event: AnyEvent) -> tuple[str, dict[str, Any]] | None:
        """Return the key of the sentence in the log, and its words; None without a sentence."""
        key = self.story if isinstance(self.story, str) else self.story(event)
        if not key:
            return None
        words = self.words
        others = words(event) if callable(words) else {word: getattr(event, word) for word in words}
        return key, {**self.named(event), **others}

    def explanation(self, event: AnyEvent, order: Sequence[int]) -> ExplanationKey | None:
        """Return the explanation by the rules; `order` is the deal's playing order, the dealer last."""
        if not self.topic:
            return None
        if isinstance(self.topic, str):
            return ExplanationKey(type(event).__name__, self.named(event), self.topic)
        key, section = self.topic(event, order)
        return ExplanationKey(key, self.named(event), section)


EventRows = Mapping[type, EventRow]


def always(key: str) -> Calls:
    """Return a call for every event of the type."""
    return lambda _event, _observation: (key, {})


def either(section: str, part: str, otherwise: str = "no") -> Explains:
    """Return an explanation by the event's type and a flag `part`; if false the key ends in `otherwise`."""

    def explained(event: AnyEvent, _: Sequence[int]) -> tuple[str, str]:
        name = type(event).__name__
        return name if getattr(event, part) else f"{name}-{otherwise}", section

    return explained


def by_reason(sections: Mapping[str, str]) -> Explains:
    """Return an explanation by the event's type and its `reason`, each with its own section."""
    return lambda event, _: (f"{type(event).__name__}-{event.reason}", sections[event.reason])


def reasoned(verb: str) -> Callable[[ReasonedEvent], str]:
    """Return the key of a sentence by the event's `reason`: "paid-stake"."""
    return lambda event: f"{verb}-{event.reason}"


def plainly(key: str) -> str:
    """Return the general key for an event on the way back, or at the last token."""
    return key.removesuffix("-back").removesuffix("-last")
