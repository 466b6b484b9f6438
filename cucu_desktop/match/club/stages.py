"""The stages of a tournament: the people of each one, and the winners of the whole."""

from collections.abc import Iterator
from itertools import chain

from cucu_desktop.match.club.book import Book, ClubMember
from cucu_desktop.match.club.club_standings import Tie, qualification
from cucu_desktop.match.club.rules import Stage


def is_in_class(book: Book, person: ClubMember, under: int) -> bool:
    """Return whether a person plays in a class, which is given by its age limit; 0: that of adults.

    An entry without classes is for all of them for which the person is of age.
    """
    is_young = person.born is not None and book.year - person.born < under
    return (not under or is_young) and (not person.classes or under in person.classes)


def entrants(book: Book, stage: Stage) -> list[str]:
    """Return the people of a stage who have not withdrawn.

    These are all who entered in its class, or the qualified people of the stages before; last year's champion
    where the stage has them; and those invited by name.
    """
    if stage.after:
        found = [each.person for before in stage.after for each in qualification(book, before).through]
    else:
        found = [each.id for each in book.persons.values() if is_in_class(book, each, stage.under)]
    if stage.champion and book.champion is not None:
        found.append(book.champion)
    found += book.invited.get(stage.id, ())
    return [person for person in dict.fromkeys(found) if person not in book.withdrawn]


def part(book: Book, stage: Stage, shift: int) -> list[str]:
    """Return the people of a stage who may play in a shift: in parts those not drawn in another one."""
    people = entrants(book, stage)
    if stage.parts == 1:
        return people
    draws = book.current_draws.values()
    others = [draw.tables for draw in draws if draw.stage == stage.id and draw.shift != shift]
    taken = set(chain.from_iterable(chain.from_iterable(others)))
    return [person for person in people if person not in taken]


def size_of_part(book: Book, stage: Stage, shift: int) -> int:
    """Return the number of people for a shift: equal parts of those who are left for the shifts to come."""
    drawn = {draw.shift for draw in book.draws if draw.stage == stage.id and draw.shift != shift}
    people = len(part(book, stage, shift))
    return -(-people // max(1, stage.parts - len(drawn)))


def ties(book: Book) -> list[Tie]:
    return [tie for stage in book.rules.stages for tie in qualification(book, stage.id).ties]


def winners(book: Book) -> dict[int, str]:
    """Return the winner of each class, by its age limit, as far as its last stage has one."""
    found = {}
    for stage in book.rules.stages:
        through = [each for each in qualification(book, stage.id).through if each.step >= 0]
        if (
            not book.rules.later(stage.id)
            and sum(step.take for step in stage.steps) == 1
            and len(through) == 1
        ):
            found[stage.under] = through[0].person
    return found


def uninvited(book: Book) -> Iterator[tuple[str, str]]:
    """Yield each person who has played in a later stage without being one of its people, with the stage."""
    for stage in book.rules.stages:
        if stage.id:
            people = {*entrants(book, stage), *book.withdrawn}
            games = (game.players for game in book.games if game.stage == stage.id)
            for person in dict.fromkeys(chain.from_iterable(games)):
                if person not in people:
                    yield person, stage.id
