"""English half as long again, a language of its own: a text cut off here will be cut off in some."""

import json
import re
from pathlib import Path

from cucu_desktop.po import read
from cucu_desktop.resources import translation

CODE = "en_XA"
"""What such a language is usually called."""
KEPT = re.compile(r"(\{[^}]*\}|%(?:\(\w+\))?[sr]|<[^>]*>|\bd MMMM yyyy\b|\b[IVX]+\b|\d+|[^\w{%<]+|[{%<])")
"""What is no word: places to be filled, marks, numerals, how a day is written."""
ACCENTS = str.maketrans("aeiouAEIOU", "àéîõûÀÉÎÕÛ")


def longer(text: str) -> str:
    """Return a text whose words are half as long again, and told from English by their accents.

    >>> longer("Keep {card}, or exchange?")
    'Kééééép {card}, õõõr éxchàngéééééé?'
    """
    return "".join(part if KEPT.fullmatch(part) else _longer(part) for part in KEPT.split(text) if part)


def _longer(word: str) -> str:
    vowel = next((at for at in range(len(word) - 1, -1, -1) if word[at] in "aeiouAEIOU"), len(word) - 1)
    stretched = word[: vowel + 1] + word[vowel].lower() * (len(word) // 2 + 1) + word[vowel + 1 :]
    return stretched.translate(ACCENTS)


def write_catalogue(folder: Path) -> None:
    """Write the language into a folder, for `CUCU_TRANSLATIONS`."""
    lines = ['msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n']
    for message in read(translation("cucu-desktop.pot").read_text("utf-8")):
        if message.ids[0] and message.context != "command":
            texts = [longer(text) for text in message.ids]
            lines += [f"msgctxt {_quoted(str(message.context))}", f"msgid {_quoted(message.ids[0])}"]
            if len(texts) == 1:
                lines += [f"msgstr {_quoted(texts[0])}\n"]
            else:
                lines += [f"msgid_plural {_quoted(message.ids[1])}"]
                lines += [f"msgstr[{form}] {_quoted(text)}" for form, text in enumerate(texts)] + [""]
    (folder / f"{CODE}.po").write_text("\n".join(lines), "utf-8")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
