"""Bots' memories of a person: remarks when they meet again, and when an encounter repeats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.bots import PERSONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from cucu_desktop.match.records.encounters import Encounter
    from cucu_desktop.match.records.store import Acquaintance

KINDS: Final = ("ousted-by-you", "ousted-you", "bluffed", "backed", "you-lead", "i-lead", "again")
"""The kinds of memories, in the order of preference at the start of a game."""
AGAIN: Final = ("ousted-again", "even", "backed-again", "bluffed-again", "stopped-again", "last-two")
"""The kinds of memories for remarks during a game; no bot makes two of the same kind in a game."""
_STOPS: Final = 3
"""The number of games from which being stopped every time is remembered."""
_RESERVE: Final = (0.25, 0.6)
"""The probability of a remark by the least talkative bot, and the increase up to the most talkative."""
_OFTEN: Final = 3
"""The number of common games from which the better player is known."""
_SILENCE: Final = 0.4
"""The probability that no remark is made."""


def remembered(met: Acquaintance) -> str:
    """Return the bot's first memory of the person, one of `KINDS`."""
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
    """Return the bot that makes a remark about the past, and its kind, one of `KINDS`; or None.

    Args:
        met: the bots that the person has played with.
        present: the bots at the table.
        random: the most talkative bot is the likeliest.
    """
    there = [each for each in met if each.bot in present and each.bot in PERSONS]
    if not there or random.random() < _SILENCE:
        return None
    eager = [PERSONS[each.bot].talkativeness for each in there]
    speaker = random.choices(there, eager)[0]
    return speaker.bot, remembered(speaker)


def recalled(deed: Encounter, person: int, done: Mapping[str, int]) -> str | None:
    """Return a bot's remark about a repeated encounter, one of `AGAIN`, or None.

    Args:
        deed: the new encounter, between the two or from one to all.
        person: the seat of the person, who did it or was its target.
        done: the person's earlier deeds towards the bot, with their counts.
    """
    if deed.seat != person:
        return "even" if deed.deed == "ousted" and done.get("ousted") else None
    often = done.get(deed.deed, 0)
    if deed.deed == "stopped":
        return "stopped-again" if often >= _STOPS else None
    return f"{deed.deed}-again" if often else None


def speaks(bot: str, random: Random) -> bool:
    """Return whether a bot makes a remark that it has in mind."""
    least, more = _RESERVE
    return random.random() < least + more * PERSONS[bot].talkativeness
