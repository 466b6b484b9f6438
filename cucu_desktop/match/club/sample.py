"""A made-up season, to try a tournament with: 48 places with a file each, 5,000 games, some 2,000 people.

`play_on` plays the later stages of any tournament, as a dry run: all results are made up.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from cucu_desktop.match.club.book_reader import add, read_book
from cucu_desktop.match.club.club_standings import Tie, qualification
from cucu_desktop.match.club.draw import byes_before, draw, met_before
from cucu_desktop.match.club.entries import ClubEntry, Device
from cucu_desktop.match.club.rules import Stage
from cucu_desktop.match.club.stages import part, size_of_part

PLACES: Final = 48
GAMES: Final = 5000
PEOPLE: Final = 2000
YEAR: Final = 2025
SHIFTS: Final = 2
FEWEST, MOST = 6, 12
YOUNG: Final = 10
"""One person in this many is under sixteen."""
_TOWNS: Final = (
    "Montorio al Vomano, Teramo, Campli, Tossicia, Isola del Gran Sasso, Crognaleto, Fano Adriano, Basciano, "
    "Colledara, Castelli, Torricella Sicura, Cortino"
).split(", ")
_SIGNS: Final = (
    "Bar Centrale, Bar dello Sport, Circolo della Torre, Osteria del Ponte, Bar Vomano, Dopolavoro, "
    "Circolo Anziani, Caffè della Piazza, Trattoria da Peppe, Bar Stazione, Pro Loco, Bocciofila"
).split(", ")
TWICE: Final = 12
"""The number of people who entered again elsewhere, their names in another spelling."""
_FIRST: Final = (
    "Anna Assunta Berardo Bruna Carla Carlo Chiara Dante Domenico Elena Emidio Filomena Franca Gildo "
    "Giulia Ida Ivo Lidia Luca Lucia Marco Maria Matteo Nicola Nunzia Osvaldo Paola Peppe Quirino Rita Rocco "
    "Sara Settimio Silvia Tonino Tullio Ugo Vincenzo Zelinda"
).split()
_LAST: Final = (
    "Angelini, Bianchi, Cascioli, Cerulli, D’Angelo, D’Antonio, De Luca, Di Berardo, Di Donato, Di Giacinto, "
    "Di Marco, Di Pietro, Fagnani, Ferri, Forcella, Galli, Iachini, Lattanzi, Leonzi, Marcozzi, Mattucci, "
    "Narcisi, Nisii, Palumbi, Pedicone, Polidori, Ricci, Rosati, Sabatini, Scipioni, Tassoni, Tulli, "
    "Valeri, Ventura, Vitelli, Zilli, Bucci, Capuani, Cipolletti, D’Ascenzo, De Fabritiis, Di Battista, "
    "Di Francesco, Di Sabatino, Durante, Falconi, Gasbarrini, Lucidi, Marini, Nardi, Orsini, Pompilii, "
    "Quaranta, Romani, Santarelli, Serafini, Tancredi, Urbani, Viola, Zuccarini"
).split(", ")


def sample(seed: int = 1) -> Iterator[tuple[str, list[ClubEntry]]]:
    """Yield for each place the name of its file and its entries; the same seed gives the same season."""
    random = Random(f"{seed}/season")
    names = [f"{first} {last}" for first in _FIRST for last in _LAST]
    random.shuffle(names)
    names[PEOPLE - TWICE : PEOPLE] = [name.upper().replace("’", "'") for name in names[:TWICE]]
    persons = PEOPLE // PLACES
    spare, games = PEOPLE % PLACES, GAMES % PLACES
    for number in range(PLACES):
        device = Device(f"d{number + 1:02}")
        place = f"p{number + 1:02}"
        at = f"{YEAR}-12-{number % 20 + 1:02}T20:00:00+01:00"
        entries = [
            device.write(
                "club", at, name="Grande torneo di Stù", year=YEAR, rules="grande-torneo", champion="d01.1"
            )
        ]
        again = number // len(_SIGNS)
        sign = _SIGNS[number % len(_SIGNS)] + (f" {again + 1}" if again else "")
        town = _TOWNS[number * 5 % len(_TOWNS)]
        entries.append(device.write("place", at, place=place, name=sign, town=town))
        here = [names.pop(0) for _ in range(persons + (number < spare))]
        people = list(_people(device, place, at, here, random, entries))
        for game in range(GAMES // PLACES + (number < games)):
            players = random.sample(people, random.randint(FEWEST, MOST))
            out = players.copy()
            random.shuffle(out)
            winner = out.pop()
            table = game // SHIFTS % 4 + 1
            says = {
                "shift": game % SHIFTS + 1,
                "table": table,
                "players": players,
                "winner": winner,
                "out": out,
            }
            entries.append(device.write("game", at, place=place, **says))
        yield f"{place}.cucu-club", entries


def _people(
    device: Device, place: str, at: str, names: list[str], random: Random, entries: list[ClubEntry]
) -> Iterator[str]:
    """Enter people at a place, each with a stake; yield their ids."""
    for index, name in enumerate(names):
        person = f"{device.name}.{index + 1}"
        born = YEAR - random.randint(9, 15) if not random.randrange(YOUNG) else YEAR - random.randint(18, 90)
        entries.append(device.write("person", at, person=person, name=name, place=place, born=born))
        entries.append(device.write("stake", at, person=person, coins=5, receipt=f"{place}/{index + 1}"))
        yield person


def play_on(entries: list[ClubEntry], seed: int = 1) -> list[ClubEntry]:
    """Return entries of another device that play what is left of all stages, with made-up results.

    In each stage that has no game yet, each shift is drawn, and one game is played at each table; a tie is
    settled by a play-off.
    """
    return _PlayedOn(entries, seed).entries


class _PlayedOn:
    """The entries of the dry run.

    Attributes:
        entries: the new entries.
    """

    def __init__(self, entries: list[ClubEntry], seed: int) -> None:
        self.entries: list[ClubEntry] = []
        self._random = Random(f"{seed}/on")
        self._book = read_book(entries)
        self._at = max((entry.at for entry in entries), default=f"{YEAR}-12-31T20:00:00+01:00")
        self._device = Device(f"dry{seed}", entries)
        for stage in self._book.rules.stages:
            if stage.id and not any(game.stage == stage.id for game in self._book.games):
                for shift in range(1, stage.parts + 1):
                    self._play_shift(stage, shift)
            tried: list[Tie] = []  # a damaged file may have ties that no game settles
            while ties := [tie for tie in qualification(self._book, stage.id).ties if tie not in tried]:
                for tie in ties:
                    self._settle(tie)
                tried += ties

    def _write(self, kind: str, **says: object) -> None:
        entry = self._device.write(kind, self._at, **says)
        self.entries.append(entry)
        add(self._book, entry)

    def _play_shift(self, stage: Stage, shift: int) -> None:
        book = self._book
        people = self._random.sample(sorted(part(book, stage, shift)), size_of_part(book, stage, shift))
        seed = f"{stage.id}/{shift}/{self._device.name}"
        tables = draw(people, stage.table, met_before(book), seed, byes_before(book))
        where = {"stage": stage.id, "place": "", "shift": shift}
        self._write("draw", **where, tables=tables, seed=seed)
        for number, players in enumerate(tables, 1):
            if len(players) > 1:
                *out, winner = self._random.sample(players, len(players))
                self._write("game", **where, table=number, players=players, winner=winner, out=out)

    def _settle(self, tie: Tie) -> None:
        group, players = tie.group, list(tie.persons)
        *out, winner = self._random.sample(players, len(players))
        where = {"place": group.place, "shift": group.shift, "table": max(1, group.table)}
        if group.stage:
            where["stage"] = group.stage
        if not group.stage and not group.place:
            self._write("lot", place="", shift=group.shift, people=[winner, *reversed(out)])
        else:
            self._write("game", **where, players=players, winner=winner, out=out, playoff=True)
