"""The pages that ask the host about guests who are not connected, in a match and before one continues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from cucu_desktop.ui.guests.lobby_page import Knocks
from cucu_desktop.ui.guests.qr_view import QrView
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.guests.guests import Guests
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class PhonesAgainPage(Page):
    """With phones again, or at this screen; `closed` is to decide later: no guest's card is shown before."""

    phones = Signal()
    """The guests play on phones again."""
    here = Signal()
    """The guests play at this screen from now on."""

    def __init__(self, theme: Theme, wording: Wording, names: Sequence[str]) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: lists the names.
            names: of the guests, by seat.
        """
        super().__init__(theme)
        self.title.setText(tr("Guests", "With phones again?"))
        told = trn(
            "Guests",
            "{names} played on a phone. This screen does not show the cards until you choose.",
            "{names} played on phones. This screen does not show their cards until you choose.",
            len(names),
        )
        self.body.addWidget(written(told.format(names=wording.numbers.listed(names)), "body", wrap=True))
        self.foot.addStretch(1)
        self.button(tr("Guests", "Later"), back=True).clicked.connect(self.closed)
        self.button(tr("Guests", "Play here")).clicked.connect(self.here)
        self.button(tr("Guests", "With phones"), loud=True).clicked.connect(self.phones)


class AbsentPage(Page):
    """Wait, play here, or let a bot play; `closed` is to wait. The code leads back to the seat."""

    here = Signal()
    """The guest plays at this screen from now on."""
    by_bot = Signal()
    """A bot plays until the phone is back."""

    def __init__(self, theme: Theme, name: str, guests: Guests | None = None) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            name: of the absent guest.
            guests: all guests, with the address that the code shows; None: no code is shown.
        """
        super().__init__(theme)
        self.title.setText(tr("Guests", "{name}’s phone is gone").format(name=name))
        told = tr(
            "Guests", "It is {name}’s turn. The seat is kept: scan the code, and type the same name to go on."
        )
        self.body.addWidget(written(told.format(name=name), "body", wrap=True))
        if guests is not None:
            self._show_way_back(guests)
        self.foot.addStretch(1)
        self.button(tr("Guests", "Let a bot play")).clicked.connect(self.by_bot)
        self.button(tr("Guests", "Play here")).clicked.connect(self.here)
        self.button(tr("Guests", "Wait"), loud=True).clicked.connect(self.closed)

    def _show_way_back(self, guests: Guests) -> None:
        """Show the code that leads to the seat, and ask about a page that claims it."""
        code = QrView(self.theme)
        code.show_text(guests.join_url, tr("Guests", "QR code for players"))
        self._knocks = Knocks(self.theme, guests)
        self._knocks.ask()
        guests.changed.connect(self._ask)
        self.body.addWidget(code, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(written(guests.join_url, "small", "call", wrap=True))
        self.body.addWidget(self._knocks)

    def _ask(self) -> None:
        self._knocks.ask()
        self.refit()
