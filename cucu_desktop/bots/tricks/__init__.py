"""How the bots play the trick games of the Cucco pack.

A card is played by habit or by trying (`play`): habits are rules of thumb and counting, trying plays every
card in worlds that could be the true one, at the end with the exact `solver`. `bidding` and `robbing` are
what Zifuli and Cuccu a trionfo have besides.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks.bidding import Bidding
from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.play import CardPlay
from cucu_desktop.bots.tricks.robbing import LayingAway, rob
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.games import coch, trionfo, zifuli

Decider = Callable[[Person, TrickObservation, Sequence[object], Random], Action]

_COCH: Final = Deck(coch.RANKS, coch.POINTS, 2)
_ZIFULI: Final = Deck(zifuli.RANKS, coch.POINTS, 2)
_TRIONFO: Final = Deck(trionfo.RANKS, trionfo.VALUES, 1)

DECKS: Final[Mapping[type, Deck]] = {
    coch.Options: _COCH,
    zifuli.Options: _ZIFULI,
    trionfo.Options: _TRIONFO,
}
"""The cards of each game, by the kind of its options."""
PLAY: Final[Mapping[type, CardPlay]] = {options: CardPlay(deck) for options, deck in DECKS.items()}
"""How the cards of each game are played."""
DECIDERS: Final[Mapping[type, Mapping[str, Decider]]] = {
    coch.Options: {"play": PLAY[coch.Options]},
    zifuli.Options: {"bid": Bidding(_ZIFULI), "play": PLAY[zifuli.Options]},
    trionfo.Options: {"rob": rob, "discard": LayingAway(_TRIONFO), "play": PLAY[trionfo.Options]},
}
"""Who answers which kind of decision, by the kind of the game's options."""


def decide(person: Person, observation: TrickObservation, heard: Sequence[object], random: Random) -> Action:
    """Return what the person does: one of the options of the observation's decision."""
    decision = observation.decision
    assert decision is not None  # only who has to decide is asked
    (only, *others) = decision.options
    if not others and isinstance(only, Action):
        return only
    return DECIDERS[type(observation.options)][decision.kind](person, observation, heard, random)
