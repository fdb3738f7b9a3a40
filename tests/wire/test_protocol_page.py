"""docs/protocol.md says what is true: its example, its limits, its addresses, its codes."""

import importlib.util
import json
import re
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

from reverie.front.allowances import USUAL, Allowance
from reverie.front.picture_trouble import TROUBLE
from reverie.front.requests import ROUTES
from reverie.rooms.live.table_limits import USUAL as TABLE
from reverie.rooms.tokens import SYMBOLS
from reverie.web import operator, own_decks, pictures
from reverie.wire.document import EXAMPLE
from reverie.wire.generate import DOCUMENT

PAGE: Final = DOCUMENT.read_text("utf-8")


def merging() -> Callable[[Any, Any], Any]:
    """The function that the page shows, from the example client."""
    spec = importlib.util.spec_from_file_location("client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    found: Callable[[Any, Any], Any] = client.merged
    return found


def test_the_change_of_the_page_leads_to_the_view_of_the_page() -> None:
    view, change, after = (json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    assert merging()(view, change) == after


def test_every_address_is_on_the_page_and_no_other() -> None:
    there: set[tuple[str, str]] = {(route.method, route.path) for route in ROUTES}
    for table in (own_decks.routes, pictures.routes, operator.routes):
        for route in table:
            assert isinstance(route, web.RouteDef)
            if route.path.startswith("/api"):
                there.add((route.method, route.path))
    told = set()
    for line in re.findall(r"^\| (`(?:GET|POST|PUT|PATCH|DELETE).*?) \|", PAGE, re.MULTILINE):
        methods = re.findall(r"GET|POST|PUT|PATCH|DELETE", line)
        told |= {(method, path) for path in re.findall(r"/api[^`?]*", line) for method in methods}
    assert told == there


def test_every_limit_is_on_the_page() -> None:
    for name in USUAL.__struct_fields__:
        allowed = getattr(USUAL, name)
        if isinstance(allowed, Allowance):
            at_once, more = allowed.written.split()
            assert f"| {at_once}, {more} |" in PAGE, name
    assert f"| {TABLE.rows:,} or {TABLE.megabytes} MB |" in PAGE
    assert f"`{SYMBOLS}`" in PAGE


def test_every_code_of_own_pictures_is_on_the_page() -> None:
    said = PAGE[PAGE.index("Own pictures are refused") :].split("\n\n")[0]
    groups = re.findall(r"((?:`[a-z-]+`(?: and |, )?)+) \((\d+)\)", said.replace("\n", " "))
    found = {code: int(status) for codes, status in groups for code in re.findall(r"`([a-z-]+)`", codes)}
    assert found == TROUBLE
