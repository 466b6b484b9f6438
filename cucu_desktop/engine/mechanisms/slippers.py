"""Slippers: a player who has paid the last token plays on without any, until the next payment (N8)."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from cucu_desktop.engine.mechanisms.powers import PowerOptions, PowerState
from cucu_desktop.engine.rarer_events import SlippersLost, SlippersPutOn


class SlippersOptions(PowerOptions, Protocol):
    """The options of a game with slippers."""

    @property
    def slippers(self) -> str:
        """The players who may get slippers: "none", the "first" player to run out of tokens, or "all"."""


class SlippersState(PowerState):
    """A game with slippers.

    In the state a player in slippers has a token, which is none on the table.

    Attributes:
        slippers: for each seat whether it plays on in slippers.
        slippers_taken: whether any player has had them in this game.
    """

    __slots__ = ("slippers", "slippers_taken")

    options: SlippersOptions

    def __init__(
        self, options: SlippersOptions, coins: Sequence[int], dealer: int, onlookers: int = 0
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.slippers = [False] * len(coins)
        self.slippers_taken = False

    def observed(self) -> dict[str, Any]:
        return {"slippers": tuple(self.slippers), "slippers_taken": self.slippers_taken}

    def pay(self, seat: int, reason: str) -> None:
        """Take a token, or the slippers; a player who pays the last token may get slippers."""
        table = self.table
        if self.slippers[seat]:
            self.slippers[seat] = False
            table.tokens[seat] = 0
            table.record(SlippersLost, seat, reason)
            return
        table.lose(seat, reason)
        if not table.tokens[seat] and slippers_left(self.options.slippers, taken=self.slippers_taken):
            self.slippers[seat] = self.slippers_taken = True
            table.tokens[seat] = 1
            table.record(SlippersPutOn, seat)

    def nobody_left(self, due: Mapping[int, int]) -> bool:
        """Return whether the payments due, made in this order, would put all remaining players out."""
        kind, taken = self.options.slippers, self.slippers_taken
        for seat, tokens in due.items():
            lives = self.table.tokens[seat]
            if tokens >= lives and not self.slippers[seat] and slippers_left(kind, taken=taken):
                lives, taken = lives + 1, True
            if tokens < lives:
                return False
        return True


def slippers_left(kind: str, *, taken: bool) -> bool:
    """Return whether a player who runs out of tokens now would get slippers."""
    return kind == "all" or (kind == "first" and not taken)
