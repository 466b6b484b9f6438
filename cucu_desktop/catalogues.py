"""The languages there are, and what each of them says: gettext catalogues, without Qt.

A message is found in one of two ways:

- by its English text and the part of the program it belongs to (`pgettext`): "Settings", "Menus", "command".
  That is how the window and the command line do it; the English stands in the source.
- by a key (`table`): what is said of cards, questions and events is looked up by what happened. The context
  of such a message in the catalogue is its key, the table before the colon: `words/cuckoo:questions.turn` is
  the entry `turn` of `questions` in what only Cuckoo says of `words`. Its English stands in
  translations/cucu-desktop.pot.

A keyed message may be

- one text with places to be filled, `{name}`;
- a text that counts, in as many forms as the language has (`Counting`): msgid_plural in the catalogue;
- several lines: as many ways to say the same, or the parts of a list;
- a single hyphen, which says nothing: `words/cuckoo:order.note`.

A key that ends in `@` and a house rule has what is said instead where that rule is played (`words.by_rules`):
`words/cuckoo:powers.A@ace-high`.

Forms of a word that depend on the sentence are tables of their own: `objects` and `shown` have the cards in
the case in which they are played or shown; in English that is the same.
"""

import struct
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, partial
from gettext import GNUTranslations
from io import BytesIO
from typing import Any, Final, Self

from cucu_desktop import resources

LANGUAGES: Final = resources.languages()
"""The codes of all languages, as "en" and "pt_BR"."""

_NOTHING: Final = "-"


def known_language(*wanted: str) -> str:
    """Return the first language of ours that codes like "de_AT" or "pt-BR" ask for, or English.

    >>> known_language("de_AT"), known_language("tlh", "it-IT"), known_language("tlh")
    ('de', 'it', 'en')
    """
    for each in wanted:
        code = each.replace("-", "_")
        for known in (code, code.partition("_")[0]):
            if known in LANGUAGES:
                return known
    return "en"


class Counting(str):
    """A text that counts; by itself it is what is said of several, or of a number that is not known yet."""

    __slots__ = ("_of",)
    _of: Callable[[int], str]

    def __new__(cls, several: str, of: Callable[[int], str]) -> Self:
        """Take what is said of several, and what tells the form for a number."""
        text = super().__new__(cls, several)
        text._of = of
        return text

    def of(self, number: int) -> str:
        """Return what is said of so many."""
        return self._of(number)


def counted(text: str, number: int) -> str:
    """Return what is said of so many, whether or not this language and game count there."""
    return text.of(number) if isinstance(text, Counting) else text


class Catalogue(GNUTranslations):
    """All messages in one language."""

    @cached_property
    def _keyed(self) -> Mapping[str, list[tuple[str, str, str | None]]]:
        """The messages that have keys, by table: their keys there, the texts, the English of what counts."""
        found: dict[str, list[tuple[str, str, str | None]]] = {}
        entries: dict[str | tuple[str, int], str] = self._catalog  # type: ignore[attr-defined]
        for entry, text in entries.items():
            identity = entry if isinstance(entry, str) else entry[0]
            context, _, english = identity.partition("\4")
            table, is_keyed, key = context.partition(":")
            if is_keyed:
                found.setdefault(table, []).append((key, text, None if entry is identity else english))
        return found

    @property
    def tables(self) -> Iterable[str]:
        """The names of the tables: "words", "words/cuckoo", and so on."""
        return self._keyed

    def table(self, name: str) -> dict[str, Any]:
        """Return the messages of a table by their keys, some of them in tables of their own."""
        whole: dict[str, Any] = {}
        for key, text, english in self._keyed.get(name, ()):
            *path, last = key.split(".")
            table = whole
            for part in path:
                table = table.setdefault(part, {})
            if english is not None:  # of several forms the last one stays: that for many
                of = partial(self.npgettext, f"{name}:{key}", english, english)
                table[last] = Counting(text, of)
            elif text == _NOTHING:
                table[last] = ""
            else:
                table[last] = text.split("\n") if "\n" in text else text
        return whole


@cache
def catalogue(language: str) -> Catalogue:
    """Return a language's messages: English ones, and a line in the log, if its catalogue cannot be read."""
    try:
        return Catalogue(BytesIO(resources.catalogue(language)))
    except (OSError, ValueError, LookupError, ArithmeticError, struct.error):  # whatever damage may raise
        if language == "en":
            raise
        import logging  # noqa: PLC0415 - the start does without

        logging.getLogger(__name__).exception("the catalogue of %s cannot be read", language)
        return catalogue("en")


def in_language(texts: Mapping[str, str], language: str) -> str:
    """Return one of the texts of a place or a deal, which has them in several languages; else the English.

    Where words are written in letters that not everybody reads, their reading comes first.

    >>> in_language({"say": "チェンジ", "read": "chenji", "en": "exchange"}, "it")
    'chenji – exchange'
    """
    text = texts.get(language) or texts["en"]
    return f"{texts['read']} \N{EN DASH} {text}" if "read" in texts else text
