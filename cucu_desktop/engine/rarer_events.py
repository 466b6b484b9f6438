"""Events of some games only: bargains, Kings turned up, ties, bets, knocking, slippers, a fall.

As in `events`, an event with cards names its audience, and `events.redacted` hides them from the others.
"""

from cucu_desktop.engine.cards import SeenCard
from cucu_desktop.frozen import frozen


@frozen
class TokenGained:
    """A player gains a token and has `left`. `reason`: "matti" (both are out, L4), "king" (T1)."""

    seat: int
    left: int
    reason: str


@frozen
class RunsBack:
    """A card that a cat sent back tries `target`, the player before `seat` (L7)."""

    seat: int
    target: int


@frozen
class SetAside:
    """A player lost the last token in the middle of a deal and is out; the card goes under the pack (L6)."""

    seat: int


@frozen
class Offered:
    """A guest offers the innkeeper coins, a share of the winnings, both, or nothing (L8)."""

    guest: int
    innkeeper: int
    coins: int
    percent: int


@frozen
class OfferAnswered:
    """The innkeeper accepts an offer, or refuses it."""

    guest: int
    innkeeper: int
    accepted: bool


@frozen
class CoinsGiven:
    """Coins from one player to another. `reason`: "inn", "matto" (003, rule 21), "bargain", "bet"."""

    seat: int
    other: int
    coins: int
    reason: str


@frozen
class KingOpened:
    """A King is laid open before the first turn; its holder has no turn (K7)."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class KingMet:
    """An exchanger comes to the open King of `holder`: `passes` by it (K8), or is stopped there (K7)."""

    seat: int
    holder: int
    passes: bool


@frozen
class TurnedUp:
    """A player turned up a card of the pack that may not be kept: it is laid away (K2)."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class Chosen:
    """A dealer took two more cards, kept the highest of three and laid the others under the pack (D2)."""

    seat: int
    card: SeenCard
    first: SeenCard
    second: SeenCard
    audience: int


@frozen
class Discarded:
    """A player laid the card away without taking another yet."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class PackRenewed:
    """The pack had run out; this number of discards was shuffled to make a new one (T4)."""

    cards: int


@frozen
class TieBegan:
    """These players hold cards of one rank and get new ones, in the tie round of this number (T3)."""

    round: int
    rank: str
    seats: tuple[int, ...]


@frozen
class BetMade:
    """A player names a bet; without an `outcome` it is against the matador (A3)."""

    seat: int
    coins: int
    outcome: str | None


@frozen
class BetAnswered:
    """The matador agrees to a player's bet, or not."""

    seat: int
    matador: int
    agreed: bool


@frozen
class Judged:
    """The matador's fate is settled: the seats whose cards are face up, and the players who are out."""

    matador: int
    survives: bool
    down: tuple[int, ...]
    eliminated: tuple[int, ...]


@frozen
class Knocked:
    """A player who was dealt the fool knocks on the table, heard by all (N11)."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class SlippersPutOn:
    """A player has paid the last token and plays on in slippers until the next payment (N8)."""

    seat: int


@frozen
class SlippersLost:
    """A player in slippers had to pay and is out. `reason`: as in `TokenLost`."""

    seat: int
    reason: str


@frozen
class Lowered:
    """A Harlekin is about to be exchanged: it goes face up, and is the lowest card from now on (KL3)."""

    seat: int
    card: SeenCard
    audience: int


@frozen
class Fell:
    """A player falls: out of this deal, and a loser of it. `reason`: the card that struck."""

    seat: int
    reason: str


@frozen
class Called:
    """The holder of an owl ends the deal (B9)."""

    seat: int


@frozen
class LeftPot:
    """A player leaves the pot; `free`: whether they could have paid and stayed (B17, B18)."""

    seat: int
    free: bool


@frozen
class PackLasts:
    """The next deal is from the same pack, with this number of cards left (B15)."""

    cards: int


@frozen
class PotBegan:
    """A new pot begins, with these players (B20)."""

    players: tuple[int, ...]


@frozen
class PotCarried:
    """Nobody is left in the pot: it is carried over to the next one (B19)."""

    coins: int


RarerEvent = (
    TokenGained
    | RunsBack
    | SetAside
    | Offered
    | OfferAnswered
    | CoinsGiven
    | KingOpened
    | KingMet
    | TurnedUp
    | Chosen
    | Discarded
    | PackRenewed
    | TieBegan
    | BetMade
    | BetAnswered
    | Judged
    | Knocked
    | SlippersPutOn
    | SlippersLost
    | Lowered
    | Fell
    | Called
    | LeftPot
    | PackLasts
    | PotBegan
    | PotCarried
)
