"""The language of the window: Qt's catalogues, and the one function through which its texts pass.

`tr` is written out with its context and text as literals, because lupdate reads the source: it finds neither
keywords, nor f-strings, nor a text that is put together first. What varies is filled in after translating. A
number that decides between singular and plural comes fifth, after `int`, and is a plain name: lupdate takes
the fourth for an encoding, as Qt 4 had it, and overlooks anything longer.

    tr("Cover", "Hand over to {name}").format(name=name)
    tr("Saves", "%n matches", "", int, number)

New texts are brought into the catalogues, to be translated there, by

    pyside6-lupdate -extensions py -tr-function-alias translate+=tr -locations none cucu_desktop/ui
    -ts translations/ui/cucu_it.ts translations/ui/cucu_de.ts translations/ui/cucu_en.ts

The words of the table itself (calls, questions, what happened) are `wording`'s.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from cucu_desktop.resources import catalogue

_LOCALES: Final = {
    "it": QLocale.Language.Italian,
    "de": QLocale.Language.German,
    "en": QLocale.Language.English,
}

_translators: list[QTranslator] = []
"""Qt's own texts and ours, once they are installed; Qt keeps no hold of them."""


def tr(context: str, text: str, comment: str = "", _kind: type[int] = int, n: int = -1) -> str:
    """Return the text in the language of the window.

    Args:
        context: what it belongs to: the part of the window, as translators see it.
        text: the English text; "%n" stands for the number.
        comment: for translators, where the text alone could be misunderstood.
        n: the number that decides between singular and plural.
    """
    return QCoreApplication.translate(context, text, comment or None, n)


def speak(language: str) -> None:
    """Let the whole program speak this language from now on; every widget gets a LanguageChange event."""
    app = QCoreApplication.instance()
    assert app is not None
    QLocale.setDefault(QLocale(_LOCALES[language]))
    if not _translators:
        _translators.extend((QTranslator(), QTranslator()))
        for translator in _translators:
            app.installTranslator(translator)
    qts, ours = _translators
    qts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    ours.load(str(catalogue(language)))
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
