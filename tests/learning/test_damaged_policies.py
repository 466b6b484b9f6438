"""Odd files in the cache of policies: ignored with one sentence, whatever they contain."""

import json
import zlib
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning import policy as policies
from cucu_desktop.learning import policy_store
from cucu_desktop.learning.learning import Learning
from cucu_desktop.learning.policy import DamagedPolicyError, Policy, read_policy

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 10**10, 10**400, float("inf"), float("nan"), "", "x", "9" * 5000, [], {}, [[]]]),
    st.recursive(st.text(max_size=3), lambda inner: st.lists(inner, max_size=3), max_leaves=4),
)
HEADER = {
    "game": "campli",
    "seats": 3,
    "options": {"tokens": 3},
    "digest": "0123456789abcdef",
    "method": "sampled",
    "seed": 1,
    "rounds": 5,
    "deals": 10,
    "seconds": 1,
    "gain": 0.001,
    "gain_error": 0.0,
}
LINES = ("0|ke 0 0 6|keep exchange|0|-9452 -6393|355", "7|7|keep exchange|75|-6848 -6033|441")


def packed(header, lines=LINES):
    return zlib.compress("\n".join([json.dumps(header), *lines]).encode())


@cache
def a_run():
    run = Learning(GAMES["cuckoo"], GAMES["cuckoo"].options(), 2, whole=False)
    run.step()
    return run.saved()


def unchanged():
    return Learning(GAMES["cuckoo"], GAMES["cuckoo"].options(), 2, whole=False)


def is_read(data):
    """Whether a policy is read, and then has what bots take from it."""
    try:
        policy = read_policy(data)
    except DamagedPolicyError:
        return False
    assert isinstance(policy, Policy)
    assert all(0 <= chance <= 1 for row in policy.rows.values() for chance in row.chances)
    assert type(policy.origin.seats) is int
    assert policy.origin.gain + policy.origin.gain_error < float("inf")
    return True


def test_a_policy_as_it_is_written_is_read():
    assert is_read(packed(HEADER))


@given(st.sampled_from(sorted(HEADER)), ODD)
def test_a_header_with_an_odd_value_is_refused_or_read_within_bounds(field, value):
    is_read(packed({**HEADER, field: value}))


@given(st.integers(0, 1), st.integers(0, 60), st.integers(0, 3), st.text("0123456789 -|k!\0é", max_size=6))
def test_a_row_with_odd_text_is_refused_or_read_within_bounds(line, at, cut, text):
    lines = list(LINES)
    lines[line] = lines[line][:at] + text + lines[line][at + cut :]
    is_read(packed(HEADER, lines))


@given(st.binary(max_size=60))
def test_what_is_no_policy_is_refused(data):
    assert not is_read(data)
    assert not is_read(zlib.compress(data))


@pytest.mark.parametrize(
    "header",
    [
        {**HEADER, "seats": 9_999_999_999},
        {**HEADER, "game": []},
        {**HEADER, "gain": "0.1"},
        {**HEADER, "digest": "../../x"},
        [],
        {},
        None,
    ],
)
def test_these_headers_are_refused(header):
    assert not is_read(packed(header))


@pytest.mark.parametrize(
    "line",
    [
        "0|ke 0 0 999999999|keep exchange|0|1 2|",
        "0|ke 0 0 6|keep exchange|2000|1 2|",
        "0|ke 0 0 6|keep exchange|0|1|",
        "0|ke 0 0 6|keep keep|0|1 2|",
        "0|ke 0 0 6|stay go|0|1 2|",
        "5|ke 0 0 6|keep exchange|0|1 2|",
        "-1|ke 0 0 6|keep exchange|0|1 2|",
    ],
)
def test_these_rows_are_refused(line):
    assert not is_read(packed(HEADER, [line]))


def test_what_unpacks_to_too_much_is_refused(monkeypatch):
    monkeypatch.setattr(policies, "LARGEST", 1 << 20)
    assert not is_read(zlib.compress(bytes(1 << 21)))
    key = "x" * 2000
    grows = [f"0|{key}|keep exchange|0|1 2|", *[f"{2000 + at}|y|keep exchange|0|1 2|" for at in range(600)]]
    assert not is_read(packed({**HEADER, "method": "tree"}, grows))
    assert not unchanged().restore(zlib.compress(bytes(1 << 21)))


# In the cache


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(policy_store, "own_policies", lambda: tmp_path)
    policy_store.forget()
    yield tmp_path
    policy_store.forget()


@pytest.mark.expects_warnings
@pytest.mark.parametrize(
    "header",
    [
        {**HEADER, "seats": 9_999_999_999},
        {**HEADER, "seats": 99},
        {**HEADER, "game": "gone"},
        {**HEADER, "game": "cuckoo"},
        {**HEADER, "options": {"high": 0}},
        {**HEADER, "options": {"tokens": "many"}},
        {**HEADER, "options": {"tokens": []}},
    ],
)
def test_odd_turns_in_the_cache_change_nothing(folder, header, caplog):
    usual = GAMES["campli"].usual
    known = policy_store.turns_for(usual, 4)
    policy_store.forget()
    name = f"campli-{header['seats']}-{header['digest']}.turns"
    (folder / name).write_bytes(packed(header))
    (folder / "campli-4-0123456789abcdef.turns").write_bytes(b"no policy")
    caplog.clear()
    assert policy_store.turns_for(usual, 4) == known
    told = [record for record in caplog.records if "campli-4-" in record.message]
    assert len(told) == 1
    assert told[0].exc_info is None, "one sentence, no traceback"


# An unfinished run


@given(st.sampled_from(["digest", "method", "seed", "rounds", "seconds", "rows", "sum"]), ODD)
def test_a_run_with_an_odd_value_begins_again(field, value):
    run = json.loads(zlib.decompress(a_run()))
    if run[field] == value:
        return
    learning = unchanged()
    assert not learning.restore(zlib.compress(json.dumps({**run, field: value}).encode()))
    assert learning.rounds == 0


@given(st.data(), ODD)
def test_a_run_with_an_odd_row_begins_again(data, value):
    run = json.loads(zlib.decompress(a_run()))
    key = data.draw(st.sampled_from(sorted(run["rows"])))
    run["rows"][key][data.draw(st.integers(0, 1))] = value
    assert not unchanged().restore(zlib.compress(json.dumps(run).encode()))


def test_a_deep_or_strange_run_begins_again():
    for text in ("[" * 100_000, "1", "null", '{"sum": 1}', "{}"):
        assert not unchanged().restore(zlib.compress(text.encode()))


def test_a_whole_run_is_gone_on_with():
    learning = unchanged()
    assert learning.restore(a_run())
    assert learning.rounds == 1
