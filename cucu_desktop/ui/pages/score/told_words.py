"""The entries of a game with real cards, in sentences: for its log, and for Undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.engine.events import TokenLost
from cucu_desktop.engine.rarer_events import Fell
from cucu_desktop.match.score.standing import happened
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.match.score.game_score import Score
    from cucu_desktop.ui.text.log_words import Happening
    from cucu_desktop.ui.text.wording import Wording


def log_of(score: Score, wording: Wording) -> list[str]:
    """Return all events, a sentence each, in order."""
    names, deals = score.game.names, 0
    found: list[str] = []
    for text, events in zip(["", *score.told], happened(score), strict=True):
        found += _sentences(events, wording, names, deals)
        deals += text == "dealt"
    return found


def last_told(score: Score, wording: Wording) -> str:
    """Return the last entry in a few words; "" if there is none."""
    if not score.told:
        return ""
    text, names = score.told[-1], score.game.names
    if text == "dealt":
        return tr("Score", "end of deal {number}").format(number=score.told.count("dealt"))
    word, _, rest = text.partition(" ")
    name = next((name for name in names if rest == name), "")
    simple = {
        "paid": tr("Score", "{name} lost"),
        "penalty": tr("Score", "penalty for {name}"),
        "won": tr("Score", "{name} won a token"),
    }
    if word in simple and name:
        return simple[word].format(name=name)
    sentences = _sentences(happened(score)[-1], wording, names, 0)
    return sentences[0] if sentences else text


def _sentences(events: Iterable[Happening], wording: Wording, names: list[str], deal: int) -> list[str]:
    """Return the sentences of events; a token lost in the deal has no sentence among those of the game."""
    found = []
    for event in events:
        told = wording.log.sentence(event, names, deal)
        if told is None and isinstance(event, (TokenLost, Fell)) and event.reason == "told":
            told = tr("Score", "{name} has a penalty during the deal.").format(name=names[event.seat])
        if told:
            found.append(told)
    return found
