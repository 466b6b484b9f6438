"""The words of a tournament's page: its views, its rules, and its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.club.book_reader import drawn
from cucu_desktop.match.club.club_words import class_name, column_words, place_name, rule_told, stage_name
from cucu_desktop.match.club.rules import PRESETS
from cucu_desktop.match.terminal import told, told_of
from cucu_desktop.names import cleaned
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from cucu_desktop.match.club.club_file import ClubFile
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
        "check": column_words(spoken())["check"],
    }


def rules() -> list[tuple[str, str]]:
    """Return the choices of rules by name and key: a preset of one stage is named by its steps."""
    named = {
        "grande-torneo": tr("Club", "Grande Torneo: places, shifts, semifinal, final of ten; under 16"),
        "one-evening": tr("Club", "one evening: shifts, then a final table"),
        "league": tr("Club", "league: points over evenings"),
    }
    found = []
    for preset, kept in PRESETS.items():
        stage, young = kept.stages[0], kept.stages[0].steps[0].under
        parts = [class_name(young, spoken())] if young else []
        parts += [rule_told(stage, spoken())]
        parts += [tr("Club", "Last year’s champion")] if kept.champion else []
        found.append((named.get(preset) or ", ".join(parts), preset))
    return [*found, (tr("Club", "the stages in the list"), OWN)]


def entry_told(club: ClubFile, entry: ClubEntry) -> str:
    """Return an entry in a few words: what it is, and about whom or what."""
    says, book, words = entry.says, club.book, column_words(spoken())
    if entry.kind == "void":
        target = next((each for each in reversed(club.entries) if each.id == says.get("entry")), None)
        return tr("Club", "Taken back: {what}").format(what=entry_told(club, target) if target else "–")
    kinds = {
        "club": tr("Common", "Rules"),
        "place": words["place"],
        "person": words["name"],
        "stake": tr("Common", "Stake"),
        "gift": words["about"],
        "prize": words["prize"],
        "draw": tr("Club", "Draw"),
        "game": words["winner"],
        "lot": tr("Club", "Draw a lot"),
        "same": tr("Club", "Same person"),
        "different": tr("Club", "Two people"),
        "invited": words["stage"],
        "withdrawn": words["withdrawn"],
    }
    persons = [str(says[field]) for field in ("person", "other", "winner") if says.get(field)]
    if entry.kind == "person":
        about = [str(says.get("name"))]
    elif entry.kind == "lot":
        people = says.get("people")
        listed = [str(each) for each in people] if isinstance(people, list) else []
        about = [book.label(book.one(each)) for each in drawn(listed, str(says.get("seed")))]
    elif entry.kind == "draw":
        about = [f"{words['shift']} {says.get('shift')}"]
    else:
        about = [book.label(book.one(each)) for each in persons]
        about += [str(says[field]) for field in ("name", "to") if says.get(field)]
    return f"{kinds.get(entry.kind, entry.kind)}: {', '.join(map(cleaned, dict.fromkeys(about)))}"


def entries_told(club: ClubFile, since: int) -> str:
    """Tell the entries after this number of them: of one act the thing itself, without what came with it.

    Each ends with a full stop; "" if there are none.
    """
    new = club.entries[since:]
    for beside in ("void", "stake"):
        new = [each for each in new if each.kind != beside] or new
    return " ".join(dict.fromkeys(f"{entry_told(club, each)}." for each in new))


def games_told(club: ClubFile, person: str) -> str:
    """Return a person's games: place, shift and table, and which were won."""
    book = club.book
    games = [game for game in book.games if person in game.players]
    seats = []
    for game in games[:_MOST_NAMED]:
        place = stage_name(book, game.stage, spoken()) if game.stage else place_name(book, game.place)
        seat = told(spoken(), "stage-table", shift=game.shift, table=game.table)
        seats.append(f"{place}, {seat}" + (" ★" if game.winner == person else ""))
    shown = "; ".join(seats) + ("; …" if len(games) > _MOST_NAMED else "")
    return f"{book.label(person)}: {shown or told_of(spoken(), 'counted-games', 0)}."
