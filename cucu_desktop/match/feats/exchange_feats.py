"""Feats of the exchange games, found in events.

Each function returns whether a seat has done the feat in a deal, or, in a game, the deal of it: its index
among the deals of the story.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import (
    Arrested,
    CoinsPaid,
    CoinsTaken,
    Drew,
    Eliminated,
    Event,
    Exposed,
    Reentered,
    TokenLost,
)
from cucu_desktop.engine.rarer_events import (
    Called,
    Chosen,
    Judged,
    Knocked,
    LeftPot,
    SlippersPutOn,
    TieBegan,
    TokenGained,
)
from cucu_desktop.match.feats.deal_stories import DealStory, GameStory

THREE: Final = 3
LOW: Final = frozenset({"LEONE", "MASCHERA", "SECCHIA", "NULLA"})
"""The cards below the I."""
ARRESTS: Final = frozenset({"XI", "XII", "XIII", "XIV", "XV"})
CAT, HORSE, HUNTER, CUCKOO = "XII", "XIII", "XIV", "XV"
KING: Final = "K"
SOW: Final = "HUSU"


# In a deal


def pays(deal: DealStory, seat: int) -> bool:
    """Return whether a seat loses a token, pays a penalty, or is out."""
    return any(
        isinstance(event, TokenLost | Eliminated | LeftPot | CoinsPaid)
        and event.seat == seat
        and not (isinstance(event, CoinsPaid) and event.reason != "penalty")
        for event in deal.events
    )


def cats(deal: DealStory, seat: int) -> bool:
    """Return whether cats caught three players, and not this seat."""
    caught = _arrests(deal.events, CAT)
    return len(caught) >= THREE and all(event.exchanger != seat for event in caught) and not pays(deal, seat)


def last_shot(deal: DealStory, seat: int) -> bool:
    """Return whether the seat's cat or hunter took another player's last token."""
    for at, event in enumerate(deal.events):
        if isinstance(event, Arrested) and event.holder == seat and _id(event.card) in {CAT, HUNTER}:
            for after in deal.events[at + 1 :]:
                if isinstance(after, TokenLost):
                    if after.seat == event.exchanger and not after.left:
                        return True
                    break
    return False


def two_horses(deal: DealStory, seat: int) -> bool:
    """Return whether the seat was sent over two horses in one turn, and did not pay in this deal."""
    jumped = [event for event in _arrests(deal.events, HORSE) if event.exchanger == seat]
    return len(jumped) >= 2 and not pays(deal, seat)


def innkeeper_paid(deal: DealStory, seat: int) -> bool:
    """Return whether an innkeeper paid for the nulla of this guest."""
    lost = [event for event in deal.events if isinstance(event, TokenLost) and event.reason == "promise"]
    held = {event.seat: _id(event.card) for event in deal.events if isinstance(event, Exposed)}
    return bool(lost) and held.get(seat) == "NULLA" and not pays(deal, seat)


def two_fools(deal: DealStory, seat: int) -> bool:
    """Return whether both fools were turned up, one of them this seat's."""
    fools = {event.seat for event in deal.events if isinstance(event, Exposed) and _id(event.card) == "MATTO"}
    return len(fools) == 2 and seat in fools and not pays(deal, seat)


def out_of_the_pack(deal: DealStory, seat: int) -> bool:
    """Return whether the seat laid one of the lowest cards away and drew one of the five high ones."""
    return any(
        isinstance(event, Drew)
        and event.seat == seat
        and _id(event.laid) in LOW
        and _id(event.card) in ARRESTS
        for event in deal.events
    )


def two_kings(deal: DealStory, seat: int) -> bool:
    """Return whether two Kings stopped a player, one of them this seat's, which did not pay."""
    kings = [event for event in deal.events if isinstance(event, Arrested) and _value(event.card) == KING]
    return len(kings) >= 2 and any(event.holder == seat for event in kings) and not pays(deal, seat)


def whinny(deal: DealStory, seat: int) -> bool:
    """Return whether a King won the seat back a chip when it had one left."""
    return any(
        isinstance(event, TokenGained) and event.seat == seat and event.reason == "king" and event.left == 2
        for event in deal.events
    )


def third_tie(deal: DealStory, seat: int) -> bool:
    """Return whether the seat was in a third round of ties, and did not pay."""
    tied = any(
        isinstance(event, TieBegan) and event.round >= THREE and seat in event.seats for event in deal.events
    )
    return tied and not pays(deal, seat)


def hunted_back(deal: DealStory, seat: int) -> bool:
    """Return whether the seat, as matador, survived and put three out."""
    return any(
        isinstance(event, Judged)
        and event.matador == seat
        and event.survives
        and len(event.eliminated) >= THREE
        for event in deal.events
    )


def knocked(deal: DealStory, seat: int) -> bool:
    """Return whether the seat was dealt the fool, had to knock, and did not pay."""
    knocks = any(isinstance(event, Knocked) and event.seat == seat for event in deal.events)
    return knocks and not pays(deal, seat)


def bite_goes_back(deal: DealStory, seat: int) -> bool:
    """Return whether the bite of the seat's sow went back to a player who had not asked for it."""
    asker = -1
    for event in deal.events:
        if isinstance(event, Arrested) and event.holder == seat and _id(event.card) == SOW:
            asker = event.exchanger
        elif isinstance(event, TokenLost) and event.reason == SOW and asker >= 0:
            if event.seat not in (asker, seat):
                return not pays(deal, seat)
            asker = -1
    return False


def owl_called(deal: DealStory, seat: int) -> bool:
    """Return whether the seat ended the deal by calling the owl, and took the pot with it."""
    called = any(isinstance(event, Called) and event.seat == seat for event in deal.events)
    taken = [event for event in deal.events if isinstance(event, CoinsTaken) and event.reason == "pot"]
    return called and any(event.seat == seat for event in taken)


# In a game


def lion_won(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat won the game with the lion in hand."""
    last = story.deals[-1]
    held = {event.seat: _id(event.card) for event in last.events if isinstance(event, Exposed)}
    left = any(isinstance(event, LeftPot) and event.seat == seat for event in last.events)
    won = seat in story.winners and not left
    return len(story.deals) - 1 if won and held.get(seat) == "LEONE" else None


def cuckoo_won(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat's cuckoo was asked for in it and the seat won the game."""
    calls = _arrests(story.deals[-1].events, CUCKOO)
    called = any(event.holder == seat for event in calls)
    return len(story.deals) - 1 if seat in story.winners and called else None


def virgin_to_the_end(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat won a game against at least three, and lost no token."""
    if seat not in story.winners or story.tokens < 2 or len(story.players) <= THREE:
        return None
    unscathed = not any(
        isinstance(event, TokenLost) and event.seat == seat for deal in story.deals for event in deal.events
    )
    return len(story.deals) - 1 if unscathed else None


def three_returns(story: GameStory, seat: int) -> int | None:
    """Return the deal after which the seat came back for the third time."""
    back = [at for at, event in _told(story) if _returns(event, seat)]
    return back[THREE - 1] if len(back) >= THREE else None


def risen(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat had been out, came back, and won."""
    came = any(_returns(event, seat) for _, event in _told(story))
    return len(story.deals) - 1 if came and seat in story.winners else None


def by_a_thread(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat won after being down to one token when all others had more."""
    if seat not in story.winners or story.tokens < 2 or len(story.players) < THREE:
        return None
    left = dict.fromkeys(range(len(story.players)), story.tokens)
    for deal in story.deals[:-1]:
        for event in deal.events:
            if isinstance(event, TokenLost | TokenGained):
                left[event.seat] = event.left
            elif isinstance(event, Reentered):
                left[event.seat] = event.tokens
        others = [tokens for each, tokens in left.items() if each != seat and tokens]
        if left[seat] == 1 and len(others) >= 2 and min(others) >= 2:
            return len(story.deals) - 1
    return None


def slippers_won(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat won the game after having played on in slippers."""
    wore = any(isinstance(event, SlippersPutOn) and event.seat == seat for _, event in _told(story))
    return len(story.deals) - 1 if wore and seat in story.winners else None


def best_of_three(story: GameStory, seat: int) -> int | None:
    """Return the last deal, if the seat won the game in it with the best of three cards, as the dealer."""
    last = story.deals[-1]
    chose = any(isinstance(event, Chosen) and event.seat == seat for event in last.events)
    return len(story.deals) - 1 if chose and seat in story.winners else None


def _told(story: GameStory) -> Iterator[tuple[int, Event]]:
    for at, deal in enumerate(story.deals):
        for event in deal.events:
            yield at, event


def _returns(event: Event, seat: int) -> bool:
    return isinstance(event, Reentered) and event.seat == seat and not event.free


def _arrests(events: Sequence[Event], card: str) -> list[Arrested]:
    return [event for event in events if isinstance(event, Arrested) and _id(event.card) == card]


def _id(card: object) -> str:
    return card.id if isinstance(card, Card) else ""


def _value(card: object) -> str:
    return card.value if isinstance(card, Card) else ""
