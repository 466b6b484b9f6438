"""The window speaks what its catalogues say, in every language there is."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel

import cucu_desktop
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.widgets.language import name_of, speak, tr, trn

SOURCES = Path(cucu_desktop.__file__).parent / "ui"


@pytest.fixture
def english(qapp):
    """Speak English again afterwards, as every other test expects."""
    yield
    speak("en")


def test_languages_are_called_by_their_own_names():
    assert [name_of(code) for code in ("de", "en", "it")] == ["Deutsch", "English", "Italiano"]
    assert [name_of(code) for code in ("pl", "pt_BR")] == ["Polski", "Português (Brasil)"]


def test_no_call_of_tr_hides_in_an_f_string():
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                inside = {
                    n.func.id
                    for n in ast.walk(node)
                    if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
                }
                assert not inside & {"tr", "trn"}, (path.name, node.lineno)


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
    assert tr("Account", "Earlier deals") == "Frühere Runden"
    QCoreApplication.processEvents()
    assert told.count(QEvent.Type.LanguageChange) == 1
    speak("it")
    assert tr("Account", "Earlier deals") == "Mani precedenti"
    QCoreApplication.processEvents()
    assert told.count(QEvent.Type.LanguageChange) == 2


def test_plurals_follow_the_number(english, qapp):
    for language, one, many in (
        ("it", "Il mazzo: resta 1 carta", "Il mazzo: restano 7 carte"),
        ("de", "Der Stapel: noch 1 Karte", "Der Stapel: noch 7 Karten"),
        ("en", "Pack: 1 card left", "Pack: 7 cards left"),
    ):
        speak(language)
        told = [trn("Access", "Pack: {n} card left", "Pack: {n} cards left", number) for number in (1, 7)]
        assert told == [one, many]


def test_qts_own_dialogs_speak_the_language_too(qtbot, english):
    said = {}
    for language in LANGUAGES:
        speak(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        said[language] = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    assert said == {"it": "Annulla", "de": "Abbrechen", "en": "Cancel"}
