"""A finished game of the scorekeeper as a result of the club's tournament."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_file import club_path, device_key, open_club, reason_of
from cucu_desktop.match.club.entries import merge
from cucu_desktop.match.club.stages import ties
from cucu_desktop.names import LONGEST_NAME, length
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.pages.club.entry_writer import EntryWriter
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from cucu_desktop.match.club.book import Book
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.club_standings import Tie
    from cucu_desktop.match.club.entries import ClubEntry
    from cucu_desktop.match.score.kept_score import KeptScore


_OF_ONE_EVENING: Final = 100_000
"""The largest file in bytes from which names are suggested: of some 150 games and people."""


def entered_names(matches: Path) -> list[str]:
    """Return the names of the tournament's people, with what tells those of one name apart.

    Those of a whole season, which takes long to read, are not suggested.
    """
    path = club_path(matches)
    try:
        data = path.read_bytes() if path.stat().st_size <= _OF_ONE_EVENING else b""
    except OSError:
        return []
    labels = read_book(merge([("", data)]).entries).labels
    return sorted(each for each in labels.values() if length(each) <= LONGEST_NAME)


def can_hand_in(matches: Path, kept: KeptScore | None) -> bool:
    """Return whether there is a tournament, and the game has one winner."""
    is_won = kept is not None and kept.tricks is None and len(kept.score.state.winners) == 1
    return is_won and club_path(matches).exists()


def is_handed_in(matches: Path, kept: KeptScore) -> bool:
    """Return whether the game counts in the tournament."""
    try:
        entries = merge([("", club_path(matches).read_bytes())]).entries
    except OSError:
        return False
    return _entry_of(entries, read_book(entries), device_key(matches), kept) is not None


def hand_in(matches: Path, kept: KeptScore) -> str:
    """Enter the game, which has one winner, in the tournament; if it is there, declare its entry void.

    Returns:
        the text about it.

    Raises:
        EntryRefusedError: it is not possible; nothing has changed.
    """
    path = club_path(matches)
    lock = saved_matches.lock(path)
    if lock is None:
        raise EntryRefusedError(tr("Club", "The tournament is open in another window."))
    try:
        with closing(open_club(matches)) as club:
            entry = _entry_of(club.entries, club.book, club.device, kept)
            if entry is not None:
                club.void(entry)
                told = tr("Score", "Removed from the tournament.")
            else:
                told = _enter(club, kept)
            return told
    except OSError as error:
        raise EntryRefusedError(notices.not_opened(reason_of(error), path.name, "")) from error
    finally:
        saved_matches.unlock(path, lock)


def _entry_of(entries: Iterable[ClubEntry], book: Book, device: str, kept: KeptScore) -> str | None:
    """Return the id of the entry of this device that has the game; None if none counts."""
    counts = {game.id for game in book.games}
    own = (entry for entry in entries if entry.device == device and entry.id in counts)
    return next((entry.id for entry in own if entry.says.get("score") == kept.path.stem), None)


def _enter(club: ClubFile, kept: KeptScore) -> str:
    writer, score = EntryWriter(club), kept.score
    players = _entered(writer, [player.name for player in score.game.players])
    winner = score.state.winners[0]
    place, shift, table, stage = _seated(club.book, players, players[winner])
    tie = _tie_of(club.book, players)
    if tie is not None:
        place, shift, stage = tie.group.place or place, tie.group.shift or shift, tie.group.stage
        place = "" if stage else place
    says = {"place": place, "shift": shift, "table": table, "players": players, "winner": players[winner]}
    if stage:
        says["stage"] = stage
    club.write("game", **says, score=kept.path.stem, playoff=tie is not None)
    if tie is not None:
        told = tr("Score", "In the tournament, as a play-off: {name} won.")
        return told.format(name=score.game.names[winner])
    told = tr("Score", "In the tournament: {name} won at table {table}, shift {shift}.")
    return told.format(name=score.game.names[winner], table=table, shift=shift)


def _entered(writer: EntryWriter, names: list[str]) -> list[str]:
    """Return the ids of the players: of several with one name the one drawn to the table of the others.

    Raises:
        EntryRefusedError: a player has not entered, or several of one name have, and the draw does not tell.
    """
    found = [writer.candidates(name) for name in names]
    if any(len(each) > 1 for each in found):
        for draw in reversed(writer.club.book.current_draws.values()):
            for table in draw.tables:
                here = [[person for person in each if person in table] for each in found]
                if all(len(each) == 1 for each in here) and len(table) == len(names):
                    return [person for (person,) in here]
    return [writer.find(name) for name in names]


def _tie_of(book: Book, players: list[str]) -> Tie | None:
    """Return the open tie that a game of these players settles; None if they were drawn to a game to come."""
    drawn = [draw.shift for draw in book.draws if any({*table} == {*players} for table in draw.tables)]
    played = [game.shift for game in book.games if {*game.players} == {*players}]
    if not set(drawn) <= set(played):
        return None
    return next((tie for tie in ties(book) if {*tie.persons} == {*players}), None)


def _seated(book: Book, players: list[str], winner: str) -> tuple[str, int, int, str]:
    """Return place, shift, table and stage: as drawn, else the next free table of the latest shift."""
    for draw in reversed(book.current_draws.values()):
        for number, drawn in enumerate(draw.tables, 1):
            if {*drawn} == {*players}:
                return draw.place, draw.shift, number, draw.stage
    place = book.persons[winner].place
    played = [(game.shift, game.table) for game in book.games if game.place == place]
    played += [(draw.shift, len(draw.tables)) for draw in book.draws if draw.place == place]
    shift = max((each for each, _ in played), default=1)
    return place, shift, 1 + max((table for each, table in played if each == shift), default=0), ""
