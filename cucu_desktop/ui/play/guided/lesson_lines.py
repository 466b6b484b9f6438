"""Which line of a lesson belongs to the present moment: a function of what has happened, without Qt.

The moments of `LessonDeal.lines`:

- "dealt": the learner has a card;
- "choice-1", "choice-2" ...: the learner's choices in this deal, in a trick game cards for these tricks;
- "lead-2": the learner leads to the second trick, instead of "choice-2";
- "holds-3": the learner holds the card that was called at the third trick, instead of "choice-3";
- "met": the learner has asked for a card that stops; "turned-up": it is turned up, and was not met;
- "gone": another player has taken the learner's card by a swap; "tie": a tie is played off;
- "yours", "theirs": who has lost the deal; "paid": the learner has won a bet;
- "trick-mine", "trick-theirs": who takes the first trick; "known": the learner plays the called card.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final

from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Compared, Dealt, Event, Exchanged, Exposed
from cucu_desktop.engine.rarer_events import BetMade, Judged, TieBegan
from cucu_desktop.engine.tricks.events import BidMade, Played, TrickTaken
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.play.guided.lessons import LessonDeal
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import smooth, words_of

LEARNER: Final = 0
"""The learner's seat in all lessons."""


@frozen
class Line:
    """A line, without its words.

    Attributes:
        key: the key of its words; "" for none.
        seat: the seat to be named, if any.
        glow: the seats whose cards it speaks of.
        cards: the ids of the cards to be named, by placeholder.
        coins: the number of coins to be named.
        trick: the cards whose points are to be named.
        then: the key of a second sentence.
    """

    key: str
    seat: int = LEARNER
    glow: tuple[int, ...] = ()
    cards: Mapping[str, str] = field(default_factory=dict)
    coins: int = 0
    trick: tuple[Card, ...] = ()
    then: str = ""

    def told(self, wording: Wording, names: Sequence[str]) -> str:
        """Return the line in words; `names`: of the players, by seat."""
        if not self.key:
            return ""
        lines, numbers = words_of("words", wording.language, wording.game_id)["lines"], wording.numbers
        values = {
            "name": names[self.seat],
            **{key: wording.cards.kind(card) for key, card in self.cards.items()},
            "coins": numbers.coins(self.coins),
            "points": numbers.points(_points(wording.game_id, self.trick)) if self.trick else "",
            "pays": lines["pays"],
            "pay": lines["pay"],
        }
        told = " ".join(str(lines[key]).format(**values) for key in (self.key, self.then) if key)
        told = smooth(told, wording.language)
        return told[:1].upper() + told[1:]


NO_LINE: Final = Line("")


def line_at(
    deal: LessonDeal,
    events: Sequence[Event],
    answered: Sequence[int],
    question: AnyObservation | None,
) -> Line:
    """Return the line for the present moment.

    Args:
        deal: the practice deal.
        events: the events of the deal that have been shown to the learner.
        answered: for each of the learner's choices in this deal the number of events before it.
        question: the learner's question, if one is open.
    """
    for moment in () if question is None else _moments_of(question, len(answered) + 1, events):
        if moment in deal.lines:
            return _written(deal, moment, Line("", glow=(LEARNER,)))
    since = answered[-1] if answered else 0
    found = (_of_event(deal, events[: number + 1]) for number in range(since, len(events)))
    return next((line for line in reversed([*found]) if line.key), NO_LINE)


def stops_after(deal: LessonDeal, events: Sequence[Event], event: object) -> bool:
    """Return whether the lesson ends with this event, the last of `events`: its last trick has been taken."""
    taken = sum(isinstance(each, TrickTaken) for each in events)
    return isinstance(event, TrickTaken) and taken == deal.tricks


def _moments_of(question: AnyObservation, number: int, events: Sequence[Event]) -> tuple[str, ...]:
    """Return the moments of a question, the most special one first."""
    if not isinstance(question, TrickObservation):
        return (f"choice-{number}",)
    number = len(question.tricks) + 1
    leads, holds = not question.trick, any(card.id == _called(events) for card in _hand(question))
    return (*[f"lead-{number}"] * leads, *[f"holds-{number}"] * holds, f"choice-{number}")


def _hand(question: TrickObservation) -> list[Card]:
    return [card for card in question.hands[LEARNER] if isinstance(card, Card)]


def _called(events: Sequence[Event]) -> str:
    """Return the id of the card that was called last; "" without one."""
    return next((event.card for event in reversed(events) if isinstance(event, BidMade)), "")


def _written(deal: LessonDeal, moment: str, line: Line) -> Line:
    """Return the line for this moment, with the seat that the plan names, if it names one."""
    key, _, seat = deal.lines.get(moment, moment).partition(" ")
    named = int(seat) if seat else line.seat
    glow = (named,) if seat else line.glow
    return Line(key, named, glow, line.cards, line.coins, line.trick, line.then)


def _of_event(deal: LessonDeal, events: Sequence[Event]) -> Line:  # noqa: PLR0911 - a table
    """Return the line about the last of these events."""
    event, lines = events[-1], deal.lines
    match event:
        case Dealt(seat=seat) if seat == LEARNER and "dealt" in lines:
            return _written(deal, "dealt", Line("", glow=(LEARNER,)))
        case Arrested(exchanger=seat, holder=holder) if seat == LEARNER and "met" in lines:
            return _written(deal, "met", Line("", holder, (holder,)))
        case Exposed(seat=seat, card=Card(id=card)) if card == deal.stops and not _has_met(events):
            return _written(deal, "turned-up", Line("", seat, (seat,)))
        case Exchanged(seat=seat, other=other) if other == LEARNER and "gone" in lines:
            return _written(deal, "gone", Line("", seat, (seat,)))
        case TieBegan(seats=seats) if "tie" in lines:
            return _written(deal, "tie", Line("", glow=seats))
        case Compared(losers=losers) if losers:
            return _compared(deal, events, losers)
        case Judged():
            return _judged(deal, events, event)
        case TrickTaken() | Played():
            return _of_trick(deal, events, event)
    return NO_LINE


def _has_met(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Arrested) and event.exchanger == LEARNER for event in events)


def _compared(deal: LessonDeal, events: Sequence[Event], losers: Sequence[int]) -> Line:
    seat = LEARNER if LEARNER in losers else losers[0]
    exposed = [event for event in events if isinstance(event, Exposed)]
    shown = {event.seat: event.card.id for event in exposed if isinstance(event.card, Card)}
    cards = {"low": shown.get(seat, ""), "high": next((shown[at] for at in shown if at != seat), "")}
    then = "enough" if deal.passes_too_much and _has_met(events) else ""
    line = Line("", seat, (seat,), {key: card for key, card in cards.items() if card}, then=then)
    return _written(deal, "yours" if seat == LEARNER else "theirs", line)


def _judged(deal: LessonDeal, events: Sequence[Event], event: Judged) -> Line:
    bets = [each.coins for each in events if isinstance(each, BetMade) and each.seat == LEARNER]
    coins = bets[-1] if bets else 0
    moment = (
        "yours" if LEARNER in event.eliminated else "paid" if coins and "paid" in deal.lines else "theirs"
    )
    line = _written(deal, moment, Line("", event.matador, coins=coins))
    return Line(line.key, line.seat, event.down, coins=coins)


def _of_trick(deal: LessonDeal, events: Sequence[Event], event: TrickTaken | Played) -> Line:
    """Return the line about the learner's called card, or about who takes the first trick."""
    played = [each for each in events if isinstance(each, Played)]
    if isinstance(event, Played):
        is_called = (
            event.seat == LEARNER and isinstance(event.card, Card) and event.card.id == _called(events)
        )
        return _written(deal, "known", NO_LINE) if is_called and "known" in deal.lines else NO_LINE
    if sum(isinstance(each, TrickTaken) for each in events) > 1:
        return NO_LINE
    cards = tuple(each.card for each in played if isinstance(each.card, Card))
    moment = "trick-mine" if event.seat == LEARNER else "trick-theirs"
    return _written(deal, moment, Line("", event.seat, trick=cards))


def _points(game_id: str, cards: Sequence[Card]) -> float:
    game = GAMES[game_id]
    assert isinstance(game, TrickGame)  # others have no tricks
    return sum(game.values[card] for card in cards)
