"""The texts of an event type: its explanation, its call, its announcement.

`match.narration` has the sentence of the log and `animation.cue_table` the cue of the same
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


Explains = Callable[[Any, Sequence[int]], ExplanationKey]
"""From an event and the deal's playing order, dealer last."""

Call = tuple[str, dict[str, Any]]
"""The key of a call, and its values."""
Calls = Callable[[Any, Any], Call | None]
"""From an event and an observation to the call; None without one."""
Speaks = Callable[[Any, Any], int | None]
"""From an event and an observation to the seat that speaks."""


@frozen
class ExplanationWords:
    """The words of an explanation: names of cards, and numbers."""

    cards: CardNames
    numbers: NumberWords

    @property
    def of_tricks(self) -> bool:
        """Whether these are the words of a trick game."""
        return isinstance(self.cards, TrickCardNames)

    @property
    def trick_cards(self) -> TrickCardNames:
        """The names of cards in a trick game, with series and values."""
        assert isinstance(self.cards, TrickCardNames)
        return self.cards


Values = Callable[[Any, ExplanationWords, Sequence[str]], dict[str, Any]]
"""From an event, the words and the players' names to the values of its explanation besides players."""


def its_seat(event: SeatedEvent, _: object) -> int:
    return event.seat


def no_values(*_: object) -> dict[str, Any]:
    """Return no values: the explanation names players only."""
    return {}


@frozen(kw_only=True)
class EventText:
    """The texts of one type of event.

    Attributes:
        explanation: the reason by the rules; None for a card that is simply dealt.
        values: the values of the explanation besides players.
        call: the call of a player; None without one.
        speaker: the player who calls.
        announced: whether a screen reader announces it also without a call.
        sums_up: whether it is repeated at the end of a deal of the collection.
        strikes: whether it hits a player, marked in red in the log.
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
    """Return a call for every event of the type."""
    return lambda _event, _observation: (key, {})


def plain(section: str, *seats: str, key: str = "") -> Explains:
    """Return an explanation by the event's type alone; its first seat is {name}, its second {other}."""

    def explained(event: AnyEvent, _: Sequence[int]) -> ExplanationKey:
        named = dict(zip(("name", "other"), (getattr(event, seat) for seat in seats), strict=False))
        return ExplanationKey(key or type(event).__name__, named, section)

    return explained


def either(section: str, part: str, *seats: str, otherwise: str = "no") -> Explains:
    """Return an explanation by the event's type and a flag `part`; if false the key ends in `otherwise`."""

    def explained(event: AnyEvent, order: Sequence[int]) -> ExplanationKey:
        name = type(event).__name__
        return plain(section, *seats, key=name if getattr(event, part) else f"{name}-{otherwise}")(
            event, order
        )

    return explained


def by_reason(sections: Mapping[str, str], *seats: str) -> Explains:
    """Return an explanation by the event's type and its `reason`, each with its own section."""

    def explained(event: ReasonedEvent, order: Sequence[int]) -> ExplanationKey:
        key = f"{type(event).__name__}-{event.reason}"
        return plain(sections[event.reason], *seats, key=key)(event, order)

    return explained


def plainly(key: str) -> str:
    """Return the general key for an event on the way back, or at the last token."""
    return key.removesuffix("-back").removesuffix("-last")
