"""The examples for researchers run, and come to what they should."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "cucu_desktop/research/examples"
RUN_CELLS = """
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    cells = json.load(file)["cells"]
names = {"__name__": "__main__"}
for cell in cells:
    if cell["cell_type"] == "code":
        exec("".join(cell["source"]), names)
"""
ON_TWO_NODES = """
import runpy, sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
cluster.add_node(num_cpus=1)
sys.argv = [sys.argv[1], *sys.argv[2:], "--address", cluster.address]
runpy.run_path(sys.argv[0], run_name="__main__")
cluster.shutdown()
"""


def told(*command, home):
    """What a process says that runs with a home of its own."""
    surroundings = {**os.environ, "HOME": str(home), "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, *command], env=surroundings, capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_mccfr_learns_to_exchange_low_cards_and_to_keep_high_ones(tmp_path):
    pytest.importorskip("pyspiel")
    example = str(EXAMPLES / "cuckoo_mccfr.py")
    text = told(example, "--iterations", "300", "--games", "200", home=tmp_path)
    exchanged = {rank: int(share) for rank, share in re.findall(r"^ +(\w+) +(\d+)%$", text, re.MULTILINE)}
    assert list(exchanged) == "A 2 3 4 5 6 7 8 9 10 J Q K".split()
    assert min(exchanged[rank] for rank in "A234") > 55
    assert max(exchanged[rank] for rank in "JQK") < 45
    eldest, _ = map(float, re.findall(r"[+-]\d\.\d\d", text))
    assert eldest > 0.5


def test_rollouts_are_spread_over_two_nodes(tmp_path):
    pytest.importorskip("ray")
    example = str(EXAMPLES / "ray_rollouts.py")
    text = told("-c", ON_TWO_NODES, example, "--games", "8", "--batch", "2", "--seats", "3", home=tmp_path)
    assert "8 games of campli by 2 workers on 2 nodes" in text
    assert len(re.findall(r"seat \d: [+-]\d+\.\d\d ± \d+\.\d\d a game", text)) == 3


def test_a_policy_is_learnt_over_two_nodes_as_in_one_process(tmp_path):
    pytest.importorskip("ray")
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - only where there is Ray
    from cucu_desktop.learning.learning import Learning  # noqa: PLC0415
    from cucu_desktop.learning.policy import read_policy  # noqa: PLC0415

    example = str(EXAMPLES / "ray_learning.py")
    rounds = ("--seats", "3", "--rounds", "2", "--out", str(tmp_path / "policies"))
    told("-c", ON_TWO_NODES, example, "cuckoo", *rounds, home=tmp_path)
    (path,) = (tmp_path / "policies").glob("cuckoo-3-*.policy")
    alone = Learning(GAMES["cuckoo"], GAMES["cuckoo"].options(), 3, whole=False)
    alone.step()
    alone.step()
    assert read_policy(path.read_bytes()).rows == alone.policy().rows


def test_the_notebook_runs_from_above(tmp_path):
    pytest.importorskip("pyspiel")
    text = told("-c", RUN_CELLS, str(EXAMPLES / "learning.ipynb"), home=tmp_path)
    assert re.search(r"^5396 nodes; 2 actions$", text, re.MULTILINE)
    assert float(re.search(r"exploitability (\S+) coins", text)[1]) < 0.01
    assert re.search(r"eldest hand with a 5: .*'exchange': '(9\d|100)%'", text)
    assert re.search(r"eldest hand with a 8: .*'keep': '(9\d|100)%'", text)
    assert re.search(r"[+-]\d+\.\d\d coins a deal", text)
    assert "'player_0'" in text


def test_the_notebook_is_one():
    nbformat = pytest.importorskip("nbformat")
    nbformat.validate(nbformat.read(EXAMPLES / "learning.ipynb", as_version=4))
