"""Past decisions of a match: each with its observation, and the table between deals.

A decision has its seat's observation at that time, and the action; the table between deals is public. The
true state stays in here. A deal under way is left out: a log is read up to the end of the last
finished deal.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, Action, Shuffled, parse
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import SPECTATOR, Event
from cucu_desktop.engine.families import GameState, heard_by, seen_from
from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import Line, LogError, read_log
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.setup import Player, Setup, setup_in

Decide = Callable[[AnyObservation, Sequence[Event]], Action]
"""Gives an action for an observation and the events heard."""


@frozen
class PastDecision:
    """A past decision.

    Attributes:
        line: its line of the log, the header not counted.
        seat: the seat that decided; for a dummy its partner.
        observation: the observation at that time, with the decision.
        heard: the deal's events as that seat saw them.
        action: the action taken.
    """

    line: int
    seat: int
    observation: AnyObservation
    heard: tuple[Event, ...]
    action: Action


@frozen
class TableStanding:
    """The table between two deals, or at the end of a game, as all may see it.

    Attributes:
        game: the number of the game in the match, from 1.
        number: the number of the deal that begins here; None if unknown.
        players: the players by seat, without onlookers.
        events: those since the last standing.
        is_known: whether the game has a deal whose cards may have been known (see `Match.is_known`).
    """

    game: int
    number: int | None
    players: tuple[Player, ...]
    observation: AnyObservation
    events: tuple[Event, ...]
    is_over: bool
    is_known: bool


def finished(lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines of a log, the header first, up to the end of the last finished deal."""
    ends = (number for number in range(len(lines) - 1, 0, -1) if "digest" in lines[number])
    return lines[: next(ends, 0) + 1]


def deal_under_way(lines: Sequence[Line]) -> int | None:
    """Return the number of the deal under way, which must not be shown elsewhere."""
    rest = lines[len(finished(lines)) :]
    return next((line["number"] for line in rest if "shuffle" in line and "number" in line), None)


def go_through(path: Path) -> Iterator[PastDecision | TableStanding]:
    """Yield the decisions and standings of a match from its log, to the end of its last finished deal.

    A match that begins with a deal of the collection yields nothing: its cards were not random.

    Raises:
        LogError: the log cannot be read, or is inconsistent.
    """
    header, *lines = finished(read_log(path))
    setup = setup_in(header)
    if setup.case is not None:
        return
    for number, found in _gone_through(setup, lines):
        if isinstance(found, Exception):
            raise LogError("damaged", number) from found
        yield found


def what_came(path: Path, decision: PastDecision) -> tuple[Event, ...]:
    """Return the public events from a past decision to the end of its deal.

    Raises:
        LogError: the log cannot be read.
    """
    replay, rest = _at(path, decision)
    length = replay.length
    for line in rest:
        if ("shuffle" in line and replay.state.decision is SHUFFLE) or "digest" in line:
            break
        replay.take_in(line)
    return heard_by(replay.state, SPECTATOR, length)


def what_would_have_come(
    path: Path, decision: PastDecision, instead: Action, decide: Decide
) -> tuple[Event, ...]:
    """Return the public events after another action at the decision, with the same cards.

    `decide` gives the later actions of all players by their observations and events.

    Raises:
        LogError: the log cannot be read.
    """
    replay, _ = _at(path, decision)
    state, length = replay.state, replay.length
    began = length - len(decision.heard)
    state.act(decision.seat, instead)
    while state.decision is not None and state.decision is not SHUFFLE:
        if state.decision is RESHUFFLE:
            state.apply(Shuffled.by(Random(length), state.to_shuffle))
            continue
        seat = state.decision.seat
        state.apply(decide(seen_from(state, seat), heard_by(state, seat, began)))
    return heard_by(state, SPECTATOR, length)


def _at(path: Path, decision: PastDecision) -> tuple[LogReplay, Sequence[Line]]:
    """Return the match before a decision, and the lines from there on."""
    header, *lines = finished(read_log(path))
    replay = LogReplay(setup_in(header))
    try:
        for line in lines[: decision.line]:
            replay.take_in(line)
    except DAMAGE as error:
        raise LogError("damaged") from error
    return replay, lines[decision.line :]


def _gone_through(
    setup: Setup, lines: Sequence[Line]
) -> Iterator[tuple[int, PastDecision | TableStanding | Exception]]:
    """Yield decisions and standings with their lines; last the error of an inconsistent line, if any."""
    replay, told, began = LogReplay(setup), 0, 0
    for number, line in enumerate(lines):
        try:
            if "shuffle" in line and replay.state.decision is SHUFFLE:
                yield number, _standing(replay, line.get("number"), told)
                told = began = replay.length
            elif "do" in line:
                yield number, _decision(replay.state, number, line, began)
            replay.take_in(line)
            if "game" in line:
                told = began = 0
            elif "digest" in line and replay.state.is_over:
                yield number, _standing(replay, None, told)
        except DAMAGE as error:
            yield number + 2, error  # lines count from 1, the header included
            return
    if replay.has_begun and not replay.state.is_over:
        yield len(lines), _standing(replay, None, told)


def _standing(replay: LogReplay, number: int | None, since: int) -> TableStanding:
    state = replay.state
    known = replay.setup.deal
    numbers = {number, *(deal.number for deal in replay.deals)}
    return TableStanding(
        replay.game_number,
        number,
        replay.players[: state.players],
        seen_from(state, SPECTATOR),
        heard_by(state, SPECTATOR, since),
        replay.is_over,
        known is not None and known in numbers,
    )


def _decision(state: GameState, number: int, line: Line, began: int) -> PastDecision:
    seat = line["seat"]
    return PastDecision(number, seat, seen_from(state, seat), heard_by(state, seat, began), parse(line["do"]))
