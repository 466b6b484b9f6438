"""A deal between two players: what may come of any two cards, and what that is worth to both.

The eldest hand keeps or passes, knowing one card. After "keep" the dealer knows one card and keeps it or
draws; after an exchange both are known. So all that is not plain is in two lists of chances (`Plan`):
with which cards the eldest hand passes, with which the dealer then draws.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Final, Protocol

from cucu_desktop.frozen import frozen

End = Hashable
"""How a deal ends: who loses or wins how many tokens, or what it goes on with."""
Ends = Mapping[End, float]
"""How likely a deal ends in which ways."""
Pair = tuple[float, float]
"""What something is worth to the eldest hand and to the dealer."""
After = Callable[[End], Pair]
"""What it is worth to both that the deal has ended so."""
ELDEST: Final = 0
DEALER: Final = 1


@frozen
class Meeting:
    """Two cards, the eldest hand's and the dealer's.

    Attributes:
        chance: how likely they are dealt.
        kept: how the deal ends if the eldest hand keeps: when the dealer keeps, and if allowed when drawing.
        passed: how it ends if the eldest hand passes: when the dealer keeps what comes, and if there is that
            choice when drawing; nothing if the eldest hand may not pass.
    """

    chance: float
    kept: tuple[Ends, ...]
    passed: tuple[Ends, ...]


class Once:
    """Ways to end, of which equal ones are one object: hundreds of pairs of cards end in few ways."""

    def __init__(self) -> None:
        self._ends: dict[tuple[tuple[End, float], ...], Ends] = {}
        self._options: dict[tuple[int, ...], tuple[Ends, ...]] = {}

    def __call__(self, options: tuple[Ends, ...]) -> tuple[Ends, ...]:
        """Return these ways to end, or those that are equal and came before."""
        same = tuple([self._ends.setdefault(tuple(ends.items()), ends) for ends in options])
        return self._options.setdefault(tuple(map(id, same)), same)


Deal = Mapping[tuple[int, int], Meeting]
"""By the ranks of both cards what may come of them."""


@frozen
class Plan:
    """How both play a deal: by rank the chance that the eldest hand passes, and that the dealer draws."""

    passes: tuple[float, ...]
    draws: tuple[float, ...]


class PlayedDeal(Protocol):
    """A deal between two as `equilibrium` looks at it; choices are numbered, mostly by rank."""

    def eldest_options(self, at: int, plan: Plan) -> tuple[float, float | None]:
        """Return what both ways of a choice are worth to the eldest hand; None: not allowed."""

    def dealer_options(self, at: int, plan: Plan) -> tuple[float, float | None]:
        """Return what both ways of a choice are worth to the dealer; None: not allowed."""

    def ends(self, plan: Plan) -> dict[End, float]:
        """Return how the deal ends if both play this plan."""

    def worth(self, plan: Plan) -> Pair:
        """Return what the deal is worth to both if they play this plan."""


class ValuedDeal:
    """A deal whose ends are worth something: what every choice is worth against the other's plan."""

    def __init__(self, deal: Deal, ranks: int, after: After) -> None:
        """Value the ends of a deal.

        Args:
            deal: what may come of which cards.
            ranks: how many ranks there are.
            after: what the ends are worth.
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

    def eldest_options(self, card: int, plan: Plan) -> tuple[float, float | None]:
        """Return what keeping and what passing this card is worth to the eldest hand; None: not allowed."""
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

    def dealer_options(self, card: int, plan: Plan) -> tuple[float, float | None]:
        """Return what keeping and what drawing is worth to the dealer with this card after "keep"."""
        held = [(chance * (1 - plan.passes[mine]), valued) for mine, chance, valued in self._of_dealer[card]]
        if not any(chance for chance, _ in held):  # nobody keeps anything: then any card may have been kept
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
        """Return what it is worth to both that the deal ends in one of these ways."""
        return _worth(ends, self._after)

    def ends(self, plan: Plan) -> dict[End, float]:
        """Return how the deal ends if both play this plan."""
        parts: list[tuple[float, Ends]] = []
        for (mine, theirs), meeting in self._deal.items():
            passes = plan.passes[mine] if meeting.passed else 0.0  # some may not
            draws = plan.draws[theirs] if len(meeting.kept) > 1 else 0.0
            answer = self._worths[mine, theirs].answer
            parts.append((meeting.chance * (1 - passes) * (1 - draws), meeting.kept[0]))
            if draws:
                parts.append((meeting.chance * (1 - passes) * draws, meeting.kept[1]))
            if passes:
                assert answer is not None  # what may not be passed is not
                parts.append((meeting.chance * passes, answer))
        return mixed(parts)

    def worth(self, plan: Plan) -> Pair:
        """Return what the deal is worth to both if they play this plan."""
        return self.worth_of(self.ends(plan))


@frozen
class _Valued:
    keep: Pair
    draw: Pair | None
    passed: Pair | None
    answer: Ends | None
    """How it ends if the card is passed."""


def _valued(meeting: Meeting, after: After) -> _Valued:
    keep, *draw = [_worth(ends, after) for ends in meeting.kept]
    answer = _chosen(meeting.passed, after) if meeting.passed else None
    passed = _worth(answer, after) if answer is not None else None
    return _Valued(keep, draw[0] if draw else None, passed, answer)


def _chosen(options: tuple[Ends, ...], after: After) -> Ends:
    """Return what a dealer chooses who knows both cards; of equals the first."""
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
    """Return how it ends if each of these happens with its chance."""
    found: dict[End, float] = {}
    for part, ends in parts:
        if part:
            for end, chance in ends.items():
                found[end] = found.get(end, 0.0) + part * chance
    return found
