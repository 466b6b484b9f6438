"""Scenarios: one deal, written down, checked and run (`cucu-desktop scenario`).

A scenario is a table of keys, from TOML or JSON. `run` returns its result, or for one that is not valid an
error that says where and why.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cucu_desktop.engine.actions import SHUFFLE, IllegalActionError, NotationError, Shuffled, parse
from cucu_desktop.engine.events import Arrested, Promised, Reentered, TokenLost
from cucu_desktop.engine.exchange import SHUFFLING, ExchangeState
from cucu_desktop.games import campli
from cucu_desktop.match import trick_scenario
from cucu_desktop.match.case import Case, InvalidScenarioError, Table, read
from cucu_desktop.match.trick_case import is_trick_game


def run(scenario: object) -> Table:
    """Run a scenario and return its result, or `{"error": {"where": ..., "message": ...}}`."""
    try:
        if is_trick_game(scenario):
            result, expect = trick_scenario.play(scenario)
        else:
            case = read(scenario)
            state = set_up(case)
            for place, text in enumerate(case.actions):
                act(state, case, f"actions[{place}]", text)
            result, expect = outcome(state, case), case.expect
    except InvalidScenarioError as error:
        return {"error": {"where": error.where, "message": error.message}}
    mismatch = [
        {"key": key, "expected": expected, "actual": result.get(key)}
        for key, expected in expect.items()
        if key not in ("ok", "mismatch") and not _equal(key, expected, result.get(key))
    ]
    return {"ok": not mismatch, "mismatch": mismatch, **result}


def set_up(case: Case, options: campli.Options | None = None) -> campli.CampliState:
    """Return the game as it stands when the scenario's deal begins, its pack shuffled as written.

    Without `options` nobody talks of sharing or dividing: a scenario asks for nothing but what decides the
    deal.
    """
    bare = campli.Options(sharing=False, agreement=False, talk=False)
    dealer = len(case.seats) - 1
    coins = [seat.coins for seat in case.seats]
    state = campli.CampliState(replace(options or bare, stake=case.stake), coins, dealer)
    for place, seat in enumerate(case.seats):
        state.table.issue(place, seat.tokens, virgin=seat.virgin)
    state.table.pool = case.pool
    state.eliminations = case.eliminations
    state.agreement = dict(case.agreement)
    state.start(SHUFFLING)
    state.apply(Shuffled(case.pack))
    return state


def act(state: ExchangeState, case: Case, where: str, text: str) -> None:
    """Do one of the scenario's actions.

    Raises:
        InvalidScenarioError: it is not legal, or by the wrong seat.
    """
    decision = state.decision
    if decision is None or decision is SHUFFLE:
        raise InvalidScenarioError(where, "the deal is over: no action is legal")
    name = case.seats[decision.seat].name
    legal = ", ".join(f"{name} {option}" for option in decision.options)
    if not text.startswith(f"{name} "):
        raise InvalidScenarioError(where, f"it is {name}'s decision, not {text!r}; legal: {legal}")
    try:
        state.apply(parse(text.removeprefix(f"{name} ")))
    except (IllegalActionError, NotationError):
        raise InvalidScenarioError(where, f"{text!r} is not legal; legal: {legal}") from None


def outcome(state: ExchangeState, case: Case) -> Table:
    """Return the result, all but its comparison with what was expected."""
    table, decision, events = state.table, state.decision, state.table.events()
    names = [seat.name for seat in case.seats]
    waits = decision is not None and decision is not SHUFFLE

    def by_seat(value: Callable[[int], Any]) -> Table:
        return {name: value(seat) for seat, name in enumerate(names)}

    lost = Counter(event.seat for event in events if isinstance(event, TokenLost))
    compared = [
        event.seat
        for event in events
        if isinstance(event, TokenLost) and event.reason in ("lowest", "matto", "promise")
    ]
    back = [event.seat for event in events if isinstance(event, Reentered)]
    return {
        "state": "decision" if waits else "game over" if state.is_over else "deal over",
        "to_act": names[decision.seat] if decision and waits else None,
        "legal": [str(option) for option in decision.options] if decision else [],
        "cost": decision.cost if decision else None,
        "cards": by_seat(
            lambda seat: None if table.dead[seat] or not (card := table.cards[seat]) else card.id
        ),
        "tokens": by_seat(table.tokens.__getitem__),
        "virgin": by_seat(table.virgin.__getitem__),
        "lost": by_seat(lost.__getitem__),
        "gained": by_seat(lambda _: 0),
        "losers": [names[seat] for seat in compared],
        "arrests": [
            {
                "card": str(event.card),
                "holder": names[event.holder],
                "exchanger": names[event.exchanger],
                "reverse": False,
            }
            for place, event in enumerate(events)
            if isinstance(event, Arrested) and (event.shown or _holds(events[place:]))
        ],
        "out": [name for seat, name in enumerate(names) if not table.tokens[seat]],
        "reentered": [names[seat] for seat in back],
        "coins": by_seat(table.coins.__getitem__),
        "pool": table.pool,
        "winner": names[state.winners[0]] if state.winners else None,
    }


def _holds(events: Sequence[object]) -> bool:
    """Tell whether the inn that these events begin with stopped its guest: one given away does not count."""
    answers = (event.answer for event in events if isinstance(event, Promised))
    return next((answer in ("kept", "agreed") for answer in answers if answer != "asked"), False)


def _equal(key: str, expected: object, actual: object) -> bool:
    if key == "legal" and isinstance(expected, list) and isinstance(actual, list):
        return {str(item) for item in expected} == set(actual)
    return _matches(expected, actual)


def _matches(expected: object, actual: object) -> bool:
    """Tell whether a value is as expected: of tables every entry given, of lists all, "null" for null."""
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
