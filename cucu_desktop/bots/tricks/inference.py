"""What the cards played tell of the hidden ones: how likely each hand is, and how well its player plays.

Each player may be of any level. A beginner and one who counts play by their policies (`heuristics`), but for
a slip now and then; who thinks plays by habit (`habits`). A hand is as likely, for each level, as the cards
that came from it are with it; a world as all its hands together. So who leads from XII is told from who leads
from the lion, and a beginner, who is known as one after some tricks, tells nearly everything. In Zifuli it
tells who plays with the bidder.

What somebody plays hangs on their own hand and on what all have seen, and on nothing else: so the hands of a
world can be looked at one by one, and one that was looked at once is known.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.belief import TrickBelief
from cucu_desktop.bots.tricks.bid_reading import BidReading, Chances
from cucu_desktop.bots.tricks.habits import Weights, describe, powers
from cucu_desktop.bots.tricks.heuristics import Policy, policies
from cucu_desktop.bots.tricks.position import Position
from cucu_desktop.bots.tricks.robbing import as_laid_away
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.tricks.world_sampling import World, Worlds

SLIP: Final = 0.05
"""How often who goes by a policy plays something else."""
LEVELS: Final = (1.0, 1.0, 1.0)
"""How likely each level is before a card is played, one as the other."""
PLAYED_OUT: Final = (1.0, 2.0, 0.25)
"""The same for who tells what a card is worth: who thinks is played out as one who counts.

To read their cards as thought out and play them out as counted would bring what neither does. A few are left
to think, or a card that no policy plays would tell too much.
"""
FORCED: Final = (1.0, 1.0, 1.0)
"""How likely who of any level plays the only card that they may play."""

PAIR: Final = 2
"""So many hidden hands it takes for one to tell from another."""
MOVES: Final = 8
"""So many times cards change places in a world that is there again."""


class Drawn(NamedTuple):
    """A likely world.

    Attributes:
        world: it.
        weight: how often it counts.
        origin: the number of the world that it was moved from, or its own.
    """

    world: World
    weight: int
    origin: int


Hands = Sequence[Sequence[Card]]


class _Play(NamedTuple):
    """A card that was played by a hand that is hidden.

    Attributes:
        seat: who played it.
        card: it.
        trick: the trick before it.
        unplayed: all cards that were not played yet.
        is_told: whether all knew by then who plays with whom.
    """

    seat: int
    card: int
    trick: Position
    unplayed: int
    is_told: bool


class Reading:
    """What one seat reads from the cards that the others have played."""

    def __init__(self, belief: TrickBelief, weights: Weights, levels: Chances = LEVELS) -> None:
        """Look at the play so far.

        Args:
            belief: what this seat knows.
            weights: the habits of who thinks.
            levels: how likely each level is before a card is played.
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
        """Yield what hidden hands have played, in order; note which copies of cards are left."""
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
        """Return worlds as likely as they are: so many in all.

        Worlds are drawn that fit what was seen; of those the likely ones are taken, several times perhaps.
        One that is there again is moved: cards of two hands change places, as likely as they may
        (Metropolis).

        Args:
            number: how many, each counted as often as it is there.
            random: chance.
            tried: of how many they are taken, if of more.
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
        """Return the number of the first of so many worlds that are drawn now."""
        first, self._drawn = self._drawn, self._drawn + tried
        return first

    def _moved(self, world: World, random: Random) -> World:
        """Return a world near this one, as likely as it is beside it."""
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
        """Return by which policy each seat may play on in this world, as they have played so far."""
        return [
            self._policies[0 if _drawn(self.of_hand(seat, world), random) == 0 else 1]
            for seat in range(len(world.hands))
        ]

    def likelihood(self, world: World) -> float:
        """Return how likely the play so far is in this world, up to a factor that is the same for all."""
        likely = 1.0
        for seat in self._hidden:
            likely *= sum(self.of_hand(seat, world))
        return likely

    def of_hand(self, seat: int, world: World) -> Chances:
        """Return for each level how likely it is that this seat is of it and has played what it has."""
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
        """Return who plays with the bidder of Zifuli with these hands, if anybody does."""
        if self._called is None:
            return None
        if self._seen.sides:
            with_bidder = next(side for side in self._seen.sides if self._bidder in side)
            return next((seat for seat in with_bidder if seat != self._bidder), None)
        holders = (seat for seat, hand in enumerate(hands) if self._called in hand)
        return next((seat for seat in holders if seat != self._bidder), None)

    def _of_hand(self, seat: int, hand: int, partner: int | None) -> Chances:
        """Return the same for what is left in hand."""
        beginner, counting, thinking = self._levels
        known = self._known_plays
        for number, play in self._plays.get(seat, ()):
            hand |= play.card  # the last one first: so this is what was in hand then
            trick = play.trick
            is_ours = bool(trick.series) and self._is_friend(seat, trick.winner, play, partner)
            follow = hand & (trick.series | self._context.trump)
            # Who follows looks at nothing else in hand.
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
        """Return for each level how likely somebody of it plays what was played from this hand."""
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
        """Return how likely somebody who thinks plays what was played, of these cards."""
        pack, trick, trump = self._pack, play.trick, self._context.trump
        others = play.unplayed & ~hand
        whole = mine = 0.0
        # Who does not follow looks at each series by itself: so a part of a hand that was looked at is known.
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
        """Tell whether a player took another one for a friend when they played a card."""
        if self._sides is not None:
            return any(seat in side and other in side for side in self._sides)
        with_bidder = [self._bidder]
        if partner is not None and (seat == partner or play.is_told):
            with_bidder.append(partner)
        return (seat in with_bidder) == (other in with_bidder)


def _drawn(chances: Chances, random: Random) -> int:
    """Return one of the levels, as likely as it is."""
    return random.choices(range(len(chances)), chances)[0]
