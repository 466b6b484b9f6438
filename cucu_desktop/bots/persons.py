"""The persons: people of Campli and its neighbourhood, and guests from the lake, Paris and the north.

Each has a level and a character: level 3 plays as was learnt, or models the others and looks ahead, levels 1
and 2 judge a turn by the card and misjudge it (`slips`), and the character sets the bias. All traits run from
0 to 1.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cucu_desktop.frozen import frozen


@frozen
class Person:
    """A bot's character.

    Attributes:
        id: its id in logs and settings; also the id of the drawn face.
        name: its name at the table.
        level: 1 to 3, the playing strength.
        origin: its home.
        caution: the extra weight of a loss over a gain, in cards and in coins.
        boldness: the readiness to bluff, and to ask the inn for a promise without need.
        honesty: the fraction of true remarks.
        talkativeness: the frequency of remarks.
        generosity: the readiness to back others and to share a pool.
        memory: the reliability of the memory of seen cards.
        trust: the belief in others' remarks.
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
        """Whether this is the counsellor, who always plays the option of greatest worth."""
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
"""All persons, by id."""
VISITORS: Final = frozenset(
    "waldegrave orbais babet alfrida manfred stina severin borghild adriaan neeltje haruka kenta".split()
)
"""Persons from far away: guests at tables that ask for them, and no regulars of the house."""
COUNSELLOR: Final = _person("counsel", "", 3, "", "0.5 0.5 1.0 0.0 0.5 1.0 0.2")
"""The counsellor, whose advice is shown: of the highest level, neither bold nor timid, with perfect memory.

It has no face at the table, and never acts out of character.
"""
