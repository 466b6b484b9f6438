"""Brings the catalogues in translations/ up to date with the program, or begins one in a new language.

python packaging/catalogues.py       after a text has changed, in source or template; a test says when
python packaging/catalogues.py pl    the same, and begins pl.po, if there is none

The template, cucu-desktop.pot, has every message in English. Those in the source (`tr`, `trn`) are extracted;
keyed ones are edited in the template itself, and are kept. Each .po file gets the new messages; where the
English has changed the translation stays and is marked as fuzzy.
"""

from __future__ import annotations

import ast
import re
import sys
from difflib import get_close_matches
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "cucu_desktop"
TRANSLATIONS: Final = ROOT / "translations"
TEMPLATE: Final = TRANSLATIONS / "cucu-desktop.pot"
COMMAND: Final = "command"
"""The context of the command line's messages, the default of its `tr`."""
OF_PYTHON: Final = "Of Python’s argparse."
"""The comment of command-line messages that are not in this source."""

HEADER: Final = """msgid ""
msgstr ""
"Project-Id-Version: cucu-desktop\\n"
"Report-Msgid-Bugs-To: https://github.com/cucu-desktop/CucuDesktop/issues\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {forms}\\n"
"""


class Text(NamedTuple):
    """A text of the source: its context, the English (with a plural, both forms), and a comment."""

    context: str
    ids: tuple[str, ...]
    comment: str


def texts_in(source: str, context: str = "") -> Iterator[Text]:
    """Yield the texts that a module passes to `tr` and `trn`, in order.

    Args:
        source: the module.
        context: the default context of `tr`.

    Raises:
        ValueError: an argument is no literal.
    """
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name not in ("tr", "trn") or (context and len(call.args) == 1 and not _literals(call)):
            continue
        told = _literals(call)
        if context and len(told) == 1:
            yield Text(context, (told[0],), "")
        elif name == "trn" and len(told) == 3 and len(call.args) == 4:
            yield Text(told[0], (told[1], told[2]), "")
        elif name == "tr" and len(told) == len(call.args) and len(told) in (2, 3):
            yield Text(told[0], (told[1],), told[2] if len(told) == 3 else "")
        else:
            raise ValueError(f"line {call.lineno}: context and text of {name} have to be literals")


def _literals(call: ast.Call) -> list[str]:
    given = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    return [value for value in given if isinstance(value, str)]


def texts_of_program() -> list[Text]:
    """Return all texts of the source, by context."""
    found: dict[tuple[str, str], Text] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        context = COMMAND if path.name == "command_parser.py" else ""
        for text in texts_in(path.read_text("utf-8"), context):
            found.setdefault((text.context, text.ids[0]), text)
    return sorted(found.values(), key=lambda text: text.context)


def is_keyed(message: Message) -> bool:
    """Return whether a message is found by its key, and not by its English text."""
    return ":" in (message.context or "")


def template_of(old: Catalog, texts: list[Text]) -> Catalog:
    """Return the template with these texts, and the old one's keyed messages."""
    new = Catalog()
    for text in texts:
        _add(new, text.context, text.ids, [text.comment] if text.comment else [])
    for message in old:
        if message.id and (is_keyed(message) or OF_PYTHON in message.auto_comments):
            _add(new, message.context or "", _ids(message), message.auto_comments)
    return new


def merged(old: Catalog, template: Catalog) -> Catalog:
    """Return a language's catalogue with the messages of the template and the existing translations."""
    new = Catalog(locale=old.locale)
    known = {(message.context, _ids(message)[0]): message for message in old if message.id}
    wanted = {(message.context, _ids(message)[0]) for message in template if message.id}
    left = {key: message for key, message in known.items() if key not in wanted}
    for message in template:
        if not message.id:
            continue
        ids, context = _ids(message), message.context or ""
        earlier = known.get((context, ids[0]))
        is_fuzzy = earlier is not None and (earlier.fuzzy or len(_ids(earlier)) != len(ids))
        if earlier is None:
            earlier = _alike(context, ids[0], left, by_key=is_keyed(message))
            is_fuzzy = earlier is not None
        added = _add(new, context, ids, message.auto_comments)
        if earlier is None or not any(_strings(earlier)):
            continue
        strings = _strings(earlier)
        if len(ids) == 1:
            added.string = strings[-1]
        else:
            added.string = (*strings, *strings[-1:] * new.num_plurals)[: new.num_plurals]
        added.user_comments = earlier.user_comments
        if is_fuzzy:
            added.flags.add("fuzzy")
            added.previous_id = list(earlier.previous_id or _ids(earlier))
    return new


def _alike(
    context: str, text: str, left: dict[tuple[str | None, str], Message], *, by_key: bool
) -> Message | None:
    """Return the removed message that a new one replaces: of the same key, or a similar text."""
    here = {english: message for (where, english), message in left.items() if where == context}
    names = list(here) if by_key else get_close_matches(text, here, 1)
    return here[names[0]] if names else None


def _ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def _strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def _add(catalog: Catalog, context: str, ids: tuple[str, ...], comments: list[str]) -> Message:
    message = catalog.add(
        ids if len(ids) > 1 else ids[0],
        ("",) * catalog.num_plurals if len(ids) > 1 else "",
        auto_comments=comments,
        context=context,
    )
    is_filled_in = any(re.search(r"\{\w+\}", text) for text in ids)
    message.flags = {"python-brace-format"} if is_filled_in else set()
    if context == COMMAND and any(re.search(r"%[(sr]", text) for text in ids):
        message.flags.add("python-format")
    return message


def read(path: Path) -> Catalog:
    """Read a catalogue.

    Raises:
        PoFileError: it has a syntax error.
    """
    with path.open("rb") as file:
        return read_po(file, locale=None if path == TEMPLATE else path.stem, abort_invalid=True)


def written(catalog: Catalog, header: str) -> str:
    """Return the text of a catalogue file, reproducible, without dates."""
    messages = BytesIO()
    write_po(messages, catalog, omit_header=True, ignore_obsolete=True, include_previous=True)
    return f"{header.strip()}\n\n{messages.getvalue().decode().strip()}\n"


def up_to_date(language: str = "") -> dict[Path, str]:
    """Return the new text of each catalogue, by its path; a catalogue of `language` is begun if missing."""
    template = template_of(read(TEMPLATE), texts_of_program())
    english = HEADER.format(language="en", forms=template.plural_forms)
    found = {TEMPLATE: written(template, english)}
    for path in sorted(TRANSLATIONS.glob("*.po")):
        header = path.read_text("utf-8").partition("\n\n")[0]
        found[path] = written(merged(read(path), template), header)
    path = TRANSLATIONS / f"{language}.po"
    if language and path not in found:
        begun = Catalog(locale=Locale.parse(language))
        header = HEADER.format(language=language, forms=begun.plural_forms)
        found[path] = written(merged(begun, template), header)
    return found


def main(languages: list[str]) -> int:
    """Write the changed catalogues, and print how complete each language is."""
    for path, text in up_to_date(*languages[:1]).items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path.relative_to(ROOT)}: brought up to date")
        if path != TEMPLATE:
            messages = [message for message in read(path) if message.id]
            done = sum(not message.fuzzy and all(_strings(message)) for message in messages)
            fuzzy = sum(message.fuzzy for message in messages)
            print(f"{path.stem}: {done} of {len(messages)} translated, {fuzzy} to be looked at again")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
