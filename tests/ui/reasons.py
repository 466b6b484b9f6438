"""Reasons of advice, each with numbers that need its longest or rarest words."""

from dataclasses import replace

from cucu_desktop.engine.actions import parse
from cucu_desktop.match.advice.reason import Reason, ShownWorth


def named(first, second, what, ours, theirs, decimals=0, *, is_sure=False, **parts):
    actions = {"first": parse(first), "second": parse(second)}
    worths = [ShownWorth(what, worth, decimals, is_sure) for worth in (ours, theirs)]
    return Reason("named", actions=actions, worths=dict(zip(actions, worths, strict=True)), **parts)


def turn(what, keep, exchange, decimals=0, *, is_sure=False):
    return named("keep", "exchange", what, keep, exchange, decimals, is_sure=is_sure)


def other(what, ours, others, decimals=0, key="else", **parts):
    return Reason(
        key,
        worths={"ours": ShownWorth(what, ours, decimals), "else": ShownWorth(what, others, decimals)},
        **parts,
    )


WHYS = [
    Reason("only"),
    Reason("same"),
    Reason("mixed", numbers={"times": 62}),
    Reason("close"),
    *(
        Reason(key, seats={"name": 1}, cards={"card": "II"})
        for key in ("lower", "higher", "fallen", "worse", "as-low")
    ),
    *map(Reason, ("none-lower", "none-higher", "ends", "all-kept")),
    Reason("content", seats={"giver": 0, "name": 1}),
    Reason("out-now", numbers={"tokens": 3}, coins={"cost": 10}),
    *(Reason(key, cards={"card": "MATTO"}) for key in ("pays", "pays-alone", "strikes", "both-pay")),
    *(
        Reason(key, numbers={"lower": number, "higher": number, "unseen": 39})
        for key in ("few-lower", "most-lower", "more-higher")
        for number in (1, 30)
    ),
    *(
        Reason(key, numbers={"count": number, "unseen": 39})
        for key in ("no-higher", "stops")
        for number in (1, 30)
    ),
    Reason("one-lower", numbers={"count": 5}),
    Reason("kept", seats={"name": 1}),
    turn("tokens", -57.2, -65.0),
    turn("tokens", 0.1, -1.2),
    turn("tokens", 4.0, 0.0),
    turn("tokens", -57.2, -57.9, 1),
    turn("chance", 52.3, 51.1, 1),
    turn("chance", 1.0, 0.2),
    turn("pool", 12.0, 0.2),
    turn("pool", -1.4, 1.0),
    turn("tokens", 0.0, -100.0, is_sure=True),
    turn("tokens", 200.0, -100.0, is_sure=True),
    turn("chance", 100.0, 0.0, is_sure=True),
    turn("out", 0.0, 100.0, is_sure=True),
    turn("pool", 1.0, 0.0),
    named("reenter", "leave", "coins", 1.2, 0.0, 1),
    named("leave", "raise 5", "coins", 0.0, 0.0, is_sure=True),
    named("decline", "back 5", "coins", 0.0, -2.0),
    named("agree", "refuse", "pool", 0.0, 0.0, is_sure=True),
    named("ask", "keep", "tokens", -1.2, -50.0),
    *(other("coins", 3.0, 1.0, key="as-good", numbers={"count": count}) for count in (1, 2)),
    other("coins", 1.2, 0.0, 1),
    Reason("ask"),
    Reason("ask-nulla"),
    *(Reason("nulla", numbers={"nulle": nulle, "cards": 38}) for nulle in range(3)),
    Reason("return", seats={"name": 0}, coins={"worth": 9, "cost": 5}),
    Reason("return-other", seats={"name": 1}, coins={"worth": 1, "cost": 5}),
    Reason("fair", percents={"fair": 62}),
    *map(Reason, ("return-little", "return-even")),
]
TRICK_WHYS = [
    Reason("cheapest", numbers={"points": 1.5}),
    Reason("last", numbers={"points": 0.0}),
    *(Reason(key, numbers={"count": count}) for key in ("few", "higher-out") for count in (1, 2)),
    Reason("partner", seats={"name": 1}),
    Reason("hand", numbers={"points": 5.5, "average": 4.0}),
    other("points", 2.5, 1.0, 1),
    other("points", 0.0, -3.0),
    named("play XI", "play V", "points", 0.0, -3.0),
    Reason("strong-hand", numbers={"points": 7.5}),
    *map(Reason, ("trump", "unbeaten", "but-trump", "lead-cheap", "lost", "rob", "discard")),
    *map(Reason, ("least", "spare", "all-lost")),
]
ACE_WHYS = [
    turn("out", 5.0, 40.0),
    turn("out", 1.2, 0.1),
    replace(turn("game", 9.0, -8.0), coins={"honour": 40}),
    *(named(bet, "bet 0", "coins", 8.0, 0.0) for bet in ("bet 5", "bet 5 out", "bet 5 through")),
    Reason("through", numbers={"times": 60}),
    *map(Reason, ("no-bet", "survives")),
]
LU_STU_WHYS = [
    *map(Reason, ("inn-better", "no-inn", "offer-good", "offer-small")),
    *map(Reason, ("hear-offers", "fool-kept", "fool-costs", "offers-keep")),
]
CAMBIO_WHYS = [Reason("part", coins={"part": 9, "cost": 3})]
