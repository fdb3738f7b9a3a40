"""The least a server can do, to measure ours against: parse a command, send ready views, keep nothing."""

import sys
from collections import defaultdict
from importlib import import_module
from typing import Any

import msgspec


def starlette(port: int, size: int) -> None:
    """Starlette on uvicorn: a hello names the room; every command sends six ready views."""
    uvicorn, applications = import_module("uvicorn"), import_module("starlette.applications")
    routing, websockets = import_module("starlette.routing"), import_module("starlette.websockets")
    rooms: dict[str, list[Any]] = defaultdict(list)
    ready = ["".join(('{"type":"view","view":"', str(seat) * (size - 25), '"}')) for seat in range(6)]

    async def endpoint(socket: Any) -> None:
        await socket.accept()
        try:
            hello = msgspec.json.decode(await socket.receive_text())
            room = rooms[hello["room"]]
            room.append(socket)
            while True:
                command = msgspec.json.decode(await socket.receive_text())
                for other, view in zip(room, ready, strict=True):
                    await other.send_text(view)
                await socket.send_text(f'{{"type":"done","id":"{command["id"]}"}}')
        except websockets.WebSocketDisconnect:
            pass

    app = applications.Starlette(routes=[routing.WebSocketRoute("/ws", endpoint)])
    uvicorn.run(app, port=port, log_level="error", ws_per_message_deflate=False, loop="uvloop")


def aiohttp_idle(port: int, size: int) -> None:
    """Bare aiohttp: accepts sockets and waits."""
    import uvloop
    from aiohttp import web

    async def endpoint(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, heartbeat=25)
        await socket.prepare(request)
        async for _ in socket:
            pass
        return socket

    app = web.Application()
    app.router.add_get("/ws", endpoint)
    loop = uvloop.new_event_loop()
    web.run_app(app, port=port, print=None, access_log=None, loop=loop, shutdown_timeout=1)


KINDS: dict[str, Any] = {"starlette": starlette, "aiohttp": aiohttp_idle}

if __name__ == "__main__":
    KINDS[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3]))
