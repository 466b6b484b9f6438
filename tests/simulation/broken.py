"""A broken promise."""


class BrokenError(AssertionError):
    """A promise is broken: which kind, and how."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"{what}: {text}")
        self.what, self.text = what, text
