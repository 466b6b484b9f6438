"""Slips of levels 1 and 2 at a turn: they judge their card by a border, and misjudge it as people do.

They know from which rank on a card is kept (`borders`), and sample nothing. Whose memory fails forgets what
the others have done in this deal and judges by the card alone. Cautious ones keep middle cards, as the next
player may have one that is not given away; bold ones give good cards away in the hope of better ones. A
beginner does both, and also forgets a lower card that another player is seen to have. Cards far from the
border are misjudged less often, the lowest and the highest not at all.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Policy
from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.leaning import is_bold
from cucu_desktop.bots.learnt_borders import borders_here
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import APART

REACH: Final[Mapping[int, float]] = {1: 3.0, 2: 0.5}
"""By level how far from the border a card is misjudged, as a part of the pack."""
EITHER_WAY: Final = 0.5
"""The most that a beginner misjudges, who errs either way."""
TOP: Final = 0.85
"""The fraction of lower cards from which levels 1 and 2 always keep a card."""
Habit = Callable[[Person, Observation, Sequence[Event], Random], Policy]


def by_eye(borders_of: Callable[[Observation], Borders] = borders_here) -> Habit:
    """Return how levels 1 and 2 play a turn.

    Args:
        borders_of: gives the borders of sensible players.
    """

    def policy(person: Person, observation: Observation, heard: Sequence[Event], _random: Random) -> Policy:
        borders = borders_of(observation)
        alone = _kept(person, observation, _alone(borders))
        seen = None if _has_lowest(observation) else _known(observation)
        told = _kept(person, observation, _border(borders, observation, heard)) if seen is None else seen
        memory = 1.0 if seen is not None and person.level > 1 else person.memory
        kept = memory * told + (1 - memory) * alone
        return {option: chance for option, chance in ((KEEP, kept), (EXCHANGE, 1 - kept)) if chance}

    return policy


def _known(observation: Observation) -> float | None:
    """Return 1 if an earlier player is seen to have a lower card, 0 if the last sees none; else None."""
    order, card = observation.order, observation.card
    assert isinstance(card, Card)  # the seat's card is seen
    at = order.index(observation.seat)
    earlier = [observation.cards[seat] for seat in order[:at] if not observation.dead[seat]]
    if any(isinstance(other, Card) and other.rank < card.rank for other in earlier):
        return 1.0
    is_last = at == len(order) - 1
    return 0.0 if is_last and all(other is None or isinstance(other, Card) for other in earlier) else None


def _border(borders: Borders, observation: Observation, heard: Sequence[Event]) -> int:
    """Return the rank from which a card is kept at this turn."""
    after = len(borders.unasked) - 1 - observation.order.index(observation.seat)
    here = borders_now(borders, heard)
    return (here if giver_of(heard, observation.seat) is None else borders.came(here))[after]


def _alone(borders: Borders) -> int:
    """Return the border of a player who does not know what others have done: that of a middle place."""
    return sorted(borders.unasked)[len(borders.unasked) // 2]


def _kept(person: Person, observation: Observation, border: int) -> float:
    """Return the probability that a person keeps the card with this border in mind."""
    card, options = observation.card, observation.options
    assert isinstance(card, Card)  # the seat's card is seen
    if _has_lowest(observation):
        return 0.0
    below, right = _below(options, card.rank), card.rank >= border
    is_beginner = person.level == 1
    if below >= TOP or not (is_beginner or right == is_bold(person)):
        return float(right)
    far = abs(below - _below(options, border)) / REACH[person.level]
    slipped = max(1 - far, 0.0) * (EITHER_WAY if is_beginner else 1)
    return 1 - slipped if right else slipped


@lru_cache(maxsize=1024)
def _below(options: ExchangeOptions, rank: int) -> float:
    """Return the part of the pack that is lower than a rank."""
    cards = GAMES[options.game].pack_of(options).cards
    return sum(card.rank < rank for card in cards) / len(cards)


def _has_lowest(observation: Observation) -> bool:
    """Return whether the seat's card is one below which there is none, or one that pays besides."""
    if observation.lowered and observation.lowered[observation.seat]:
        return True
    return observation.card in _lowest(observation.options)


@lru_cache(maxsize=256)
def _lowest(options: ExchangeOptions) -> frozenset[Card]:
    """Return the cards of the lowest rank, and the cards of `APART`, which rank by the other cards dealt."""
    game = GAMES[options.game]
    rows = game.order_of(game.pack_of(options), options)
    return frozenset((*rows[""][0], *(card for rank in rows.get(APART, ()) for card in rank)))
