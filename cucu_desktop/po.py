"""Reading .po files of gettext, and compiling them to the .mo format that Python's `gettext` loads.

Only a catalogue that has changed is read here: the build compiles those of a wheel, and a checkout compiles
its own (see `resources`). Comments and previous texts are skipped.
"""

import codecs
import re
import string
import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

_LINE: Final = re.compile(
    r'''(?:(?:(msgctxt|msgid|msgid_plural)|(msgstr)(?:\[(\d)\])?)\s+)?"((?:[^"\\]|\\.)*)"'''
)
_ESCAPED: Final = re.compile(r"\\(.)")
_MARKS: Final = {"n": "\n", "t": "\t", "r": "\r"}
_UNREADABLE: Final = re.compile(r"[\0\ud800-\udfff]")
_SHOWN: Final = 60
"""The number of characters of a line that a message quotes."""
_CHARSET: Final = re.compile(rb"charset=([\w-]+)")
_HEADER: Final = 4096
"""The number of bytes in which a header declares its encoding."""
_SINGLE: Final = re.compile(r"(?i)iso-?8859-?\d+|latin-?1|(?:windows-|cp)125\d|koi8-[ru]")
"""The encodings besides UTF-8 that are read, each of one byte a letter."""

_FORMS: Final = re.compile(r"(?i)nplurals\s*=\s*(\d{1,9})\s*;\s*plural\s*=\s*([^;\n]+)")
MOST_FORMS: Final = 6
"""The largest number of plural forms; Arabic has six."""
_TOKEN: Final = re.compile(r"\d+|[=!<>]=|&&|\|\||\S")
_MOST_TOKENS: Final = 150
_TRIED: Final = 1000
"""The numbers for which a plural formula is tested."""
_COMMAND: Final = "command"
"""The context of messages of `argparse`, which uses percent placeholders."""
_PARTED: Final = re.compile(r"(?![^:]*:story\.)[^:]*:")
"""The contexts of messages whose lines are parts of a list; lines of a story are variants of one text."""
_PERCENT: Final = re.compile(r"%(?:\([^)]*\))?.?", re.DOTALL)


class Message(NamedTuple):
    """A text and its translation.

    Attributes:
        context: its msgctxt; see `words` for the notation.
        ids: the English text; with a plural, singular and plural.
        texts: the translation, a text for each plural form; empty texts while untranslated.
        is_fuzzy: whether the translation needs review, as the English text has changed.
    """

    context: str | None
    ids: tuple[str, ...]
    texts: tuple[str, ...]
    is_fuzzy: bool

    @property
    def is_translated(self) -> bool:
        return not self.is_fuzzy and all(self.texts)


def decoded(data: bytes) -> str:
    """Return the text of a .po file; an undecodable byte becomes a surrogate.

    The encoding is UTF-8, or the one that a byte order mark or the header declares.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    told = _CHARSET.search(data[:_HEADER])
    encoding = told[1].decode() if told else "utf-8"
    return data.decode(encoding if _SINGLE.fullmatch(encoding) else "utf-8", "surrogateescape")


def read(catalogue: str, faults: list[str] | None = None) -> Iterator[Message]:
    """Yield the messages of a .po or .pot file; the first, with the empty text as its id, is the header.

    `faults` gets each syntax error with its line, and the message is left out.

    Raises:
        ValueError: a syntax error, without `faults`.
    """
    return (message for _, message in _numbered(catalogue, faults))


def _numbered(catalogue: str, faults: list[str] | None) -> Iterator[tuple[int, Message]]:
    """Yield the messages with the numbers of the lines at which they begin."""
    parts: dict[tuple[str, int], str] = {}
    here, first = ("", 0), 0
    is_fuzzy, is_sound = False, True
    for number, raw in enumerate((*catalogue.removeprefix("\ufeff").split("\n"), ""), 1):
        line = raw.strip()
        begins = line.startswith(("#", "msgctxt")) or (line.startswith("msgid ") and here[0] != "msgctxt")
        if (begins or not line) and (here[0] == "msgstr" or not is_sound):
            if is_sound and (message := _message(parts, first, faults, is_fuzzy=is_fuzzy)):
                yield first, message
            parts, here, is_fuzzy, is_sound = {}, ("", 0), False, True
        if begins and parts and not line.startswith("#"):
            _note(faults, first, "begins a message without a translation")
            parts = {}
        if line.startswith("#,"):
            is_fuzzy = "fuzzy" in line
        if line.startswith("#") or not line or not is_sound:
            continue
        found = _LINE.fullmatch(line)
        if not found or not (found[1] or found[2] or parts) or _UNREADABLE.search(line):
            _note(faults, number, f"is no part of a message: {_shortened(line)}")
            is_sound = False
            continue
        if keyword := found[1] or found[2]:
            first = first if parts else number
            here = (keyword, int(found[3] or 0))
            parts[here] = ""
        parts[here] += _ESCAPED.sub(lambda mark: _MARKS.get(mark[1], mark[1]), found[4])
    if parts:
        _note(faults, first, "begins a message without a translation")


def _note(faults: list[str] | None, line: int, what: str) -> None:
    told = f"line {line} {what}"
    if faults is None:
        raise ValueError(told)
    faults.append(told)


def _shortened(line: str) -> str:
    """Return the beginning of a line, as it can be printed."""
    return line[:_SHOWN].encode("ascii", "backslashreplace").decode()


def _message(
    parts: dict[tuple[str, int], str], line: int, faults: list[str] | None, *, is_fuzzy: bool
) -> Message | None:
    ids = tuple(parts[key, 0] for key in ("msgid", "msgid_plural") if (key, 0) in parts)
    texts = [parts[key] for key in sorted(parts) if key[0] == "msgstr"]
    if ("msgid", 0) not in parts or any(("msgstr", form) not in parts for form in range(len(texts))):
        _note(faults, line, "begins a message without its text, or with a form left out")
        return None
    return Message(parts.get(("msgctxt", 0)), ids, tuple(texts), is_fuzzy)


def compiled(template: str, catalogue: str | None, faults: list[str] | None = None) -> bytes:
    """Return the .mo file of a language, without a catalogue of English: every message of the template.

    An untranslated, faulty or fuzzy message is in English; the .mo file of English has the keyed messages.
    `faults` gets each fault of the catalogue with its line.

    Raises:
        ValueError: the template has a syntax error, or the catalogue, without `faults`.
    """
    translated = {
        (each.context, each.ids[0]): (line, each) for line, each in _numbered(catalogue or "", faults)
    }
    line, header = translated.get((None, ""), (1, Message(None, ("",), ("",), is_fuzzy=False)))
    forms = _plural_forms(header.texts[0], line, faults)
    told = f"Plural-Forms: nplurals={forms.number}; plural={forms.formula};"
    texts = {b"": f"Content-Type: text/plain; charset=UTF-8\n{told}".encode()}
    for each in read(template):
        if each.ids[0] and (catalogue is not None or ":" in (each.context or "")):
            line, found = translated.get((each.context, each.ids[0]), (0, None))
            chosen = None
            if found and found.is_translated:
                if why := _misfit(each, found, forms.number):
                    _note(faults, line, f"begins a message that stays English: {why}")
                else:
                    chosen = found.texts
            texts[_key(each)] = "\0".join(chosen or _english(each, forms)).encode()
    return _written(texts)


class _Forms(NamedTuple):
    """Plural forms of a language: their number, and the form for a number n."""

    number: int
    formula: str


_ENGLISH: Final = _Forms(2, "(n != 1)")


def _plural_forms(header: str, line: int, faults: list[str] | None) -> _Forms:
    """Return the plural forms that a header declares; those of English if it declares none that are valid."""
    found = _FORMS.search(header)
    if not found:
        if "plural-forms" in header.lower():
            _note(faults, line, "begins a header with plural forms that cannot be understood")
        return _ENGLISH
    forms = _Forms(int(found[1]), found[2].strip())
    if why := _fault_of(forms):
        _note(faults, line, f"begins a header with plural forms that cannot be used: {why}")
        return _ENGLISH
    return forms


def _fault_of(forms: _Forms) -> str:
    """Return the fault of plural forms, or ""."""
    if forms.number not in range(1, MOST_FORMS + 1):
        return f"there may be 1 to {MOST_FORMS} of them"
    tokens = _TOKEN.findall(forms.formula)
    known = all(re.fullmatch(r"\d{1,9}|[n()?:<>!%*/+-]|[=!<>]=|&&|\|\|", token) for token in tokens)
    if not known or len(tokens) > _MOST_TOKENS:
        return "the formula has something else in it than n, numbers and signs, or is too long"
    for sign, by in zip(tokens, (*tokens[1:], ""), strict=True):
        if sign in "/%" and not by.strip("0").isdigit():
            return "the formula may divide by zero"
    import gettext  # noqa: PLC0415 - only where a catalogue is compiled

    try:
        which = gettext.c2py(" ".join(tokens))
        reached = {which(number) for number in (*range(_TRIED), 10**6)}
    except (ValueError, ArithmeticError, RecursionError, SyntaxError, MemoryError):
        return "the formula cannot be understood"
    return "" if reached <= set(range(forms.number)) else "the formula leads to a form that there is none of"


def _misfit(message: Message, found: Message, forms: int) -> str:
    """Return why a translation cannot replace the English text, or "".

    It may not have placeholders that the English lacks, or filling them in would fail. A keyed one
    has several lines where the English has, as these are the parts of a list; those after "@" are none.
    """
    if len(found.ids) != len(message.ids) or len(found.texts) != (forms if len(message.ids) > 1 else 1):
        return "it has not as many plural forms as the language"
    places = [_places(text) for text in message.ids]
    known = {place for each in places if each is not None for place in each}
    for text in found.texts:
        mine = _places(text)
        if None not in places and (mine is None or not mine <= known):
            odd = "a brace that stands alone" if mine is None else ", ".join(sorted(mine - known))
            return f"{_shortened(odd)} is not in it"
        if message.context == _COMMAND and not {*_PERCENT.findall(text)} <= {
            *_PERCENT.findall(message.ids[0])
        }:
            return "a sign of percent is not in it"
        if _PARTED.match(message.context or "") and _parts(text) != _parts(message.ids[0]):
            return "it has not as many lines"
    return ""


def _parts(text: str) -> int:
    return sum(not line.startswith("@") for line in text.split("\n"))


def _places(text: str) -> set[str] | None:
    """Return the placeholders of a text as written; None if it has a lone brace."""
    try:
        parsed = [*string.Formatter().parse(text)]
    except ValueError:
        return None
    return {f"{{{name}!{how}:{spec}}}" for _, name, spec, how in parsed if name is not None}


def _key(message: Message) -> bytes:
    key = "\0".join(message.ids)
    return (key if message.context is None else f"{message.context}\4{key}").encode()


def _english(message: Message, forms: _Forms) -> tuple[str, ...]:
    """Return the English text in as many forms as the language has, the singular for the number 1."""
    if len(message.ids) == 1:
        return message.ids
    import gettext  # noqa: PLC0415 - only where something is not translated

    for_one = gettext.c2py(forms.formula)(1)
    return tuple(message.ids[form != for_one or forms.number == 1] for form in range(forms.number))


def _written(texts: dict[bytes, bytes]) -> bytes:
    """Return the .mo file: a head of seven numbers, two tables of lengths and offsets, the texts in order."""
    keys = sorted(texts)
    place = 28 + 16 * len(keys)
    tables, strings = [], []
    for column in (keys, [texts[key] for key in keys]):
        for text in column:
            tables.append(struct.pack("<II", len(text), place))
            strings.append(text + b"\0")
            place += len(text) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, place)
    return head + b"".join(tables) + b"".join(strings)
