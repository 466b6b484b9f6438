"""`cucu-desktop print`: write a pack of cards, a rules leaflet or a sheet for tokens as a PDF."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cucu_desktop.match.narration import system_language
from cucu_desktop.match.printing.sheets import BACKS, PAPERS, PRINTED, print_pack
from cucu_desktop.match.terminal import refuse
from cucu_desktop.own_files import write_whole

LEAFLET: Final = "leaflet-"
"""The beginning of the name of a rules leaflet; the id of the game follows."""
TOKENS: Final = "tokens"
"""The name of the sheet for tokens and pot."""


def sheet_names() -> tuple[str, ...]:
    """Return the names of what is printed besides packs: the sheet for tokens, and the leaflets."""
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - packs need no games

    return TOKENS, *(f"{LEAFLET}{game}" for game in GAMES)


def print_cards(arguments: Namespace, write_sheet: Callable[[str, str, str, str], None]) -> int:
    """Write a pack, a leaflet or the sheet for tokens.

    Args:
        arguments: of the command.
        write_sheet: writes a sheet of `sheet_names`, given by name, paper, language and file; OSError if
            it cannot.

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
    try:
        if pack in sheets:
            write_sheet(pack, paper, language, arguments.out)
        else:
            write_whole(Path(arguments.out), print_pack(pack, paper, chosen), mode=0o644)
    except OSError as error:
        return refuse(language, "print-not-written", file=arguments.out, reason=error.strerror or error)
    return 0
