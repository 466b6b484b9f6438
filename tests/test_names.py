"""Names are counted and cut as a reader counts letters, and cleaned of what would garble other text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.names import LONGEST_NAME, as_named, cleaned, cut, length, letters

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
    assert as_named(letter * LONGEST_NAME) == letter * LONGEST_NAME


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
        ("a" + "\u0301" * 100, "a" + "\u0301" * 11),
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
