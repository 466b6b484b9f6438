"""The seats of a draft."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cucu_desktop.frozen import frozen

USUAL_TOKENS: Final = 3
USUAL_COINS: Final = 100
VIRGIN: Final = 3
"""A player who has never lost a token has at least this many."""

_NAMES: Final = (
    "Ada Bruno Cesira Dino Elda Fosco Gina Ivo Lina Mario Nella Orso Pia Remo Sara Tito Ugo Vera Zeno Alda "
    "Beppe Clara Dante Emma Furio Gilda Italo Loris Marta Nino Olga Piero Rita Silvio Tina Ulisse Viola Aldo "
    "Bice Carlo Dora Ezio Flora Guido Ida Luca Mina Nora Oreste Paola Rocco Sofia"
).split()


@frozen
class DraftSeat:
    """A seat of a draft.

    Attributes:
        name: the player's name.
        tokens: their lives.
        virgin: whether they have never lost one.
        coins: their coins.
        out: whether they have been eliminated earlier.
        dummy: whether it is a dummy.
        bet: their agreed bet against the matador.
        slippers: whether they play on in slippers (N8).
        bought: the number of rights they have bought (KL6).
    """

    name: str
    tokens: int = USUAL_TOKENS
    virgin: bool = True
    coins: int = USUAL_COINS
    out: bool = False
    dummy: bool = False
    bet: int = 0
    slippers: bool = False
    bought: int = 0

    def tidied(self) -> "DraftSeat":
        """Return the seat with consistent lives: none for a player who is out, enough for a virgin."""
        slippers = self.slippers and not self.out
        tokens = 0 if self.out or slippers else max(1, self.tokens)
        return replace(self, tokens=tokens, virgin=self.virgin and tokens >= VIRGIN, slippers=slippers)

    def agreed(self, before: int, usual: int, *, slippers: bool) -> "DraftSeat":
        """Return the seat under other rules: with the new usual number of lives, if it had the old one.

        Args:
            before: the old usual number.
            usual: the new usual number.
            slippers: whether players may play on in slippers.
        """
        tokens = usual if self.tokens == before else self.tokens
        return replace(self, tokens=tokens, slippers=self.slippers and slippers).tidied()


def usual_names() -> Sequence[str]:
    """Return names for the largest table."""
    return [*_NAMES, *(f"{name} II" for name in _NAMES)]
