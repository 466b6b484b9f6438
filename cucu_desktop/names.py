"""Names of people: allowed characters, length and comparison, wherever the name comes from.

A name is counted and cut by what a reader takes for a letter, the extended grapheme cluster of Unicode's
annex 29: a letter with its accents, a Korean syllable, a flag, a family of emoji. Qt's `QTextBoundaryFinder`
does the same, but names also come from logs and scenarios, which are read without Qt.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeVar

Thing = TypeVar("Thing")
LONGEST_NAME: Final = 40
"""The longest name, in letters as a reader counts them."""
_LONGEST_LETTER: Final = 12
"""The most code points of one letter: an emoji has ten; hundreds of accents would cover everything."""

_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_KEPT_FORMATS: Final = frozenset(f"{_JOINER}\N{ZERO WIDTH NON-JOINER}")
"""The invisible format characters that words and emoji need."""
_TAGS: Final = range(0xE0020, 0xE0080)
"""Tag characters, which select a flag; elsewhere they are invisible text."""
_FLAGS: Final = range(0x1F1E6, 0x1F200)
_SKINS: Final = range(0x1F3FB, 0x1F400)
_VOICED: Final = range(0xFF9E, 0xFFA0)
"""The voicing marks of narrow Japanese letters."""
_PICTURES: Final = 0x2100
"""The first code point that may be an emoji."""
_OLD_PICTURES: Final = "\N{COPYRIGHT SIGN}\N{REGISTERED SIGN}"
_BLANKS: Final = frozenset(
    "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}"
    "\N{BRAILLE PATTERN BLANK}"
)
"""Letters without any visible mark."""
_LINKERS: Final = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
"""Viramas of those scripts of India in which a virama joins two consonants to one letter."""
_OF_RANGE: Final = (
    ("W", range(0xAC00, 0xD7A4, 28)),
    ("S", range(0xAC00, 0xD7A4)),
    ("C", range(0x0900, 0x0D80)),
    ("L", range(0x1100, 0x1160)),
    ("L", range(0xA960, 0xA97D)),
    ("V", range(0x1160, 0x11A8)),
    ("V", range(0xD7B0, 0xD7C7)),
    ("T", range(0x11A8, 0x1200)),
    ("T", range(0xD7CB, 0xD7FC)),
)
_OF_CATEGORY: Final = {"Mn": "E", "Me": "E", "Mc": "M", "Cc": "X", "Zl": "X", "Zp": "X", "Cf": "X"}
_LETTER: Final = re.compile(r"X|(?:FF?|P(?:[EK]*ZP)*|C(?:[EZK]*K[EZK]*C)*|L*(?:V+|WV*|S)T*|L+|T+|.)[EZKM]*")
"""A letter as a pattern over the classes of its characters (rules GB3 to GB13 of the annex):

E extends the one before, K does as a virama, Z is the joiner, M a mark with a width, P a picture, F half a
flag, C a consonant of India, L V T parts of a Korean syllable, W and S whole ones without and with an end,
X a control.
"""


class Unnamed(str):
    """The noun for a person who has not given a name, and whom sentences address where they can."""

    __slots__ = ()


def letters(text: str) -> Iterator[str]:
    """Yield the letters of a text, as a reader counts them: a family of emoji is one."""
    for found in _LETTER.finditer("".join(map(_class, text))):
        yield text[found.start() : found.end()]


def _class(character: str) -> str:
    """Return the letter of `_LETTER` that stands for a character."""
    code, category = ord(character), unicodedata.category(character)
    if character == _JOINER:
        return "Z"
    extends = character in _KEPT_FORMATS or any(code in each for each in (_SKINS, _TAGS, _VOICED))
    if extends or category in _OF_CATEGORY:
        return "K" if character in _LINKERS else "E" if extends else _OF_CATEGORY[category]
    if category == "So" and (code > _PICTURES or character in _OLD_PICTURES):
        return "F" if code in _FLAGS else "P"
    if category == "Lo":
        return next((name for name, codes in _OF_RANGE if code in codes), "O")
    return "O"


def length(name: str) -> int:
    return sum(1 for _ in letters(name))


def cut(name: str, most: int = LONGEST_NAME) -> str:
    """Return the first letters of a name, at most `most`, none of them in part."""
    if len(name) <= most:
        return name
    return "".join(letter for letter, _ in zip(letters(name), range(most), strict=False))


def cleaned(name: str) -> str:
    """Return a name in form NFC, without characters that are invisible or change the text around them.

    Removed are control characters, lone surrogates, and characters that are invisible or change the direction
    of writing. A line break is a blank; blanks of all kinds are one, and none is at an end. The number of
    accents on a letter is limited.
    """
    kept = "".join(each for each in name if _may_stand(each))
    kept = " ".join(unicodedata.normalize("NFC", kept).split())
    return kept if kept.isascii() else "".join(letter[:_LONGEST_LETTER] for letter in letters(kept))


def _may_stand(character: str) -> bool:
    category = unicodedata.category(character)
    if category == "Cf":
        return character in _KEPT_FORMATS or ord(character) in _TAGS
    return character.isspace() or (category not in ("Cc", "Cs") and character not in _BLANKS)


def as_named(name: str) -> str:
    """Return a name from a file: cleaned, and cut."""
    return cut(cleaned(name)).strip()


def same_key(name: str) -> str:
    """Return a key that is equal for names which a reader takes for the same.

    It has no case, no blanks, no accents and no punctuation, and Cyrillic and Greek letters that look like
    Latin ones are those.

    >>> same_key("D’Àngelo  Nicolò") == same_key("dangelo nicolo")
    True
    """
    return "".join(_plain_words(name)) or cleaned(name)


@lru_cache(1 << 14)
def words_key(name: str) -> str:
    """Return the key of a full name: as `same_key`, and the order of its words does not matter.

    >>> words_key("Rossi, Mario") == words_key("Mario Rossi")
    True
    """
    return " ".join(sorted(_plain_words(name))) or cleaned(name)


@lru_cache(1 << 14)
def likeness_keys(name: str) -> tuple[str, str]:
    """Return two keys; names of which one is equal look alike, and may be spellings of one name.

    Doubled letters, the letters of other countries, and blanks after `_PARTICLES` make no difference to the
    first key, nor any blank to the second.

    >>> likeness_keys("Łukasz Müller")[0] == likeness_keys("mueller lukasz")[0]
    True
    """
    words: list[str] = []
    joined = ""
    for word in _plain_words(name.replace("\N{HYPHEN-MINUS}", " ").casefold().translate(_FOREIGN)):
        joined += word
        if word not in _PARTICLES:
            words.append(joined)
            joined = ""
    words += [joined] if joined else []
    alike = [_DOUBLED.sub(r"\1", _UMLAUT.sub(r"\1", word)) for word in words]
    return " ".join(sorted(alike)), _DOUBLED.sub(r"\1", "".join(alike))


def _plain_words(name: str) -> list[str]:
    """Return the words of a name, reduced to what remains in its keys."""
    plain = unicodedata.normalize("NFKD", cleaned(name)).casefold().translate(_LOOKALIKES)
    kept = "".join(each for each in plain if not _is_mark(each))
    return [word for word in kept.split() if word]


def _is_mark(character: str) -> bool:
    """Return whether a character is an accent, a selector or punctuation; vowels of India are letters."""
    category = unicodedata.category(character)
    if category in ("Mn", "Me"):
        above = unicodedata.combining(character)
        return above == _OVERLAY or above > _VIRAMA or character in _SELECTORS or category == "Me"
    return category[0] == "P" or category == "Cf" or character in _QUOTES


_OVERLAY, _VIRAMA = 1, 9
"""Classes of combining marks; those above the second are accents and points."""
_SELECTORS: Final = frozenset(map(chr, (0x034F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
_QUOTES: Final = frozenset("`\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8")
"""Apostrophes that Unicode counts as letters or signs."""
_LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abekmhopctyxijsabezhikmnoptyx",
)
"""Cyrillic and Greek letters of which the capital or the small one looks like a Latin one.

Different letters of one script stay different.
"""
_FOREIGN: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "\u0131": "i", "æ": "a", "œ": "o"}
)
_UMLAUT: Final = re.compile("([aou])e")
"""An umlaut as two letters."""
_DOUBLED: Final = re.compile(r"(.)\1+")
_PARTICLES: Final = frozenset(
    "d da dal dalla de degli dei del dell della delle des di do dos du l la le li lo mac mc o san van "
    "von".split()
)
"""Parts of a family name that some write as one word with the next."""


@lru_cache(1 << 14)
def sound(name: str) -> str:
    """Return the key by which names are sorted without Qt: letters without marks and case.

    >>> sorted(["Zita", "Òscar", "anna", "Ottavio"], key=sound)
    ['anna', 'Òscar', 'Ottavio', 'Zita']
    """
    plain = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


class Collation:
    """The order of names: by `sound`, or in the window by the collation of its language."""

    key: ClassVar[Callable[[str], Any]] = staticmethod(sound)


def in_order(things: Iterable[Thing], name: Callable[[Thing], str]) -> list[Thing]:
    """Return things sorted by their names; things of equal names stay in their order."""
    return sorted(things, key=lambda thing: Collation.key(name(thing)))
