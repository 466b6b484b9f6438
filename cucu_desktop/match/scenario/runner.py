"""Running scenarios: one deal each (`cucu-desktop scenario`).

A scenario is a table of keys, from TOML or JSON. `run` returns its result, or for an invalid one an
error with its location and cause.
"""

from collections.abc import Sequence

from cucu_desktop.engine.actions import (
    CALL,
    RESHUFFLE,
    IllegalActionError,
    NotationError,
    Shuffled,
    parse,
    spelled,
)
from cucu_desktop.engine.events import EVERYBODY
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.mechanisms.betting import OUT, BetState, Wager
from cucu_desktop.engine.mechanisms.calls import callers
from cucu_desktop.engine.mechanisms.pots import NextDeal, PotState
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.games.kille import KilleState
from cucu_desktop.match.scenario.outcome import ExchangeOutcome, PotOutcome, to_act
from cucu_desktop.match.scenario.reader import ParsedExchange, ParsedTricks, read
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, Table
from cucu_desktop.match.scenario.trick_outcome import TrickOutcome


def run(scenario: object) -> Table:
    """Run a scenario and return its result, or `{"error": {"where": ..., "message": ...}}`."""
    try:
        parsed = read(scenario)
        result = _outcome(play(parsed), parsed.names, parsed.schema.results)
    except InvalidScenarioError as error:
        return {"error": {"where": error.where, "message": error.message}}
    mismatch = [
        {"key": key, "expected": expected, "actual": result.get(key)}
        for key, expected in parsed.expect.items()
        if key not in ("ok", "mismatch") and not _equal(key, expected, result.get(key))
    ]
    return {"ok": not mismatch, "mismatch": mismatch, **result}


def play(parsed: ParsedTricks | ParsedExchange) -> ExchangeState | TrickState:
    """Return the game after the scenario's actions.

    Raises:
        InvalidScenarioError: an action is not legal, or by the wrong seat.
    """
    state: ExchangeState | TrickState
    if isinstance(parsed, ParsedTricks):
        dummies = [index for index, seat in enumerate(parsed.seats) if seat.dummy]
        state = parsed.game.state_class(parsed.options, len(parsed.seats) - 1, dummies)
        state.start()
        state.apply(Shuffled(parsed.pack))
    else:
        state = set_up_table(parsed)
        state.apply(first_cards(state, parsed))
    _renew_pack(state)
    for index, text in enumerate(parsed.actions):
        _act(state, parsed.names, f"actions[{index}]", text)
    return state


def first_cards(state: ExchangeState, parsed: ParsedExchange) -> Shuffled:
    """Return the cards for the first shuffle: of a pack that lasts the rest of it (B15)."""
    return Shuffled(state.to_shuffle.cards if isinstance(state, PotState) else parsed.pack)


def set_up_table(parsed: ParsedExchange) -> ExchangeState:
    """Return the game before the shuffle of the scenario's cards.

    Talk of sharing and dividing is switched off: a scenario has only the decisions of the deal.
    """
    dealer = len(parsed.seats) - 1
    state = parsed.game.state_class(parsed.options, [seat.coins for seat in parsed.seats], dealer)
    for index, seat in enumerate(parsed.seats):
        state.table.issue(index, seat.tokens, virgin=seat.virgin)
        if isinstance(state, SlippersState) and seat.slippers:
            state.slippers[index], state.table.tokens[index] = True, 1
        if isinstance(state, KilleState):
            state.bought[index] = seat.bought
    if isinstance(state, SlippersState):
        state.slippers_taken = parsed.slippers_taken
    if isinstance(state, PotState):
        _set_up_pot(state, parsed)
    state.table.pool = parsed.pool
    state.eliminations, state.reentries = parsed.eliminations, parsed.reentries
    state.agreement = dict(parsed.agreement)
    if isinstance(state, BetState) and parsed.bets is not None:
        outcome_bet_on = OUT if state.options.bets == "either" else None
        state.settled_bets = tuple(Wager(seat, bet, outcome_bet_on) for seat, bet in parsed.bets.items())
    assert state.cycle is not None  # exchange games go on deal after deal
    state.start(state.phases[state.cycle])
    return state


def _set_up_pot(state: PotState, parsed: ParsedExchange) -> None:
    """Set pack and pile as in the middle of a pot."""
    table = state.table
    table.stock, table.laid = list(parsed.pack[::-1]), [(card, EVERYBODY) for card in parsed.pile]
    state.is_whole, state.pots = False, parsed.settled
    players = tuple(index for index, seat in enumerate(parsed.seats) if not seat.out)
    state.coming = NextDeal(parsed.deal, players, fee=0)


def _renew_pack(state: ExchangeState | TrickState) -> None:
    """Reuse the discards in their order when the pack runs out (T4)."""
    while state.decision is RESHUFFLE and isinstance(state, ExchangeState):
        state.apply(Shuffled(state.to_shuffle.cards))


def _act(state: ExchangeState | TrickState, names: Sequence[str], where: str, text: str) -> None:
    decision, seat = state.due, to_act(state)
    if decision is None or seat is None:
        raise InvalidScenarioError(where, "the deal is over: no action is legal")
    name = names[seat]
    calls = {f"{names[caller]} {CALL}": caller for caller in callers(state)}
    legal = ", ".join(dict.fromkeys([*(f"{name} {spelled(option)}" for option in decision.options), *calls]))
    if text in calls:
        state.act(calls[text], CALL)
        return
    if not text.startswith(f"{name} "):
        due = f"{name} has to act" if isinstance(state, TrickState) else f"it is {name}'s decision"
        raise InvalidScenarioError(where, f"{due}, not {text!r}; legal: {legal}")
    try:
        state.act(decision.seat, parse(text.removeprefix(f"{name} ")))
        _renew_pack(state)
    except (IllegalActionError, NotationError):
        raise InvalidScenarioError(where, f"{text!r} is not legal; legal: {legal}") from None


def _outcome(state: ExchangeState | TrickState, names: Sequence[str], parts: Sequence[str]) -> Table:
    """Return the result, without its comparison with the expected one."""
    if isinstance(state, TrickState):
        return TrickOutcome(state, names).as_table(parts)
    kind = PotOutcome if isinstance(state, PotState) else ExchangeOutcome
    return kind(state, names).as_table(parts)


def _equal(key: str, expected: object, actual: object) -> bool:
    if key == "legal" and isinstance(expected, list) and isinstance(actual, list):
        return {str(item) for item in expected} == set(actual)
    return _matches(expected, actual)


def _matches(expected: object, actual: object) -> bool:
    """Return whether a value is as expected: given entries of a table, items of a list, "null" as null."""
    if expected == "null":
        return actual is None
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(
            name in actual and _matches(value, actual[name]) for name, value in expected.items()
        )
    if isinstance(expected, list):
        return (
            isinstance(actual, list)
            and len(expected) == len(actual)
            and all(_matches(one, other) for one, other in zip(expected, actual, strict=True))
        )
    return isinstance(expected, bool) is isinstance(actual, bool) and expected == actual
