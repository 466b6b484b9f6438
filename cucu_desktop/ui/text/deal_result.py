"""How a deal ended and why, in one line: who pays and with which card, or who has won and by what.

`DealResult` collects what has been shown of a deal; the line is there as soon as the deal is decided. It
tells only what everybody at the table sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.match.trick_narration import names_in
from cucu_desktop.ui.text.number_words import written
from cucu_desktop.words import smooth

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.ui.text.card_names import CardNames
    from cucu_desktop.ui.text.log_words import Happening
    from cucu_desktop.ui.text.number_words import NumberWords

_MOST: Final = 3
"""Of more than so many who pay only the names are told."""
_ENDS: Final = (happen.Compared, rarer.Judged, tricks.DealWon, tricks.ThrownIn)


class DealResult:
    """What has been shown of one deal, as far as it tells how the deal ends."""

    def __init__(self) -> None:
        self.paid: list[tuple[happen.TokenLost | rarer.SlippersLost, str]] = []
        """Each token lost, and the card that it was lost with, or to which."""
        self.fallen: list[rarer.Fell] = []
        """Who has fallen before the comparison, and by which card (B8)."""
        self.exposed: dict[int, str] = {}
        self.counted: tricks.Counted | None = None
        self.end: Happening | None = None
        """The event that decided the deal; None before that."""

    def note(self, event: Happening) -> None:
        """Take in the next event that has been shown; a new deal forgets the one before."""
        if isinstance(event, happen.DealBegan):
            self.paid, self.fallen, self.exposed, self.counted, self.end = [], [], {}, None, None
        elif isinstance(event, happen.Exposed) and isinstance(event.card, Card):
            self.exposed[event.seat] = event.card.id
        elif isinstance(event, happen.TokenLost | rarer.SlippersLost):
            shown = self.exposed.get(event.seat, "hidden")
            card = shown if event.reason in happen.IN_COMPARISON else event.reason
            self.paid.append((event, card))
        elif isinstance(event, rarer.Fell):
            self.fallen.append(event)
        elif isinstance(event, tricks.Counted):
            self.counted = event
        elif isinstance(event, _ENDS):
            self.end = event


def needs_reading(event: object) -> bool:
    """Return whether a deal that ends with this event leaves more than one takes in at a glance.

    That is a count, or a comparison with two or more who pay.
    """
    if isinstance(event, happen.Compared):
        return len(event.losers) > 1
    if isinstance(event, rarer.Judged):
        return len(event.eliminated) > 1
    return isinstance(event, tricks.DealWon)


class ResultWords:
    """The line that says how a deal ended, in the words of one game and language."""

    def __init__(
        self, language: str, words: Mapping[str, Any], cards: CardNames, numbers: NumberWords
    ) -> None:
        """Take the sentences from the table `result` of a game's words."""
        self._language, self._words = language, words["result"]
        self._cards, self._numbers = cards, numbers

    def line(self, result: DealResult, names: Sequence[str], viewer: int = -1) -> str:
        """Return the line, or nothing before the deal is decided; the viewer is named before partners."""
        told = self._told(result, names, viewer)
        if not told:
            return ""
        told = smooth(told, self._language)
        return f"{told[0].upper()}{told[1:]}."

    def _told(self, result: DealResult, names: Sequence[str], viewer: int) -> str:
        end = result.end
        if isinstance(end, happen.Compared):
            return self._payers(end, result, names)
        if isinstance(end, rarer.Judged):
            return self._eliminated(end, result, names)
        if isinstance(end, tricks.ThrownIn):
            return str(self._words["thrown-in"])
        if isinstance(end, tricks.DealWon) and result.counted is not None:
            return self._won(end, result.counted, names, viewer)
        return ""

    def _payers(self, end: happen.Compared, result: DealResult, names: Sequence[str]) -> str:
        if not result.paid:  # where there are no tokens the deal itself is lost
            return self._losers(end, result, names)
        payers = list(dict.fromkeys(event.seat for event, _ in result.paid))
        if len(payers) > _MOST:
            return self._tell("several", names=self._numbers.listed([names[seat] for seat in payers]))
        # Who pays along does so with somebody who was named.
        in_order = sorted(result.paid, key=lambda payment: payment[0].reason == "matto")
        told = [
            self._tell(
                event.reason if event.reason in happen.IN_COMPARISON else "arrest",
                name=names[event.seat],
                card=self._cards.name(card),
            )
            for event, card in in_order
        ]
        return "; ".join(dict.fromkeys(told))  # who pays several tokens is named once

    def _losers(self, end: happen.Compared, result: DealResult, names: Sequence[str]) -> str:
        """Return who loses a deal: those who have fallen, and those with the lowest card (B14)."""
        seats = [*(event.seat for event in result.fallen), *end.losers]
        if len(seats) > _MOST:
            return self._tell("several", names=self._numbers.listed([names[seat] for seat in seats]))
        lost = [("arrest", event.seat, event.reason) for event in result.fallen]
        lost += [("lowest", seat, result.exposed.get(seat, "hidden")) for seat in end.losers]
        told = [self._tell(key, name=names[seat], card=self._cards.name(card)) for key, seat, card in lost]
        return "; ".join(told) or str(self._words["none"])

    def _eliminated(self, end: rarer.Judged, result: DealResult, names: Sequence[str]) -> str:
        if len(end.eliminated) > 1:
            return self._tell(
                "several-out", names=self._numbers.listed([names[seat] for seat in end.eliminated])
            )
        seat = end.eliminated[0]
        card = self._cards.name(result.exposed.get(seat, "hidden"))
        return self._tell("out", name=names[seat], card=card)

    def _won(self, end: tricks.DealWon, counted: tricks.Counted, names: Sequence[str], viewer: int) -> str:
        sums = counted.recount or counted.points
        mine = next((number for number, side in enumerate(counted.sides) if set(side) & set(end.winners)), 0)
        others = [written(points) for number, points in enumerate(sums) if number != mine]
        values = {"points": written(sums[mine]), "others": self._numbers.listed(others)}
        if not end.winners:
            return self._tell("drawn", **values)
        winners = names_in(sorted(end.winners, key=lambda seat: (seat != viewer, seat)), names)
        key = "won" if len(winners) == 1 else "won-shared"
        told = self._tell(key, names=self._numbers.listed(winners), **values)
        return told if counted.recount is None else self._tell("again", told=told)

    def _tell(self, key: str, **values: str) -> str:
        return str(self._words[key]).format(**values)
