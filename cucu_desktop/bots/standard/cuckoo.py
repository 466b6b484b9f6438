"""Bots of Cuckoo: low cards go on, Kings stay put, and all who hold the lowest pay (K1-K5)."""

from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy
from cucu_desktop.bots.beginner import beginner_turn
from cucu_desktop.bots.belief import ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.borders import as_played
from cucu_desktop.bots.leaning import PLAIN, lean, stops
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, compare, sample_count
from cucu_desktop.bots.standard.borders import borders
from cucu_desktop.bots.standard.last_two import assess_cuckoo
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first, options_of
from cucu_desktop.bots.win_chance import Equity, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cuckoo import PACKS, Options

NONE: Final = -1
"""No card."""


class CuckooPlayout:
    """Playout of a deal. Cards are their ranks, players their positions in the order.

    Attributes:
        king: the rank that may not be taken.
        horse: the rank that is jumped, or `NONE`.
        borders: from which ranks on cards are kept.
    """

    __slots__ = ("borders", "horse", "king")

    def __init__(self, observation: Observation, players: int) -> None:
        options = options_of(observation, Options)
        pack = PACKS[options.pack]
        self.king = pack.designs[-1].rank
        self.horse = self.king - 1 if options.saltacavallo else NONE
        self.borders = borders(players, self.king + 1)

    def exchange(self, cards: list[int], position: int, draw: Callable[[], int]) -> int:
        """Let the player at this position try the next one, or the pack; return whose turn it is then."""
        last = len(cards) - 1
        if position == last:
            drawn = draw()
            if drawn != self.king:
                cards[position] = drawn
            return last + 1
        target = position + 1
        while target <= last and cards[target] == self.horse:
            target += 1
        if target > last:
            cards[position] = draw()
        elif cards[target] != self.king:
            cards[position], cards[target] = cards[target], cards[position]
            return target
        return target + 1

    def play_on(
        self,
        cards: list[int],
        position: int,
        draw: Callable[[], int],
        given: int = NONE,
        here: tuple[int, ...] = (),
    ) -> None:
        """Play on from this position by the policy.

        Args:
            cards: by position; they change.
            position: whose turn it is.
            draw: deals a card.
            given: what the first gave for their card.
            here: the borders of who holds what was dealt, if they are not those of who is asked.
        """
        last, borders = len(cards) - 1, self.borders
        here = here or borders.asked
        while position <= last:
            card = cards[position]
            kind = here if given == NONE else borders.came(here)
            if card >= kind[last - position] or NONE < given < card:
                here = here if given == NONE else borders.asked
                position, given = position + 1, NONE
                continue
            here = borders.tried(here)
            following = self.exchange(cards, position, draw)
            given = cards[position] if following <= last and cards[following] == card else NONE
            position = following


def turn_by_habit(
    person: Person, observation: Observation, heard: Sequence[Event], _random: Random
) -> Policy:
    """Return how likely a beginner keeps."""
    king = PACKS[options_of(observation, Options).pack].designs[-1].rank
    return beginner_turn(person, observation, heard, king)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what keeping and what exchanging is worth."""
    # What all share is what all have at a replay (K4).
    unit = unit_of_turn(person, observation)
    equity = Equity(unit, observation, 1 / len(observation.order))
    order = observation.order
    players, position = len(order), order.index(observation.seat)
    deal = CuckooPlayout(observation, players)
    pack = PACKS[options_of(observation, Options).pack]
    belief = ExchangeBelief(person, observation, heard, random, Kinds(pack, deal.king), deal.borders)
    ways = cycle([(each, borders_now(each, heard)) for each in as_played(deal.borders)])
    was_given = giver_of(heard, observation.seat) is not None
    pile = Pile([card.rank for card in belief.unseen], random)
    known = [belief.known[seat].rank if seat in belief.known else NONE for seat in order]
    hidden = [(at, belief.likely[seat]) for at, seat in enumerate(order) if known[at] == NONE]
    content = [(order.index(keeper), order.index(giver)) for keeper, giver in belief.content]
    looks_ahead = person.level > 2

    def sample() -> tuple[float, float]:
        cards = deal_hidden(pile, known, hidden, content)
        deal.borders, here = next(ways)
        left = pile.left
        tried = cards.copy()
        following = deal.exchange(tried, position, pile.deal)
        if looks_ahead:
            given = tried[position] if following < players and tried[following] == cards[position] else NONE
            deal.play_on(tried, following, pile.deal, given, deal.borders.tried(here))
            pile.left = left
            deal.play_on(cards, position + 1, pile.deal, here=deal.borders.asked if was_given else here)
        return _worth(equity, order, cards), _worth(equity, order, tried)

    count = sample_count(person, players)
    keep, exchange = compare(sample, count, stops=stops(person), token=equity.token)
    assessment = Assessment.of(unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, PLAIN.in_company(players), equity.token)


def _worth(equity: Equity, order: Sequence[int], cards: Sequence[int]) -> float:
    lowest = min(cards)
    return equity.after(tuple([order[at] for at, card in enumerate(cards) if card == lowest]))


def _border(observation: Observation) -> int:
    pack = PACKS[options_of(observation, Options).pack]
    return borders(len(observation.order), pack.designs[-1].rank + 1).unasked[0]


CUCKOO: Final = Strategy(
    judges={"turn": exact_first(assess_cuckoo, Judge(assess_turn, turn_by_habit))}, border=_border
)
