"""How events are explained: by a key of the words, the seats in them, and a section of the rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol


class Told(NamedTuple):
    """How to explain an event: the key of the words, the seats in them, the section of the rules."""

    key: str
    seats: Mapping[str, int]
    section: str


Explains = Callable[[Any, Sequence[int]], Told]
"""From an event and the deal's playing order, dealer last."""


def plain(section: str, *seats: str, key: str = "") -> Explains:
    """Explain an event by its kind alone; its first seat is {name}, its second {other}."""

    def told(event: Any, _: Sequence[int]) -> Told:  # noqa: ANN401 - any event
        named = dict(zip(("name", "other"), (getattr(event, seat) for seat in seats), strict=False))
        return Told(key or type(event).__name__, named, section)

    return told


def either(section: str, part: str, *seats: str) -> Explains:
    """Explain an event by its kind and by whether this `part` of it is so; if not, the key ends in "-no"."""

    def told(event: Any, order: Sequence[int]) -> Told:  # noqa: ANN401 - any event
        key = type(event).__name__ if getattr(event, part) else f"{type(event).__name__}-no"
        return plain(section, *seats, key=key)(event, order)

    return told


class Words(Protocol):
    """The words that an explanation is put in; `Wording` has them."""

    def listed(self, names: Sequence[str]) -> str:
        """Return "Anna, Bruna and Carlo"."""

    def card(self, card_id: str) -> str:
        """Return a card's name."""

    def card_kind(self, card_id: str) -> str:
        """Return what is meant by the card in talk."""

    def series(self, series: str) -> str:
        """Return what a series is called."""

    def series_of(self, card_id: str) -> str:
        """Return what the series of a card is called."""

    def worth(self, card_id: str) -> str:
        """Return what a card counts."""

    def tokens(self, number: int) -> str:
        """Return "1 token"."""
