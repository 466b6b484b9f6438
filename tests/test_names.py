"""Names are counted and cut as a reader counts letters, and cleaned of what would garble other text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.names import LONGEST_NAME, as_named, cleaned, cut, length, letters, likeness_keys, same_key

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
HEBREW = ["\u05e9\u05b8", "\u05dc\u05d5"[0], "\u05d5\u05b9", "\u05dd"]


@pytest.mark.parametrize(
    "whole",
    [
        list("Anna"),
        ["e\u0301", "e", "o\u0308\u0323"],
        HEBREW,
        [FAMILY, KISS, SCOTLAND, "a"],
        ["\U0001f1ee\U0001f1f9", "\U0001f1e9\U0001f1ea", "\U0001f1eb"],
        ["\U0001f467", "\U0001f1ee\U0001f1f9"],
        ["\ud55c", "\uae00", "\u1112\u1161\u11ab", "\u1100"],
        ["\u0915\u094d\u0937\u093f", "\u0924\u094d\u200d\u0930", "\u0915"],
        ["1\ufe0f\u20e3", " ", "\u304b\uff9e"],
        ["\u0301", "a"][:1],
    ],
    ids="".join,
)
def test_letters_are_those_of_a_reader(whole):
    assert list(letters("".join(whole))) == whole
    assert length("".join(whole)) == len(whole)


@given(st.text())
def test_letters_make_up_the_text(text):
    assert "".join(letters(text)) == text


@pytest.mark.parametrize("letter", ["a", FAMILY, "e\u0301", "\u05e9\u05b8", "\U0001f1ee\U0001f1f9"])
def test_a_name_is_cut_between_letters(letter):
    assert cut(letter * LONGEST_NAME) == letter * LONGEST_NAME
    assert cut(letter * (LONGEST_NAME + 5)) == letter * LONGEST_NAME
    assert length(as_named(letter * LONGEST_NAME)) == LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna\x1b[31m", "Anna[31m"),
        ("\u202eannA\u202c", "annA"),
        ("A\u2066n\u2069n\u200ea\u061c", "Anna"),
        ("An\nna", "An na"),
        ("An\u200b\ufeff\u2060na", "Anna"),
        ("An\ud800na", "Anna"),
        ("\u3164\u2800", ""),
        ("a" + "\u0301" * 100, "\u00e1" + "\u0301" * 11),
        (FAMILY, FAMILY),
        (SCOTLAND, SCOTLAND),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
    ],
)
def test_what_cannot_be_shown_or_turns_text_round_is_taken_out(name, shown):
    assert cleaned(name) == shown


@given(st.text())
def test_a_name_taken_in_can_be_shown_and_stays(text):
    name = as_named(text)
    assert as_named(name) == name
    assert length(name) <= LONGEST_NAME
    odd = {unicodedata.category(each) for each in name if each not in "\u200c\u200d"}
    assert not odd & {"Cc", "Cs", "Zl", "Zp"}
    assert not any("\u202a" <= each <= "\u202e" or "\u2066" <= each <= "\u2069" for each in name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zo\u00eb", "Zoe\u0308"),
        ("Li Wei", "Li\u00a0Wei"),
        ("Li Wei", "Li \u2009\u200b Wei"),
        ("Anna", "\u0410nna"),
        ("Nina", "\u039dina"),
        ("zo\u00eb ", "ZO\u00cb\u200b"),
        ("anna", "\uff21\uff2e\uff2e\uff21"),
        ("D\u2019Angelo", "d'angelo"),
        ("An\u00adna", "Anna"),
    ],
)
def test_names_that_look_the_same_have_one_key(one, other):
    assert same_key(one) == same_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nina", "Nina 2"),
        ("\U0001f600", "\U0001f3a9"),
        ("\u0915\u093f", "\u0915\u093e"),
        ("\u304b", "\u304c"),
        ("\u041d\u043e\u0440\u0430", "\u041d\u043e\u0432\u0430"),
        ("!", "?"),
    ],
)
def test_different_names_have_different_keys(one, other):
    assert same_key(one) != same_key(other)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("Li\u00a0Wei", "Li Wei"),
        (" Li \u200b\u3000\u2009Wei\u2028", "Li Wei"),
        ("x" * 60, "x" * 60),
    ],
)
def test_a_name_is_composed_and_its_blanks_are_one(name, shown):
    assert cleaned(name) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nicol\u00f2 Rossi", "Niccol\u00f2 Rossi"),
        ("M\u00fcller", "Mueller"),
        ("Muller", "Mueller"),
        ("\u0141ukasz", "Lukasz"),
        ("\u00d8yvind", "Oyvind"),
        ("Anna Di Francesco", "DiFrancesco Anna"),
        ("Rita D Ascanio", "Rita DAscanio"),
        ("Rita D\u2019Ascanio", "DAscanio, Rita"),
        ("Anna Maria Rossi", "Annamaria Rossi"),
        ("Stra\u00dfer", "Strasser"),
        ("S\u00f8ren", "Soeren"),
    ],
)
def test_spellings_of_one_name_look_alike(one, other):
    assert any(map(str.__eq__, likeness_keys(one), likeness_keys(other)))


@pytest.mark.parametrize(
    ("one", "other"), [("Carla", "Carlo"), ("Mario Rossi", "Maria Rossi"), ("Anna Di", "Anna Da")]
)
def test_other_names_do_not_look_alike(one, other):
    assert not any(map(str.__eq__, likeness_keys(one), likeness_keys(other)))


@given(st.text())
def test_a_name_and_its_cleaned_form_are_the_same(text):
    assert cleaned(cleaned(text)) == cleaned(text)
    assert same_key(cleaned(text)) == same_key(text)
