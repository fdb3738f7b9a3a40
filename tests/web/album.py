"""Someone who makes a deck of their own pictures over HTTP."""

import io
import json
from dataclasses import dataclass
from typing import Any

from tests.web.guest import House

HEAD = {"title": "Our summer", "language": "en", "licence": "own", "author": "Ana"}


@dataclass
class Maker:
    """Holds the token of one deck."""

    house: House
    deck: str
    token: str

    @property
    def path(self) -> str:
        return f"/api/own-decks/{self.deck}"

    async def ask(self, method: str, path: str = "", body: Any = None, data: Any = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {self.token}"}
        data = io.BytesIO(data) if isinstance(data, bytes) else data
        address = self.house.origin + self.path + path
        async with self.house.http.request(method, address, json=body, data=data, headers=headers) as answer:
            text = await answer.text()
            if answer.content_type == "application/x-ndjson":
                return answer.status, [json.loads(line) for line in text.splitlines()]
            return answer.status, json.loads(text) if text else None

    async def add(self, data: Any, name: str = "") -> tuple[int, Any]:
        return await self.ask("POST", f"/cards?name={name}", data=data)

    async def cards(self) -> list[dict[str, Any]]:
        status, deck = await self.ask("GET")
        assert status == 200, deck
        found: list[dict[str, Any]] = deck["cards"]
        return found

    async def seen(self, card: dict[str, Any], size: int = 600) -> tuple[int, bytes, str]:
        """The picture of a card as any player gets it."""
        address = f"{self.house.origin}/cards/{card['picture']['key']}.{size}.webp"
        async with self.house.http.get(address) as answer:
            return answer.status, await answer.read(), answer.headers["Cache-Control"]


async def new_deck(house: House, **head: Any) -> Maker:
    made = await house.post("/api/own-decks", HEAD | head)
    return Maker(house, made["deck"]["id"], made["token"])
