"""Reasons for the best option in an exchange game.

A turn is explained by a card known to be lower, or by the worths of both options. Other
decisions have sentences of their own, where these support the advice; else the worths are given.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.dispatch import strategy_of
from cucu_desktop.bots.standard.bets import HONOUR
from cucu_desktop.engine.actions import AGREE, ASK, DECLINE, EXCHANGE, KEEP, LEAVE, Action
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.observation import Observation, unseen
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games import gnav, kille
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice import worth_reasons
from cucu_desktop.match.advice.reason import Reason, ReasonKey

_MATTO: Final = frozenset((CUCCO["MATTO"],))
"""Cards that may pay in any place, together with the lowest other card; Cambio's may be highest (B8)."""
_WITH_CARDS: Final = ("turn", "call", "inn", "promise", "bargain", "offer", "matto")
"""The decisions during a deal, where coins are the expected coins at its end."""
_FALLEN: Final = -1
"""The height of a card that became the lowest by being exchanged (KL3)."""


def why(observation: Observation, assessment: Assessment) -> Reason:
    """Return the reason for the best option."""
    action = assessment.best.action
    found: Reason | None = None
    if observation.kind == "turn":
        found = _of_turn(observation, action)
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
    return found or _of_worths(observation, assessment)


def _of_worths(observation: Observation, assessment: Assessment) -> Reason:
    """Reason from option values, including the re-entry price and the value of winning."""
    told = _told(observation, assessment)
    coins = {"cost": observation.cost} if observation.cost else {}
    if told == "game":
        coins["honour"] = round(HONOUR)
    found = replace(worth_reasons.why(assessment, told), coins=coins)
    return (
        replace(found, numbers={**found.numbers, **_lower_unseen(observation, assessment.best.action)})
        if found.worths
        else found
    )


def _lower_unseen(observation: Observation, action: Action) -> dict[str, int]:
    """Return the number of unseen cards lower than the player's, and of all unseen cards.

    Empty where this does not support the action: another card, or a seen one, is then the reason.
    """
    own = observation.card
    if observation.kind != "turn" or not isinstance(own, Card) or not _lowest_loses(observation):
        return {}
    game, options = GAMES[observation.options.game], observation.options
    mine, apart = _height(observation, observation.seat, own), _pay_apart(options)
    heights = gnav.heights_of(options) if isinstance(options, gnav.Options) else None
    left = unseen(observation, game.pack_of(options))
    lower = sum(
        number
        for card, number in left.items()
        if (card.rank if heights is None else heights[card]) < mine and card not in apart
    )
    speaks = {KEEP: 2 * lower >= left.total(), EXCHANGE: 3 * lower <= left.total()}.get(action, False)
    return {"lower": lower, "unseen": left.total()} if speaks else {}


def _told(observation: Observation, assessment: Assessment) -> worth_reasons.Told:
    """Return the form in which worths are given: lives as a frequency of being out, coins by their source."""
    game = GAMES[observation.options.game]
    if assessment.unit == "tokens" and not game.has_tokens:
        return "out"
    if assessment.unit == "coins" and observation.kind in _WITH_CARDS:
        return "pool" if game.has_pool else "game"
    return assessment.unit


def _of_turn(observation: Observation, action: Action) -> Reason | None:
    lower = _lower_known(observation) if action == KEEP else None
    if lower is None:
        return None
    seat, card = lower
    return Reason("lower", seats={"name": seat}, cards={"card": card.id})


def _lower_known(observation: Observation) -> tuple[int, Card] | None:
    """Return a player past their turn with a lower card that this player has seen; the lowest such card.

    Only where the lowest card loses, not decided by a Matto or by cards that cancel each other (K9).
    """
    own, order = observation.card, observation.order
    if not isinstance(own, Card) or observation.seat not in order or not _lowest_loses(observation):
        return None
    mine, apart = _height(observation, observation.seat, own), _pay_apart(observation.options)
    before = order[: order.index(observation.seat)]
    found = [
        (height, seat, card)
        for seat in before
        if isinstance(card := observation.cards[seat], Card)
        and (height := _height(observation, seat, card)) < mine
        and card not in apart
        and not observation.dead[seat]
    ]
    return min(found)[1:] if found else None


def _lowest_loses(observation: Observation) -> bool:
    """Return whether the height of the player's card alone decides who loses."""
    options = observation.options
    if GAMES[options.game].has_matador or observation.tie is not None:
        return False
    return getattr(options, "ties", "") != "cancel" and observation.card not in _pay_anyway(options)


def _pay_anyway(options: ExchangeOptions) -> Collection[Card]:
    """Return the cards whose holder pays, or may pay, even if another card is lower (N7, KL2)."""
    if isinstance(options, gnav.Options):
        return gnav.FOOLS if options.fool != "lowest" else ()
    if isinstance(options, kille.Options):
        return (kille.BLAREN,) if options.blaren == "dies" else ()
    return _MATTO


def _pay_apart(options: ExchangeOptions) -> Collection[Card]:
    """Return the cards that pay, or may pay, together with the lowest of the others (N7)."""
    if isinstance(options, gnav.Options):
        return gnav.FOOLS if options.fool == "next" else ()
    return () if isinstance(options, kille.Options) else _MATTO


def _height(observation: Observation, seat: int, card: Card) -> int:
    """Return the height of the card before a seat."""
    if observation.lowered and observation.lowered[seat]:
        return _FALLEN
    options = observation.options
    return gnav.heights_of(options)[card] if isinstance(options, gnav.Options) else card.rank


def _of_inn(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return the reason at the inn from the guest's card (C6)."""
    card, told = observation.card, _told(observation, assessment)
    ask, keep = assessment.option(ASK), assessment.option(KEEP)
    decimals = worth_reasons.decimals_apart(ask, keep, told)
    if card is CUCCO["NULLA"] and decimals is not None and ask.worth > keep.worth:
        # Before a promise the worth of asking is uncertain.
        asked = worth_reasons.told_worth(assessment, ask, told, decimals)._replace(is_sure=False)
        kept = worth_reasons.told_worth(assessment, keep, told, decimals)
        return Reason("ask-nulla", worths={"ask": asked, "keep": kept}, actions={"ask": ASK, "keep": KEEP})
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
    return Reason("through", numbers={"times": times}) if times not in (0, 50, 100) else None


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
    if worth in (0, cost) or (worth > cost) != (assessment.best.action not in (LEAVE, DECLINE)):
        return None
    key: ReasonKey = "return" if other == seat else "return-other"
    return Reason(key, seats={"name": other}, coins={"worth": worth, "cost": cost})


def _of_division(observation: Observation) -> Reason:
    """Return the expected part of the pool by playing on."""
    chance = strategy_of(observation.options.game).win_chance
    assert chance is not None  # a pool is divided between known players
    full = observation.options.tokens
    fair = round(100 * chance(observation.seat, observation.tokens, observation.dealer, full))
    return Reason("fair", percents={"fair": fair})
