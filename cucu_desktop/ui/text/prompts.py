"""Prompts: the question to the viewer, or the player that all wait for, in one line.

A line about another player's decision has public information only: the question whether a Matto's holder
shows it is not visible to others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.catalogues import counted
from cucu_desktop.engine.actions import KEEP, NO_OFFER, Bet
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.names import Unnamed
from cucu_desktop.ui.text.amount_words import WHOLE, part_of_pool
from cucu_desktop.words import addressed, smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.actions import Decision
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.number_words import NumberWords


class Prompts:
    """Prompts in the words of one game and language."""

    addressed = False
    """Whether a question begins with the name of the person at the screen, when there are several."""

    def __init__(self, language: str, words: Mapping[str, Any], numbers: NumberWords) -> None:
        self._language, self._words, self._counted = language, words["questions"], numbers

    @property
    def aim(self) -> str:
        """What wins the game, in one sentence."""
        return self._ask("aim")

    def buy_back(self, options: GameOptions) -> str:
        """Return the sentence about buying back in; "" if `options` do not allow it (C7, L9)."""
        by_rule = getattr(options, "reentry", "never")
        if not by_rule or by_rule == "never":
            return ""
        first = getattr(options, "stake", 0) << (by_rule == "double")
        return self._ask("buy-back", coins=self._counted.coins(first))

    def question(
        self,
        observation: AnyObservation,
        names: Sequence[str],
    ) -> str:
        """Return one line: the question to the viewer, or the player that all wait for.

        It is empty for a viewer who will be asked next, and is addressed.
        """
        asked = smooth(self._question(observation, names), self._language)
        return f"{names[observation.seat]}: {asked}" if self.addressed and observation.decision else asked

    def _question(self, observation: AnyObservation, names: Sequence[str]) -> str:
        observation = as_exchange(observation)
        if observation.winners:
            return self._over([names[seat] for seat in observation.winners])
        decision = observation.decision
        if decision is not None:
            return self._own(observation, decision, names)
        seat = observation.to_act
        if seat is None:
            is_new = observation.deals <= 1 and any(observation.tokens)
            nobody_has_any = bool(observation.handed) and not any(observation.handed)
            return self._ask("handed-later") if is_new and nobody_has_any else ""
        if seat == observation.seat and not self.addressed:
            return ""
        about = observation.about
        is_own = about == observation.seat and not self.addressed
        other = "" if about is None else (Unnamed if is_own else str)(names[about])
        return self._ask(_waiting(observation), name=names[seat], other=other)

    def _over(self, winners: Sequence[str]) -> str:
        if len(winners) == 1:
            return self._ask("over", name=winners[0])
        told = self._ask("over-shared", names=self._counted.listed(winners))
        return told[:1].upper() + told[1:]  # the list may begin with "you"

    def _own(self, observation: Observation, decision: Decision, names: Sequence[str]) -> str:
        if decision.kind == "turn":
            return self._turn(observation, decision, names)
        if decision.kind == "reentry":
            return self._reentry(observation, decision)
        key: str = decision.kind
        numbers = self._counted
        values: dict[str, Any] = {
            "other": "" if decision.other is None else names[decision.other],
            "cost": numbers.coins(decision.cost or 0), "pool": numbers.coins(observation.pool),
        }  # fmt: skip
        if key == "agreement" and observation.proposed:
            mine = WHOLE - observation.proposed[1]
            key = "agreement-half" if mine == WHOLE // 2 else "agreement-answer"
            values |= {"mine": numbers.percent(mine), "coins": numbers.coins(part_of_pool(observation, mine))}
        elif key == "bargain":
            key = _bargain(observation, decision)
        elif key == "offer":
            key = "offer" if observation.offer else "offer-matto"
            values["offer"] = self._offers(observation, names)
        elif key == "bet":
            key = _bet(observation, decision)
        elif key == "consent":
            assert observation.bet is not None  # the matador answers a bet
            values["bet"] = numbers.named(observation.bet)
        return self._ask(key, **values)

    def _turn(self, observation: Observation, decision: Decision, names: Sequence[str]) -> str:
        options, asked = decision.options, observation.asked_by(decision.seat)
        is_last = asked is None
        following = "" if asked is None else names[asked]
        if len(options) == 1:
            held = "keep" if options[0] == KEEP else "must"
            key = f"bound-{held}" if observation.bound else f"turn-{held}"
        else:
            key = f"{'tie' if observation.tie else 'turn'}{'-dealer' if is_last else ''}"
        return self._ask(key, next=following)

    def _reentry(self, observation: Observation, decision: Decision) -> str:
        numbers = self._counted
        cost, given = decision.cost or 0, sum(coins for _, coins in observation.pledged)
        values = {
            "cost": numbers.coins(cost), "given": numbers.coins(given), "own": numbers.coins(cost - given),
            "coins": numbers.coins(observation.coins[decision.seat]),
        }  # fmt: skip
        if len(decision.options) == 1:  # a player who cannot pay can only leave
            return self._ask("reentry-short", **values)
        key = "reentry-shared" if given else "reentry"
        left = getattr(observation.options, "buys", 0)
        left -= observation.bought[decision.seat] if observation.bought else 0
        return counted(self._words[key], left).format(left=left, **values)

    def _offers(self, observation: Observation, names: Sequence[str]) -> str:
        """Return the guest's offer for the inn, or all offers for the Matto."""
        if observation.offer:
            return self._counted.named(observation.offer)
        bids = (
            f"{names[seat]}\N{NO-BREAK SPACE}({self._counted.named(bid)})" for seat, bid in observation.bids
        )
        return self._counted.listed(list(bids))

    def which(self, observation: AnyObservation, names: Sequence[str]) -> str:
        """Return the prompt after a card is selected; in this family the question itself."""
        return self.question(observation, names)

    def refused(self, observation: AnyObservation, card: str, names: Sequence[str]) -> str:
        """Return why a card may not be chosen now: the question gives the reason."""
        del card
        return self.question(observation, names)

    def _ask(self, key: str, name: str = "", other: str = "", **values: object) -> str:
        (way,) = addressed(self._words[key], name, other)
        return way.format(name=name, other=other, **values)


def _waiting(observation: Observation) -> str:
    """Return the sentence about waiting; that a Matto might be shown is hidden (003, rule 21)."""
    kind = observation.kind
    if kind in ("turn", "matto"):
        return "waiting"
    if kind in ("bargain", "offer") and not observation.offer and observation.is_matto_shown:
        return f"waiting-{kind}-matto"
    return f"waiting-{kind}"


def _bet(observation: Observation, decision: Decision) -> str:
    """Return the question for a bet, or why no bet is possible (A5)."""
    bets = [option for option in decision.options if isinstance(option, Bet)]
    if not any(bet.high for bet in bets):
        return "bet-nothing" if observation.coins[decision.seat] else "bet-no-coins"
    return "bet" if any(None in bet.outcomes for bet in bets) else "bet-either"


def _bargain(observation: Observation, decision: Decision) -> str:
    """Return the question for an offer: for the inn, or for the choice of a Matto's holder."""
    if decision.options == (NO_OFFER,):
        return "bargain-nothing"
    if not observation.is_matto_shown:
        return "bargain"
    return "bargain-pass" if observation.tokens[decision.seat] else "bargain-stay"
