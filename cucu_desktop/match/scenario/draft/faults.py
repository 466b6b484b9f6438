"""The faults of a draft: the window shows a sentence for each, and marks its location.

A draft without faults is a valid scenario.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal

from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.draft.draft import EMPTY, Draft
from cucu_desktop.match.scenario.draft.scenario_form import written
from cucu_desktop.match.scenario.runner import run

FaultKind = Literal[
    "few seats", "many seats", "dealer out", "nobody plays", "no name", "same name", "odd name", "dummy",
    "missing card", "missing cards", "gap", "agreement", "bet", "matador", "settled", "action", "other",
]  # fmt: skip
LAST_TWO: Final = 2


@frozen
class DraftFault:
    """A fault.

    Attributes:
        what: its kind, the key of its sentence.
        seat: its seat.
        place: its position in the pile.
        action: its action.
        name: the player or option concerned.
        number: the number concerned.
    """

    what: FaultKind
    seat: int | None = None
    place: int | None = None
    action: int | None = None
    name: str = ""
    number: int = 0


def faults(draft: Draft) -> tuple[DraftFault, ...]:
    """Return the faults of a draft, those of seats first, then of cards and coins, and last of actions."""
    found = (*_of_seats(draft), *_of_cards(draft), *_of_coins(draft), *_of_pots(draft))
    return found or tuple(_when_read(draft))


def _of_seats(draft: Draft) -> Iterator[DraftFault]:
    allowed, seats = draft.seats_allowed, draft.seats
    if len(seats) < allowed[0]:
        yield DraftFault("few seats", number=allowed[0])
    if len(seats) > allowed[-1]:
        yield DraftFault("many seats", number=allowed[-1])
    yield from _of_names(draft)
    if seats and seats[-1].out:
        yield DraftFault("dealer out", len(seats) - 1, name=seats[-1].name)
    elif len(draft.playing) < LAST_TWO:
        yield DraftFault("nobody plays", number=LAST_TWO)
    yield from _of_dummies(draft)


def _of_names(draft: Draft) -> Iterator[DraftFault]:
    called = Counter(seat.name for seat in draft.seats)
    for number, seat in enumerate(draft.seats):
        if not seat.name:
            yield DraftFault("no name", number)
        elif called[seat.name] > 1:
            yield DraftFault("same name", number, name=seat.name)
        elif not _can_be_saved(seat.name):
            yield DraftFault("odd name", number)


def _of_dummies(draft: Draft) -> Iterator[DraftFault]:
    rules, seats = draft.rules, draft.seats
    dummies = [number for number, seat in enumerate(seats) if seat.dummy]
    if isinstance(rules, TrickGame) and rules.may_be_dummies:
        for number in dummies:
            if not rules.may_be_dummies([each for each in dummies if each <= number], len(seats) - 1):
                yield DraftFault("dummy", number, name=seats[number].name)


def _can_be_saved(name: str) -> bool:
    """Return whether a name can be written to a file: a lone surrogate cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def _of_cards(draft: Draft) -> Iterator[DraftFault]:
    is_tricks, laid = isinstance(draft.rules, TrickGame), draft.laid
    for zone in draft.zones:
        empty = [place for place in zone.places if draft.pile[place] == EMPTY]
        if zone.is_open:
            continue
        if zone.seat is None:
            gaps = [place for place in empty if place < laid]
            if (gaps and not is_tricks) or (gaps and is_tricks and not _is_one_gap(draft, zone.places)):
                yield DraftFault("gap", place=gaps[0])
        elif is_tricks and empty:
            name = draft.seats[zone.seat].name
            yield DraftFault("missing cards", zone.seat, empty[0], name=name, number=len(empty))
        elif empty and empty[0] < laid:
            yield DraftFault("missing card", zone.seat, empty[0], name=draft.seats[zone.seat].name)


def _is_one_gap(draft: Draft, places: tuple[int, ...]) -> bool:
    """Return whether the positions from the first gap to the last one are all empty."""
    empty = [place for place in places if draft.pile[place] == EMPTY]
    return empty[-1] - empty[0] + 1 == len(empty)


def _of_coins(draft: Draft) -> Iterator[DraftFault]:
    playing = draft.playing
    if draft.agreement is not None and len(playing) != LAST_TWO:
        yield DraftFault("agreement")
    if draft.bets_agreed and playing:
        *players, matador = playing
        for number in players:
            seat = draft.seats[number]
            if seat.bet > seat.coins:
                yield DraftFault("bet", number, name=seat.name, number=seat.coins)
        coins = draft.seats[matador].coins
        if sum(draft.seats[number].bet for number in players) > coins:
            yield DraftFault("matador", matador, name=draft.seats[matador].name, number=coins)


def _of_pots(draft: Draft) -> Iterator[DraftFault]:
    """Yield a fault if more pots are settled than the game has (B21)."""
    pots = draft.options.get("pots", 0)
    assert isinstance(pots, int)
    if 0 < pots <= draft.settled:
        yield DraftFault("settled", number=pots)


def _when_read(draft: Draft) -> Iterator[DraftFault]:
    """Yield the error of reading the draft as a scenario."""
    error = run(written(draft)).get("error")
    if error is None:
        return
    where = str(error["where"])
    if where.startswith("actions["):
        number = int(where.removeprefix("actions[").removesuffix("]"))
        yield DraftFault("action", action=number, name=draft.actions[number], number=number + 1)
    else:
        yield DraftFault("other", name=where)
