"""A seat outlives its page: which messages the page's script sends when it is opened, without a browser."""

import json

import pytest
from PySide6.QtQml import QJSEngine

from cucu_desktop.resources import asset

pytestmark = pytest.mark.usefixtures("qapp")

BROWSER = """
function part() {
  return {
    dataset: {words: '{}'}, style: {setProperty() {}}, hidden: true, value: '', textContent: '',
    classList: {add() {}, remove() {}, toggle() {}}, setAttribute() {}, addEventListener() {},
    append() {}, replaceChildren() {}, focus() {}, querySelectorAll() { return []; },
  };
}
function storage(text) {
  const items = JSON.parse(text);
  return {
    items: items,
    getItem(key) { return key in items ? items[key] : null; },
    setItem(key, value) { items[key] = String(value); },
    removeItem(key) { delete items[key]; },
  };
}
var parts = {};
var document = part();
document.body = part();
document.documentElement = part();
document.documentElement.lang = 'en';
document.getElementById = (id) => (parts[id] = parts[id] || part());
document.createElement = part;
var history = {replaceState(state, title, path) { location.pathname = path; }};
var opened = [];
function WebSocket(url) {
  this.url = url;
  this.readyState = 1;
  this.sent = [];
  this.send = (text) => this.sent.push(JSON.parse(text));
  opened.push(this);
}
function setTimeout() {}
function addEventListener() {}
var window = {addEventListener() {}, matchMedia() { return {matches: false, addEventListener() {}}; }};
"""


class Script:
    """The script of a page at a path of the table, with what its browser has stored."""

    def __init__(self, path, page="{}", browser="{}"):
        self._engine = QJSEngine()
        self._run(BROWSER)
        self._run(f"var location = {{pathname: {path!r}, host: 'table:1'}};")
        self._run(f"window.sessionStorage = storage({page!r}); window.localStorage = storage({browser!r});")
        self._run(asset("guests", "page.js").read_text("utf-8"))

    def _run(self, script):
        value = self._engine.evaluate(script)
        assert not value.isError(), (value.toString(), value.property("lineNumber").toInt())
        return value

    def read(self, expression):
        return json.loads(self._run(f"JSON.stringify({expression})").toString())

    def connect(self):
        """Open the latest connection; return its path and what the page has sent over it."""
        self._run("if (opened[opened.length - 1].onopen) opened[opened.length - 1].onopen();")
        return self.read("opened[opened.length - 1].url").split("/ws/")[1], self.sent

    @property
    def sent(self):
        return self.read("opened[opened.length - 1].sent")

    def hear(self, **message):
        text = json.dumps(json.dumps(message))
        self._run(f"opened[opened.length - 1].onmessage({{data: {text}}});")

    def join(self, name):
        self._run(f"document.getElementById('name').value = {name!r};")
        self._run("document.getElementById('join').onsubmit({preventDefault() {}});")

    @property
    def stored(self):
        """What page and browser have stored, as text."""
        kinds = ("sessionStorage", "localStorage")
        return tuple(json.dumps(self.read(f"window.{kind}.items")) for kind in kinds)

    @property
    def asks(self):
        return not self.read("document.getElementById('join').hidden")


@pytest.fixture
def seated():
    """What is stored when Anna has a seat."""
    page = Script("/j/T1")
    assert page.asks
    page.join("Anna")
    assert page.connect() == ("j/T1?l=en", [{"name": "Anna"}])
    page.hear(secret="S1")
    page.hear(joined=True)
    assert page.read("location.pathname") == "/p"
    return page.stored


def test_the_code_opened_in_the_same_page_leads_to_the_same_seat(seated):
    page = Script("/j/T1", *seated)
    assert page.connect() == ("j/T1?l=en", [{"name": "Anna", "back": "S1"}])
    assert page.stored == seated, "the secret stays until another one is given"


def test_a_new_page_of_the_browser_asks_for_the_seat_and_shows_the_form_if_it_is_open(seated):
    page = Script("/j/T1", browser=seated[1])
    assert page.connect() == ("j/T1?l=en", [{"back": "S1"}])
    assert not page.asks
    page.hear(refused="open")
    assert page.asks
    page.join("Bea")
    assert page.sent[-1] == {"name": "Bea"}
    page.join("Anna")
    assert page.sent[-1] == {"name": "Anna", "back": "S1"}


def test_a_page_without_the_code_goes_on_with_the_seat_of_the_browser(seated):
    assert Script("/p", browser=seated[1]).connect()[0] == "s/S1?l=en"
    assert Script("/p", *seated).connect()[0] == "s/S1?l=en"


def test_another_table_and_another_page_get_no_seat_of_this_one(seated):
    page = Script("/j/T2", *seated)
    assert page.asks
    page.join("Anna")
    assert page.connect() == ("j/T2?l=en", [{"name": "Anna"}])
    assert Script("/w/T3", *seated).connect()[0] == "w/T3?l=en"


def test_a_seat_that_is_given_up_is_forgotten(seated):
    page = Script("/p", *seated)
    page.hear(closed="left")
    assert "S1" not in "".join(page.stored)
    page = Script("/p", *seated)
    page.hear(closed="elsewhere")
    assert page.stored == seated
