"""A finished game of the scorekeeper as a result of the club's tournament."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.club_file import ENDING, device_name, folder, open_club
from cucu_desktop.match.club.entries import merge
from cucu_desktop.ui.pages.club.entry_writer import EntryRefusedError, EntryWriter
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from cucu_desktop.match.club.book import Book
    from cucu_desktop.match.club.club_file import ClubFile
    from cucu_desktop.match.club.entries import ClubEntry
    from cucu_desktop.match.score.kept_score import KeptScore


def tournament(matches: Path) -> Path:
    """Return the tournament's file; it may not exist yet."""
    return folder(matches) / f"tournament{ENDING}"


def can_hand_in(matches: Path, kept: KeptScore | None) -> bool:
    """Return whether there is a tournament, and the game has one winner."""
    is_won = kept is not None and kept.tricks is None and len(kept.score.state.winners) == 1
    return is_won and tournament(matches).exists()


def is_handed_in(matches: Path, kept: KeptScore) -> bool:
    """Return whether the game counts in the tournament."""
    try:
        entries = merge([("", tournament(matches).read_bytes())]).entries
    except OSError:
        return False
    return _entry_of(entries, read_book(entries), device_name(matches), kept) is not None


def hand_in(matches: Path, kept: KeptScore) -> str:
    """Enter the game, which has one winner, in the tournament; if it is there, declare its entry void.

    Returns:
        the text about it.

    Raises:
        EntryRefusedError: it is not possible; nothing has changed.
    """
    path = tournament(matches)
    lock = saved_matches.lock(path)
    if lock is None:
        raise EntryRefusedError(tr("Club", "The tournament is open in another window."))
    try:
        with closing(open_club(matches)) as club:
            entry = _entry_of(club.entries, club.book, device_name(matches), kept)
            if entry is not None:
                club.void(entry)
                return tr("Score", "Removed from the tournament.")
            return _enter(club, kept)
    except OSError as error:
        raise EntryRefusedError(notices.not_opened("unreadable", path.name, "")) from error
    finally:
        lock.unlock()


def _entry_of(entries: Iterable[ClubEntry], book: Book, device: str, kept: KeptScore) -> str | None:
    """Return the id of the entry of this device that has the game; None if none counts."""
    counts = {game.id for game in book.games}
    own = (entry for entry in entries if entry.device == device and entry.id in counts)
    return next((entry.id for entry in own if entry.says.get("score") == kept.path.stem), None)


def _enter(club: ClubFile, kept: KeptScore) -> str:
    writer, score = EntryWriter(club), kept.score
    players = [writer.find(player.name) for player in score.game.players]
    winner = score.state.winners[0]
    place, shift, table = _seated(club.book, players, players[winner])
    says = {"place": place, "shift": shift, "table": table, "players": players, "winner": players[winner]}
    club.write("game", **says, score=kept.path.stem)
    told = tr("Score", "In the tournament: {name} won at table {table}, shift {shift}.")
    return told.format(name=score.game.names[winner], table=table, shift=shift)


def _seated(book: Book, players: list[str], winner: str) -> tuple[str, int, int]:
    """Return place, shift and table: as drawn, else the next free table of the latest shift."""
    for draw in reversed(book.draws):
        for number, drawn in enumerate(draw.tables, 1):
            if {*drawn} == {*players} and book.current_draw(draw.place, draw.shift) is draw:
                return draw.place, draw.shift, number
    place = book.persons[winner].place
    played = [(game.shift, game.table) for game in book.games if game.place == place]
    played += [(draw.shift, len(draw.tables)) for draw in book.draws if draw.place == place]
    shift = max((each for each, _ in played), default=1)
    return place, shift, 1 + max((table for each, table in played if each == shift), default=0)
