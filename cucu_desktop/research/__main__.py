"""`python -m cucu_desktop.research GAME [SETTING=VALUE ...]` lists a game's actions and parts of vectors."""

import sys
from collections.abc import Sequence

from cucu_desktop.research.configuration import Configuration, Setting


def main(arguments: Sequence[str]) -> None:
    """Print the numbers of actions, then the parts of a vector: offset, shape, name, meaning."""
    game, *settings = arguments or ("campli",)
    agreed = Configuration(game, dict(_setting(text) for text in settings))
    lines = [f"{len(agreed.actions)} actions"]
    lines += [f"{number:6}  {name}" for number, name in enumerate(agreed.actions.names)]
    lines += [f"{agreed.layout.size} numbers of an observation", *agreed.layout.describe()]
    sys.stdout.write("\n".join(lines) + "\n")


def _setting(text: str) -> tuple[str, Setting]:
    name, _, value = text.partition("=")
    words: dict[str, Setting] = {"true": True, "false": False}
    if value.lower() in words:
        return name, words[value.lower()]
    return name, int(value) if value.lstrip("-").isdigit() else value


if __name__ == "__main__":
    main(sys.argv[1:])
