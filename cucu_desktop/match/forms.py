"""What a scenario may say in which game: its options, its own keys, and the parts of its result."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Final

from cucu_desktop.engine.cards import Pack
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak

MOST: Final = 10**12

Choices = range | tuple[str, ...] | tuple[int, ...] | tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """How scenarios of one game are written.

    Attributes:
        game: the game's module.
        results: the parts of the result that only some games have.
        options: what a scenario may choose, the default first.
        keys: the keys of the format that only some games know.
        quiet: the options for what a scenario never asks for: nobody talks of sharing or dividing.
        seats: how many seats there may be with these options, if that depends on them.
    """

    game: ModuleType
    results: tuple[str, ...]
    options: Mapping[str, Choices] = field(default_factory=dict)
    keys: tuple[str, ...] = ()
    quiet: Mapping[str, Any] = field(default_factory=dict)
    seats: Callable[[Any], range] | None = None

    def seats_with(self, options: object) -> range:
        """Return how many seats there may be."""
        return self.seats(options) if self.seats else self.game.SEATS

    def pack_with(self, options: object) -> Pack:
        """Return the pack that is played with."""
        pack: Pack = self.game.State(options, (), 0).pack
        return pack


_WITH_REENTRY: Final = tuple("cost tokens virgin lost gained losers arrests out reentered pool".split())

FORMS: Final[dict[str, Form]] = {
    form.game.ID: form
    for form in (
        Form(campli, _WITH_REENTRY, keys=("agreement",),
             quiet={"sharing": False, "agreement": False, "talk": False}),
        Form(lu_stu, _WITH_REENTRY, {"reentry": ("double", "stake"), "matti": (2, 1)}, ("agreement",),
             {"sharing": False, "agreement": False, "fools_bargain": False}, lu_stu.seats),
        Form(cuckoo, ("tokens", "lost", "losers", "arrests", "out", "pool"), {
            "all_out": ("share", "replay"),
            "pack": ("standard52", "italian40"),
            "saltacavallo": (False, True),
        }),
        Form(tiebreak, ("tokens", "lost", "losers", "arrests", "out", "pool", "gained", "rounds"),
             {"chips": range(1, MOST + 1)}),
        Form(ace_chasing, ("down", "eliminated", "matador_survives"),
             {"bets": ("matador", "either")}, ("bets",)),
    )
}  # fmt: skip
"""Each game's form, by its id."""
