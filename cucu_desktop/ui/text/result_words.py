"""The result of a deal and its cause, in one sentence: payers and card, or winners and margin.

The sentence is available as soon as the deal is decided. It has public information only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.match.sides import names_in, written
from cucu_desktop.words import signed, smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.match.narration import TieWords
    from cucu_desktop.match.number_words import NumberWords
    from cucu_desktop.ui.text.card_names import CardNames
    from cucu_desktop.ui.text.deal_result import DealResult

_MOST: Final = 3
"""The number of payers above which only their names are given."""
_OWN: Final = frozenset(("lowest", "matto"))
"""The reasons by which a player pays for their own card, whatever an innkeeper has promised."""
_NULLA: Final = "NULLA"
_MATTO: Final = "MATTO"
_PAIR: Final = 2
_HARLEKIN: Final = "HARLEKIN"
"""The highest card of Kille, which pays as the lowest only after it has been exchanged (KL3)."""


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
        ties: TieWords,
    ) -> None:
        """Take the sentences from the table `result` of a game's words.

        Args:
            language: a code of `LANGUAGES`.
            words: the game's words.
            cards: the names and heights of its cards.
            numbers: lists of names.
            has_tokens: whether losses are tokens, which are counted.
            ties: the sentence about equal lowest cards of which one loses.
        """
        self._language, self._words = language, words["result"]
        self._cards, self._numbers, self._has_tokens = cards, numbers, has_tokens
        self._ties = ties

    def line(self, result: DealResult, names: Sequence[str], viewer: int = -1) -> str:
        """Return the sentence, or "" before the deal is decided.

        Args:
            result: the result so far.
            names: the players' names, by seat.
            viewer: the only person at the screen, who is addressed and named first; or SPECTATOR.
        """
        return self._sentences(self._told(result, names, viewer), self._two_fools(result, names, viewer))

    def short_line(self, result: DealResult, names: Sequence[str], viewer: int = -1) -> str:
        """Return the sentence of `line`, without what `reasons` returns."""
        if not self.reasons(result, names, viewer):
            return self.line(result, names, viewer)
        if isinstance(result.end, tricks.DealWon) and result.counted is not None:
            return self._sentences(self._won(result.end, result.counted, names, viewer))
        payers = list(self._payments(result))
        told = self._tell_of_several("several" if len(payers) > 1 else "one", payers, names, viewer)
        return self._sentences(told, self._two_fools(result, names, viewer))

    def reasons(self, result: DealResult, names: Sequence[str], viewer: int = -1) -> dict[int, str]:
        """Return why each payer pays, or the tokens moved, by seat; empty for many, and before the end."""
        if isinstance(result.end, tricks.DealWon):
            return {
                seat: self._sentences(self._tell("moved", told=self._in_role(seat, result, number)))
                for seat, tokens in result.tokens.items()
                for number in [signed(tokens, plus=True)]
                if tokens
            }
        payments = self._payments(result)
        if not isinstance(result.end, happen.Compared | happen.GameWon) or len(payments) > _MOST:
            return {}
        told, others = dict[int, str](), dict[int, str]()
        for seat, own in payments.items():
            parts = [self._part(reason, card) for reason, card in dict.fromkeys(own)]
            tie = self._tie(seat, result, names, viewer)
            told[seat] = tie if tie and len(own) == 1 else self._numbers.listed(parts)
            others |= self._at_inn(seat, own, result, names, viewer)
        left = {event.seat: event.left for event, _ in result.paid if isinstance(event, happen.TokenLost)}
        moved = {seat: f" {left[seat] + len(payments[seat])} → {left[seat]}" for seat in left if seat in told}
        if not all(told.values()):
            return {}
        return {seat: self._sentences(text) + moved.get(seat, "") for seat, text in (others | told).items()}

    @staticmethod
    def _payments(result: DealResult) -> dict[int, list[tuple[str, str]]]:
        """Return the reason and the card of each loss, by seat; beside the fallen also of the lowest."""
        payments: dict[int, list[tuple[str, str]]] = {}
        for event, card in result.paid:
            payments.setdefault(event.seat, []).append((event.reason, card))
        payments |= {event.seat: [(event.reason, event.reason)] for event in result.fallen}
        losers = result.end.losers if result.fallen and isinstance(result.end, happen.Compared) else ()
        lowest = {seat: [("lowest", result.exposed.get(seat, "hidden"))] for seat in losers}
        payments |= lowest
        return payments if result.paid or len(payments) > 1 else {}

    def _sentences(self, *sentences: str) -> str:
        smoothed = [smooth(sentence, self._language) for sentence in sentences if sentence]
        return " ".join(f"{sentence[0].upper()}{sentence[1:]}." for sentence in smoothed)

    def _told(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        end = result.end
        if isinstance(end, happen.Compared | happen.GameWon):
            return self._payers(result, names, viewer)
        if isinstance(end, rarer.Judged):
            told = self._eliminated(end, result, names, viewer)
            return ". ".join(filter(None, (told, self._bets(end, result, names, viewer))))
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
        equals = self._equal_lowest(result)
        told = list[str]()
        if equals:
            told.append(self._tell_of_equals(equals, result, names, viewer))
        for seat in reversed(dict.fromkeys(event.seat for event, _ in reversed(in_order))):
            if seat in equals:
                continue
            own = [(event.reason, card) for event, card in in_order if event.seat == seat]
            tie = self._tie(seat, result, names, viewer)
            if not tie or len(own) > 1:
                told.append(self._payer(own, names[seat], is_viewer=seat == viewer))
            told += [tie] if tie else []
            told += self._at_inn(seat, own, result, names, viewer).values()
        return "; ".join(told)

    def _at_inn(
        self,
        seat: int,
        own: Sequence[tuple[str, str]],
        result: DealResult,
        names: Sequence[str],
        viewer: int,
    ) -> dict[int, str]:
        """Return what the promises at the inn explain of these payments of a seat, by the other seat."""
        told = dict[int, str]()
        host = result.promised.get(seat)
        if host is not None and any(reason in _OWN and card != _NULLA for reason, card in own):
            told[host] = self._tell_of("not-promised", names[host], "", is_viewer=host == viewer)
        if any(reason == "promise" for reason, _ in own):
            for guest, innkeeper in result.stopped.items():
                if innkeeper == seat and result.exposed.get(guest) == _NULLA:
                    told[guest] = self._tell_of("had-nulla", names[guest], "", is_viewer=guest == viewer)
        return told

    def _equal_lowest(self, result: DealResult) -> list[int]:
        """Return the payers of one lowest rank, in playing order, if all have paid for it alone; or []."""
        payers = [event.seat for event, _ in result.paid if event.reason == "lowest"]
        level = {self._cards.rank(card) for event, card in result.paid if event.reason == "lowest"}
        once = all([event.seat for event, _ in result.paid].count(seat) == 1 for seat in payers)
        is_one = once and len(level) == 1 and not level & {_MATTO, _HARLEKIN} and not result.promised
        return payers if is_one and len(payers) > 1 else []

    def _tie(self, seat: int, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return why this player loses with a lowest card that others have, too; "" if it is not so."""
        end = result.end
        if not isinstance(end, happen.Compared) or end.level[:1] != (seat,):
            return ""
        return self._ties.clause(end, names, viewer)

    def _payer(self, payments: Sequence[tuple[str, str]], name: str, *, is_viewer: bool) -> str:
        """Return a payer with all reasons of the lost tokens, each once."""
        reasons = list(dict.fromkeys(payments))
        told = [self._reason(reason, name, card, is_viewer=is_viewer) for reason, card in reasons]
        parts = [self._part(reason, card) for reason, card in reasons]
        if len(parts) == 1 or not all(parts):
            return "; ".join(told)
        key = "twice" if len(payments) == 2 else "times"
        words = self._words["you"] if is_viewer else self._words
        return str(words[key]).format(name=name, number=len(payments), told=self._numbers.listed(parts))

    def _several(self, payers: Sequence[int], result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return the names of many payers, and the card if theirs are of one rank."""
        ranks = {self._cards.rank(card) for _, card in result.paid}
        if len(ranks) == 1 and all(event.reason == "lowest" for event, _ in result.paid):
            return self._tell_of_equals(payers, result, names, viewer)
        return self._tell_of_several("several", payers, names, viewer)

    def _tell_of_equals(
        self, payers: Sequence[int], result: DealResult, names: Sequence[str], viewer: int
    ) -> str:
        """Return the payers with lowest cards of one rank; of suited cards the rank alone: "a two"."""
        card = result.exposed.get(payers[0], "hidden")
        rank = self._cards.rank(card)
        lowest = self._cards.name(card) if rank == card else self._cards.of_rank(rank)
        return self._tell_of_several("several-lowest", payers, names, viewer, card=lowest)

    def _tell_of_several(
        self, key: str, seats: Sequence[int], names: Sequence[str], viewer: int, **values: str
    ) -> str:
        """Return a sentence about several players; the viewer is addressed, and comes first."""
        words = self._words["you"] if viewer in seats else self._words
        in_order = sorted(seats, key=lambda seat: seat != viewer)
        listed = self._numbers.listed([self._called(seat, names, viewer) for seat in in_order])
        return str(words[key]).format(names=listed, players=listed, **values)

    def _reason(self, reason: str, name: str, card: str, *, is_viewer: bool) -> str:
        """Return the reason of a lost token: the comparison, or a card.

        Args:
            reason: that of the event.
            name: of the player who pays.
            card: the card they pay with or for.
            is_viewer: whether the player is addressed.
        """
        key, named = self._key_and_card(reason, card)
        key = "lowered" if card == _HARLEKIN and reason == "lowest" else key
        return self._tell_of(key, name, named, is_viewer=is_viewer)

    def _part(self, reason: str, card: str) -> str:
        """Return the reason alone, as one of several; "" if it has no such form."""
        key, named = self._key_and_card(reason, card)
        return str(self._words["part"].get(key, "")).format(card=named)

    def _key_and_card(self, reason: str, card: str) -> tuple[str, str]:
        key = reason if reason in happen.IN_COMPARISON else "arrest"
        return key, self._cards.name(card)

    def _tell_of(self, key: str, name: str, card: str, *, is_viewer: bool) -> str:
        """Return a sentence about a player; the viewer is addressed."""
        addressed = self._words["you"].get(key) if is_viewer else None
        return str(addressed or self._words[key]).format(name=name, card=card)

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
        if len(losers) > 1:
            return "; ".join([*lost, self._tell_of_equals(losers, result, names, viewer)])
        for seat in losers:
            card = result.exposed.get(seat, "hidden")
            lost.append(
                self._tie(seat, result, names, viewer)
                or self._tell_of("lowest", names[seat], self._cards.name(card), is_viewer=seat == viewer)
            )
        return "; ".join(lost) or str(self._words["none"])

    def _eliminated(self, end: rarer.Judged, result: DealResult, names: Sequence[str], viewer: int) -> str:
        if len(end.eliminated) != 1:
            told = self._tell_of_several("several-out", end.eliminated, names, viewer)
            return told if end.eliminated else str(self._words["none"])
        seat = end.eliminated[0]
        card = self._cards.name(result.exposed.get(seat, "hidden"))
        return self._tell_of("out", names[seat], card, is_viewer=seat == viewer)

    def _bets(self, end: rarer.Judged, result: DealResult, names: Sequence[str], viewer: int) -> str:
        """Return the coins that each bet against the matador brings or costs, the viewer's first (A5)."""
        told = []
        for seat in sorted(result.agreed, key=lambda seat: (seat != viewer, seat)):
            coins, outcome = result.bets[seat]
            is_won = (outcome == "through") == end.survives
            number = signed(coins if is_won else -coins, plus=True)
            told.append(f"{self._called(seat, names, viewer)} {number}")
        bets = self._tell("bets", told=", ".join(told)) if told else ""
        return f"{bets[:1].upper()}{bets[1:]}"

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
            called = {seat: self._called(seat, names, viewer) for seat in seats}
            in_role = [self._in_role(seat, result, called[seat], is_viewer=seat == viewer) for seat in seats]
            listed = self._numbers.listed(in_role)
            number = signed(amount, plus=True)
            told.append(
                f"{listed} {number}" if len(seats) == 1 else self._tell("each", names=listed, number=number)
            )
        return self._tell("moved", told=", ".join(told)) if told else ""

    def _in_role(self, seat: int, result: DealResult, told: str, *, is_viewer: bool = False) -> str:
        """Return a player's name or number, of the bidder and the partner with the role."""
        if result.bid is None or seat not in (result.bid.bidder, result.bid.partner):
            return told
        role = (
            "partner" if seat == result.bid.partner else "alone" if result.bid.partner is None else "bidder"
        )
        return self._tell_of(role, told, "", is_viewer=is_viewer)

    def _called(self, seat: int, names: Sequence[str], viewer: int) -> str:
        return str(self._words["you"]["name"]) if seat == viewer else names[seat]

    def _tell(self, key: str, **values: str) -> str:
        return str(self._words[key]).format(**values)
