"""Running a scenario of a trick game, and its result."""

from collections.abc import Iterable

from cucu_desktop.engine.actions import SHUFFLE, IllegalActionError, NotationError, Shuffled, parse
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.games.trionfo import TrionfoState
from cucu_desktop.games.zifuli import ZifuliState
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, Table
from cucu_desktop.match.scenario.trick_reader import ParsedTrickScenario, read


def play(scenario: object) -> tuple[Table, Table]:
    """Run a scenario of a trick game; return its result, and the expected one.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    parsed = read(scenario)
    state = set_up(parsed)
    for index, text in enumerate(parsed.actions):
        act(state, parsed, f"actions[{index}]", text)
    return outcome(state, parsed), parsed.expect


def set_up(parsed: ParsedTrickScenario) -> TrickState:
    """Return the deal at the beginning of the scenario, its pack in the given order."""
    state = parsed.game.state_class(parsed.options, len(parsed.names) - 1, parsed.dummies)
    state.start()
    state.apply(Shuffled(parsed.pack))
    return state


def to_act(state: TrickState) -> int | None:
    """Return the seat whose action is due: a dummy itself, not its partner."""
    decision = state.decision
    if decision is None or decision is SHUFFLE:
        return None
    return decision.seat if decision.other is None else decision.other


def act(state: TrickState, parsed: ParsedTrickScenario, where: str, text: str) -> None:
    """Apply one of the scenario's actions.

    Raises:
        InvalidScenarioError: it is not legal, or by the wrong seat.
    """
    decision, seat = state.decision, to_act(state)
    if decision is None or seat is None:
        raise InvalidScenarioError(where, "the deal is over: no action is legal")
    name = parsed.names[seat]
    legal = ", ".join(f"{name} {option}" for option in decision.options)
    if not text.startswith(f"{name} "):
        raise InvalidScenarioError(where, f"{name} has to act, not {text!r}; legal: {legal}")
    try:
        state.apply(parse(text.removeprefix(f"{name} ")))
    except (IllegalActionError, NotationError):
        raise InvalidScenarioError(where, f"{text!r} is not legal; legal: {legal}") from None


def outcome(state: TrickState, parsed: ParsedTrickScenario) -> Table:
    """Return the result, without its comparison with the expected one."""
    seat, decision, table = to_act(state), state.decision, state.table
    tricks = [_trick(parsed, trick.leader, trick.cards, trick.winner) for trick in table.tricks]
    if table.trick:
        tricks.append(_trick(parsed, table.leader, table.trick, None))
    result = {
        "state": "decision" if decision else "deal over",
        "to_act": None if seat is None else parsed.names[seat],
        "legal": [str(option) for option in decision.options] if decision else [],
        "tricks": tricks,
        **_counted(state, parsed),
    }
    if isinstance(state, ZifuliState):
        result |= _bidding(state, parsed)
    if isinstance(state, TrionfoState):
        result |= _robbing(state, parsed)
    return result


def _bidding(state: ZifuliState, parsed: ParsedTrickScenario) -> Table:
    names = parsed.names
    return {
        "bidder": None if state.bidder is None else names[state.bidder],
        "bid": None if state.bid is None else state.bid.id,
        "partner": None if state.partner is None else names[state.partner],
        "score": dict(zip(names, state.scores(), strict=True)),
    }


def _robbing(state: TrionfoState, parsed: ParsedTrickScenario) -> Table:
    indicator, trump = state.table.indicator, state.trump
    robbed = [[card.id for card in cards] for cards in state.table.robbed]
    return {
        "robbed": dict(zip(parsed.names, robbed, strict=True)),
        "indicator": None if indicator is None else indicator.id,
        "trump": None if trump is None else trump.id,
    }


def _trick(parsed: ParsedTrickScenario, leader: int, cards: Iterable[Card], winner: int | None) -> Table:
    return {
        "leader": parsed.names[leader],
        "cards": [card.id for card in cards],
        "winner": None if winner is None else parsed.names[winner],
    }


def _counted(state: TrickState, parsed: ParsedTrickScenario) -> Table:
    """Return the points of the finished tricks, and the end of the deal."""
    sides = state.sides()
    names = ["+".join(parsed.names[seat] for seat in side) for side in sides]
    won = None
    if state.winners is not None:
        won = names[sides.index(state.winners)] if state.winners else "draw"
    result: Table = {"points": None, "result": won}
    if sides:
        result["points"] = dict(zip(names, map(_number, state.count(state.values)), strict=True))
    if state.second_values:
        result["recount"] = None
    if state.recount:
        result["recount"] = dict(zip(names, map(_number, state.recount), strict=True))
    return result


def _number(points: float) -> float:
    """Return a count for display: 9.5, and 10 rather than 10.0."""
    return int(points) if points == int(points) else points
