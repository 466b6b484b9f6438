"""A player's turn: keep the card, or pass it on.

Three ways of deciding, one for each level. By rule of thumb (`thumb`). By counting: what is the chance to
lose with this card, and with whatever could come for it? By reckoning to the end: the same with what the
others' behaviour tells, in coins and not in tokens, so that a last token may be worth losing; and card by
card when little is hidden (`endgame`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cucu_desktop.bots.campli.duel import win_chance
from cucu_desktop.bots.campli.endgame import Losses, Value, compare_options, is_near
from cucu_desktop.bots.campli.odds import ARREST, FOOL, rest_clear
from cucu_desktop.bots.campli.reading import Reading
from cucu_desktop.bots.campli.thumb import by_thumb
from cucu_desktop.bots.money import last_token_worth
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import NULLA, XI, XIII, XV

AGAIN: Final = 0.3
"""How much of a cheap way back is still there for who loses the last token a deal later."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is to be lost: one's prospects with none, one and two tokens fewer at the end of the deal."""

    whole: float
    one: float
    two: float

    def with_risk(self, loss: float) -> float:
        """Return the prospects with this chance of losing a token."""
        return (1 - loss) * self.whole + loss * self.one


def prospects_after(person: Person, observation: Observation) -> Value:
    """Return what the deal's end is worth to this person, in coins, by the tokens lost in it."""
    seat = observation.seat
    cost = observation.options.stake << observation.eliminations  # C7
    out = last_token_worth(win_chance, person, observation, cost) if observation.options.reentry else 0.0
    following = observation.order[0] if len(observation.order) == 2 else None

    def value(losses: Losses) -> float:
        tokens = [max(count - losses.get(other, 0), 0) for other, count in enumerate(observation.tokens)]
        if not any(tokens):  # everybody returns, and nobody pays (E6)
            return observation.pool / observation.players
        if not tokens[seat]:
            return out
        later = AGAIN * out if tokens[seat] == 1 else 0.0
        return win_chance(seat, tokens, following) * observation.pool + later

    return value


def stakes(person: Person, observation: Observation) -> Stakes:
    """Return what this person has to lose in this deal."""
    seat, tokens = observation.seat, observation.tokens
    if person.level < 3:
        return Stakes(0.0, -1.0, -1.0 if tokens[seat] == 1 else -2.0)
    value = prospects_after(person, observation)
    # Who does not lose a token sees one of the others lose it.
    strongest = max((other for other in observation.order if other != seat), key=lambda other: tokens[other])
    return Stakes(value({strongest: 1}), value({seat: 1}), value({seat: 2}))


def take_turn(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide a turn."""
    if person.level == 1:
        return by_thumb(person, observation, heard, random)
    reading = Reading(person, observation, heard, random)
    if person.level > 2 and is_near(reading):
        keep, exchange = compare_options(reading, prospects_after(person, observation))
    else:
        keep, exchange = reckon(reading, stakes(person, observation))
        if person.level == 2:  # who is bold would rather try
            keep += 0.1 * (person.caution - person.boldness)
    return KEEP if keep >= exchange else EXCHANGE


def reckon(reading: Reading, at_stake: Stakes) -> tuple[float, float]:
    """Return what keeping and what exchanging is worth."""
    keep = worth_of(reading, at_stake, reading.rank, reading.to_come)
    exchange = draw_worth(reading, at_stake) if not reading.to_come else exchange_worth(reading, at_stake)
    return keep, exchange


def worth_of(reading: Reading, at_stake: Stakes, rank: int, to_come: int) -> float:
    """Return what it is worth to end with this card."""
    return at_stake.with_risk(reading.loss(rank, to_come))


def draw_worth(reading: Reading, at_stake: Stakes) -> float:
    """Return what a card from the pack is worth, unseen."""
    worth = 0.0
    for rank, count in enumerate(reading.unseen):
        if count:
            worth += count * worth_of(reading, at_stake, rank, 0)
    return worth / max(reading.left, 1)


def exchange_worth(reading: Reading, at_stake: Stakes) -> float:
    """Return what it is worth to try the next player, over any number of horses."""
    worth, chance = 0.0, 1.0
    horses = reading.unseen[XIII.rank]
    unseen, to_come = reading.left, reading.to_come
    while to_come:
        for rank, count in enumerate(reading.unseen):
            if count and rank != XIII.rank:
                worth += chance * count / unseen * _tried(reading, at_stake, rank, to_come)
        if not horses:
            return worth
        chance *= horses / unseen
        horses, unseen, to_come = horses - 1, unseen - 1, to_come - 1
    return worth + chance * draw_worth(reading, at_stake)


def _tried(reading: Reading, at_stake: Stakes, dealt: int, to_come: int) -> float:
    """Return what it is worth to have tried a player who was dealt this card, the first of `to_come`."""
    rank = reading.rank
    if dealt < ARREST:
        return at_stake.with_risk(_loss_after_exchange(reading, dealt, to_come))
    if dealt == XI.rank:
        # Asked for the promise, the innkeeper pays for a nulla or gives the inn away.
        covered = 0.0 if rank == NULLA.rank else reading.loss(XI.rank, to_come - 1, 1)
        return at_stake.with_risk(min(reading.loss(rank, to_come - 1, 1), covered))
    loss = reading.loss(rank, to_come - 1, 1)
    if dealt == XV.rank:
        return at_stake.with_risk(loss)
    if reading.observation.tokens[reading.seat] == 1:  # the card is dead (000, "Dead card")
        return at_stake.one
    return (1 - loss) * at_stake.one + loss * at_stake.two


def _loss_after_exchange(reading: Reading, taken: int, to_come: int) -> float:
    """Return the chance to lose with a card just taken, the one given being the next player's."""
    given = reading.rank
    if taken == FOOL:  # two of them are high, and whoever got the other keeps it
        return 0.0 if given == FOOL else 1 - reading.other_fool(to_come - 1)
    if FOOL < given < taken:
        clear = reading.prospects.passing[to_come][min(given, ARREST)][taken]
        return reading.behind(taken) * clear
    low = reading.low(taken)
    return reading.behind(taken) * rest_clear(reading.prospects, to_come - 1, taken, low, reading.left - 1)
