"""Facts at the table that support keeping a card, or exchanging it.

The sentence of a fact precedes the numbers. A fact follows from the cards that the player has seen in this
deal and from the number of the unseen ones; it is returned only where it supports the advised action.
"""

from collections.abc import Collection, Mapping, Sequence
from math import comb
from typing import Final, NamedTuple

from cucu_desktop.bots.lu_stu.lu_stu_equity import next_price
from cucu_desktop.bots.win_chance import can_come_back
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card
from cucu_desktop.engine.events import Event, Exchanged, Kept
from cucu_desktop.engine.observation import Observation, unseen
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games import campli, gnav, kille, lu_stu
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.advice.reason import Reason, ReasonKey

_MATTO: Final = frozenset((CUCCO["MATTO"],))
"""Cards that may pay in any place, together with the lowest other card; Cambio's may be highest (B8)."""
_FALLEN: Final = -1
"""The height of a card that became the lowest by being exchanged (KL3)."""
_PROBABLE: Final = 0.6
"""The least probability at which a lower card at the table is called probable."""
_TWO: Final = 2


def decisive_fact(observation: Observation, action: Action) -> Reason | None:
    """Return a seen card that decides a turn without numbers.

    A lower card of a player past their turn supports keeping, and so does an equal one that loses before, or
    a worse one that the next player would give. A higher card of the next player, or of the only opponent,
    supports exchanging.
    """
    own = observation.card
    if not isinstance(own, Card) or own in _pay_anyway(observation.options):
        return None
    found: dict[ReasonKey, int | None] = {}
    asked = observation.asked_by(observation.seat)
    if action == KEEP:
        found["lower"] = _lower_known(observation, own)
        found["worse"] = asked if asked is not None and _is_worse(observation, asked, own) else None
        found["as-low"] = _as_low(observation, own)
    elif action == EXCHANGE:
        found["higher"] = _higher_known(observation, own, asked)
    for key, seat in found.items():
        card = observation.cards[seat] if seat is not None else None
        if seat is not None and isinstance(card, Card):
            is_fallen = key == "lower" and observation.lowered and observation.lowered[seat]
            return Reason("fallen" if is_fallen else key, seats={"name": seat}, cards={"card": card.id})
    return None


def table_fact(observation: Observation, action: Action, heard: Sequence[Event]) -> Reason | None:
    """Return the strongest fact that supports an action at a turn or a call, if there is one."""
    own = observation.card
    if observation.kind == "call":
        return Reason("ends") if action.word == "call" else None
    if observation.kind != "turn" or not isinstance(own, Card):
        return None
    if action == EXCHANGE:
        return _for_exchanging(observation, own, heard)
    return _for_keeping(observation, own) if action == KEEP else None


def content_fact(observation: Observation, heard: Sequence[Event]) -> Reason | None:
    """Return that a receiver before this player was content, so that the giver has a lower card.

    A player keeps a card that came for a lower one: the giver has that one. Neither card has moved since.
    """
    before, content = _before(observation), None
    received: dict[int, int] = {}
    for event in heard:
        if isinstance(event, Exchanged):
            for seat in (event.seat, event.other):
                received.pop(seat, None)
            if content and {event.seat, event.other} & set(content):
                content = None
            if event.reason == "turn":
                received[event.other] = event.seat
        elif isinstance(event, Kept) and event.seat in received:
            content = received[event.seat], event.seat
    if content is None or not set(content) <= set(before) or not _lowest_loses(observation):
        return None
    return Reason("content", seats={"giver": content[0], "name": content[1]})


class _Counts(NamedTuple):
    """Numbers of unseen cards.

    Attributes:
        lower, higher: those lower and higher than the player's card.
        unseen: all.
        apart: those counted as neither, since they pay together with the lowest.
    """

    lower: int
    higher: int
    unseen: int
    apart: int = 0

    @property
    def numbers(self) -> Mapping[str, float]:
        return self._asdict()


def _for_exchanging(observation: Observation, own: Card, heard: Sequence[Event]) -> Reason | None:
    if own in _pay_anyway(observation.options):
        return _rid_of(observation, own)
    counts = _counts(observation, own)
    if 2 * counts.lower >= counts.unseen and (back := _back_now(observation)):
        return back
    if not counts.lower and counts.higher:
        return Reason("none-lower")
    if 3 * counts.lower <= counts.unseen:
        return Reason("few-lower", numbers=counts.numbers)
    if 2 * counts.higher >= counts.unseen:
        return Reason("more-higher", numbers=counts.numbers)
    return _kept_by_all(observation, own, heard)


def _back_now(observation: Observation) -> Reason | None:
    """Return that losing the last token now is cheaper than later, if the player can pay to come back."""
    seat, options = observation.seat, observation.options
    if observation.tokens[seat] > 1 or not can_come_back(observation):
        return None
    cost: int | None = None
    if isinstance(options, campli.Options):
        cost = options.stake << observation.eliminations  # C7
    elif isinstance(options, lu_stu.Options):
        cost = next_price(observation)
    if cost is None or observation.coins[seat] < cost:
        return None
    return Reason("out-now", numbers={"tokens": options.tokens}, coins={"cost": cost})


def _kept_by_all(observation: Observation, own: Card, heard: Sequence[Event]) -> Reason | None:
    """Return that the others kept their cards, if this player is the last, and no seen card is lower."""
    if observation.asked_by(observation.seat) is not None:
        return None
    keepers = {event.seat for event in heard if isinstance(event, Kept)}
    mine = _height(observation, observation.seat, own)
    kept = []
    for seat in _before(observation):
        card = observation.cards[seat]
        if card is HIDDEN and seat in keepers:
            kept.append(seat)
        elif not isinstance(card, Card) or _height(observation, seat, card) <= mine:
            return None
    if not kept:
        return None
    return Reason("kept", seats={"name": kept[0]}) if len(kept) == 1 else Reason("all-kept")


def _rid_of(observation: Observation, own: Card) -> Reason | None:
    """Return why to exchange a card that is not judged by its height."""
    if GAMES[observation.options.game].ending_card:
        asked = observation.asked_by(observation.seat)
        return Reason("strikes", cards={"card": own.id}) if asked is not None else None
    options, seat = observation.options, observation.seat
    if isinstance(options, kille.Options):
        may_buy = observation.bought[seat] < options.buys and observation.coins[seat] >= options.stake
        if may_buy:
            return Reason("pays-back", cards={"card": own.id}, coins={"cost": options.stake})
    return Reason("pays-alone" if own in _MATTO else "pays", cards={"card": own.id})


def _for_keeping(observation: Observation, own: Card) -> Reason | None:
    options, alive = observation.options, [seat for seat in observation.order if not observation.dead[seat]]
    if own in _pay_anyway(options):
        is_shared = own in _pay_apart(options) and len(alive) == _TWO and not GAMES[options.game].ending_card
        return Reason("both-pay", cards={"card": own.id}) if is_shared else None
    counts = _counts(observation, own)
    if not counts.higher and counts.lower:
        return Reason("none-higher")
    if 2 * counts.lower >= counts.unseen:
        return Reason("most-lower", numbers=counts.numbers)
    hidden = sum(observation.cards[seat] is HIDDEN for seat in alive if seat != observation.seat)
    if _lowest_loses(observation) and hidden >= _TWO:
        none = comb(counts.unseen - counts.lower, hidden) / comb(counts.unseen, hidden)
        if 1 - none >= _PROBABLE:
            return Reason("one-lower", numbers={"count": hidden})
    return _against_exchanging(observation, counts)


def _against_exchanging(observation: Observation, counts: _Counts) -> Reason | None:
    """Return how many cards would stop the exchange, or how many are no better."""
    asked = observation.asked_by(observation.seat)
    stopping = _stopping(observation) if asked is not None else 0
    rest = counts.unseen - counts.higher
    if stopping and 5 * stopping >= counts.unseen:
        return Reason("stops", numbers={"count": stopping, "unseen": counts.unseen})
    is_rather = 2 * rest >= counts.unseen
    return Reason("no-higher", numbers={"count": rest, "unseen": counts.unseen}) if is_rather else None


def _stopping(observation: Observation) -> int:
    """Return the number of unseen cards that stop an exchange."""
    options, game = observation.options, GAMES[observation.options.game]
    assert isinstance(game, ExchangeGame)  # only there is something exchanged
    stopping = {power.card for power in game.powers}
    stopping |= {*getattr(game.state_class(options, (), 0), "arrests", ())}
    return sum(
        number for card, number in unseen(observation, game.pack_of(options)).items() if card in stopping
    )


def _counts(observation: Observation, own: Card) -> _Counts:
    """Return the numbers of unseen cards; cards that pay together with the lowest count as neither."""
    options = observation.options
    mine, apart = _height(observation, observation.seat, own), _pay_apart(options)
    heights = gnav.heights_of(options) if isinstance(options, gnav.Options) else None
    left = unseen(observation, GAMES[options.game].pack_of(options))
    lower = higher = 0
    for card, number in left.items():
        height = card.rank if heights is None else heights[card]
        if card not in apart:
            lower += number * (height < mine)
            higher += number * (height > mine)
    return _Counts(lower, higher, left.total(), sum(left[card] for card in apart))


def _lower_known(observation: Observation, own: Card) -> int | None:
    """Return the player past their turn with the lowest card that this player has seen, if it is lower."""
    found = [
        (_height(observation, seat, card), seat)
        for seat in _before(observation)
        if isinstance(card := observation.cards[seat], Card) and _goes_below(observation, seat, card, own)
    ]
    lowest: int | None = min(found)[1] if found else None
    return lowest


def _before(observation: Observation) -> list[int]:
    """Return the players past their turn who are in the deal."""
    order = observation.order
    at = order.index(observation.seat) if observation.seat in order else 0
    return [seat for seat in order[:at] if not observation.dead[seat]]


def must_lose(observation: Observation) -> bool:
    """Return whether a card loses if it is kept, by the rules: no card that may be in the deal is lower.

    Only where all of equal cards lose, no other card pays in place of the lowest, and not all players have
    one token: if all are out, a deal may not count.
    """
    own, options = observation.card, observation.options
    is_plain = getattr(options, "ties", "") == "all" and not observation.dealer_waits
    is_plain = is_plain and max(observation.tokens) > 1
    if not isinstance(own, Card) or not is_plain or not _lowest_loses(observation):
        return False
    others = [seat for seat in observation.order if seat != observation.seat and not observation.dead[seat]]
    known = [(seat, card) for seat in others if isinstance(card := observation.cards[seat], Card)]
    is_lower_known = any(_goes_below(observation, seat, card, own) for seat, card in known)
    return not is_lower_known and not _counts(observation, own).lower


def _is_worse(observation: Observation, asked: int, own: Card) -> bool:
    """Return whether the next player's card has been seen and is worse than the player's."""
    card = observation.cards[asked]
    if not isinstance(card, Card) or GAMES[observation.options.game].ending_card:
        return False
    return card in _pay_anyway(observation.options) or _goes_below(observation, asked, card, own)


def _as_low(observation: Observation, own: Card) -> int | None:
    """Return a player with an equal card that loses before the player's (rule 19 of Lu Stù; D5, K9; LH3)."""
    options = observation.options
    if not GAMES[options.game].first_pays(options) or not _lowest_loses(observation):
        return None
    mine = _height(observation, observation.seat, own)
    for seat in _before(observation):
        card = observation.cards[seat]
        if isinstance(card, Card) and _height(observation, seat, card) == mine:
            return seat
    return None


def _goes_below(observation: Observation, seat: int, card: Card, own: Card) -> bool:
    """Return whether a card before a seat loses sooner than the player's.

    Only where the lowest card loses, not decided by a Matto or by cards that cancel each other (K9).
    """
    lower = _height(observation, seat, card) < _height(observation, observation.seat, own)
    return lower and _lowest_loses(observation) and card not in _pay_apart(observation.options)


def _higher_known(observation: Observation, own: Card, asked: int | None) -> int | None:
    """Return the next player, or the only opponent, if this player has seen that their card is higher."""
    others = [seat for seat in observation.order if seat != observation.seat and not observation.dead[seat]]
    candidates = [*([] if asked is None else [asked]), *(others if len(others) == 1 else [])]
    for seat in candidates:
        card = observation.cards[seat]
        if not isinstance(card, Card) or card in _pay_apart(observation.options):
            continue
        if _height(observation, seat, card) > _height(observation, observation.seat, own):
            return seat
    return None


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
