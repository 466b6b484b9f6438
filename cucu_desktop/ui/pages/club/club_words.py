"""The words of a tournament's page: its views, its entries, its contradictions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.club.club_lists import place_name, stage_name
from cucu_desktop.match.terminal import told
from cucu_desktop.names import cleaned
from cucu_desktop.ui.widgets.language import spoken, tr, trn

if TYPE_CHECKING:
    from cucu_desktop.match.club.book import Book, Conflict
    from cucu_desktop.match.club.entries import ClubEntry

_MOST_NAMED = 4
OWN = "own"
"""The choice of rules that are no preset."""


def views() -> dict[str, str]:
    """Return the names of the views, by key."""
    return {
        "places": tr("Club", "Places"),
        "people": tr("Common", "People"),
        "stages": tr("Club", "Stages"),
        "draw": tr("Club", "Draw"),
        "games": tr("Common", "Games"),
        "standings": tr("Club", "Standings"),
        "qualified": tr("Club", "Qualified"),
        "prizes": tr("Club", "Prizes"),
        "accounts": tr("Club", "Accounts"),
        "check": tr("Club", "To check"),
    }


def rules() -> dict[str, str]:
    return {
        "two-of-a-place": tr("Club", "the first two of each place"),
        "best-of-a-shift": tr("Club", "the best of each shift"),
        "final-of-ten": tr("Club", "a final of ten"),
        "under-16": tr("Club", "under 16: the first two of each place"),
        "grande-torneo": tr("Club", "Grande Torneo: places, shifts, semifinal, final of ten; under 16"),
        "one-evening": tr("Club", "one evening: shifts, then a final table"),
        "league": tr("Club", "league: points over evenings"),
        OWN: tr("Club", "the stages in the list"),
    }


def summary(book: Book) -> str:
    coins = sum(stake.coins for stake in book.stakes)
    return " · ".join(
        (
            trn("Club", "{n} place", "{n} places", len(book.places)),
            trn("Club", "{n} person", "{n} people", len(book.persons)),
            trn("Common", "{n} game", "{n} games", len(book.games)),
            trn("Club", "{n} coin of stakes", "{n} coins of stakes", coins),
        )
    )


def entry_told(book: Book, entry: ClubEntry) -> str:
    """Return an entry in a few words, for Undo."""
    says = entry.says
    name = book.name_of(book.one(str(says.get("person", ""))))
    own = cleaned(str(says.get("name", "")))
    sentences = {
        "club": lambda: tr("Club", "the rules of the tournament"),
        "place": lambda: tr("Club", "place {name}").format(name=own),
        "person": lambda: tr("Club", "entry of {name}").format(name=own),
        "stake": lambda: tr("Club", "stake of {name}").format(name=name),
        "gift": lambda: tr("Club", "{coins} coins for {name}").format(
            coins=says.get("coins"), name=says.get("to")
        ),
        "prize": lambda: tr("Club", "prize for {name}").format(name=name),
        "draw": lambda: tr("Club", "draw of shift {number}").format(number=says.get("shift")),
        "game": lambda: tr("Club", "game won by {name}").format(
            name=book.name_of(book.one(str(says.get("winner"))))
        ),
        "different": lambda: tr("Club", "two people: {name}").format(name=name),
        "invited": lambda: tr("Club", "invitation of {name}").format(name=name),
        "lot": lambda: tr("Club", "a drawn lot"),
        "same": lambda: tr("Club", "one person: {name}").format(name=name),
        "void": lambda: tr("Club", "a removal"),
        "withdrawn": lambda: tr("Club", "withdrawal of {name}").format(name=name),
    }
    return sentences[entry.kind]() if entry.kind in sentences else entry.kind


def games_told(book: Book, person: str, label: str) -> str:
    """Return a person's games in a sentence: place, shift and table, and which were won."""
    games = [game for game in book.games if person in game.players]
    if not games:
        return tr("Club", "{name}: no games.").format(name=label)
    seats = tr("Club", "{place}, shift {shift}, table {table}")
    told = []
    for game in games[:_MOST_NAMED]:
        place = stage_name(book, game.stage, spoken()) if game.stage else place_name(book, game.place)
        where = seats.format(place=place, shift=game.shift, table=game.table)
        told.append(f"{where} ★" if game.winner == person else where)
    shown = "; ".join(told) + ("; …" if len(games) > _MOST_NAMED else "")
    return tr("Club", "{name}: {games}.").format(name=label, games=shown)


def conflict_told(book: Book, conflict: Conflict) -> str:
    """Return a contradiction in a sentence."""
    about, entries = conflict.about, list(conflict.entries)
    if conflict.key == "one-table":
        about = book.name_of(about)
    elif conflict.key in ("names", "alike"):
        places = (book.persons[each].place for each in entries if each in book.persons)
        entries = sorted({book.places[each].name if each in book.places else each for each in places})
    elif conflict.key in ("games", "draws"):
        about = place_name(book, about)
    elif conflict.key == "uninvited":
        about, entries = book.name_of(about), [stage_name(book, each, spoken()) for each in entries]
    shown = ", ".join(entries[:_MOST_NAMED]) + (" …" if len(entries) > _MOST_NAMED else "")
    return told(spoken(), f"club-{conflict.key}", entries=shown, about=about)
