"""The descriptor of an event type, as far as words go: its explanation, its call, where it is told.

The sentence of the log is told by `match.narration` and the cue by `animation.cue_table`, both by the same
type. Keys are those of the catalogues ("happened") and of translations/local ("calls", "asides", "talk").
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cucu_desktop.engine.events import AnyEvent
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.text.card_names import CardNames
from cucu_desktop.ui.text.number_words import NumberWords
from cucu_desktop.ui.text.tricks.card_names import TrickCardNames


class ExplanationKey(NamedTuple):
    """How to explain an event: the key of the words, the seats in them, the section of the rules."""

    key: str
    seats: Mapping[str, int]
    section: str


class SeatedEvent(AnyEvent, Protocol):
    """An event that is about a seat."""

    @property
    def seat(self) -> int:
        """Whose it is."""


class ReasonedEvent(AnyEvent, Protocol):
    """An event that tells why it happened."""

    @property
    def reason(self) -> str:
        """Why."""


Explains = Callable[[Any, Sequence[int]], ExplanationKey]
"""From an event and the deal's playing order, dealer last."""

Call = tuple[str, dict[str, Any]]
"""The key of what is said, and the values in it."""
Calls = Callable[[Any, Any], Call | None]
"""From an event and the table as somebody sees it; None if nobody speaks."""
Speaks = Callable[[Any, Any], int | None]
"""From an event and the table as somebody sees it to the seat that speaks."""


@frozen
class ExplanationWords:
    """The words that an explanation is put in: what cards are called, and numbers."""

    cards: CardNames
    numbers: NumberWords

    @property
    def of_tricks(self) -> bool:
        """Whether they are those of a trick game."""
        return isinstance(self.cards, TrickCardNames)

    @property
    def trick_cards(self) -> TrickCardNames:
        """What cards are called in a trick game, with series and values."""
        assert isinstance(self.cards, TrickCardNames)
        return self.cards


Values = Callable[[Any, ExplanationWords, Sequence[str]], dict[str, Any]]
"""From an event, the words and the players' names to what stands in its explanation beside those players."""


def its_seat(event: SeatedEvent, _: object) -> int:
    """Return the seat that the event is about."""
    return event.seat


def no_values(*_: object) -> dict[str, Any]:
    """Return nothing: the explanation tells of no more than its players."""
    return {}


@frozen(kw_only=True)
class EventText:
    """What the table says about one type of event.

    Attributes:
        explanation: why it happened, by the rules; None for a card that is simply dealt.
        values: what stands in the explanation beside the players.
        call: what somebody says at it; None where nobody speaks.
        speaker: who says it.
        announced: whether a screen reader tells it although nobody may have said it.
        sums_up: whether it is told once more when a deal of the collection is over.
        strikes: whether it hits somebody, which the log marks in red.
    """

    explanation: Explains | None
    values: Values = no_values
    call: Calls | None = None
    speaker: Speaks = its_seat
    announced: bool = False
    sums_up: bool = False
    strikes: bool = False


EventTexts = Mapping[type, EventText]


def always(key: str) -> Calls:
    """Say this at every such event."""
    return lambda _event, _observation: (key, {})


def plain(section: str, *seats: str, key: str = "") -> Explains:
    """Explain an event by its type alone; its first seat is {name}, its second {other}."""

    def explained(event: AnyEvent, _: Sequence[int]) -> ExplanationKey:
        named = dict(zip(("name", "other"), (getattr(event, seat) for seat in seats), strict=False))
        return ExplanationKey(key or type(event).__name__, named, section)

    return explained


def either(section: str, part: str, *seats: str, otherwise: str = "no") -> Explains:
    """Explain an event by its type and by whether this `part` of it is so; else the key ends `otherwise`."""

    def explained(event: AnyEvent, order: Sequence[int]) -> ExplanationKey:
        name = type(event).__name__
        return plain(section, *seats, key=name if getattr(event, part) else f"{name}-{otherwise}")(
            event, order
        )

    return explained


def by_reason(sections: Mapping[str, str], *seats: str) -> Explains:
    """Explain an event by its type and its `reason`, each in its own section."""

    def explained(event: ReasonedEvent, order: Sequence[int]) -> ExplanationKey:
        key = f"{type(event).__name__}-{event.reason}"
        return plain(sections[event.reason], *seats, key=key)(event, order)

    return explained


def plainly(key: str) -> str:
    """Return the key for what has no words of its own for happening on the way back, or last."""
    return key.removesuffix("-back").removesuffix("-last")
