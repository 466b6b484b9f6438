"""Pairs of worlds that differ in cards which a seat may not know: its news are equal in both.

Who may know is judged without the program's own audiences: a card that was dealt to a seat and has neither
been moved, shown nor acted on since is known to that seat alone, and a card in the pack to none.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from tests.simulation.broken import BrokenError

if TYPE_CHECKING:
    from tests.simulation.world import World

_TRIED = 12
"""Swaps that are tried for a pair."""


def nothing_hidden_is_told(world: World) -> None:
    """Compare the news of every other seat and of the log in a pair of worlds."""
    from cucu_desktop.engine.events import SPECTATOR  # noqa: PLC0415 - after the clock
    from cucu_desktop.match.match import Match  # noqa: PLC0415

    playing = world.window.playing
    if playing is None:
        return
    match = playing.session._match
    lines = list(match._replay.lines)
    if len(lines) == world.dealt_again or len(lines) > 250 or match.is_over or match.scripted_deal:
        return
    world.dealt_again = len(lines)
    at = next((at for at in reversed(range(len(lines))) if "shuffle" in lines[at]), None)
    if at is None or not hasattr(match._replay.state, "table"):
        return
    seat = _untouched(match)
    if seat is None:
        return
    for swapped in _swaps(lines[at]["shuffle"].split(), match, seat):
        dealt = {**lines[at], "shuffle": " ".join(swapped)}
        try:
            other = Match.after(match.setup, [*lines[:at], dealt, *lines[at + 1 :]])
        except Exception:  # noqa: BLE001 - the actions do not fit the other cards
            continue
        if not _differs_there_alone(match, other, seat):
            continue
        twin = Match.after(match.setup, lines)  # what an undo has left is not in the log
        for viewer in (SPECTATOR, *range(len(match.players))):
            if viewer != seat:
                _compare(match, twin, other, viewer, seat)
        _compare_window(playing, other, seat)
        return


def _untouched(match: object) -> int | None:
    """Return a seat whose card no event of this deal has moved, shown or answered for."""
    table = match._replay.state.table
    if not hasattr(table, "cards"):
        return None
    events = table.events(0)
    began = max((at for at, event in enumerate(events) if type(event).__name__ == "DealBegan"), default=0)
    busy = {match.to_act}
    for event in events[began:]:
        if type(event).__name__ not in ("Dealt", "DealBegan"):
            told = (getattr(event, field.name) for field in fields(event) if field.name != "audience")
            busy |= {value for value in told if isinstance(value, int)}
    lying = (seat for seat, card in enumerate(table.cards) if card is not None and seat not in busy)
    return next(lying, None)


def _swaps(order: list[str], match: object, seat: int) -> list[list[str]]:
    own = str(match._replay.state.table.cards[seat])
    found = []
    for at, card in enumerate(order):
        if card != own:
            continue
        for other in (0, 1, len(order) // 2, len(order) - 1, len(order) - 2):
            if order[other] != own:
                swapped = list(order)
                swapped[at], swapped[other] = swapped[other], swapped[at]
                found.append(swapped)
    return found[:_TRIED]


def _differs_there_alone(match: object, other: object, seat: int) -> bool:
    if _kinds(match) != _kinds(other):  # the other card has to be shown, or has an effect of its own
        return False
    one, two = match._replay.state.table.cards, other._replay.state.table.cards
    return [at for at in range(len(one)) if one[at] != two[at]] == [seat]


def _kinds(match: object) -> list[type]:
    return [type(event) for event in match._replay.state.table.events(0)]


def observed(match: object, viewer: int) -> object:
    """Return an observation; without the question whether to call, which is asked once, and is in no log."""
    seen = match.observation(viewer)
    if seen.decision is not None and seen.decision.kind == "call":
        return replace(seen, decision=None)
    return seen


def _compare(match: object, twin: object, other: object, viewer: int, seat: int) -> None:
    told = {
        "events": (match.feed(viewer), other.feed(viewer)),
        "observation": (observed(match, viewer), observed(other, viewer)),
        "whose turn": (match.to_act, other.to_act),
        "undo": (twin.undo_status, other.undo_status),
    }
    for what, (one, two) in told.items():
        if one != two:
            raise BrokenError("hidden", f"{what} of seat {viewer} tell of the card of seat {seat}")


def _compare_window(playing: object, other: object, seat: int) -> None:
    """Compare the news of the screen and of the log panel with those in the other world."""
    from cucu_desktop.engine.events import SPECTATOR  # noqa: PLC0415 - after the clock

    viewer = playing.session.viewer
    if viewer == seat:
        return
    panel = playing.session.match_view
    shown = panel.shown_since(0, viewer)
    there = other.feed(viewer)[: len(shown)]
    if shown != there:
        raise BrokenError("hidden", f"the screen of seat {viewer} was told of the card of seat {seat}")
    log = panel.shown_since(0)
    if log != other.feed(SPECTATOR)[: len(log)]:
        raise BrokenError("hidden", f"the log has been told of the card of seat {seat}")
