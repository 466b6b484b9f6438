"""The turns of the other players in a lesson, a short line each, and the way of the card that was given away.

All of it derives from public events and the learner's own card, which is followed from seat to seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, CardDied, Drew, Exchanged, Kept
from cucu_desktop.engine.rarer_events import Discarded, SetAside, TieBegan
from cucu_desktop.games import lu_stu
from cucu_desktop.ui.play.guided.lesson_pages import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.guided.lesson_words import LessonWords

    Line = Callable[[LessonWords], Page]

_PACK: Final = -1
_UNDOES_ALL: Final = "KATT"
"""The cat that undoes every swap of the deal."""
_SENDS_BACK: Final = ("XII", "HUSU", _UNDOES_ALL)
"""The cards that send the card of the asking player back to the player who was dealt it."""


class WatchedTurns:
    """Follows one deal after another.

    Attributes:
        lines: the lines about this deal so far.
        swapped: the seats that have taken part in a swap of this deal.
    """

    def __init__(self, me: int, names: Sequence[str], game: str) -> None:
        """Follow a deal of this game, for the seat `me`."""
        self._me, self._names, self._runs_on = me, names, game == lu_stu.GAME.id
        self.lines: list[Line] = []
        self.swapped: set[int] = set()
        self._given: Card | None = None
        """The card that the learner gave away last in this deal."""
        self._at: int | None = None
        """The seat that holds it, or `_PACK`; None if it is not known."""

    def begin_deal(self) -> None:
        """Forget the turns of the previous deal."""
        self.lines, self.swapped, self._given, self._at = [], set(), None, None

    def note(self, event: Event, held: Card | None) -> None:
        """Take a public event that has been shown; add a line if it is the turn of another player.

        Args:
            event: the event.
            held: the learner's card before it.
        """
        if isinstance(event, Exchanged):
            self.swapped |= {event.seat, event.other}
        key, *seats = self._turn(event)
        follows = self._follow(event, held)
        if not key or self._me in seats:
            return
        key = f"{key}-yours" if follows else key
        name, other = (self._names[seat] for seat in (seats * 2)[:2])
        card = event.card.id if isinstance(event, Arrested) and isinstance(event.card, Card) else ""
        self.lines.append(lambda words: Page(words.say(key, name=name, other=other, card=words.card(card))))

    def course(self, event: Arrested, order: Sequence[int]) -> str:
        """Return whether the asking player's card "stayed" or "ran-back"; "" if it cannot run back."""
        if not isinstance(event.card, Card) or event.card.id not in _SENDS_BACK:
            return ""
        return "stayed" if self.stays(event, order) else "ran-back"

    def stays(self, event: Arrested, order: Sequence[int]) -> bool:
        """Return whether no card runs back from this cat or sow, as none has come to the asking player.

        The cat of Lu Stù sends even a card that was not swapped to the players before its holder (L7).
        """
        card = event.card.id if isinstance(event.card, Card) else ""
        if card not in _SENDS_BACK:
            return False
        if card == _UNDOES_ALL:
            return not self.swapped
        is_first = not order or event.exchanger == order[0]
        return is_first if self._runs_on else event.exchanger not in self.swapped

    def fate(self) -> Line | None:
        """Return the line that says where the card given away has got to; None if there is no such card."""
        given, at = self._given, self._at
        if given is None or at is None:
            return None
        key, name = ("fate-pack", "") if at == _PACK else ("fate-held", self._names[at])
        return lambda words: Page(words.say(key, name=name, card=words.card(given.id)))

    def _turn(self, event: Event) -> tuple[str, *tuple[int, ...]]:
        """Return the key of the line about a turn and the seats it names; the key is "" for other events."""
        if isinstance(event, Kept):
            return "other-keeps", event.seat
        if isinstance(event, Exchanged):
            return "other-back" if event.reason == "cat" else "other-swaps", event.seat, event.other
        if isinstance(event, Drew):
            return "other-draws", event.seat
        if isinstance(event, Arrested) and isinstance(event.card, Card):
            return "other-stopped", event.exchanger, event.holder
        return ("",)

    def _follow(self, event: Event, held: Card | None) -> bool:
        """Follow the card given away; return whether this event has moved it on."""
        if isinstance(event, Exchanged) and event.seat == self._me:
            self._given, self._at = held, event.other
            return False
        if self._at is None:
            return False
        if isinstance(event, Exchanged) and self._at in (event.seat, event.other):
            self._at = event.other if self._at == event.seat else event.seat
            self._at = None if self._at == self._me else self._at
            return True
        if isinstance(event, Drew | Discarded) and event.seat == self._at:
            self._at = _PACK
            return True
        is_gone = isinstance(event, CardDied | SetAside) and event.seat == self._at
        if is_gone or (isinstance(event, TieBegan) and self._at in event.seats):
            self._at = None
        return False
