"""A turn at Campli: keep the card, or pass it on.

The chance to lose is counted with this card, and with each card that could come for it, with inference from
the others' actions. It is valued in coins when the last token is at stake, which may be worth losing. When
little is hidden, it is enumerated (`endgame`). Levels 1 and 2 err on these worths (`slips`).
"""

from collections.abc import Sequence
from operator import mul
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Unit
from cucu_desktop.bots.campli.campli_belief import CampliBelief
from cucu_desktop.bots.campli.campli_borders import TRIED
from cucu_desktop.bots.campli.endgame import Losses, Value, compare_options, is_near
from cucu_desktop.bots.campli.odds import ARREST, FOOL, RANKS, is_below
from cucu_desktop.bots.campli.two_player_equity import win_chance
from cucu_desktop.bots.coin_decisions import last_token_worth
from cucu_desktop.bots.leaning import NEARLY, lean, stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.win_chance import LAST_TWO, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.frozen import frozen
from cucu_desktop.games.campli import NULLA, XI, XII, XIII, XIV, XV

AGAIN: Final = 0.3
"""The fraction of a cheap re-entry's value that is left if the last token is lost a deal later."""
TELLING: Final = (XV.rank, XIV.rank, XII.rank, XI.rank, ARREST - 1)
"""The cards that are evaluated first: where one arrest is evaluated, all are."""


@frozen
class LossValues:
    """The values of the end of the deal with none, one and two tokens fewer."""

    whole: float
    one: float
    two: float

    def with_risk(self, loss: float) -> float:
        """Return the expected value with this probability of losing a token."""
        return (1 - loss) * self.whole + loss * self.one

    def bounds(self) -> tuple[list[float], list[float]]:
        """Return lower and upper bounds for the worth of asking for a card, by its rank."""
        ends = [(self.whole, self.one)] * RANKS
        ends[XII.rank] = ends[XIV.rank] = self.one, self.two
        ends[XIII.rank] = min(self.whole, self.one, self.two), max(self.whole, self.one, self.two)
        return [*map(min, ends)], [*map(max, ends)]


def value_after(person: Person, observation: Observation, unit: Unit) -> Value:
    """Return the value of the deal's end to this person, as a function of the tokens lost in it."""
    seat = observation.seat
    if unit == "tokens":
        most = observation.tokens[seat]
        return lambda losses: -float(min(losses.get(seat, 0), most))
    whole = 1 if unit == "chance" else observation.pool
    cost = observation.options.stake << observation.eliminations  # C7
    out = 0.0
    if unit == "coins" and observation.options.reentry:
        out = last_token_worth(win_chance, person, observation, cost)
    following = observation.order[0] if len(observation.order) == LAST_TWO else None
    agreed = dict(observation.agreement)

    def value(losses: Losses) -> float:
        tokens = [max(count - losses.get(other, 0), 0) for other, count in enumerate(observation.tokens)]
        if not any(tokens):  # all return, and nobody pays (E6)
            return whole / (len(observation.order) if unit == "chance" else observation.players)
        if agreed:  # independent of the winner; only by coming back is the part lost (C8)
            part = agreed[seat] / 100 * whole
            return part if tokens[seat] else max(part, out)
        if not tokens[seat]:
            return out
        later = AGAIN * out if tokens[seat] == 1 else 0.0
        return win_chance(seat, tokens, following, observation.options.tokens) * whole + later

    return value


def loss_values(person: Person, observation: Observation, unit: Unit) -> LossValues:
    """Return the values to this person of losing no token, one token and two tokens in this deal."""
    seat, tokens = observation.seat, observation.tokens
    value = value_after(person, observation, unit)
    # A player who does not lose a token sees one of the others lose it.
    strongest = max((other for other in observation.order if other != seat), key=lambda other: tokens[other])
    return LossValues(value({strongest: 1}), value({seat: 1}), value({seat: 2}))


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging."""
    belief = CampliBelief(person, observation, heard, random)
    unit = unit_of_turn(person, observation)
    values = loss_values(person, observation, unit)
    token = values.whole - values.one
    if is_near(belief):
        keep, exchange = compare_options(belief, value_after(person, observation, unit))
    else:
        keep, exchange = evaluate_turn(belief, values, NEARLY * abs(token) if stops(person) else None)
    assessment = Assessment.of(unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, token)


def evaluate_turn(
    belief: CampliBelief, values: LossValues, plain: float | None = None
) -> tuple[float, float]:
    """Return the worths of keeping and exchanging.

    Args:
        belief: that of the player on turn.
        values: what they can lose.
        plain: the difference at which the better option is clear, for callers that need only the choice. The
            worth of exchanging is then a bound.
    """
    keep = worth_of(belief, values, belief.rank, belief.to_come)
    if not belief.to_come:
        return keep, draw_worth(belief, values, belief.pack())
    return keep, exchange_worth(belief, values, keep, plain)


def worth_of(belief: CampliBelief, values: LossValues, rank: int, to_come: int) -> float:
    return values.with_risk(belief.loss(rank, to_come, belief.here))


def draw_worth(belief: CampliBelief, values: LossValues, pack: Sequence[float]) -> float:
    """Return the worth of an unseen card from the pack."""
    worth = 0.0
    for rank, count in enumerate(pack):
        if count:
            worth += count * values.with_risk(belief.loss(rank, 0, belief.here, rank))
    return worth / max(sum(pack), 1)


def exchange_worth(
    belief: CampliBelief, values: LossValues, keep: float = 0.0, plain: float | None = None
) -> float:
    """Return the worth of trying the next player, over any number of horses.

    Args:
        belief: that of the exchanger.
        values: what they can lose.
        keep: the worth of keeping.
        plain: the distance from it at which a bound is enough.
    """
    worth, chance = 0.0, 1.0
    pack, to_come = belief.pack(), belief.to_come
    back = belief.sent_back()
    better = max(belief.rank, FOOL + 1) + 1
    is_ordered = plain is not None and values.whole >= values.one  # then worth rises with rank
    order = dict.fromkeys((*TELLING, min(better, ARREST - 1), *range(ARREST)))
    while to_come:
        cards = sum(pack)
        odds = [chance * count / cards for count in pack]
        least, most = values.bounds()
        for rank in order:
            if plain is not None:
                high = worth + _weighted(odds, most)
                if high < keep - plain:
                    return high
                low = worth + _weighted(odds, least)
                if low > keep + plain:
                    return low
            if odds[rank]:
                least[rank] = most[rank] = found = _tried(belief, back, values, rank, to_come - 1)
                if better <= rank < ARREST and is_ordered:
                    least[rank:ARREST] = [max(found, bound) for bound in least[rank:ARREST]]
                    most[better:rank] = [min(found, bound) for bound in most[better:rank]]
        chance = odds[XIII.rank]
        least[XIII.rank] = 0.0
        worth += _weighted(odds, least)
        if not chance:
            return worth
        pack[XIII.rank] = max(pack[XIII.rank] - 1, 0.0)
        to_come -= 1
    return worth + chance * draw_worth(belief, values, pack)


def _weighted(odds: list[float], worths: list[float]) -> float:
    return float(sum(map(mul, odds, worths)))


def _tried(belief: CampliBelief, back: CampliBelief, values: LossValues, dealt: int, to_come: int) -> float:
    """Return the worth of having tried a player who was dealt this card.

    Args:
        belief: that of the exchanger.
        back: their belief after the cat has sent their card back.
        values: what they can lose.
        dealt: the rank of the card.
        to_come: the number of players still to be dealt a card.
    """
    rank = belief.rank
    if dealt < ARREST:
        return values.with_risk(belief.loss_after(dealt, back, to_come))
    following = TRIED[belief.kind]
    holding = back if dealt == XII.rank else belief
    # An innkeeper prefers paying for a nulla to giving the inn away.
    is_safe = is_below(dealt, holding.rank) or (dealt == XI.rank and rank == NULLA.rank)
    gone = XV.rank  # any high card has the same effect on the others
    loss = 0.0 if is_safe else holding.loss(holding.rank, to_come, following, gone)
    if dealt in (XI.rank, XV.rank):
        return values.with_risk(loss)
    if belief.observation.tokens[belief.seat] == 1:  # the card is dead (000, "Dead card")
        return values.one
    return (1 - loss) * values.one + loss * values.two
