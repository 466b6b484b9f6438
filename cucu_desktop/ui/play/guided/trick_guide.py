"""Explanations of trick games in a lesson: the rules for the card to be played, and why a trick was won.

All of it derives from public events and the learner's own observation. A rule is explained when it applies
for the first time; the leading card and the winner of a trick are named each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.engine.actions import ROB, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.events import IndicatorTurned, PartnerKnown, Played, TrickTaken
from cucu_desktop.ui.play.guided.lesson_pages import Page
from cucu_desktop.ui.text.spoken_cards import pictured

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.tricks.observation import TrickObservation
    from cucu_desktop.games.game import TrickGame
    from cucu_desktop.ui.play.guided.lesson_words import LessonWords

    Line = Callable[[LessonWords], Page]


_CLICKS: Final = 2
"""The number of plays in a lesson whose question explains how to play a card."""
_APPENDED: Final = ("lead-next", "last-trick", "click")
"""The keys of the texts that continue the paragraph before them."""


class _Said(NamedTuple):
    """A text of the table `lesson` with its values; cards and series are given by id."""

    key: str
    name: str = ""
    other: str = ""
    card: str = ""
    series: str = ""
    points: float = 0.0


class TrickGuide:
    """Explains one lesson of a trick game.

    Attributes:
        told: the keys that have been explained in this lesson; shared with the lesson.
    """

    def __init__(self, game: TrickGame, me: int, names: Sequence[str], told: set[str]) -> None:
        self._game, self._me, self._names, self.told = game, me, names, told
        self._played: list[Played] = []
        self._trump: Card | None = None
        self._clicks = 0

    def begin_deal(self) -> None:
        """Forget the cards of the previous deal."""
        self._played, self._trump = [], None
        self.told -= {"secret-partner", "secret-bidder", "secret-other"}

    def is_twin_due(self) -> bool:
        """Return once whether it has not been explained yet which of two equal cards wins."""
        is_due = not {"ask-twin", "why-twin", "twins"} & self.told
        self.told.add("twins")
        return is_due

    # Decisions

    def asked(self, seen: TrickObservation) -> Line:
        """Return the line for the learner's question: a rule if it is new, and who is winning the trick."""
        decision = seen.decision
        assert decision is not None  # the learner is asked
        said: list[_Said] = []
        card = ""
        if decision.kind == "rob" and seen.peeked is not None:
            card = seen.peeked.id
            said += self._first(_Said("rob" if ROB in decision.options else "rob-not", card=card))
        elif decision.kind != "play":
            said += self._first(_Said(decision.kind))
        else:
            said += self._secret(seen)
            said += self._to_play(seen)
        said += self._first(_Said("try")) or [_Said("your-turn")]
        if decision.kind == "play" and self._clicks < _CLICKS:
            self._clicks += 1
            said.append(_Said("click"))
        return lambda words: _page(words, said, card)

    def _to_play(self, seen: TrickObservation) -> list[_Said]:
        """Return the texts about the legal cards and the card that is winning the trick."""
        assert seen.decision is not None  # the learner is asked
        cards = {
            option.card for option in seen.decision.options if isinstance(option, Action) and option.card
        }
        series, hand = seen.series, seen.hands[self._me]
        if series is None:
            return self._first(_Said("ask-lead")) if len(hand) > 1 else []
        said = []
        if len(hand) > 1:
            follows = any(card in self._game.ranks[series] for card in cards)
            is_one = sum(card in cards for card in hand) == 1
            key = "ask-free" if not follows else "ask-one" if is_one else "ask-follow"
            said += self._first(_Said(key, series=series))
        at = _winning(self._game, seen.trick, series, seen.indicator)
        winner, best = seen.seats_from(seen.leader)[at], seen.trick[at]
        is_partner = self._is_partner(seen, winner)
        said.append(_Said("so-far-partner" if is_partner else "so-far", self._names[winner], card=best.id))
        if is_partner:
            said += self._first(_Said("ask-give"))
        elif best in cards:
            said += self._first(_Said("ask-twin", card=best.id))
        is_short = not any(each.key == "ask-twin" for each in said)
        if is_short and len(seen.trick) == len(seen.order) - 1 and len(cards) > 1:
            said += self._first(_Said("ask-last"))
        return said

    def _secret(self, seen: TrickObservation) -> list[_Said]:
        """Return the text about the bidder's partner before the first card, as far as the learner knows."""
        bid = seen.highest_bid
        if bid is None or seen.tricks:
            return []
        bidder, card = bid
        holds = card in seen.hands[self._me]
        key = "secret-bidder" if bidder == self._me else "secret-partner" if holds else "secret-other"
        told = self._first(_Said(key, self._names[bidder], card=card.id))
        return told + self._first(_Said("bid-picture"))

    def _is_partner(self, seen: TrickObservation, seat: int) -> bool:
        return any(self._me in side and seat in side for side in seen.sides or ())

    # Events

    def note(self, event: Event, seen: TrickObservation) -> tuple[Line | None, bool]:
        """Take an event that has been shown; return its line, and whether the table waits for reading."""
        if isinstance(event, Played):
            self._played.append(event)
        elif isinstance(event, IndicatorTurned) and isinstance(event.card, Card):
            self._trump = event.card
            said = [_Said("trump", card=event.card.id)]
            said += [_Said("trump-mine")] * (event.card in seen.hands[self._me])
            return self._page(said, event.card, waits=True)
        elif isinstance(event, PartnerKnown):
            return self._page([self._partner(event)], None, waits=True)
        elif isinstance(event, TrickTaken):
            return self._taken(event, seen)
        return None, False

    def _partner(self, event: PartnerKnown) -> _Said:
        bidder = self._names[event.bidder]
        if event.partner is None:
            return _Said("partner-none", bidder)
        if event.bidder == self._me:
            return _Said("partner-mine", self._names[event.partner])
        if event.partner == self._me:
            return _Said("partner-me", bidder)
        return _Said("partner-other", self._names[event.partner], bidder)

    def _taken(self, event: TrickTaken, seen: TrickObservation) -> tuple[Line | None, bool]:
        """Return the line about a trick: winner, points, and each reason that applies for the first time."""
        played, self._played = self._played, []
        cards = [each.card for each in played if isinstance(each.card, Card)]
        if len(cards) != len(seen.order):  # some of the cards were played before the lesson began
            return None, False
        series = played[0].series or self._game.series_of(cards[0])
        at = next(index for index, each in enumerate(played) if each.seat == event.seat)
        best = cards[at]
        key = "trick-mine" if event.seat == self._me else "trick"
        key = "trick-partner" if key == "trick" and self._is_partner(seen, event.seat) else key
        points = sum(self._game.values[card] for card in cards)
        said = [_Said(key, self._names[event.seat], card=best.id, points=points)]
        if not any(seen.hands):
            said.append(_Said("last-trick"))
        elif event.seat == self._me and len(seen.hands[self._me]) > 1:  # a last card plays itself
            said.append(_Said("lead-next"))
        if best is self._trump:
            why = self._first(_Said("why-trump", card=best.id))
        else:
            why = self._first(_Said("why-highest", series=series))
            if best in cards[at + 1 :]:
                why += self._first(_Said("why-twin", card=best.id))
        strange = [
            each for each in played if each.card not in self._game.ranks[series] and each.card is not best
        ]
        others = [each for each in strange if each.seat != self._me]
        if others and isinstance(others[0].card, Card):
            why += self._first(
                _Said("why-other", self._names[others[0].seat], card=others[0].card.id, series=series)
            )
        why = why or self._first(_Said("small-number"))  # not more than one new thing at a time
        return self._page([*said, *why], best, waits=bool(why))

    def _page(self, said: Sequence[_Said], card: Card | None, *, waits: bool) -> tuple[Line, bool]:
        shown = card.id if card is not None else ""
        return lambda words: _page(words, said, shown), waits

    def _first(self, said: _Said) -> list[_Said]:
        """Return the text in a list, empty if its key has been explained before."""
        if said.key in self.told:
            return []
        self.told.add(said.key)
        return [said]


def _winning(game: TrickGame, cards: Sequence[Card], series: str, trump: Card | None) -> int:
    """Return the index of the winning card: the trump card, or the first highest of the series."""
    if trump is not None and trump in cards:
        return cards.index(trump)
    ranks = game.ranks[series]
    return max(range(len(cards)), key=lambda at: (ranks.get(cards[at], -1), -at))


def _page(words: LessonWords, said: Sequence[_Said], card: str) -> Page:
    text = ""
    for each in said:
        between = "" if not text else " " if each.key in _APPENDED else "\n\n"
        text += between + words.say(
            each.key,
            name=each.name,
            other=each.other,
            card=words.card(each.card),
            series=words.series(each.series),
            points=words.wording.numbers.points(each.points),
        )
    return Page(text, cards=pictured((card,), words.wording) if card else ())
