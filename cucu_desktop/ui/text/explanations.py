"""Explanations of events by the rules: from event texts to keys of the catalogues and to rules sections."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks.events import TrickEvent
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.ui.text.events.event_text import ExplanationKey, ExplanationWords, plainly
from cucu_desktop.ui.text.events.tables import event_texts
from cucu_desktop.ui.text.tricks.events import falls_as_trump
from cucu_desktop.words import smooth

_NEAREST: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "back": ("pool",),
        "run": ("arrests",),
        "turn": ("deal",),
        "pool": ("match", "pot"),
        "inn": ("arrests",),
        "ties": ("counting",),
    }
)
"""The sections used for a topic that a page lacks: the first of these that it has."""


def explanation_of(
    event: Event | RarerEvent | TrickEvent, order: Sequence[int], game: str = USUAL.id
) -> ExplanationKey | None:
    """Return the explanation of the event, or None for a card that is simply dealt.

    Args:
        event: the event.
        order: the deal's playing order, the dealer last.
        game: the game's id.
    """
    explain = event_texts(game)[type(event)].explanation
    if explain is None:
        return None
    found = explain(event, order)
    sections = GAMES[game].sections
    if found.section in sections:
        return found
    return found._replace(section=next(each for each in _NEAREST[found.section] if each in sections))


@frozen
class Explanation:
    """The explanation of an event, and its section of the rules page."""

    text: str
    section: str
    title: str


class Explanations:
    """Explanations of events, in the words of one game and language."""

    def __init__(self, language: str, game: str, words: Mapping[str, Any], values: ExplanationWords) -> None:
        self._language, self._game, self._words, self._values = language, game, words, values

    def of(
        self,
        event: Event | RarerEvent | TrickEvent,
        names: Sequence[str],
        order: Sequence[int] = (),
        trump: str = "",
    ) -> Explanation | None:
        """Return the explanation of this event by the rules.

        Args:
            event: the event.
            names: the players' names by seat.
            order: the deal's playing order, dealer last.
            trump: the trump card of the deal, or None.
        """
        told = explanation_of(event, order, self._game)
        if told is None:
            return None
        if falls_as_trump(event, trump):
            told = told._replace(key="Played-trump", section="trump")
        values: dict[str, str] = {name: names[seat] for name, seat in told.seats.items()}
        values |= event_texts(self._game)[type(event)].values(event, self._values, names)
        texts = self._words["happened"]
        text = str(texts.get(told.key) or texts[plainly(told.key)]).format(**values)
        text = smooth(text, self._language)
        return Explanation(text[:1].upper() + text[1:], told.section, self.title(told.section))

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections of the game's rules page, in order."""
        return GAMES[self._game].sections

    def title(self, section: str) -> str:
        """Return the title of a section of the rules page."""
        return str(self._words["sections"][section])
