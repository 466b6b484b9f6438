"""The words of a tournament, in a language: its places, stages and rules, ties and contradictions."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cucu_desktop.match.club.book import Book, Conflict
from cucu_desktop.match.club.club_standings import RankingGroup, Tie
from cucu_desktop.match.club.rules import PRESETS, Stage
from cucu_desktop.match.terminal import told, told_of
from cucu_desktop.names import cleaned
from cucu_desktop.words import words_of

_MOST_NAMED: Final = 4
"""The most entries that are named in a sentence."""


def place_name(book: Book, place: str) -> str:
    """Return the name of a place with its town, or its id if it was not entered."""
    known = book.places.get(place)
    if known is None:
        return cleaned(place)
    return f"{known.name}, {known.town}" if known.town else known.name


_NAMED: Final = {stage.id for rules in PRESETS.values() for stage in rules.stages}
"""The stages that have a name in each language."""


def stage_name(book: Book, stage: str, language: str) -> str:
    """Return the name of a stage: its own, else that of its id in a language."""
    known = book.rules.stage(stage)
    if known is not None and known.name:
        return known.name
    return told(language, f"stage-{stage or 'first'}") if stage in _NAMED else cleaned(stage)


def class_name(under: int, language: str) -> str:
    return told(language, "class-young", age=under) if under else told(language, "class-adults")


def group_name(book: Book, group: RankingGroup, language: str) -> str:
    """Return the name of a group of people who are ranked together; "" if it is all."""
    if group.stage and group.table:
        return told(language, "stage-table", shift=group.shift, table=group.table)
    where = place_name(book, group.place) if group.place else ""
    numbers = [str(number) for number in (group.shift, group.table) if number]
    return " · ".join(filter(None, (where, *numbers)))


def rule_told(stage: Stage, language: str) -> str:
    """Return the steps by which people go on from a stage."""
    return ", ".join(told(language, f"takes-{step.per}", count=step.take) for step in stage.steps)


def ties_told(book: Book, ties: Iterable[Tie], language: str) -> Iterator[str]:
    """Yield each open tie in a sentence: who, for how many places, and where."""
    for tie in ties:
        persons = ", ".join(book.label(person) for person in tie.persons)
        stage = stage_name(book, tie.group.stage, language) if tie.group.stage else ""
        where = " · ".join(filter(None, (stage, group_name(book, tie.group, language))))
        yield told(language, "club-tie", persons=persons, count=tie.places, where=where or book.name or "-")


def summary(book: Book, language: str) -> list[str]:
    """Return the numbers of places, people, games, and coins of stakes."""
    numbers = {
        "places": len(book.places),
        "people": len(book.persons),
        "games": len(book.games),
        "coins": sum(stake.coins for stake in book.stakes),
    }
    return [told_of(language, f"counted-{what}", number) for what, number in numbers.items()]


def conflict_told(book: Book, conflict: Conflict, language: str) -> str:
    """Return a contradiction in a sentence."""
    about = book.labels.get(conflict.about, conflict.about)
    if conflict.about in book.places:
        about = place_name(book, conflict.about)
    entries = [_named(book, each, language) for each in conflict.entries]
    if conflict.key in ("names", "alike"):
        entries = sorted({*entries})
    shown = ", ".join(entries[:_MOST_NAMED]) + (" …" if len(entries) > _MOST_NAMED else "")
    return told(language, f"club-{conflict.key}", entries=shown, about=about)


def _named(book: Book, thing: str, language: str) -> str:
    """Return the place of a person, the name of a stage, or the id of an entry."""
    if thing in book.persons:
        place = book.persons[thing].place
        return book.places[place].name if place in book.places else place
    return stage_name(book, thing, language) if book.rules.stage(thing) is not None else thing


def column_words(language: str) -> Mapping[str, str]:
    found: Mapping[str, str] = words_of("account", language, "")["club"]
    return found
