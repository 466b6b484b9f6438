"""What has been solved is known at the next start."""

from cucu_desktop.match.puzzles.solved import Solved


def test_the_right_answer_solves_it_once_and_for_all(tmp_path):
    path = tmp_path / "data" / "puzzles.json"
    solved = Solved(path)
    solved.note("campli/one", is_right=False)
    solved.note("campli/one", is_right=True)
    solved.note("campli/one", is_right=False)
    solved.note("coch/two", is_right=False)
    for kept in (solved, Solved(path)):
        assert (kept.is_solved("campli/one"), kept.tries("campli/one")) == (True, 2)
        assert (kept.is_solved("coch/two"), kept.tries("coch/two")) == (False, 1)
        assert not kept.is_solved("coch/three")


def test_a_file_that_is_none_is_as_good_as_none(tmp_path):
    path = tmp_path / "puzzles.json"
    for text in ("", "[1, 2", "[]", '{"a": 1, "b": [0, true], "c": ["1", true]}', "[" * 9999):
        path.write_text(text, "utf-8")
        solved = Solved(path)
        assert not any(solved.is_solved(name) or solved.tries(name) for name in "abc")


def test_what_cannot_be_written_holds_until_the_end(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    solved = Solved(tmp_path / "file" / "puzzles.json")
    solved.note("a", is_right=True)
    assert solved.is_solved("a")
