"""One thing has one name in a language, and what is filled into a sentence fits it."""

# ruff: noqa: RUF001 - the marks of three languages are what is tested

import re
import tomllib
from functools import lru_cache

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.po import read
from cucu_desktop.resources import asset, translation
from cucu_desktop.words import addressed, words_of

OTHER_NAMES = {
    "de": {
        r"Trumpfkarte": "der Trionfo",
        r"\bBericht\b": "der Verlauf",
        r"Computerspieler": "der Bot",
        r"[Tt]isch decken": "Tisch einrichten",
        r"\bRat\b": "der Tipp",
        r"zurückblicken|zurückgeblickt": "die Wiederholung; auswerten",
        r"[Ww]er auch (immer )?gewinnt": "egal wer gewinnt",
        r"\bAnrecht\b": "ein Leben",
        r"[Ss]ehenswert|\b[Bb]esonderen? Runden|\b[Dd]enkwürdig": "berühmte Runden",
        r"geschieht|geschehen": "passieren",
        r"gleichgültig": "egal",
        r"\b[Vv]orzeigen": "das Aufdecken",
        r"aufbewahrt|festgehalten": "gespeichert",
        r"Gewinnaussicht": "die Siegchance",
        r"Holzst(ück|ein)": "die Holzfigur",
        r"\btäte\b": "würde",
        r"\bRufe\b(?! eine)": "Ansagen sind, was am Tisch gesagt wird",
        r"Karte[^.]*\b(ge)?nann?t\b|\b[Nn]enn[et] eine (Karte|niedrigere)": "eine Karte wird gerufen",
        r"\bSeite (gewinnt|mit den meisten)|\b[Dd]eine Seite\b|\b[Dd]ie Seiten\b": "die Partei",
        r"(?<!Die )Karte[^.]*\b(schlägt|schlagen|geschlagen)\b": "eine Karte sticht",
        r"darüber springen|drüber springen": "drüberspringen",
        r"(?<!sich )\bvor \w+ hüten": "sich hüten",
        r"niemand jemals|jemals niemand": "nie jemand",
        r"\bBlatt von Masenghini|Masenghinis Blatt": "das Regelblatt",
    },
    "en": {
        r"\bfollow suit\b": "cards without suits: play one of them, of the same series",
        r"\bNo power\.": "say what follows: it can’t refuse a swap",
        r"trump card": "the trionfo",
        r"\b[Ee]xchang(e|es|ed|ing)\b": "to swap, a swap",
        r"\badvice\b|\badvised\b": "a hint, suggested",
        r"\b[Tt]he account\b|[Rr]unning account": "the log",
        r"\bfeats?\b": "a trophy",
        r"\b[Aa]rrest(s|ed)?\b": "a stop, stopped",
        r"\bopen pile\b": "the discard pile",
        r"[Dd]eals worth seeing|[Mm]emorable deals": "famous deals",
        r"(?<!could )(?<!\()(?<!if it )\b[Mm]atch(es)?\b": "a game",
        r"\brounds? of ties\b": "a play-off",
        r"\b[Tt]rophy shelf\b": "the shelf",
        r"\bla(y|ys|id) (away|aside)\b": "to discard, to set aside",
        r"\bdivid(e|es|ed|ing) the pool\b": "to split the pool",
        r"\bright to the pool\b": "a life",
        r"\b[Gg]o(es)? on (playing|with)\b|^Go on$|\bgone on\b": "continue, resume, next",
        r"\b[Ll]ook(s|ed|ing)? on\b": "watch",
        r"\b[Ll]ay the table\b": "set up",
        r"\b[Kk]eep as\b": "save as",
        r"\btakes? back\b|\btaken back\b": "undo",
        r"had (the|his|her|their) turn": "a turn is over",
        r"\bpays? along\b": "pays too",
        r"[Ww]hoever (?!wins\b|leads\b|holds\b)": "anyone who, the player who",
        r"\b([Aa]ny|[Ss]ome|[Ee]very)body\b": "anyone, someone, everyone",
        r"\boneself\b|\bone’s own\b": "you, your own",
        r"\bin a hundred (deals|games|times)\b": "per 100 deals",
        r"rounds? like|survives this round|the next rounds?": "a deal; a round is one of ties",
        r"[Nn]ames? \{card\}|[Nn]ame a (lower|card)|card is named": "a card is called",
    },
    "it": {
        r"carta di trionfo": "il trionfo",
        r"giocator[ei] del computer": "il bot",
        r"[Aa]pparecchia": "prepara il tavolo",
        r"[Rr]esoconto": "la cronaca",
        r"[Cc]i ripenso": "annulla mossa",
        r"\b[Mm]i alzo\b": "lascia il tavolo",
        r"\b[Mm]ensola\b": "i trofei",
        r"\bda vedere\b|\b[Mm]ani memorabili\b": "mani celebri",
        r"[Cc]onservat[aeio]\b": "salvata",
        r"[Rr]iesamin": "analizzare",
        r"diritto al piatto|nuovo diritto": "una vita",
        r"[Bb]orsello": "la borsa",
        r"pezzi di legno": "le pedine di legno",
        r"tempo de(i bambini|gli adulti)": "la fase bambini, la fase adulti",
        r"\b(cento|in) giri\b": "le mani",
    },
}
"""What is not said in a language, and what is said in its place."""
QUOTES = {"de": "„“", "en": "“”", "it": "«»"}
SOUGHT = {"past matches, analyse", "memorable deals", "prizes, trophy shelf"}
"""Former names by which *Everything* finds their place."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def strings(tree, path=()):
    """Every text of a nested table, with the keys that lead to it."""
    if isinstance(tree, dict):
        for key, below in tree.items():
            yield from strings(below, (*path, key))
    elif isinstance(tree, list):
        for below in tree:
            yield from strings(below, path)
    elif isinstance(tree, str):
        yield ".".join(path), tree


def messages(language):
    """Every message of a language with the context it has, English ones by themselves."""
    file = translation("cucu-desktop.pot" if language == "en" else f"{language}.po")
    for each in read(file.read_text("utf-8")):
        for text in each.ids if language == "en" else each.texts:
            for line in text.splitlines():
                if each.ids[0] and each.ids[0] not in SOUGHT:
                    yield str(each.context), line


def of_tables(language, *kinds):
    for context, text in messages(language):
        if ":" in context and context.startswith(kinds or ("words", "account", "cards")):
            yield context, text


def of_places(language):
    for file in sorted(translation("local").rglob("*.toml")):
        for path, text in strings(tomllib.loads(file.read_text("utf-8"))):
            if path.endswith(f".{language}"):
                yield f"{file.relative_to(translation())} {path}", text


def of_catalogue(language):
    return ((context, text) for context, text in messages(language) if ":" not in context)


def of_rules(language):
    for file in sorted(asset("rules").glob(f"*.{language}.md")):
        for line in file.read_text("utf-8").splitlines():
            yield file.name, re.sub(r"!\[\w+\]\([^)]*\)", "", line)


def of_scenarios(language):
    for file in sorted(asset("scenarios").rglob("*.toml")):
        scenario = tomllib.loads(file.read_text("utf-8"))
        for table in ("title", "notes"):
            yield f"{file.name} {table}", scenario[table][language]


@lru_cache(1)  # the tests of a language follow each other
def everything(language):
    kinds = (of_tables, of_places, of_catalogue, of_rules, of_scenarios)
    return [text for texts in kinds for text in texts(language)]


def found(pattern, texts):
    return [(where, text) for where, text in texts if re.search(pattern, text)]


@in_every_language
def test_everything_is_read(language):
    assert len(everything(language)) > 2500
    assert all(len(list(texts(language))) > 90 for texts in (of_places, of_catalogue, of_rules, of_scenarios))


@pytest.mark.parametrize(
    ("language", "pattern", "instead"),
    [(language, *each) for language, names in OTHER_NAMES.items() for each in names.items()],
)
def test_one_thing_has_one_name(language, pattern, instead):
    assert not found(pattern, everything(language)), instead


def test_in_german_what_is_won_is_a_spiel_and_what_is_saved_a_partie():
    assert not found(r"\bPartien?\b", of_tables("de", "words", "account"))
    assert found(r"\bPartien?\b", of_catalogue("de"))


@in_every_language
def test_quotation_marks_are_those_of_the_language_and_apostrophes_are_curly(language):
    opening, closing = QUOTES[language]
    strange = set("„“”‚‘«»‹›\"'") - {opening, closing}
    for where, text in everything(language):
        if where.startswith("command"):
            continue  # what a terminal prints about itself, in argparse's own marks
        assert not strange & set(re.sub(r"<[^>]*>", "", text)), (where, text)
        assert text.count(opening) == text.count(closing), (where, text)
        assert "..." not in text, (where, text)
        assert not re.search(r"\s-\s|[\d}] %", text), (where, text)


def test_an_before_a_numeral_that_begins_with_a_vowel():
    assert not found(r"\b[Aa] (?=[IX][IVX]*\b)|\b[Aa]n (?=V)", everything("en"))


def test_no_german_pronoun_points_back_to_a_card_of_any_gender():
    pattern = r"\{(card|meaning)\}[.:!?;] (E[rs]|Si[e]|D(ie|er|as|en)) (?!\w+ )"
    assert not found(pattern, everything("de"))
    assert not found(r"\{card\}\. (Die|Der|Das) darf", everything("de"))


def test_no_italian_preposition_stands_before_an_article():
    assert not found(r"\b(di|a|da|in|su) \{(card|meaning|share|what)\}", everything("it"))
    assert not found(r"\b(di|a|da|in|su) (il|lo|i|gli|l’)\b", everything("it"))


@in_every_language
def test_one_coin_is_no_plural(language):
    """The number of coins may be one: no verb beside it is bound to several."""
    counted = r"\{(coins|cost|tokens|chips)\}"
    assert not found(rf"{counted} (are|were|werden|sind|sono|vanno|servono)\b", everything(language))
    assert not found(rf"\b(servono|vogliono|fehlen|sind) {counted}", everything(language))
    assert not found(rf"\bne \w+ {counted}", everything("it"))


@in_every_language
def test_a_deal_is_begun_in_few_words_that_fit_every_game(language):
    """No text gives the number of cards, which differs from game to game."""
    for game in GAMES:
        told = words_of("account", language, game)["story"]["deal-began"]
        (way,) = addressed(told)
        assert not re.search(r"\b(cards?|Karten?|carta)\b", way), game
