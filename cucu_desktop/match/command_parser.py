"""The arguments of the command line, and all messages of argparse, in the language of the system."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from cucu_desktop import __version__
from cucu_desktop.catalogues import LANGUAGES, catalogue
from cucu_desktop.match import terminal
from cucu_desktop.match.narration import system_language

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS: Final = ("scenario", "advise", "simulate", "learn", "score", "club", "print", "host")
_WITH_VALUE: Final = ("--lang", "--seed", "--menu-entry")
"""The options that may precede a file and have a value."""
MOST_DIGITS: Final = 12
SEEDS: Final = 1 << 128
"""The limit of a typed seed, positive or negative."""

Translate = Callable[[str], str]


def language_wanted(argv: Sequence[str]) -> str:
    """Return the language that the arguments name, before they are parsed; else the system's."""
    for option, value in zip_longest(argv, argv[1:], fillvalue=""):
        wanted = value if option == "--lang" else option.removeprefix("--lang=")
        if option.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return system_language()


def without_file(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the arguments without the file that the window is to open, and that file.

    The file takes the place of a command. A word without ending or folder that is no file may be a
    mistyped command: argparse then lists the commands.
    """
    rest = list(argv)
    number = 0
    while number < len(rest) and rest[number].startswith("-") and rest[number] != "--":
        number += 2 if rest[number] in _WITH_VALUE else 1
    if number < len(rest) and rest[number] == "--":
        del rest[number]
    elif number < len(rest) and rest[number] in COMMANDS:
        return rest, None
    if number < len(rest) and _may_be_file(rest[number]):
        return rest, rest.pop(number)
    return rest, None


def _may_be_file(text: str) -> bool:
    return "." in text or os.sep in text or os.path.lexists(text)


class _Parser(argparse.ArgumentParser):
    """A parser that reports if its help cannot be written; argparse would fail silently."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if file is sys.stderr:
            terminal.tell(message)
        else:
            terminal.write(message)


def parser(language: str) -> argparse.ArgumentParser:
    """Return the parser of all commands; its result's `command` is the name of the chosen one."""
    tr = partial(_translated, language)
    # argparse keeps its own messages in its module only.
    argparse._ = tr  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, many, n: tr(one if n == 1 else many)  # type: ignore[attr-defined]
    found = _Parser(
        prog="cucu-desktop",
        description=tr("The card table for Cucù: play against bots or with others at one screen."),
        usage=f"%(prog)s [-h] [--version] [--lang {{{','.join(LANGUAGES)}}}] [--seed SEED] [--play] "
        f"[--new-window] [--menu-entry {{add,remove}}] [{tr('FILE')} | {tr('COMMAND')} ...]",
        epilog=tr("FILE is a saved game to resume, or a saved deal to play."),
    )
    found.add_argument(
        "--version",
        action="version",
        version=f"cucu-desktop {__version__}",
        help=tr("show program's version number and exit"),
    )
    found.add_argument("--lang", choices=LANGUAGES, help=tr("the language of the window"))
    _add_seed(found, tr, tr("the deal number: the same number gives the same cards"))
    _add_flag(found, "--play", tr("start at once: Cucù of Campli, you and five bots"))
    _add_flag(found, "--new-window", tr("open a new window even if one is open"))
    found.add_argument(
        "--menu-entry",
        choices=("add", "remove"),
        help=tr("add the program to the desktop menu, or remove it"),
    )
    found.set_defaults(command="window")
    commands = found.add_subparsers(prog="cucu-desktop", title=tr("without a window"), metavar=tr("COMMAND"))
    for name, told, add in (
        ("scenario", tr("run written-down deals and print the results"), _add_scenario),
        (
            "advise",
            tr("say what a bot would do in written-down deals, and what each option is worth"),
            _add_advise,
        ),
        ("simulate", tr("let bots play each other and print the results"), _add_simulate),
        ("learn", tr("learn to play a one-card game from its rules"), _add_learn),
        ("score", tr("keep the score of games with real cards and print it"), _add_score),
        ("club", tr("merge the files of a tournament and print what they say"), _add_club),
        ("print", tr("write a pack of cards as a PDF to be printed"), _add_print),
        ("host", tr("open the window for guests who play in browsers of their own"), _add_host),
    ):
        command = commands.add_parser(name, help=told)
        add(command, tr)
        command.set_defaults(command=name)
    return found


def _add_files(
    found: argparse.ArgumentParser, tr: Translate, files: str, jsonl: str
) -> argparse._MutuallyExclusiveGroup:
    """Add the inputs of a command: files, or JSON lines of standard input, with this help for each."""
    source = found.add_mutually_exclusive_group(required=True)
    source.add_argument("files", nargs="*", default=[], metavar=tr("FILE"), help=files)
    _add_flag(source, "--jsonl", jsonl)
    return source


def _add_scenario(found: argparse.ArgumentParser, tr: Translate) -> None:
    _add_scenario_files(found, tr).add_argument(
        "--template", metavar=tr("GAME"), help=tr("print a scenario of a game to begin with, with comments")
    )


def _add_scenario_files(found: argparse.ArgumentParser, tr: Translate) -> argparse._MutuallyExclusiveGroup:
    return _add_files(
        found,
        tr,
        tr("scenarios in TOML; - is standard input"),
        tr("one scenario per line, as JSON, from standard input"),
    )


def _add_score(found: argparse.ArgumentParser, tr: Translate) -> None:
    _add_files(
        found,
        tr,
        tr("games in TOML; - is standard input"),
        tr("one game per line, as JSON, from standard input"),
    )
    found.epilog = tr(
        "The list told has texts in order: paid A, penalty A, dealt, A reenter; between two deals leave A, "
        "join D; "
        'and corrections: {"replace": 4, "told": "paid B"} replaces text 4, counted from 0 without '
        'corrections (null takes it out, "without": [7] leaves later texts out).'
    )


def _add_club(found: argparse.ArgumentParser, tr: Translate) -> None:
    source = found.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "files",
        nargs="*",
        default=[],
        metavar=tr("FILE"),
        help=tr("files of the tournament; - is standard input"),
    )
    source.add_argument("--sample", metavar=tr("FOLDER"), help=tr("write a made-up season into a folder"))
    found.add_argument(
        "--play-on",
        type=int,
        nargs="?",
        const=1,
        metavar="SEED",
        help=tr("draw and play all later stages with made-up results, to the champion, as a dry run"),
    )
    _add_flag(found, "--json", tr("print one JSON object"))
    found.add_argument("--out", metavar=tr("FILE"), help=tr("write the merged file"))
    found.add_argument(
        "--csv", metavar=tr("FOLDER"), help=tr("write all lists into a folder, for spreadsheets")
    )
    found.add_argument(
        "--separator",
        choices=("comma", "semicolon", "tab"),
        help=tr(
            "what stands between the cells of --csv; by default a comma, in German and Italian a semicolon"
        ),
    )
    found.epilog = tr(
        "Exit status: 0: all lines were read. 1: lines were left out, or a file has no usable one."
    )


def _add_print(found: argparse.ArgumentParser, tr: Translate) -> None:
    found.add_argument(
        "pack",
        metavar=tr("PACK"),
        help=tr("cucco, gnav, slabberjan, kille, italian40, tokens, or leaflet- and a game"),
    )
    found.add_argument("--out", metavar=tr("FILE"), required=True, help=tr("the PDF to be written"))
    found.add_argument("--paper", default="a4", metavar="a4|letter", help=tr("the paper (default: a4)"))
    found.add_argument("--back", default="", metavar="back|cuckoos", help=tr("the back of the Cucco cards"))
    found.add_argument(
        "--offset",
        default="",
        metavar="MM,MM",
        help=tr("shift the backs to the right and up, in millimetres"),
    )
    _add_flag(found, "--fold", tr("cards and backs on one side, to be folded and glued"))


def _add_host(found: argparse.ArgumentParser, tr: Translate) -> None:
    number = partial(_number, tr)
    found.add_argument("--game", metavar=tr("GAME"), required=True, help=tr("which game"))
    found.add_argument("--seats", type=number, help=tr("how many play (default: as usual in the game)"))
    found.add_argument(
        "--guests",
        type=number,
        default=1,
        help=tr("how many of them are guests (default: 1); the rest are bots"),
    )
    found.add_argument("--preset", metavar="NAME", help=tr("play by these rules"))
    _add_seed(
        found, tr, tr("the deal number: the same number gives the same cards"), default=argparse.SUPPRESS
    )
    found.add_argument(
        "--bots", type=int, choices=(1, 2, 3), metavar=tr("LEVEL"), help=tr("how well the bots play")
    )
    found.add_argument(
        "--address",
        default="127.0.0.1",
        help=tr("the address of this computer at which guests find the table (default: 127.0.0.1)"),
    )
    found.add_argument(
        "--port", type=number, default=0, help=tr("the port there (default: any that is free)")
    )
    found.add_argument(
        "--urls",
        required=True,
        metavar=tr("FILE"),
        help=tr("where to write the addresses for players and for spectators, one per line"),
    )
    _add_lang(found, tr("the language of the window"))


def _add_advise(found: argparse.ArgumentParser, tr: Translate) -> None:
    _add_scenario_files(found, tr)
    found.add_argument(
        "--level", type=int, choices=(1, 2, 3), default=3, help=tr("how well the bot plays (default: 3)")
    )
    found.add_argument(
        "--person", metavar="ID", help=tr("which bot (default: the one that gives hints in the window)")
    )
    found.add_argument(
        "--seat",
        metavar="NAME",
        help=tr("whom to advise (default: the player to act); at a pause, who may call"),
    )
    _add_seed(found, tr, tr("the same seed gives the same samples (default: 0)"), default=0)
    _add_lang(found, tr("language of the explanation"))


def _add_simulate(found: argparse.ArgumentParser, tr: Translate) -> None:
    number = partial(_number, tr)
    found.add_argument("--game", metavar=tr("GAME"), default="", help=tr("which game (default: campli)"))
    found.add_argument(
        "--seats", type=number, help=tr("how many bots play (default: 6, or as near as the game allows)")
    )
    found.add_argument("--deals", type=number, help=tr("how many deals (default: 1000, in trick games 40)"))
    _add_seed(found, tr, tr("the same seed gives the same run (default: 1)"), default=1)
    _add_flag(found, "--transcript", tr("describe every deal in words"))
    _add_rules(found, tr)
    measured = found.add_argument_group(tr("to compare bots with each other"))
    measured.add_argument("--levels", metavar="3,1,...", help=tr("level for each seat; a short list repeats"))
    measured.add_argument(
        "--persons", metavar="ID,...", help=tr("which bot sits in each seat; a short list repeats")
    )
    _add_flag(measured, "--duplicate", tr("replay the same cards once from each seat"))
    measured.add_argument(
        "--jobs", type=number, metavar="N", help=tr("number of processes (default: one per core)")
    )
    _add_flag(measured, "--json", tr("print one JSON object"))
    _add_flag(measured, "--timing", tr("also print decisions per second, which vary from run to run"))
    _add_lang(found, tr("the language of the transcript"))


def _add_rules(found: argparse.ArgumentParser, tr: Translate) -> None:
    found.add_argument("--preset", metavar="NAME", help=tr("play by these rules"))
    found.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar=tr("KEY=VALUE"),
        help=tr("individual rules, as in a scenario"),
    )


def _add_learn(found: argparse.ArgumentParser, tr: Translate) -> None:
    number = partial(_number, tr)
    found.add_argument("game", metavar=tr("GAME"), help=tr("which game"))
    found.add_argument("--seats", type=number, help=tr("how many play (default: as usual in the game)"))
    _add_rules(found, tr)
    found.add_argument(
        "--seconds", type=number, help=tr("how long to learn (default: 60); learning goes on the next time")
    )
    found.add_argument(
        "--rounds", type=number, help=tr("learn up to this round instead: the same result for the same seed")
    )
    _add_seed(found, tr, tr("the same seed gives the same run (default: 1)"), default=1)
    found.add_argument(
        "--jobs", type=number, metavar="N", help=tr("number of processes (default: one per core)")
    )
    extent = found.add_mutually_exclusive_group()
    _add_flag(extent, "--all-deals", tr("go through all possible deals, however long it takes"))
    _add_flag(extent, "--turns", tr("learn only from which card on to keep, from random deals"))
    found.add_argument(
        "--out", metavar=tr("FOLDER"), help=tr("where to write the policy (default: where the bots find it)")
    )
    _add_lang(found, tr("the language of the messages"))


def _add_flag(found: argparse._ActionsContainer, option: str, told: str) -> None:
    found.add_argument(option, action="store_true", help=told)


def _add_lang(found: argparse.ArgumentParser, told: str) -> None:
    """Add the language after a command; one before it is kept unless repeated."""
    found.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=told)


def _add_seed(
    found: argparse.ArgumentParser, tr: Translate, told: str, *, default: int | str | None = None
) -> None:
    found.add_argument("--seed", type=partial(_seed, tr), default=default, help=told)


def _number(tr: Translate, text: str) -> int:
    """Parse a whole number; an error message does not repeat thousands of digits."""
    try:
        if len(text) <= MOST_DIGITS:
            return int(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(tr("expected a whole number of at most twelve digits"))


def _seed(tr: Translate, text: str) -> int:
    """Parse a seed."""
    try:
        if len(text) <= len(str(-SEEDS)) and abs(int(text)) < SEEDS:
            return int(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(tr("expected a whole number of at most 128 bits"))


def _translated(language: str, text: str) -> str:
    return catalogue(language).pgettext("command", text)
