"""Swapped cards at a position of a finished deal: if these cards had lain elsewhere.

A swap changes the order of the pack that was dealt, and the engine replays the deal from there. It is
allowed if every action was legal with these cards, too, and led to the same position but for the two cards.
A match that begins so is marked in its log, and counts nowhere: the deal keeps its number, and `Setup.deal`
names it as a deal whose cards may be known.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from cucu_desktop.engine.actions import IllegalActionError, Shuffled, parse
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.families import seen_from
from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.playback.play_on import can_play_on
from cucu_desktop.match.playback.playback import opened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.families import GameState
    from cucu_desktop.match.log import Line
    from cucu_desktop.match.playback.playback import Playback

PACK: Final = -1
"""The seat of a `CardPlace` that is the next card of the pack."""


_Reason = Literal["same", "closed", "action", "course"]


@frozen
class CardPlace:
    """The place of a card that has not been played.

    Attributes:
        seat: the seat that holds it, or `PACK`.
        card: in a trick game the design, as a hand has several; else "".
    """

    seat: int
    card: str = ""


class SwapRefusedError(Exception):
    """A swap that the deal does not allow.

    Attributes:
        reason: "same" (equal cards), "closed" (a card of a hand that is face down), "action" (an action would
            not have been legal), or "course" (the same actions would have led elsewhere).
        seat: the seat of that action, or None.
    """

    def __init__(self, reason: _Reason, seat: int | None = None) -> None:
        super().__init__(reason, seat)
        self.reason, self.seat = reason, seat


class _Variation(NamedTuple):
    """The position after some swaps: its state, the lines that lead to it, and the last swap."""

    state: GameState
    lines: tuple[Line, ...]
    swap: tuple[CardPlace, CardPlace] | None


class WhatIf:
    """A position of a playback with swaps of its cards.

    Attributes:
        position: the position.
        is_possible: whether cards may be swapped: the deal is over, and was being played here.
    """

    def __init__(self, playback: Playback, position: int) -> None:
        self.position = position
        self._playback = playback
        state, lines = playback.stand(position)
        self._variations = [_Variation(state, lines, None)]
        self.is_possible = can_play_on(playback, position) and state.due is not None and state.due.seat >= 0

    @property
    def swaps(self) -> tuple[tuple[CardPlace, CardPlace], ...]:
        return tuple(each.swap for each in self._variations if each.swap is not None)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the log that lead to the position with these cards, including hidden information."""
        return self._variations[-1].lines

    def observation(self, seat: int, *, is_open: bool) -> AnyObservation:
        """Return the seat's observation with the swapped cards; `is_open`: with all cards face up."""
        state = self._variations[-1].state
        return opened(state, seat) if is_open else seen_from(state, seat)

    def undo(self) -> None:
        """Take back the last swap, if there is one."""
        if len(self._variations) > 1:
            self._variations.pop()

    def swap(self, one: CardPlace, other: CardPlace) -> None:
        """Swap the cards of two places.

        Raises:
            SwapRefusedError: the deal could not have come here with these cards; nothing has changed.
        """
        if not self.is_possible:
            raise SwapRefusedError("course")
        state, lines, _ = self._variations[-1]
        is_hand = not isinstance(state, ExchangeState)
        if any(is_hand and place.seat != PACK and not place.card for place in (one, other)):
            raise SwapRefusedError("closed")
        cards = _hands(state)
        first, second = (place.card or cards[place.seat][-1] for place in (one, other))
        if first == second:
            raise SwapRefusedError("same")
        for place, old, new in ((one, first, second), (other, second, first)):
            held = cards[place.seat]
            held[len(held) - 1 - held[::-1].index(old)] = new
        wanted = _told(state, cards)
        dealt = self._playback.dealt_at(self.position)
        replay = LogReplay(self._playback.setup)
        for line in lines[:dealt]:
            replay.take_in(line)
        refused = SwapRefusedError("course")
        for changed in _reordered(lines[dealt:], first, second):
            try:
                reached = _played(replay.state.clone(), changed)
            except SwapRefusedError as error:
                refused = error
                continue
            except DAMAGE:
                continue  # the second shuffle of the deal would have other cards
            if _told(reached, _hands(reached)) == wanted:
                marked = {**changed[0], "swapped": True}
                whole = (*lines[:dealt], marked, *changed[1:])
                self._variations.append(_Variation(reached, whole, (one, other)))
                return
        raise refused


def _hands(state: GameState) -> dict[int, list[str]]:
    """Return the cards held by each seat and, under `PACK`, those not dealt, the next one last."""
    if isinstance(state, ExchangeState):
        held = [[card] if card is not None else [] for card in state.table.cards]
        rest = state.table.stock
    else:
        held, rest = state.table.hands, state.table.pile
    by_seat = {seat: [card.id for card in cards] for seat, cards in enumerate(held)}
    return by_seat | {PACK: [card.id for card in rest]}


def _told(state: GameState, cards: dict[int, list[str]]) -> tuple[Any, ...]:
    """Return everything in which two positions of a deal are compared, with these cards in the places."""
    table, due = state.table, state.due
    hands = {seat: held if seat == PACK else sorted(held) for seat, held in cards.items()}
    names = ("laid", "tokens", "coins", "pool", "shown", "dead", "trick", "tricks", "bids", "discards")
    rest = {name: getattr(table, name) for name in names if hasattr(table, name)}
    if isinstance(state, ExchangeState):
        rest["laid"] = [card for card, _ in state.table.laid]
    return hands, rest, state.deals, None if due is None else (due.seat, due.kind, due.other)


def _played(state: GameState, lines: Sequence[Line]) -> GameState:
    """Apply the lines of a deal to its beginning.

    Raises:
        SwapRefusedError: an action is not legal.
    """
    for line in lines:
        if "do" in line:
            try:
                state.act(line["seat"], parse(line["do"]))
            except IllegalActionError as error:
                raise SwapRefusedError("action", line["seat"]) from error
        elif "shuffle" in line:
            state.apply(Shuffled.read(line["shuffle"], state.to_shuffle))
    return state


def _reordered(lines: Sequence[Line], first: str, second: str) -> Iterator[tuple[Line, ...]]:
    """Yield the lines of a deal with two cards exchanged in its shuffles, copy by copy.

    The pack may be shuffled again during a deal (T4): a card then changes its name there, too.
    """
    orders = (
        _orders(line["shuffle"].split(), first, second) if "shuffle" in line else [None] for line in lines
    )
    for chosen in product(*orders):
        if any(chosen):
            yield tuple(
                line if order is None else {**line, "shuffle": " ".join(order)}
                for line, order in zip(lines, chosen, strict=True)
            )


def _orders(cards: list[str], first: str, second: str) -> list[list[str] | None]:
    """Return None for the order as it is, then each with two cards exchanged, then each with one renamed."""
    places = {name: [at for at, card in enumerate(cards) if card == name] for name in (first, second)}
    pairs = [{one: second, other: first} for one, other in product(places[first], places[second])]
    renamed = [{at: second} for at in places[first]] + [{at: first} for at in places[second]]
    return [None, *([change.get(at, card) for at, card in enumerate(cards)] for change in (*pairs, *renamed))]
