"""Numbers as text: coins, tokens, shares, lists of names, offers and bets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.catalogues import counted
from cucu_desktop.match.sides import written
from cucu_desktop.names import Unnamed
from cucu_desktop.words import signed, smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.actions import Action


class NumberWords:
    """Writes numbers in one language."""

    def __init__(self, language: str, words: Mapping[str, Any]) -> None:
        self._language, self._words = language, words["numbers"]
        self._you = str(words["before"]["you"]).lower()

    def coins(self, number: int) -> str:
        """Return "5 coins"."""
        return self._number("coins", number)

    def tokens(self, number: int) -> str:
        """Return "1 token", in the game's own word: "2 lives"."""
        return self._number("tokens", number)

    def points(self, number: float) -> str:
        """Return "9½ points", "½ point"."""
        if number == int(number):
            return self._number("points", int(number))
        what = "half-point" if number == 0.5 else "part-points"
        return str(self._words[what]).format(n=written(number))

    def _number(self, what: str, number: int) -> str:
        return counted(self._words[what], abs(number)).format(n=signed(number))

    def percent(self, number: float, decimals: int = 0) -> str:
        """Return a percentage in the language's notation, perhaps with a no-break space."""
        return str(self._words["percent"]).format(n=self.decimal(number, decimals))

    def listed(self, names: Sequence[str]) -> str:
        """Return "Anna, Bruna and Carlo"; a person who has not given a name is "you"."""
        *first, last = [self._you if isinstance(name, Unnamed) else name for name in names]
        joined = f"{', '.join(first)} {self._words['and']} {last}" if first else last
        return smooth(joined, self._language)

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
        """Return the offer or bet of this action."""
        if action.word == "bet":
            return self.bet(action.coins or 0, action.outcome)
        return self.offer(action.coins or 0, action.percent or 0)

    def decimal(self, number: float, decimals: int = 0) -> str:
        """Return a number in the language's notation: "2.5", in Italian and German "2,5"."""
        return signed(f"{number:.{decimals}f}".replace(".", self._words["decimal-mark"]))

    def about(self, what: str, number: float, decimals: int = 0) -> str:
        """Return "2.5 points" or "1 token": a number of "coins", "tokens" or "points"."""
        if not decimals or round(number, decimals) == 1:
            return counted(self._words[what], round(number)).format(n=self.decimal(number))
        return str(self._words[f"part-{what}"]).format(n=self.decimal(number, decimals))
