"""Reasons for the best option in an exchange game.

A turn is explained by a fact at the table (`table_facts`), and by the worths of both options. Other
decisions have sentences of their own, where these support the advice; else the worths are given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.dispatch import strategy_of
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.engine.actions import AGREE, ASK, DECLINE, KEEP, LEAVE, PAY, Action
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation, unseen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice import worth_reasons
from cucu_desktop.match.advice.reason import Reason, ReasonKey, ShownWorth
from cucu_desktop.match.advice.table_facts import content_fact, decisive_fact, must_lose, table_fact

_WITH_CARDS: Final = ("turn", "call", "inn", "promise", "bargain", "offer", "matto")
"""The decisions during a deal, where coins are the expected coins at its end."""


def why(observation: Observation, assessment: Assessment, heard: Sequence[Event]) -> Reason:
    """Return the reason for the best option."""
    action = assessment.best.action
    found: Reason | None = None
    if observation.kind == "turn":
        found = decisive_fact(observation, action)
    elif observation.kind != "inn" and worth_reasons.is_close(assessment):
        found = Reason("close")
    elif observation.kind == "inn":
        found = _of_inn(observation, assessment)
    elif observation.kind == "promise":
        found = _of_promise(observation) if action == AGREE else None
    elif observation.kind == "bet":
        found = None if action.coins else Reason("no-bet")
    elif observation.kind == "consent":
        found = _of_consent(observation, assessment)
    elif observation.kind in ("reentry", "backing"):
        found = _of_return(observation, assessment)
    elif observation.kind == "agreement":
        found = _of_division(observation)
    elif observation.kind == "penalty":
        found = _of_penalty(observation, assessment)
    return found or _of_worths(observation, assessment, heard)


def _of_worths(observation: Observation, assessment: Assessment, heard: Sequence[Event]) -> Reason:
    """Reason from option values, re-entry price and the value of winning, after a fact at the table."""
    told = _told(observation, assessment)
    coins = {"cost": observation.cost} if observation.cost else {}
    if told == "game":
        coins["honour"] = round(HONOUR)
    found = replace(worth_reasons.why(assessment, told), coins=coins)
    if found.key != "named":
        return found
    action = assessment.best.action
    seen = _of_content(observation, assessment, heard) if told in ("tokens", "out") else None
    seen = seen or table_fact(observation, action, heard) or _of_bargain(observation, action)
    if observation.kind == "turn" and told in ("tokens", "out"):
        found = replace(found, worths=_as_certain(observation, found))
    return replace(found, seen=seen)


def _as_certain(observation: Observation, found: Reason) -> Mapping[str, ShownWorth]:
    """Return the worths of a turn; certain is only what follows from the rules and from cards that are seen.

    A worth of exactly 0 or -1 may follow from what others are expected to keep. `decisive_fact`
    names a lower card that is seen, without worths.
    """
    loses = {name for name, action in found.actions.items() if action == KEEP and must_lose(observation)}
    return {
        name: worth._replace(is_sure=worth.is_sure and name in loses) for name, worth in found.worths.items()
    }


def _of_content(observation: Observation, assessment: Assessment, heard: Sequence[Event]) -> Reason | None:
    """Return that a content receiver tells of a lower card, if keeping is best and costs nothing."""
    best = assessment.best
    if observation.kind != "turn" or best.action != KEEP or best.worth:
        return None
    return content_fact(observation, heard)


def _of_bargain(observation: Observation, action: Action) -> Reason | None:
    """Return the reason for an offer or its answer; None if there is no sentence for the action.

    Offers are made for an inn (003 rule 13), or for a Matto that one of the last two keeps (rule 21).
    """
    found: dict[str, ReasonKey] = {}
    if observation.kind == "matto":
        found = {"show": "hear-offers"}
    elif observation.kind == "offer":
        found = {"keep": "offers-keep", "accept": "offer-good", "refuse": "offer-small"}
    elif observation.kind == "bargain" and observation.is_matto_shown:
        found = {"offer": "fool-costs" if observation.tokens[observation.seat] else "fool-kept"}
    elif observation.kind == "bargain":
        found = {"offer": "inn-better", "no-offer": "no-inn"}
    key = found.get(action.word)
    return Reason(key) if key else None


def _told(observation: Observation, assessment: Assessment) -> worth_reasons.Told:
    """Return the form in which worths are given: lives as a frequency of being out, coins by their source."""
    game = GAMES[observation.options.game]
    if assessment.unit == "tokens" and not game.has_tokens:
        return "out"
    if assessment.unit == "coins" and observation.kind in _WITH_CARDS:
        return "pool" if game.has_pool else "game"
    return assessment.unit


def _of_inn(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return the reason at the inn from the guest's card (C6)."""
    card, told = observation.card, _told(observation, assessment)
    ask, keep = assessment.option(ASK), assessment.option(KEEP)
    decimals = worth_reasons.decimals_apart(ask, keep, told)
    if card is CUCCO["NULLA"] and decimals is not None and ask.worth > keep.worth:
        return Reason("ask-nulla")
    is_low = isinstance(card, Card) and card.rank < CUCCO["XI"].rank and card is not CUCCO["NULLA"]
    return Reason("ask") if decimals is None and is_low and assessment.best is ask else None


def _of_promise(observation: Observation) -> Reason:
    """Return the reason about the frequency of the nulla, for an innkeeper asked for a promise."""
    left = unseen(observation, GAMES[observation.options.game].pack_of(observation.options))
    return Reason("nulla", numbers={"nulle": left[CUCCO["NULLA"]], "cards": left.total()})


def _of_consent(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return the frequency of the matador going through, derived from the bet's worth."""
    assert observation.bet is not None  # a bet is to be answered
    coins = observation.bet.coins or 0
    edge = assessment.option(AGREE).worth / coins
    through = (1 - edge) / 2 if observation.bet.outcome == "through" else (1 + edge) / 2
    times = round(100 * through)
    if times == 100:
        return Reason("survives")
    return Reason("through", numbers={"times": times}) if times else None


def _of_return(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return the expected gain of coming back, if it supports the advice.

    It is derived from the worths of the ways to come back.
    """
    cost, seat = observation.cost or 0, observation.seat
    other = observation.about if observation.kind == "backing" else seat
    pledged = sum(given for _, given in observation.pledged)
    paying = next((option for option in assessment.options if option.worth), None)
    if other is None or paying is None or not cost:
        return None
    action = paying.action
    paid = (action.coins or 0) if action.word == "back" else cost - pledged - (action.coins or 0)
    worth = round(cost * (1 + paying.worth / paid)) if paid else cost
    stays_out = assessment.best.action in (LEAVE, DECLINE)
    if worth == cost:
        return Reason("return-little" if stays_out else "return-even")
    if not worth or (worth > cost) == stays_out:
        return None
    key: ReasonKey = "return" if other == seat else "return-other"
    return Reason(key, seats={"name": other}, coins={"worth": worth, "cost": cost})


def _of_penalty(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return the part of the pot that staying in is worth, if its number supports the advice (B17)."""
    cost = observation.cost or 0
    part = round(cost + assessment.option(PAY).worth)
    is_told = part > cost if assessment.best.action == PAY else part < cost
    return Reason("part", coins={"part": part, "cost": cost}) if is_told else None


def _of_division(observation: Observation) -> Reason:
    """Return the expected part of the pool by playing on."""
    chance = strategy_of(observation.options.game).win_chance
    assert chance is not None  # a pool is divided between known players
    full = observation.options.tokens
    fair = round(100 * chance(observation.seat, observation.tokens, observation.dealer, full))
    return Reason("fair", percents={"fair": fair})
