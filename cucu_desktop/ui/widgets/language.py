"""The language of the window, and the two functions that translate its texts.

`tr` and `trn` take context and text as literals, because the catalogues are extracted from the source (see
CONTRIBUTING.md): an f-string, or a text that is joined first, is not found. Values are filled in after
translating.

    tr("Cover", "Hand over to {name}").format(name=name) trn("Saves", "{n} match", "{n} matches", number)

The words of the table itself (calls, questions, events) are in `wording`.
"""

from PySide6.QtCore import QCollator, QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from cucu_desktop.catalogues import Catalogue, catalogue
from cucu_desktop.names import Collation

_qts: list[QTranslator] = []
"""Qt's own texts, once they are installed; Qt keeps no reference to them."""
_spoken: list[str] = ["en"]
"""The code of the present language."""


def tr(context: str, text: str, comment: str = "") -> str:  # noqa: ARG001 - for translators
    """Return the text in the language of the window.

    Args:
        context: the part of the window, for translators.
        text: the English text.
        comment: for translators, if the text alone could be misunderstood.
    """
    return _catalogue().pgettext(context, text)


def trn(context: str, one: str, several: str, n: int) -> str:
    """Return a text with a plural in the language of the window.

    Args:
        context: the part of the window.
        one: the English singular.
        several: the English plural; "{n}" is replaced by the number in both.
        n: the number.
    """
    return _catalogue().npgettext(context, one, several, n).replace("{n}", str(n))


def _catalogue() -> Catalogue:
    return catalogue(_spoken[0])


def spoken() -> str:
    return _spoken[0]


def name_of(language: str) -> str:
    """Return a language's name in itself, "Deutsch", so that its speakers find it."""
    locale = QLocale(language)
    # That of the world, as English alone would be "American English".
    name = QLocale(locale.language(), QLocale.Country.World).nativeLanguageName() or language
    country = f" ({locale.nativeTerritoryName()})" if "_" in language else ""
    return f"{name[0].upper()}{name[1:]}{country}"


def speak(language: str) -> None:
    """Set the program's language; every widget gets one LanguageChange event."""
    app = QCoreApplication.instance()
    assert app is not None
    QLocale.setDefault(QLocale(language))
    _spoken[0] = language
    Collation.key = QCollator(QLocale(language)).sortKey
    if not _qts:
        _qts.append(QTranslator())
        app.installTranslator(_qts[0])
    _qts[0].load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    # Qt posts an event for a loaded catalogue, which would translate and lay out everything again.
    QCoreApplication.removePostedEvents(app, QEvent.Type.LanguageChange.value)
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
