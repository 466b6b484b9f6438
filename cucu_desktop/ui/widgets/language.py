"""The language of the window, and the two functions through which its texts pass.

`tr` and `trn` are written out with context and text as literals, because the catalogues are brought up to
date from the source (see CONTRIBUTING.md): an f-string, or a text that is put together first, is not found.
What varies is filled in after translating.

    tr("Cover", "Hand over to {name}").format(name=name)
    trn("Saves", "{n} match", "{n} matches", number)

The words of the table itself (calls, questions, what happened) are `wording`'s.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from cucu_desktop.catalogues import Catalogue, catalogue

_qts: list[QTranslator] = []
"""Qt's own texts, once they are installed; Qt keeps no hold of them."""
_spoken: list[str] = ["en"]
"""The code of the language that is spoken now."""


def tr(context: str, text: str, comment: str = "") -> str:  # noqa: ARG001 - for who translates
    """Return the text in the language of the window.

    Args:
        context: what it belongs to: the part of the window, as translators see it.
        text: the English text.
        comment: for translators, where the text alone could be misunderstood.
    """
    return _catalogue().pgettext(context, text)


def trn(context: str, one: str, several: str, n: int) -> str:
    """Return a text that counts in the language of the window.

    Args:
        context: what it belongs to.
        one: the English text for one thing.
        several: that for any other number; "{n}" stands for it in both.
        n: how many there are.
    """
    return _catalogue().npgettext(context, one, several, n).replace("{n}", str(n))


def _catalogue() -> Catalogue:
    return catalogue(_spoken[0])


def spoken() -> str:
    """Return the code of the language that the window speaks."""
    return _spoken[0]


def name_of(language: str) -> str:
    """Return a language's name in itself, "Deutsch": one finds one's own whatever the window speaks."""
    locale = QLocale(language)
    # That of the world, for English by itself would be "American English".
    name = QLocale(locale.language(), QLocale.Country.World).nativeLanguageName() or language
    country = f" ({locale.nativeTerritoryName()})" if "_" in language else ""
    return f"{name[0].upper()}{name[1:]}{country}"


def speak(language: str) -> None:
    """Set the program's language; every widget gets one LanguageChange event."""
    app = QCoreApplication.instance()
    assert app is not None
    QLocale.setDefault(QLocale(language))
    _spoken[0] = language
    if not _qts:
        _qts.append(QTranslator())
        app.installTranslator(_qts[0])
    _qts[0].load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    # Qt posts one for a catalogue that is loaded, on which everything would be written and laid out anew.
    QCoreApplication.removePostedEvents(app, QEvent.Type.LanguageChange.value)
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
