"""What has been solved is known at the next start."""

from cucu_desktop.match.puzzles.solved import Solved


def test_the_right_answer_solves_it_once_and_for_all(tmp_path):
    path = tmp_path / "data" / "results.sqlite"
    solved = Solved(path)
    solved.note("campli/one", is_right=False)
    solved.note("campli/one", is_right=True)
    solved.note("campli/one", is_right=False)
    solved.note("coch/two", is_right=False)
    for kept in (solved, Solved(path)):
        assert (kept.is_solved("campli/one"), kept.tries("campli/one")) == (True, 2)
        assert (kept.is_solved("coch/two"), kept.tries("coch/two")) == (False, 1)
        assert not kept.is_solved("coch/three")
