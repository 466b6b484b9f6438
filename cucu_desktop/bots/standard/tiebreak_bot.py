"""Bots of Tie-break Cuckoo: every tie is played out, and Kings win chips back (T1-T5)."""

from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.borders import Borders, as_played
from cucu_desktop.bots.crossings import Way, beside, crossings
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, compare, sample_count
from cucu_desktop.bots.slips import slipping
from cucu_desktop.bots.standard.cuckoo_bot import NONE
from cucu_desktop.bots.standard.tiebreak_borders import LOW, borders, safe_borders
from cucu_desktop.bots.standard.tiebreak_last_two import assess_tiebreak
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first, options_of
from cucu_desktop.bots.win_chance import Equity, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.tiebreak import Options

KING: Final = max(card.rank for card in STANDARD.designs)
COST: Final = 5
"""The cost of a playout to its last tie, relative to other games."""
ROUNDS: Final = 6
"""The largest number of rounds of ties in a playout."""


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
        """Return a card from the pack; an empty pack starts anew (T4)."""
        if not self._pile.left:
            self._pile.gather()
        return self._pile.deal()

    def exchange(self, order: Sequence[int], position: int) -> int:
        """Make the player at this position try the next one or the pack; return the next position."""
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

    def turns(
        self,
        order: Sequence[int],
        position: int,
        keep_from: Borders,
        given: int = NONE,
        here: tuple[int, ...] = (),
    ) -> None:
        """Play the turns from this position on.

        Args:
            order: the seats in playing order.
            position: the position on turn.
            keep_from: the keep thresholds.
            given: the card that the first player gave for theirs.
            here: the borders for dealt cards, if not those for unasked players.
        """
        last, cards = len(order) - 1, self.cards
        here = here or keep_from.unasked
        while position <= last:
            card = cards[order[position]]
            kind = here if given == NONE else keep_from.came(here)
            if card >= kind[last - position] or NONE < given < card:
                here = here if given == NONE else keep_from.asked
                position, given = position + 1, NONE
                continue
            here = keep_from.tried(here)
            following = self.exchange(order, position)
            went_on = following <= last and cards[order[following]] == card
            given = cards[order[position]] if went_on else NONE
            position = following

    def play_tie(self, seats: Sequence[int], waiting: Sequence[Sequence[int]]) -> None:
        """Deal the tied players new cards and play their turns."""
        for seat in seats:
            self.cards[seat] = self.draw()
        self.turns(seats, 0, self.borders(seats, waiting))

    def borders(self, seats: Sequence[int], waiting: Sequence[Sequence[int]]) -> Borders:
        """Return the keep threshold of tied players: any card that beats an open settled one."""
        moving = {seat for tie in waiting for seat in tie}.union(seats)
        lowest = min([self.cards[seat] for seat in self.everybody if seat not in moving], default=KING)
        usual = borders(len(seats))

        def lowered(kind: tuple[int, ...]) -> tuple[int, ...]:
            return tuple([min(border, lowest + 1) for border in kind])

        return Borders(
            lowered(usual.unasked), lowered(usual.asked), lowered(usual.given), lowered(usual.stopped)
        )

    def ties(self) -> list[list[int]]:
        """Return the seats of each tie on the table, the earliest player's first (T3)."""
        held: dict[int, list[int]] = {}
        for seat in self.everybody:
            held.setdefault(self.cards[seat], []).append(seat)
        return [seats for rank, seats in held.items() if len(seats) > 1 and rank != KING]

    def play_ties(self, waiting: list[list[int]]) -> None:
        """Play the waiting ties, then new ones, until all cards differ."""
        for _ in range(ROUNDS):
            while waiting:
                seats = waiting.pop(0)
                self.play_tie(seats, waiting)
            waiting = self.ties()
            if not waiting:
                return

    def loser(self) -> tuple[int, ...]:
        """Return the seat that loses a chip; none if all have Kings (T5)."""
        lowest = min(self.everybody, key=self.cards.__getitem__)
        return () if self.cards[lowest] == KING else (lowest,)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging, in the first turns or in a tie."""
    equity = Equity(unit_of_turn(person, observation), observation, 0.0)
    order = observation.order
    position = order.index(observation.seat)
    keep_from = borders(len(order))
    watched = keep_from.unasked if observation.tie else keep_from
    kinds = Kinds(STANDARD, KING, compares=True)
    belief = ExchangeBelief(person, observation, heard, random, kinds, watched)
    pile = Pile([card.rank for card in belief.unseen], random)
    everybody = _everybody(observation)
    known = [
        belief.known[seat].rank if seat in belief.known else NONE for seat in range(len(observation.cards))
    ]
    chips, most = observation.tokens, options_of(observation, Options).chips
    waiting = [list(tie[1]) for tie in observation.ties]  # rank and seats
    ways = cycle([(each, borders_now(each, heard)) for each in as_played(keep_from)])
    was_given = giver_of(heard, observation.seat) is not None

    def outcome(cards: list[int], action: Action, keeps: Borders, here: tuple[int, ...]) -> float:
        deal = TiebreakPlayout(everybody, cards, pile)
        own = cards[order[position]]
        following = deal.exchange(order, position) if action == EXCHANGE else position + 1
        if observation.tie:
            keeps = deal.borders(order, waiting)
            here = keeps.unasked
        here = keeps.tried(here) if action == EXCHANGE else keeps.asked if was_given else here
        crossed = action == EXCHANGE and following < len(order) and cards[order[following]] == own
        given = cards[order[position]] if crossed else NONE
        deal.turns(order, following, keeps, given, here)
        deal.play_ties([*waiting] or deal.ties())
        gains = tuple([seat for seat in deal.whinnied if chips[seat] < most])
        return equity.after(deal.loser(), gains)

    given = [keep_from.watched_given(asked=asked) for asked in (False, True)]
    safe = safe_borders(len(order))

    def keeps_for(way: Way, seat: int, came: int, gave: int) -> float:
        after = len(order) - 1 - order.index(seat)
        if gave < came:
            return safe[way.is_asked][gave][after].kept(came) if gave < LOW else 1.0
        return given[way.is_asked][after].kept(came)

    crossed = crossings(belief.ways, known, belief.likely, pile.cards, keeps_for)
    hidden = beside(crossed, belief.likely)

    def sample() -> tuple[float, float]:
        cards = deal_hidden(pile, known, hidden, crossings=crossed)
        left, way = pile.left, next(ways)
        kept = outcome(cards.copy(), KEEP, *way)
        pile.left = left
        return kept, outcome(cards, EXCHANGE, *way)

    count = sample_count(person, len(everybody), COST)
    keep, exchange = compare(sample, count, stops=stops(person), token=equity.token)
    assessment = Assessment.of(equity.unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, equity.token)


def _everybody(observation: Observation) -> list[int]:
    """Return the seats of this deal's players in playing order; in a tie `order` has only its players."""
    seats = [seat for seat in range(observation.players) if observation.tokens[seat]]
    return sorted(seats, key=lambda seat: (seat - observation.dealer - 1) % observation.players)


TIEBREAK: Final = Strategy(
    judges={"turn": exact_first(assess_tiebreak, Judge(assess_turn, slips=slipping))},
    border=lambda observation: borders(len(observation.order)).unasked[0],
)
