"""Reads files that the user opens: matches and deals, with the reason why another one cannot be opened."""

# ruff: noqa: PLC0415 - needed only when a file is opened
from __future__ import annotations

import stat
from typing import TYPE_CHECKING

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.own_files import LARGEST
from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.match.scenario.scenario_fields import Table


class NotOpenedError(Exception):
    """A file that cannot be opened; `reason` selects the sentence of `notices.not_opened`.

    Attributes:
        reason: "unreadable", "foreign" or "no deal".
        why: the fault in a deal, and its position.
    """

    def __init__(self, reason: str, why: str = "") -> None:
        super().__init__(reason, why)
        self.reason, self.why = reason, why


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
    from cucu_desktop.match.match import Match
    from cucu_desktop.match.salvage import copy_whole

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

    scenario = scenario_of(data)
    told = run(scenario)
    if "error" in told:
        raise NotOpenedError("no deal", f"{told['error']['where']}: {told['error']['message']}")
    scenario = {
        **{key: value for key, value in scenario.items() if key != "expect"},
        "title": _in_every_language(scenario.get("title"), name),
        "notes": _in_every_language(scenario.get("notes"), ""),
    }
    for number, seat in enumerate(scenario["seats"]):
        if len(seat["name"]) > LONGEST:
            raise NotOpenedError("no deal", f"seats[{number}].name: more than {LONGEST} letters")
    shown = [as_named(seat["name"]) for seat in scenario["seats"]]
    if "" in shown or len(set(shown)) < len(shown):
        raise NotOpenedError("no deal", "seats: no two names may be shown alike, and none as nothing")
    try:
        ScriptedDeal(scenario)
    except ValueError as error:
        raise NotOpenedError("no deal", str(error)) from error
    return CollectedScenario(str(scenario["game"]), name, scenario)


def scenario_of(data: bytes) -> Table:
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
        raise NotOpenedError("foreign") from error


def _in_every_language(text: object, otherwise: str) -> Table:
    """Return a text of a deal by language; a plain string counts for every language."""
    if isinstance(text, dict):
        usual = next((str(text[language]) for language in ("en", *text) if text.get(language)), otherwise)
        return {language: str(text.get(language) or usual) for language in LANGUAGES}
    return dict.fromkeys(LANGUAGES, str(text) if text else otherwise)
