"""First-time notes: which one belongs to an event or a question of a game, without Qt.

A note says in a sentence what has just happened for the first time. Its words are the message "notes.<key>";
games with the same words share the key, so a rule that several games have is explained once. Only what all
see is a reason for a note, or what is the viewer's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.scene.scene_dump import inn_of
from cucu_desktop.words import smooth, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.text.wording import Wording

_CUCCO_ANSWERS: Final = {"XIII": "pass-by", "XI": "pass-by", "XIV": "human"}
ANSWERS: Final = {
    "campli": {"XIII": "horse", "XIV": "hunter", "XV": "cuckoo"},
    "lu_stu": {"XIII": "zumb", "XIV": "bbum", "XV": "cill"},
    "gnav": {"GJOK": "gjok", "DRAGON": "dragon", "HEST": "pass-by", "HUS": "pass-by"},
    "kille": {
        "KUKU": "gjok",
        "HUSAR": "hussar",
        "HUSU": "sow",
        "KAVALL": "pass-by",
        "VARDSHUS": "pass-by",
    },
    "cambio": _CUCCO_ANSWERS,
    "le_her": {"K": "his-king"},
    "tiebreak": {"K": "neigh"},
}
"""The note on each card that answers a request, by game; of suited cards by their value."""
_OWN: Final = {
    **dict.fromkeys(("campli", "lu_stu", "gnav", "kille", "cambio"), "own-stop"),
    **dict.fromkeys(("cuckoo", "coucou"), "own-king"),
}
_HIGH: Final = ("XI", "XII", "XIII", "XIV", "XV")
_FOOL: Final = "MATTO"
_TIED_PAY: Final = "campli gnav cuckoo coucou kille cambio"
"""The games in which all pay who have the lowest card."""


class Moment(NamedTuple):
    """An event with all that its note may depend on.

    Attributes:
        event: the event, as the viewer sees it.
        before: the events of this deal before it.
        seen: the viewer's observation.
        me: the viewer's seat.
    """

    event: Event
    before: Sequence[Event]
    seen: AnyObservation
    me: int

    @property
    def shown(self) -> dict[int, Card]:
        """The cards turned up in this deal, by seat."""
        exposed = [each for each in (*self.before, self.event) if isinstance(each, happen.Exposed)]
        return {each.seat: each.card for each in exposed if isinstance(each.card, Card)}


class _Row(NamedTuple):
    """A note: its key, the ids of its games, the type of its event, and a condition."""

    key: str
    games: str
    event: type
    is_due: Callable[[Moment], bool] = lambda _: True


def _fools(moment: Moment) -> int:
    return sum(card.id == _FOOL for card in moment.shown.values())


def _has_lower(moment: Moment) -> bool:
    """Return whether a card is turned up below those of the tie."""
    event, shown = moment.event, moment.shown
    assert isinstance(event, rarer.TieBegan)
    tied = [shown[seat].rank for seat in event.seats if seat in shown]
    return bool(tied) and any(card.rank < tied[0] for card in shown.values())


def _is_equal_down(moment: Moment) -> bool:
    """Return whether the viewer's card stays down, as it is as high as the matador's (A6)."""
    event, seen = moment.event, moment.seen
    assert isinstance(event, rarer.Judged)
    if not isinstance(seen, Observation) or moment.me in (event.matador, *event.down):
        return False
    own, its = seen.cards[moment.me], moment.shown.get(event.matador)
    return isinstance(own, Card) and its is not None and own.rank == its.rank


def _fells_another(moment: Moment) -> bool:
    asked = [each for each in moment.before if isinstance(each, happen.Arrested)]
    event = moment.event
    assert isinstance(event, rarer.Fell)
    return event.reason == "XII" and bool(asked) and asked[-1].exchanger != event.seat


def _gives_owl(moment: Moment) -> bool:
    event = moment.event
    assert isinstance(event, happen.Exchanged)
    gone = event.given if event.seat == moment.me else event.taken if event.other == moment.me else None
    return isinstance(gone, Card) and gone.id == "XV"


def _are_twins(moment: Moment) -> bool:
    """Return whether the taker's card lay twice in the trick."""
    event = moment.event
    assert isinstance(event, tricks.TrickTaken)
    players = moment.seen.players
    trick = [each for each in moment.before if isinstance(each, tricks.Played)][-players:]
    best = [each.card for each in trick if each.seat == event.seat]
    return sum(each.card in best for each in trick) > 1


def _is_asleep(moment: Moment) -> bool:
    """Return whether the trionfo has not come into play."""
    turned = [each.card for each in moment.before if isinstance(each, tricks.IndicatorTurned)]
    played = [each.card for each in moment.before if isinstance(each, tricks.Played)]
    return bool(turned) and turned[-1] not in played


def _is_reason(reason: str) -> Callable[[Moment], bool]:
    return lambda moment: getattr(moment.event, "reason", "") == reason


def _is_number(number: int) -> Callable[[Moment], bool]:
    return lambda moment: getattr(moment.event, "number", 0) == number


def _got(moment: Moment) -> str:
    """Return the id of the viewer's new card; "" for cards of others, which are hidden."""
    card = getattr(moment.event, "card", None)
    return card.id if isinstance(card, Card) else ""


def _ends_childhood(moment: Moment) -> bool:
    """Return whether losers leave the pot from this deal on (B17)."""
    return getattr(moment.event, "number", 0) == getattr(moment.seen.options, "children", 0) + 1


def _i_deal(moment: Moment) -> bool:
    return getattr(moment.event, "dealer", -1) == moment.me


def _tied(moment: Moment) -> int:
    return len(getattr(moment.event, "level", ()))


def _lost(moment: Moment) -> int:
    return len(getattr(moment.event, "losers", ()))


EVENTS: Final = (
    _Row("high", "lu_stu", happen.Dealt, lambda m: _got(m) in _HIGH),
    _Row("three", "coucou", happen.DealBegan, _i_deal),
    _Row("matador", "ace_chasing", happen.DealBegan, _i_deal),
    _Row("right", "ace_chasing", happen.DealBegan, _is_number(2)),
    _Row("places", "le_her", happen.DealBegan, _is_number(2)),
    _Row("adults", "cambio", happen.DealBegan, _ends_childhood),
    _Row("no-shuffle", "cambio", rarer.PackLasts),
    _Row("knock", "gnav", rarer.Knocked),
    _Row("back", "campli", happen.Exchanged, _is_reason("cat")),
    _Row("puss", "gnav", happen.Exchanged, _is_reason("cat")),
    _Row("owl-gone", "cambio", happen.Exchanged, _gives_owl),
    _Row("arrit", "lu_stu", rarer.RunsBack),
    _Row("pack-king", "cuckoo coucou le_her tiebreak", rarer.TurnedUp),
    _Row("pack-answers", "gnav kille", rarer.TurnedUp),
    _Row("curse", "cambio", rarer.Fell, _fells_another),
    _Row("fool-got", "cambio", rarer.Fell, _is_reason(_FOOL)),
    _Row("fool-drawn", "cambio", happen.Drew, lambda m: _got(m) == _FOOL),
    _Row("dead", "campli lu_stu", happen.CardDied),
    _Row("dead", "lu_stu", rarer.SetAside),
    _Row("fool-1", "campli", happen.TokenLost, _is_reason("matto")),
    _Row("paga", "lu_stu", happen.TokenLost, _is_reason("matto")),
    _Row("matti", "lu_stu", rarer.TokenGained, _is_reason("matti")),
    _Row("fool-pays", "gnav", happen.TokenLost, _is_reason("fool")),
    _Row("mask", "kille", happen.TokenLost, _is_reason("blaren")),
    _Row("fool-2", "campli", happen.Compared, lambda m: _fools(m) > 1),
    _Row("di-mano", "lu_stu", happen.Compared, lambda m: _tied(m) > _lost(m) == 1),
    _Row("no-showing", "kille", happen.Compared, lambda m: not _lost(m)),
    _Row("dealer-wins", "le_her", happen.Compared, lambda m: _tied(m) > 1),
    _Row("tie-all", _TIED_PAY, happen.Compared, lambda m: _tied(m) > 1 and _lost(m) > 1),
    _Row("new-tie", "tiebreak", rarer.TieBegan, lambda m: getattr(m.event, "round", 0) > 1),
    _Row("any-tie", "tiebreak", rarer.TieBegan, _has_lower),
    _Row("out", "cuckoo tiebreak coucou gnav", happen.Eliminated),
    _Row("flowers", "campli lu_stu", happen.TokenLost, lambda m: not any(as_exchange(m.seen).virgin)),
    _Row("all-back", "campli lu_stu", happen.Reentered, lambda m: bool(getattr(m.event, "free", False))),
    _Row("equal-down", "ace_chasing", rarer.Judged, _is_equal_down),
    _Row("twins", "coch zifuli trionfo", tricks.TrickTaken, _are_twins),
    _Row("known", "zifuli", tricks.PartnerKnown, lambda m: getattr(m.event, "partner", None) is not None),
    _Row("alone", "zifuli", tricks.PartnerKnown, lambda m: getattr(m.event, "partner", None) is None),
    _Row("recount", "coch zifuli", tricks.Counted, lambda m: getattr(m.event, "recount", None) is not None),
    _Row("tokens", "zifuli", tricks.TokensMoved),
    _Row("asleep", "trionfo", tricks.DealWon, _is_asleep),
)


def notes_on(game: str, moment: Moment) -> list[str]:
    """Return the keys of the notes on an event, the most special one first."""
    event, keys = moment.event, list[str]()
    if isinstance(event, happen.Arrested) and isinstance(event.card, Card):
        if event.holder == moment.me and game in _OWN:
            keys.append(_OWN[game])
        answers = ANSWERS.get(game, {})
        keys += [answers[name] for name in (event.card.id, event.card.value) if name in answers][:1]
    rows = [row for row in EVENTS if isinstance(event, row.event) and game in row.games.split()]
    return keys + [row.key for row in rows if row.is_due(moment)]


QUESTIONS: Final = {
    ("campli", "inn"): "inn",
    ("campli", "promise"): "promise",
    **dict.fromkeys((("campli", "reentry"), ("lu_stu", "reentry")), "buy"),
    **dict.fromkeys((("campli", "backing"), ("lu_stu", "backing")), "backing"),
    **dict.fromkeys((("campli", "agreement"), ("lu_stu", "agreement")), "split"),
    ("kille", "reentry"): "life",
    ("cambio", "penalty"): "penalty",
    ("ace_chasing", "consent"): "bet-answer",
    ("trionfo", "rob"): "rob",
    ("trionfo", "discard"): "lay-off",
}
"""The note on each kind of question, by game and kind, if it needs no condition."""
LEADS: Final = {"trionfo": "worthless"}
"""The note on a lead for which not every card of the hand is allowed."""
DISCARDS: Final = {"trionfo": "none-t"}
"""The note on a card to be played without one of the series that was led, where it is not "none"."""


def note_on(game: str, question: AnyObservation) -> str:
    """Return the key of the note on a question; "" for none."""
    decision = question.decision
    if decision is None:
        return ""
    if isinstance(question, TrickObservation) and decision.kind in ("play", "bid"):
        return _note_on_card(game, question)
    if decision.kind in ("bargain", "offer") and inn_of(as_exchange(question)):
        return "cas-buy" if decision.kind == "bargain" else "cas-sell"
    return QUESTIONS.get((game, decision.kind), "")


def _note_on_card(game: str, question: TrickObservation) -> str:
    """Return the key of the note on the card to be played or called."""
    decision = question.decision
    assert decision is not None  # the viewer is asked
    if decision.kind == "bid":
        return "outbid" if question.highest_bid else "call"
    cards = [option for option in decision.options if isinstance(option, Action)]
    hand = question.hands[question.seat]
    if question.series is None:
        if any(option.series for option in cards):
            return "names"
        return LEADS.get(game, "") if len(cards) < len(set(hand)) else ""
    played = GAMES[game]
    assert isinstance(played, TrickGame)  # others have no tricks
    follows = any(card in played.ranks[question.series] for card in hand if isinstance(card, Card))
    return "" if follows else DISCARDS.get(game, "none")


def told(key: str, wording: Wording, cost: int | None = None) -> str:
    """Return a note in words; `cost`: what the question is about, in coins."""
    notes = words_of("words", wording.language, wording.game_id)["notes"]
    text = str(notes[key]).format(coins=wording.numbers.coins(cost or 0), unit=notes["unit"])
    return smooth(text, wording.language)
