"""Why one does this and not that in an exchange game.

A turn is explained with the card that one knows to be lower, or with what either way is worth. Other
decisions have sentences of their own, where those speak for what is advised; else it is what they are worth.
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
"""Wherever it lies it pays, or may, and so does the lowest beside it; in Cambio it may be highest (B8)."""
_WITH_CARDS: Final = ("turn", "call", "inn", "promise", "bargain", "offer", "matto")
"""What is decided while cards are out: coins are what one may expect at the end of the deal."""
_FALLEN: Final = -1
"""The height of a card that is the lowest since it was exchanged (KL3)."""


def why(observation: Observation, assessment: Assessment) -> Reason:
    """Return why the best option is."""
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
    """Return what the options are worth, with a price that is named, and what winning counts."""
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
    """Return how many cards that this player has not seen are lower than theirs, and of how many.

    Nothing, where that does not speak for the action: another card, or what was seen, is then the reason.
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
    """Return as what worths are told: of lives how often one is out, of coins in a deal what brings them."""
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
    """Return who has had the turn and holds a lower card, as this player has seen; the lowest such card.

    Only where the lowest card loses, and neither a Matto nor cards that cancel each other (K9) settle it.
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
    """Return whether it is the height of the player's card, and nothing else, that settles who loses."""
    options = observation.options
    if GAMES[options.game].has_matador or observation.tie is not None:
        return False
    return getattr(options, "ties", "") != "cancel" and observation.card not in _pay_anyway(options)


def _pay_anyway(options: ExchangeOptions) -> Collection[Card]:
    """Return the cards whose holder pays, or may, even if another card is lower (N7, KL2)."""
    if isinstance(options, gnav.Options):
        return gnav.FOOLS if options.fool != "lowest" else ()
    if isinstance(options, kille.Options):
        return (kille.BLAREN,) if options.blaren == "dies" else ()
    return _MATTO


def _pay_apart(options: ExchangeOptions) -> Collection[Card]:
    """Return the cards beside which the lowest of the others pays as well, or may (N7)."""
    if isinstance(options, gnav.Options):
        return gnav.FOOLS if options.fool == "next" else ()
    return () if isinstance(options, kille.Options) else _MATTO


def _height(observation: Observation, seat: int, card: Card) -> int:
    """Return how high a card before a seat is."""
    if observation.lowered and observation.lowered[seat]:
        return _FALLEN
    options = observation.options
    return gnav.heights_of(options)[card] if isinstance(options, gnav.Options) else card.rank


def _of_inn(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return what the guest's card has to do with the question (C6)."""
    card, told = observation.card, _told(observation, assessment)
    ask, keep = assessment.option(ASK), assessment.option(KEEP)
    decimals = worth_reasons.decimals_apart(ask, keep, told)
    if card is CUCCO["NULLA"] and decimals is not None and ask.worth > keep.worth:
        # Nobody has promised yet: what asking is worth is not certain.
        asked = worth_reasons.told_worth(assessment, ask, told, decimals)._replace(is_sure=False)
        kept = worth_reasons.told_worth(assessment, keep, told, decimals)
        return Reason("ask-nulla", worths={"ask": asked, "keep": kept}, actions={"ask": ASK, "keep": KEEP})
    is_low = isinstance(card, Card) and card.rank < CUCCO["XI"].rank and card is not CUCCO["NULLA"]
    return Reason("ask") if decimals is None and is_low and assessment.best is ask else None


def _of_promise(observation: Observation) -> Reason:
    """Return how rare the nulla is, for who may promise to pay for it."""
    left = unseen(observation, GAMES[observation.options.game].pack_of(observation.options))
    return Reason("nulla", numbers={"nulle": left[CUCCO["NULLA"]], "cards": left.total()})


def _of_consent(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return how often the matador goes through, told by what the bet is worth."""
    assert observation.bet is not None  # there is one to answer
    coins = observation.bet.coins or 0
    edge = assessment.option(AGREE).worth / coins
    through = (1 - edge) / 2 if observation.bet.outcome == "through" else (1 + edge) / 2
    times = round(100 * through)
    return Reason("through", numbers={"times": times}) if times not in (0, 50, 100) else None


def _of_return(observation: Observation, assessment: Assessment) -> Reason | None:
    """Return what coming back brings on the average, if it speaks for what is advised.

    It is told by what the ways to it are worth.
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
    """Return what part of the pool one would win on the average."""
    chance = strategy_of(observation.options.game).win_chance
    assert chance is not None  # where the pool is divided it is known who may win it
    full = observation.options.tokens
    fair = round(100 * chance(observation.seat, observation.tokens, observation.dealer, full))
    return Reason("fair", percents={"fair": fair})
