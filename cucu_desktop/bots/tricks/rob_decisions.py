"""Robbing and discarding in Cuccu a trionfo.

The cards that can be robbed are the highest of all, and cost only a low discard: all players rob. A beginner
discards the cards of least value; others try each discard in consistent worlds, so that they keep the trump
card and clear a series that they cannot hold.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import errors_behind, estimates_of
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.heuristics import policies, upward
from cucu_desktop.bots.tricks.trick_belief import TrickBelief, is_smiths
from cucu_desktop.bots.tricks.trick_playout import play_out
from cucu_desktop.bots.tricks.trick_position import DealContext, Position
from cucu_desktop.engine.actions import LEAVE, ROB, Action
from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.seating import following
from cucu_desktop.engine.tricks.world_sampling import World, Worlds
from cucu_desktop.games import trionfo

HAND: Final = 8
TRIED: Final = {2: 20, 3: 60}
"""The number of worlds in which each card is tried, by level."""
RECKONER: Final = 3
ROBBED: Final = 5
"""The factor of more worlds at this level for robbing, which has only two options."""
PATIENCE: Final = 3
"""The factor of more worlds for the counsellor."""


class RobJudge:
    """The judge of robbing, for each level."""

    def __init__(self, pack: BitPack) -> None:
        self._pack = pack

    def reckon(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], random: Random
    ) -> Assessment:
        """Return the expected points of the deal with the card and without it."""
        peeked = observation.peeked
        assert peeked is not None  # the card that may be robbed
        ends: dict[Action, list[float]] = {ROB: [], LEAVE: []}
        for _ in range(_worlds(person) * (ROBBED if person.level >= RECKONER else 1)):
            cards = self._unseen(observation)
            random.shuffle(cards)
            hands = [[card for card in hand if card is not HIDDEN] for hand in observation.hands]
            for seat, hand in enumerate(hands):
                robbed = len(observation.robbed[seat])
                if seat != observation.seat:
                    hand.extend(observation.robbed[seat])
                hand.extend(cards.pop() for _ in range(HAND + robbed - len(hand)))
            for action, found in ends.items():
                dealt, pile = [[*hand] for hand in hands], [*cards]
                indicator = _finish_robbing(observation, dealt, pile, is_robbed=action == ROB)
                found.append(self._end(observation, self._pack.lay(*dealt), self._pack.lows[indicator]))
        return _compared(ends)

    def habit(
        self, _person: Person, _observation: TrickObservation, _heard: Sequence[object], _random: Random
    ) -> Policy:
        """Rob."""
        return certain(ROB)

    def _unseen(self, observation: TrickObservation) -> list[Card]:
        """Return the cards that this player has not seen."""
        seen = [card for hand in observation.hands for card in hand if card is not HIDDEN]
        seen += [
            card
            for seat, robbed in enumerate(observation.robbed)
            for card in robbed
            if seat != observation.seat
        ]
        seen += [observation.peeked] if observation.peeked else []
        return sorted((Counter(CUCCO.cards) - Counter(seen)).elements(), key=lambda card: card.rank)

    def _end(self, observation: TrickObservation, hands: Sequence[int], trump: int) -> float:
        """Return the point difference at the end for this side with these hands."""
        assert observation.sides is not None  # partners sit opposite
        ours = next(side for side in observation.sides if observation.seat in side)
        is_ours = tuple(seat in ours for seat in range(len(hands)))
        is_strict = is_smiths(observation)
        context = DealContext(self._pack, is_ours, following(observation.order), trump, is_strict)
        left = [down_to_eight(self._pack, hand, trump) for hand in hands]
        _, policy = policies(context)
        start = Position(observation.order[0], len(hands))
        away = sum(self._pack.points) ^ sum(left) ^ self._pack.high[trump]
        got, _ = play_out(context, left, start, [policy] * len(hands), away=away)
        return (2 * got - self._pack.worth(sum(left))) / self._pack.part


class DiscardJudge:
    """The judge of discards, for each level."""

    def __init__(self, pack: BitPack) -> None:
        self._pack = pack

    def reckon(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], random: Random
    ) -> Assessment:
        """Return the expected points of the deal with each card as the next discard."""
        pack, belief = self._pack, TrickBelief.of(observation, self._pack)
        context = belief.context(belief.friends())
        worlds = Worlds(observation)
        _, policy = policies(context)
        start = Position(observation.order[0], len(observation.hands))
        played = sum(pack.points) ^ pack.high[context.trump]
        ends: dict[Action, list[float]] = {option: [] for option in belief.options}
        for _ in range(_worlds(person)):
            hands = pack.lay(*as_laid_away(pack, observation, worlds.sample(random)).hands)
            for option, found in ends.items():
                left = [*hands]
                left[belief.seat] ^= pack.in_hand(option.card, hands[belief.seat])
                left = [down_to_eight(pack, hand, context.trump) for hand in left]
                got, _ = play_out(context, left, start, [policy] * len(hands), away=played ^ sum(left))
                found.append((2 * got - pack.worth(sum(left))) / pack.part)
        return _compared(ends)

    def habit(
        self, _person: Person, observation: TrickObservation, _heard: Sequence[object], _random: Random
    ) -> Policy:
        """Return the policy that discards the card of least value."""
        pack, belief = self._pack, TrickBelief.of(observation, self._pack)
        context = belief.context(belief.friends())
        (hand,) = pack.lay(option.card for option in belief.options if option.card)
        least = _least(pack, hand, context.trump)
        return certain(next(option for option in belief.options if option.card is pack.cards[least]))


def _worlds(person: Person) -> int:
    """Return the number of worlds for this person."""
    return TRIED[person.level] * (PATIENCE if person.is_counsellor else 1)


def _finish_robbing(
    observation: TrickObservation, hands: Sequence[list[Card]], pile: list[Card], *, is_robbed: bool
) -> Card:
    """Rob or leave the card looked at, and finish the robbing of all; return the indicator."""
    *_, cutter, dealer = observation.order
    peeked, robbed = observation.peeked, [len(cards) for cards in observation.robbed]
    assert peeked is not None  # the card in question
    most = trionfo.MOST_ROBBED if is_smiths(observation) else len(pile)
    robber = observation.seat
    end = -1 if robber == dealer else 0
    if is_robbed:
        hands[robber].append(peeked)
        robbed[robber] += 1
        _rob_on(hands[robber], pile, end, most - robbed[robber])
    elif robber == dealer:
        pile.append(peeked)
    if robber == cutter:
        _rob_on(hands[dealer], pile, -1, most)
    return pile.pop()


def _rob_on(hand: list[Card], pile: list[Card], end: int, most: int) -> None:
    """Rob all cards that may be robbed from this end of the pile."""
    while most > 0 and pile[end] in trionfo.TO_ROB:
        hand.append(pile.pop(end))
        most -= 1


def as_laid_away(pack: BitPack, seen: TrickObservation, world: World) -> World:
    """Return the world in which the others have discarded the cards of least value, as most do."""
    hands, laid_by = [*world.hands], {}
    for seat in {seat for seat, card in seen.discards if card is HIDDEN}:
        laid = [card for other, card in world.discards if other == seat]
        cards = sorted([*hands[seat], *laid], key=partial(_keeping, pack, seen, seat))
        laid_by[seat] = iter(cards[: len(laid)])
        hands[seat] = tuple(cards[len(laid) :])
    return replace(
        world,
        hands=tuple(hands),
        discards=tuple(
            (seat, next(laid_by[seat]) if seat in laid_by else card) for seat, card in world.discards
        ),
    )


def _keeping(pack: BitPack, seen: TrickObservation, seat: int, card: Card) -> tuple[bool, bool, int, int]:
    """Return the sort key by which cards are kept: lowest if the hand is known to lack the card."""
    low = pack.lows[card]
    is_held = not seen.lacks[seat] >> card.rank & 1
    return is_held, card is seen.indicator, pack.points[low], low


def down_to_eight(pack: BitPack, hand: int, trump: int) -> int:
    """Return a hand reduced to eight cards by discarding those of least value."""
    while hand.bit_count() > HAND:
        hand ^= _least(pack, hand, trump)
    return hand


def _least(pack: BitPack, hand: int, trump: int) -> int:
    """Return the card of least value, of equal ones the lowest, but not the trump card."""
    return min(upward(hand & ~trump), key=pack.points.__getitem__)


def _compared(ends: Mapping[Action, Sequence[float]]) -> Assessment:
    """Return the mean ends of all options in the same worlds."""
    samples = list(zip(*ends.values(), strict=True))
    worths = dict(zip(ends, estimates_of(samples), strict=True))
    behind = dict(zip(ends, errors_behind(samples), strict=True))
    return Assessment.of("points", worths, behind_errors=behind)
