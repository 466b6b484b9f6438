"""Bots of Tie-break Cuckoo: every tie is played out, and Kings win chips back (T1-T5)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import Kinds
from cucu_desktop.bots.borders import Blur, Borders
from cucu_desktop.bots.crossings import Way
from cucu_desktop.bots.learnt_borders import CAME, LearntTurns, borders_here, learnt_borders
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.bots.sampling import Pile, sample_count
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, CuckooRules
from cucu_desktop.bots.standard.tiebreak_last_two import assess_tiebreak
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first, options_of
from cucu_desktop.bots.turn_sampling import TurnSampler, compare_turn
from cucu_desktop.bots.win_chance import BEST, Equity, unit_of_turn
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import TieBegan
from cucu_desktop.games.tiebreak import Options

KING: Final = max(card.rank for card in STANDARD.designs)
RULES: Final = CuckooRules(KING)
COST: Final = 5
"""The cost of a playout to its last tie, relative to other games."""
ROUNDS: Final = 6
"""The largest number of rounds of ties in a playout."""
LOW: Final = 2
"""The number of ranks of a given card for which a card that came is sometimes passed on; else it is kept."""


class TiebreakPlayout:
    """RankPlayout of a deal. Cards are their ranks, by seat.

    Attributes:
        everybody: this deal's seats in playing order.
        cards: by seat.
        whinnied: the seats whose King was asked for.
        options: those of the game.
    """

    __slots__ = ("_pile", "cards", "everybody", "options", "whinnied")

    def __init__(
        self, everybody: Sequence[int], cards: list[int], pile: Pile, options: ExchangeOptions
    ) -> None:
        self.options = options
        self.everybody = everybody
        self.cards = cards
        self._pile = pile
        self.whinnied: list[int] = []

    def draw(self) -> int:
        """Return a card from the pack; an empty pack starts anew (T4)."""
        if not self._pile.left:
            self._pile.gather()
        return self._pile.deal()

    def turns_of(self, seats: Sequence[int], borders: Borders) -> CuckooPlayout:
        return CuckooPlayout(RULES, [self.cards[seat] for seat in seats], self.draw, borders)

    def take(self, seats: Sequence[int], played: CuckooPlayout) -> None:
        """Take over the result of turns that these players have had."""
        for seat, card in zip(seats, played.cards, strict=True):
            self.cards[seat] = card
        self.whinnied += [seats[position] for position in played.whinnied]

    def play_tie(self, seats: Sequence[int], waiting: Sequence[Sequence[int]]) -> None:
        """Deal the tied players new cards and play their turns."""
        for seat in seats:
            self.cards[seat] = self.draw()
        keep_from = self.borders(seats, waiting)
        played = self.turns_of(seats, keep_from)
        played.turns(0, here=keep_from.unasked)
        self.take(seats, played)

    def borders(self, seats: Sequence[int], waiting: Sequence[Sequence[int]]) -> Borders:
        """Return the keep threshold of tied players: any card that beats an open settled one."""
        moving = {seat for tie in waiting for seat in tie}.union(seats)
        lowest = min([self.cards[seat] for seat in self.everybody if seat not in moving], default=KING)
        usual = learnt_borders(self.options, len(seats))

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
    heard = _since_tie(heard) if observation.tie else heard
    equity = Equity(unit_of_turn(person, observation), observation, 0.0)
    order, everybody = observation.order, _everybody(observation)
    keep_from, options = borders_here(observation), options_of(observation, Options)
    chips, most = observation.tokens, options.chips
    waiting = [list(tie[1]) for tie in observation.ties]  # rank and seats
    open_cards = [card.rank if isinstance(card, Card) else NONE for card in observation.cards]
    kinds = Kinds(STANDARD, KING, compares=True)
    watched = keep_from.unasked if observation.tie else keep_from
    sampler = TurnSampler(person, observation, heard, random, kinds, keep_from, watched)
    if observation.tie:
        keeps = TiebreakPlayout(everybody, open_cards, sampler.pile, options).borders(order, waiting)
        sampler.play_by([(keeps, keeps.unasked)])
    safe = safe_borders(options, len(order))

    def keeps_for(way: Way, place: int, came: int, gave: int) -> float:
        if gave >= came:
            return sampler.kept_by_border(place, came, asked=way.is_asked)
        return safe[way.is_asked][gave][len(order) - 1 - place].kept(came) if gave < LOW else 1.0

    sampler.hide(sampler.belief.likely, keeps_for)

    def begin(cards: list[int]) -> CuckooPlayout:
        table = TiebreakPlayout(everybody, open_cards, sampler.pile, options)
        return CuckooPlayout(RULES, cards, table.draw, sampler.borders)

    def worth(played: CuckooPlayout) -> float:
        deal = TiebreakPlayout(everybody, open_cards.copy(), sampler.pile, options)
        deal.take(order, played)
        deal.play_ties([*waiting] or deal.ties())
        return equity.after(deal.loser(), tuple([seat for seat in deal.whinnied if chips[seat] < most]))

    count = sample_count(person, len(everybody), COST)
    return compare_turn(person, equity, lambda: sampler.both_ways(begin, worth), count)


@cache
def safe_borders(options: ExchangeOptions, players: int) -> tuple[tuple[tuple[Blur, ...], ...], ...]:
    """Return the borders for players who gave an ace, or a 2, by whether a receiver was content before.

    Such a player hardly ever loses, whether they keep or exchange: some exchange, and then have a card that
    inference from content receivers would not expect.
    """
    turns = LearntTurns(options, players)
    return tuple(
        [
            tuple([turns.blurs(*[kind._replace(gave=gave) for kind in kinds]) for gave in range(LOW)])
            for kinds in CAME
        ]
    )


def _since_tie(heard: Sequence[Event]) -> Sequence[Event]:
    """Return the events from the present tie on, if it was heard: before it other cards were held."""
    ties = [at for at, event in enumerate(heard) if isinstance(event, TieBegan)]
    return heard[ties[-1] :] if ties else heard


def _everybody(observation: Observation) -> list[int]:
    """Return the seats of this deal's players in playing order; in a tie `order` has only its players."""
    seats = [seat for seat in range(observation.players) if observation.tokens[seat]]
    return sorted(seats, key=lambda seat: (seat - observation.dealer - 1) % observation.players)


TIEBREAK: Final = Strategy(
    judges={"turn": exact_first(assess_tiebreak, Judge(assess_turn, by_eye(), BEST))},
)
