"""Two devices under one key: no entry is lost, whatever is merged first."""

from itertools import permutations

import pytest

from cucu_desktop.match.club.book_reader import read_book
from cucu_desktop.match.club.entries import Device, merge
from tests.match.club.written_entries import AT, written


class Laptop:
    """A device that goes on from the entries it has, with ids as the program makes them."""

    def __init__(self, key, known=()):
        self.entries = list(known)
        self.device = Device(key, known)

    def make(self, kind, **says):
        made = f"{self.device.name}.{self.device.number + 1}"
        self.entries.append(self.device.write(kind, AT, **{kind: made}, **says))
        return made

    def write(self, kind, **says):
        self.entries.append(self.device.write(kind, AT, **says))
        return self.entries[-1]

    def bar(self, name, people, games, place=None):
        place = place or self.make("place", name=name)
        persons = [self.make("person", name=each, place=place) for each in people]
        for number in range(games):
            winner = persons[number % len(persons)]
            self.write("game", place=place, shift=1, table=number + 1, players=persons, winner=winner)
        return place, persons


def read(*laptops):
    return read_book(merge([("f", written(*each.entries)) for each in laptops]).entries)


@pytest.fixture
def clones():
    prepared = Laptop("m")
    prepared.write("club", name="Torneo", year=2025, rules="two-of-a-place")
    one, other = Laptop("m", prepared.entries), Laptop("m", prepared.entries)
    one.bar("Roma", ["Anna", "Bea"], 3)
    other.bar("Sport", ["Carla", "Dino", "Ezio"], 5)
    return one, other


def test_all_games_of_both_count_with_their_own_people(clones):
    book = read(*clones)
    assert len(book.games) == 8
    assert sorted(person.name for person in book.persons.values()) == ["Anna", "Bea", "Carla", "Dino", "Ezio"]
    assert sorted(place.name for place in book.places.values()) == ["Roma", "Sport"]
    for game in book.games:
        names = {book.persons[each].name for each in game.players}
        expected = {"Roma": {"Anna", "Bea"}, "Sport": {"Carla", "Dino", "Ezio"}}
        assert names == expected[book.places[game.place].name]
    assert len({game.id for game in book.games}) == 8


def test_it_is_told_with_the_names_of_both(clones):
    (told,) = read(*clones).conflicts
    assert told.key == "one-key"
    assert set(told.about.split(" / ")) == {"Roma", "Sport"}
    assert len(told.entries) == 2


def test_the_order_of_merging_makes_no_difference(clones):
    third = Laptop("m", clones[0].entries[:4])
    third.bar("Torre", ["Fabia", "Gino"], 2)
    laptops = (*clones, third)
    books = [read(*each) for each in permutations(laptops)]
    assert all(book == books[0] for book in books)
    assert len(books[0].games) == 10
    once = merge([("a", written(*laptops[0].entries)), ("b", written(*laptops[2].entries))])
    assert read_book(merge([("c", written(*laptops[1].entries)), ("d", once.data())]).entries) == books[0]


def test_a_removal_means_the_entry_of_its_own_device(clones):
    one, other = clones
    removed = next(entry for entry in other.entries if entry.kind == "game")
    other.write("void", entry=removed.id)
    book = read(one, other)
    assert len([game for game in book.games if book.places[game.place].name == "Roma"]) == 3
    assert len([game for game in book.games if book.places[game.place].name == "Sport"]) == 4


def test_a_name_that_was_made_while_both_were_known_is_understood_with_one_alone(clones):
    one, other = clones
    book = read(one, other)
    carla = next(person for person in book.persons.values() if person.name == "Carla")
    game = next(game for game in book.games if carla.id in game.players)
    centre = Laptop("centre")
    for entry in (*one.entries, *other.entries):
        centre.device.learn(entry)
    centre.write("withdrawn", person=carla.id)
    centre.write("void", entry=game.id)
    whole = read(one, other, centre)
    assert {whole.persons[each].name for each in whole.withdrawn} == {"Carla"}
    assert len(whole.games) == 7
    alone = read(other, centre)
    assert {alone.persons[each].name for each in alone.withdrawn} == {"Carla"}
    assert len(alone.games) == 4


def test_what_was_there_before_the_copy_stays_one(clones):
    prepared = Laptop("m")
    place, persons = prepared.bar("Roma", ["Anna", "Bea"], 1)
    one, other = Laptop("m", prepared.entries), Laptop("m", prepared.entries)
    one.write("person", person=persons[0], name="Anna Rossi", place=place)
    other.write("game", place=place, shift=2, table=1, players=persons, winner=persons[1])
    book = read(one, other)
    assert len(book.persons) == 2
    assert book.persons[persons[0]].name == "Anna Rossi"
    assert len(book.games) == 2
