"""A new match from any position of another one: same cards, and then other choices."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.match.log import Line
from cucu_desktop.match.match import Match
from cucu_desktop.match.playback.playback import Playback
from cucu_desktop.match.setup import Player
from cucu_desktop.names import as_named


def can_play_on(playback: Playback, position: int) -> bool:
    """Return whether a match may begin here: the deal is over, and the game did not end with this position.

    A deal without a number, of an older program, is excluded: it could not be recognised, and its result
    would count.
    """
    deal = playback.deal_at(position)
    is_marked = deal.number is not None or playback.setup.case is not None
    return deal.is_over and is_marked and not playback.ends_game(position)


def play_on(
    playback: Playback,
    position: int,
    seat: int,
    seed: int,
    path: Path | None = None,
    *,
    deals: int | None = None,
    lines: Sequence[Line] | None = None,
) -> Match:
    """Return a match from a position of another one, in which bots play all seats but one.

    Args:
        playback: the other match, which is not changed.
        position: the position.
        seat: the seat of the person at the screen.
        seed: the seed of later deals.
        path: the path of its log, or None.
        deals: the number of the deal in its game after which the match is over; None: with the game.
        lines: the lines that lead to the position with swapped cards (`WhatIf.lines`); None: as it was.

    Raises:
        ValueError: no match may begin there.
    """
    if not can_play_on(playback, position):
        msg = "no match can begin here"
        raise ValueError(msg)
    players = playback.players(position)
    free = free_bots(players)
    cast = {player.name: cast_of(player, free, is_person=at == seat) for at, player in enumerate(players)}
    return recast_match(playback, position, cast, seed, path, deals=deals, lines=lines)


def free_bots(players: Iterable[Player]) -> list[str]:
    """Return the bots who are not among the players; all of them if every one is."""
    taken = {player.bot for player in players}
    return [who for who in PERSONS if who not in taken] or list(PERSONS)


def recast_match(
    playback: Playback,
    position: int,
    cast: dict[str, Player],
    seed: int,
    path: Path | None = None,
    *,
    deals: int | None = None,
    lines: Sequence[Line] | None = None,
) -> Match:
    """Return a match from a position of another one, with other players behind the names.

    `cast` has the new player of each name; all else is as for `play_on`.
    """
    setup = playback.setup
    setup = replace(
        setup,
        seed=seed,
        deal=playback.deal_at(position).number,
        players=_of(cast, setup.players),
        onlookers=_of(cast, setup.onlookers),
        deals=deals,
    )
    before = playback.lines_before(position) if lines is None else lines
    return Match.after(setup, (_recast(line, cast) for line in before), path)


def cast_of(player: Player, free: list[str], *, is_person: bool) -> Player:
    """Return the player, controlled by the person at the screen or by a free bot."""
    if is_person or player.bot is not None:
        return replace(player, bot=None if is_person else player.bot)
    return replace(player, bot=free.pop(0) if len(free) > 1 else free[0])


def _of(cast: dict[str, Player], players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(cast.get(player.name, player) for player in players)


def _recast(line: Line, cast: dict[str, Player]) -> Line:
    """Return a line of the log with these players in it."""
    if "game" not in line:
        return line
    players: Iterable[Line] = (
        each | {"bot": cast[name].bot} if (name := as_named(each["name"])) in cast else each
        for each in line["game"]["players"]
    )
    return {**line, "game": {**line["game"], "players": list(players)}}
