"""Amounts of an analysis in words: chances in hundredths, coins, points or tokens."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from cucu_desktop.analysis.currency import CurrencyName
    from cucu_desktop.analysis.report import Split
    from cucu_desktop.ui.text.wording import Wording

MINUS = "\N{MINUS SIGN}"


class Amounts:
    """Formats amounts of one currency in the language of a wording."""

    def __init__(self, wording: Wording, currency: CurrencyName) -> None:
        """Take the number format from `wording`."""
        self._numbers, self._currency = wording.numbers, currency
        game = GAMES[wording.game_id]
        self._has_chips = isinstance(game, ExchangeGame) and bool(game.chips)

    @property
    def is_chance(self) -> bool:
        return self._currency == "chance"

    def standing(self, amount: float) -> str:
        """Return the position of a player: "17.3%", "+4.0"."""
        if self.is_chance:
            return self._numbers.percent(100 * amount, 1)
        return self.signed(amount)

    def signed(self, amount: float) -> str:
        """Return a signed amount: "+3.1", "-4.0", "0.0"; a chance in hundredths."""
        return self._with_sign(100 * amount if self.is_chance else amount, 1)

    def parts(self, split: Split) -> tuple[str, str, str, str]:
        """Return the parts by cards, own decisions and others' mistakes, and the result, as `signed` does.

        The parts are rounded so that they sum to the rounded result.
        """
        scale = 1000 if self.is_chance else 10
        exact = [scale * part for part in (split.cards, split.own, split.others)]
        result = round(scale * split.result)
        tenths = [floor(part) for part in exact]
        by_remainder = sorted(range(len(exact)), key=lambda at: tenths[at] - exact[at])
        for at in by_remainder[: result - sum(tenths)]:
            tenths[at] += 1
        cards, own, others = (self._with_sign(part / 10, 1) for part in tenths)
        return cards, own, others, self._with_sign(result / 10, 1)

    def mean(self, amount: float) -> str:
        """Return a small amount, such as a mean, with two decimals: "0.32"."""
        return self._numbers.decimal(100 * amount if self.is_chance else amount, 2)

    def unit(self) -> str:
        return {
            "chance": tr("Analysis", "in wins per 100 games"),
            "coins": tr("Analysis", "in chips") if self._has_chips else tr("Analysis", "in coins"),
            "honour": tr("Analysis", "in coins, counting a won game as {honour}").format(
                honour=self._numbers.decimal(HONOUR, 0)
            ),
            "points": tr("Analysis", "in points, your side minus the other"),
            "tokens": tr("Analysis", "in tokens"),
        }[self._currency]

    def _with_sign(self, amount: float, decimals: int) -> str:
        told = self._numbers.decimal(amount, decimals)
        return told if told.startswith(MINUS) else signed(told, plus=True)
