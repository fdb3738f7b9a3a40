"""Own pictures in a tab: what the page tells of its prints is kept, offered at tables and cleared away."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from reverie.lobby.commands import AddBot, Configure, Start
from reverie.tab.server import TabServer
from reverie.wire.bodies import DeckView, Failure, Seated
from reverie.wire.messages import Do, Done, Refused, View
from reverie.wire.own_decks import OwnCardView, OwnDeckMade, OwnDeckView, PictureRules
from tests.tab.drawer import Drawer
from tests.tab.page_end import PageEnd, ask, opened

OWN = "/api/own-decks"


def key(n: int) -> str:
    return f"{n:040x}"


def tell(story: Callable[[Drawer], Awaitable[None]]) -> None:
    asyncio.run(story(Drawer()))  # type: ignore[arg-type]


async def made(server: TabServer, cards: int) -> OwnDeckMade:
    _, said = await ask(server, "POST", OWN, {"title": "Ours", "language": "en"})
    deck = msgspec.json.decode(said, type=OwnDeckMade)
    for n in range(cards):
        picture = {"name": f"the-old_pier {n}.jpg", "width": 800, "height": 900, "key": key(2 * n + 1)}
        picture |= {"whole": key(2 * n + 2), "preview": ""}
        status, said = await ask(server, "POST", f"{OWN}/{deck.deck.id}/cards", picture, deck.token)
        assert status == 200, said
    return deck


async def refused(server: TabServer, method: str, path: str, body: object, token: str | None = None) -> str:
    status, said = await ask(server, method, OWN + path, body, token)
    assert status >= 400, said
    return msgspec.json.decode(said, type=Failure).error.code


async def shown(server: TabServer, deck: OwnDeckMade) -> OwnDeckView:
    status, said = await ask(server, "GET", f"{OWN}/{deck.deck.id}", token=deck.token)
    assert status == 200, said
    return msgspec.json.decode(said, type=OwnDeckView)


async def prints(server: TabServer) -> set[str]:
    return set(msgspec.json.decode((await ask(server, "GET", f"{OWN}/prints"))[1]))


async def table_with(server: TabServer, deck: OwnDeckMade) -> tuple[Seated, PageEnd]:
    """A game for three, played with nothing but these pictures."""
    _, said = await ask(server, "POST", "/api/rooms", {"name": "Ana"})
    seated = msgspec.json.decode(said, type=Seated)
    page = PageEnd(server, 1, (seated.token,))
    settings = (await page.until(View)).view.settings
    status, _ = await ask(
        server, "POST", f"/api/rooms/{seated.room}/decks", {"key": deck.token}, seated.token
    )
    assert status == 204
    chosen = msgspec.structs.replace(settings, decks=(deck.deck.id,))
    for command in (AddBot("Bea"), AddBot("Cleo"), Configure(chosen), Start()):
        heard = len(page.heard)
        page.say(Do(f"c{heard}", command))
        assert isinstance(await page.until((Done, Refused), heard), Done), page.heard[-1]
    return seated, page


def test_a_deck_is_made_kept_and_found_again() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        rules = msgspec.json.decode((await ask(server, "GET", OWN))[1], type=PictureRules)
        assert rules.open
        assert not rules.zip_bytes
        deck = await made(server, 3)
        cards = (await shown(server, deck)).cards
        assert [card.picture.key for card in cards] == [key(1), key(3), key(5)]
        assert cards[0].texts["en"].title == "The old pier 0"
        await server.stop()

        again = await opened(drawer)
        assert (await shown(again, deck)).cards == cards
        listed = msgspec.json.decode((await ask(again, "GET", "/api/decks"))[1], type=list[DeckView])
        assert deck.deck.id not in [one.id for one in listed]
        assert await prints(again) == {key(n) for n in range(1, 7)}
        await again.stop()

    tell(story)


def test_words_and_cut_can_be_changed_and_a_card_taken_out() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        deck = await made(server, 2)
        first, second = (await shown(server, deck)).cards
        path = f"{OWN}/{deck.deck.id}/cards/{first.id}"
        edit = {
            "texts": {"fr": {"title": " Le phare ", "tags": ["mer"]}},
            "cut": {"x": 0.2, "y": 0.5, "zoom": 1.5},
            "key": key(99),
        }
        status, said = await ask(server, "PATCH", path, edit, deck.token)
        assert status == 200, said
        card = msgspec.json.decode(said, type=OwnCardView)
        assert (card.texts["fr"].title, card.cut.zoom, card.picture.key) == ("Le phare", 1.5, key(99))
        assert await prints(server) == {key(99), key(2), key(3), key(4)}
        assert (await ask(server, "DELETE", path, token=deck.token))[0] == 204
        assert (await shown(server, deck)).cards == (second,)
        await server.stop()

    tell(story)


@pytest.mark.parametrize(
    ("picture", "code"),
    [
        ({"name": "a.jpg"}, "picture-broken"),
        ({"name": "a.jpg", "width": 299, "height": 900}, "picture-too-small"),
        ({"name": "a.jpg", "width": 900, "height": 900, "key": "../index"}, "unreadable"),
    ],
)
def test_what_is_no_picture_is_refused_with_a_reason(picture: dict[str, object], code: str) -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        deck = await made(server, 0)
        assert await refused(server, "POST", f"/{deck.deck.id}/cards", picture, deck.token) == code
        assert await refused(server, "GET", f"/{deck.deck.id}", None, "another") == "deck-gone"
        assert await refused(server, "GET", f"/{deck.deck.id}", None) == "deck-gone"
        assert (await shown(server, deck)).cards == ()
        await server.stop()

    tell(story)


def test_a_deck_in_play_goes_when_its_maker_has_said_when() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        deck = await made(server, 60)
        _, page = await table_with(server, deck)
        view = next(m for m in reversed(page.heard) if isinstance(m, View))
        assert view.view.game is not None
        assert all(card.startswith(deck.deck.id) for card in view.view.game.hand or ())
        path = f"/{deck.deck.id}"
        assert await refused(server, "DELETE", path, None, deck.token) == "deck-in-play"
        card = (await shown(server, deck)).cards[0].id
        assert await refused(server, "DELETE", f"{path}/cards/{card}", None, deck.token) == "deck-in-play"
        status, _ = await ask(server, "DELETE", f"{OWN}{path}?when=after-the-game", token=deck.token)
        assert status == 204
        assert await refused(server, "GET", path, None, deck.token) == "deck-gone"
        assert len(await prints(server)) == 120  # the game has its pictures
        await server.stop()

    tell(story)


def test_a_deck_goes_at_once_with_all_its_pictures() -> None:
    async def story(drawer: Drawer) -> None:
        server = await opened(drawer)
        deck = await made(server, 60)
        seated, _ = await table_with(server, deck)
        status, _ = await ask(server, "DELETE", f"{OWN}/{deck.deck.id}?when=now", token=deck.token)
        assert status == 204
        assert await prints(server) == set()
        back = PageEnd(server, 2, (seated.token,))
        assert deck.deck.id not in (await back.until(View)).view.decks
        await server.stop()

    tell(story)
