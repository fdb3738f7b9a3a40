"""The game below a path of its host: page, scripts, sockets, cards and links all stay there."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def house_below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("below"), base="/games/reverie")
    house.open()
    yield house
    house.close()


def test_a_game_below_a_path_in_a_browser(guests: Guests, house_below: House) -> None:
    ana, bo = guests("Ana", house_below), guests("Bo", house_below)
    asked: list[str] = []
    for person in (ana, bo):
        person.page.on("request", lambda request: asked.append(request.url))
        person.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws://", "http://")))
    link = ana.open_table(target=6)
    assert link.startswith(f"{house_below.address}/t/")
    bo.join(link)
    ana.add_bots(1)
    ana.start()
    for person in (ana, bo):
        person.page.wait_for_function(
            "() => [...document.images].some((i) => i.src.includes('/cards/') && i.naturalWidth > 100)"
        )
    bo.page.reload()
    bo.page.wait_for_function(
        "() => [...document.images].some((i) => i.src.includes('/games/reverie/cards/'))"
    )
    strays = [url for url in asked if not url.startswith((house_below.address, "data:", "blob:"))]
    assert strays == []
    assert any(url.endswith("/games/reverie/ws") for url in asked)
