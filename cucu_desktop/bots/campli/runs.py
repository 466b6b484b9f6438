"""What was done with the cards on the table, run by run, and which cards go with it.

A card sets out and travels on; who gets it has given another for it. So all that is said of the cards of
one run hangs on the one that travelled: whoever passed it on had given no lower one for it, whoever was
content had, or found it good enough. A card that nobody asked for is a run of its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import mul
from typing import Final

from cucu_desktop.bots.campli.borders import ASKED, GIVEN, TRIED, UNASKED, Habits
from cucu_desktop.bots.campli.odds import ARREST, FOOL, RANKS, keeps_at
from cucu_desktop.bots.talk import CLAIMS
from cucu_desktop.engine.events import Asked, DealBegan, Dealt, Event, Exchanged, Kept, Promised, Talked
from cucu_desktop.games.campli import NULLA

SURPRISE: Final = 0.00002
"""How likely somebody does what nobody is seen to do: enough to tell what is believed of who has done it."""
OTHERS_ASK: Final = 0.375
"""How many of the best ask for the promise with a card that is no nulla: three of eight (`inn.ASKS_FROM`)."""
NEVER: Final = 0.000002
"""How likely it is that somebody lets go what they cannot lose with."""
UNLIKELY: Final = 0.01
"""A card is not thought to travel if another one is so much likelier to."""
Weights = tuple[float, ...]
Ways = tuple[Weights, ...]
"""By rank of the card that travels and of the one that was given for it how likely something is done."""
EVEN: Final = (1.0,) * RANKS


class Lying:
    """A card on the table.

    Attributes:
        seat: who has it.
        known: its rank, if it is known.
        weights: by rank how likely it lies there, by what was done with it alone, and said of it.
        ways: what was done with the card that it was given for, if that has been decided.
        kept: whether it was dealt to who has it, and kept.
        is_live: whether it will be compared.
        claims: what was said of it.
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
    """A card that set out, and those that were given for it; or one that did not."""

    __slots__ = ("given", "travels")

    def __init__(self, travels: Lying) -> None:
        self.travels = travels
        self.given: list[Lying] = []

    @property
    def hidden(self) -> list[Lying]:
        """The cards that are not known."""
        return [card for card in (self.travels, *self.given) if card.known is None]

    def with_cards(self, cards: Mapping[int, Lying]) -> "Run":
        """Return the same run of others for its cards, by the identity of these."""
        run = Run(cards[id(self.travels)])
        run.given = [cards[id(card)] for card in self.given]
        return run

    def weigh(self, counts: Sequence[float], limit: int = 0) -> tuple[float, float, list[list[float]]]:
        """Return how likely this was done, and with which cards.

        Args:
            counts: how many cards of each rank there may be.
            limit: a rank; a live card is below it, if it is no Matto.

        Returns:
            The weight of all ways together, that of those in which no hidden card is below the limit, and for
            each hidden card that of each rank in these.
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
        """Return how likely was done what was done with the known cards that were given for this one."""
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
    """Add this weight to what was found of each card, by how likely it is of each rank."""
    for into, (row, total) in zip(found, parts, strict=True):
        share = weight / total
        into[:ARREST] = [each + share * one for each, one in zip(into, row, strict=False)]


class Deal:
    """What has been done in this deal.

    Attributes:
        runs: the cards on the table.
        at: by seat the card that lies there.
        here: the kind of turn of who is dealt a card now.
        kind: the kind of turn in which the card set out that is on its way; else the same.
        giver: by seat who has passed a card on to it that it has not decided upon.
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
        """Note what somebody does with their card; who is jumped by a horse has decided before."""
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
        """Note what a guest said at the inn: with the nulla all ask who pays, with another card not all."""
        others, nulla = {"asked": (OTHERS_ASK, 1.0), "kept": (1.0, SURPRISE)}.get(said, (1.0, 1.0))
        card.weights = tuple(
            [weight * (nulla if rank == NULLA.rank else others) for rank, weight in enumerate(card.weights)]
        )

    def _cross(self, event: Exchanged) -> None:
        """Let two cards cross; what was said of them is void."""
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
def dealt_weights(border: float, *, keeps: bool) -> Weights:
    """Return by rank how likely somebody keeps a card that was dealt to them, or passes it on."""
    kept = [keeps_at(rank, border) for rank in range(RANKS)]
    return tuple([max(share if keeps else 1 - share, SURPRISE) for share in kept])


@cache
def given_ways(border: float, *, keeps: bool) -> Ways:
    """Return how likely somebody keeps a card that came, or passes it on, by it and what they gave for it."""
    found = []
    for rank in range(RANKS):
        kept = keeps_at(rank, border)
        usual = max(kept if keeps else 1 - kept, SURPRISE)
        safe = 1.0 if keeps else NEVER
        found.append(
            tuple([safe if FOOL < given < rank or given == rank == FOOL else usual for given in range(RANKS)])
        )
    return tuple(found)
