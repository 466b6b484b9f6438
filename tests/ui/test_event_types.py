"""Every type of event has its sentence, its text and its cue; what one lacks is said in a sentence."""

from typing import get_args

from cucu_desktop.engine import events, rarer_events
from cucu_desktop.engine.tricks import events as trick_events
from cucu_desktop.match import narration, trick_narration
from cucu_desktop.ui.animation.cue_table import EXCHANGE as EXCHANGE_CUES
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS as TRICK_CUES
from cucu_desktop.ui.text.events.tables import EXCHANGE as EXCHANGE_TEXTS
from cucu_desktop.ui.text.events.turns import Stopped
from cucu_desktop.ui.text.tricks.events import TRICKS as TRICK_TEXTS

SENTENCES = {**narration._TOLD, **trick_narration.TOLD}
EXCHANGE_TYPES = {*get_args(events.Event), *get_args(rarer_events.RarerEvent)}
TRICK_TYPES = {*get_args(trick_events.TrickEvent), events.SeatsDrawn, events.GameWon}
OF_THE_TABLE_ONLY = {Stopped}
"""What has words although no game tells it."""


def lacking(types, texts, cues, family):
    """What these event types lack, a sentence each."""
    places = {
        "sentence in match/narration or match/trick_narration": SENTENCES,
        f"row in the {family} tables of ui/text": texts,
        f"row in the {family} tables of ui/animation/cues": cues,
    }
    for kind in sorted(types, key=lambda each: each.__name__):
        for what, table in places.items():
            if kind not in table:
                yield f"{kind.__name__} has no {what}."
        text = texts.get(kind)
        if text and text.announced and text.explanation is None:
            yield f"{kind.__name__} is announced to a screen reader, but nothing explains it."
    for kind in (set(texts) | set(cues)) - types - OF_THE_TABLE_ONLY:
        yield f"{kind.__name__} is shown in {family}, but is no event of it."


def test_an_event_of_exchanging_lacks_nothing():
    faults = [*lacking(EXCHANGE_TYPES, EXCHANGE_TEXTS, EXCHANGE_CUES.cues, "exchange")]
    assert not faults, " ".join(faults)


def test_an_event_of_tricks_lacks_nothing():
    faults = [*lacking(TRICK_TYPES, TRICK_TEXTS, TRICK_CUES.cues, "trick")]
    assert not faults, " ".join(faults)


def test_what_an_event_lacks_is_said():
    cues = {kind: cue for kind, cue in EXCHANGE_CUES.cues.items() if kind is not events.TokenLost}
    (fault,) = lacking(EXCHANGE_TYPES, EXCHANGE_TEXTS, cues, "exchange")
    assert fault == "TokenLost has no row in the exchange tables of ui/animation/cues."
