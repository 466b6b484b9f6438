"""Each `Translated` widget sets its texts once for another language, and never without need."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.widgets.language import speak
from tests.ui.tables import spin


class Listener(QWidget):
    """Counts the LanguageChange events that it receives."""

    told = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.told += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


def test_what_is_made_in_a_language_is_not_told_of_it_later(qtbot):
    speak("de")
    listener = Listener()
    qtbot.addWidget(listener)
    spin(20)
    assert listener.told == 0


def test_another_language_is_told_once(qtbot):
    listener = Listener()
    qtbot.addWidget(listener)
    for number, language in enumerate(("de", "it"), start=1):
        speak(language)
        spin(20)
        assert listener.told == number
