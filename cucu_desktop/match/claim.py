"""Early claim: whether a deal of tricks is decided before its last card."""

from cucu_desktop.bots.dispatch import trick_strategy_of
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.engine.tricks.observation import TrickObservation


def is_decided(observation: TrickObservation) -> bool:
    """Return whether one side has so much that the other cannot draw level, by this seat's information.

    The margin does not matter (001), so that the rest can be played without thinking. All
    cards not taken count as available to the other side, more than it can win.
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
