"""Every kind of event is told, or meant not to be, in every language, with the same words to fill in."""

import re
import tomllib
from typing import get_args

import pytest

from cucu_desktop import resources
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import Arrested, Compared, Event, Talked, TokenLost
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.games.campli import ARRESTS, PHRASES
from cucu_desktop.match.telling import _TOLD, LANGUAGES, Teller, system_language


def test_every_kind_of_event_is_known() -> None:
    assert set(_TOLD) == set(get_args(Event)) | set(get_args(RarerEvent))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_and_the_same_gaps(language: str) -> None:
    def read(name: str) -> dict[str, dict[str, str]]:
        return tomllib.loads(resources.translation("account", f"{name}.toml").read_text("utf-8"))

    ours, english = read(language), read("en")
    for section, entries in english.items():
        assert set(ours[section]) == set(entries)
        for key, sentence in entries.items():
            assert set(re.findall(r"{\w+}", ours[section][key])) == set(re.findall(r"{\w+}", sentence)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrests_losses_and_talk_are_told(language: str) -> None:
    tell, names = Teller(language).tell, ["Ada", "Bruno"]
    for card in ARRESTS:
        assert "Bruno" in (tell(Arrested(1, 0, card, shown=True, audience=-1), names) or "")
    for reason in ("XII", "XIV", "lowest", "matto", "promise"):
        assert {tell(TokenLost(0, left, reason), names) for left in (0, 1, 2)}.isdisjoint({None})
    for phrase in PHRASES:
        assert "Ada" in (tell(Talked(0, phrase, "XV"), names) or "")
    for card in CUCCO.designs:
        assert Teller(language).card(card.id)


def test_several_losers_stand_in_one_sentence() -> None:
    assert Teller("en").tell(Compared((0, 1, 2)), ["Ada", "Bruno", "Cesira"]) == (
        "Paying in this deal: Ada, Bruno and Cesira."
    )


def test_a_language_that_is_none_of_ours() -> None:
    with pytest.raises(ValueError, match="nl"):
        Teller("nl")


@pytest.mark.parametrize(("value", "language"), [("de_AT.UTF-8", "de"), ("fr_FR", "en"), ("", "en")])
def test_the_systems_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert system_language() == language
