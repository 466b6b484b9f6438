"""Reads files that the user opens: matches and deals, with the reason why another one cannot be opened."""

# ruff: noqa: PLC0415 - needed only when a file is opened
from __future__ import annotations

import re
import stat
from typing import TYPE_CHECKING, Final

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.own_files import LARGEST
from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.match.scenario.scenario_fields import Table


_TEXT_OR_COMMENT: Final = re.compile(
    r"""\"{3}[\s\S]*?\"{3}|'{3}[\s\S]*?'{3}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\#[^\n]*"""
)


class NotOpenedError(Exception):
    """A file that cannot be opened; `reason` selects the sentence of `notices.not_opened`.

    Attributes:
        reason: "unreadable", "foreign" or "no deal".
        why: the fault in a deal, and its key.
        line: the line of the fault in the file, from 1; 0 if it has none.
    """

    def __init__(self, reason: str, why: str = "", line: int = 0) -> None:
        super().__init__(reason, why, line)
        self.reason, self.why, self.line = reason, why, line


def read_file(path: Path) -> bytes:
    """Return the contents of a file.

    Raises:
        NotOpenedError: it cannot be read, is no regular file, or is too large.
    """
    try:
        told = path.stat()
        if not stat.S_ISREG(told.st_mode) or told.st_size > LARGEST:
            raise NotOpenedError("foreign")
        return path.read_bytes()
    except OSError as error:
        raise NotOpenedError("unreadable") from error
    except ValueError as error:  # an invalid file name
        raise NotOpenedError("foreign") from error


def is_match(path: Path, data: bytes) -> bool:
    """Return whether this is the log of a match, by its contents or its name."""
    return path.suffix.lower() == saved_matches.ENDING or data.startswith(b'{"cucu":')


def is_over(data: bytes) -> bool:
    """Return whether a match is over.

    Raises:
        NotOpenedError: it cannot be read, and not even its header is intact.
    """
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from cucu_desktop.match.log import LogError
    from cucu_desktop.match.log_replay import copy_whole
    from cucu_desktop.match.match import Match

    with TemporaryDirectory(prefix="cucu-") as folder:
        # A match that is opened appends to its file, so a copy is read.
        copy = Path(folder, "match" + saved_matches.ENDING)
        copy.write_bytes(data)
        try:
            match = Match.resume(copy)
        except LogError as error:
            if error.reason != "damaged":
                raise
            copy_whole(copy, copy.with_name("whole" + saved_matches.ENDING))  # raises without a header
            return False
        match.close()
        return match.is_over


def copied_before(matches: Path, data: bytes) -> Path | None:
    """Return the match in the folder of which `data` is a prefix, if any: the copy of an earlier opening."""
    for path in sorted(matches.glob("*" + saved_matches.ENDING)):
        try:
            told = path.stat()
            if stat.S_ISREG(told.st_mode) and len(data) <= told.st_size <= LARGEST:
                with path.open("rb") as file:
                    if file.read(len(data)) == data:
                        return path
        except OSError:
            continue
    return None


def deal_of(name: str, data: bytes) -> CollectedScenario:
    """Read a deal in TOML or JSON.

    Args:
        name: used if the deal has no name.
        data: the contents of the file.

    Raises:
        NotOpenedError: it is no deal, or cannot be played.
    """
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.match.scenario.runner import run
    from cucu_desktop.match.scenario.scripted_deal import ScriptedDeal
    from cucu_desktop.match.setup import LONGEST
    from cucu_desktop.names import as_named

    scenario = _scenario_in(data)
    told = run(scenario)
    if "error" in told:
        where = told["error"]["where"]
        raise NotOpenedError("no deal", f"{where}: {told['error']['message']}", _line_of(where, data))
    scenario = {
        **{key: value for key, value in scenario.items() if key != "expect"},
        "title": _in_every_language(scenario.get("title"), name),
        "notes": _in_every_language(scenario.get("notes"), ""),
    }
    for number, seat in enumerate(scenario["seats"]):
        if len(seat["name"]) > LONGEST:
            where = f"seats[{number}].name"
            raise NotOpenedError("no deal", f"{where}: more than {LONGEST} letters", _line_of(where, data))
    shown = [as_named(seat["name"]) for seat in scenario["seats"]]
    if "" in shown or len(set(shown)) < len(shown):
        told_alike = "seats: no two names may be shown alike, and none as nothing"
        raise NotOpenedError("no deal", told_alike, _line_of("seats", data))
    try:
        ScriptedDeal(scenario)
    except ValueError as error:
        raise NotOpenedError("no deal", str(error)) from error
    return CollectedScenario(str(scenario["game"]), name, scenario)


def _scenario_in(data: bytes) -> Table:
    """Return a deal as parsed, without checking it.

    Raises:
        NotOpenedError: it cannot be parsed as a deal.
    """
    scenario = _parsed(data)
    if not isinstance(scenario, dict) or not {"game", "seats"} & set(scenario):
        raise NotOpenedError("foreign")
    return scenario


def _parsed(data: bytes) -> object:
    import json

    from cucu_desktop.match.commands import LARGEST_DEAL, scenario_from_toml

    if len(data) > LARGEST_DEAL:
        raise NotOpenedError("foreign")
    try:
        text = data.decode("utf-8-sig")
        return json.loads(text) if text.lstrip().startswith("{") else scenario_from_toml(text)
    except (ValueError, RecursionError) as error:
        if re.search(rb"""^[ \t{]*["']?(game|seats|format)["']?[ \t]*[:=]""", data, re.MULTILINE) is None:
            raise NotOpenedError("foreign") from error
        at = re.search(r"line (\d+)", str(error))
        last = data.count(b"\n") + 1 if "end of document" in str(error) else 0
        why = re.sub(r":? *\(?(at )?(line|end of document).*", "", str(error), flags=re.DOTALL)
        raise NotOpenedError("no deal", why, int(at[1]) if at else last) from error


def _line_of(where: str, data: bytes) -> int:
    """Return the line, from 1, of the key that an error names ("seats[1].name"); 0 if it is not found.

    Each part of the key is searched for after the one before: a name before = or :, and for an index the
    entry of a list, which is a text, a table in braces, or a table with a header of its own.
    """
    text = data.decode("utf-8-sig")
    # No key is found in a comment: of the same length, so that lines are counted right.
    bare = _TEXT_OR_COMMENT.sub(lambda it: " " * len(it[0]) if it[0].startswith("#") else it[0], text)
    found, end = 0, len(bare)
    for name, index in re.findall(r"([^.\[\]]+)(?:\[(\d+)\])?", where):
        key = rf"""["']?{re.escape(name)}["']?"""
        headers = [*re.finditer(rf"^[ \t]*\[\[[ \t]*{key}[ \t]*\]\]", bare, re.MULTILINE)]
        entry = re.compile(rf"(?:^|[\s{{,.]){key}[ \t]*[=:]|^[ \t]*\[[ \t]*{key}[ \t]*\]", re.MULTILINE)
        there = headers[int(index)] if index and len(headers) > int(index) else entry.search(bare, found, end)
        if there is None:
            break
        found = there.end()
        header = (
            re.compile(r"^[ \t]*\[", re.MULTILINE).search(bare, found) if there[0].endswith("]") else None
        )
        end = header.start() if header is not None else end
        if index and not headers:
            tables, texts = (re.compile(each) for each in (r"\{", r"""["'][^"'\n]*["']"""))
            items = [*texts.finditer(bare, found, end)]
            if bare[found:].lstrip(" \n[").startswith("{"):
                items = [*tables.finditer(bare, found, end)]
            found = items[int(index)].end() if len(items) > int(index) else found
    return text.count("\n", 0, found) + 1 if found else 0


def _in_every_language(text: object, otherwise: str) -> Table:
    """Return a text of a deal by language; a plain string counts for every language."""
    if isinstance(text, dict):
        usual = next((str(text[language]) for language in ("en", *text) if text.get(language)), otherwise)
        return {language: str(text.get(language) or usual) for language in LANGUAGES}
    return dict.fromkeys(LANGUAGES, str(text) if text else otherwise)
