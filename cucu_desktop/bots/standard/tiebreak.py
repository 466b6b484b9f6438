"""How the bots play Tie-break Cuckoo: every tie is played out, and Kings win chips back (T1-T5)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.imagining import Pile, compare, patience
from cucu_desktop.bots.manner import Manner
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sight import Sight
from cucu_desktop.bots.standard.cuckoo import NONE, borders
from cucu_desktop.bots.thumb import by_thumb
from cucu_desktop.bots.worth import Prospects
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

KING: Final = max(card.rank for card in STANDARD.designs)
RANKS: Final = KING + 1
TROUBLE: Final = 5
"""How much longer it takes to think a deal through to its last tie."""
ROUNDS: Final = 6
"""So many rounds of ties are thought through; the rest can be left to itself."""


class ImaginedDeal:
    """The rest of a deal, played in thought. Cards are their ranks, by seat.

    Attributes:
        everybody: this deal's seats in playing order.
        cards: by seat.
        whinnied: the seats whose King was asked for.
    """

    __slots__ = ("_pile", "cards", "everybody", "whinnied")

    def __init__(self, everybody: Sequence[int], cards: list[int], pile: Pile) -> None:
        self.everybody = everybody
        self.cards = cards
        self._pile = pile
        self.whinnied: list[int] = []

    def draw(self) -> int:
        """Return a card from the pack; when it has run out all begins anew (T4)."""
        if not self._pile.left:
            self._pile.gather()
        return self._pile.deal()

    def exchange(self, order: Sequence[int], place: int) -> int:
        """Let the player at this place try the next one, or the pack; return whose turn it is then."""
        cards, seat = self.cards, order[place]
        if place == len(order) - 1:
            drawn = self.draw()
            if drawn != KING:
                cards[seat] = drawn
            return place + 1
        other = order[place + 1]
        if cards[other] == KING:
            self.whinnied.append(other)
            return place + 2
        cards[seat], cards[other] = cards[other], cards[seat]
        return place + 1

    def turns(self, order: Sequence[int], place: int, keep_from: Sequence[int], given: int = NONE) -> None:
        """Play the turns from this place on; `given` is what the first gave for their card."""
        last, cards = len(order) - 1, self.cards
        while place <= last:
            card = cards[order[place]]
            if card >= keep_from[last - place] or NONE < given < card:
                place, given = place + 1, NONE
                continue
            following = self.exchange(order, place)
            went_on = following <= last and cards[order[following]] == card
            given = cards[order[place]] if went_on else NONE
            place = following

    def play_tie(self, seats: Sequence[int], waiting: Sequence[Sequence[int]]) -> None:
        """Deal the tied players new cards and let them exchange."""
        for seat in seats:
            self.cards[seat] = self.draw()
        self.turns(seats, 0, self.borders(seats, waiting))

    def borders(self, seats: Sequence[int], waiting: Sequence[Sequence[int]]) -> Sequence[int]:
        """Return from which card on tied players keep: any that beats one that lies open for good."""
        moving = {seat for tie in waiting for seat in tie}.union(seats)
        lowest = min([self.cards[seat] for seat in self.everybody if seat not in moving], default=KING)
        return [min(border, lowest + 1) for border in borders(len(seats), RANKS)]

    def ties(self) -> list[list[int]]:
        """Return the seats of each tie on the table, the earliest player's first (T3)."""
        held: dict[int, list[int]] = {}
        for seat in self.everybody:
            held.setdefault(self.cards[seat], []).append(seat)
        return [seats for rank, seats in held.items() if len(seats) > 1 and rank != KING]

    def play_ties(self, waiting: list[list[int]]) -> None:
        """Play the ties that wait, then those that there are then, until all cards differ."""
        for _ in range(ROUNDS):
            while waiting:
                seats = waiting.pop(0)
                self.play_tie(seats, waiting)
            waiting = self.ties()
            if not waiting:
                return

    def loser(self) -> tuple[int, ...]:
        """Return who loses a chip; nobody if all have Kings (T5)."""
        lowest = min(self.everybody, key=self.cards.__getitem__)
        return () if self.cards[lowest] == KING else (lowest,)


def take_turn(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide a turn, the first or one in a tie."""
    if person.level == 1:
        return by_thumb(person, observation, heard, random, KING)
    keep, exchange = weigh(person, observation, heard, random, Prospects(person, observation, 0.0))
    return KEEP if keep >= exchange else EXCHANGE


def weigh(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random, prospects: Prospects
) -> tuple[float, float]:
    """Return what keeping and what exchanging is worth, by what the deal's end is worth."""
    order = observation.order
    place = order.index(observation.seat)
    keep_from = borders(len(order), RANKS)
    sight = Sight(person, observation, heard, random, STANDARD, keep_from, KING)
    pile = Pile([card.rank for card in sight.unseen], random)
    everybody = _everybody(observation)
    known = [
        sight.known[seat].rank if seat in sight.known else NONE for seat in range(len(observation.cards))
    ]
    ranks = range(RANKS)
    chips, most = observation.tokens, observation.options.chips
    waiting = [list(tie[1]) for tie in observation.ties]  # rank and seats
    foresees = person.level > 2

    def outcome(cards: list[int], action: Action) -> float:
        deal = ImaginedDeal(everybody, cards, pile)
        following = deal.exchange(order, place) if action == EXCHANGE else place + 1
        if foresees:
            keeps = deal.borders(order, waiting) if observation.tie else keep_from
            deal.turns(order, following, keeps)
            deal.play_ties([*waiting] or deal.ties())
        gains = tuple([seat for seat in deal.whinnied if chips[seat] < most])
        return prospects.after(deal.loser(), gains)

    def imagine() -> tuple[float, float]:
        pile.gather()
        cards = known.copy()
        for seat, weights in sight.likely.items():
            cards[seat] = pile.deal_like(weights, ranks)
        left = pile.left
        kept = outcome(cards.copy(), KEEP)
        pile.left = left
        return kept, outcome(cards, EXCHANGE)

    return compare(imagine, patience(person, len(everybody), TROUBLE if foresees else 1))


def _everybody(observation: Observation) -> list[int]:
    """Return the seats of this deal's players in playing order; in a tie the order is only its players."""
    seats = [seat for seat in range(observation.players) if observation.tokens[seat]]
    return sorted(seats, key=lambda seat: (seat - observation.dealer - 1) % observation.players)


TIEBREAK: Final = Manner(
    deciders={"turn": take_turn},
    designs=lambda _: STANDARD.designs,
    border=lambda observation: borders(len(observation.order), RANKS)[0],
)
