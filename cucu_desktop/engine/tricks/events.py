"""Events at the table of a trick game. As in `events`, seats outside the audience see no card."""

from typing import NamedTuple

from cucu_desktop.engine.cards import Card, SeenCard
from cucu_desktop.engine.events import DealBegan, Dealt
from cucu_desktop.frozen import frozen


class Trick(NamedTuple):
    """A finished trick: its leader, the cards in the order played, its taker, the series to be followed."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    series: str


@frozen
class DummyAssigned:
    """In this deal a player has the only dummy for partner: with three players it goes round (H4)."""

    seat: int
    dummy: int


@frozen
class BidMade:
    """A player bids by naming a card, without showing it."""

    seat: int
    card: str


@frozen
class Passed:
    """A player does not bid and is out of the bidding."""

    seat: int


@frozen
class ThrownIn:
    """All players passed: the cards are thrown in and the deal passes."""


@frozen
class LookedAt:
    """A player looks at the next card that can be robbed: the lowest of the pile, or the top one."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class Robbed:
    """A player robs the card looked at, seen by all."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class RobbingEnded:
    """A player leaves the card looked at where it was."""

    seat: int


@frozen
class IndicatorTurned:
    """The trump indicator is turned up: its other copy is the trump card, if it is in play."""

    card: SeenCard
    audience: int


@frozen
class Discarded:
    """A player lays a card away, face down."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class Played:
    """A card is played to the trick; `series` is the one named with it, for the trump card led."""

    seat: int
    card: SeenCard
    series: str | None
    audience: int


@frozen
class TrickTaken:
    """A trick is complete and goes to `seat`, who leads to the next trick."""

    seat: int


@frozen
class PartnerKnown:
    """The cards have revealed the bidder's partner: `partner`, or None."""

    bidder: int
    partner: int | None


@frozen
class Counted:
    """The sides have counted their tricks, and counted again if `recount` is not None."""

    sides: tuple[tuple[int, ...], ...]
    points: tuple[float, ...]
    recount: tuple[float, ...] | None


@frozen
class DealWon:
    """The deal is over; these seats won it, or nobody (drawn)."""

    winners: tuple[int, ...]


@frozen
class TokensMoved:
    """A seat gets tokens for the deal, or pays them (below 0)."""

    seat: int
    tokens: int


TrickEvent = (
    DealBegan
    | Dealt
    | DummyAssigned
    | BidMade
    | Passed
    | ThrownIn
    | LookedAt
    | Robbed
    | RobbingEnded
    | IndicatorTurned
    | Discarded
    | Played
    | TrickTaken
    | PartnerKnown
    | Counted
    | DealWon
    | TokensMoved
)
