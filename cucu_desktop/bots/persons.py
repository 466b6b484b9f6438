"""Who sits at the table: people of Campli and thereabouts, and guests from the lake, Paris and the north.

Each has a level and a character: the level says how much of the table one takes in (1: rules of thumb, 2:
counts cards, 3: models the others and looks ahead), the character how one uses it. All traits run from 0 to
1.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cucu_desktop.frozen import frozen


@frozen
class Person:
    """Somebody who can be asked to play.

    Attributes:
        id: what logs and settings call them; also the id of their drawn face.
        name: as they are called at the table.
        level: 1 to 3, how well they play.
        origin: where they come from.
        caution: how much more a loss weighs than a gain, in cards and in coins.
        boldness: how readily they bluff, and ask the inn for a promise they do not need.
        honesty: how much of what they say is true.
        talkativeness: how often they say something.
        generosity: how readily they back others and share a pool.
        memory: how reliably they remember the cards they have seen.
        trust: how much they believe of what others say.
    """

    id: str
    name: str
    level: int
    origin: str
    caution: float
    boldness: float
    honesty: float
    talkativeness: float
    generosity: float
    memory: float
    trust: float

    @property
    def is_counsellor(self) -> bool:
        """Whether this is who gives advice, who does what is worth most and nothing else."""
        return self.id == "counsel"

    @property
    def face(self) -> str:
        """The id of the drawn face."""
        return self.id


def _person(person_id: str, name: str, level: int, origin: str, traits: str) -> Person:
    return Person(person_id, name, level, origin, *(float(trait) for trait in traits.split()))


_ORBAIS: Final = "Abbé d\N{RIGHT SINGLE QUOTATION MARK}Orbais"
_ZI_PEPPE: Final = "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe"

PERSONS: Final[Mapping[str, Person]] = MappingProxyType(
    {
        person.id: person
        for person in (
            #                                                          caut bold hone talk gene memo trus
            _person("peppe", _ZI_PEPPE, 1, "Campli",                  "0.3 0.9 0.3 0.9 0.8 0.6 0.6"),
            _person("assunta", "Nonna Assunta", 3, "Campli",          "0.6 0.4 0.7 0.5 0.5 1.0 0.2"),
            _person("nicola", "Nicola", 1, "Teramo",                  "0.2 0.8 0.6 0.6 0.6 0.7 0.7"),
            _person("bruna", "Bruna", 2, "Civitella del Tronto",      "0.5 0.5 0.8 0.4 0.4 0.9 0.4"),
            _person("carlo", "Don Carlo", 2, "Castelnuovo di Campli", "0.7 0.2 1.0 0.4 0.9 0.8 0.8"),
            _person("tonino", "Tonino", 2, "Montorio al Vomano",      "0.3 0.8 0.2 0.8 0.5 0.8 0.3"),
            _person("concetta", "Concetta", 1, "Campli",              "0.8 0.2 0.9 0.5 0.7 0.7 0.7"),
            _person("ercole", "Ercole", 1, "Battaglia di Campli",     "0.1 1.0 0.5 0.3 0.6 0.5 0.5"),
            _person("filomena", "Filomena", 3, "Ascoli Piceno",       "0.5 0.6 0.5 0.3 0.3 1.0 0.3"),
            _person("berardo", "Berardo", 3, "Teramo",                "0.7 0.7 0.4 0.2 0.1 1.0 0.1"),
            _person("gildo", "Gildo", 1, "Montorio al Vomano",        "0.5 0.3 0.8 0.3 0.9 0.4 0.8"),
            _person("nina", "Nina", 2, "Monte Isola",                 "0.3 0.7 0.7 0.7 0.6 0.8 0.5"),
            _person("tista", "Tista", 2, "Bergamo",                   "0.4 0.6 0.9 0.7 0.5 0.7 0.1"),
            _person("ambrogio", "Ser Ambrogio", 3, "Bergamo",         "0.9 0.3 0.6 0.4 0.2 1.0 0.2"),
            _person("waldegrave", "Waldegrave", 3, "Paris",           "0.5 0.4 0.7 0.3 0.4 1.0 0.2"),
            _person("orbais", _ORBAIS, 2, "Orbais",                   "0.7 0.3 0.9 0.6 0.7 0.9 0.6"),
            _person("babet", "Babet", 1, "Paris",                     "0.2 0.9 0.5 0.8 0.6 0.6 0.5"),
            _person("alfrida", "Moster Alfrida", 3, "Sunne",          "0.8 0.2 0.6 0.6 0.6 1.0 0.2"),
            _person("manfred", "Manfred", 2, "Ekshärad",              "0.2 0.9 0.4 0.4 0.7 0.8 0.4"),
            _person("stina", "Stina", 1, "Torsby",                    "0.7 0.4 0.9 0.8 0.9 0.7 0.8"),
            _person("severin", "Severin", 2, "Bergen",                "0.8 0.3 0.7 0.3 0.5 0.9 0.3"),
            _person("borghild", "Borghild", 1, "Bergen",              "0.3 0.8 0.6 0.9 0.7 0.8 0.6"),
            _person("adriaan", "Adriaan", 2, "Westkapelle",           "0.9 0.1 0.9 0.2 0.3 0.9 0.2"),
            _person("neeltje", "Neeltje", 3, "Domburg",               "0.4 0.7 0.3 0.7 0.4 1.0 0.3"),
            _person("haruka", "Haruka", 3, "Osaka",                   "0.6 0.4 0.8 0.4 0.6 1.0 0.3"),
            _person("kenta", "Kenta", 1, "Osaka",                     "0.2 0.9 0.5 0.9 0.7 0.6 0.6"),
        )
    }
)  # fmt: skip
"""Everybody there is, by id."""
VISITORS: Final = frozenset(
    "waldegrave orbais babet alfrida manfred stina severin borghild adriaan neeltje haruka kenta".split()
)
"""Who is at home far away: they sit at tables to which they are asked, and are no regulars of the house."""
COUNSELLOR: Final = _person("counsel", "", 3, "", "0.5 0.5 1.0 0.0 0.5 1.0 0.2")
"""Who is asked for advice: a player of the highest level, neither bold nor timid, who forgets nothing.

Nobody's face at the table, and the only one who does nothing for the sake of their character.
"""
