"""Names of players: allowed characters and length, wherever the name comes from.

A name is counted and cut by what a reader takes for a letter, the extended grapheme cluster of Unicode's
annex 29: a letter with its accents, a Korean syllable, a flag, a family of emoji. Qt's `QTextBoundaryFinder`
does the same, but names also come from logs and scenarios, which are read without Qt.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

LONGEST_NAME: Final = 16
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
    """Return how many letters a name has."""
    return sum(1 for _ in letters(name))


def cut(name: str, most: int = LONGEST_NAME) -> str:
    """Return the first letters of a name, at most `most`, none of them in part."""
    if len(name) <= most:
        return name
    return "".join(letter for letter, _ in zip(letters(name), range(most), strict=False))


def cleaned(name: str) -> str:
    """Return a name without characters that are invisible or change the display of text around them.

    Removed are control characters, lone surrogates, and characters that are invisible or change the direction
    of writing; a line break becomes a blank, and the number of accents on a letter is limited.
    """
    if name.isascii() and name.isprintable():
        return name
    kept = "".join(" " if each in "\t\n\v\f\r\x85\u2028\u2029" else each for each in name if _may_stand(each))
    return "".join(letter[:_LONGEST_LETTER] for letter in letters(kept))


def _may_stand(character: str) -> bool:
    if character in "\t\n\v\f\r\x85\u2028\u2029":
        return True
    if unicodedata.category(character) == "Cf":
        return character in _KEPT_FORMATS or ord(character) in _TAGS
    return unicodedata.category(character) not in ("Cc", "Cs") and character not in _BLANKS


def as_named(name: str) -> str:
    """Return a name from a file: cleaned, without blanks around it, and cut."""
    return cut(cleaned(name).strip()).strip()
