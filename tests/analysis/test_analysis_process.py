"""Analyses from a process of their own: the same as here, kept for the next time, and stopped at will."""

import json
import subprocess
import sys
from io import BytesIO

import pytest

from cucu_desktop.analysis import analysis, analysis_process
from cucu_desktop.analysis.analysis import Analysis, analyse
from cucu_desktop.analysis.analysis_process import CRASHED, AnalysisError, AnalysisProcess, Headway
from cucu_desktop.analysis.judgement import judge
from cucu_desktop.analysis.kept_analyses import KeptAnalyses
from cucu_desktop.analysis.report import Analysed
from tests.analysis.bot_matches import play

ODD = """
import os
from cucu_desktop.analysis import analysis
from cucu_desktop.analysis.analysis_process import main
class Odd(analysis.Analysis):
    def __init__(self, log, judged):
        if log.stem == "deadly":
            os._exit(1)
        if log.stem == "odd":
            raise ZeroDivisionError
        super().__init__(log, judged)
analysis.Analysis = Odd
main()
"""


def python(program):
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", program], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
    )


def started(name, *, answers):
    """Start a process in which one log ends everything, and another breaks the analysis."""
    return python(ODD)


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "match.cucu"
    play(path, "campli", 4, deals=2)
    return path


def test_the_process_tells_how_far_it_is_and_what_came_of_it(log, tmp_path):
    *headway, found = AnalysisProcess().ask([log], tmp_path / "kept")
    assert (found.log, found.games, found.error) == (log, analyse(log), "")
    parts = [told.part for told in headway]
    assert parts == sorted(parts)
    assert parts[-1] == 1


def test_what_was_reckoned_is_kept_until_the_log_changes(log, tmp_path):
    folder = tmp_path / "kept"
    first = list(AnalysisProcess().ask([log], folder))
    again = list(AnalysisProcess().ask([log], folder))
    assert len(first) > 1
    assert again == first[-1:]
    with log.open("a", encoding="utf-8") as file:
        file.write("")
    assert KeptAnalyses(folder).find(log) == first[-1].games
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seat": 0, "say": "have", "card": "XV"}) + "\n")
    assert KeptAnalyses(folder).find(log) is None


def test_what_is_kept_and_cannot_be_read_is_reckoned_again(log, tmp_path):
    folder = tmp_path / "kept"
    (first,) = [told for told in AnalysisProcess().ask([log], folder) if isinstance(told, Analysed)]
    (kept,) = folder.iterdir()
    layers = kept.read_text("utf-8").replace('"players"', '"layers"')
    for damaged in ("", "[]", "{}", "null", "[" * 20_000, layers):
        kept.write_text(damaged, "utf-8")
        assert KeptAnalyses(folder).find(log) is None
    assert list(AnalysisProcess().ask([log], folder))[-1] == first


def test_what_was_stopped_goes_on_with_the_next_decision(log, tmp_path, monkeypatch):
    kept = KeptAnalyses(tmp_path / "kept")
    begun, whole = Analysis(log), analyse(log)
    for number in begun.judge():
        if number == begun.decisions // 2:
            break
    kept.keep_begun(log, begun.judged, kept.state_of(log))
    assert kept.find_begun(log) == begun.judged
    judged = []
    monkeypatch.setattr(analysis, "judge", lambda decision: judged.append(decision) or judge(decision))
    again = Analysis(log, kept.find_begun(log))
    assert list(again.judge()) == list(range(1, again.decisions + 1))
    assert len(judged) <= again.decisions - number
    assert again.games == whole


class _Closed(BytesIO):
    """What is read until this number of lines has arrived."""

    def __init__(self, lines):
        super().__init__()
        self.left = lines

    def flush(self):
        self.left -= 1
        if not self.left:
            raise BrokenPipeError


def test_what_is_judged_is_kept_while_it_is_reckoned_and_until_the_log_changes(log, tmp_path, monkeypatch):
    monkeypatch.setattr(analysis_process, "KEPT_EVERY", -1)
    kept = KeptAnalyses(tmp_path / "kept")
    question = json.dumps({"logs": [str(log)], "kept": str(tmp_path / "kept"), "first": 0})
    with pytest.raises(BrokenPipeError):
        analysis_process.serve(BytesIO(question.encode()), _Closed(7))
    assert len(kept.find_begun(log)) == 7
    assert kept.find(log) is None
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seat": 0, "say": "have", "card": "XV"}) + "\n")
    assert kept.find_begun(log) == {}


def test_the_process_begins_where_it_was_stopped_and_leaves_nothing_half_done(log, tmp_path):
    folder = tmp_path / "kept"
    begun = Analysis(log)
    list(begun.judge())
    line = next(line for line, each in begun.judged.items() if each)
    marked = begun.judged | {line: begun.judged[line]._replace(cost=7.0)}
    KeptAnalyses(folder).keep_begun(log, marked, KeptAnalyses.state_of(log))
    *_, found = AnalysisProcess().ask([log], folder)
    assert any(each.line == line for game in found.games for each in game.costly)
    assert [path.name for path in folder.rglob("*.json")] == ["match.json"]
    assert KeptAnalyses(folder).find_begun(log) == {}


@pytest.mark.parametrize(
    "damage",
    [
        *("", "[]", "{}", "null"),
        *(
            f'{{"judged": {{"1": ["keep", {told}]}}}}'
            for told in ("0", '"x", 0, "tokens"', 'null, 0, "tokens"')
        ),
        '{"judged": {"1": ["keep", 0, 0, "stones"]}}',
    ],
)
def test_what_was_begun_and_cannot_be_read_is_begun_anew(log, tmp_path, damage):
    kept = KeptAnalyses(tmp_path / "kept")
    kept.keep_begun(log, {}, kept.state_of(log))
    (path,) = (tmp_path / "kept").rglob("*.json")
    told = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(told | json.loads(damage)) if "judged" in damage else damage, "utf-8")
    assert kept.find_begun(log) == {}


def test_a_log_that_cannot_be_read_keeps_nobody_from_the_next(log, tmp_path):
    odd = tmp_path / "odd.cucu"
    odd.write_text("no log\n", "utf-8")
    told = AnalysisProcess().ask([odd, tmp_path / "none.cucu", log], tmp_path / "kept")
    found = [each for each in told if isinstance(each, Analysed)]
    assert [each.error for each in found] == ["foreign", "unreadable", ""]
    assert found[-1].games


def test_a_log_that_ends_the_process_or_breaks_the_analysis_keeps_nobody_from_the_next(
    log, tmp_path, monkeypatch
):
    odd = [tmp_path / name for name in ("deadly.cucu", "odd.cucu")]
    for path in odd:
        path.write_bytes(log.read_bytes())
    monkeypatch.setattr(analysis_process, "start", started)
    told = AnalysisProcess().ask([*odd, log], tmp_path / "kept")
    found = [each for each in told if isinstance(each, Analysed)]
    assert [each.error for each in found] == [CRASHED, CRASHED, ""]
    assert found[-1].games == analyse(log)


def test_a_process_that_answers_nothing_at_all_is_given_up(log, tmp_path, monkeypatch):
    monkeypatch.setattr(analysis_process, "start", lambda *_, **__: python("pass"))
    with pytest.raises(AnalysisError):
        list(AnalysisProcess().ask([log] * 9, tmp_path / "kept"))


def test_it_can_be_stopped(log, tmp_path):
    process = AnalysisProcess()
    answers = process.ask([log], tmp_path / "kept")
    assert isinstance(next(answers), Headway)
    process.stop()
    with pytest.raises(AnalysisError):
        list(answers)
    with pytest.raises(AnalysisError):
        list(process.ask([log], tmp_path / "kept"))
