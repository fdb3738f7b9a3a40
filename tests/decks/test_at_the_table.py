"""A game with all built-in decks mixed, over a real server: every picture a player is told of is there."""

import asyncio
from pathlib import Path

import aiohttp
import msgspec

from reverie.decks.kinds import kind_of
from reverie.decks.library import open_library
from reverie.decks.places import BUILT_IN
from reverie.game.settings import Settings
from reverie.lobby.commands import Start
from reverie.web.options import Options
from reverie.web.server import running
from reverie.wire.messages import Done, View
from tests.web.guest import House

DECKS = tuple(sorted(folder.name for folder in BUILT_IN.iterdir()))
BROWSER = {"Accept": "image/avif,image/webp,image/apng,image/*,*/*;q=0.8"}


def test_all_built_in_decks_are_offered_dealt_and_shown(tmp_path: Path) -> None:
    async def story() -> None:
        options = Options(data=tmp_path, host="127.0.0.1", port=0, bot_pace=0.0)
        async with running(options, open_library(tmp_path)) as site, aiohttp.ClientSession() as http:
            h = House(site, http)
            async with http.get(f"{h.origin}/api/decks") as answer:
                licences = {deck["id"]: deck["licence"] for deck in await answer.json()}
                assert licences == dict.fromkeys(DECKS, "CC BY 4.0")
            settings = msgspec.to_builtins(Settings(ruleset="dixit", decks=DECKS, target=6))
            seats = [await h.post("/api/rooms", {"name": "P0", "settings": settings})]
            room = seats[0]["room"]
            seats += [await h.post(f"/api/rooms/{room}/join", {"name": f"P{n}"}) for n in (1, 2, 3)]
            players = [await h.connect(seat["token"], seed=n) for n, seat in enumerate(seats)]
            for guest in players:
                await guest.until(lambda g: g.view is not None)
            assert isinstance(await players[0].do(Start()), Done)
            await asyncio.gather(*(guest.play() for guest in players))
            told = (said for guest in players for said in guest.messages if isinstance(said, View))
            seen = {card: picture.key for view in told for card, picture in view.pictures.items()}
            assert {card.split("/")[0] for card in seen} == set(DECKS)
            for card, key in seen.items():
                for size in (600, 1200):
                    async with http.get(f"{h.origin}/cards/{key}.{size}.webp", headers=BROWSER) as answer:
                        data = await answer.read()
                        assert len(data) > 10_000, card
                        assert answer.content_type == f"image/{kind_of(data)}"
                        assert size == 1200 or answer.content_type == "image/webp"

    asyncio.run(story())
