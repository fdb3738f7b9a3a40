"""One connection as its shell holds it: a WebSocket, or a message port of the tab that the server runs in."""

from typing import Protocol

from reverie.rooms.live.connection import Connection


class PortClosed(ConnectionError):
    """The other end has gone, or was hung up on."""


class Port(Protocol):
    async def receive(self) -> str | None:
        """The next frame. None: something that is no text. `PortClosed`: there is none any more."""
        ...

    async def send(self, frame: bytes) -> None: ...

    async def close(self, code: int) -> None: ...

    def attend(self, connection: Connection) -> None:
        """Send what waits at this connection, whenever there is something, until it ends; then hang up."""
        ...

    async def finish(self) -> None:
        """Until what waits has been sent, or somebody who reads nothing has been given up (R9)."""
        ...
