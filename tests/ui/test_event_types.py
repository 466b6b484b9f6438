"""Every type of event has its row of words and its cue; what one lacks is said in a sentence."""

from typing import get_args

from cucu_desktop.engine import events, rarer_events
from cucu_desktop.engine.tricks import events as trick_events
from cucu_desktop.match.events.tables import EXCHANGE
from cucu_desktop.match.events.tricks import TRICKS
from cucu_desktop.match.events.turns import Stopped
from cucu_desktop.ui.animation.cue_table import EXCHANGE as EXCHANGE_CUES
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS as TRICK_CUES

EXCHANGE_TYPES = {*get_args(events.Event), *get_args(rarer_events.RarerEvent)}
TRICK_TYPES = {*get_args(trick_events.TrickEvent), events.SeatsDrawn, events.GameWon}
OF_THE_TABLE_ONLY = {Stopped}
"""What has words although no game tells it."""


def lacking(types, rows, cues, family):
    """What these event types lack, a sentence each."""
    places = {
        f"row in the {family} tables of match/events": rows,
        f"row in the {family} tables of ui/animation/cues": cues,
    }
    for kind in sorted(types, key=lambda each: each.__name__):
        for what, table in places.items():
            if kind not in table:
                yield f"{kind.__name__} has no {what}."
        row = rows.get(kind)
        if row and row.announced and not row.topic:
            yield f"{kind.__name__} is announced to a screen reader, but nothing explains it."
    for kind in (set(rows) | set(cues)) - types - OF_THE_TABLE_ONLY:
        yield f"{kind.__name__} is shown in {family}, but is no event of it."


def test_an_event_of_exchanging_lacks_nothing():
    faults = [*lacking(EXCHANGE_TYPES, EXCHANGE, EXCHANGE_CUES.cues, "exchange")]
    assert not faults, " ".join(faults)


def test_an_event_of_tricks_lacks_nothing():
    faults = [*lacking(TRICK_TYPES, TRICKS, TRICK_CUES.cues, "trick")]
    assert not faults, " ".join(faults)


def test_what_an_event_lacks_is_said():
    cues = {kind: cue for kind, cue in EXCHANGE_CUES.cues.items() if kind is not events.TokenLost}
    (fault,) = lacking(EXCHANGE_TYPES, EXCHANGE, cues, "exchange")
    assert fault == "TokenLost has no row in the exchange tables of ui/animation/cues."
