"""What a family of games is shown with: which cue shows which event, what is shown together, who decides.

There are two, `EXCHANGE` here and the trick games' in `ui.tricks`; the director plays either.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cucu_desktop.engine import events as ev
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui import cues
from cucu_desktop.ui.motion import Moment
from cucu_desktop.ui.moves import Stage
from cucu_desktop.ui.timeline import Piece

Decides = tuple[str, str]
"""The attribute that names the seat, and the kind of the decision."""


@dataclass(frozen=True, slots=True)
class Script:
    """How a family's events are shown.

    Attributes:
        cues: what shows an event, by its kind.
        together: the kinds of which each begins so long after the one before, without waiting for its end.
        decides: the kinds that are somebody's decision; the rest happens by itself.
        begins: whether these events begin on an empty table.
        clear: clears the table for them.
        pondered: the kinds of decisions over which one may look worried, if thinking takes long; how long it
            takes is chance.
    """

    cues: Mapping[type, Callable[[Stage, Any], Piece]]
    together: Mapping[type, Moment]
    decides: Mapping[type, Decides]
    begins: Callable[[Sequence[Any]], bool]
    clear: Callable[[Stage, Sequence[Any]], Piece]
    pondered: Collection[str] = ()

    def decision(self, event: Any, before: Any) -> tuple[int, str] | None:  # noqa: ANN401 - any family's
        """Return whose decision an event is and of what kind; None if it happens by itself."""
        if isinstance(event, ev.Promised):
            guest = event.answer in ("asked", "kept")
            return (event.guest, "inn") if guest else (event.innkeeper, "promise")
        if isinstance(event, ev.Reentered) and not event.free:
            return event.seat, "reentry"
        if type(event) in self.decides and not isinstance(before, ev.Arrested):  # a jump is not decided
            name, kind = self.decides[type(event)]
            return getattr(event, name), kind
        return None


def coins_before(events: Sequence[Any], coins: Sequence[int]) -> tuple[int, ...]:
    """Return what everybody had before these events: what they have after them, less what these changed."""
    had = list(coins)
    for event in events:
        if isinstance(event, ev.CoinsPaid):
            had[event.seat] += event.coins
        elif isinstance(event, (ev.CoinsTaken, ev.BoughtIn)):
            had[event.seat] -= event.coins
        elif isinstance(event, rarer.CoinsGiven):
            had[event.seat] += event.coins
            had[event.other] -= event.coins
    return tuple(had)


def _begin_game(stage: Stage, events: Sequence[Any]) -> Piece:
    return cues.begin_game(stage, coins_before(events, stage.now.coins))


EXCHANGE: Final = Script(
    cues.CUES,
    cues.TOGETHER,
    {
        ev.Kept: ("seat", "turn"),
        ev.Asked: ("seat", "turn"),
        ev.BackingAsked: ("seat", "reentry"),
        ev.BackingGiven: ("backer", "backing"),
        ev.Left: ("seat", "reentry"),
        ev.DivisionProposed: ("seat", "agreement"),
        ev.DivisionAnswered: ("seat", "agreement"),
        rarer.Offered: ("guest", "bargain"),
        rarer.OfferAnswered: ("innkeeper", "offer"),
        rarer.BetMade: ("seat", "bet"),
        rarer.BetAnswered: ("matador", "consent"),
    },
    lambda events: any(isinstance(event, ev.GameBegan) for event in events),
    _begin_game,
)
