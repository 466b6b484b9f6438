"""Early claim: whether a deal of tricks is decided before its last card."""

from cucu_desktop.bots.dispatch import trick_strategy_of
from cucu_desktop.bots.tricks.belief import TrickBelief
from cucu_desktop.engine.tricks.observation import TrickObservation


def is_decided(observation: TrickObservation) -> bool:
    """Tell whether one side has so much that the other cannot come level, as this seat can know it.

    By how much a deal is won does not matter (001), so that the rest can be played without a thought. What is
    left is taken for all that has not been taken: more than that nobody can win.
    """
    if not observation.sides or observation.kind != "play" or observation.decision is None:
        return False
    first_count = trick_strategy_of(observation.options.game).pack
    pack = first_count.with_recount or first_count  # even points are counted again (H5)
    belief = TrickBelief.of(observation, pack)
    ours, theirs = belief.taken(belief.context(belief.friends()))
    hand, out = belief.hand_and_others()
    left = pack.worth(hand) + pack.worth(out) + belief.position.points
    return abs(ours - theirs) > left
