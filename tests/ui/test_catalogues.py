"""The catalogues hold every text of the window in every language, and nothing else."""

import ast
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel

import cucu_desktop
from cucu_desktop.match.telling import LANGUAGES
from cucu_desktop.resources import catalogue
from cucu_desktop.ui.language import speak, tr

ROOT = Path(cucu_desktop.__file__).parents[1]
SOURCES = ROOT / "cucu_desktop" / "ui"
CATALOGUES = ROOT / "translations" / "ui"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(path):
    """Every text of a catalogue, with its context: the element that holds it."""
    return [
        (context.findtext("name"), message)
        for context in ET.parse(path).getroot().findall("context")
        for message in context.findall("message")
    ]


def translations_of(message):
    found = message.find("translation")
    forms = [form.text or "" for form in found.findall("numerusform")]
    return forms or [found.text or ""]


def places_in(text):
    return sorted(re.findall(r"\{[^}]*\}", text))


@pytest.fixture
def english(qapp):
    """Speak English again afterwards, as every other test expects."""
    yield
    speak("en")


@in_every_language
def test_nothing_is_left_untranslated(language):
    found = messages(CATALOGUES / f"cucu_{language}.ts")
    assert len(found) > 100
    for context, message in found:
        source = message.findtext("source")
        assert message.find("translation").get("type") is None, (context, source)
        assert all(text.strip() for text in translations_of(message)), (context, source)


@in_every_language
def test_every_place_to_be_filled_is_there_in_translation(language):
    for context, message in messages(CATALOGUES / f"cucu_{language}.ts"):
        source = message.findtext("source")
        for text in translations_of(message):
            assert places_in(text) == places_in(source), (context, source)
        if message.get("numerus"):
            assert "%n" in translations_of(message)[-1], (context, source)
        assert source.count("&") == translations_of(message)[-1].count("&"), (context, source)


def test_no_two_entries_of_a_menu_have_the_same_key():
    """Menu titles among themselves: Alt with a letter opens one of them."""
    for language in LANGUAGES:
        titles = [
            translations_of(message)[0]
            for context, message in messages(CATALOGUES / f"cucu_{language}.ts")
            if context == "Menus" and message.findtext("source") in ("&Game", "&View", "&Language", "&Help")
        ]
        keys = [title[title.index("&") + 1].lower() for title in titles]
        assert len(set(keys)) == len(keys) == 4, language


def test_lupdate_finds_nothing_new(tmp_path):
    """What stands in the source stands in the catalogues, and the other way round."""
    from PySide6 import __file__ as pyside  # noqa: PLC0415

    tool = Path(pyside).parent / "lupdate"
    if not tool.is_file():
        pytest.skip("this PySide6 came without lupdate")
    fresh = tmp_path / "fresh.ts"
    command = [
        tool,
        "-silent",
        "-extensions",
        "py",
        "-tr-function-alias",
        "translate+=tr",
        SOURCES,
        "-ts",
        fresh,
    ]
    subprocess.run([str(part) for part in command], check=True, capture_output=True)

    def texts(path):
        return {
            (context, message.findtext("source"), message.findtext("comment"), message.get("numerus"))
            for context, message in messages(path)
        }

    for language in LANGUAGES:
        assert texts(CATALOGUES / f"cucu_{language}.ts") == texts(fresh), "run lupdate, then translate"


def calls_of_tr():
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr":
                yield path.name, node


def test_tr_is_called_as_lupdate_can_read_it():
    """Literals for context, text and comment; no keywords; a plain name or a call for the number."""
    number = 0
    for name, call in calls_of_tr():
        number += 1
        where = (name, call.lineno)
        assert not call.keywords, where
        assert all(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in call.args[:3]), (
            where
        )
        counts = "%n" in call.args[1].value
        assert counts == (len(call.args) == 5), where
        if counts:
            assert isinstance(call.args[3], ast.Name), where
            assert isinstance(call.args[4], (ast.Name, ast.Call)), where
    assert number > 100


def test_no_call_of_tr_hides_in_an_f_string():
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                inside = {
                    n.func.id
                    for n in ast.walk(node)
                    if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
                }
                assert "tr" not in inside, (path.name, node.lineno)


@in_every_language
def test_every_language_has_a_catalogue(language, qapp):
    assert catalogue(language)


def test_the_language_changes_at_once_and_widgets_are_told(qtbot, english):
    speak("en")
    told = []

    class Label(QLabel):
        def changeEvent(self, event):  # noqa: N802 - Qt's name
            told.append(event.type())

    label = Label()
    qtbot.addWidget(label)
    label.show()
    QCoreApplication.processEvents()
    told.clear()
    speak("de")
    assert tr("Account", "Before") == "Vorher"
    QCoreApplication.processEvents()
    assert told.count(QEvent.Type.LanguageChange) == 1
    speak("it")
    assert tr("Account", "Before") == "Prima"
    QCoreApplication.processEvents()
    assert told.count(QEvent.Type.LanguageChange) == 2


def test_plurals_follow_the_number(english, qapp):
    for language, one, many in (
        ("it", "Il mazzo: resta 1 carta", "Il mazzo: restano 7 carte"),
        ("de", "Der Stapel: noch 1 Karte", "Der Stapel: noch 7 Karten"),
        ("en", "The pack: 1 card left", "The pack: 7 cards left"),
    ):
        speak(language)
        told = [tr("Access", "The pack: %n cards left", "", int, number) for number in (1, 7)]
        assert told == [one, many]


def test_qts_own_dialogs_speak_the_language_too(qtbot, english):
    said = {}
    for language in LANGUAGES:
        speak(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        said[language] = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    assert said == {"it": "Annulla", "de": "Abbrechen", "en": "Cancel"}
