"""The observation of an exchange game by one seat, made by the rules: all that bots and windows ever get.

A card is in an observation if its seat has seen it at any time in this deal, or if all have: cards move
over the table face down but in the open, so a player who passed a card on knows who holds it.
`Observation.shown` lists the cards that lie face up.
"""

from collections import Counter
from typing import Any, Final

from cucu_desktop.engine.actions import CHANCE, Action, Decision, DecisionKind, DueKind
from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card, Pack, SeenCard
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.frozen import frozen

MATTO: Final = CUCCO["MATTO"]


@frozen
class Observation:
    """The game as seen from one seat (or by a spectator).

    Attributes:
        seat: whose view this is.
        options: the game's options.
        players: how many seats play; those after them look on.
        deals: the number of this deal, from 1; 0 before the first.
        phase: the phase of the rules under way.
        dealer: who deals.
        order: this deal's players in playing order, the dealer last.
        to_act: the seat that decides, or None.
        decision: the decision, if it is this seat's.
        kind: what kind of decision is due, or "".
        about: the other seat that it is about, or None.
        cost: the price of the re-entry being talked about, else None.
        cards: for each seat its card, `HIDDEN`, or None if it has none.
        shown: for each seat whether its card is face up.
        low: for each seat whether everybody knows that its card is no special one.
        dead: for each seat whether its card is dead.
        laid: the cards laid away in this deal, in order.
        stock: how many cards are left in the pack.
        tokens, virgin, coins: of each seat, as in `Table`.
        pool: the coins in the middle.
        eliminations: their number in this game.
        agreement: the last two's percentages, as pairs of seat and percentage.
        proposed: the proposed division: the proposing seat and its percentage.
        promises: pairs of guest and innkeeper, for this deal.
        shares: for each player who came back with others' coins: the seat, and pairs of holder and coins put
            in.
        pledged: pairs of backer and coins promised for the re-entry being talked about.
        losers: who lost a token in this deal's comparison.
        winners: who won; empty while the game goes on.
        handed: for each seat the tokens it has been handed; where they are handed out only from the first
            loss, a player who has not lost or won any has none before them (003, rule 5).
        ledger: the shares of winnings promised for an inn: guest, innkeeper, percent (L8).
        offer: what the guest at the inn offers.
        sold: the seats with an inn that was bought in this deal.
        bids: the offers to a Matto's holder for passing or keeping it, with their seats.
        bound: that holder, and the choice they are bound to (003, rule 21).
        tie, ties, rounds: the tie that is being played, those that wait, those that are settled by round
            (T3); each is a rank, its players and, when settled, their cards.
        pot: the chips that Kings may win back (T1).
        bets: the bets agreed on: seat, coins and outcome (A3).
        bet: the bet that the matador has to answer.
        down: whose cards went face up, when the matador's fate is settled.
        slippers: for each seat whether it plays on in slippers, without a token of its own (N8).
        slippers_taken: whether any player has had slippers in this game.
        lowered: for each seat whether it has a Harlekin that has been exchanged (KL3).
        bought: how often each seat has bought back in during this game (KL6).
        dealt_to: pairs of a seat and the seat to which its present card was dealt; without drawn cards.
        skipped: for each seat whether its card has answered "skip": it is a horse or a house.
        number: the number of the deal in its pot (B17).
        pots: how many pots have been settled.
        is_carried: whether the pot was carried over from the last one (B19).
        dealer_waits: whether the dealer has no turn, so that the player before exchanges with the pack (D2).
        passed_over: the seats with an open King, which exchangers pass over (K8).
    """

    seat: int
    options: ExchangeOptions
    players: int
    deals: int
    phase: str
    dealer: int
    order: tuple[int, ...]
    to_act: int | None
    decision: Decision | None
    kind: DueKind
    about: int | None
    cost: int | None
    cards: tuple[SeenCard | None, ...]
    shown: tuple[bool, ...]
    low: tuple[bool, ...]
    dead: tuple[bool, ...]
    laid: tuple[SeenCard, ...]
    stock: int
    tokens: tuple[int, ...]
    virgin: tuple[bool, ...]
    coins: tuple[int, ...]
    pool: int
    eliminations: int
    agreement: tuple[tuple[int, int], ...]
    proposed: tuple[int, int] | None
    promises: tuple[tuple[int, int], ...]
    shares: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    pledged: tuple[tuple[int, int], ...]
    losers: tuple[int, ...]
    winners: tuple[int, ...]
    handed: tuple[int, ...] = ()
    ledger: tuple[tuple[int, int, int], ...] = ()
    offer: Action | None = None
    sold: tuple[int, ...] = ()
    bids: tuple[tuple[int, Action], ...] = ()
    bound: tuple[int, Action] | None = None
    tie: tuple[Any, ...] | None = None
    ties: tuple[tuple[Any, ...], ...] = ()
    rounds: tuple[tuple[tuple[Any, ...], ...], ...] = ()
    pot: int = 0
    bets: tuple[tuple[int, int, str | None], ...] = ()
    bet: Action | None = None
    down: tuple[int, ...] = ()
    slippers: tuple[bool, ...] = ()
    slippers_taken: bool = False
    lowered: tuple[bool, ...] = ()
    bought: tuple[int, ...] = ()
    dealt_to: tuple[tuple[int, int], ...] = ()
    skipped: tuple[bool, ...] = ()
    number: int = 0
    pots: int = 0
    is_carried: bool = False
    dealer_waits: bool = False
    passed_over: tuple[int, ...] = ()

    @property
    def last(self) -> int | None:
        """The seat that exchanges with the pack, last of all."""
        if not self.order:
            return None
        acting = self.order[:-1] if self.dealer_waits else self.order
        return next((seat for seat in reversed(acting) if self._is_there(seat)), acting[-1])

    def asked_by(self, seat: int) -> int | None:
        """Return the seat that a player's exchange asks: the next that has not fallen; None for the pack."""
        if seat not in self.order:
            return None
        acting = self.order[:-1] if self.dealer_waits else self.order
        behind = acting[self.order.index(seat) + 1 :]
        return next((other for other in behind if self._is_there(other)), None)

    def _is_there(self, seat: int) -> bool:
        return not self.dead[seat] and seat not in self.passed_over

    @property
    def is_matto_shown(self) -> bool:
        """Whether a Matto is face up: its holder sells the choice to keep it (003 rule 21)."""
        return any(shown and card is MATTO for card, shown in zip(self.cards, self.shown, strict=True))

    @property
    def card(self) -> SeenCard | None:
        """The seat's own card."""
        return self.cards[self.seat] if self.seat < len(self.cards) else None

    def is_in(self, seat: int) -> bool:
        """Return whether the seat has a token left."""
        return self.tokens[seat] > 0

    def player_for(self, seat: int) -> int:
        """Return the seat that decides for a seat: in an exchange game the seat itself."""
        return seat


def observe(state: ExchangeState, seat: int) -> Observation:
    """Return the observation of a seat; a number past the seats is a spectator's."""
    table, deal, talk, due = state.table, state.deal, state.talk, state.due
    at_table = due is not None and due.seat != CHANCE
    kind, phase = _asked_as_seen(state, seat)
    return Observation(
        seat=seat,
        options=state.options,
        players=state.players,
        deals=state.deals,
        phase=phase,
        dealer=deal.dealer,
        order=deal.order,
        to_act=due.seat if due and at_table else None,
        decision=state.decision_of(seat),
        kind=kind,
        about=due.other if due else None,
        cost=due.cost if due else None,
        cards=tuple(_seen(card, seen, seat) for card, seen in zip(table.cards, table.seen, strict=True)),
        shown=tuple(table.shown),
        low=tuple(table.low),
        dead=tuple(table.dead),
        laid=tuple(_seen(card, seen, seat) or HIDDEN for card, seen in table.laid),
        stock=len(table.stock),
        tokens=tuple(table.tokens),
        virgin=tuple(table.virgin),
        coins=tuple(table.coins),
        pool=table.pool,
        eliminations=state.eliminations,
        agreement=tuple(state.agreement.items()),
        proposed=talk.proposed,
        promises=tuple(deal.promises.items()),
        shares=tuple((who, tuple(parts.items())) for who, parts in state.shares.items()),
        pledged=tuple(talk.pledged.items()),
        losers=deal.losers,
        winners=state.winners,
        handed=_handed(state),
        **state.observed(),
    )


_SECRET: Final[dict[DecisionKind, tuple[DecisionKind, str]]] = {"matto": ("turn", "FinalTurns")}
"""Questions that only the holder of a certain card is asked, with the kind and phase that the others see."""


def _asked_as_seen(state: ExchangeState, seat: int) -> tuple[DueKind, str]:
    """Return the kind and the phase of the due decision, as far as this seat may know them."""
    due = state.due
    if due is None:
        return "", state.phase
    if due.seat != seat and due.kind in _SECRET:
        return _SECRET[due.kind]
    return due.kind, state.phase


def _handed(state: ExchangeState) -> tuple[int, ...]:
    tokens, virgin = state.table.tokens, state.table.virgin
    if not state.tokens_after_loss:
        return tuple(tokens)
    whole = state.options.tokens
    return tuple(
        0 if untouched and held == whole else held for held, untouched in zip(tokens, virgin, strict=True)
    )


def _seen(card: Card | None, seen: int, seat: int) -> SeenCard | None:
    """Return the card if the seat has seen it; by default it is hidden."""
    if card is None:
        return None
    return card if seen >> seat & 1 else HIDDEN


def unseen(observation: Observation, pack: Pack) -> Counter[Card]:
    """Return the cards that the seat has not seen in this deal, counted."""
    known = (card for card in (*observation.cards, *observation.laid) if isinstance(card, Card))
    left = Counter(pack.cards)
    left.subtract(known)
    return +left
