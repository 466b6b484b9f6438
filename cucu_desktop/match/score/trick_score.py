"""Keeping the score of a trick game of real cards: Cöch, Zifuli and Cuccu a trionfo, deal by deal.

The texts about a deal: "points A+C 10.5" (the points of a side, named by any of its players; where all cards
are played the rest is the other side's), "recount A+C 42" (the second count, due after nine and a half each),
in Zifuli before them "A bid IV" (the bid that stands) and "partner C" (without it the bidder was alone), and
"dealt" (the deal is over; in Zifuli without a bid: it was thrown in).

A told deal is the game's own state without cards: it waits for the points of the sides, and then counts them,
pays and scores as the game does, so no rule is repeated. `engine.tricks.series` plays deal after deal.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Protocol, cast

from cucu_desktop.engine.actions import SHUFFLE, Decision, Shuffled
from cucu_desktop.engine.cards import CUCCO, Card, UnknownCardError
from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.tricks.events import BidMade, ThrownIn
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.engine.tricks.state import COUNTING, TrickState
from cucu_desktop.engine.tricks.table import TrickTable
from cucu_desktop.games.zifuli import ZifuliState
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, Table
from cucu_desktop.match.score.score_reader import WrittenTrickGame
from cucu_desktop.match.score.sheet import DEALT, NO_CARDS, Sheet

COUNTS: Final = ("points", "recount")
"""The words of the first count and of the recount, by index."""


class TellingPoints(Phase[TrickState, TrickOptions]):
    """The deal on a real table: to the rules it is one decision of chance."""

    def ask(self, state: TrickState) -> Decision | None:
        """Wait until the deal has been told."""
        return None if told(state).is_told else SHUFFLE

    def shuffled(self, state: TrickState, shuffled: Shuffled) -> None:
        """End the deal; a deal of Zifuli without a bid is thrown in (Z3)."""
        del shuffled  # no pack
        if isinstance(state, ZifuliState) and state.bidder is None:
            state.thrown_in = True
            state.table.record(ThrownIn)
        told(state).is_told = True


TOLD: Final = TellingPoints()


class EnteredDeal(Protocol):
    """The attributes of a told deal beyond the game's own state.

    Attributes:
        counts: for the first count and the recount the points of each side; None where not told.
        is_told: whether the deal has been told to its end.
    """

    counts: list[list[float | None]]
    is_told: bool


def told(state: TrickState) -> EnteredDeal:
    """Return a told deal as what it is besides the game's own state."""
    return cast("EnteredDeal", state)


@cache
def told_deal(kind: type[TrickState]) -> type[TrickState]:
    """Return the class of a told deal of this kind."""

    def begin(self: TrickState, *given: Any, **named: Any) -> None:  # noqa: ANN401 - of any kind
        kind.__init__(self, *given, **named)
        told(self).counts, told(self).is_told = [[None, None], [None, None]], False

    def count(self: TrickState, values: Mapping[Card, float]) -> tuple[float, ...]:
        return tuple(points or 0.0 for points in told(self).counts[values is not self.values])

    members: dict[str, Any] = {
        "__slots__": ("counts", "is_told"),
        "__doc__": f"A told deal of the kind {kind.__name__}.",
        "__init__": begin,
        "phases": (TOLD, *kind.phases[kind.phases.index(COUNTING) :]),
        "early_ends": (TOLD,) if kind.early_ends else (),
        "count": count,
        "ranks": kind.ranks,
    }
    return cast("type[TrickState]", type(f"Told{kind.__name__}", (kind,), members))


def total(kind: type[TrickState], *, again: bool = False) -> float:
    """Return the points of all cards of the pack in the first count, or in the recount."""
    values = (kind.second_values or {}) if again else kind.values
    return sum(values.get(card, 0.0) for card in kind.pack.cards)


def is_whole_pack_played(kind: type[TrickState]) -> bool:
    """Return whether all cards are played, so that the points of one side give the other's."""
    return kind.seats * sum(kind.packets) == len(kind.pack.cards)


class TrickScore(Sheet[WrittenTrickGame]):
    """The score of a match under way.

    Attributes:
        series: the told match.
        deal: the deal of the latest text.
    """

    def _start(self) -> None:
        game = self.game
        coins = [0] * len(game.names)
        self.series = Series(told_deal(game.game.state_class), game.options, coins, len(coins) - 1)
        self.series.start()
        self.deal = self.series.deal

    @property
    def table(self) -> TrickTable:
        return self.series.table

    @property
    def winners(self) -> tuple[int, ...]:
        return self.series.winners

    def _apply(self, text: str, where: str) -> None:
        if self.series.is_over:
            raise InvalidScenarioError(where, "the match is over")
        deal = self.series.deal
        word, _, rest = text.partition(" ")
        if text == DEALT:
            self._end(deal, where)
        elif word in COUNTS and rest:
            self._count(deal, COUNTS.index(word), rest, where)
        elif isinstance(deal, ZifuliState) and word == "partner" and rest:
            self._partner(deal, rest, where)
        elif isinstance(deal, ZifuliState) and (bidder := self.bidder(text)) is not None:
            self._bid(deal, bidder, text.rpartition(" ")[2], where)
        else:
            zifuli = ", NAME bid CARD, partner NAME" if isinstance(deal, ZifuliState) else ""
            message = (
                f"{text!r} tells nothing of a deal; known are points NAME N, recount NAME N{zifuli}, dealt"
            )
            raise InvalidScenarioError(where, message)
        self.deal = deal

    def _end(self, deal: TrickState, where: str) -> None:
        if deal.sides():
            for which in range(1 + self._is_recounted(deal)):
                if None in (counts := told(deal).counts[which]):
                    side = self.side_names(deal)[counts.index(None)]
                    message = f"the {COUNTS[which]} of {side} are missing"
                    raise InvalidScenarioError(where, message)
        self.series.apply(NO_CARDS)

    @staticmethod
    def _is_recounted(deal: TrickState) -> bool:
        """Return whether the first count came out even and the game has a second."""
        one, other = told(deal).counts[0]
        return bool(deal.second_values) and one is not None and one == other

    def _count(self, deal: TrickState, which: int, rest: str, where: str) -> None:
        named, _, number = rest.rpartition(" ")
        if not deal.sides():
            raise InvalidScenarioError(where, "the bid of this deal is missing: NAME bid CARD")
        if which and not self._is_recounted(deal):
            raise InvalidScenarioError(where, "cards are counted again only after equal points")
        side = self._side(deal, named, where)
        counts = told(deal).counts[which]
        if counts[side] is not None:
            raise InvalidScenarioError(where, f"the {COUNTS[which]} of {named} have been told already")
        kind = type(deal)
        most, step = total(kind, again=bool(which)), 1 if which or total(kind) % 2 == 0 else 2
        most -= counts[1 - side] or 0.0
        points = points_in(number)
        if points is None or not 0 <= points <= most or points * step % 1:
            halves = " and halves" if step > 1 else ""
            message = f"{number!r} is no count; it may be 0 to {_shown(most)}, whole numbers{halves}"
            raise InvalidScenarioError(where, message)
        counts[side] = points
        if is_whole_pack_played(kind):
            counts[1 - side] = most - points

    def _side(self, deal: TrickState, named: str, where: str) -> int:
        """Return the index of a side, named by one of its players or by several, joined with "+"."""
        names = self.game.names
        for index, side in enumerate(deal.sides()):
            members = [names[seat] for seat in side if seat < len(names)]
            if named in members or sorted(named.split("+")) == sorted(members):
                return index
        sides = " and ".join(self.side_names(deal))
        raise InvalidScenarioError(where, f"{named!r} is no side; they are {sides}")

    def side_names(self, deal: TrickState) -> list[str]:
        """Return the names of the sides: their players' in the order of seats, joined with "+"."""
        names = self.game.names
        return ["+".join(names[seat] for seat in sorted(side) if seat < len(names)) for side in deal.sides()]

    def bidder(self, text: str) -> int | None:
        """Return the seat in "NAME bid CARD"; None for another text."""
        begun = [seat for seat, name in enumerate(self.game.names) if text.startswith(f"{name} bid ")]
        return max(begun, key=lambda seat: len(self.game.names[seat]), default=None)

    def _bid(self, deal: ZifuliState, seat: int, card: str, where: str) -> None:
        if deal.bidder is not None:
            raise InvalidScenarioError(where, "the bid of this deal has been told already")
        try:
            deal.bid = CUCCO[card]
        except UnknownCardError:
            known = ", ".join(each.id for each in CUCCO.designs)
            raise InvalidScenarioError(where, f"there is no card {card!r}; known are {known}") from None
        deal.table.record(BidMade, seat, card)
        deal.bidder = seat
        deal.side_with_bidder(None)

    def _partner(self, deal: ZifuliState, name: str, where: str) -> None:
        names = self.game.names
        if name not in names:
            raise InvalidScenarioError(where, f"nobody is called {name!r}; known are {', '.join(names)}")
        seat = names.index(name)
        if deal.bidder is None or deal.partner is not None or seat == deal.bidder:
            raise InvalidScenarioError(
                where, "one partner is told after the bid, another player than the bidder"
            )
        if told(deal).counts[0] != [None, None]:
            raise InvalidScenarioError(where, "the partner is told before the points")
        deal.side_with_bidder(seat)

    def result(self) -> Table:
        """Return the keys of a scenario's result that need no cards, and the standing."""
        series, deal, names = self.series, self.deal, self.game.names
        sides = self.side_names(deal)
        won = None
        if deal.winners is not None:
            won = sides[deal.sides().index(deal.winners)] if deal.winners else "draw"
        winners = [names[seat] for seat in series.winners]
        result: Table = {
            "ok": True,
            "state": "game over" if series.is_over else "deal over",
            "to_act": None,
            "legal": [],
            "deals": series.deals,
            "played": series.played,
            "dealer": None if series.is_over else names[series.deal.dealer],
            "points": self._counts(deal, 0),
            "recount": self._counts(deal, 1),
            "result": won,
            "standing": dict(zip(names, series.standing, strict=False)),
            "winner": winners if len(winners) > 1 else winners[0] if winners else None,
        }
        if not deal.second_values:
            del result["recount"]
        if isinstance(deal, ZifuliState):
            result |= {
                "bidder": None if deal.bidder is None else names[deal.bidder],
                "bid": None if deal.bid is None else deal.bid.id,
                "partner": None if deal.partner is None else names[deal.partner],
                "score": dict(zip(names, deal.scores(), strict=True)),
            }
        return result

    def _counts(self, deal: TrickState, which: int) -> Table | None:
        counts = told(deal).counts[which]
        if not deal.sides() or counts == [None, None]:
            return None
        return {
            name: None if points is None else _shown(points)
            for name, points in zip(self.side_names(deal), counts, strict=True)
        }


def points_in(text: str) -> float | None:
    """Parse "9", "9.5", "9,5" or "9½"; None if it is no number."""
    if text.isascii() and text.isdecimal() and len(text) <= len("1000"):
        return float(text)
    for half in (".5", ",5", "½"):
        if text.endswith(half) and text != half:
            whole = points_in(text.removesuffix(half))
            return None if whole is None or whole % 1 else whole + 0.5
    return 0.5 if text == "½" else None


def _shown(points: float) -> float:
    """Return a count for display: 9.5, and 10 rather than 10.0."""
    return int(points) if points == int(points) else points
