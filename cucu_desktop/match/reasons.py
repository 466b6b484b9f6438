"""Why one does this and not that in an exchange game.

A turn is explained with the card that one knows to be lower, or with what a hundred deals like this one would
cost either way, as the bots reckon it. They decide by coins, too: when that leads elsewhere than the tokens,
the tokens are no reason, and nothing is said.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from cucu_desktop.bots.campli import duel as campli_duel
from cucu_desktop.bots.campli.endgame import compare_options, is_near
from cucu_desktop.bots.campli.reading import Reading
from cucu_desktop.bots.campli.turn import reckon, stakes
from cucu_desktop.bots.lu_stu import duel as lu_stu_duel
from cucu_desktop.bots.lu_stu import turn as lu_stu_turn
from cucu_desktop.bots.money import own_part, prize
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.standard import ace_chasing as aces
from cucu_desktop.bots.standard import cuckoo as cuckoo_bots
from cucu_desktop.bots.standard import tiebreak as tiebreak_bots
from cucu_desktop.bots.worth import Prospects, WinChance
from cucu_desktop.engine.actions import ASK, EXCHANGE, KEEP, LEAVE, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation, unseen
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak
from cucu_desktop.games.catalogue import pack_of
from cucu_desktop.match.why import Why

Heard = Sequence[Event]
Both = tuple[float, float]
"""What keeping and what exchanging is worth, in tokens: what is lost counts below nothing."""

TRIES: Final = 8
"""So many times a bot is asked that imagines deals: one that finds a choice plain stops early."""

_CHANCES: Final[dict[type, WinChance]] = {
    campli.Options: campli_duel.win_chance,
    lu_stu.Options: lu_stu_duel.win_chance,
}
"""How likely somebody takes the pool with their tokens, where that can be bought or divided."""


def why(person: Person, observation: Observation, heard: Heard, random: Random, action: Action) -> Why | None:
    """Return why this person advises this, or None."""
    kind = observation.kind
    if kind == "turn":
        return _of_turn(person, observation, heard, random, action)
    if kind in ("inn", "promise"):
        return _of_inn(observation, action)
    if kind in ("bet", "consent"):
        through = aces.through(person, observation, heard, random)
        return Why("through", numbers={"times": about(100 * through)})
    return _of_coins(observation, action)


# A turn


def _of_turn(
    person: Person, observation: Observation, heard: Heard, random: Random, action: Action
) -> Why | None:
    if action not in (KEEP, EXCHANGE):
        return None
    lower = _lower_known(observation) if action == KEEP else None
    if lower is not None:
        seat, card = lower
        return Why("lower", seats={"name": seat}, cards={"card": card.id})
    weigh = _WEIGH.get(type(observation.options))
    if weigh is None:
        return None
    keep, exchange = weigh(person, observation, heard, random)
    return _costs(action, -100 * keep, -100 * exchange, _key_of(observation))


def _key_of(observation: Observation) -> str:
    """Return how the costs are told: as tokens, or, where there are none, as how often one is out."""
    return "out" if isinstance(observation.options, ace_chasing.Options) else "costs"


def _costs(action: Action, keep: float, exchange: float, key: str) -> Why | None:
    """Return what either way costs in a hundred deals, if that speaks for what is advised."""
    kept, exchanged = about(keep), about(exchange)
    ours, other = (keep, exchange) if action == KEEP else (exchange, keep)
    if kept == exchanged:
        return Why(f"{key}-same", tokens={"cost": kept}, numbers={"times": kept}) if kept else None
    if ours > other:
        return None
    if not kept:
        key = f"{key}-safe"
    return Why(
        key,
        tokens={"keep": kept, "exchange": exchanged},
        numbers={"keeping": kept, "exchanging": exchanged},
    )


def about(cost: float) -> int:
    """Return a number that claims no more than is known: above ten, fives.

    >>> about(-0.3), about(7.4), about(31.2)
    (0, 7, 30)
    """
    if cost < 10:
        return max(0, round(cost))
    return 5 * round(cost / 5)


def _lower_known(observation: Observation) -> tuple[int, Card] | None:
    """Return who has had the turn and holds a lower card, as this player has seen; the lowest such card.

    Only where the lowest card loses, and nothing is settled by a Matto.
    """
    if isinstance(observation.options, ace_chasing.Options) or observation.tie is not None:
        return None
    own, order = observation.card, observation.order
    if not isinstance(own, Card) or own.id == _FOOL or observation.seat not in order:
        return None
    before = order[: order.index(observation.seat)]
    found = [
        (card.rank, seat, card)
        for seat in before
        if isinstance(card := observation.cards[seat], Card)
        and card.rank < own.rank
        and card.id != _FOOL
        and not observation.dead[seat]
    ]
    return min(found)[1:] if found else None


_FOOL: Final = campli.MATTO.id


def _counting(person: Person, observation: Observation) -> Prospects:
    """Return what the deal's end is worth in tokens and nothing else."""
    return Prospects(replace(person, level=2), observation, 0.0)


def _mean(ask: Callable[[], Both]) -> Both:
    keeps, exchanges = zip(*(ask() for _ in range(TRIES)), strict=True)
    return sum(keeps) / TRIES, sum(exchanges) / TRIES


def _campli(person: Person, observation: Observation, heard: Heard, random: Random) -> Both:
    reading = Reading(person, observation, heard, random)
    seat = observation.seat
    if is_near(reading):

        def lost(losses: Mapping[int, int]) -> float:
            return -float(losses.get(seat, 0))

        return compare_options(reading, lost)
    return reckon(reading, stakes(replace(person, level=2), observation))


def _lu_stu(person: Person, observation: Observation, heard: Heard, random: Random) -> Both:
    worth = _counting(person, observation)
    return _mean(lambda: lu_stu_turn.weigh(person, observation, heard, random, worth))


def _cuckoo(person: Person, observation: Observation, heard: Heard, random: Random) -> Both:
    worth = _counting(person, observation)
    return _mean(lambda: cuckoo_bots.weigh(person, observation, heard, random, worth))


def _tiebreak(person: Person, observation: Observation, heard: Heard, random: Random) -> Both:
    worth = _counting(person, observation)
    return _mean(lambda: tiebreak_bots.weigh(person, observation, heard, random, worth))


def _ace_chasing(person: Person, observation: Observation, heard: Heard, random: Random) -> Both:
    place = observation.order.index(observation.seat)

    def worth(cards: Sequence[int]) -> float:
        _, survives, _ = aces.fate(cards, place)
        return 0.0 if survives else -1.0

    return _mean(lambda: aces.weigh(person, observation, heard, random, worth))


_WEIGH: Final[dict[type, Callable[[Person, Observation, Heard, Random], Both]]] = {
    campli.Options: _campli,
    lu_stu.Options: _lu_stu,
    cuckoo.Options: _cuckoo,
    tiebreak.Options: _tiebreak,
    ace_chasing.Options: _ace_chasing,
}


# The inn, coming back, dividing


def _of_inn(observation: Observation, action: Action) -> Why | None:
    """Return what asking costs, or how rare the nulla is, for who may promise to pay for it."""
    if observation.kind == "inn":
        return Why("ask") if action == ASK else None
    if action.word != "agree" or not isinstance(observation.options, campli.Options):
        return None
    left = unseen(observation, pack_of(campli.ID, observation.options))
    return Why("nulla", numbers={"nulle": left[campli.NULLA], "cards": left.total()})


def _of_coins(observation: Observation, action: Action) -> Why | None:
    """Return what coming back, or a part of the pool, is worth."""
    chance = _CHANCES.get(type(observation.options))
    if chance is None:
        return None
    if observation.kind in ("reentry", "backing"):
        return _of_return(chance, observation, action)
    return _of_division(chance, observation) if observation.kind == "agreement" else None


def _of_return(chance: WinChance, observation: Observation, action: Action) -> Why | None:
    """Return what coming back brings on the average, if that speaks for what is advised."""
    cost, seat = observation.cost or 0, observation.seat
    other = observation.about if observation.kind == "backing" else seat
    if other is None:
        return None
    worth = prize(chance, observation, other, cost, observation.tokens)
    if other == seat:
        worth *= own_part(observation)
    stays_out = action == LEAVE or action.word == "decline"
    if stays_out == (worth > cost):
        return None
    key = "return" if other == seat else "return-other"
    return Why(key, seats={"name": other}, coins={"worth": round(worth), "cost": cost})


def _of_division(chance: WinChance, observation: Observation) -> Why:
    """Return what part of the pool one would win on the average."""
    fair = round(100 * chance(observation.seat, observation.tokens, observation.dealer))
    return Why("fair", percents={"fair": fair})
