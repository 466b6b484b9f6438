"""What somebody at the table remembers of a person: when they sit down again, and when it happens again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.bots import PERSONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from cucu_desktop.match.records.encounters import Encounter
    from cucu_desktop.match.records.store import Acquaintance

KINDS: Final = ("ousted-by-you", "ousted-you", "bluffed", "backed", "you-lead", "i-lead", "again")
"""What may be remembered, what one would speak of first at the beginning."""
AGAIN: Final = ("ousted-again", "even", "backed-again", "bluffed-again", "stopped-again", "last-two")
"""What may be said in the midst of a game, when it happens again; nobody says the same twice in a game."""
_STOPS: Final = 3
"""Being stopped is worth a word only if it happens every time."""
_RESERVE: Final = (0.25, 0.6)
"""How likely somebody speaks who says nothing by nature, and how much more likely who always talks."""
_OFTEN: Final = 3
"""After so many games together one knows who is better."""
_SILENCE: Final = 0.4
"""How often nobody says anything of the kind."""


def remembered(met: Acquaintance) -> str:
    """Return what the bot remembers first of the person, one of `KINDS`."""
    if met.done.get("ousted", 0) > met.suffered.get("ousted", 0):
        return "ousted-by-you"
    if met.suffered.get("ousted", 0) > met.done.get("ousted", 0):
        return "ousted-you"
    if met.done.get("bluffed", 0):
        return "bluffed"
    if met.done.get("backed", 0):
        return "backed"
    if met.games >= _OFTEN and met.won != met.lost:
        return "you-lead" if met.won > met.lost else "i-lead"
    return "again"


def remark(met: Iterable[Acquaintance], present: Sequence[str], random: Random) -> tuple[str, str] | None:
    """Return who says something of the past now, by bot, and what: one of `KINDS`; None: nobody does.

    Args:
        met: whom of the bots the person has played with.
        present: who of them sits there.
        random: whoever talks most is most likely to.
    """
    there = [each for each in met if each.bot in present and each.bot in PERSONS]
    if not there or random.random() < _SILENCE:
        return None
    eager = [PERSONS[each.bot].talkativeness for each in there]
    speaker = random.choices(there, eager)[0]
    return speaker.bot, remembered(speaker)


def recalled(deed: Encounter, person: int, done: Mapping[str, int]) -> str | None:
    """Return what a bot says to it that this has happened between them again, one of `AGAIN`.

    Args:
        deed: what has just happened, to both of them or from one to all.
        person: the seat of the person, who did it or to whom it was done.
        done: what the person has done to the bot before, and how often.
    """
    if deed.seat != person:
        return "even" if deed.deed == "ousted" and done.get("ousted") else None
    often = done.get(deed.deed, 0)
    if deed.deed == "stopped":
        return "stopped-again" if often >= _STOPS else None
    return f"{deed.deed}-again" if often else None


def speaks(bot: str, random: Random) -> bool:
    """Tell whether somebody says now what comes to their mind."""
    least, more = _RESERVE
    return random.random() < least + more * PERSONS[bot].talkativeness
