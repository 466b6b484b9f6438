"""The words of an amount that a player chooses: its meaning, and its outcome.

The sentence answers the questions before a choice: what do I give now, what later, what do I get?
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from cucu_desktop.catalogues import counted
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.engine.split_coins import divide
from cucu_desktop.words import smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.actions import Action, Amount
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.number_words import NumberWords

Part = Literal["offer-coins", "offer-share", "bet", "raise", "back", "propose"]
"""The whole of which an amount is a part; an offer has two."""

WHOLE: Final = 100
"""100 percent."""


class AmountWords:
    """Writes about amounts in the words of one game and language."""

    def __init__(self, language: str, words: Mapping[str, Any], numbers: NumberWords) -> None:
        self._language, self._words, self._counted = language, words["amounts"], numbers

    def name(self, part: Part) -> str:
        """Return the name of the amount for assistive technology: "Coins to give now"."""
        return str(self._words[part]["name"])

    def beneath(self, part: Part, number: int, cost: int | None) -> str:
        """Return the caption of the number: "coins now", "if you win", "coins for 20%".

        Args:
            part: the kind of amount.
            number: the amount, in coins or percent.
            cost: the coins of the re-entry that the amount is put into, or None.
        """
        text = counted(self._words[part]["unit"], number)
        return smooth(text.format(share=self._share(number, cost)), self._language)

    def sign(self, part: Part) -> str:
        return self._counted.percent(0).replace("0", "") if part in ("offer-share", "propose") else ""

    def does(self, action: Action) -> str:
        """Return the label of a button beside its amount, or ""."""
        key = f"{action.word}-{action.outcome}" if action.outcome else action.word
        if action.word == "propose" and action.percent == WHOLE // 2:
            key = "propose-half"
        return str(self._words["do"].get(key, ""))

    @property
    def other(self) -> str:
        """The label of the button that shows the control of an amount."""
        return str(self._words["do"]["other"])

    def outcome(self, action: Action, observation: AnyObservation, names: Sequence[str]) -> str:
        """Return the payments and gains of this choice; "" if there are none."""
        tell = {"offer": self._offer, "bet": self._bet, "propose": self._division}
        told = tell.get(action.word, self._sharing)(action, as_exchange(observation), names)
        return smooth(told, self._language)

    def _share(self, coins: int, cost: int | None) -> str:
        """Return the share in a re-entry for these coins (E7)."""
        if not cost:
            return ""
        exact = coins * WHOLE % cost == 0
        share = self._counted.percent(round(coins * WHOLE / cost))
        return share if exact else str(self._words["about"]).format(percent=share)

    def _say(self, key: str, **values: object) -> str:
        return str(self._words["outcome"][key]).format(**values)

    def _offer(self, action: Action, seen: Observation, names: Sequence[str]) -> str:
        coins, percent = action.coins or 0, action.percent or 0
        given = [self._say("give-coins", coins=self._counted.coins(coins))] if coins else []
        if percent:
            given.append(self._say("give-share", percent=self._counted.percent(percent)))
        if not given:
            return ""
        matto = "matto-pass" if seen.tokens[seen.seat] else "matto-stay"
        key = matto if seen.is_matto_shown else "inn"
        return self._say(key, give=self._counted.listed(given), other=_other(seen, names))

    def _bet(self, action: Action, seen: Observation, names: Sequence[str]) -> str:
        if not action.coins:
            return ""
        key = "bet-either" if action.outcome else "bet"
        return self._say(key, coins=self._counted.coins(action.coins), other=_other(seen, names))

    def _sharing(self, action: Action, seen: Observation, names: Sequence[str]) -> str:
        coins = action.coins or 0
        return self._say(
            action.word,
            coins=self._counted.coins(coins),
            percent=self._share(coins, seen.cost),
            other=_other(seen, names),
        )

    def _division(self, action: Action, seen: Observation, names: Sequence[str]) -> str:
        mine = action.percent or 0
        own = part_of_pool(seen, mine)
        return self._say(
            action.word,
            percent=self._counted.percent(mine),
            rest=self._counted.percent(WHOLE - mine),
            mine=self._counted.coins(own),
            theirs=self._counted.coins(seen.pool - own),
            other=_other(seen, names),
        )


def starting_amount(option: Amount) -> int:
    """Return the default of an amount: half the pool, or the least amount allowed."""
    return WHOLE // 2 if option.percent else option.low


def part_of_pool(seen: Observation, percent: int) -> int:
    """Return the coins that this percentage of the pool gives the player who is asked to divide it."""
    other = seen.decision.other if seen.decision else None
    weights = {"mine": percent, "theirs": WHOLE - percent}
    if other is not None and other < seen.seat:
        weights = dict(reversed(weights.items()))  # the earlier player first (E9)
    return divide(seen.pool, weights)["mine"]


def _other(seen: Observation, names: Sequence[str]) -> str:
    """Return the name of the player that the decision is about."""
    other = seen.decision.other if seen.decision else None
    return "" if other is None else names[other]
