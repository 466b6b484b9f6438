"""Inference from the cards played: the likelihood of each hidden hand, and of each player's level.

Each player may be of any level. A beginner and a counting player follow their policies (`heuristics`), with
occasional slips; level 3 plays by habit (`habits`). The likelihood of a hand, for each level, is that of the
cards played from it; that of a world is the product over its hands. So the leader's level is inferred with
the cards: a beginner, once identified after some tricks, gives nearly all information away. In Zifuli this
also gives the bidder's partner.

A player's choice depends only on their hand and on public information: so the hands of a
world are evaluated one by one, and cached.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.bid_reading import BidReading, Chances
from cucu_desktop.bots.tricks.habits import Weights, describe, powers
from cucu_desktop.bots.tricks.heuristics import Policy, policies
from cucu_desktop.bots.tricks.rob_decisions import as_laid_away
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.bots.tricks.trick_position import Position
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.tricks.world_sampling import World, Worlds

SLIP: Final = 0.05
"""The probability that a player with a policy deviates from it."""
LEVELS: Final = (1.0, 1.0, 1.0)
"""The prior probability of each level, before a card is played."""
PLAYED_OUT: Final = (1.0, 2.0, 0.25)
"""The prior of each level in playouts for the worths of cards, where level 3 is a counting player.

Reading the cards of level 3 as searched and playing them out as counted would be inconsistent. A few are left
at level 3, or a card that no policy plays would carry too much information.
"""
FORCED: Final = (1.0, 1.0, 1.0)
"""The probability of a forced card, for any level."""

PAIR: Final = 2
"""The number of hidden hands from which inference is possible."""
MOVES: Final = 8
"""The number of Metropolis steps for a world that is drawn again."""


class Drawn(NamedTuple):
    """A sampled world.

    Attributes:
        world: the world.
        weight: its weight.
        origin: the number of the world that it was moved from, or its own.
    """

    world: World
    weight: int
    origin: int


Hands = Sequence[Sequence[Card]]


class _Play(NamedTuple):
    """A card played from a hidden hand.

    Attributes:
        seat: its player.
        card: the card.
        trick: the trick before it.
        unplayed: all cards that were not played yet.
        is_told: whether the sides were public by then.
    """

    seat: int
    card: int
    trick: Position
    unplayed: int
    is_told: bool


class Reading:
    """One seat's inference from the cards that the others have played."""

    def __init__(self, belief: TrickBelief, weights: Weights, levels: Chances = LEVELS) -> None:
        """Take the play so far.

        Args:
            belief: the seat's information.
            weights: the habits of level 3.
            levels: the prior probability of each level.
        """
        self._levels = levels
        self._pack = belief.pack
        self._weights = weights
        self._context = belief.context(belief.friends())
        self._policies = policies(self._context)
        self._lows = sum(set(belief.pack.lows.values()))
        self._seen = belief.observation
        self._sides = self._seen.sides if not self._seen.bids else None
        self._bidder: int | None
        self._called: Card | None
        self._bidder, self._called = self._seen.highest_bid or (None, None)
        seen = self._seen
        self._worlds = Worlds(seen)
        self._drawn = 0
        self._bids = BidReading(belief.pack, seen)
        self._hidden = [seat for seat, hand in enumerate(seen.hands) if HIDDEN in hand]
        self._kept = [
            {card for bidder, card in seen.bids if bidder == seat} | set(seen.robbed[seat])
            for seat in range(len(seen.hands))
        ]
        """For each seat the cards of which a copy has to stay with it."""
        self._free: dict[Card, int] = {**belief.pack.lows}
        self._plays: dict[int, list[tuple[int, _Play]]] = {}
        """By seat, with their numbers; the last one first."""
        for number, play in enumerate(self._read(belief)):
            self._plays.setdefault(play.seat, []).insert(0, (number, play))
        self._known_plays: dict[tuple[int, int, bool], Chances] = {}
        self._known_powers: dict[tuple[int, int, int, bool], dict[int, float]] = {}
        self._known: dict[tuple[int, int, int | None], Chances] = {}

    def _read(self, belief: TrickBelief) -> Iterator[_Play]:
        """Yield the plays of hidden hands, in order; record the remaining copies of cards."""
        pack, seen, context = self._pack, self._seen, self._context
        unplayed = sum(pack.points)
        if seen.indicator:
            unplayed ^= pack.high[pack.lows[seen.indicator]]
        known = {seen.seat, *seen.dummies}
        is_told = False
        for leader, cards, series in belief.tricks():
            trick = Position(leader, len(seen.hands))
            for card in cards:
                seat, bit = trick.seat, self._take(card)
                if seat not in known:
                    yield _Play(seat, bit, trick, unplayed, is_told)
                unplayed ^= bit
                is_told |= card is self._called and seat != self._bidder
                trick = trick.after(bit, context, series)

    def _take(self, card: Card) -> int:
        """Return the next copy of a card that is played."""
        bit = self._free[card]
        self._free[card] = bit << 1
        return bit

    def draw(self, number: int, random: Random, tried: int = 0) -> list[Drawn]:
        """Return `number` worlds sampled by their likelihood.

        Consistent worlds are drawn uniformly and resampled by likelihood, some several times.
        A repeated one is moved by Metropolis steps that swap cards of two hands.

        Args:
            number: the number of worlds, repeats included.
            random: the random source.
            tried: the number of uniform worlds, if more.
        """
        worlds = self._worlds
        is_told = bool(self._plays or self._bids.seats) and len(self._hidden) >= PAIR
        tried = max(number, tried) if is_told else number
        drawn = [as_laid_away(self._pack, self._seen, worlds.sample(random)) for _ in range(tried)]
        if not is_told:
            return [Drawn(world, 1, origin) for origin, world in enumerate(drawn, self._count(tried))]
        likely = [self.likelihood(world) for world in drawn]
        step = sum(likely) / number
        reached, mark = 0.0, random.random() * step
        picked: dict[tuple[World, int], int] = {}
        for origin, (world, chance) in enumerate(zip(drawn, likely, strict=True), self._count(tried)):
            reached += chance
            found = world
            while mark < reached:
                mark += step
                picked[found, origin] = picked.get((found, origin), 0) + 1
                found = self._moved(found, random)
        return [Drawn(world, weight, origin) for (world, origin), weight in picked.items()]

    def _count(self, tried: int) -> int:
        """Return the number of the first of `tried` worlds that are drawn now."""
        first, self._drawn = self._drawn, self._drawn + tried
        return first

    def _moved(self, world: World, random: Random) -> World:
        """Metropolis step: return a neighbouring world, or this one, by the ratio of their likelihoods."""
        hands = [list(hand) for hand in world.hands]
        chances = {seat: sum(self._of_seat(seat, hands)) for seat in self._hidden}
        lacks, pick = self._seen.lacks, random.random
        for _ in range(MOVES):
            one, other = random.sample(self._hidden, 2)
            mine, theirs = hands[one], hands[other]
            at, there = int(pick() * len(mine)), int(pick() * len(theirs))
            card, instead = mine[at], theirs[there]
            if (
                card is instead
                or lacks[other] >> card.rank & 1
                or lacks[one] >> instead.rank & 1
                or (card in self._kept[one] and mine.count(card) == 1)
                or (instead in self._kept[other] and theirs.count(instead) == 1)
            ):
                continue
            mine[at], theirs[there] = instead, card
            now = [sum(self._of_seat(seat, hands)) for seat in (one, other)]
            if pick() * chances[one] * chances[other] < now[0] * now[1]:
                chances[one], chances[other] = now
            else:
                mine[at], theirs[there] = card, instead
        return replace(world, hands=tuple(tuple(hand) for hand in hands))

    def policies(self, world: World, random: Random) -> list[Policy]:
        """Return a sampled policy for each seat in this world, given its play so far."""
        return [
            self._policies[0 if _drawn(self.of_hand(seat, world), random) == 0 else 1]
            for seat in range(len(world.hands))
        ]

    def likelihood(self, world: World) -> float:
        """Return the likelihood of the play so far in this world, up to a common factor."""
        likely = 1.0
        for seat in self._hidden:
            likely *= sum(self.of_hand(seat, world))
        return likely

    def of_hand(self, seat: int, world: World) -> Chances:
        """Return for each level the joint probability that this seat is of it and has played its cards."""
        return self._of_seat(seat, world.hands)

    def _of_seat(self, seat: int, hands: Hands) -> Chances:
        if seat not in self._plays and seat not in self._bids.seats:
            return self._levels
        free, hand = self._free, 0
        for card in hands[seat]:
            bit = free[card]
            hand |= bit << 1 if hand & bit else bit
        partner = self._partner(hands)
        key = seat, hand, seat if seat == partner else None
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._of_hand(seat, hand, partner)
        return found

    def _partner(self, hands: Hands) -> int | None:
        """Return the bidder's partner in Zifuli with these hands, or None."""
        if self._called is None:
            return None
        if self._seen.sides:
            with_bidder = next(side for side in self._seen.sides if self._bidder in side)
            return next((seat for seat in with_bidder if seat != self._bidder), None)
        holders = (seat for seat, hand in enumerate(hands) if self._called in hand)
        return next((seat for seat in holders if seat != self._bidder), None)

    def _of_hand(self, seat: int, hand: int, partner: int | None) -> Chances:
        """Return the same from the remaining hand."""
        beginner, counting, thinking = self._levels
        known = self._known_plays
        for number, play in self._plays.get(seat, ()):
            hand |= play.card  # the last one first: so this is the hand at that time
            trick = play.trick
            is_ours = bool(trick.series) and self._is_friend(seat, trick.winner, play, partner)
            follow = hand & (trick.series | self._context.trump)
            # A player who follows considers only this series of the hand.
            key = number, follow if hand & trick.series else hand, is_ours
            found = known.get(key)
            if found is None:
                found = known[key] = self._of_play(number, play, hand, is_ours=is_ours)
            beginner *= found[0]
            counting *= found[1]
            thinking *= found[2]
        if seat in self._bids.seats:
            by_hand, by_trial = self._bids.chances(seat, hand)
            return beginner * by_hand, counting * by_trial, thinking * by_trial
        return beginner, counting, thinking

    def _of_play(self, number: int, play: _Play, hand: int, *, is_ours: bool) -> Chances:
        """Return for each level the probability of this play from this hand."""
        pack, context, trick = self._pack, self._context, play.trick
        cards = context.playable(hand, trick.series, trick.worthy)
        cards &= ~((cards & self._lows) << 1)  # one copy of each
        if not cards & cards - 1:
            return FORCED
        played, others = pack.low[play.card], play.unplayed & ~hand
        slip = SLIP / cards.bit_count()
        picked = [pack.low[policy(cards, others, trick, is_ours)] == played for policy in self._policies]
        thought = self._by_habit(number, play, cards, hand, is_ours=is_ours)
        beginner, counting, thinking = (slip + (1 - SLIP) * how for how in (*picked, thought))
        return beginner, counting, thinking

    def _by_habit(self, number: int, play: _Play, cards: int, hand: int, *, is_ours: bool) -> float:
        """Return the probability that a player of level 3 plays this card of the legal ones."""
        pack, trick, trump = self._pack, play.trick, self._context.trump
        others = play.unplayed & ~hand
        whole = mine = 0.0
        # A player who does not follow evaluates each series separately: so a part of a hand is cached.
        for mask in (-1,) if cards & trick.series else pack.masks:
            part = cards & mask
            if not part:
                continue
            key = number, part, hand & mask, is_ours
            known = self._known_powers.get(key)
            if known is None:
                told = describe(pack, part, hand, others, trick, is_ours, trump)
                known = self._known_powers[key] = powers(self._weights, *told)
            whole += sum(known.values())
            mine += known.get(pack.low[play.card], 0.0)
        return mine / whole

    def _is_friend(self, seat: int, other: int, play: _Play, partner: int | None) -> bool:
        """Return whether a player took another one for a friend when they played a card."""
        if self._sides is not None:
            return any(seat in side and other in side for side in self._sides)
        with_bidder = [self._bidder]
        if partner is not None and (seat == partner or play.is_told):
            with_bidder.append(partner)
        return (seat in with_bidder) == (other in with_bidder)


def _drawn(chances: Chances, random: Random) -> int:
    """Sample a level from the distribution."""
    return random.choices(range(len(chances)), chances)[0]
