"""Learnt policies at the table: the best players look up what the learner found by the rules (`learning`).

They hold for deals of three and more players in which nobody is at the last token, as a deal is learnt for
itself and counts tokens. Elsewhere, and for what the policy has not seen, the game's own judge decides.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, OptionAssessment
from cucu_desktop.bots.leaning import lean
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.strategy import ExchangeJudge
from cucu_desktop.bots.win_chance import BEST, LAST_TWO
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import DealBegan, Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.learning.information import SKIPPED, letter, places, public_part
from cucu_desktop.learning.policy_store import policy_for

SPARE: Final = 2
"""The tokens of each player from which a token is worth the same to all."""


def learnt_first(judge: ExchangeJudge) -> ExchangeJudge:
    """Return a judge that looks a decision up where there is a learnt policy for it."""

    def reckon(
        person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> Assessment:
        found = looked_up(person, observation, heard)
        return judge.reckon(person, observation, heard, random) if found is None else found

    return replace(judge, reckon=reckon)


def looked_up(person: Person, observation: Observation, heard: Sequence[Event]) -> Assessment | None:
    """Return the worths and the policy that were learnt for this decision, or None.

    Args:
        person: the player; only the best ones, who forget nothing, know the policy.
        observation: the observation of the seat that decides.
        heard: the events of the deal.
    """
    order, tokens = observation.order, observation.tokens
    if person.level < BEST or person.memory < 1 or len(order) <= LAST_TWO or not heard:
        return None
    if min([tokens[seat] for seat in order]) < SPARE or observation.tie is not None:
        return None
    policy = policy_for(observation.options, len(order))
    decision = observation.decision
    if policy is None or decision is None:
        return None
    row = policy.rows.get(information_state(decision.kind, observation.seat, heard))
    by_text = {str(option): option for option in decision.options if isinstance(option, Action)}
    if row is None or set(row.actions) != by_text.keys():
        return None
    options = [
        OptionAssessment(by_text[text], worth, row.error, chance)
        for text, worth, chance in zip(row.actions, row.worths, row.chances, strict=True)
    ]
    assessment = Assessment("tokens", tuple(options))
    return lean(person, assessment) if by_text.keys() == _TURN else assessment


_TURN: Final = {str(KEEP), str(EXCHANGE)}


def information_state(kind: str, seat: int, heard: Iterable[Event]) -> str:
    """Return all that a seat knows at its decision, as `DealRecord.key` has it.

    Args:
        kind: the kind of the decision.
        seat: the seat that decides.
        heard: the events of this deal as the seat may see them, from `DealBegan` on.
    """
    place: dict[int, str] = {}
    public, private = "", ""
    for event in heard:
        if isinstance(event, DealBegan):
            place = places(event.order)
        if type(event) in SKIPPED or not place:
            continue
        entry = (type(event), *[getattr(event, field.name) for field in fields(event)])
        text, cards, _ = public_part(entry, place)
        public += text
        private += "".join([letter(card) for card in cards if isinstance(card, Card)])
    return f"{kind}{place[seat]} {private} {public}"
