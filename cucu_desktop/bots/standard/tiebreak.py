"""Bots of Tie-break Cuckoo: every tie is played out, and Kings win chips back (T1-T5)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy
from cucu_desktop.bots.beginner import beginner_turn
from cucu_desktop.bots.belief import ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.leaning import BLURRED, lean, stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, compare, sample_count
from cucu_desktop.bots.standard.cuckoo import NONE
from cucu_desktop.bots.standard.last_two import assess_tiebreak
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first, options_of
from cucu_desktop.bots.win_chance import Equity, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.tiebreak import Options

KING: Final = max(card.rank for card in STANDARD.designs)
RANKS: Final = KING + 1
COST: Final = 5
"""How many times longer it takes to play a deal out to its last tie."""
ROUNDS: Final = 6
"""So many rounds of ties are played out at most."""


@cache
def borders(players: int, ranks: int) -> tuple[int, ...]:
    """Return by the number of players after one the lowest rank that is worth keeping.

    Found by playing: if all others keep from these on, nobody gains by another. At a small table the eldest
    hand, after whom everybody passes low cards on, may be content with one rank less.
    """
    worth_keeping = round(ranks / (1.2 + 0.26 * players))
    eldest = worth_keeping - (players < 5)
    return (*[worth_keeping] * (players - 1), eldest)


class TiebreakPlayout:
    """Playout of a deal. Cards are their ranks, by seat.

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

    def exchange(self, order: Sequence[int], position: int) -> int:
        """Let the player at this position try the next one, or the pack; return whose turn it is then."""
        cards, seat = self.cards, order[position]
        if position == len(order) - 1:
            drawn = self.draw()
            if drawn != KING:
                cards[seat] = drawn
            return position + 1
        other = order[position + 1]
        if cards[other] == KING:
            self.whinnied.append(other)
            return position + 2
        cards[seat], cards[other] = cards[other], cards[seat]
        return position + 1

    def turns(self, order: Sequence[int], position: int, keep_from: Sequence[int], given: int = NONE) -> None:
        """Play the turns from this position on; `given` is what the first gave for their card."""
        last, cards = len(order) - 1, self.cards
        while position <= last:
            card = cards[order[position]]
            if card >= keep_from[last - position] or NONE < given < card:
                position, given = position + 1, NONE
                continue
            following = self.exchange(order, position)
            went_on = following <= last and cards[order[following]] == card
            given = cards[order[position]] if went_on else NONE
            position = following

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


def turn_by_habit(
    person: Person, observation: Observation, heard: Sequence[Event], _random: Random
) -> Policy:
    """Return how likely a beginner keeps, in the first turns or in a tie."""
    return beginner_turn(person, observation, heard, KING)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return what keeping and what exchanging is worth, in the first turns or in a tie."""
    equity = Equity(unit_of_turn(person, observation), observation, 0.0)
    order = observation.order
    position = order.index(observation.seat)
    keep_from = borders(len(order), RANKS)
    belief = ExchangeBelief(person, observation, heard, random, Kinds(STANDARD, KING), keep_from)
    pile = Pile([card.rank for card in belief.unseen], random)
    everybody = _everybody(observation)
    known = [
        belief.known[seat].rank if seat in belief.known else NONE for seat in range(len(observation.cards))
    ]
    chips, most = observation.tokens, options_of(observation, Options).chips
    waiting = [list(tie[1]) for tie in observation.ties]  # rank and seats
    looks_ahead = person.level > 2

    def outcome(cards: list[int], action: Action) -> float:
        deal = TiebreakPlayout(everybody, cards, pile)
        following = deal.exchange(order, position) if action == EXCHANGE else position + 1
        if looks_ahead:
            keeps = deal.borders(order, waiting) if observation.tie else keep_from
            deal.turns(order, following, keeps)
            deal.play_ties([*waiting] or deal.ties())
        gains = tuple([seat for seat in deal.whinnied if chips[seat] < most])
        return equity.after(deal.loser(), gains)

    def sample() -> tuple[float, float]:
        cards = deal_hidden(pile, known, belief.likely.items(), belief.content)
        left = pile.left
        kept = outcome(cards.copy(), KEEP)
        pile.left = left
        return kept, outcome(cards, EXCHANGE)

    count = sample_count(person, len(everybody), COST if looks_ahead else 1)
    keep, exchange = compare(sample, count, stops=stops(person))
    assessment = Assessment.of(equity.unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, BLURRED.among(len(everybody)), equity.token)


def _everybody(observation: Observation) -> list[int]:
    """Return the seats of this deal's players in playing order; in a tie the order is only its players."""
    seats = [seat for seat in range(observation.players) if observation.tokens[seat]]
    return sorted(seats, key=lambda seat: (seat - observation.dealer - 1) % observation.players)


TIEBREAK: Final = Strategy(
    judges={"turn": exact_first(assess_tiebreak, Judge(assess_turn, turn_by_habit))},
    border=lambda observation: borders(len(observation.order), RANKS)[0],
)
