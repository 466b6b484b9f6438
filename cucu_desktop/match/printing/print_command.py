"""`cucu-desktop print`: write a pack of cards, a rules leaflet or a sheet for tokens as a PDF."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cucu_desktop.match.narration import system_language
from cucu_desktop.match.printing.sheets import BACKS, LARGEST_OFFSET, PAPERS, PRINTED, print_pack
from cucu_desktop.match.terminal import refuse
from cucu_desktop.own_files import write_out

LEAFLET: Final = "leaflet-"
"""The beginning of the name of a rules leaflet; the id of the game follows."""
TOKENS: Final = "tokens"
"""The name of the sheet for tokens and pot."""


def sheet_names() -> tuple[str, ...]:
    """Return the names of what is printed besides packs: the sheet for tokens, and the leaflets."""
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - packs need no games

    return TOKENS, *(f"{LEAFLET}{game}" for game in GAMES)


def offset_in(text: str) -> tuple[float, float] | None:
    """Parse "1.5,-0.5", the shift of the backs to the right and up in millimetres; None if it is none.

    With a decimal comma the numbers are separated by a semicolon or a blank.
    """
    parts = text.replace(";", " ").split() if ";" in text or " " in text.strip() else text.split(",")
    try:
        right, up = (float(part.replace(",", ".")) for part in (parts if text.strip() else ("0", "0")))
    except ValueError:
        return None
    return (right, up) if max(abs(right), abs(up)) <= LARGEST_OFFSET else None


def print_cards(arguments: Namespace, write_sheet: Callable[[str, str, str, str], None]) -> int:
    """Write a pack, a leaflet or the sheet for tokens.

    `write_sheet` writes a sheet of `sheet_names`, by name, paper, language and file; OSError if it cannot.

    Returns:
        0: it is written; 2: an unknown name, paper or back, or the file cannot be written.
    """
    language = arguments.lang or system_language()
    pack, paper, back = arguments.pack, arguments.paper.lower(), arguments.back
    backs = [name.rpartition("/")[2] for name in BACKS.get(pack, ("back",))]
    sheets = sheet_names()
    for given, known in (
        (pack, (*PRINTED, *sheets)),
        (paper, tuple(PAPERS)),
        (back or backs[0], tuple(backs)),
    ):
        if given not in known:
            return refuse(language, "no-print", given=repr(given), known=", ".join(known))
    chosen = BACKS[pack][backs.index(back)] if back and pack in BACKS else ""
    offset = offset_in(arguments.offset)
    if offset is None:
        return refuse(language, "no-print", given=repr(arguments.offset), known="RIGHT,UP")
    try:
        if pack in sheets:
            write_sheet(pack, paper, language, arguments.out)
        else:
            data = print_pack(pack, paper, chosen, offset=offset, fold=arguments.fold)
            write_out(Path(arguments.out), data, mode=0o644)
    except OSError as error:
        return refuse(language, "print-not-written", file=arguments.out, reason=error.strerror or error)
    return 0
