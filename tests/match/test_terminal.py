"""The command line where something about it is broken: one sentence, the right status, soon."""

import ast
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from cucu_desktop.app import main
from cucu_desktop.match import command_parser, display, terminal
from cucu_desktop.po import read
from cucu_desktop.resources import translation

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell of this kind is needed")

GOOD = json.dumps({"game": "campli", "seats": [{"name": "Ada"}, {"name": "Bruno"}]})
SHORT = "simulate --deals 3 --lang it"


def shell(command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a line in a shell, where CUCU is the program."""
    settings = " ".join(f"{name}={value}" for name, value in env.items())
    program = f"env {settings} {sys.executable} -m cucu_desktop"
    return subprocess.run(
        ["/bin/bash", "-c", command.replace("CUCU", program)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=60,
    )


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    path = tmp_path / "lines"
    path.write_text(f"{GOOD}\n{{\n{GOOD}\n")
    return path


@pytest.mark.parametrize("command", [SHORT, "scenario --jsonl < LINES"])
@pytest.mark.parametrize("where", [">&-", ">/dev/full"])
def test_an_output_that_takes_nothing_is_told_in_one_sentence(lines: Path, command: str, where: str) -> None:
    run = shell(f"CUCU {command} {where}".replace("LINES", str(lines)), LC_ALL="it_IT.UTF-8")
    assert run.returncode == 2
    assert "Lo standard output non accetta niente" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("what", ["--help", "--version", "simulate --help"])
@pytest.mark.parametrize("where", [">&-", ">/dev/full", ">/dev/null"])
def test_nor_does_help_that_goes_nowhere_end_in_a_traceback(what: str, where: str) -> None:
    run = shell(f"CUCU {what} {where}")
    assert run.returncode == (0 if where == ">/dev/null" else 2)
    assert "Traceback" not in run.stderr
    assert "Exception ignored" not in run.stderr


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_a_terminal_that_lacks_a_letter_gets_the_others(encoding: str) -> None:
    run = shell(f"CUCU {SHORT} --transcript", PYTHONIOENCODING=encoding)
    assert run.returncode == 0
    assert "Traceback" not in run.stderr
    assert "?" in run.stdout


def test_an_input_that_is_closed_is_told_in_one_sentence() -> None:
    run = shell("CUCU scenario --jsonl <&-", LC_ALL="de_DE.UTF-8")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "Von der Standardeingabe lässt sich nichts lesen.\n"


def test_with_standard_error_closed_the_rest_is_as_it_was(lines: Path) -> None:
    told = shell(f"CUCU {SHORT}")
    deaf = shell(f"CUCU {SHORT} 2>&-")
    assert (deaf.returncode, deaf.stdout) == (0, told.stdout)
    assert shell("CUCU simulate --game scopa 2>&-").returncode == 2


def test_whoever_reads_one_line_does_not_change_the_status(lines: Path) -> None:
    run = shell(f"CUCU scenario --jsonl < {lines} | head -1; exit ${{PIPESTATUS[0]}}")
    assert run.returncode == 2
    assert json.loads(run.stdout)["state"] == "decision"
    assert run.stderr == ""


def test_a_key_of_twenty_thousand_parts_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = {"bare": "a." * 20_000, "quoted": '"a b" . ' * 20_000, "table": "[" + "a." * 20_000}
    for name, text in keys.items():
        path = tmp_path / f"{name}.toml"
        path.write_text('notes = """\n' + "so. " * 100 + '"""\n' + text + "a = 1\n")
        assert main(["scenario", str(path)]) == 2
        assert "too many parts" in json.loads(capsys.readouterr().out)["error"]["message"]


def test_dots_in_texts_are_no_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dots.toml"
    dots = "a." * 100
    path.write_text(
        f"# {dots}\ngame = \"campli\"\ntitle = \"{dots}\"\nsource = '{dots}'\nnotes = '''{dots}\n{dots}'''\n"
        '[[seats]]\nname = "Ada"\n[[seats]]\nname = "Bruno"\n'
    )
    assert main(["scenario", str(path)]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    "game_and_number",
    ["campli expect.pool", "tiebreak options.chips", "cambio options.pots", "kille options.buys"],
)
def test_a_number_too_long_to_be_printed_again_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game_and_number: str
) -> None:
    game, number = game_and_number.split()
    path = tmp_path / "long.toml"
    path.write_text(f'game = "{game}"\nseats = [{{name = "A"}}, {{name = "B"}}]\n{number} = 0x{"f" * 6000}\n')
    assert main(["scenario", str(path)]) == 2
    assert "too many digits" in json.loads(capsys.readouterr().out)["error"]["message"]


def test_a_file_without_an_end_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "/dev/zero"]) == 2
    assert "too large" in json.loads(capsys.readouterr().out)["error"]["message"]


def test_a_file_as_some_editors_write_it_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b'\xef\xbb\xbfgame = "campli"\r\nseats = [{name = "Ada"}, {name = "Bruno"}]\r\n')
    assert main(["scenario", str(path)]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("stake", "reason"), [("9" * 6000, "too many digits"), ("[" * 20_000, "nested too deeply")]
)
def test_a_limit_of_python_is_told_in_our_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], stake: str, reason: str
) -> None:
    path = tmp_path / "limit.toml"
    path.write_text(f"stake = {stake}\n")
    assert main(["scenario", str(path)]) == 2
    assert reason in json.loads(capsys.readouterr().out)["error"]["message"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seed", "9" * 6000],
        ["--seed", str(2**128)],
        ["--seed", "-" + "9" * 40],
        ["--seed", "one"],
        *(["simulate", option, "9" * 6000] for option in ("--seed", "--deals", "--seats", "--jobs")),
    ],
)
def test_a_number_of_thousands_of_digits_is_not_repeated(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "gebraucht wird eine ganze Zahl" in told
    assert "999999999999" not in told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISPLAY", ""),
        ("DISPLAY", ":4077"),
        ("DISPLAY", "nonsense"),
        ("DISPLAY", "localhost:99999"),
        ("DISPLAY", "x:\N{SUPERSCRIPT TWO}"),
        ("DISPLAY", ":" + "9" * 6000),
        ("DISPLAY", "/tmp/no such socket:4711"),
        ("DISPLAY", "10.255.255.1:0"),
        ("DISPLAY", "a..b:0"),
        ("WAYLAND_DISPLAY", "wayland-of-a-session-that-was-left"),
        ("WAYLAND_DISPLAY", "/tmp"),
        ("WAYLAND_DISPLAY", "x" * 5000),
    ],
)
def test_a_screen_out_of_reach_is_told(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(display, "PATIENCE", 0.3)
    monkeypatch.setenv(name, value)
    assert main([]) == 2
    assert "No display" in capsys.readouterr().err


@pytest.mark.parametrize(("platform", "reason"), [("nonsense", '"nonsense"'), ("xcb", "display :4711")])
def test_where_qt_opens_no_window_it_is_told_in_one_sentence(platform: str, reason: str) -> None:
    run = shell("CUCU --lang de", QT_QPA_PLATFORM=platform, DISPLAY=":4711")
    assert run.returncode == 2
    assert "kein Fenster öffnen" in run.stderr
    assert reason in run.stderr
    assert run.stderr.count("\n") == 1


def test_ctrl_c_at_any_moment_of_the_start_ends_it_in_silence() -> None:
    # Whoever runs the tests in the background has switched the signal off, for all that they start.
    program = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
print(flush=True)
from cucu_desktop.app import main
sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", program, "simulate", "--deals", "100000"]
    for number in range(0, 6, 2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
            run.stdout.readline()
            time.sleep(0.06 + 0.08 * number)
            told = pressed_until_it_ends(run)
        assert run.returncode in (130, -signal.SIGINT)
        # Python itself loses one that falls where it lets go of the lock of a module, and says so.
        assert told == "" or told.startswith("Exception ignored in: <function _get_module_lock")


def pressed_until_it_ends(run: subprocess.Popen[str]) -> str:
    """Press Ctrl+C, and again if nothing happens, as people do; return what was told."""
    for _ in range(12):
        run.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return run.communicate(timeout=5)[1]
    run.kill()
    return run.communicate()[1]


# In the language of the system


def texts_of(language: str) -> dict[str, str]:
    """What the command line says, by its English."""
    messages = read(translation(f"{language}.po").read_text("utf-8"))
    return {each.ids[0]: each.texts[0] for each in messages if each.context == "command"}


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("command", [[], ["scenario"], ["advise"], ["simulate"]])
def test_help_is_in_the_language_of_the_system(
    language: str, command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    texts = texts_of(language)
    own = {text: other for text, other in texts.items() if text != other}
    left = [text for text in own if re.search(rf"(?<![-\w]){re.escape(text)}", told)]
    assert left == []
    assert texts["show this help message and exit"] in told


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], {"en": "invalid choice", "de": "zur Wahl stehen", "it": "si può scegliere fra"}),
        (["--lang"], {"en": "expected one argument", "de": "fehlt ein Wert", "it": "manca un valore"}),
        (["--nonsense"], {"en": "unrecognized arguments", "de": "unbekannt", "it": "argomenti sconosciuti"}),
        (["scenario"], {"en": "is required", "de": "eines davon", "it": "uno di questi"}),
        (
            ["simulate", "--options"],
            {"en": "expected at least", "de": "wenigstens", "it": "almeno un valore"},
        ),
    ],
)
def test_what_is_wrong_is_told_in_the_language_of_the_system(
    arguments: list[str],
    words: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for language, word in words.items():
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
        assert word in capsys.readouterr().err


def test_every_text_of_the_command_line_is_in_every_language() -> None:
    source = ast.parse(Path(command_parser.__file__).read_text("utf-8"))
    calls = [each for each in ast.walk(source) if isinstance(each, ast.Call) and each.args]
    own = {
        call.args[0].value
        for call in calls
        if ast.unparse(call.func) == "tr" and isinstance(call.args[0], ast.Constant)
    }
    assert len(own) > 20
    for texts in map(texts_of, ("de", "it")):
        assert own <= texts.keys()
        for text, other in texts.items():
            assert re.findall(r"%(?:\(\w+\))?[sr]", text) == re.findall(r"%(?:\(\w+\))?[sr]", other)


def test_a_simulation_tells_how_far_it_is_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["simulate", "--deals", "3", "--lang", "en"]) == 0
    told = capsys.readouterr().err
    assert told.startswith("\r0 of 3 deals\r1 of 3 deals\r2 of 3 deals\r\x1b[K")


def test_a_name_gives_a_terminal_no_orders(capsys):
    terminal.write(f"Anna\x1b[31m \u202eliv\x9be\r\n\tend{terminal.CLEAR_LINE}")
    terminal.tell("\rhalf done")
    terminal.tell("no such file: \x1b]0;title\x07\n")
    told = capsys.readouterr()
    assert told.out == f"Anna\\u001b[31m \\u202eliv\\u009be\\u000d\n\tend{terminal.CLEAR_LINE}"
    assert told.err == "\rhalf doneno such file: \\u001b]0;title\\u0007\n"
