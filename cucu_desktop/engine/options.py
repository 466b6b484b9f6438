"""Options that players agree on before a game, as far as all games of a family have them.

Each game has a frozen dataclass of its own with its options. An option of the family that a game fixes
is a class variable of that dataclass.
"""

from dataclasses import Field
from typing import Any, ClassVar, Protocol


class GameOptions(Protocol):
    """The options of any game."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init__(self, **chosen: object) -> None:
        """Set the options; the others take their usual values."""

    def __hash__(self) -> int:
        """Return a hash of the values."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def stake(self) -> int:
        """The coins that each player puts into the pool; 0 for no stakes."""

    @property
    def talk(self) -> bool:
        """Whether players may talk about their cards and plans."""


class ExchangeOptions(GameOptions, Protocol):
    """The options of an exchange game."""

    @property
    def tokens(self) -> int:
        """The lives that each player begins with."""

    @property
    def reentry(self) -> bool | str:
        """Whether a player who is out may come back, or the rule for its price."""

    @property
    def sharing(self) -> bool:
        """Whether others may put coins into a re-entry."""

    @property
    def agreement(self) -> bool:
        """Whether the last two may divide the pool."""


class BargainOptions(ExchangeOptions, Protocol):
    """The options of an exchange game in which the inn is bargained for."""

    @property
    def fools_bargain(self) -> bool:
        """Whether a Matto's holder in a final may sell the choice to keep or pass it."""


class BetOptions(ExchangeOptions, Protocol):
    """The options of an exchange game with a matador."""

    @property
    def bets(self) -> str:
        """The kind of bets: always against the "matador", or on "either" outcome."""


class TrickOptions(GameOptions, Protocol):
    """The options of a trick game."""

    @property
    def deals(self) -> int:
        """How many deals are played."""

    @property
    def target(self) -> int:
        """If not 0: the score that ends the match."""
