"""Whether a deal of tricks is decided before its last card: whatever is still to be taken changes nothing."""

from cucu_desktop.bots.tricks import DECKS
from cucu_desktop.bots.tricks.sight import Sight
from cucu_desktop.engine.trick_observation import TrickObservation


def is_decided(observation: TrickObservation) -> bool:
    """Tell whether one side has so much that the other cannot come level, as this seat can know it.

    By how much a deal is won does not matter (001), so that the rest can be played without a thought. What is
    left is taken for all that has not been taken: more than that nobody can win.
    """
    if not observation.sides or observation.kind != "play" or observation.decision is None:
        return False
    deck = DECKS[type(observation.options)]
    sight = Sight.of(observation, deck)
    ours, theirs = sight.taken(sight.contest(sight.friends()))
    hand, out = sight.hand_and_others()
    left = deck.worth(hand) + deck.worth(out) + sight.position.points
    return abs(ours - theirs) > left
