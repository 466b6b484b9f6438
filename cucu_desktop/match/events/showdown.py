"""Events around the turns: sitting down, stakes and winnings, dealing, talk, the comparison, the end."""

from typing import Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.match.events.event_row import Call, EventRow, EventRows, always, by_reason, either, reasoned

_COINS: Final = by_reason(
    {
        "stake": "start",
        "reentry": "back",
        "backing": "back",
        "win": "pool",
        "agreement": "pool",
        "share": "back",
        "fee": "pot",
        "penalty": "pot",
        "pot": "pot",
    }
)


def _talked(event: happen.Talked, _: object) -> Call:
    return event.phrase, {"card": event.card} if event.card else {}


GAME: Final[EventRows] = {
    happen.SeatsDrawn: EventRow(
        "seats-drawn", "start", (), words=lambda event: {"name": 0, "card": event.cards[0]}
    ),
    happen.BoughtIn: EventRow("bought-in", "start", words=("coins",)),
    happen.GameBegan: EventRow("game-began", "start", ("dealer",)),
    happen.CoinsPaid: EventRow(reasoned("paid"), _COINS, words=("coins",)),
    happen.CoinsTaken: EventRow(reasoned("taken"), _COINS, words=("coins",), announced=True, sums_up=True),
    rarer.CoinsGiven: EventRow(
        reasoned("given"),
        by_reason({"inn": "inn", "matto": "matto", "bargain": "inn", "bet": "bets"}),
        ("seat", "other"),
        ("coins",),
        announced=True,
        sums_up=True,
    ),
    happen.DealBegan: EventRow(
        lambda event: "deal-began-two" if len(event.order) == 2 else "deal-began",
        "turn",
        ("dealer",),
        lambda event: {"names": event.order, "number": event.number},
        call=always("deal"),
        speaker=lambda event, _: event.dealer,
        announced=True,
    ),
    rarer.PackLasts: EventRow("", "counting", ()),
    rarer.PotBegan: EventRow(
        "pot-began", "pot", (), words=lambda event: {"names": event.players}, announced=True
    ),
    rarer.PotCarried: EventRow("pot-carried", "pot", (), ("coins",), announced=True, sums_up=True),
    rarer.LeftPot: EventRow(
        lambda event: "left-pot" if event.free else "left-pot-poor",
        either("pot", "free", otherwise="poor"),
        call=always("out"),
        announced=True,
        sums_up=True,
    ),
    happen.Dealt: EventRow("", ""),
    happen.Talked: EventRow(
        lambda event: f"talk-{event.phrase}", "talk", words=lambda event: {"spoken": event.card}, call=_talked
    ),
    happen.GameWon: EventRow(
        lambda event: "won" if len(event.winners) == 1 else "won-shared",
        lambda event, _: ("GameWon" if len(event.winners) == 1 else "GameWon-shared", "pool"),
        (),
        lambda event: {"names": event.winners},
        call=always("win"),
        speaker=lambda event, _: event.winners[0],
        announced=True,
        sums_up=True,
    ),
}

_OFTEN: Final = 3
"""One deal in this many has a remark about the last virgin."""


def _lost_call(event: happen.TokenLost, _: Observation) -> Call:
    if event.reason not in happen.IN_COMPARISON:
        return f"hit-{happen.kind_of_loss(event.reason)}", {}
    return f"lost-{event.reason}{'-last' if event.left == 1 else ''}", {}


def _lost_story(event: happen.TokenLost) -> str:
    """Return the key of a loss; the last token but one, and the last, have variants of their own."""
    rest = {0: "-gone", 1: "-last"}.get(event.left, "") if event.reason == "lowest" else ""
    return f"lost-{happen.kind_of_loss(event.reason)}{rest}"


def _lost(event: happen.TokenLost, _: object) -> tuple[str, str]:
    usual = "comparison" if event.reason in happen.IN_COMPARISON else "arrests"
    section = {"matto": "matto", "promise": "inn", "fool": "fool"}.get(event.reason, usual)
    return f"TokenLost-{happen.kind_of_loss(event.reason)}", section


def _exposed_story(event: happen.Exposed) -> str:
    return f"exposed-{event.card.value}" if isinstance(event.card, Card) else "exposed"


def _compared_call(event: happen.Compared, observation: Observation) -> Call | None:
    """Return a taunt of a dealer who pays (003, rule 4), or a remark about the last virgin."""
    if not observation.order:
        return None
    if observation.order[-1] in event.losers:
        return "with-the-pack", {}
    if not event.losers:
        return "nobody-pays", {}
    return ("one-virgin", {}) if _last_virgin(observation) is not None else None


def _mocking(event: happen.Compared, observation: Observation) -> int | None:
    """Return the seat that taunts a payer: the last virgin, or a player who does not pay."""
    call = _compared_call(event, observation)
    if call and call[0] == "one-virgin":
        return _last_virgin(observation)
    others = [seat for seat in observation.order if seat not in event.losers and not observation.dead[seat]]
    return others[crc32(f"{observation.deals}".encode()) % len(others)] if others else None


def _last_virgin(observation: Observation) -> int | None:
    """Return the only one of several who has never paid, in some deals; else None."""
    still = [seat for seat, virgin in enumerate(observation.virgin) if virgin and seat in observation.order]
    worth = len(observation.order) > 2 and crc32(f"{observation.deals}/virgin".encode()) % _OFTEN == 0
    return still[0] if len(still) == 1 and worth else None


SHOWDOWN: Final[EventRows] = {
    happen.Exposed: EventRow(_exposed_story, "comparison", words=("card",), announced=True),
    happen.Compared: EventRow(
        # The log has this summary unless exactly one seat loses, which has its own sentence.
        lambda event: "" if len(event.losers) == 1 else "compared" if event.losers else "compared-none",
        either("comparison", "losers", otherwise="none"),
        (),
        lambda event: {"names": event.losers} if event.losers else {},
        call=_compared_call,
        speaker=_mocking,
        announced=True,
    ),
    rarer.Judged: EventRow(
        lambda event: "matador-through" if event.survives else "matador-out",
        either("comparison", "survives"),
        ("matador",),
        call=lambda event, _: ("through" if event.survives else "knocked-out", {}),
        speaker=lambda event, _: event.matador,
        announced=True,
        sums_up=True,
    ),
    happen.TokenLost: EventRow(
        _lost_story, _lost, words=("left",), call=_lost_call, announced=True, sums_up=True, strikes=True
    ),
    rarer.TokenGained: EventRow(
        reasoned("gained"),
        lambda event, _: (f"TokenGained-{event.reason}", "matto" if event.reason == "matti" else "arrests"),
        words=lambda event: {"number": event.left},
        call=lambda event, _: (f"gained-{event.reason}", {}),
        announced=True,
        sums_up=True,
    ),
    happen.CardDied: EventRow("card-died", "comparison", call=always("dead"), announced=True),
    happen.Eliminated: EventRow(
        lambda event: "eliminated-first" if event.number == 1 else "eliminated",
        "back",
        words=("number",),
        call=always("out"),
        announced=True,
        sums_up=True,
    ),
    rarer.SetAside: EventRow("set-aside", "back", call=always("set-aside"), announced=True),
    rarer.TieBegan: EventRow(
        "tie-began",
        "ties",
        (),
        lambda event: {"names": event.seats, "rank": event.rank, "number": event.round},
        call=lambda event, _: ("tie", {"rank": event.rank}),
        speaker=lambda event, _: event.seats[0],
        announced=True,
    ),
    rarer.Discarded: EventRow("discarded", "ties"),
    rarer.PackRenewed: EventRow(
        "pack-renewed", "ties", (), words=lambda event: {"number": event.cards}, announced=True
    ),
    rarer.Knocked: EventRow("knocked", "fool", call=always("knock"), announced=True),
    rarer.Lowered: EventRow("lowered", "harlekin", words=("card",), call=always("lowered"), announced=True),
    rarer.SlippersPutOn: EventRow(
        "slippers-on", "slippers", call=always("slippers-on"), announced=True, sums_up=True
    ),
    rarer.SlippersLost: EventRow(
        "slippers-lost", "slippers", call=always("slippers-lost"), announced=True, sums_up=True, strikes=True
    ),
}
