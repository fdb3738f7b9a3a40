"""Stands between Firefox and Playwright: a command that this Firefox does not know counts as done."""

import asyncio
import json
import os
import re
import sys

import aiohttp
from aiohttp import web


async def main(firefox: str, arguments: list[str]) -> None:
    process = await asyncio.create_subprocess_exec(
        firefox, *arguments, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    address = ""
    while not address and (line := await process.stderr.readline()):
        found = re.search(rb"WebDriver BiDi listening on (ws://\S+)", line)
        address = found[1].decode() if found else ""
    reading = asyncio.create_task(process.stderr.read())

    async def carry(request: web.Request) -> web.WebSocketResponse:
        here = web.WebSocketResponse(max_msg_size=0)
        await here.prepare(request)
        path = "" if address.endswith(request.path) else request.path
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(address + path, max_msg_size=0) as there,
        ):
            answers = asyncio.create_task(_answers(there, here))
            async for message in here:
                await there.send_str(message.data)
            answers.cancel()
        return here

    app = web.Application()
    app.router.add_get("/{path:.*}", carry)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(f"WebDriver BiDi listening on ws://127.0.0.1:{runner.addresses[0][1]}", file=sys.stderr, flush=True)
    await process.wait()
    reading.cancel()


async def _answers(there: aiohttp.ClientWebSocketResponse, here: web.WebSocketResponse) -> None:
    async for message in there:
        answer = json.loads(message.data)
        if answer.get("error") == "unknown command":
            await here.send_str(json.dumps({"type": "success", "id": answer["id"], "result": {}}))
        else:
            await here.send_str(message.data)


if __name__ == "__main__":
    asyncio.run(main(os.environ["REVERIE_FIREFOX"], sys.argv[1:]))
