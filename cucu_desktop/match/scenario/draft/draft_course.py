"""The course of a draft: the events of its actions, and the next options."""

from collections.abc import Sequence
from typing import cast

from cucu_desktop.engine.actions import CHANCE, Option
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import SPECTATOR, Event, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.mechanisms.calls import callers
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario import reader, runner, trick_reader, trick_runner
from cucu_desktop.match.scenario.draft.draft import Draft
from cucu_desktop.match.scenario.draft.scenario_form import written


@frozen
class DraftCourse:
    """The course of a deal.

    Attributes:
        events: the public events, action by action, and first those before any action.
        seat: the next seat to act, None if the deal is over; a dummy, where its partner plays for it.
        seen: the observation of the player who decides; None if the deal is over.
        callers: the others who may call now, in playing order, though not to act (B10).
    """

    events: tuple[tuple[Event, ...], ...]
    seat: int | None
    seen: AnyObservation | None
    callers: tuple[int, ...] = ()

    @property
    def options(self) -> tuple[Option, ...]:
        """The next options."""
        decision = None if self.seen is None else self.seen.decision
        return decision.options if decision is not None else ()


def course_of(draft: Draft) -> DraftCourse:
    """Play a draft without faults to the end of its actions.

    Raises:
        InvalidScenarioError: it has faults.
    """
    scenario = written(draft)
    if trick_reader.is_trick_game(scenario):
        tricks = trick_reader.read(scenario)
        deal = trick_runner.set_up(tricks)
        told = [_events(deal)]
        for number, text in enumerate(tricks.actions):
            trick_runner.act(deal, tricks, f"actions[{number}]", text)
            told.append(_events(deal))
        return _course(deal, told, trick_runner.to_act(deal))
    parsed = reader.read(scenario)
    state = runner.set_up(parsed)
    told = [_events(state)]
    for number, text in enumerate(parsed.actions):
        runner.act(state, parsed, f"actions[{number}]", text)
        told.append(_events(state))
    decision = state.due
    return _course(state, told, None if decision is None or decision.seat == CHANCE else decision.seat)


def _events(state: ExchangeState | TrickState) -> tuple[Event, ...]:
    return tuple(cast("Event", redacted(event, SPECTATOR)) for event in state.table.events())


def _course(
    state: ExchangeState | TrickState, told: Sequence[tuple[Event, ...]], seat: int | None
) -> DraftCourse:
    before = [(), *told[:-1]]
    events = tuple(now[len(then) :] for then, now in zip(before, told, strict=True))
    due = state.due
    if seat is None or due is None:
        return DraftCourse(events, None, None)
    who = due.seat
    if not isinstance(state, ExchangeState):
        return DraftCourse(events, seat, observe_tricks(state, who))
    others = tuple(each for each in callers(state) if each != who)
    return DraftCourse(events, seat, observe_exchange(state, who), others)
