"""A real server in a process of its own, on a port of this machine, with a deck of blank cards."""

import asyncio
import socket
import sys
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

ROOT = Path(__file__).parents[2]
SERVER = """
import sys
from pathlib import Path
from reverie.web import server
from tests.web.paper import PaperLibrary
server.open_library = lambda *_: PaperLibrary()
data, port, pace = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
options = server.Options(data=data, host="127.0.0.1", port=port, bot_pace=pace, limits=False)
server.run(options, lambda _: print("up", flush=True))
"""


PORTS = range(10_000, 32_000)
"""Below those that connections going out are given: one of them may take a port before the server does."""


def free_port() -> int:
    for port in SystemRandom().sample(PORTS, 50):
        with socket.socket() as s, suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no free port")


async def start(
    data: Path, port: int, pace: float = 0.0, errors: int | None = None
) -> asyncio.subprocess.Process:
    """Returns when it answers. `errors`: where its log goes."""
    arguments = (str(data), str(port), str(pace))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVER, *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=errors,
        cwd=ROOT,
    )
    assert process.stdout is not None
    try:
        assert await asyncio.wait_for(process.stdout.readline(), 60) == b"up\n"
    except BaseException:
        process.kill()  # nobody else would end it
        await process.wait()
        raise
    return process
