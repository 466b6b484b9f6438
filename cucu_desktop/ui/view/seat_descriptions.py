"""Descriptions of seats in words, for screen readers and tooltips.

They are made from the table's observation and contain nothing else.
"""

from collections.abc import Sequence
from dataclasses import replace

from cucu_desktop.engine.cards import HIDDEN, SeenCard
from cucu_desktop.engine.events import DealBegan, Event, Exposed, TokenLost
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.game import Game
from cucu_desktop.ui.scene.scene_dump import bet_of, bids_of
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr, trn


def seat_told(seat: int, observation: Observation, names: Sequence[str], wording: Wording, game: Game) -> str:
    told = [
        *_part(seat, observation, game),
        *_goods(seat, observation, wording, game),
        *_promises(seat, observation, names, wording),
        *_card(seat, observation, wording),
    ]
    return ", ".join(told)


def after_result(observation: Observation, events: Sequence[Event]) -> Observation:
    """Return the observation after a deal's end, with the cards that these events turn up, and tokens lost.

    While the result is shown, the match has no position to observe: it is already in the next deal.
    Events of an earlier deal are left out.
    """
    turned_up: dict[int, SeenCard] = {}
    left: dict[int, int] = {}
    for event in events:
        if isinstance(event, DealBegan):
            turned_up, left = {}, {}
        elif isinstance(event, Exposed):
            turned_up[event.seat] = event.card
        elif isinstance(event, TokenLost):
            left[event.seat] = event.left
    seats = range(len(observation.cards))
    return replace(
        observation,
        to_act=None if turned_up else observation.to_act,
        cards=tuple(turned_up.get(seat, observation.cards[seat]) for seat in seats),
        shown=tuple(seat in turned_up or observation.shown[seat] for seat in seats),
        tokens=tuple(left.get(seat, tokens) for seat, tokens in enumerate(observation.tokens)),
        handed=tuple(left.get(seat, tokens) for seat, tokens in enumerate(observation.handed)),
        virgin=tuple(virgin and seat not in left for seat, virgin in enumerate(observation.virgin)),
    )


def _part(seat: int, observation: Observation, game: Game) -> list[str]:
    """Return the seat's role in the deal."""
    if seat >= observation.players:
        return [tr("Access", "is watching")]
    told = []
    if seat == observation.dealer:
        told.append(tr("Access", "is the matador") if game.has_matador else tr("Common", "deals"))
    if seat == observation.to_act:
        told.append(tr("Access", "is to play"))
    if observation.tie and seat in observation.tie[1]:
        told.append(tr("Access", "is playing off the tie"))
    if not observation.tokens[seat]:
        told.append(tr("Access", "is out"))
    return told


def _goods(seat: int, observation: Observation, wording: Wording, game: Game) -> list[str]:
    """Return its tokens and coins; tokens that are not handed out yet are left out."""
    told = []
    if seat < observation.players and observation.tokens[seat]:
        handed = observation.handed[seat]
        if observation.slippers and observation.slippers[seat]:
            told.append(tr("Access", "is playing on in slippers"))
        elif game.has_tokens and handed:
            told.append(wording.numbers.tokens(handed))
        elif game.has_tokens:
            later = tr("Access", "{tokens}, handed out once the first is lost or won")
            told.append(later.format(tokens=wording.numbers.tokens(observation.tokens[seat])))
        if game.has_virgins and observation.virgin[seat]:
            told.append(tr("Access", "has not lost a token yet"))
    if observation.bought and (bought := observation.bought[seat]):
        told.append(
            trn("Access", "has bought back in once", "has bought back in {n} times", bought).format(n=bought)
        )
    return [*told, wording.numbers.coins(observation.coins[seat])]


def _promises(seat: int, observation: Observation, names: Sequence[str], wording: Wording) -> list[str]:
    """Return its bets, offers and promises."""
    bets = [*observation.bets, *([bet] if (bet := bet_of(observation)) else [])]
    told = [
        tr("Access", "bets {bet}").format(bet=wording.buttons.bet(coins, outcome).meaning)
        for player, coins, outcome in bets
        if player == seat and coins
    ]
    told += [
        tr("Access", "offers {offer}").format(offer=wording.buttons.offer(coins, percent).meaning)
        for player, coins, percent in bids_of(observation)
        if player == seat
    ]
    shares = tr("Access", "has promised {name} {percent} of the winnings")
    told += [
        shares.format(name=names[innkeeper], percent=wording.numbers.percent(percent))
        for guest, innkeeper, percent in observation.ledger
        if guest == seat
    ]
    return told


def _card(seat: int, observation: Observation, wording: Wording) -> list[str]:
    card = observation.cards[seat] if seat < len(observation.cards) else None
    if card is None:
        return []
    if observation.dead[seat]:
        return [wording.calls.term("dead").meaning]
    if observation.lowered and observation.lowered[seat] and card is not HIDDEN:
        return [tr("Access", "shows {card}, fallen").format(card=wording.cards.name(card.id))]
    if observation.shown[seat] and card is not HIDDEN:
        return [tr("Access", "shows {card}").format(card=wording.cards.name(card.id))]
    return [wording.cards.name("hidden")]
