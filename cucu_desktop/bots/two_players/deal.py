"""A deal between two players: the ends of any two cards, and their values to both.

The eldest hand keeps or passes, knowing one card. After "keep" the dealer knows one card and keeps it or
draws; after an exchange both are known. So the strategic choices are two lists of probabilities (`DealPlan`):
that the eldest hand passes each card, and that the dealer then draws with each card.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Final, Protocol

from cucu_desktop.frozen import frozen

End = Hashable
"""The end of a deal: the tokens lost or won by each, or its continuation."""
Ends = Mapping[End, float]
"""The distribution of the ends of a deal."""
Pair = tuple[float, float]
"""The value of something to the eldest hand and to the dealer."""
After = Callable[[End], Pair]
"""Gives the value of an end to both players."""
ELDEST: Final = 0
DEALER: Final = 1


@frozen
class Meeting:
    """Two cards, the eldest hand's and the dealer's.

    Attributes:
        chance: the probability that they are dealt.
        kept: the ends if the eldest hand keeps: when the dealer keeps, and if allowed when drawing.
        passed: the ends if the eldest hand passes: when the dealer keeps the card that comes, and if allowed
            when drawing; empty if the eldest hand may not pass.
    """

    chance: float
    kept: tuple[Ends, ...]
    passed: tuple[Ends, ...]


class Once:
    """A cache of ends in which equal ones are one object: hundreds of card pairs have few different ends."""

    def __init__(self) -> None:
        self._ends: dict[tuple[tuple[End, float], ...], Ends] = {}
        self._options: dict[tuple[int, ...], tuple[Ends, ...]] = {}

    def __call__(self, options: tuple[Ends, ...]) -> tuple[Ends, ...]:
        """Return these ends, or the equal object that came before."""
        same = tuple([self._ends.setdefault(tuple(ends.items()), ends) for ends in options])
        return self._options.setdefault(tuple(map(id, same)), same)


Deal = Mapping[tuple[int, int], Meeting]
"""The ends by the ranks of both cards."""


@frozen
class DealPlan:
    """The plans of both: by rank the probability that the eldest hand passes, and that the dealer draws."""

    passes: tuple[float, ...]
    draws: tuple[float, ...]


class SolvableDeal(Protocol):
    """A deal between two as `equilibrium` needs it; choices are numbered, mostly by rank."""

    def eldest_options(self, at: int, plan: DealPlan) -> tuple[float, float | None]:
        """Return the worths of both options of a choice to the eldest hand; None: not allowed."""

    def dealer_options(self, at: int, plan: DealPlan) -> tuple[float, float | None]:
        """Return the worths of both options of a choice to the dealer; None: not allowed."""

    def ends(self, plan: DealPlan) -> dict[End, float]:
        """Return the distribution of the ends under this plan."""

    def worth(self, plan: DealPlan) -> Pair:
        """Return the value of the deal to both players under this plan."""


class ValuedDeal:
    """A deal with valued ends: the worth of each choice against the other's plan."""

    def __init__(self, deal: Deal, ranks: int, after: After) -> None:
        """Value the ends of a deal.

        Args:
            deal: the ends by cards.
            ranks: the number of ranks.
            after: gives the values of ends.
        """
        self._deal = deal
        self._after = after
        self._worths = {cards: _valued(meeting, after) for cards, meeting in deal.items()}
        self._of_eldest: list[list[tuple[int, float, _Valued]]] = [[] for _ in range(ranks)]
        self._of_dealer: list[list[tuple[int, float, _Valued]]] = [[] for _ in range(ranks)]
        for (mine, theirs), meeting in deal.items():
            valued = self._worths[mine, theirs]
            self._of_eldest[mine].append((theirs, meeting.chance, valued))
            self._of_dealer[theirs].append((mine, meeting.chance, valued))

    def eldest_options(self, card: int, plan: DealPlan) -> tuple[float, float | None]:
        """Return the worths to the eldest hand of keeping and of passing this card; None: not allowed."""
        keep = passed = whole = 0.0
        allowed = True
        for theirs, chance, valued in self._of_eldest[card]:
            draws = plan.draws[theirs] if valued.draw else 0.0
            drawn = valued.draw or valued.keep
            keep += chance * ((1 - draws) * valued.keep[ELDEST] + draws * drawn[ELDEST])
            if valued.passed is None:
                allowed = False
            else:
                passed += chance * valued.passed[ELDEST]
            whole += chance
        if not whole:
            return 0.0, None
        return keep / whole, passed / whole if allowed else None

    def dealer_options(self, card: int, plan: DealPlan) -> tuple[float, float | None]:
        """Return the worths to the dealer of keeping and of drawing with this card after "keep"."""
        held = [(chance * (1 - plan.passes[mine]), valued) for mine, chance, valued in self._of_dealer[card]]
        if not any(chance for chance, _ in held):  # off the equilibrium path any card may have been kept
            held = [(chance, valued) for _, chance, valued in self._of_dealer[card]]
        whole = sum(chance for chance, _ in held)
        if not whole:
            return 0.0, None
        keep = sum(chance * valued.keep[DEALER] for chance, valued in held) / whole
        if any(valued.draw is None for _, valued in held):
            return keep, None
        drawn = sum(chance * valued.draw[DEALER] for chance, valued in held if valued.draw)
        return keep, drawn / whole

    def worth_of(self, ends: Ends) -> Pair:
        """Return the expected value to both players over these ends."""
        return _worth(ends, self._after)

    def ends(self, plan: DealPlan) -> dict[End, float]:
        """Return the distribution of the ends under this plan."""
        parts: list[tuple[float, Ends]] = []
        for (mine, theirs), meeting in self._deal.items():
            passes = plan.passes[mine] if meeting.passed else 0.0  # some cards may not be passed
            draws = plan.draws[theirs] if len(meeting.kept) > 1 else 0.0
            answer = self._worths[mine, theirs].answer
            parts.append((meeting.chance * (1 - passes) * (1 - draws), meeting.kept[0]))
            if draws:
                parts.append((meeting.chance * (1 - passes) * draws, meeting.kept[1]))
            if passes:
                assert answer is not None  # only cards that may be passed are
                parts.append((meeting.chance * passes, answer))
        return mixed(parts)

    def worth(self, plan: DealPlan) -> Pair:
        """Return the value of the deal to both players under this plan."""
        return self.worth_of(self.ends(plan))


@frozen
class _Valued:
    keep: Pair
    draw: Pair | None
    passed: Pair | None
    answer: Ends | None
    """The ends if the card is passed."""


def _valued(meeting: Meeting, after: After) -> _Valued:
    keep, *draw = [_worth(ends, after) for ends in meeting.kept]
    answer = _chosen(meeting.passed, after) if meeting.passed else None
    passed = _worth(answer, after) if answer is not None else None
    return _Valued(keep, draw[0] if draw else None, passed, answer)


def _chosen(options: tuple[Ends, ...], after: After) -> Ends:
    """Return the ends chosen by a dealer who knows both cards; of equals the first."""
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda ends: round(_worth(ends, after)[DEALER], 12))


def _worth(ends: Ends, after: After) -> Pair:
    eldest = dealer = 0.0
    for end, chance in ends.items():
        worth = after(end)
        eldest += chance * worth[ELDEST]
        dealer += chance * worth[DEALER]
    return eldest, dealer


def mixed(parts: Iterable[tuple[float, Ends]]) -> dict[End, float]:
    """Return the mixture of distributions with these probabilities."""
    found: dict[End, float] = {}
    for part, ends in parts:
        if part:
            for end, chance in ends.items():
                found[end] = found.get(end, 0.0) + part * chance
    return found
