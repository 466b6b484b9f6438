"""Decisions about coins: coming back alone or with help, helping others, dividing the pool."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, by_mood, certain, mixed
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.round_amounts import considered, nearest
from cucu_desktop.bots.strategy import ExchangeJudge, Judge
from cucu_desktop.bots.win_chance import WinChance
from cucu_desktop.engine.actions import (
    ACCEPT,
    DECLINE,
    LEAVE,
    PLAY_ON,
    REENTER,
    Action,
    Amount,
    DecisionKind,
    Option,
)
from cucu_desktop.engine.events import DealBegan, Event, TokenLost
from cucu_desktop.engine.observation import Observation

GROWTH: Final = 0.05
"""The fraction of the pool that each player beyond four adds to it later, while players may come back."""

NEARLY: Final = 0.01
"""Differences of this many percent count as none."""
YIELDS: Final = 0.7
"""The number of percent below the fair part that is accepted, for peace."""
MUCH: Final = 30
"""The number of percent by which a deal has to change the chances for another proposal."""
LAST_TWO: Final = 2


def _option(observation: Observation, word: str) -> Amount | None:
    decision = observation.decision
    for option in decision.options if decision else ():
        if isinstance(option, Amount) and option.word == word:
            return option
    return None


def _allows(observation: Observation, action: Action) -> bool:
    return observation.decision is not None and observation.decision.allows(action)


def own_part(observation: Observation) -> float:
    """Return the fraction of their winnings that a player has not promised away for an inn (003, rule 13)."""
    promised = sum(percent for guest, _, percent in observation.ledger if guest == observation.seat)
    return 1 - promised / 100


def prize(
    chance: WinChance, observation: Observation, seat: int, cost: int, tokens: tuple[int, ...]
) -> float:
    """Return the expected winnings after coming back at this price, the price not taken off."""
    back = list(tokens)
    back[seat] = observation.options.tokens
    others_follow = any(virgin and count for virgin, count in zip(observation.virgin, tokens, strict=True))
    growth = GROWTH * (sum(map(bool, back)) - 4) if others_follow else 0.0
    return chance(seat, back, None, observation.options.tokens) * (observation.pool + cost) * (1 + growth)


def last_token_worth(chance: WinChance, person: Person, observation: Observation, cost: int) -> float:
    """Return the value of having lost the last token: 0, or that of coming back if it is worth its price."""
    seat = observation.seat
    virgin = any(
        observation.virgin[other] and observation.tokens[other]
        for other in observation.order
        if other != seat
    )
    if not virgin or observation.coins[seat] < cost:
        return 0.0
    tokens = (*observation.tokens[:seat], 0, *observation.tokens[seat + 1 :])
    worth = prize(chance, observation, seat, cost, tokens) * own_part(observation)
    return max(0.0, worth - cost * _weight(person))


def _weight(person: Person) -> float:
    """Return the weight of a coin paid relative to a coin hoped for."""
    return 0.85 + 0.4 * person.caution


class ReturnJudge:
    """Judges a return: alone, with others' coins, or not at all. Worths are coins; leaving is worth 0."""

    def __init__(self, chance: WinChance) -> None:
        self._chance = chance

    def reckon(
        self, person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
    ) -> Assessment:
        """Return the expected gain of each option, the price taken off."""
        worth, cost = self._worth(observation), observation.cost or 0
        pledged = sum(given for _, given in observation.pledged)
        worths: dict[Action, float] = {LEAVE: 0.0}  # the first of equal ones is advised
        for option in _options(observation):
            for action in considered(option) if isinstance(option, Amount) else (option,):
                own = 0 if action == LEAVE else cost - pledged - (action.coins or 0)
                worths[action] = own * (worth / cost - 1) if cost else worth * (action != LEAVE)
        assessment = Assessment.of("coins", worths)
        if person.is_counsellor:
            return assessment
        return assessment.with_policy(certain(self._preferred(person, observation, worth)))

    def habit(
        self, person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
    ) -> Policy:
        """Return a beginner's policy, by feel and rather too timid, except for a player who was helped."""
        worth = self._worth(observation)
        if observation.pledged:
            return certain(self._preferred(person, observation, worth))
        return by_mood(0.4, 1.1, lambda mood: self._preferred(person, observation, worth * mood))

    def _worth(self, observation: Observation) -> float:
        """Return the expected winnings after coming back, the price not taken off."""
        seat, cost = observation.seat, observation.cost or 0
        return prize(self._chance, observation, seat, cost, observation.tokens) * own_part(observation)

    def _preferred(self, person: Person, observation: Observation, worth: float) -> Action:
        """Return the preferred action of a person with this expectation."""
        cost, coins = observation.cost or 0, observation.coins[observation.seat]
        pledged = sum(given for _, given in observation.pledged)
        can_pay, ask = _allows(observation, REENTER), _option(observation, "raise")
        dares = (1.1 - 0.5 * person.boldness) * cost  # with backers people dare more
        good = worth >= (min(_weight(person) * cost, dares) if pledged else _weight(person) * cost)
        if good and can_pay and (cost - pledged <= coins * (0.5 - 0.4 * person.caution) or not ask):
            return REENTER
        if ask and (good or worth >= dares):
            return nearest(ask, ask.of(round(cost * (0.4 + 0.3 * person.caution))))
        return REENTER if can_pay and good else LEAVE


class BackingJudge:
    """Judges how many coins to put into another's re-entry; worths are coins, declining is worth 0."""

    def __init__(self, chance: WinChance) -> None:
        self._chance = chance

    def reckon(
        self, person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
    ) -> Assessment:
        """Return the expected gain of each amount, the amount taken off."""
        worth, cost = self._worth(observation), observation.cost or 0
        worths: dict[Action, float] = {DECLINE: 0.0}
        option = _option(observation, "back")
        for action in considered(option) if option and cost else ():
            worths[action] = (action.coins or 0) * (worth / cost - 1)
        assessment = Assessment.of("coins", worths)
        if person.is_counsellor:
            return assessment
        return assessment.with_policy(certain(self._preferred(person, observation, worth)))

    def habit(
        self, person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
    ) -> Policy:
        """Return a beginner's policy, by feel."""
        worth = self._worth(observation)
        return by_mood(0.7, 1.4, lambda mood: self._preferred(person, observation, worth * mood))

    def _worth(self, observation: Observation) -> float:
        """Return the expected winnings of the player who is helped."""
        assert observation.about is not None  # a player wants to come back
        return prize(self._chance, observation, observation.about, observation.cost or 0, observation.tokens)

    def _preferred(self, person: Person, observation: Observation, worth: float) -> Action:
        """Return the preferred action of a person with this expectation."""
        option, cost = _option(observation, "back"), observation.cost or 0
        if option is None or not cost or worth * (0.85 + 0.5 * person.generosity) < cost * _weight(person):
            return DECLINE
        purse = observation.coins[observation.seat]
        willing = round(purse * (0.15 + 0.35 * person.generosity) * (1.3 - person.caution))
        return nearest(option, option.of(willing)) if willing >= option.low else DECLINE


PartWorth = Callable[[Observation, float], float]
"""The value to a seat of a percentage of the pool by agreement, in percent (C8)."""


def plain_part(_observation: Observation, percent: float) -> float:
    """Return the value of a part that is paid in any case: the part itself."""
    return percent


class DivisionJudge:
    """Judges a division of the pool between the last two; worths are coins of the pool.

    Playing on is worth the chance to win. A proposal is accepted if it leaves the seat as much as its chance,
    or hardly less; else it is played on. A bot proposes, or counters, when the two
    first talk, and afterwards only if a deal has changed the chances by `MUCH`.
    """

    def __init__(self, chance: WinChance, part_worth: PartWorth = plain_part) -> None:
        """Judge by these chances to take the pool, and by this value of a part of it."""
        self._chance = chance
        self._part_worth = part_worth

    def reckon(
        self, person: Person, observation: Observation, heard: Sequence[Event], _random: Random
    ) -> Assessment:
        """Return the worth of each answer, as a part of the pool."""
        fair, pool = self._fair(observation), observation.pool
        worths: dict[Action, float] = {}
        for option in _options(observation):
            if isinstance(option, Amount):
                even = round(self._even(observation, fair))
                shares = {action.percent or 0 for action in considered(option)} | {even}
                for share in sorted(shares):
                    worth = self._part_worth(observation, share)
                    worths[option.of(share)] = (worth if worth <= fair + YIELDS else fair) / 100 * pool
            else:
                offered = 100 - observation.proposed[1] if observation.proposed else 0
                worth = self._part_worth(observation, offered) if option == ACCEPT else fair
                worths[option] = worth / 100 * pool
        assessment = Assessment.of("coins", worths)
        if person.is_counsellor:
            return assessment
        may_propose = self._may_propose(observation, heard)
        preferred = self._preferred(person, observation, self._even(observation, fair), may_propose)
        risk = 0.6 if _is_impatient(person) and observation.proposed is None else 0.0
        return assessment.with_policy(mixed(((risk, certain(PLAY_ON)), (1 - risk, certain(preferred)))))

    def habit(
        self, person: Person, observation: Observation, heard: Sequence[Event], _random: Random
    ) -> Policy:
        """Return a beginner's policy, by counting tokens."""
        may_propose = self._may_propose(observation, heard)
        mine = observation.tokens[observation.seat]
        fair = 100 * mine / max(sum(observation.tokens), 1)
        risk = 0.6 if _is_impatient(person) and observation.proposed is None else 0.0
        by_feel = by_mood(-8, 8, lambda mood: self._preferred(person, observation, fair + mood, may_propose))
        return mixed(((risk, certain(PLAY_ON)), (1 - risk, by_feel)))

    def _even(self, observation: Observation, fair: float) -> float:
        """Return the part that is worth as much as playing on."""
        low, high = 0.0, 100.0
        while high - low > NEARLY:
            middle = (low + high) / 2
            if self._part_worth(observation, middle) < fair:
                low = middle
            else:
                high = middle
        return (low + high) / 2

    def _fair(self, observation: Observation, tokens: tuple[int, ...] | None = None) -> float:
        """Return the seat's chance to win, in percent; with `tokens`, or with the present ones."""
        full, tokens = observation.options.tokens, tokens or observation.tokens
        return 100 * self._chance(observation.seat, tokens, observation.dealer, full)

    def _may_propose(self, observation: Observation, heard: Sequence[Event]) -> bool:
        """Return whether the two talk for the first time, or the chances have changed much since a deal ago.

        They have talked before if they were alone in the deal just over, which is the one that was heard;
        the exception is the first deal of a game for two.
        """
        began = next((event for event in heard if isinstance(event, DealBegan)), None)
        if began is None or len(began.order) > LAST_TWO or began.number == 1:
            return True
        tokens = list(observation.tokens)
        for event in heard:
            if isinstance(event, TokenLost):
                tokens[event.seat] += 1
        return abs(self._fair(observation) - self._fair(observation, tuple(tokens))) >= MUCH

    def _preferred(
        self,
        person: Person,
        observation: Observation,
        fair: float,
        may_propose: bool,  # noqa: FBT001 - its only callers are above
    ) -> Action:
        """Return the preferred action of a person who considers this part fair, shifted by character."""
        # Good players know the value of their part, and give little of it away for peace.
        least = fair - (6 * person.caution + 6 * person.generosity - 4) / person.level
        wish = fair + (6 - 6 * person.generosity - 3 * person.caution) / person.level
        propose = _option(observation, "propose") if may_propose else None
        if observation.proposed is not None:
            offered = 100 - observation.proposed[1]
            if offered >= least:
                return ACCEPT
            if not propose or offered < least - 25:
                return DECLINE
        if propose is None:
            return DECLINE if observation.proposed is not None else PLAY_ON
        asked = 5 * round(wish / 5)
        asked += 5 * (asked < least)
        return propose.of(min(max(asked, propose.low), propose.high))


def _is_impatient(person: Person) -> bool:
    """Return whether a person prefers playing on to talking."""
    return person.boldness - person.caution > 0.5


def _options(observation: Observation) -> Sequence[Option]:
    """Return the options of the decision."""
    assert observation.decision is not None  # a decision is due
    return observation.decision.options


def coin_judges(
    chance: WinChance, part_worth: PartWorth = plain_part
) -> Mapping[DecisionKind, ExchangeJudge]:
    """Return the judges of the decisions about coins.

    Args:
        chance: gives the chances to take the pool.
        part_worth: gives the value to the last two of a division of it.
    """
    coming, backing = ReturnJudge(chance), BackingJudge(chance)
    division = DivisionJudge(chance, part_worth)
    return {
        "reentry": Judge(coming.reckon, coming.habit),
        "backing": Judge(backing.reckon, backing.habit),
        "agreement": Judge(division.reckon, division.habit),
    }
