"""The catalogues hold every text of the program in every language, also when it changes."""

import importlib.util
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool():
    spec = importlib.util.spec_from_file_location("catalogues", ROOT / "packaging" / "catalogues.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def files():
    found = sorted((ROOT / "translations").glob("*.po"))
    assert {path.stem for path in found} >= {"de", "it"}
    return found


def template(*messages):
    """A template with messages of these contexts and ids."""
    made = Catalog()
    for context, *ids in messages:
        made.add(tuple(ids) if len(ids) > 1 else ids[0], context=context)
    return made


def translated(*messages, locale="de"):
    """A catalogue with messages of these contexts, ids and texts."""
    made = Catalog(locale=locale)
    for context, english, text in messages:
        made.add(english, text, context=context)
    return made


def told(catalog):
    return [
        (message.context, message.id, message.string, "fuzzy" in message.flags)
        for message in catalog
        if message.id
    ]


def test_the_catalogues_are_up_to_date(tool):
    for path, text in tool.up_to_date().items():
        assert path.read_text("utf-8") == text, (
            "python3 packaging/bootstrap.py words, then translate what is new"
        )


def test_nothing_is_left_untranslated(tool, files):
    for path in files:
        for message in tool.read(path):
            assert not message.fuzzy, (path.stem, message.context, message.id)
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            assert all(text.strip() for text in strings), (path.stem, message.context, message.id)


def test_every_place_to_be_filled_is_there_in_translation(tool, files):
    def places(text):
        return sorted(set(re.findall(r"\{\w+\}|%\(\w+\)[sr]|%[sr]", text)))

    for path in files:
        for message in tool.read(path):
            if message.id:
                ids, texts = tool._ids(message), tool._strings(message)
                where = (path.stem, message.context, ids)
                assert places(texts[-1]) == places(ids[-1]), where
                assert set(places(texts[0])) <= {*places(ids[0]), *places(ids[-1])}, where
                if not tool.is_keyed(message):
                    assert all(text.count("&") == ids[0].count("&") for text in texts), where


def test_a_list_has_as_many_lines_in_every_language(tool, files):
    for path in files:
        for message in tool.read(path):
            if "A list: as many lines." in message.auto_comments:
                assert message.string.count("\n") == message.id.count("\n"), (path.stem, message.context)


def test_texts_are_found_in_the_source(tool):
    source = (
        'tr("Saves", "Open")\ntr("Start", "Guest", "a name")\ntrn("Saves", "{n} match", "{n} matches", n)\n'
    )
    assert list(tool.texts_in(source)) == [
        ("Saves", ("Open",), ""),
        ("Start", ("Guest",), "a name"),
        ("Saves", ("{n} match", "{n} matches"), ""),
    ]
    assert list(tool.texts_in('tr("usage: ")\ntr(one)', "command")) == [("command", ("usage: ",), "")]


@pytest.mark.parametrize(
    "call", ['tr("Saves", name)', 'tr("Saves", f"{name}")', 'tr("Saves")', 'trn("Saves", one, "{n}", n)']
)
def test_a_text_that_cannot_be_found_is_refused(tool, call):
    with pytest.raises(ValueError, match="line 1: context and text"):
        list(tool.texts_in(call))


def test_the_template_takes_texts_from_the_source_and_keeps_those_with_keys(tool):
    old = template(("Saves", "gone"), ("words:and", "and"))
    new = tool.template_of(old, [tool.Text("Saves", ("Open",), "a button")])
    assert [(message.context, message.id) for message in new if message.id] == [
        ("Saves", "Open"),
        ("words:and", "and"),
    ]
    assert new.get("Open", "Saves").auto_comments == ["a button"]


def test_what_is_new_is_added_and_what_is_gone_goes(tool):
    old = translated(("A", "old", "alt"), ("A", "kept", "bleibt"))
    assert told(tool.merged(old, template(("A", "kept"), ("B", "something else")))) == [
        ("A", "kept", "bleibt", False),
        ("B", "something else", "", False),
    ]


def test_a_message_whose_english_has_changed_is_fuzzy_and_tells_what_it_was(tool):
    old = translated(("words:turn", "Keep or exchange?", "Behalten, tauschen?"), ("A", "Open file", "Öffnen"))
    new = tool.merged(old, template(("words:turn", "Your turn."), ("A", "Open the file")))
    assert [each[2:] for each in told(new)] == [("Behalten, tauschen?", True), ("Öffnen", True)]
    assert new.get("Your turn.", "words:turn").previous_id == ["Keep or exchange?"]
    again = tool.merged(new, template(("words:turn", "Your turn."), ("A", "Open the file")))
    assert told(again) == told(new)


def test_a_text_that_counts_now_has_a_form_for_each_number(tool):
    old = translated(("A", "{n} matches", "{n} partii"), locale="pl")
    new = tool.merged(old, template(("A", "{n} match", "{n} matches")))
    assert told(new) == [("A", ("{n} match", "{n} matches"), ("{n} partii",) * 3, True)]


def test_a_language_is_begun_with_its_plural_forms(tool):
    begun = tool.up_to_date("pl")[ROOT / "translations" / "pl.po"]
    assert '"Plural-Forms: nplurals=3; ' in begun
    assert begun.count('msgstr[2] ""') > 20
    assert not (ROOT / "translations" / "pl.po").exists()
