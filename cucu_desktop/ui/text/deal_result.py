"""The result of a deal and its cause, in one sentence: payers and card, or winners and margin.

`DealResult` collects the events shown; the sentence is available as soon as the deal is decided. It
has public information only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.match.trick_narration import names_in
from cucu_desktop.ui.text.number_words import written
from cucu_desktop.words import signed, smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.ui.text.card_names import CardNames
    from cucu_desktop.ui.text.log_words import Happening
    from cucu_desktop.ui.text.number_words import NumberWords

_MOST: Final = 3
"""The number of payers above which only their names are given."""
_MOST_COUNTED: Final = 6
"""The number of payers above which no tokens are given: they can be seen at the seats."""
_ENDS: Final = (happen.Compared, rarer.Judged, tricks.DealWon, tricks.ThrownIn)
_COMPARED: Final = frozenset(("lowest", "blaren"))
"""The reasons by which the lowest card pays, or one that counts as lowest."""
_OWN: Final = frozenset(("lowest", "matto"))
"""The reasons by which a player pays for their own card, whatever an innkeeper has promised."""
_NULLA: Final = "NULLA"
_INN: Final = "XI"
_MATTO: Final = "MATTO"
_PAIR: Final = 2
_FOOLS: Final = "matti"
"""The reason for which both holders of a fool gain a token (L4)."""
_NUMBERS: Final = ("0", "1", "I")
"""The lowest numbers of packs with cards below them."""
_HARLEKIN: Final = "HARLEKIN"
"""The highest card of Kille, which pays as the lowest only after it has been exchanged (KL3)."""


class DealResult:
    """The shown events of one deal, as far as they decide its result."""

    def __init__(self) -> None:
        self.paid: list[tuple[happen.TokenLost | rarer.SlippersLost, str]] = []
        """Each lost token, and the card that lost it, or that it was lost to."""
        self.fallen: list[rarer.Fell] = []
        """The players who fell before the comparison, and the cards that struck (B8)."""
        self.promised: dict[int, int] = {}
        """The innkeepers who have promised to pay if their guest loses with a nulla, by guest."""
        self.stopped: dict[int, int] = {}
        """The holders of an inn, by the guest that they have stopped."""
        self.exposed: dict[int, str] = {}
        self.gained: list[int] = []
        """The seats that have gained a token for two fools (L4)."""
        self.counted: tricks.Counted | None = None
        self.bid: tricks.PartnerKnown | None = None
        """The bidder and their partner, where they play for tokens (Z5)."""
        self.tokens: dict[int, int] = {}
        """The tokens that each seat gets for the deal, or pays (negative)."""
        self.end: Happening | None = None
        """The event that decided the deal; None before that."""

    def note(self, event: Happening) -> None:
        """Follow the next event shown; a new deal clears the old one."""
        if isinstance(event, happen.DealBegan):
            self.paid, self.fallen, self.exposed, self.tokens = [], [], {}, {}
            self.promised, self.stopped, self.gained = {}, {}, []
            self.counted = self.end = self.bid = None
        elif isinstance(event, happen.Exposed) and isinstance(event.card, Card):
            self.exposed[event.seat] = event.card.id
        elif isinstance(event, happen.Arrested | happen.Promised):
            self._note_inn(event)
        elif isinstance(event, happen.TokenLost | rarer.SlippersLost):
            shown = self.exposed.get(event.seat, "hidden")
            card = shown if event.reason in happen.IN_COMPARISON else event.reason
            self.paid.append((event, card))
        elif isinstance(event, rarer.TokenGained):
            self.gained += [event.seat] * (event.reason == _FOOLS)
        elif isinstance(event, rarer.Fell):
            self.fallen.append(event)
        elif isinstance(event, tricks.Counted | tricks.PartnerKnown | tricks.TokensMoved):
            self._note_count(event)
        elif isinstance(event, _ENDS) or (isinstance(event, happen.GameWon) and self._ends_early):
            self.end = event

    def _note_count(self, event: tricks.Counted | tricks.PartnerKnown | tricks.TokensMoved) -> None:
        if isinstance(event, tricks.Counted):
            self.counted = event
        elif isinstance(event, tricks.PartnerKnown):
            self.bid = event
        else:
            self.tokens[event.seat] = event.tokens

    def _note_inn(self, event: happen.Arrested | happen.Promised) -> None:
        if isinstance(event, happen.Promised):
            if event.answer == "agreed":
                self.promised[event.guest] = event.innkeeper
        elif isinstance(event.card, Card) and event.card.id == _INN:
            self.stopped[event.exchanger] = event.holder

    @property
    def _ends_early(self) -> bool:
        """Whether the game is won in a deal without comparison, since one player is left (N9)."""
        return self.end is None and bool(self.paid)


class ResultWords:
    """The sentence about a deal's result, in the words of one game and language."""

    def __init__(
        self,
        language: str,
        words: Mapping[str, Any],
        cards: CardNames,
        numbers: NumberWords,
        *,
        has_tokens: bool,
    ) -> None:
        """Take the sentences from the table `result` of a game's words.

        Args:
            language: a code of `LANGUAGES`.
            words: the game's words.
            cards: the names and heights of its cards.
            numbers: lists of names.
            has_tokens: whether losses are tokens, which are counted.
        """
        self._language, self._words = language, words["result"]
        self._cards, self._numbers, self._has_tokens = cards, numbers, has_tokens
        self._below = _below_numbers(cards)

    def line(self, result: DealResult, names: Sequence[str], viewer: int = -1) -> str:
        """Return the sentence, or "" before the deal is decided.

        Args:
            result: the result so far.
            names: the players' names, by seat.
            viewer: the only person at the screen, who is addressed and named first; or SPECTATOR.
        """
        told = self._told(result, names, viewer)
        sentences = [told, self._two_fools(result, names, viewer), self._tokens(result, names, viewer)]
        smoothed = [smooth(sentence, self._language) for sentence in sentences if sentence]
        return " ".join(f"{sentence[0].upper()}{sentence[1:]}." for sentence in smoothed)

    def _told(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        end = result.end
        if isinstance(end, happen.Compared | happen.GameWon):
            return self._payers(result, names, viewer)
        if isinstance(end, rarer.Judged):
            return self._eliminated(end, result, names, viewer)
        if isinstance(end, tricks.ThrownIn):
            return str(self._words["thrown-in"])
        if isinstance(end, tricks.DealWon) and result.counted is not None:
            told = self._won(end, result.counted, names, viewer)
            return "; ".join(filter(None, (told, self._tokens_moved(result, names, viewer))))
        return ""

    def _payers(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return the payers, with their cards and reasons, the named card's first."""
        if not result.paid:  # without tokens the deal itself is lost
            return self._losers(result, names, viewer)
        payers = sorted(
            dict.fromkeys(event.seat for event, _ in result.paid), key=lambda seat: seat != viewer
        )
        if len(payers) > _MOST:
            return self._several(payers, result, names, viewer)
        in_order = sorted(
            result.paid, key=lambda payment: (payment[0].reason == "matto", payers.index(payment[0].seat))
        )
        told = list[str]()
        for seat in reversed(dict.fromkeys(event.seat for event, _ in reversed(in_order))):
            own = [(event.reason, card) for event, card in in_order if event.seat == seat]
            held = "" if seat == viewer else result.exposed.get(viewer, "")
            told.append(self._payer(own, names[seat], held, is_viewer=seat == viewer))
            host = result.promised.get(seat)
            if host is not None and any(reason in _OWN and card != _NULLA for reason, card in own):
                told.append(self._tell_of("not-promised", names[host], "", is_viewer=host == viewer))
            if any(reason == "promise" for reason, _ in own):
                told += [
                    self._tell_of("had-nulla", names[guest], "", is_viewer=guest == viewer)
                    for guest, innkeeper in result.stopped.items()
                    if innkeeper == seat and result.exposed.get(guest) == _NULLA
                ]
        return "; ".join(told)

    def _payer(self, payments: Sequence[tuple[str, str]], name: str, held: str, *, is_viewer: bool) -> str:
        """Return a payer with all reasons of the lost tokens, each once; `held`: the viewer's own card."""
        reasons = list(dict.fromkeys(payments))
        told = [self._reason(reason, name, card, held, is_viewer=is_viewer) for reason, card in reasons]
        parts = [self._part(reason, card, held) for reason, card in reasons]
        if len(parts) == 1 or not all(parts):
            return "; ".join(told)
        key = "twice" if len(payments) == 2 else "times"
        words = self._words["you"] if is_viewer else self._words
        return str(words[key]).format(name=name, number=len(payments), told=self._numbers.listed(parts))

    def _several(self, payers: Sequence[int], result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return the names of many payers, and the card if they have the same."""
        cards = {card for _, card in result.paid}
        if len(cards) == 1 and all(event.reason == "lowest" for event, _ in result.paid):
            lowest = self._lowest(cards.pop())
            return self._tell_of_several("several-lowest", payers, names, viewer, card=lowest)
        return self._tell_of_several("several", payers, names, viewer)

    def _tell_of_several(
        self, key: str, seats: Sequence[int], names: Sequence[str], viewer: int, **values: str
    ) -> str:
        """Return a sentence about several players; the viewer is addressed, and comes first."""
        words = self._words["you"] if viewer in seats else self._words
        in_order = sorted(seats, key=lambda seat: seat != viewer)
        listed = self._numbers.listed([self._called(seat, names, viewer) for seat in in_order])
        return str(words[key]).format(names=listed, players=listed, **values)

    def _reason(self, reason: str, name: str, card: str, held: str, *, is_viewer: bool) -> str:
        """Return the reason of a lost token: the comparison, or a card.

        Args:
            reason: that of the event.
            name: of the player who pays.
            card: the card they pay with or for.
            held: the viewer's own card, or "".
            is_viewer: whether the player is addressed.
        """
        key, named = self._key_and_card(reason, card, held)
        key = "lowered" if card == _HARLEKIN and reason == "lowest" else key
        return self._tell_of(key, name, named, is_viewer=is_viewer)

    def _part(self, reason: str, card: str, held: str) -> str:
        """Return the reason alone, as one of several; "" if it has no such form."""
        key, named = self._key_and_card(reason, card, held)
        return str(self._words["part"].get(key, "")).format(card=named)

    def _key_and_card(self, reason: str, card: str, held: str) -> tuple[str, str]:
        key = reason if reason in happen.IN_COMPARISON else "arrest"
        return key, self._lowest(card, held) if reason in _COMPARED else self._cards.name(card)

    def _tell_of(self, key: str, name: str, card: str, *, is_viewer: bool) -> str:
        """Return a sentence about a player; the viewer is addressed."""
        addressed = self._words["you"].get(key) if is_viewer else None
        return str(addressed or self._words[key]).format(name=name, card=card)

    def _lowest(self, card: str, held: str = "") -> str:
        """Return a card's name; of one below the numbers with a note, which may name the viewer's card."""
        name = self._cards.name(card)
        if card not in self._below:
            return name
        if held in self._below and held != card:
            return self._tell("below-own", card=name, own=self._cards.name(held))
        return self._tell("below", card=name, number=self._cards.name(self._below[card]))

    def _two_fools(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return a sentence about two fools in the comparison: they rank high, or gain tokens (C4, L4)."""
        fools = [seat for seat, card in result.exposed.items() if card == _MATTO]
        has_paid = {event.seat for event, _ in result.paid if event.reason in happen.IN_COMPARISON}
        is_high = self._has_tokens and not result.gained and not has_paid.intersection(fools)
        if result.end is None or len(fools) != _PAIR or not (is_high or len(result.gained) == _PAIR):
            return ""
        in_order = sorted(fools, key=lambda seat: seat != viewer)
        listed = self._numbers.listed([self._called(seat, names, viewer) for seat in in_order])
        return self._tell("fools-gain" if result.gained else "two-fools", names=listed)

    def _tokens(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return a sentence with each payer's tokens before and after the deal."""
        left: dict[int, list[int]] = {}
        for event, _ in result.paid:
            left.setdefault(event.seat, []).append(event.left if isinstance(event, happen.TokenLost) else 0)
        if result.end is None or not self._has_tokens or not 1 <= len(left) <= _MOST_COUNTED:
            return ""
        told = [
            self._tell(
                "before-after",
                name=self._called(seat, names, viewer),
                before=str(after[0] + 1),
                after=str(after[-1]),
            )
            for seat, after in sorted(left.items(), key=lambda each: each[0] != viewer)
        ]
        return self._tell("tokens", told=", ".join(told))

    def _losers(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return the losers of a deal: the fallen, and those with the lowest card (B14)."""
        end = result.end
        losers = end.losers if isinstance(end, happen.Compared) else ()
        seats = [*(event.seat for event in result.fallen), *losers]
        if len(seats) > _MOST:
            return self._tell_of_several("several", seats, names, viewer)
        lost = [
            self._tell_of(
                "arrest", names[event.seat], self._cards.name(event.reason), is_viewer=event.seat == viewer
            )
            for event in result.fallen
        ]
        level = [card for seat, card in result.exposed.items() if seat not in losers]
        for seat in losers:
            card = result.exposed.get(seat, "hidden")
            held = "" if seat == viewer else result.exposed.get(viewer, "")
            is_tie = "tied" in self._words and any(self._cards.are_level(card, other) for other in level)
            key, named = ("tied", self._cards.name(card)) if is_tie else ("lowest", self._lowest(card, held))
            lost.append(self._tell_of(key, names[seat], named, is_viewer=seat == viewer))
        return "; ".join(lost) or str(self._words["none"])

    def _eliminated(self, end: rarer.Judged, result: DealResult, names: Sequence[str], viewer: int) -> str:
        if len(end.eliminated) != 1:
            told = self._tell_of_several("several-out", end.eliminated, names, viewer)
            return told if end.eliminated else str(self._words["none"])
        seat = end.eliminated[0]
        card = self._cards.name(result.exposed.get(seat, "hidden"))
        return self._tell_of("out", names[seat], card, is_viewer=seat == viewer)

    def _won(self, end: tricks.DealWon, counted: tricks.Counted, names: Sequence[str], viewer: int) -> str:
        sums = counted.recount or counted.points
        mine = next((number for number, side in enumerate(counted.sides) if set(side) & set(end.winners)), 0)
        others = [written(points) for number, points in enumerate(sums) if number != mine]
        values = {"points": written(sums[mine]), "others": self._numbers.listed(others)}
        if not end.winners:
            return self._tell("drawn", **values)
        winners = names_in(sorted(end.winners, key=lambda seat: (seat != viewer, seat)), names)
        if end.winners == (viewer,):
            told = str(self._words["you"]["won"]).format(**values)
        elif viewer in end.winners and len(winners) > 1:
            listed = self._numbers.listed([self._called(viewer, names, viewer), *winners[1:]])
            told = str(self._words["you"]["won-shared"]).format(winners=listed, **values)
        else:
            key = "won" if len(winners) == 1 else "won-shared"
            told = self._tell(key, names=self._numbers.listed(winners), **values)
        return told if counted.recount is None else self._tell("again", told=told)

    def _tokens_moved(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return each seat's gain or payment in tokens, with the roles it is due to: the most first."""
        amounts: dict[int, list[int]] = {}
        for seat in sorted(result.tokens, key=lambda seat: (-result.tokens[seat], seat != viewer, seat)):
            if result.tokens[seat]:
                amounts.setdefault(result.tokens[seat], []).append(seat)
        told = []
        for amount, seats in amounts.items():
            listed = self._numbers.listed([self._in_role(seat, result, names, viewer) for seat in seats])
            number = signed(amount, plus=True)
            told.append(
                f"{listed} {number}" if len(seats) == 1 else self._tell("each", names=listed, number=number)
            )
        return self._tell("moved", told=", ".join(told)) if told else ""

    def _in_role(self, seat: int, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return a player's name, of the bidder and the partner with the role."""
        name = self._called(seat, names, viewer)
        if result.bid is None or seat not in (result.bid.bidder, result.bid.partner):
            return name
        role = (
            "partner" if seat == result.bid.partner else "alone" if result.bid.partner is None else "bidder"
        )
        return self._tell_of(role, name, "", is_viewer=seat == viewer)

    def _called(self, seat: int, names: Sequence[str], viewer: int) -> str:
        """Return a player's name; the viewer is addressed."""
        return str(self._words["you"]["name"]) if seat == viewer else names[seat]

    def _tell(self, key: str, **values: str) -> str:
        return str(self._words[key]).format(**values)


def _below_numbers(cards: CardNames) -> Mapping[str, str]:
    """Return the lowest number of its row for each card below that number."""
    found: dict[str, str] = {}
    for row in cards.rows.values():
        names = [card.id for rank in row for card in rank]
        number = next((name for name in names if name in _NUMBERS), None)
        if number is not None:
            found |= dict.fromkeys(names[: names.index(number)], number)
    return found
