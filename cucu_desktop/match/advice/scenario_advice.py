"""Advice on a scenario: for the seat that is to act after its actions (`cucu-desktop advise`).

The result depends on that seat's observation and on nothing else: two scenarios that it cannot distinguish
have the same result, to the last digit.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.families import heard_by
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import reason_for
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.scenario.outcome import to_act
from cucu_desktop.match.scenario.reader import read
from cucu_desktop.match.scenario.runner import play
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, Table


class _Asked(NamedTuple):
    """The decision at the end of a scenario.

    Attributes:
        names: the names by seat.
        seat: the seat of the decision that is due; the dummy's if its partner decides.
        observation: the observation of the deciding player.
        heard: the deal's events, as that player may see them.
    """

    names: Sequence[str]
    seat: int
    observation: AnyObservation
    heard: Sequence[Event]


def advise_on(
    scenario: object, person: Person, seed: int, language: str, seat_name: str | None = None
) -> Table:
    """Return the worth and probability of each option, and the advice of a person, in a language.

    `seat_name` is the advised player, None the player to act: at a pause others may call, too (B10). The
    result is as the format has it, or `{"error": {"where": ..., "message": ...}}`.
    """
    try:
        names, seat, observation, heard = _asked(scenario, seat_name)
    except InvalidScenarioError as error:
        return {"error": {"where": error.where, "message": error.message}}
    assessment = assess(person, observation, heard, Random(seed))
    game = observation.options.game
    assert observation.decision is not None  # the advised player decides
    sentences = ReasonSentences(language, game, GAMES[game].pack_of(observation.options).name)
    return {
        "seat": names[seat],
        "decision": observation.decision.kind,
        "unit": assessment.unit,
        "options": [
            {
                "action": str(option.action),
                "worth": option.worth,
                "error": option.error,
                "policy": option.policy,
            }
            for option in assessment.options
        ],
        "best": str(assessment.best.action),
        "reason": sentences.tell(reason_for(observation, assessment, heard), names),
    }


def _asked(scenario: object, seat_name: str | None) -> _Asked:
    """Run a scenario and return the decision at its end.

    Raises:
        InvalidScenarioError: it is not valid, nobody is to act, or another player than the advised one.
    """
    parsed = read(scenario)
    state, names = play(parsed), parsed.names
    due, seat = state.due, to_act(state)
    if due is None or seat is None:
        raise InvalidScenarioError("actions", "after these actions nobody is to act")
    player = due.seat
    if seat_name not in (None, names[seat]):
        callers = [other for other, name in enumerate(names) if name == seat_name]
        if isinstance(state, TrickState) or not callers or state.decision_of(callers[0]) is None:
            raise InvalidScenarioError("seat", f"{seat_name!r} has nothing to decide after these actions")
        (player,) = (seat,) = callers
    observation = (
        observe_tricks(state, player) if isinstance(state, TrickState) else observe_exchange(state, player)
    )
    return _Asked(names, seat, observation, heard_by(state, player))
