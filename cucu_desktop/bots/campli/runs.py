"""Actions on the cards on the table, run by run, and their likelihoods.

A card sets out and travels on; each receiver has given another for it. So the information about all cards of
a run depends on the travelling one: a player who passed it on had given no lower one for it, a player who was
content had, or found it good enough. A card that nobody asked for is a run of its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import mul
from typing import Final

from cucu_desktop.bots.borders import Blur
from cucu_desktop.bots.campli.campli_borders import GIVEN, TRIED, Habits
from cucu_desktop.bots.campli.odds import ARREST, FOOL, RANKS
from cucu_desktop.bots.talk import CLAIMS
from cucu_desktop.engine.events import Asked, DealBegan, Dealt, Event, Exchanged, Kept, Promised, Talked
from cucu_desktop.games.campli import NULLA
from cucu_desktop.learning.turn_key import ASKED, UNASKED

SURPRISE: Final = 0.00002
"""The likelihood of an action that no border allows: enough to keep the belief of its player defined."""
OTHERS_ASK: Final = 0.375
"""The fraction of the best players who ask without a nulla: three of eight (`inn_decisions.ASKS_FROM`)."""
NEVER: Final = 0.000002
"""The likelihood that a player gives away a card that cannot lose."""
UNLIKELY: Final = 0.01
"""A way of a card is dropped if another one is this much likelier."""
Weights = tuple[float, ...]
Ways = tuple[Weights, ...]
"""By the ranks of the travelling card and of the one given for it, the likelihood of an action."""
EVEN: Final = (1.0,) * RANKS


class Lying:
    """A card on the table.

    Attributes:
        seat: its holder.
        known: its rank, if it is known.
        weights: the likelihood of each rank, from the actions on this card alone and from talk.
        ways: the likelihoods of the action on the card that it was given for, if decided.
        kept: whether it was dealt to its holder, and kept.
        is_live: whether it will be compared.
        claims: the talk about it.
    """

    __slots__ = ("claims", "is_live", "kept", "known", "seat", "ways", "weights")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: int | None = None
        self.weights: Weights = EVEN
        self.ways: Ways | None = None
        self.kept = False
        self.is_live = True
        self.claims: list[tuple[str, str | None]] = []


class Run:
    """A card that set out, and those that were given for it; or one that did not set out."""

    __slots__ = ("given", "travels")

    def __init__(self, travels: Lying) -> None:
        self.travels = travels
        self.given: list[Lying] = []

    @property
    def hidden(self) -> list[Lying]:
        """The cards that are not known."""
        return [card for card in (self.travels, *self.given) if card.known is None]

    def with_cards(self, cards: Mapping[int, Lying]) -> "Run":
        """Return the same run with other objects for its cards, keyed by their identity."""
        run = Run(cards[id(self.travels)])
        run.given = [cards[id(card)] for card in self.given]
        return run

    def weigh(self, counts: Sequence[float], limit: int = 0) -> tuple[float, float, list[list[float]]]:
        """Return the likelihood of the run, and its distribution over ranks.

        Args:
            counts: the number of possible cards of each rank.
            limit: a rank; a live card is below it, if it is no Matto.

        Returns: The weight of all ways together, that of those in which no hidden card is below the limit,
            and for each hidden card that of each rank in these.
        """
        travels = self.travels
        cut = limit * travels.is_live
        own = travels.known is None
        ranks = [*map(mul, travels.weights, counts)] if own else []
        if not self.given:
            whole = clear = sum(ranks)
            if cut > 1:
                ranks[1:cut] = [0.0] * (cut - 1)
                clear = sum(ranks)
            return whole, clear, [ranks]
        given = [card for card in self.given if card.known is None]
        within = [[*map(mul, card.weights[:ARREST], counts)] for card in given]
        found = [[0.0] * RANKS for _ in range(own + len(given))]
        whole = clear = 0.0
        least = UNLIKELY * max(ranks, default=0.0)
        for rank, base in enumerate(ranks) if own else ((travels.known or FOOL, 1.0),):
            if base <= least:
                continue
            weight = base * self._likely_given(rank)
            cleared = 0.0 if own and FOOL < rank < cut else weight
            parts: list[tuple[list[float], float]] = []
            for card, likely in zip(given, within, strict=True):
                part = [*map(mul, card.ways[rank], likely)] if card.ways else likely.copy()
                if own and rank < ARREST:  # one of them is on its way
                    part[rank] *= max(1 - 1 / counts[rank], 0.0)
                weight *= sum(part)
                part[1 : limit * card.is_live] = [0.0] * len(part[1 : limit * card.is_live])
                total = sum(part)
                cleared *= total
                parts.append((part, total))
            whole += weight
            clear += cleared
            if cleared:
                if own:
                    found[0][rank] += cleared
                _spread(found[own:], cleared, parts)
        return whole, clear, found

    def _likely_given(self, rank: int) -> float:
        """Return the likelihood of the actions on the known cards that were given for this one."""
        likely = 1.0
        for card in self.given:
            if card.known is not None and card.ways:
                likely *= card.ways[rank][card.known]
        return likely


def _spread(
    found: list[list[float]],
    weight: float,
    parts: list[tuple[list[float], float]],
) -> None:
    """Distribute a weight over the ranks of each card, by its likelihoods."""
    for into, (row, total) in zip(found, parts, strict=True):
        share = weight / total
        into[:ARREST] = [each + share * one for each, one in zip(into, row, strict=False)]


class ObservedDeal:
    """The actions of this deal.

    Attributes:
        runs: the cards on the table.
        at: by seat its card.
        here: the kind of turn of the next player to be dealt a card.
        kind: the kind of turn in which the travelling card set out; else the same.
        giver: by seat the player who has passed a card on to it, until it has decided on that card.
    """

    def __init__(self, heard: Iterable[Event], order: Sequence[int], habits: Habits) -> None:
        """Follow the events of a deal."""
        self._after = {seat: len(order) - 1 - position for position, seat in enumerate(order)}
        self._habits = habits
        self._begin()
        for event in heard:
            if isinstance(event, DealBegan):
                self._begin()
            elif isinstance(event, Dealt):
                self.lay(event.seat)
            elif isinstance(event, Exchanged):
                self._cross(event)
            elif isinstance(event, Kept | Asked) and event.seat in self.at:
                self._decide(event.seat, keeps=isinstance(event, Kept))
            elif isinstance(event, Promised) and event.guest in self.at:
                self._hear(self.at[event.guest], event.answer)
            elif isinstance(event, Talked) and event.phrase in CLAIMS and event.seat in self.at:
                self.at[event.seat].claims.append((event.phrase, event.card))

    def lay(self, seat: int) -> None:
        """Lay a card before a seat."""
        self.at[seat] = Lying(seat)
        self.runs.append(Run(self.at[seat]))

    def _begin(self) -> None:
        self.runs: list[Run] = []
        self.at: dict[int, Lying] = {}
        self.giver: dict[int, int] = {}
        self.here = self.kind = UNASKED
        self._decided: set[int] = set()
        self._run: Run | None = None

    def _decide(self, seat: int, *, keeps: bool) -> None:
        """Record a player's decision on their card; a player jumped by a horse has decided before."""
        after = self._after.get(seat, 0)
        giver = self.giver.pop(seat, None)
        if giver is not None:
            self.at[giver].ways = given_ways(self._habits[GIVEN + self.kind][after], keeps=keeps)
            if keeps:
                self.here = self.kind = ASKED
        elif seat not in self._decided:
            card = self.at[seat]
            card.weights = dealt_weights(self._habits[self.here][after], keeps=keeps)
            card.kept = keeps
            self.kind = self.here
            if not keeps:
                self._run = next(run for run in self.runs if run.travels is card)
                self.here = TRIED[self.here]
        self._decided.add(seat)

    def _hear(self, card: Lying, said: str) -> None:
        """Record a guest's call at the inn: with the nulla all good players ask, with another card some."""
        others, nulla = {"asked": (OTHERS_ASK, 1.0), "kept": (1.0, SURPRISE)}.get(said, (1.0, 1.0))
        card.weights = tuple(
            [weight * (nulla if rank == NULLA.rank else others) for rank, weight in enumerate(card.weights)]
        )

    def _cross(self, event: Exchanged) -> None:
        """Swap two cards; earlier talk about them is void."""
        if event.seat not in self.at or event.other not in self.at:
            return
        at = self.at
        at[event.seat], at[event.other] = at[event.other], at[event.seat]
        for seat in (event.seat, event.other):
            at[seat].seat = seat
            at[seat].claims.clear()
        if event.reason == "cat":
            self.giver.clear()
            return
        given = at[event.seat]
        self.giver[event.other] = event.seat
        self.runs = [run for run in self.runs if run.travels is not given]
        if self._run is not None:
            self._run.given.append(given)


@cache
def dealt_weights(border: Blur, *, keeps: bool) -> Weights:
    """Return by rank the likelihood that a dealt card is kept, or passed on."""
    kept = [border.kept(rank) for rank in range(RANKS)]
    return tuple([max(share if keeps else 1 - share, SURPRISE) for share in kept])


@cache
def given_ways(border: Blur, *, keeps: bool) -> Ways:
    """Return the likelihood that a card that came is kept, or passed on, by its rank and the given one's."""
    found = []
    for rank in range(RANKS):
        kept = border.kept(rank)
        usual = max(kept if keeps else 1 - kept, SURPRISE)
        safe = 1.0 if keeps else NEVER
        found.append(
            tuple([safe if FOOL < given < rank or given == rank == FOOL else usual for given in range(RANKS)])
        )
    return tuple(found)
