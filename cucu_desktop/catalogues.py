"""The available languages and their messages: gettext catalogues, without Qt.

A message is found in one of two ways:

- by its English text and the part of the program it belongs to (`pgettext`): "Settings", "Menus", "command".
  The window and the command line do it so; the English text is in the source.
- by a key (`table`): texts about cards, questions and events are looked up by the event. The context
  of such a message in the catalogue is its key, the table before the colon: `words/cuckoo:questions.turn` is
      the entry `turn` of `questions` in Cuckoo's own part of `words`. Its English is in
      translations/cucu-desktop.pot.

A keyed message may be

- one text with places to be filled, `{name}`;
- a text that counts, in as many forms as the language has (`Counting`): msgid_plural in the catalogue;
- several lines: variants of one text, or the parts of a list;
- a single hyphen, for an empty text: `words/cuckoo:order.note`.

A key that ends in `@` and a house rule has the text for games with that rule (`words.by_rules`):
`words/cuckoo:powers.A@ace-high`.

Forms of a word that depend on the sentence are tables of their own: `objects` and `shown` have the cards in
the case in which they are played or shown; in English that is the same.
"""

import struct
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, cached_property, partial
from gettext import GNUTranslations
from io import BytesIO
from typing import Any, Final, Self

from cucu_desktop import resources

_DAMAGE: Final = (OSError, ValueError, LookupError, ArithmeticError, AttributeError, TypeError, struct.error)
"""The errors of damaged files."""
LANGUAGES: Final = resources.languages()
"""The codes of all languages, as "en" and "pt_BR"."""

_NOTHING: Final = "-"


def known_language(*wanted: str) -> str:
    """Return the first available language for codes like "de_AT" or "pt-BR", or English.

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
    """A text with plural forms; as a plain string it is the form for several, or for an unknown number."""

    __slots__ = ("_of",)
    _of: Callable[[int], str]

    def __new__(cls, several: str, of: Callable[[int], str]) -> Self:
        """Take the plural text, and a function from a number to its form."""
        text = super().__new__(cls, several)
        text._of = of
        return text

    def of(self, number: int) -> str:
        return self._of(number)


def counted(text: str, number: int) -> str:
    """Return the form of a text for a number; a text without plural forms is returned unchanged."""
    return text.of(number) if isinstance(text, Counting) else text


class Catalogue(GNUTranslations):
    """All messages in one language."""

    @cached_property
    def _keyed(self) -> Mapping[str, list[tuple[str, str, str | None]]]:
        """The keyed messages by table: their keys there, the texts, the English text if it has a plural."""
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
        """Return the messages of a table by their keys, nested where keys have dots."""
        whole: dict[str, Any] = {}
        for key, text, english in self._keyed.get(name, ()):
            *path, last = key.split(".")
            table = whole
            for part in path:
                table = table.setdefault(part, {})
            if english is not None:  # of several forms the last one is kept, the plural
                of = partial(self.npgettext, f"{name}:{key}", english, english)
                table[last] = Counting(text, of)
            elif text == _NOTHING:
                table[last] = ""
            else:
                table[last] = text.split("\n") if "\n" in text else text
        return whole


@cache
def catalogue(language: str) -> Catalogue:
    """Return a language's messages; if its catalogue cannot be read, log that and return the English ones."""
    with suppress(*_DAMAGE):
        return Catalogue(BytesIO(resources.catalogue(language)))
    try:  # not from the cache, whose contents may be the cause
        return Catalogue(BytesIO(resources.catalogue(language, anew=True)))
    except _DAMAGE:
        if language == "en":
            raise
        import logging  # noqa: PLC0415 - the start does without

        logging.getLogger(__name__).exception("the catalogue of %s cannot be read", language)
        return catalogue("en")


def in_language(texts: Mapping[str, str], language: str) -> str:
    """Return the text of a place or a deal in the language, else the English one.

    Words in a script that not all readers know come with their transcription first.

    >>> in_language({"say": "チェンジ", "read": "chenji", "en": "exchange"}, "it")
    'chenji – exchange'
    """
    text = texts.get(language) or texts["en"]
    return f"{texts['read']} \N{EN DASH} {text}" if "read" in texts else text
