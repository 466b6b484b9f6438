"""Numbers in words: coins, tokens, shares, lists of names, and what is offered or bet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.match.trick_telling import written

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.actions import Action, Amount


class Counted:
    """Counts in one language."""

    def __init__(self, language: str, words: Mapping[str, Any]) -> None:
        """Take the words from the table `numbers` of a game's words."""
        self._language, self._words = language, words["numbers"]

    def coins(self, number: int) -> str:
        """Return "5 coins"."""
        return self._number("coin", number)

    def tokens(self, number: int) -> str:
        """Return "1 token", by the game's name for it: "2 lives"."""
        return self._number("token", number)

    def points(self, number: float) -> str:
        """Return "9½ points", "½ point"."""
        what = "point" if number in (0.5, 1) else "points"
        return str(self._words[what]).format(n=written(number))

    def _number(self, what: str, number: int) -> str:
        return str(self._words[what if number == 1 else f"{what}s"]).format(n=number)

    def percent(self, number: int) -> str:
        """Return a percentage as the language writes it, with a space that does not break."""
        return f"{number}%" if self._language == "en" else f"{number}\N{NO-BREAK SPACE}%"

    def listed(self, names: Sequence[str]) -> str:
        """Return "Anna, Bruna and Carlo"."""
        *first, last = names
        return f"{', '.join(first)} {self._words['and']} {last}" if first else last

    def offer(self, coins: int, percent: int) -> str:
        """Return "5 coins and 10% of the winnings"; with neither: "nothing"."""
        parts = [self.coins(coins)] if coins else []
        if percent:
            parts.append(str(self._words["share"]).format(percent=self.percent(percent)))
        return self.listed(parts) if parts else str(self._words["nothing"])

    def bet(self, coins: int, outcome: str | None) -> str:
        """Return "5 coins against the matador", or on the outcome; without coins: "nothing"."""
        if not coins:
            return str(self._words["nothing"])
        return str(self._words[f"bet-{outcome or 'against'}"]).format(coins=self.coins(coins))

    def named(self, action: Action) -> str:
        """Return what is offered or bet with this action."""
        if action.word == "bet":
            return self.bet(action.coins or 0, action.outcome)
        return self.offer(action.coins or 0, action.percent or 0)


def starting_amount(option: Amount) -> int:
    """Return the amount that is proposed first: half the pool, or as little as is allowed."""
    return 50 if option.percent else option.low


__all__ = ["Counted", "starting_amount", "written"]
