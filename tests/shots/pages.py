"""The scenes of the pages, before anybody sits down."""

from stagehand import Scene, Stagehand


def start(hand: Stagehand) -> None:
    hand.rest(100)


def choose(hand: Stagehand) -> None:
    hand.window.papers.choose_game()
    hand.rest(200)


def rules(hand: Stagehand) -> None:
    hand.window.papers.open_rules()
    hand.rest(400)


def collection(hand: Stagehand) -> None:
    hand.window.papers.open_collection()
    hand.rest(400)


def about(hand: Stagehand) -> None:
    hand.window.papers.open_about()
    hand.rest(300)


def set_up_of(game: str) -> Scene:
    def stage(hand: Stagehand) -> None:
        hand.window.papers.lay_table(game)
        hand.rest(300)

    return stage


def settings(hand: Stagehand) -> None:
    hand.window.papers.open_settings()
    hand.rest(300)


PAGES: dict[str, Scene] = {
    "start": start,
    "choose": choose,
    "set-up": set_up_of("campli"),
    "set-up-ace": set_up_of("ace_chasing"),
    "set-up-trionfo": set_up_of("trionfo"),
    "settings": settings,
    "rules": rules,
    "collection": collection,
    "about": about,
}
"""What there is to see, by name."""
