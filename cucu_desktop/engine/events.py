"""Events at the table, and the seats that may see their cards.

An event is public except for its cards. An event with cards names its audience: the seats that see
them. For all others `redacted`, the only function that removes cards, replaces them by `HIDDEN`. A card in an
event without an audience is hidden from all, so a forgotten audience hides too much, never too little.
"""

from collections.abc import Callable
from dataclasses import Field, fields
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Final, Protocol, TypeVar

from cucu_desktop.engine.cards import HIDDEN, Card, SeenCard
from cucu_desktop.frozen import frozen


class AnyEvent(Protocol):
    """An event of any family: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


E = TypeVar("E", bound=AnyEvent)

EVERYBODY: Final = -1
"""The audience of all seats and spectators. An audience is a set of seats as bits: seat 3 is 1 << 3."""
SPECTATOR: Final = 63
"""The seat number of spectators: no game has as many seats, so only EVERYBODY includes it."""


IN_COMPARISON: Final = frozenset(("lowest", "matto", "promise", "fool", "blaren"))
"""The reasons of a token lost in the comparison; any other reason is the card that took the token."""


_KINGS: Final = frozenset("KC KD KH KS RB RC RD RS".split())


def kind_of_loss(reason: str) -> str:
    """Return the reason of a lost token as message keys have it: one key for all Kings drawn.

    >>> kind_of_loss("KH"), kind_of_loss("XII")
    ('drawn-king', 'XII')
    """
    return "drawn-king" if reason in _KINGS else reason


@frozen
class SeatsDrawn:
    """The seats were drawn: `cards[seat]` names the card of its player; seat 0 drew the highest and deals.

    Players with equal cards drew again: each entry of `again` is a round of seats and cards (E8).
    """

    cards: tuple[str, ...]
    again: tuple[tuple[tuple[int, str], ...], ...] = ()


@frozen
class BoughtIn:
    """A player put new coins on the table before a game."""

    seat: int
    coins: int


@frozen
class GameBegan:
    """A game begins: all players have three tokens and none has paid yet."""

    players: tuple[int, ...]
    dealer: int


@frozen
class CoinsPaid:
    """A player put coins into the pool. `reason`: "stake", "reentry", "backing", "fee", "penalty"."""

    seat: int
    coins: int
    reason: str


@frozen
class CoinsTaken:
    """A player took coins out of the pool. `reason`: "win", "agreement", "share", "pot"."""

    seat: int
    coins: int
    reason: str


@frozen
class DealBegan:
    """The pack is shuffled and cut; the deal goes to these players in playing order, the dealer last."""

    number: int
    dealer: int
    order: tuple[int, ...]


@frozen
class Dealt:
    """A card from the pack to a player, face down."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class Kept:
    """A player keeps the card; the turn passes on."""

    seat: int


@frozen
class Asked:
    """A player asks to exchange with `target`, or with the pack (None)."""

    seat: int
    target: int | None


@frozen
class Exchanged:
    """Two players' cards cross: `given` went from `seat` to `other`, `taken` came back.

    `reason`: "turn", "inn" (given away), "cat" (on the way back).
    """

    seat: int
    other: int
    given: SeenCard
    taken: SeenCard
    reason: str
    audience: int


@frozen
class Drew:
    """A player laid a card away and drew the next card of the pack."""

    seat: int
    laid: SeenCard
    card: SeenCard
    audience: int


@frozen
class Arrested:
    """`holder` stops the exchange of `exchanger` by announcing a card.

    `shown`: whether the card is turned up too. The inn of Campli stays face down (000), but the call names it
    to all.
    """

    holder: int
    exchanger: int
    card: SeenCard
    shown: bool
    audience: int


@frozen
class Promised:
    """A promise at the inn about a nulla: the guest "kept" or "asked", the host "agreed" or "refused"."""

    guest: int
    innkeeper: int
    answer: str


@frozen
class TokenLost:
    """A player loses a token and has `left`.

    `reason`: one of `IN_COMPARISON`, or a card: "XII" that stopped an exchange, "KH" that was drawn (K11).
    """

    seat: int
    left: int
    reason: str


@frozen
class CardDied:
    """A player lost the last token in the middle of a deal: the card is dead and is not shown."""

    seat: int


@frozen
class Exposed:
    """A card is turned up at the comparison."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class Compared:
    """The comparison is over; `losers` lost a token in it, in playing order, an innkeeper for the guest.

    All have seen the cards: `lowest` names that of the first who lost as the lowest, "" without one, and
    `level` are the players, in playing order, who turned up one of its rank.
    """

    losers: tuple[int, ...]
    lowest: str = ""
    level: tuple[int, ...] = ()


@frozen
class Eliminated:
    """A player has no token left; `number` counts this game's eliminations."""

    seat: int
    number: int


@frozen
class ReentryOffered:
    """A player may come back at this price."""

    seat: int
    cost: int


@frozen
class BackingAsked:
    """A player asks those who are out or look on to pay this part of the re-entry."""

    seat: int
    coins: int


@frozen
class BackingGiven:
    """`backer` promises coins for the re-entry of `seat`, or refuses (0)."""

    backer: int
    seat: int
    coins: int


@frozen
class Reentered:
    """A player came back with new tokens, by paying or, if `free`, together with all others."""

    seat: int
    tokens: int
    free: bool


@frozen
class Left:
    """A player declined the re-entry."""

    seat: int


@frozen
class DivisionProposed:
    """One of the last two proposes that the pool be divided: `percent` to `seat`, the rest to `other`."""

    seat: int
    other: int
    percent: int


@frozen
class DivisionAnswered:
    """The answer to a proposed division; without a proposal: the player would rather play on."""

    seat: int
    accepted: bool


@frozen
class DivisionEnded:
    """The agreement of the last two is over without being paid."""


@frozen
class GameWon:
    """The game is over; these players won it (one, but for a shared pool)."""

    winners: tuple[int, ...]


@frozen
class Talked:
    """Table talk, true or not (C9). `card` is the name of the card spoken of, if any: a word, not a card."""

    seat: int
    phrase: str
    card: str | None = None


Event = (
    SeatsDrawn
    | BoughtIn
    | GameBegan
    | CoinsPaid
    | CoinsTaken
    | DealBegan
    | Dealt
    | Kept
    | Asked
    | Exchanged
    | Drew
    | Arrested
    | Promised
    | TokenLost
    | CardDied
    | Exposed
    | Compared
    | Eliminated
    | ReentryOffered
    | BackingAsked
    | BackingGiven
    | Reentered
    | Left
    | DivisionProposed
    | DivisionAnswered
    | DivisionEnded
    | GameWon
    | Talked
)


def redacted(event: E, seat: int) -> E:
    """Return the event as the seat may see it.

    >>> from cucu_desktop.engine.cards import CUCCO
    >>> redacted(Dealt(2, CUCCO["XV"], audience=1 << 2), seat=0)
    Dealt(seat=2, card=HIDDEN, audience=4)
    """
    if getattr(event, "audience", 0) >> seat & 1:
        return event
    parts = _parts(type(event))(event)
    for part in parts:
        if isinstance(part, Card):
            return type(event)(*[HIDDEN if isinstance(part, Card) else part for part in parts])
    return event


@cache
def _parts(kind: type[AnyEvent]) -> Callable[[AnyEvent], tuple[Any, ...]]:
    """Return a cached function that gives the fields of an event of this kind: bots hear millions."""
    names = [field.name for field in fields(kind)]
    if not names:
        return lambda _: ()
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda event: (get(event),)
