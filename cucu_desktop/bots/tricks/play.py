"""Which card to play: by a policy, or by Monte Carlo search over worlds that could be the true one.

Worlds are sampled from what the seat knows, the likelier ones more often (`inference`), and each card is
tried in them. With many cards in hand the deal is then played out, by everybody as well as they seem to play;
with the last cards it is solved, later so by who is to tell what a card brings. The card that brings most on
average is played; one that is far behind is not tried any more. The work is counted and not timed, so that
the same seed brings the same card on every machine.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.belief import TrickBelief
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.habits import Weights
from cucu_desktop.bots.tricks.heuristics import policies
from cucu_desktop.bots.tricks.inference import LEVELS, PLAYED_OUT, Drawn, Reading
from cucu_desktop.bots.tricks.playout import play_out
from cucu_desktop.bots.tricks.recount import Recount
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trial import End, Trial
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.tricks.observation import TrickObservation

LAST: Final = 5
"""With so many cards in hand, who chooses a card solves the rest in every world."""
LAST_TOLD: Final = 2
"""The same for who tells what each card is worth.

A card can be looked for as if all saw all cards, but it brings what people make of it who do not.
"""
WORLDS: Final = 200
"""How many worlds are played out by a policy, at most."""
TOLD: Final = 140
"""How many are for who tells what each card is worth, and leaves none."""
SOLVED: Final = 80
"""How many worlds are solved, at most."""
AT_ONCE: Final = 40
"""So many worlds are drawn at once; often fewer than all are needed."""
MANY: Final = 2
"""Who is to tell what each card is worth takes each world of so many."""
EVEN: Final = 0.5
"""Of winning, neither 1 nor 0."""
WORK: Final = 25_000
"""So many leads may be looked at in solving; no further world is begun then."""


class CardPlay:
    """Decides the cards of one game, for each level."""

    def __init__(self, pack: BitPack, weights: Weights) -> None:
        """Play with this pack, with people who have these habits."""
        self._pack = pack
        self._weights = weights

    def habit(
        self, person: Person, observation: TrickObservation, _heard: Sequence[object], _random: Random
    ) -> Policy:
        """Return the card that somebody plays who goes by a policy."""
        belief = TrickBelief.of(observation, self._pack)
        return certain(self._by_policy(belief, person.level))

    def _by_policy(self, belief: TrickBelief, level: int) -> Action:
        """Return what is picked at a level; the trump card is led with the series that will bring more."""
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
        """Return what each card brings on the average in worlds that could be the true one, in points."""
        pack, belief = self._pack, TrickBelief.of(observation, self._pack)
        reading = Reading(belief, self._weights, PLAYED_OUT if person.is_counsellor else LEVELS)
        is_last = len(observation.hands[belief.seat]) <= (LAST_TOLD if person.is_counsellor else LAST)
        trial = Trial(belief.options, may_stop=not person.is_counsellor)
        work = 0
        worlds = SOLVED if is_last else min(TOLD, WORLDS) if person.is_counsellor else WORLDS
        draw = _at_once if person.is_counsellor else _by_and_by
        for world, weight, origin in draw(reading, worlds, random):
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
        return trial.assessment()


def _by_and_by(reading: Reading, number: int, random: Random) -> Iterator[Drawn]:
    """Yield likely worlds, so many in all, as far as they are asked for."""
    while number > 0:
        yield from reading.draw(min(number, AT_ONCE), random)
        number -= AT_ONCE


def _at_once(reading: Reading, number: int, random: Random) -> Iterator[Drawn]:
    """Yield likely worlds of many: of few the likely ones look likelier than they are."""
    yield from reading.draw(number, random, MANY * number)
