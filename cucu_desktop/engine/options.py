"""What players agree on before a game, as far as every game of a family has it.

Each game has a frozen dataclass of its own with what may be chosen there. What cannot be chosen in it but is
asked for all the same is a class variable of it.
"""

from dataclasses import Field
from typing import Any, ClassVar, Protocol


class GameOptions(Protocol):
    """The options of any game."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init__(self, **chosen: object) -> None:
        """Choose; what is not chosen is as usual."""

    @property
    def game(self) -> str:
        """The id of the game that these are the options of."""

    @property
    def stake(self) -> int:
        """The coins that each player puts into the pool, 0 if there is none."""

    @property
    def talk(self) -> bool:
        """Whether players may say what they hold or will do."""


class ExchangeOptions(GameOptions, Protocol):
    """The options of an exchange game."""

    @property
    def tokens(self) -> int:
        """The lives that each player begins with."""

    @property
    def reentry(self) -> bool | str:
        """Whether who is out may come back, or at which price."""

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
        """Whether in a final the Matto's holder may sell what they do with it."""


class BetOptions(ExchangeOptions, Protocol):
    """The options of an exchange game with a matador."""

    @property
    def bets(self) -> str:
        """What is bet on: always against the "matador", or "either" outcome."""


class TrickOptions(GameOptions, Protocol):
    """The options of a trick game."""

    @property
    def deals(self) -> int:
        """How many deals are played."""

    @property
    def target(self) -> int:
        """If not 0: what somebody has to win for the match to end."""
