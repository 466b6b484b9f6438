"""Moments: notable events of a game for the end of an evening, from public events."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Self

from cucu_desktop.engine.events import CoinsTaken, DealBegan, Reentered, TokenLost
from cucu_desktop.engine.tricks.events import DealWon
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.records.deeds import ARREST, count_deeds, encounters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.setup import Player

KINDS: Final = ("virgin", "back", "swept", "arrests", "ousted", "bluffed", "pool")
"""The kinds of moments, the rarest first."""
_MANY_ARRESTS: Final = 3
_LARGE_POOL: Final = 20
_LONG: Final = 3
"""The number of deals from which winning all of them is notable."""


@frozen
class Moment:
    """A notable deed of a player.

    Attributes:
        kind: one of `KINDS`.
        name: the player.
        other: the player affected, or "".
        number: a count or an amount.
        card: the card concerned, or "".
    """

    kind: str
    name: str
    other: str = ""
    number: int = 0
    card: str = ""

    def to_json(self) -> list[Any]:
        return [self.kind, self.name, self.other, self.number, self.card]

    @classmethod
    def from_json(cls, told: Sequence[Any]) -> Self:
        """Parse a moment; ValueError if it is not valid."""
        kind, name, other, number, card = told
        texts = all(isinstance(text, str) for text in (kind, name, other, card))
        if not texts or type(number) is not int:
            msg = "this is no moment of a game"
            raise ValueError(msg)
        return cls(kind, name, other, number, card)


def moments_of(
    game: str, players: Sequence[Player], events: Sequence[Event], places: Sequence[int]
) -> list[Moment]:
    """Return the moments of a game, the rarest first."""
    names = [player.name for player in players]
    winners = {seat for seat, place in enumerate(places) if place == 1}
    if len(winners) == len(places):
        winners = set()
    found = [
        *_of_winners(game, names, events, winners),
        *_arrests(names, events),
        *_encounters(players, events),
        *_pool(names, events),
    ]
    return sorted(found, key=lambda moment: KINDS.index(moment.kind))


def _of_winners(game: str, names: Sequence[str], events: Sequence[Event], winners: set[int]) -> list[Moment]:
    """Return how the game was won, if notable: untouched, after a return, or with every deal."""
    lost = {event.seat for event in events if isinstance(event, TokenLost)}
    back = Counter(event.seat for event in events if isinstance(event, Reentered))
    deals = sum(isinstance(event, DealBegan) for event in events)
    won = Counter(seat for event in events if isinstance(event, DealWon) for seat in event.winners)
    found: list[Moment] = []
    for seat in sorted(winners):
        if GAMES[game].has_tokens and lost and seat not in lost:
            found.append(Moment("virgin", names[seat]))
        if back[seat]:
            found.append(Moment("back", names[seat], number=back[seat]))
        if won[seat] == deals >= _LONG:
            found.append(Moment("swept", names[seat], number=deals))
    return found


def _arrests(names: Sequence[str], events: Sequence[Event]) -> list[Moment]:
    """Return the players who stopped others most often with one kind of card."""
    found = [
        Moment("arrests", names[seat], number=number, card=deed.removeprefix(ARREST))
        for seat, done in enumerate(count_deeds(len(names), events))
        for deed, number in done.items()
        if deed.startswith(ARREST) and number >= _MANY_ARRESTS
    ]
    most = max((moment.number for moment in found), default=0)
    return [moment for moment in found if moment.number == most]


def _encounters(players: Sequence[Player], events: Sequence[Event]) -> list[Moment]:
    """Return an elimination of one player by another, and an exposed bluff: first those of a person."""

    def has_person(seats: tuple[int, ...]) -> bool:
        return any(players[seat].bot is None for seat in seats)

    met = encounters(len(players), events)
    ousted = [each for each in met if each.deed == "ousted"]
    ousted.sort(key=lambda each: not has_person((each.seat, each.about)))
    bluffed = [each for each in met if each.deed == "bluffed"]
    bluffed.sort(key=lambda each: not has_person((each.seat,)))
    return [
        *(Moment("ousted", players[each.seat].name, players[each.about].name) for each in ousted[:1]),
        *(Moment("bluffed", players[each.seat].name, card=each.card) for each in bluffed[:1]),
    ]


def _pool(names: Sequence[str], events: Sequence[Event]) -> list[Moment]:
    """Return the largest amount taken from the pool at once."""
    taken = [event for event in events if isinstance(event, CoinsTaken) and event.coins >= _LARGE_POOL]
    most = max((event.coins for event in taken), default=0)
    return [Moment("pool", names[event.seat], number=most) for event in taken if event.coins == most]
