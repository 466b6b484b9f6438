"""A file stands where else a command would; what may be a mistyped command is none."""

import pytest

from cucu_desktop.match.command_parser import COMMANDS, language_wanted, parser, without_file


@pytest.mark.parametrize(
    ("typed", "rest", "file"),
    [
        ("a.cucu", "", "a.cucu"),
        ("--lang de a.cucu", "--lang de", "a.cucu"),
        ("--seed 4 --lang=it deals/a", "--seed 4 --lang=it", "deals/a"),
        ("-- a.cucu", "", "a.cucu"),
        ("simulte", "simulte", None),
        ("scenario a.toml", "scenario a.toml", None),
        ("--lang de simulate --preset a.b", "--lang de simulate --preset a.b", None),
        ("--play", "--play", None),
        ("", "", None),
    ],
)
def test_the_file_is_found(typed, rest, file):
    assert without_file(typed.split()) == (rest.split(), file)


@pytest.mark.parametrize(
    ("typed", "language"),
    [("", "it"), ("a.cucu", "it"), ("--lang de", "de"), ("--lang", "it"), ("--play --lang=en", "en")],
)
def test_the_language_is_known_before_the_rest_is(typed, language, monkeypatch):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert language_wanted(typed.split()) == language


def test_a_file_that_is_there_needs_no_ending(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "simulte").touch()
    assert without_file(["simulte"]) == ([], "simulte")


def test_the_commands_are_those_of_the_parser():
    for command in COMMANDS:
        with pytest.raises(SystemExit) as ended:
            parser("en").parse_args([command, "--help"])
        assert ended.value.code == 0


@pytest.mark.parametrize(("language", "file"), [("en", "FILE"), ("de", "DATEI"), ("it", "FILE")])
def test_the_usage_tells_of_every_option_and_of_the_file(language, file):
    found = parser(language)
    usage = found.format_usage()
    for action in found._actions:
        for option in action.option_strings[:1]:
            assert f"[{option}" in usage
    assert file in usage
