"""How the bots play Cuckoo: low cards go on, Kings stay put, and all who hold the lowest pay (K1-K5)."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from cucu_desktop.bots.imagining import Pile, compare, patience
from cucu_desktop.bots.manner import Manner
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sight import Sight
from cucu_desktop.bots.thumb import by_thumb
from cucu_desktop.bots.worth import Prospects
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cuckoo import PACKS

NONE: Final = -1
"""No card."""


@cache
def borders(players: int, ranks: int) -> tuple[int, ...]:
    """Return by the number of players after one the lowest rank that is worth keeping.

    Found by playing: if all others keep from these on, nobody gains by another. At a small table the eldest
    hand, after whom everybody passes low cards on, may be content with one rank less.
    """
    worth_keeping = round(ranks / (1.2 + 0.26 * players))
    eldest = worth_keeping - (players < 5)
    return (*[worth_keeping] * (players - 1), eldest)


class ImaginedDeal:
    """The rest of a deal, played in thought. Cards are their ranks, players their places in the order.

    Attributes:
        king: the rank that may not be taken.
        horse: the rank that is jumped, or `NONE`.
        borders: by the number of players after one the rank from which a card is kept.
    """

    __slots__ = ("borders", "horse", "king")

    def __init__(self, observation: Observation, players: int) -> None:
        pack = PACKS[observation.options.pack]
        self.king = pack.designs[-1].rank
        self.horse = self.king - 1 if observation.options.saltacavallo else NONE
        self.borders = borders(players, self.king + 1)

    def exchange(self, cards: list[int], place: int, draw: Callable[[], int]) -> int:
        """Let the player at this place try the next one, or the pack; return whose turn it is then."""
        last = len(cards) - 1
        if place == last:
            drawn = draw()
            if drawn != self.king:
                cards[place] = drawn
            return last + 1
        target = place + 1
        while target <= last and cards[target] == self.horse:
            target += 1
        if target > last:
            cards[place] = draw()
        elif cards[target] != self.king:
            cards[place], cards[target] = cards[target], cards[place]
            return target
        return target + 1

    def go_on(self, cards: list[int], place: int, draw: Callable[[], int], given: int = NONE) -> None:
        """Play on from this place as sensible players do; `given` is what the first gave for their card."""
        last, keep_from = len(cards) - 1, self.borders
        while place <= last:
            card = cards[place]
            if card >= keep_from[last - place] or NONE < given < card:
                place, given = place + 1, NONE
                continue
            following = self.exchange(cards, place, draw)
            given = cards[place] if following <= last and cards[following] == card else NONE
            place = following


def take_turn(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide a turn."""
    if person.level == 1:
        king = PACKS[observation.options.pack].designs[-1].rank
        return by_thumb(person, observation, heard, random, king)
    # What all share is what all have at a replay (K4).
    prospects = Prospects(person, observation, 1 / len(observation.order))
    keep, exchange = weigh(person, observation, heard, random, prospects)
    if person.level == 2:  # who is bold would rather try
        keep += 0.1 * (person.caution - person.boldness)
    return KEEP if keep >= exchange else EXCHANGE


def weigh(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random, prospects: Prospects
) -> tuple[float, float]:
    """Return what keeping and what exchanging is worth, by what the deal's end is worth."""
    order = observation.order
    players, place = len(order), order.index(observation.seat)
    deal = ImaginedDeal(observation, players)
    pack = PACKS[observation.options.pack]
    sight = Sight(person, observation, heard, random, pack, deal.borders, deal.king)
    pile = Pile([card.rank for card in sight.unseen], random)
    ranks = range(deal.king + 1)
    known = [sight.known[seat].rank if seat in sight.known else NONE for seat in order]
    hidden = [(at, sight.likely[seat]) for at, seat in enumerate(order) if known[at] == NONE]
    foresees = person.level > 2

    def imagine() -> tuple[float, float]:
        pile.gather()
        cards = known.copy()
        for at, weights in hidden:
            cards[at] = pile.deal_like(weights, ranks)
        left = pile.left
        tried = cards.copy()
        following = deal.exchange(tried, place, pile.deal)
        if foresees:
            given = tried[place] if following < players and tried[following] == cards[place] else NONE
            deal.go_on(tried, following, pile.deal, given)
            pile.left = left
            deal.go_on(cards, place + 1, pile.deal)
        return _worth(prospects, order, cards), _worth(prospects, order, tried)

    return compare(imagine, patience(person, players))


def _worth(prospects: Prospects, order: Sequence[int], cards: Sequence[int]) -> float:
    lowest = min(cards)
    return prospects.after(tuple([order[at] for at, card in enumerate(cards) if card == lowest]))


def _designs(observation: Observation) -> Sequence[Card]:
    return PACKS[observation.options.pack].designs


def _border(observation: Observation) -> int:
    pack = PACKS[observation.options.pack]
    return borders(len(observation.order), pack.designs[-1].rank + 1)[0]


CUCKOO: Final = Manner(deciders={"turn": take_turn}, designs=_designs, border=_border)
