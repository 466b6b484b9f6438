"""Sampling of a deal at a decision: hidden cards by the belief, and both options of a turn played out."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import cycle
from random import Random
from typing import TypeVar

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.borders import Borders, as_played
from cucu_desktop.bots.crossings import Crossing, KeepsFor, beside, crossings
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.opponent_model import borders_now, came_late, giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.rank_playout import NONE, RankPlayout
from cucu_desktop.bots.sampling import Pile, Weights, compare
from cucu_desktop.bots.win_chance import Equity
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

P = TypeVar("P", bound=RankPlayout)


class TurnSampler:
    """Samples of a deal, given the information set of one player.

    Attributes:
        everybody: the seats in playing order.
        order: those with a turn; cards are listed by position in it.
        position: the position of the player who decides.
        belief: the player's belief.
        pile: the unseen cards, as numbers.
        known: by position the number of the known card, or `NONE`.
        borders: the keep thresholds in the present sample.
        here: those for dealt cards.
        was_given: whether the player's card came for another.
        tells: whether the player's turn is evidence of low cards.
        infers: whether the belief infers cards from the others' actions.
    """

    infers = True

    def __init__(
        self,
        person: Person,
        observation: Observation,
        heard: Sequence[Event],
        random: Random,
        kinds: Kinds,
        keep_from: Borders,
        watched: Sequence[int] | Borders = (),
    ) -> None:
        """Build the belief; `hide` has to follow.

        Args:
            person: whose belief it is.
            observation: their seat's observation.
            heard: this deal's events.
            random: the source of all samples.
            kinds: the classes of the game's cards.
            keep_from: the keep thresholds.
            watched: those by which the others' actions are judged, if they differ.
        """
        seat, waits = observation.seat, observation.dealer_waits
        self.everybody = observation.order
        self.order = self.everybody[:-1] if waits else self.everybody
        self.position = self.order.index(seat)
        watched = watched or (keep_from.and_after(1) if waits else keep_from)
        self.belief = ExchangeBelief(person, observation, heard, random, kinds, watched, infers=self.infers)
        self.pile = Pile([self.number_of(card) for card in self.belief.unseen], random)
        known = self.belief.known
        self.known = [self.number_of(known[each]) if each in known else NONE for each in self.order]
        self._given = [keep_from.watched_given(asked=asked) for asked in (False, True)]
        self.play_by((each, borders_now(each, heard)) for each in as_played(keep_from))
        self.borders, self.here = keep_from, keep_from.unasked
        self.was_given = giver_of(heard, seat) is not None
        self.tells = True
        self._came_late = came_late(heard, seat)

    @staticmethod
    def number_of(card: Card) -> int:
        """Return the number of a card: its rank, unless suits matter."""
        return card.rank

    def play_by(self, ways: Iterable[tuple[Borders, tuple[int, ...]]]) -> None:
        """Set the borders of all players in successive samples, with those that hold for dealt cards."""
        self._ways = cycle(ways)

    def hide(self, likely: Mapping[int, Weights], keeps_for: KeepsFor | None = None) -> None:
        """Prepare to sample the hidden cards.

        Args:
            likely: for each seat with a hidden card the likelihood of each number.
            keeps_for: gives the probability that a card that came is kept, where cards are compared so.
        """
        places = {seat: place for place, seat in enumerate(self.order)}
        by_place = {places[seat]: weights for seat, weights in likely.items() if seat in places}
        self._content = [(places[keeper], places[giver]) for keeper, giver in self.belief.content]
        self._crossings: Sequence[Crossing] = ()
        self._hidden = list(by_place.items())
        if keeps_for:
            ways = [way.among(places) for way in self.belief.ways]
            self._crossings = crossings(ways, self.known, by_place, self.pile.cards, keeps_for)
            self._hidden = beside(self._crossings, by_place)

    def kept_by_border(self, place: int, came: int, *, asked: bool) -> float:
        """Return the probability that the player at a position keeps a card that came.

        Args:
            place: the position.
            came: the rank of the card.
            asked: whether a receiver was content before it set out.
        """
        return self._given[asked][len(self.order) - 1 - place].kept(came)

    def deal(self) -> list[int]:
        """Return the cards of all players by position, and take the next borders."""
        self.borders, self.here = next(self._ways)
        return deal_hidden(self.pile, self.known, self._hidden, self._content, self._crossings)

    def keep(self, playout: P) -> P:
        """Play a deal out in which the player keeps."""
        here = self.here
        if self.was_given and self.tells:
            here = self.borders.content(late=self._came_late and here is not self.borders.asked)
        playout.turns(self.position + 1, here=here)
        return playout

    def exchange(self, playout: P) -> P:
        """Play a deal out in which the player exchanges."""
        here = self.here
        late = self.position > 0 and here is self.borders.unasked and not self.was_given
        following, given = playout.exchange(self.position)
        playout.turns(following, given, self.borders.tried(here) if self.tells else here, late=late)
        return playout

    def both_ways(self, begin: Callable[[list[int]], P], worth: Callable[[P], float]) -> tuple[float, float]:
        """Return the worths of keeping and exchanging with the same sampled cards.

        Args:
            begin: begins a playout with these cards.
            worth: values a deal that has been played out.
        """
        cards = self.deal()
        left = self.pile.left
        exchanged = worth(self.exchange(begin(cards.copy())))
        self.pile.left = left
        return worth(self.keep(begin(cards))), exchanged


def compare_turn(
    person: Person, equity: Equity, sample: Callable[[], tuple[float, float]], count: int
) -> Assessment:
    """Return the worths of keeping and exchanging from at most `count` samples, with the person's policy."""
    keep, exchange, apart = compare(sample, count, stops=stops(person), token=equity.token)
    found = Assessment.of(equity.unit, {KEEP: keep, EXCHANGE: exchange}, apart=apart)
    return lean(person, found, equity.token)
