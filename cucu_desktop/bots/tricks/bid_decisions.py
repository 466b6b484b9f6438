"""Bidding in Zifuli: the card to name, and the limit of overcalling.

Naming a card chooses an unseen partner, and promises that two hands take more than three. A beginner bids by
the value of the hand. Others try bids: in consistent worlds the deal is played out with each card named, and
with none. A bid with enough expected tokens is made, bold players need fewer. Level 2 assumes that nobody
bids any more and that the partner is public. Level 3 infers hands from earlier bids (`bid_reading`), models
the others' further bids, and keeps the partner secret until the cards reveal it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, Estimate, Policy, certain
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.bid_reading import Bid, BidReading, bid_by_rule, by_rule, by_trial
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.heuristics import beginner_policy, counting_policy
from cucu_desktop.bots.tricks.trial import weighted
from cucu_desktop.bots.tricks.trick_playout import play_out
from cucu_desktop.bots.tricks.trick_position import DealContext, Position, Secret
from cucu_desktop.engine.actions import PASS, Action
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.seating import following
from cucu_desktop.engine.tricks.world_sampling import Worlds

TRIED: Final = {2: 24, 3: 240}
"""The number of worlds in which each bid is tried, by level."""
MARGIN: Final = 0.0
"""The gain in expected tokens over passing that a player of neutral character demands."""
TOKENS: Final = {True: 8, False: 2}
"""The bidder's tokens for a won or lost deal: alone, or with a partner."""
THINKS: Final = 3
"""The level from which players model the others' bids."""
COUNT: Final = (1.0, 2.0)
"""The prior probability of a beginner, and of a counting player, before any bid."""


class _Contract(NamedTuple):
    """The last bidder, if any, and the card named, as its lower copy, or 0."""

    bidder: int | None
    called: Bid


class _Deal(NamedTuple):
    """A world in which the bidding goes on.

    Attributes:
        hands: the cards, as bits.
        counts: for each seat whether it is a counting player, or a beginner.
        weight: its likelihood, up to a common factor.
    """

    hands: Sequence[int]
    counts: Sequence[bool]
    weight: float


class BidJudge:
    """Judges bids, for each level."""

    def __init__(self, pack: BitPack) -> None:
        self._pack = pack
        self._policies = (beginner_policy(pack), counting_policy(pack))

    def reckon(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], random: Random
    ) -> Assessment:
        """Return the expected tokens of each bid, and of passing."""
        bids = _bids(observation)
        worlds, reading = Worlds(observation), BidReading(self._pack, observation)
        brought: dict[Action, list[int]] = {action: [] for action in (PASS, *bids)}
        weights, thinks = [], person.level >= THINKS
        for _ in range(TRIED[person.level]):
            hands = self._pack.lay(*worlds.sample(random).hands)
            deal = self._deal(reading, hands, random) if thinks else _Deal(hands, [True] * len(hands), 1.0)
            weights.append(deal.weight)
            for action, tokens in brought.items():
                contract = self._bid(observation, action)
                if thinks:
                    contract = self._bid_on(observation, deal, contract, random)
                tokens.append(self._tokens(observation, deal, contract, is_secret=thinks))
        apart = range(len(weights))
        worths = {action: Estimate(*weighted(tokens, weights, apart)) for action, tokens in brought.items()}
        likings = {action: worth.worth for action, worth in worths.items()}
        likings[PASS] += MARGIN + (person.caution - person.boldness) / 2
        most = brought[max(worths, key=lambda action: worths[action].worth)]
        behind = {
            action: weighted([own - best for own, best in zip(tokens, most, strict=True)], weights, apart)[1]
            for action, tokens in brought.items()
        }
        return Assessment.of("tokens", worths, likings, behind)

    def habit(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], _random: Random
    ) -> Policy:
        """Return a beginner's bid."""
        pack, bids = self._pack, _bids(observation)
        (hand,) = pack.lay(card for card in observation.hands[observation.seat] if card is not HIDDEN)
        named = [pack.lows[_card(bid)] for bid in bids]
        found = bid_by_rule(pack, hand, named, person.caution - person.boldness)
        return certain(next((bid for bid in bids if pack.lows[_card(bid)] == found), PASS))

    def _deal(self, reading: BidReading, hands: Sequence[int], random: Random) -> _Deal:
        """Return this world with player types sampled given the bids."""
        weight, counts = 1.0, []
        for seat, hand in enumerate(hands):
            told = reading.chances(seat, hand)
            chances = [level * each for level, each in zip(COUNT, told, strict=True)]
            weight *= sum(chances)
            counts.append(random.random() * sum(chances) >= chances[0])
        return _Deal(hands, counts, weight)

    def _tokens(
        self, observation: TrickObservation, deal: _Deal, contract: _Contract, *, is_secret: bool
    ) -> int:
        """Return the tokens that this player wins or loses in this world with this contract."""
        bidder, called = contract
        if bidder is None:
            return 0
        pack, me, hands = self._pack, observation.seat, deal.hands
        seats = len(hands)
        copies = called | pack.high[called]
        with_bidder = {seat for seat in range(seats) if copies & hands[seat]} | {bidder}
        ours = tuple((seat in with_bidder) == (me in with_bidder) for seat in range(seats))
        context = DealContext(pack, ours, following(observation.order))
        policies = [self._policies[counts] for counts in deal.counts]
        start = Position(observation.order[0], seats)
        secret = Secret.of(bidder, copies, hands) if is_secret else None
        _, taken = play_out(context, hands, start, policies, secret=secret)
        both_counts = pack.with_recount or pack
        lead = 2 * both_counts.worth(taken) - both_counts.worth(sum(hands))
        sign = (lead > 0) - (lead < 0)
        alone = len(with_bidder) == 1
        if me == bidder:
            return sign * TOKENS[alone]
        if me in with_bidder or not alone:
            return sign
        return 2 * sign

    def _bid(self, observation: TrickObservation, action: Action) -> _Contract:
        """Return the contract after this bid."""
        if action.card:
            return _Contract(observation.seat, self._pack.lows[action.card])
        bid = observation.highest_bid
        return _Contract(bid[0], self._pack.lows[bid[1]]) if bid else _Contract(None, 0)

    def _bid_on(
        self, observation: TrickObservation, deal: _Deal, contract: _Contract, random: Random
    ) -> _Contract:
        """Return the final contract, with the others' further bids sampled."""
        pack, after, seat = self._pack, following(observation.order), observation.seat
        passed = {other for other, card in observation.bids if card is None}
        if contract.bidder != seat:
            passed.add(seat)
        while len(passed) < len(deal.hands) - (contract.bidder is not None):
            seat = after[seat]
            if seat in passed:
                continue
            chances = (by_trial if deal.counts[seat] else by_rule)(pack, deal.hands[seat], contract.called)
            named = random.choices([*chances], [*chances.values()])[0]
            if named:
                contract = _Contract(seat, named)
            else:
                passed.add(seat)
        return contract


def _bids(observation: TrickObservation) -> list[Action]:
    """Return the cards that may be named."""
    assert observation.decision is not None  # this player decides
    return [option for option in observation.decision.options if isinstance(option, Action) and option.card]


def _card(bid: Action) -> Card:
    """Return the card that is named."""
    assert bid.card is not None  # a bid names a card
    return bid.card
