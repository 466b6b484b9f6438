"""`cucu-desktop print`: write a pack of cards as a PDF."""

from argparse import Namespace
from pathlib import Path

from cucu_desktop.match.narration import system_language
from cucu_desktop.match.printing.sheets import BACKS, PAPERS, PRINTED, print_pack
from cucu_desktop.match.terminal import refuse
from cucu_desktop.own_files import write_whole


def print_cards(arguments: Namespace) -> int:
    """Write the pack.

    Returns:
        0: it is written; 2: an unknown pack, paper or back, or the file cannot be written.
    """
    language = arguments.lang or system_language()
    pack, paper, back = arguments.pack, arguments.paper.lower(), arguments.back
    backs = [name.rpartition("/")[2] for name in BACKS.get(pack, ("back",))]
    for given, known in ((pack, PRINTED), (paper, tuple(PAPERS)), (back or backs[0], tuple(backs))):
        if given not in known:
            return refuse(language, "no-print", given=repr(given), known=", ".join(known))
    chosen = BACKS[pack][backs.index(back)] if back and pack in BACKS else ""
    try:
        write_whole(Path(arguments.out), print_pack(pack, paper, chosen), mode=0o644)
    except OSError as error:
        return refuse(language, "print-not-written", file=arguments.out, reason=error.strerror or error)
    return 0
