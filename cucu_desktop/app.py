"""The entry point of the command line, and the only module that wires everything together.

It imports next to nothing by itself, so that Ctrl+C works from the start, and each command loads only
what it needs.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    from cucu_desktop.match.hosting.host_command import Hosting


def main(argv: "Sequence[str] | None" = None) -> int:
    """Run a command; without one, open the table."""
    if not _is_unpacked():
        sys.stderr.write("cucu-desktop does not run from within an archive: unpack or install it.\n")
        return 2
    if argv is None and sys.argv[1:2] == ["--child"]:
        from cucu_desktop.match.child_entry import run_child

        return run_child(CHILDREN[sys.argv[2]])
    try:
        from cucu_desktop.match import terminal

        terminal.prepare()
        try:
            status = _run(sys.argv[1:] if argv is None else argv)
        except SystemExit as ended:  # argparse, with help or an error
            raise SystemExit(terminal.finish(int(ended.code or 0))) from None
        return terminal.finish(status)
    except KeyboardInterrupt:
        return 130


def _is_unpacked() -> bool:
    """Return whether the program's files are in a folder, not in a zip file on `sys.path`."""
    import os

    return os.path.exists(__file__)  # noqa: PTH110 - pathlib is not loaded yet


def _run(argv: "Sequence[str]") -> int:
    if not argv:
        return _open_window()  # the usual start: no arguments to parse
    from cucu_desktop.match import terminal
    from cucu_desktop.match.command_parser import language_wanted, parser, without_file

    commands: dict[str, Callable[[argparse.Namespace], int]] = {
        "window": _window,
        "scenario": _scenario,
        "advise": _advise,
        "simulate": _simulate,
        "learn": _learn,
        "score": _score,
        "club": _club,
        "print": _print,
        "host": _host,
    }
    try:
        argv, file = without_file(argv)
        arguments = parser(language_wanted(argv)).parse_args(argv)
        arguments.file = file
        return commands[arguments.command](arguments)
    except BrokenPipeError:
        terminal.give_up_output()  # the reader has closed the pipe: no error of this program
        return 0
    except terminal.OutputError as error:
        return terminal.refuse_output(language_wanted(argv), error)


def _bots() -> int:
    from cucu_desktop.match.bot_process import main as search

    return search()


def _analyst() -> int:
    from cucu_desktop.analysis.analysis_process import main as analyse

    return analyse()


def _soundboard() -> int:
    from cucu_desktop.ui.audio.soundboard import main as play

    return play()


def _speaker() -> int:
    from cucu_desktop.ui.audio.speaker import main as speak

    return speak()


def _regulars() -> int:
    from cucu_desktop.match.evening.other_table import main as play

    return play()


CHILDREN = {
    "analyst": _analyst,
    "bots": _bots,
    "regulars": _regulars,
    "soundboard": _soundboard,
    "speaker": _speaker,
}
"""The child processes that this program starts itself as, by name (see `match.child_process`)."""


def _scenario(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.commands import scenario

    return scenario(arguments)


def _advise(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.commands import advise

    return advise(arguments)


def _club(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.club.club_command import club

    return club(arguments)


def _print(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.printing.print_command import print_cards

    return print_cards(arguments, _write_sheet)


def _write_sheet(name: str, paper: str, language: str, path: str) -> None:
    from cucu_desktop.ui.pages.printing.sheet_writer import write_sheet

    write_sheet(name, paper, language, path)


def _host(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.hosting.host_command import hosting_of
    from cucu_desktop.match.narration import system_language
    from cucu_desktop.match.terminal import refuse
    from cucu_desktop.match.tournament_command import ChoiceError

    try:
        host = hosting_of(arguments)
    except ChoiceError as error:
        return refuse(arguments.lang or system_language(), error.key, **error.values)
    return _open_window(arguments.lang, seed=arguments.seed, new_window=True, host=host)


def _score(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.commands import score

    return score(arguments)


def _learn(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.learning.learn_command import learn

    return learn(arguments)


def _simulate(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.commands import simulate

    return simulate(arguments)


def _window(arguments: "argparse.Namespace") -> int:
    if arguments.menu_entry:
        from cucu_desktop.match.commands import menu_entry

        return menu_entry(arguments)
    return _open_window(
        arguments.lang,
        file=arguments.file,
        play=arguments.play,
        seed=arguments.seed,
        new_window=arguments.new_window,
    )


def _open_window(
    language: str | None = None,
    *,
    file: str | None = None,
    play: bool = False,
    seed: int | None = None,
    new_window: bool = False,
    host: "Hosting | None" = None,
) -> int:
    from cucu_desktop.match.display import has_display

    if not has_display():
        from cucu_desktop.match.narration import system_language
        from cucu_desktop.match.terminal import refuse

        return refuse(language or system_language(), "no-display")
    import gc

    # Objects imported and built for the first paint are permanent: collecting them would cost a tenth of
    # the start.
    # `run` enables the search again.
    gc.disable()
    from cucu_desktop.ui.window.run import run

    return run(language=language, file=file, play=play, seed=seed, new_window=new_window, host=host)
