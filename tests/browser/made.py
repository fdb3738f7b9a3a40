"""A children's party of the test's making: what the server sends is changed on its way to the page."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Game = dict[str, Any]


class Party:
    """The birthday with as many rabbits as wanted (K11), after the one visit that was really played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last = ""
        self.rabbits: int | None = None
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(lambda address: address.endswith("/ws"), self._connected)
        page.reload()

    def show(self, rabbits: int) -> None:
        """Nothing happens at the real table meanwhile: it waits for this player."""
        assert self.socket, "the page has no line to the table yet"
        self.rabbits = rabbits
        self.socket.send(self._made(self.last))
        self.page.locator("main.birthday").wait_for()
        self.page.locator(".confetti i").nth(rabbits * 5).wait_for(state="detached")

    def _connected(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            if json.loads(message).get("type") == "view":
                # The page may look again by itself, after a silence: the party goes on.
                self.last = str(message)
                message = self._made(self.last)
            socket.send(message)

        def asked(message: str | bytes) -> None:
            said = json.loads(message)
            server.send(json.dumps(said | {"whole": True}) if said["type"] == "hello" else message)

        self.socket = socket
        server.on_message(told)
        socket.on_message(asked)

    def _made(self, real: str) -> str:
        if self.rabbits is None:
            return real
        said = json.loads(real)
        _end(said["view"]["game"], self.rabbits)
        return json.dumps(said)


def _end(game: Game, rabbits: int) -> None:
    for i, burrow in enumerate(game["board"]["burrows"]):
        burrow["closed"] = i < rabbits // 2
    game["board"] |= {"rabbits": rabbits, "day": 6}
    visit = game["previous"]
    history = [visit, visit | {"number": 2, "visit": visit["visit"] | {"welcomed": True, "burrow": 1}}]
    game |= {"phase": "over", "waiting_for": [], "history": history, "menu": []}
    game["result"] = {"reason": "finished", "winners": [], "scores": None, "rabbits": rabbits}
