"""The calls at the table: the words of a place, with their meaning in the window's language.

Of a call's variants bots choose one by public information, and persons use the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.catalogues import in_language
from cucu_desktop.engine import events as happen
from cucu_desktop.frozen import frozen
from cucu_desktop.match.events.event_row import plainly
from cucu_desktop.ui.text.buttons import Label
from cucu_desktop.ui.text.speech import moment_of, said_at, way_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cucu_desktop.match.events.event_row import EventRows
    from cucu_desktop.ui.text.card_names import CardNames
    from cucu_desktop.ui.text.speech import Seen, Spoken
    from cucu_desktop.ui.widgets.preferences import LocalWords


@frozen
class Bubble:
    """A call of a seat: the words of the place, their meaning, the seat, and which words are shown."""

    local: str
    meaning: str
    seat: int
    shows: LocalWords = "both"

    @property
    def lines(self) -> tuple[str, str]:
        """The words in large letters, and those beneath or ""."""
        if self.shows == "both":
            return self.local, self.meaning
        return (self.local if self.shows == "local" or not self.meaning else self.meaning), ""


class Calls:
    """The calls of one game at one place; `shows`: which words are shown."""

    shows: LocalWords = "both"

    def __init__(
        self,
        language: str,
        terms: Mapping[str, Any],
        called: Callable[[], Mapping[str, Any]],
        cards: CardNames,
        texts: EventRows,
    ) -> None:
        """Take the words of a place.

        Args:
            language: the language of meanings.
            terms: the game's terms in the place's dialect.
            called: returns the calls; asked at the first call.
            cards: the names of the cards.
            texts: the event texts of the game.
        """
        self._language, self._terms, self._called = language, terms, called
        self._cards, self._texts = cards, texts

    def bubble(self, event: Spoken, observation: Seen, persons: Sequence[str] = ()) -> Bubble | None:
        """Return the call of a seat at this event, or None.

        Args:
            event: the event.
            observation: the public observation; it decides between variants.
            persons: for each seat the id of the bot that plays it, or "": some have words of their own.
                A person's bubble has only the words of buttons and menu.
        """
        said = said_at(event, observation, self._texts)
        if said is None:
            return None
        key, values, seat = said
        person = persons[seat] if persons else ""
        words = self._called()
        if key in words.get("asides", {}):
            if not person:
                return None
            calls = words["asides"]
        else:
            calls = words["talk" if isinstance(event, happen.Talked) else "calls"]
        spoken = calls.get(key) or calls[plainly(key)]
        own = words["persons"].get(person, {}).get(key, [])
        way = way_of(spoken, own, key, seat, moment_of(observation)) if person else spoken[0]
        return Bubble(*self._both(way, values), seat, self.shows)

    def phrase(self, phrase_id: str, card_id: str | None = None) -> Label:
        """Return a phrase of table talk for the menu; "have" needs a card."""
        said = self._called()["talk"][phrase_id][0]
        return Label(*self._both(said, {"card": card_id or ""}), key="")

    def term(self, term_id: str) -> Label:
        """Return a term of the game in the place's dialect ("carta morta"), with its meaning."""
        return Label(*self._both(self._terms[term_id], {}), key="")

    def _both(self, said: dict[str, str], values: dict[str, Any]) -> tuple[str, str]:
        """Return the local words and their meaning, filled in."""
        there = here = dict(values)
        if card_id := values.get("card"):
            there = values | {"card": self._cards.held(card_id)}
            here = values | {"meaning": self._cards.kind(card_id)}
        elif "card" in values:
            there, here = values | {"card": "…"}, values | {"meaning": "…"}
        if "rank" in values:
            here = there = values | {"rank": self._cards.of_rank(values["rank"])}
        return said["say"].format(**there), in_language(said, self._language).format(**here)
