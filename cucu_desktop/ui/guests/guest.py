"""A person with a page open."""


class Guest:
    """A player at a screen of their own, or, without a name, an onlooker.

    Attributes:
        name: the player's name; "" for onlookers.
        key: the id of their connection; "" without one.
        language: that of their page.
        is_let_in: whether the host has confirmed the name.
        told: the last message about the table sent to them.
        spoke_at: the time of their last remark, as `time.monotonic` returns it.
    """

    def __init__(self, name: str, *, is_let_in: bool) -> None:
        self.name, self.is_let_in = name, is_let_in
        self.key = ""
        self.language = "en"
        self.told = ""
        self.spoke_at = 0.0
