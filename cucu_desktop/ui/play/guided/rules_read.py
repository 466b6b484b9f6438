"""The rules page of a game, to be told section by section by somebody at one's side."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.resources import asset

_HEADING: Final = re.compile(r"^## ", re.MULTILINE)
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_RULED: Final = re.compile(r"^\|[| :]*-[-| :]*\|$")


@cache
def section_told(game: str, language: str, section: str) -> tuple[str, str]:
    """Return title and text of a section of the rules page, without any marks.

    Args:
        game: the id of the game.
        language: one of our languages.
        section: one of the game's sections.
    """
    page = asset("rules", f"{game}.{language}.md").read_text(encoding="utf-8")
    _, *sections = _HEADING.split(page)
    title, _, text = sections[GAMES[game].sections.index(section)].partition("\n")
    blocks = (_plain(block) for block in re.split(r"\n\s*\n", text.strip()))
    return _unmarked(title), "\n\n".join(block for block in blocks if block)


def _plain(block: str) -> str:
    """Return a paragraph, a list, a table or a row of pictures as it is said."""
    if block.startswith("!["):
        return ", ".join(_PICTURE.findall(block))
    lines = [line for line in block.splitlines() if not _RULED.match(line.strip())]
    if block.startswith("|"):
        # The head of a table tells no more than its rows do.
        return "\n".join(_row(line) for line in lines[1:])
    return "\n".join(_unmarked(re.sub(r"^- ", "· ", line)) for line in lines)


def _row(line: str) -> str:
    first, *others = (_unmarked(cell.strip()) for cell in line.strip().strip("|").split("|"))
    return f"· {first}: {', '.join(others)}"


def _unmarked(text: str) -> str:
    text = _LINK.sub(r"\1", _PICTURE.sub(r"\1", text))
    return re.sub(r"\*+([^*]+)\*+", r"\1", text).strip()
