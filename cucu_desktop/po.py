"""Catalogues of gettext: .po files read, and compiled to what Python's `gettext` loads.

Only a catalogue that has changed is read here: the build compiles those of a wheel, and a checkout compiles
its own (see `resources`). What bears no translation, as comments and earlier texts, is passed over.
"""

import re
import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

_LINE: Final = re.compile(r'''(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[(\d+)\])?\s+)?"((?:[^"\\]|\\.)*)"''')
_ESCAPED: Final = re.compile(r"\\(.)")
_MARKS: Final = {"n": "\n", "t": "\t", "r": "\r"}
_FORMS: Final = re.compile(r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;\n]+)")
_ENGLISH_FORMS: Final = "nplurals=2; plural=(n != 1);"


class Message(NamedTuple):
    """A text and its translation.

    Attributes:
        context: where it is said; see `words` for how that is written.
        ids: the English text; of one that counts, for one thing and for several.
        texts: the translation, a text for each plural form; empty ones while there is none.
        is_fuzzy: whether somebody has to look at it again, as the English text has changed.
    """

    context: str | None
    ids: tuple[str, ...]
    texts: tuple[str, ...]
    is_fuzzy: bool

    @property
    def is_translated(self) -> bool:
        """Whether it may be shown."""
        return not self.is_fuzzy and all(self.texts)


def read(catalogue: str) -> Iterator[Message]:
    """Yield the messages of a .po or .pot file; the first, with the empty text as its id, is the header.

    Raises:
        ValueError: a line cannot be understood; its number is told.
    """
    parts: dict[tuple[str, int], str] = {}
    here = ("", 0)
    is_fuzzy = False
    for number, line in enumerate(catalogue.removeprefix("\ufeff").splitlines(), 1):
        begins = line.startswith(("#", "msgctxt")) or (line.startswith("msgid ") and here[0] != "msgctxt")
        if parts and here[0] == "msgstr" and (begins or not line.strip()):
            yield _message(parts, is_fuzzy=is_fuzzy)
            parts, is_fuzzy = {}, False
        if line.startswith("#,"):
            is_fuzzy = "fuzzy" in line
        if line.startswith("#") or not line.strip():
            continue
        found = _LINE.fullmatch(line.strip())
        if not found or not (found[1] or parts):
            raise ValueError(f"line {number} is no part of a message: {line}")
        if found[1]:
            here = (found[1], int(found[2] or 0))
            parts[here] = ""
        parts[here] += _ESCAPED.sub(lambda mark: _MARKS.get(mark[1], mark[1]), found[3])
    if parts:
        yield _message(parts, is_fuzzy=is_fuzzy)


def _message(parts: dict[tuple[str, int], str], *, is_fuzzy: bool) -> Message:
    ids = tuple(parts[key, 0] for key in ("msgid", "msgid_plural") if (key, 0) in parts)
    texts = tuple(parts[key] for key in sorted(parts) if key[0] == "msgstr")
    return Message(parts.get(("msgctxt", 0)), ids, texts, is_fuzzy)


def compiled(template: str, catalogue: str | None) -> bytes:
    """Return what `gettext` loads: every message of the template in the language of a catalogue.

    What is not translated, or fuzzy, stands there in English; of English itself, what is found by a key.

    Args:
        template: the .pot file, which has all messages there are.
        catalogue: the .po file of the language; none for English.

    Raises:
        ValueError: a file cannot be understood.
    """
    translated = {(each.context, each.ids[0]): each for each in read(catalogue or "")}
    header = translated[None, ""].texts[0] if (None, "") in translated else ""
    if not _FORMS.search(header):
        header += f"Plural-Forms: {_ENGLISH_FORMS}\n"
    header = re.sub(r"(?i)^(Content-Type:).*$", "", header, flags=re.MULTILINE)
    header += "Content-Type: text/plain; charset=UTF-8\n"
    texts = {b"": header.strip().encode()}
    for each in read(template):
        if each.ids[0] and (catalogue is not None or ":" in (each.context or "")):
            found = translated.get((each.context, each.ids[0]))
            told = found.texts if found and found.is_translated and len(found.ids) == len(each.ids) else None
            texts[_key(each)] = "\0".join(told or _english(each, header)).encode()
    return _written(texts)


def _key(message: Message) -> bytes:
    key = "\0".join(message.ids)
    return (key if message.context is None else f"{message.context}\4{key}").encode()


def _english(message: Message, header: str) -> tuple[str, ...]:
    """Return the English text in as many forms as the language has: that for one thing where it says so."""
    found = _FORMS.search(header)
    assert found  # the header has been given one
    if len(message.ids) == 1:
        return message.ids
    import gettext  # noqa: PLC0415 - only where something is not translated

    number, for_one = int(found[1]), gettext.c2py(found[2])(1)
    return tuple(message.ids[form != for_one or number == 1] for form in range(number))


def _written(texts: dict[bytes, bytes]) -> bytes:
    """Return the .mo file: a head of seven numbers, two tables of lengths and places, the texts in order."""
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
