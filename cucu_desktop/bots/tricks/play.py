"""The card to play: by a policy, or by Monte Carlo search over consistent worlds.

Worlds are sampled from the seat's information set by likelihood (`trick_inference`), and each card is
tried in them. With many cards in hand the deal is then played out, by each player at their inferred
level; with the last cards it is solved, later so where worths are asked for. The card with the best average
is played; one that is far behind is dropped. The work is counted and not timed, so that
the same seed gives the same card on every machine.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.habits import Weights
from cucu_desktop.bots.tricks.heuristics import policies
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trial import End, Trial
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.bots.tricks.trick_inference import LEVELS, PLAYED_OUT, Drawn, Reading
from cucu_desktop.bots.tricks.trick_playout import play_out
from cucu_desktop.bots.tricks.trick_position import DealContext
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.tricks.observation import TrickObservation


class Recount:
    """The ends of one world with even points, which most deals of Cöch and Zifuli do not need.

    Even points are counted again by other values (H3), so an end with even points is still won, drawn or
    lost. A deal is searched for its points, which is quick since many cards have equal values; only an even
    end is searched again, with both counts in one number.
    """

    def __init__(
        self, belief: TrickBelief, pack: BitPack, context: DealContext, hands: Sequence[int]
    ) -> None:
        """Take a world.

        Args:
            belief: the seat's information.
            pack: the pack with both counts in one number.
            context: the deal.
            hands: the cards in hand.
        """
        self._position = TrickBelief.of(belief.observation, pack).position
        self._context = context._replace(pack=pack)
        self._hands = hands
        self._pack = pack
        self._ours, theirs = TrickBelief.of(belief.observation, pack).taken(context)
        self._in_play = self._ours + theirs + self._position.points + pack.worth(sum(hands))
        self._solver: Solver | None = None

    @property
    def work(self) -> int:
        """The number of leads examined so far."""
        return self._solver.work if self._solver else 0

    def after(self, taken: int) -> float:
        """Return 1, 0.5 or 0: won, drawn or lost if our side takes these cards of those left."""
        return self._pack.won(self._ours + self._pack.worth(taken), self._in_play)

    def solved(self, card: int, option: Action, out: int) -> float:
        """Return the same if this card is played now, and `out` is then played with best play."""
        self._solver = self._solver or Solver(self._context, self._hands)
        position = self._position.after(card, self._context, option.series)
        half, is_odd = divmod(self._in_play, 2)
        if self._solver.can_take(position, out, half + 1 - self._ours):
            return 1.0
        if not is_odd and self._solver.can_take(position, out, half - self._ours):
            return 0.5
        return 0.0


LAST: Final = 5
"""The number of cards in hand from which the rest is solved in every world, to choose a card."""
LAST_TOLD: Final = 2
"""The number of cards in hand from which the rest is solved to compute the worth of each card.

A solver assumes open cards: good for choosing, but the worth depends on players who do not see them.
"""
WORLDS: Final = 200
"""The largest number of worlds that are played out by a policy."""
TOLD: Final = 140
"""The number of worlds where all cards keep being tried for their worths."""
ROUNDS: Final = 4
"""How often as many worlds are drawn as long as the best cards are not apart, where worths are asked for."""
SOLVED: Final = 80
"""The largest number of worlds that are solved."""
AT_ONCE: Final = 40
"""The number of worlds that are drawn at once; often fewer than all are needed."""
MANY: Final = 2
"""The oversampling of worlds where worths are asked for: one of this many is taken."""
EVEN: Final = 0.5
"""A number of wins that is neither 0 nor 1."""
WORK: Final = 25_000
"""The number of leads examined in solving after which no further world is begun."""


class CardPlay:
    """The judge of card play in one game, for each level."""

    def __init__(self, pack: BitPack, weights: Weights) -> None:
        """Take the pack, and the habits of the other players."""
        self._pack = pack
        self._weights = weights

    def habit(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], _random: Random
    ) -> Policy:
        """Return the card of a player who plays by a policy."""
        belief = TrickBelief.of(observation, self._pack)
        return certain(self._by_policy(belief, person.level))

    def _by_policy(self, belief: TrickBelief, level: int) -> Action:
        """Return the policy's card at a level; the trump card is led with the series of greater value."""
        pack, trick = self._pack, belief.position
        hand, others = belief.hand_and_others()
        context = belief.context(belief.friends())
        options = {pack.in_hand(option.card, hand): option for option in belief.options}
        is_ours = context.ours[trick.winner] and bool(trick.series)
        card = policies(context)[level - 1](sum(options), others, trick, is_ours)
        if options[card].series is None:
            return options[card]
        dear = max(pack.series, key=lambda name: pack.average(others & pack.series[name]))
        return next(option for option in belief.options if option.series == dear)

    def reckon(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], random: Random
    ) -> Assessment:
        """Return the expected points of each card in sampled worlds."""
        pack, belief = self._pack, TrickBelief.of(observation, self._pack)
        reading = Reading(belief, self._weights, PLAYED_OUT if person.is_counsellor else LEVELS)
        is_last = len(observation.hands[belief.seat]) <= (LAST_TOLD if person.is_counsellor else LAST)
        trial = Trial(belief.options, may_stop=not person.is_counsellor)
        work = 0
        worlds = SOLVED if is_last else min(TOLD, WORLDS) if person.is_counsellor else WORLDS
        draw = _at_once if person.is_counsellor else _by_and_by
        for number, (world, weight, origin) in enumerate(draw(reading, worlds, random), 1):
            *hands, lying, away = pack.lay(*world.hands, observation.trick, world.away)
            context = belief.context(belief.friends(world))
            solver = Solver(context, hands) if is_last else None
            seated = [] if is_last else reading.policies(world, random)
            secret = belief.secret(hands)
            ours, theirs = belief.taken(context)
            in_play = ours + theirs + belief.position.points + pack.worth(sum(hands))
            recount = Recount(belief, pack.with_recount, context, hands) if pack.with_recount else None
            ends = {}
            for option in trial.left:
                card = pack.in_hand(option.card, hands[belief.seat])
                after = belief.position.after(card, context, option.series)
                left = [*hands]
                left[belief.seat] ^= card
                if solver:
                    got, taken = solver.value(after, sum(left)), 0
                else:
                    got, taken = play_out(
                        context, left, after, seated, lying=lying | card, away=away, secret=secret
                    )
                won = pack.won(ours + got, in_play)
                if won == EVEN and recount:
                    won = recount.solved(card, option, sum(left)) if solver else recount.after(taken)
                ends[option] = End((2 * (ours + got) - in_play) / pack.part, won)
            trial.note(ends, weight, origin)
            work += solver.work if solver else 0
            work += recount.work if recount else 0
            if work > WORK or trial.is_settled:
                break
            if number % worlds == 0 and person.is_counsellor and trial.leave_clearly_behind():
                break
        return trial.assessment()


def _by_and_by(reading: Reading, number: int, random: Random) -> Iterator[Drawn]:
    """Yield `number` likely worlds in batches, as far as they are asked for."""
    while number > 0:
        yield from reading.draw(min(number, AT_ONCE), random)
        number -= AT_ONCE


def _at_once(reading: Reading, number: int, random: Random) -> Iterator[Drawn]:
    """Yield likely worlds of large samples: in small ones the likely worlds are overrepresented."""
    for _ in range(ROUNDS):
        yield from reading.draw(number, random, MANY * number)
